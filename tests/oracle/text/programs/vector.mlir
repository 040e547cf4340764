func.func @print(%a: f32, %v: vector<4xf32>, %i: i32, %x: index) {
  vector.print %a : f32
  vector.print %v : vector<4xf32>
  vector.print %v : vector<4xf32> punctuation <comma>
  vector.print %i : i32 punctuation <no_punctuation>
  vector.print punctuation <newline>
  vector.print str "hello"
  vector.print
  vector.print %x : index
  vector.print punctuation <open>
  vector.print punctuation <close>
  "vector.print"(%a) : (f32) -> ()
  "vector.print"(%a) <{punctuation = #vector.punctuation<comma>}> : (f32) -> ()
  return
}

// -----
func.func @transfer(%m: memref<?x?xf32>, %i: index, %f: f32, %t: tensor<?x?xf32>, %mask: vector<4xi1>, %mask2: vector<4x4xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %2 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  %3 = vector.transfer_read %m[%i, %i], %f, %mask : memref<?x?xf32>, vector<4xf32>
  %4 = vector.transfer_read %t[%i, %i], %f : tensor<?x?xf32>, vector<4x4xf32>
  %5 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x4xf32>
  vector.transfer_write %0, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %0, %m[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %4, %m[%i, %i] {in_bounds = [true, true]} : vector<4x4xf32>, memref<?x?xf32>
  vector.transfer_write %0, %m[%i, %i], %mask : vector<4xf32>, memref<?x?xf32>
  %6 = vector.transfer_write %0, %t[%i, %i] : vector<4xf32>, tensor<?x?xf32>
  vector.transfer_write %4, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x4xf32>, memref<?x?xf32>
  return
}

// -----
func.func @access(%m: memref<4x8xf32>, %i: index, %v: vector<8xf32>, %w: vector<4x8xf32>, %f: f32, %mask: vector<8xi1>) {
  %0 = vector.load %m[%i, %i] : memref<4x8xf32>, vector<8xf32>
  vector.store %0, %m[%i, %i] : memref<4x8xf32>, vector<8xf32>
  %1 = vector.extract %w[0] : vector<8xf32> from vector<4x8xf32>
  %2 = vector.extract %w[0, 1] : f32 from vector<4x8xf32>
  %3 = vector.extract %v[%i] : f32 from vector<8xf32>
  %4 = vector.insert %f, %v[0] : f32 into vector<8xf32>
  %5 = vector.insert %v, %w[%i] : vector<8xf32> into vector<4x8xf32>
  %6 = vector.broadcast %f : f32 to vector<8xf32>
  %8 = vector.fma %v, %v, %v : vector<8xf32>
  %9 = vector.reduction <add>, %v : vector<8xf32> into f32
  %10 = vector.reduction <maximumf>, %v, %f fastmath<fast> : vector<8xf32> into f32
  %11 = vector.maskedload %m[%i, %i], %mask, %v : memref<4x8xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %m[%i, %i], %mask, %v : memref<4x8xf32>, vector<8xi1>, vector<8xf32>
  %12 = vector.create_mask %i : vector<8xi1>
  %13 = vector.constant_mask [4] : vector<8xi1>
  %14 = vector.bitcast %v : vector<8xf32> to vector<8xi32>
  %15 = vector.shape_cast %w : vector<4x8xf32> to vector<32xf32>
  %16 = vector.from_elements %f, %f : vector<2xf32>
  %17 = vector.shuffle %v, %v [0, 1, 8, 9] : vector<8xf32>, vector<8xf32>
  %18 = vector.extract_strided_slice %v {offsets = [2], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
  %19 = vector.step : vector<4xindex>
  %20 = vector.transpose %w, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  return
}
