// What must neither overflow a stack, nor deadlock, nor keep memory, whatever the number of threads.

// A chain of n dependent tasks; the token is carried by the loop.
func.func @chain(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = async.execute { async.yield }
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%before = %first) -> (!async.token) {
    %next = async.execute [%before] { async.yield }
    scf.yield %next : !async.token
  }
  async.await %last : !async.token
  return
}

// n awaits of a token that is ready, in one task.
func.func @ready(%n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %token = async.execute { async.yield }
  async.await %token : !async.token
  %done, %count = async.execute -> !async.value<i64> {
    %zero = arith.constant 0 : i64
    %one = arith.constant 1 : i64
    %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (i64) {
      async.await %token : !async.token
      %next = arith.addi %acc, %one : i64
      scf.yield %next : i64
    }
    async.yield %sum : i64
  }
  %r = async.await %count : !async.value<i64>
  return %r : i64
}

func.func private @helper(%x: i64) -> i64 {
  %one = arith.constant 1 : i64
  %done, %value = async.execute -> !async.value<i64> {
    %y = arith.addi %x, %one : i64
    async.yield %y : i64
  }
  %r = async.await %value : !async.value<i64>
  return %r : i64
}

// n tasks at once, each of which awaits a task of its own in a function that it calls.
func.func @helpers(%n: index, %out: memref<?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %group = async.create_group %n : !async.group
  scf.for %i = %c0 to %n step %c1 {
    %task = async.execute {
      %x = arith.index_cast %i : index to i64
      %y = func.call @helper(%x) : (i64) -> i64
      memref.store %y, %out[%i] : memref<?xi64>
      async.yield
    }
    %rank = async.add_to_group %task, %group : !async.token
  }
  async.await_all %group
  return
}

// Recursion n deep, each level a task that awaits the next one.
func.func @deep(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %end = arith.cmpi eq, %n, %zero : i64
  %r = scf.if %end -> (i64) {
    scf.yield %zero : i64
  } else {
    %done, %value = async.execute -> !async.value<i64> {
      %m = arith.subi %n, %one : i64
      %below = func.call @deep(%m) : (i64) -> i64
      async.yield %below : i64
    }
    %v = async.await %value : !async.value<i64>
    %w = arith.addi %v, %one : i64
    scf.yield %w : i64
  }
  return %r : i64
}

// n tasks at once whose tokens nobody keeps.
func.func @spawn(%n: index, %out: memref<?xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i8
  scf.for %i = %c0 to %n step %c1 {
    %token = async.execute {
      memref.store %one, %out[%i] : memref<?xi8>
      async.yield
    }
  }
  return
}

// n tasks in a task, one after another.
func.func @ping(%n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %done, %count = async.execute -> !async.value<i64> {
    %zero = arith.constant 0 : i64
    %one = arith.constant 1 : i64
    %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (i64) {
      %t, %v = async.execute -> !async.value<i64> {
        %next = arith.addi %acc, %one : i64
        async.yield %next : i64
      }
      %r = async.await %v : !async.value<i64>
      scf.yield %r : i64
    }
    async.yield %sum : i64
  }
  %r = async.await %count : !async.value<i64>
  return %r : i64
}

// n tasks by halves: each task hands out one half and goes on with the other one.
func.func @halves(%n: i64) -> i64 {
  %one = arith.constant 1 : i64
  %end = arith.cmpi sle, %n, %one : i64
  %r = scf.if %end -> (i64) {
    scf.yield %n : i64
  } else {
    %half = arith.shrui %n, %one : i64
    %rest = arith.subi %n, %half : i64
    %done, %value = async.execute -> !async.value<i64> {
      %below = func.call @halves(%half) : (i64) -> i64
      async.yield %below : i64
    }
    %mine = func.call @halves(%rest) : (i64) -> i64
    %others = async.await %value : !async.value<i64>
    %sum = arith.addi %mine, %others : i64
    scf.yield %sum : i64
  }
  return %r : i64
}
