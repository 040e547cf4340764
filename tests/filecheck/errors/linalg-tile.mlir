// RUN: not stretto-opt %s '-linalg-tile=row-tile-size=0' 2>&1 | filecheck %s
// RUN: not stretto-opt %s '-linalg-tile=unroll-jam=3' 2>&1 | filecheck %s --check-prefix=JAM
// CHECK: error: linalg-tile: sizes must be positive
// JAM: error: linalg-tile: 'reduction-tile-size' must be a multiple of 'unroll-jam'
func.func @f() {
  return
}
