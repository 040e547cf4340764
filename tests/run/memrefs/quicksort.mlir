// RUN: stretto-run %s --input=9xi32=5,-2,9,1,5,0,7,-8,3 --print-outputs --leak-check | filecheck %s
// RUN: stretto-run %s -e many --input=3000 --leak-check | filecheck %s --check-prefix=MANY
// Quicksort in place: the left part becomes a task, the right part stays with the caller.
// CHECK: [-8,  -2,  0,  1,  3,  5,  5,  7,  9]
// MANY: 1

func.func private @partition(%m: memref<?xi32>, %from: index, %to: index) -> index {
  %one = arith.constant 1 : index
  %last = arith.subi %to, %one : index
  %pivot = memref.load %m[%last] : memref<?xi32>
  %place = scf.for %i = %from to %last step %one iter_args(%p = %from) -> index {
    %x = memref.load %m[%i] : memref<?xi32>
    %less = arith.cmpi slt, %x, %pivot : i32
    %next = scf.if %less -> index {
      %y = memref.load %m[%p] : memref<?xi32>
      memref.store %x, %m[%p] : memref<?xi32>
      memref.store %y, %m[%i] : memref<?xi32>
      %q = arith.addi %p, %one : index
      scf.yield %q : index
    } else {
      scf.yield %p : index
    }
    scf.yield %next : index
  }
  %z = memref.load %m[%place] : memref<?xi32>
  memref.store %pivot, %m[%place] : memref<?xi32>
  memref.store %z, %m[%last] : memref<?xi32>
  return %place : index
}
func.func private @sort(%m: memref<?xi32>, %from: index, %to: index) {
  %one = arith.constant 1 : index
  %size = arith.subi %to, %from : index
  %several = arith.cmpi sgt, %size, %one : index
  scf.if %several {
    %p = func.call @partition(%m, %from, %to) : (memref<?xi32>, index, index) -> index
    %left = async.execute {
      func.call @sort(%m, %from, %p) : (memref<?xi32>, index, index) -> ()
      async.yield
    }
    %q = arith.addi %p, %one : index
    func.call @sort(%m, %q, %to) : (memref<?xi32>, index, index) -> ()
    async.await %left : !async.token
  }
  return
}
func.func @main(%m: memref<?xi32>) {
  %zero = arith.constant 0 : index
  %n = memref.dim %m, %zero : memref<?xi32>
  call @sort(%m, %zero, %n) : (memref<?xi32>, index, index) -> ()
  return
}
func.func @many(%n: index) -> i1 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xi32>
  %seed = arith.constant 12345 : i32
  %a = arith.constant 1103515245 : i32
  %c = arith.constant 12347 : i32
  %end = scf.for %i = %zero to %n step %one iter_args(%s = %seed) -> i32 {
    memref.store %s, %m[%i] : memref<?xi32>
    %t = arith.muli %s, %a : i32
    %u = arith.addi %t, %c : i32
    scf.yield %u : i32
  }
  call @main(%m) : (memref<?xi32>) -> ()
  %true = arith.constant true
  %sorted = scf.for %i = %one to %n step %one iter_args(%ok = %true) -> i1 {
    %h = arith.subi %i, %one : index
    %x = memref.load %m[%h] : memref<?xi32>
    %y = memref.load %m[%i] : memref<?xi32>
    %le = arith.cmpi sle, %x, %y : i32
    %both = arith.andi %ok, %le : i1
    scf.yield %both : i1
  }
  memref.dealloc %m : memref<?xi32>
  return %sorted : i1
}
