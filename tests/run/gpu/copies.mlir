// RUN: stretto-run %s -e corners --input=4x4xi32=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 --print-outputs --leak-check | filecheck %s --check-prefix=CORNERS
// RUN: stretto-run %s -e columns --input=3x4xi32=0 --input=3 --input=2 --print-outputs --leak-check | filecheck %s --check-prefix=COLUMNS
// RUN: stretto-run %s -e cube --input=2x3x4xi32=0 --input=2x3x4xi32=7 --print-outputs --leak-check | filecheck %s --check-prefix=CUBE
// RUN: stretto-run %s -e scalar --input=2xi64=5,6 --print-outputs --leak-check | filecheck %s --check-prefix=SCALAR
// RUN: stretto-run %s -e nothing --input=0 --leak-check
// RUN: stretto-run %s -e spaces --input=4xf64=1,2,3,4 --print-outputs --leak-check | filecheck %s --check-prefix=SPACES
// Copies of views: strided in two and three dimensions, of one element, of none; fills of views.

// The 2x2 block in the middle goes to the upper left corner.
// CORNERS: [6,   7,   3,   4]
// CORNERS-NEXT: [10,   11,   7,   8]
// CORNERS-NEXT: [9,   10,   11,   12]
func.func @corners(%m: memref<4x4xi32>) {
  %t = gpu.alloc () : memref<2x2xi32>
  %middle = memref.subview %m[1, 1] [2, 2] [1, 1] : memref<4x4xi32> to memref<2x2xi32, strided<[4, 1], offset: 5>>
  %corner = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x4xi32> to memref<2x2xi32, strided<[4, 1]>>
  gpu.memcpy %t, %middle : memref<2x2xi32>, memref<2x2xi32, strided<[4, 1], offset: 5>>
  gpu.memcpy %corner, %t : memref<2x2xi32, strided<[4, 1]>>, memref<2x2xi32>
  gpu.dealloc %t : memref<2x2xi32>
  return
}

// Columns 1 and 3, of dynamic sizes, are filled.
// COLUMNS: [0,   9,   0,   9]
// COLUMNS-NEXT: [0,   9,   0,   9]
// COLUMNS-NEXT: [0,   9,   0,   9]
func.func @columns(%m: memref<3x4xi32>, %rows: index, %columns: index) {
  %nine = arith.constant 9 : i32
  %v = memref.subview %m[0, 1] [%rows, %columns] [1, 2] : memref<3x4xi32> to memref<?x?xi32, strided<[4, 2], offset: 1>>
  gpu.memset %v, %nine : memref<?x?xi32, strided<[4, 2], offset: 1>>, i32
  return
}

// CUBE: [0,    7,    7,    0]
// CUBE: [0,    0,    0,    0]
// CUBE: [0,    7,    7,    0]
func.func @cube(%to: memref<2x3x4xi32>, %from: memref<2x3x4xi32>) {
  %a = memref.subview %to[0, 0, 1] [2, 2, 2] [1, 2, 1] : memref<2x3x4xi32> to memref<2x2x2xi32, strided<[12, 8, 1], offset: 1>>
  %b = memref.subview %from[0, 1, 2] [2, 2, 2] [1, 1, 1] : memref<2x3x4xi32> to memref<2x2x2xi32, strided<[12, 4, 1], offset: 6>>
  %t = gpu.wait async
  %c = gpu.memcpy async [%t] %a, %b : memref<2x2x2xi32, strided<[12, 8, 1], offset: 1>>, memref<2x2x2xi32, strided<[12, 4, 1], offset: 6>>
  gpu.wait [%c]
  return
}

// SCALAR: [6,  6]
func.func @scalar(%m: memref<2xi64>) {
  %a = memref.subview %m[0] [1] [1] : memref<2xi64> to memref<i64, strided<[]>>
  %b = memref.subview %m[1] [1] [1] : memref<2xi64> to memref<i64, strided<[], offset: 1>>
  gpu.memcpy %a, %b : memref<i64, strided<[]>>, memref<i64, strided<[], offset: 1>>
  return
}

func.func @nothing(%n: index) {
  %x = arith.constant 1.0 : f32
  %m = gpu.alloc (%n) : memref<?x8xf32>
  gpu.memset %m, %x : memref<?x8xf32>, f32
  gpu.memcpy %m, %m : memref<?x8xf32>, memref<?x8xf32>
  gpu.dealloc %m : memref<?x8xf32>
  return
}

// SPACES: [4,  3,  2,  1]
func.func @spaces(%m: memref<4xf64>) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %a = gpu.alloc () : memref<4xf64, #gpu.address_space<global>>
  %b = gpu.alloc () : memref<4xf64, 1>
  gpu.memcpy %a, %m : memref<4xf64, #gpu.address_space<global>>, memref<4xf64>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1) {
    %r = arith.subi %c3, %tx : index
    %x = memref.load %a[%tx] : memref<4xf64, #gpu.address_space<global>>
    memref.store %x, %b[%r] : memref<4xf64, 1>
    gpu.terminator
  }
  gpu.memcpy %m, %b : memref<4xf64>, memref<4xf64, 1>
  gpu.dealloc %a : memref<4xf64, #gpu.address_space<global>>
  gpu.dealloc %b : memref<4xf64, 1>
  return
}
