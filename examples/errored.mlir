// Counts references by hand, or not at all: nobody drops the value where it failed.
func.func @read(%v: !async.value<f32>) -> f32 {
  async.runtime.await %v : !async.value<f32>
  %failed = async.runtime.is_error %v : !async.value<f32>
  cf.cond_br %failed, ^failed, ^fine
^failed:
  %zero = arith.constant 0.0 : f32
  return %zero : f32
^fine:
  %x = async.runtime.load %v : <f32>
  return %x : f32
}
