func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloc() : memref<6xf32>
  %m2 = memref.cast %m : memref<6xf32> to memref<?xf32>
  %mi = memref.alloc() : memref<2x5xi32>
  %z = arith.constant -1.5 : f32
  %zi = arith.constant 7 : i32
  %v = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %w = arith.constant dense<[10, -20, 30, 40]> : vector<4xi32>
  %cv = arith.constant dense<0.0> : vector<6xf32>
  vector.store %cv, %m[%c0] : memref<6xf32>, vector<6xf32>
  vector.transfer_write %v, %m2[%c3] : vector<4xf32>, memref<?xf32>
  %r = vector.transfer_read %m2[%c3], %z : memref<?xf32>, vector<4xf32>
  vector.print %r : vector<4xf32>
  %r2 = vector.load %m[%c1] : memref<6xf32>, vector<4xf32>
  vector.print %r2 : vector<4xf32>
  vector.transfer_write %w, %mi[%c0, %c1] : vector<4xi32>, memref<2x5xi32>
  vector.transfer_write %w, %mi[%c1, %c3] : vector<4xi32>, memref<2x5xi32>
  %ri = vector.transfer_read %mi[%c1, %c3], %zi : memref<2x5xi32>, vector<4xi32>
  vector.print %ri : vector<4xi32>
  %ri0 = vector.transfer_read %mi[%c0, %c1], %zi {in_bounds = [true]} : memref<2x5xi32>, vector<4xi32>
  vector.print %ri0 : vector<4xi32>
  %s = vector.reduction <add>, %v : vector<4xf32> into f32
  vector.print %s : f32
  %s1 = vector.reduction <mul>, %v, %z : vector<4xf32> into f32
  vector.print %s1 : f32
  %s2 = vector.reduction <maxsi>, %w : vector<4xi32> into i32
  vector.print %s2 : i32
  %s3 = vector.reduction <minui>, %w, %zi : vector<4xi32> into i32
  vector.print %s3 : i32
  %s4 = vector.reduction <maximumf>, %v : vector<4xf32> into f32
  vector.print %s4 : f32
  %f = vector.fma %v, %r, %r2 : vector<4xf32>
  vector.print %f : vector<4xf32>
  %b = vector.bitcast %v : vector<4xf32> to vector<4xi32>
  vector.print %b : vector<4xi32>
  %sh = vector.shuffle %v, %f [0, 5, 2, 7, 1] : vector<4xf32>, vector<4xf32>
  vector.print %sh : vector<5xf32>
  %k = vector.create_mask %c3 : vector<4xi1>
  vector.print %k : vector<4xi1>
  %bc = vector.broadcast %z : f32 to vector<2x3xf32>
  %in = vector.insert %s, %bc[1, 2] : f32 into vector<2x3xf32>
  vector.print %in : vector<2x3xf32>
  %ex = vector.extract %in[1] : vector<3xf32> from vector<2x3xf32>
  vector.print %ex : vector<3xf32>
  %d = vector.extract %v[%c3] : f32 from vector<4xf32>
  vector.print %d : f32
  %ml = vector.maskedload %m[%c1], %k, %v : memref<6xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.print %ml : vector<4xf32>
  vector.maskedstore %m[%c1], %k, %v : memref<6xf32>, vector<4xi1>, vector<4xf32>
  %all = vector.load %m[%c0] : memref<6xf32>, vector<6xf32>
  vector.print %all : vector<6xf32>
  vector.print str "bye\n"
  return
}
