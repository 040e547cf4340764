func.func @twice(%x: f32) -> !async.value<f32> {
  %token, %value = async.execute -> !async.value<f32> {
    %y = arith.addf %x, %x : f32
    async.yield %y : f32
  }
  return %value : !async.value<f32>
}
