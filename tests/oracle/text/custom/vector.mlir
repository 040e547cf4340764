module {
  func.func @print(%arg0: f32, %arg1: vector<4xf32>, %arg2: i32, %arg3: index) {
    vector.print %arg0 : f32
    vector.print %arg1 : vector<4xf32>
    vector.print %arg1 : vector<4xf32> punctuation <comma>
    vector.print %arg2 : i32 punctuation <no_punctuation>
    vector.print
    vector.print str "hello"
    vector.print
    vector.print %arg3 : index
    vector.print punctuation <open>
    vector.print punctuation <close>
    vector.print %arg0 : f32
    vector.print %arg0 : f32 punctuation <comma>
    return
  }
}
// -----
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @transfer(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: tensor<?x?xf32>, %arg4: vector<4xi1>, %arg5: vector<4x4xi1>) {
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x?xf32>, vector<4xf32>
    %1 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
    %2 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {permutation_map = #map} : memref<?x?xf32>, vector<4xf32>
    %3 = vector.transfer_read %arg0[%arg1, %arg1], %arg2, %arg4 : memref<?x?xf32>, vector<4xf32>
    %4 = vector.transfer_read %arg3[%arg1, %arg1], %arg2 : tensor<?x?xf32>, vector<4x4xf32>
    %5 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true, false], permutation_map = #map1} : memref<?x?xf32>, vector<4x4xf32>
    vector.transfer_write %0, %arg0[%arg1, %arg1] : vector<4xf32>, memref<?x?xf32>
    vector.transfer_write %0, %arg0[%arg1, %arg1] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
    vector.transfer_write %4, %arg0[%arg1, %arg1] {in_bounds = [true, true]} : vector<4x4xf32>, memref<?x?xf32>
    vector.transfer_write %0, %arg0[%arg1, %arg1], %arg4 : vector<4xf32>, memref<?x?xf32>
    %6 = vector.transfer_write %0, %arg3[%arg1, %arg1] : vector<4xf32>, tensor<?x?xf32>
    vector.transfer_write %4, %arg0[%arg1, %arg1] {permutation_map = #map1} : vector<4x4xf32>, memref<?x?xf32>
    return
  }
}
// -----
module {
  func.func @access(%arg0: memref<4x8xf32>, %arg1: index, %arg2: vector<8xf32>, %arg3: vector<4x8xf32>, %arg4: f32, %arg5: vector<8xi1>) {
    %0 = vector.load %arg0[%arg1, %arg1] : memref<4x8xf32>, vector<8xf32>
    vector.store %0, %arg0[%arg1, %arg1] : memref<4x8xf32>, vector<8xf32>
    %1 = vector.extract %arg3[0] : vector<8xf32> from vector<4x8xf32>
    %2 = vector.extract %arg3[0, 1] : f32 from vector<4x8xf32>
    %3 = vector.extract %arg2[%arg1] : f32 from vector<8xf32>
    %4 = vector.insert %arg4, %arg2 [0] : f32 into vector<8xf32>
    %5 = vector.insert %arg2, %arg3 [%arg1] : vector<8xf32> into vector<4x8xf32>
    %6 = vector.broadcast %arg4 : f32 to vector<8xf32>
    %7 = vector.fma %arg2, %arg2, %arg2 : vector<8xf32>
    %8 = vector.reduction <add>, %arg2 : vector<8xf32> into f32
    %9 = vector.reduction <maximumf>, %arg2, %arg4 fastmath<fast> : vector<8xf32> into f32
    %10 = vector.maskedload %arg0[%arg1, %arg1], %arg5, %arg2 : memref<4x8xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    vector.maskedstore %arg0[%arg1, %arg1], %arg5, %arg2 : memref<4x8xf32>, vector<8xi1>, vector<8xf32>
    %11 = vector.create_mask %arg1 : vector<8xi1>
    %12 = vector.constant_mask [4] : vector<8xi1>
    %13 = vector.bitcast %arg2 : vector<8xf32> to vector<8xi32>
    %14 = vector.shape_cast %arg3 : vector<4x8xf32> to vector<32xf32>
    %15 = vector.from_elements %arg4, %arg4 : vector<2xf32>
    %16 = vector.shuffle %arg2, %arg2 [0, 1, 8, 9] : vector<8xf32>, vector<8xf32>
    %17 = vector.extract_strided_slice %arg2 {offsets = [2], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
    %18 = vector.step : vector<4xindex>
    %19 = vector.transpose %arg3, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
    return
  }
}
