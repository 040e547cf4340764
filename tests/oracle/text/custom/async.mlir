module {
  func.func @f(%arg0: !async.value<i32>, %arg1: !async.token, %arg2: !async.value<f32>, %arg3: !async.group, %arg4: index, %arg5: !async.coro.handle) {
    %token = async.execute {
      async.yield
    }
    %token_0 = async.execute attributes {a.b = 1 : i64} {
      async.yield
    }
    %token_1 = async.execute [%arg1, %arg1] (%arg0 as %arg6: !async.value<i32>, %arg2 as %arg7: !async.value<f32>) attributes {aa = "d", z} {
      async.await %arg1 : !async.token
      async.yield
    }
    %token_2, %bodyResults = async.execute (%arg0 as %arg6: !async.value<i32>) -> !async.value<i32> {
      async.yield %arg6 : i32
    }
    %token_3, %bodyResults_4 = async.execute [%arg1] -> !async.value<i32> {
      %13 = async.await %arg0 : !async.value<i32>
      async.yield %13 : i32 {a.x = 1 : i64}
    }
    %token_5, %bodyResults_6:2 = async.execute -> (!async.value<i32>, !async.value<i32>) {
      %13 = async.await %arg0 : !async.value<i32>
      async.yield %13, %13 : i32, i32
    }
    async.await %arg1 : !async.token {k = 3 : i64}
    %0 = async.create_group %arg4 : !async.group {k = 3 : i64}
    %1 = async.add_to_group %arg1, %arg3 : !async.token {k = 3 : i64}
    %2 = async.add_to_group %arg0, %arg3 : !async.value<i32>
    async.await_all %arg3 {k = 3 : i64}
    %3 = async.coro.id {k = 3 : i64}
    %4 = async.coro.begin %3 {k = 3 : i64}
    %5 = async.coro.save %4 {k = 3 : i64}
    %6 = async.runtime.create {k = 3 : i64} : !async.token
    %7 = async.runtime.create : !async.value<i32>
    %8 = async.runtime.create_group %arg4 : !async.group {k = 3 : i64}
    async.runtime.set_available %6 {k = 3 : i64} : !async.token
    async.runtime.set_error %6 {k = 3 : i64} : !async.token
    %9 = async.runtime.is_error %6 {k = 3 : i64} : !async.token
    async.runtime.await %6 {k = 3 : i64} : !async.token
    async.runtime.resume %arg5 {k = 3 : i64}
    async.runtime.await_and_resume %6, %arg5 {k = 3 : i64} : !async.token
    %10 = async.runtime.load %arg0 {k = 3 : i64} : <i32>
    async.runtime.store %10, %7 {k = 3 : i64} : <i32>
    %11 = async.runtime.add_to_group %6, %8 {k = 3 : i64} : !async.token
    async.runtime.add_ref %6 {count = 3 : i64} : !async.token
    async.runtime.drop_ref %6 {count = 1 : i64, k = 3 : i64} : !async.token
    %12 = async.runtime.num_worker_threads {k = 3 : i64} : index
    return
  }
  async.func @a(%arg0: i32 {llvm.foo}, %arg1: !async.token) -> (!async.value<i32> {llvm.bar}) attributes {k = 3 : i64} {
    return {k = 3 : i64} %arg0 : i32
  }
  async.func private @b(!async.token, i32 {llvm.foo}) -> (!async.token, !async.value<i32>)
  async.func @c() -> !async.token {
    return
  }
  async.func public @d() -> !async.token {
    %0 = call @c() {k = 3 : i64} : () -> !async.token
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %c3_i32 = arith.constant 3 : i32
    return
  }
}
// -----
module {
  func.func @coro(%arg0: !async.coro.state, %arg1: !async.coro.id, %arg2: !async.coro.handle) {
    async.coro.suspend %arg0, ^bb1, ^bb2, ^bb3 {k = 3 : i64}
  ^bb1:  // pred: ^bb0
    async.coro.free %arg1, %arg2 {k = 3 : i64}
    async.coro.end %arg2 {k = 4 : i64}
    return
  ^bb2:  // pred: ^bb0
    return
  ^bb3:  // pred: ^bb0
    return
  }
}
// -----
module {
  func.func @unused(%arg0: i32) {
    %token = async.execute {
      async.yield
    }
    %token_0, %bodyResults = async.execute -> !async.value<i32> {
      %0 = arith.addi %arg0, %arg0 : i32
      async.yield %0 : i32
    }
    %token_1 = async.execute {
      func.call @ext() : () -> ()
      async.yield
    }
    return
  }
  func.func private @ext()
  func.func @group(%arg0: index) {
    %0 = async.create_group %arg0 : !async.group
    async.await_all %0
    return
  }
  func.func @group2(%arg0: index, %arg1: !async.token) {
    %0 = async.create_group %arg0 : !async.group
    %1 = async.add_to_group %arg1, %0 : !async.token
    async.await_all %0
    return
  }
  func.func @group3(%arg0: index, %arg1: !async.token) {
    %0 = async.create_group %arg0 : !async.group
    async.await_all %0
    async.await_all %0
    %1 = async.create_group %arg0 : !async.group
    return
  }
  func.func @group4(%arg0: index, %arg1: !async.token) -> !async.group {
    %0 = async.create_group %arg0 : !async.group
    async.await_all %0
    return %0 : !async.group
  }
  func.func @awaits(%arg0: !async.token, %arg1: !async.value<i32>) {
    async.await %arg0 : !async.token
    %0 = async.await %arg1 : !async.value<i32>
    return
  }
  func.func @rt(%arg0: !async.token, %arg1: !async.value<i32>, %arg2: index) {
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create_group %arg2 : !async.group
    %2 = async.runtime.is_error %arg0 : !async.token
    %3 = async.runtime.load %arg1 : <i32>
    %4 = async.runtime.num_worker_threads : index
    %5 = async.coro.id
    %6 = async.coro.begin %5
    %7 = async.coro.save %6
    return
  }
  func.func @nested(%arg0: !async.token) {
    %token = async.execute [%arg0] {
      %token_1 = async.execute {
        async.yield
      }
      async.await %token_1 : !async.token
      async.yield
    }
    %token_0 = async.execute [%arg0] {
      %token_1 = async.execute {
        async.yield
      }
      async.yield
    }
    return
  }
  func.func @dead_results(%arg0: i32) -> !async.token {
    %token, %bodyResults:2 = async.execute -> (!async.value<i32>, !async.value<i32>) {
      %0 = arith.addi %arg0, %arg0 : i32
      %1 = arith.muli %arg0, %arg0 : i32
      func.call @ext() : () -> ()
      async.yield %0, %1 : i32, i32
    }
    return %token : !async.token
  }
  func.func @const_in(%arg0: memref<f32>) -> !async.token {
    %cst = arith.constant 3.000000e+00 : f32
    %token = async.execute {
      memref.store %cst, %arg0[] : memref<f32>
      async.yield
    }
    %token_0 = async.execute {
      %0 = memref.load %arg0[] : memref<f32>
      async.yield
    }
    return %token : !async.token
  }
  async.func @af() -> !async.token {
    return
  }
  func.func @calls() {
    %0 = async.call @af() : () -> !async.token
    return
  }
}
// -----
module {
  func.func @f0(%arg0: vector<4xf32> {t.noalias, t.x = 1 : i64}, %arg1: i64, %arg2: complex<f32>) {
    %cst = arith.constant 1.000000e-01 : f64
    %0 = "t.make"() : () -> f64
    return
  }
  func.func public @"a b1"(%arg0: memref<*xf32>) {
    %token, %bodyResults:3 = async.execute -> (!async.value<i1>, !async.value<i1>, !async.value<i1>) {
      %true = arith.constant true
      %false = arith.constant false
      async.yield %false, %false, %true : i1, i1, i1
    }
    return
  }
  func.func private @"a b2"(index) attributes {t.h = -1 : i32}
  async.func nested @g.3$(%arg0: !async.value<i32>) -> !async.token {
    async.runtime.set_available %arg0 : !async.value<i32>
    return
  }
}
// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @g.0$() {
    %token = async.execute {
      async.yield
    }
    %token_0 = async.execute [%token] {
      async.yield
    }
    async.await %token : !async.token
    %token_1 = async.execute {
      %token_5, %bodyResults = async.execute [%token_0, %token_0] -> !async.value<index> {
        %c0 = arith.constant 0 : index
        %c7_i32 = arith.constant 7 : i32
        async.yield %c0 : index
      }
      async.yield
    }
    %c9_i64 = arith.constant 9 : i64
    %token_2 = async.execute [%token] {
      async.yield
    }
    cf.br ^bb1(%token : !async.token)
  ^bb1(%0: !async.token):  // pred: ^bb0
    %token_3 = async.execute [%token, %token_2] {
      %token_5, %bodyResults:3 = async.execute [%token_2] -> (!async.value<i64>, !async.value<i64>, !async.value<i64>) attributes {t.d = [1, 2], t.g = @f, t.h = -1 : i32} {
        async.await %token_0 : !async.token
        async.yield %c9_i64, %c9_i64, %c9_i64 : i64, i64, i64
      }
      %token_6 = async.execute (%bodyResults#0 as %arg0: !async.value<i64>, %bodyResults#1 as %arg1: !async.value<i64>) {
        %token_7, %bodyResults_8:2 = async.execute [%token_1, %token_5] (%bodyResults#1 as %arg2: !async.value<i64>, %bodyResults#1 as %arg3: !async.value<i64>) -> (!async.value<i64>, !async.value<i64>) {
          %2 = async.runtime.load %bodyResults#0 {t.b, t.g = @f, t.l = dense<1> : tensor<2xi32>} : <i64>
          %token_9, %bodyResults_10:3 = async.execute [%token_5, %token_0] (%bodyResults#0 as %arg4: !async.value<i64>) -> (!async.value<i1>, !async.value<i64>, !async.value<i64>) attributes {t.e = {a = 2 : i64, z = 1 : i64}, t.h = -1 : i32, t.i = #map} {
            %3 = "t.make"() : () -> i64
            async.await %token_0 : !async.token
            %false = arith.constant false
            async.yield %false, %arg3, %arg4 : i1, i64, i64
          }
          async.yield %c9_i64, %arg0 : i64, i64
        }
        async.yield
      }
      async.yield
    }
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    %1 = async.runtime.is_error %token : !async.token
    %token_4 = async.execute [%token_2] {
      async.yield
    }
    return
  }
}
// -----
module {
  func.func private @"a b0"(%arg0: f32) {
    %token, %bodyResults:2 = async.execute -> (!async.value<f32>, !async.value<f32>) {
      async.yield %arg0, %arg0 : f32, f32
    }
    %token_0 = async.execute {
      async.runtime.store %arg0, %bodyResults#0 : <f32>
      %cst = arith.constant 0x7F800000 : f32
      async.yield
    }
    %0 = async.coro.id {"t.q-w" = 1.500000e+00 : f64}
    %token_1 = async.execute (%bodyResults#0 as %arg1: !async.value<f32>) {
      async.yield
    }
    return
  }
  async.func private @"a b1"(tuple<i32, f32>, i64 {t.noalias}, tuple<i32, f32> {t.noalias}, f32 {t.noalias}) -> (!async.value<index>, !async.value<index>)
  async.func private @"a b2"(%arg0: memref<*xf32> {t.noalias, t.x = 1 : i64}, %arg1: complex<f32>, %arg2: memref<4xf32>, %arg3: memref<4xf32>, %arg4: memref<?xi32>) -> !async.token attributes {t.b, t.c = "x y", "t.q-w" = 1.500000e+00 : f64} {
    %0 = async.coro.id
    %token, %bodyResults = execute -> !async.value<memref<*xf32>> {
      %true = arith.constant true
      %c7_i32 = arith.constant 7 : i32
      %token_2, %bodyResults_3 = async.execute -> !async.value<memref<*xf32>> {
        %token_4, %bodyResults_5 = async.execute -> !async.value<i1> {
          async.yield %true : i1
        }
        async.await %token_4 : !async.token
        scf.if %true {
        }
        async.yield %arg0 : memref<*xf32>
      }
      async.yield %arg0 : memref<*xf32>
    }
    await %token : !async.token
    %token_0, %bodyResults_1:2 = execute (%bodyResults as %arg5: !async.value<memref<*xf32>>) -> (!async.value<complex<f32>>, !async.value<f64>) attributes {t.f = i32, t.h = -1 : i32} {
      %token_2 = async.execute [%token, %token] (%bodyResults as %arg6: !async.value<memref<*xf32>>) {
        async.yield {"t.q-w" = 1.500000e+00 : f64}
      }
      %cst = arith.constant 1.000000e-01 : f64
      async.yield %arg1, %cst : complex<f32>, f64
    }
    %1 = async.coro.id
    %2 = "t.make"() : () -> i64
    %3 = async.runtime.is_error %token : !async.token
    return
  }
  func.func private @g.3$(vector<4xf32>, !async.group, !async.group {t.noalias})
}
// -----
#loc = loc("k")
#map = affine_map<(d0) -> (d0)>
module {
  async.func nested @f0(%arg0: complex<f32> {t.noalias, t.x = 1 : i64}) -> (!async.token, !async.value<f32>, !async.value<f32>) attributes {t.e = {a = 2 : i64, z = 1 : i64}, t.i = #map} {
    %token, %bodyResults:3 = execute -> (!async.value<complex<f32>>, !async.value<complex<f32>>, !async.value<complex<f32>>) {
      async.yield %arg0, %arg0, %arg0 : complex<f32>, complex<f32>, complex<f32> {t.c = "x y", t.h = -1 : i32}
    }
    %0 = "t.make"() : () -> ((i32) -> f32)
    %1 = "t.make"() : () -> f32
    return %1, %1 : f32, f32
  }
  func.func private @g.1$(%arg0: complex<f32> {t.noalias, t.x = 1 : i64}) {
    %false = arith.constant false
    %token, %bodyResults = async.execute -> !async.value<complex<f32>> {
      async.yield %arg0 : complex<f32>
    }
    %c-3_i32 = arith.constant -3 : i32
    %0 = async.await %bodyResults : !async.value<complex<f32>> {t.k = #loc, "t.q-w" = 1.500000e+00 : f64}
    scf.if %false {
    } else {
      %token_0 = async.execute (%bodyResults as %arg1: !async.value<complex<f32>>) {
        async.yield {"t.q-w" = 1.500000e+00 : f64}
      }
      %c7_i32 = arith.constant 7 : i32
      %token_1, %bodyResults_2 = async.execute -> !async.value<i32> {
        %token_3, %bodyResults_4 = async.execute [%token, %token_0] (%bodyResults as %arg1: !async.value<complex<f32>>) -> !async.value<complex<f32>> {
          scf.if %false {
          } else {
            %2 = async.runtime.load %bodyResults : <complex<f32>>
          }
          async.yield %arg1 : complex<f32> {t.e = {a = 2 : i64, z = 1 : i64}, t.f = i32, t.l = dense<1> : tensor<2xi32>}
        }
        %token_5, %bodyResults_6 = async.execute [%token_0] (%bodyResults_4 as %arg1: !async.value<complex<f32>>, %bodyResults_4 as %arg2: !async.value<complex<f32>>) -> !async.value<complex<f32>> {
          async.await %token : !async.token
          async.await %token : !async.token
          async.yield %arg0 : complex<f32>
        }
        %1:3 = async.call @f0(%0) : (complex<f32>) -> (!async.token, !async.value<f32>, !async.value<f32>)
        async.yield %c7_i32 : i32
      }
    }
    %cst = arith.constant 1.500000e+00 : f32
    return
  }
  async.func public @g.2$() -> (!async.token, !async.value<f32>, !async.value<i32>) {
    %cst = arith.constant 1.000000e-01 : f64
    %0 = async.runtime.create : !async.value<i32>
    %1 = async.runtime.create : !async.token
    %2 = async.runtime.num_worker_threads : index
    %false = arith.constant false
    %3 = "t.make"() : () -> !async.group
    %token = execute (%0 as %arg0: !async.value<i32>) {
      async.await_all %3
      %token_0, %bodyResults:2 = async.execute [%1] (%0 as %arg1: !async.value<i32>) -> (!async.value<f64>, !async.value<i1>) {
        async.yield %cst, %false : f64, i1
      }
      %6 = async.await %bodyResults#0 : !async.value<f64>
      async.yield
    }
    %4 = "t.make"() : () -> f32
    %5 = "t.make"() : () -> i32
    return %4, %5 : f32, i32
  }
  async.func nested @"a b3"() -> !async.token {
    %c7_i32 = arith.constant 7 : i32
    %0:3 = call @g.2$() : () -> (!async.token, !async.value<f32>, !async.value<i32>)
    %token = execute [%0#0] (%0#1 as %arg0: !async.value<f32>, %0#1 as %arg1: !async.value<f32>) attributes {t.c = "x y", t.e = {a = 2 : i64, z = 1 : i64}} {
      async.yield
    }
    %token_0, %bodyResults:3 = execute (%0#2 as %arg0: !async.value<i32>, %0#1 as %arg1: !async.value<f32>) -> (!async.value<i32>, !async.value<f32>, !async.value<i32>) attributes {t.c = "x y", t.f = i32, t.l = dense<1> : tensor<2xi32>} {
      %c-3_i32 = arith.constant -3 : i32
      %4:3 = async.call @g.2$() : () -> (!async.token, !async.value<f32>, !async.value<i32>)
      async.yield %c-3_i32, %arg1, %c-3_i32 : i32, f32, i32
    }
    %1 = async.runtime.create : !async.token
    %token_1 = execute (%0#1 as %arg0: !async.value<f32>, %0#2 as %arg1: !async.value<i32>) {
      async.yield
    }
    %cst = arith.constant 1.500000e+00 : f32
    %token_2, %bodyResults_3 = execute [%token_0] (%bodyResults#0 as %arg0: !async.value<i32>, %bodyResults#0 as %arg1: !async.value<i32>) -> !async.value<i32> {
      %4 = "t.make"() : () -> memref<?xi32>
      async.yield %arg0 : i32
    }
    %token_4, %bodyResults_5:2 = execute (%bodyResults#2 as %arg0: !async.value<i32>) -> (!async.value<i32>, !async.value<i32>) {
      %token_8 = async.execute (%0#1 as %arg1: !async.value<f32>, %bodyResults#1 as %arg2: !async.value<f32>) {
        %4 = async.coro.id
        %token_9, %bodyResults_10 = async.execute [%token_2, %token] -> !async.value<f32> attributes {t.a = 1 : i64, t.f = i32, t.h = -1 : i32} {
          async.await %token : !async.token
          %5:3 = async.call @g.2$() {t.d = [1, 2], t.j = array<i32: 1>} : () -> (!async.token, !async.value<f32>, !async.value<i32>)
          async.yield %arg1 : f32
        }
        async.yield
      }
      async.yield %c7_i32, %arg0 : i32, i32
    }
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    await %0#0 : !async.token
    %token_6, %bodyResults_7:2 = execute [%token_2, %token] (%bodyResults#0 as %arg0: !async.value<i32>, %0#2 as %arg1: !async.value<i32>) -> (!async.value<i32>, !async.value<f32>) attributes {t.b} {
      async.runtime.drop_ref %token_0 {count = 3 : i64} : !async.token
      %4 = "t.make"() : () -> complex<f32>
      %token_8, %bodyResults_9:3 = async.execute [%token_1, %0#0] (%0#2 as %arg2: !async.value<i32>, %0#2 as %arg3: !async.value<i32>) -> (!async.value<complex<f32>>, !async.value<complex<f32>>, !async.value<i32>) {
        async.yield %4, %4, %arg3 : complex<f32>, complex<f32>, i32
      }
      async.yield %arg1, %cst : i32, f32 {t.c = "x y"}
    }
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    await %token_4 : !async.token
    %2 = async.coro.id
    %3 = "t.make"() : () -> i1
    return
  }
}
// -----
module {
  func.func private @g.0$(!async.value<i32>, !async.group {t.noalias}, none, none, tensor<2xf32>) attributes {t.c = "x y"}
  func.func public @g.1$() attributes {t.b, t.g = @f} {
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %c0 = arith.constant 0 : index
    return
  }
  async.func private @"a b2"((i32) -> f32, complex<f32>, f64 {t.noalias}, memref<4xf32>, complex<f32> {t.noalias}) -> !async.token
  async.func private @"a b3"(%arg0: memref<*xf32> {t.noalias, t.x = 1 : i64}) -> (!async.token, !async.value<f32>, !async.value<index>) {
    %0 = async.runtime.num_worker_threads : index
    %c9_i64 = arith.constant 9 : i64
    %token, %bodyResults:2 = execute -> (!async.value<i64>, !async.value<index>) {
      %token_0, %bodyResults_1:2 = async.execute -> (!async.value<i64>, !async.value<index>) {
        %3 = async.runtime.create_group %0 : !async.group
        async.yield %c9_i64, %0 : i64, index
      }
      %2 = async.coro.id
      async.yield %c9_i64, %0 : i64, index
    }
    %1 = "t.make"() : () -> f32
    return %1, %0 : f32, index
  }
}
// -----
module {
  async.func @g.0$(%arg0: tuple<i32, f32>, %arg1: memref<*xf32>, %arg2: vector<4xf32>, %arg3: !async.value<i32> {t.noalias, t.x = 1 : i64}) -> !async.value<i32> {
    %token, %bodyResults:2 = execute (%arg3 as %arg4: !async.value<i32>) -> (!async.value<tuple<i32, f32>>, !async.value<tuple<i32, f32>>) {
      %1 = "t.make"() : () -> !async.value<i32>
      async.runtime.set_error %1 : !async.value<i32>
      async.yield %arg0, %arg0 : tuple<i32, f32>, tuple<i32, f32>
    }
    %c0 = arith.constant 0 : index
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %token_0, %bodyResults_1 = execute [%token] (%bodyResults#0 as %arg4: !async.value<tuple<i32, f32>>, %bodyResults#0 as %arg5: !async.value<tuple<i32, f32>>) -> !async.value<vector<4xf32>> {
      async.yield %arg2 : vector<4xf32>
    }
    %0 = "t.make"() : () -> i32
    return %0 : i32
  }
  async.func private @f1() -> !async.token
  func.func nested @"a b2"(%arg0: (i32) -> f32, %arg1: i32, %arg2: none) {
    %0 = async.coro.id
    %true = arith.constant true
    %1 = async.runtime.create : !async.value<f32>
    %token = async.execute (%1 as %arg3: !async.value<f32>) attributes {t.a = 1 : i64, t.b, t.f = i32} {
      async.yield
    }
    %2 = async.runtime.is_error %token : !async.token
    %c-3_i32 = arith.constant -3 : i32
    %3 = "t.make"() : () -> tuple<i32, f32>
    return
  }
  func.func private @g.3$((i32) -> f32 {t.noalias}, tensor<2xf32>, f32 {t.noalias})
}
// -----
module {
  func.func @f0(%arg0: complex<f32>) {
    %true = arith.constant true
    %0 = "t.make"() : () -> i64
    cf.cond_br %true, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %token, %bodyResults:3 = async.execute -> (!async.value<complex<f32>>, !async.value<complex<f32>>, !async.value<complex<f32>>) {
      %1 = "t.make"() : () -> none
      %2 = async.coro.id
      async.yield %arg0, %arg0, %arg0 : complex<f32>, complex<f32>, complex<f32>
    }
    %false = arith.constant false
    async.await %token : !async.token
    cf.cond_br %true, ^bb2, ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb1
    return
  }
  async.func @g.1$() -> !async.value<index> {
    %c-3_i32 = arith.constant -3 : i32
    %cst = arith.constant 0x7F800000 : f32
    cf.br ^bb1(%c-3_i32 : i32)
  ^bb1(%0: i32):  // pred: ^bb0
    %cst_0 = arith.constant 1.000000e-01 : f64
    %c7_i32 = arith.constant 7 : i32
    %1 = "t.make"() : () -> index
    return %1 : index
  }
  async.func private @f2(%arg0: tuple<i32, f32>, %arg1: none) -> (!async.value<i32>, !async.value<f32>) {
    %token = execute {
      %3 = async.coro.id
      async.yield
    }
    %token_0, %bodyResults:2 = execute [%token] -> (!async.value<none>, !async.value<tuple<i32, f32>>) {
      async.yield %arg1, %arg0 : none, tuple<i32, f32>
    }
    %0 = call @g.1$() : () -> !async.value<index>
    %1 = "t.make"() : () -> i32
    %2 = "t.make"() : () -> f32
    return %1, %2 : i32, f32
  }
}
// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @g.0$(%arg0: f64, %arg1: memref<4xf32>) {
    %token, %bodyResults:3 = async.execute -> (!async.value<f64>, !async.value<memref<4xf32>>, !async.value<memref<4xf32>>) {
      async.yield %arg0, %arg1, %arg1 : f64, memref<4xf32>, memref<4xf32>
    }
    async.await %token : !async.token
    %0 = async.await %bodyResults#0 : !async.value<f64> {t.g = @f, t.i = #map}
    %token_0, %bodyResults_1 = async.execute -> !async.value<f64> {
      %token_2, %bodyResults_3:3 = async.execute -> (!async.value<f64>, !async.value<memref<4xf32>>, !async.value<f64>) attributes {t.c = "x y", t.i = #map} {
        %token_6 = async.execute [%token] {
          %token_7, %bodyResults_8:2 = async.execute (%bodyResults#1 as %arg2: !async.value<memref<4xf32>>, %bodyResults#0 as %arg3: !async.value<f64>) -> (!async.value<f64>, !async.value<memref<4xf32>>) {
            async.yield %arg0, %arg2 : f64, memref<4xf32>
          }
          async.runtime.add_ref %bodyResults_8#0 {count = 2 : i64} : !async.value<f64>
          %cst_9 = arith.constant 1.000000e-01 : f64
          async.yield
        }
        %cst = arith.constant 1.000000e-01 : f64
        async.yield %cst, %arg1, %0 : f64, memref<4xf32>, f64
      }
      %token_4, %bodyResults_5 = async.execute [%token_2] -> !async.value<f64> {
        %c-3_i32 = arith.constant -3 : i32
        async.yield %0 : f64
      }
      async.yield %0 : f64
    }
    return
  }
}
// -----
#loc = loc("k")
module {
  async.func @g.0$() -> !async.token {
    %0 = "t.make"() : () -> vector<4xf32>
    %token = execute {
      async.yield
    }
    %false = arith.constant false
    %token_0 = execute [%token] {
      async.await %token : !async.token {t.c = "x y", t.g = @f, "t.q-w" = 1.500000e+00 : f64}
      %token_4, %bodyResults = async.execute [%token] -> !async.value<vector<4xf32>> attributes {t.h = -1 : i32, t.j = array<i32: 1>, t.k = #loc} {
        %3 = async.runtime.create : !async.token
        %c0 = arith.constant 0 : index
        async.yield %0 : vector<4xf32>
      }
      async.yield
    }
    %false_1 = arith.constant false
    %token_2 = execute {
      async.yield
    }
    %false_3 = arith.constant false
    %1 = async.coro.id
    %2 = async.coro.id
    return
  }
  async.func public @f1(%arg0: complex<f32> {t.noalias, t.x = 1 : i64}, %arg1: index) -> !async.token {
    %cst = arith.constant 1.500000e+00 : f32
    %cst_0 = arith.constant 1.500000e+00 : f32
    return
  }
  func.func private @g.2$() attributes {t.a = 1 : i64, t.d = [1, 2]}
  async.func private @f3(f64, memref<?xi32> {t.noalias}, memref<?xi32> {t.noalias}, memref<*xf32>, memref<?xi32>) -> !async.token attributes {t.a = 1 : i64, t.j = array<i32: 1>, "t.q-w" = 1.500000e+00 : f64}
}
// -----
module {
  func.func nested @f0(%arg0: i64, %arg1: !async.group, %arg2: !async.token) attributes {t.c = "x y", t.h = -1 : i32} {
    async.await_all %arg1
    %0 = async.runtime.num_worker_threads : index
    async.await %arg2 : !async.token
    return
  }
  async.func @"a b1"(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> !async.value<index> attributes {t.g = @f} {
    %0 = async.coro.id
    %token = execute {
      %token_1, %bodyResults_2 = async.execute -> !async.value<tensor<2xf32>> {
        async.yield %arg1 : tensor<2xf32> {t.c = "x y", t.e = {a = 2 : i64, z = 1 : i64}, t.f = i32}
      }
      %3 = "t.make"() : () -> memref<?xi32>
      async.yield
    }
    %token_0, %bodyResults = execute -> !async.value<tensor<2xf32>> {
      async.yield %arg1 : tensor<2xf32>
    }
    %1 = async.runtime.num_worker_threads : index
    %2 = async.coro.id
    return %1 : index
  }
}
// -----
#loc = loc("k")
module {
  func.func private @f0(%arg0: tuple<i32, f32>, %arg1: tuple<i32, f32>, %arg2: f64) {
    %token, %bodyResults:3 = async.execute -> (!async.value<f64>, !async.value<tuple<i32, f32>>, !async.value<tuple<i32, f32>>) {
      async.yield %arg2, %arg0, %arg0 : f64, tuple<i32, f32>, tuple<i32, f32>
    }
    %0 = async.runtime.is_error %token {t.f = i32, t.g = @f} : !async.token
    %token_0, %bodyResults_1:3 = async.execute [%token, %token] (%bodyResults#0 as %arg3: !async.value<f64>) -> (!async.value<f64>, !async.value<i1>, !async.value<i1>) {
      %false = arith.constant false
      %2 = async.coro.id
      %token_6, %bodyResults_7:2 = async.execute [%token] (%bodyResults#0 as %arg4: !async.value<f64>, %bodyResults#0 as %arg5: !async.value<f64>) -> (!async.value<f64>, !async.value<i1>) {
        %token_8, %bodyResults_9:2 = async.execute (%bodyResults#2 as %arg6: !async.value<tuple<i32, f32>>) -> (!async.value<i1>, !async.value<f64>) {
          %token_12, %bodyResults_13:3 = async.execute (%bodyResults#1 as %arg7: !async.value<tuple<i32, f32>>, %bodyResults#2 as %arg8: !async.value<tuple<i32, f32>>) -> (!async.value<index>, !async.value<f64>, !async.value<f64>) {
            %c0 = arith.constant 0 : index
            %3 = async.runtime.create : !async.value<f32>
            %4 = async.await %bodyResults#2 : !async.value<tuple<i32, f32>>
            async.yield %c0, %arg5, %arg5 : index, f64, f64 {t.j = array<i32: 1>, t.l = dense<1> : tensor<2xi32>}
          }
          %true = arith.constant true
          %token_14, %bodyResults_15 = async.execute [%token_12] (%bodyResults_13#2 as %arg7: !async.value<f64>, %bodyResults_13#2 as %arg8: !async.value<f64>) -> !async.value<f64> attributes {t.f = i32, "t.q-w" = 1.500000e+00 : f64} {
            async.runtime.add_ref %bodyResults_13#2 {count = 2 : i64} : !async.value<f64>
            async.yield %arg7 : f64
          }
          async.yield %0, %arg3 : i1, f64
        }
        %token_10, %bodyResults_11:2 = async.execute (%bodyResults#2 as %arg6: !async.value<tuple<i32, f32>>, %bodyResults#2 as %arg7: !async.value<tuple<i32, f32>>) -> (!async.value<f64>, !async.value<tuple<i32, f32>>) {
          %c0 = arith.constant 0 : index
          async.yield %arg3, %arg7 : f64, tuple<i32, f32>
        }
        scf.if %0 {
          %3 = async.coro.begin %2
          %4 = "t.make"() : () -> memref<?xi32>
        }
        async.yield %arg3, %0 : f64, i1
      }
      async.yield %arg3, %false, %0 : f64, i1, i1
    }
    %token_2, %bodyResults_3:3 = async.execute -> (!async.value<tuple<i32, f32>>, !async.value<tuple<i32, f32>>, !async.value<tuple<i32, f32>>) {
      %token_6, %bodyResults_7:2 = async.execute (%bodyResults_1#0 as %arg3: !async.value<f64>) -> (!async.value<f32>, !async.value<f64>) {
        %cst = arith.constant 0x7F800000 : f32
        %token_9 = async.execute (%bodyResults#0 as %arg4: !async.value<f64>, %bodyResults_1#2 as %arg5: !async.value<i1>) {
          async.runtime.await %token : !async.token
          async.await %token : !async.token
          async.yield
        }
        %c9_i64 = arith.constant 9 : i64
        async.yield %cst, %arg3 : f32, f64
      }
      %token_8 = async.execute [%token_6] (%bodyResults_1#2 as %arg3: !async.value<i1>, %bodyResults#2 as %arg4: !async.value<tuple<i32, f32>>) {
        %2 = async.await %bodyResults#1 : !async.value<tuple<i32, f32>>
        scf.if %0 {
          async.runtime.set_error %bodyResults_1#1 : !async.value<i1>
          async.runtime.await %token_6 : !async.token
          %token_9, %bodyResults_10:3 = async.execute [%token_6, %token_6] -> (!async.value<tuple<i32, f32>>, !async.value<tuple<i32, f32>>, !async.value<i1>) {
            %3 = async.coro.id
            %4 = async.await %bodyResults_1#0 : !async.value<f64>
            %5 = async.await %bodyResults_1#0 : !async.value<f64>
            async.await %token_0 : !async.token
            async.yield %arg4, %arg0, %arg3 : tuple<i32, f32>, tuple<i32, f32>, i1
          }
        }
        async.yield
      }
      async.yield %arg0, %arg1, %arg1 : tuple<i32, f32>, tuple<i32, f32>, tuple<i32, f32>
    }
    %1 = async.runtime.num_worker_threads {t.c = "x y", t.k = #loc} : index
    cf.cond_br %0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %token_4, %bodyResults_5 = async.execute [%token_2] -> !async.value<tuple<i32, f32>> {
      %token_6 = async.execute (%bodyResults_1#2 as %arg3: !async.value<i1>) {
        async.yield
      }
      async.runtime.store %arg2, %bodyResults#0 : <f64>
      async.yield %arg0 : tuple<i32, f32> {t.c = "x y", t.k = #loc, t.l = dense<1> : tensor<2xi32>}
    }
    return
  }
  async.func private @g.1$(i32 {t.noalias}) -> !async.value<f32>
}
// -----
#loc = loc("k")
module {
  async.func private @g.0$() -> !async.token {
    %token = execute {
      %token_5, %bodyResults_6 = async.execute -> !async.value<index> {
        %token_7 = async.execute attributes {t.b, t.c = "x y", t.k = #loc} {
          async.yield
        }
        %token_8 = async.execute {
          %token_9, %bodyResults_10:2 = async.execute -> (!async.value<i1>, !async.value<i1>) {
            %true_13 = arith.constant true
            async.yield %true_13, %true_13 : i1, i1
          }
          %token_11, %bodyResults_12:2 = async.execute [%token_7] (%bodyResults_10#0 as %arg0: !async.value<i1>) -> (!async.value<i1>, !async.value<i1>) {
            async.yield %arg0, %arg0 : i1, i1
          }
          %1 = async.await %bodyResults_12#1 : !async.value<i1>
          async.yield
        }
        async.runtime.await %token_7 : !async.token
        %c0 = arith.constant 0 : index
        async.yield %c0 : index
      }
      async.yield
    }
    await %token : !async.token
    async.runtime.add_ref %token {count = 1 : i64} : !async.token
    %true = arith.constant true
    await %token : !async.token
    cf.br ^bb1(%token : !async.token)
  ^bb1(%0: !async.token):  // pred: ^bb0
    %c-3_i32 = arith.constant -3 : i32
    %token_0, %bodyResults = execute -> !async.value<i1> {
      async.yield %true : i1 {t.e = {a = 2 : i64, z = 1 : i64}, t.j = array<i32: 1>}
    }
    %token_1, %bodyResults_2 = execute [%0, %token_0] (%bodyResults as %arg0: !async.value<i1>, %bodyResults as %arg1: !async.value<i1>) -> !async.value<i32> {
      async.yield %c-3_i32 : i32 {t.b, t.e = {a = 2 : i64, z = 1 : i64}, "t.q-w" = 1.500000e+00 : f64}
    }
    %token_3, %bodyResults_4:3 = execute [%token_0, %token_1] (%bodyResults as %arg0: !async.value<i1>, %bodyResults as %arg1: !async.value<i1>) -> (!async.value<i1>, !async.value<i1>, !async.value<i1>) {
      async.runtime.store %arg0, %bodyResults : <i1>
      async.yield %true, %true, %arg1 : i1, i1, i1
    }
    return
  }
  func.func public @g.1$(%arg0: !async.group, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
    %token, %bodyResults = async.execute -> !async.value<memref<4xf32>> {
      async.yield %arg1 : memref<4xf32>
    }
    %0 = "t.make"() : () -> tensor<2xf32>
    cf.br ^bb1(%token : !async.token)
  ^bb1(%1: !async.token):  // pred: ^bb0
    return
  }
  func.func @f2() {
    %token = async.execute {
      async.yield {t.h = -1 : i32, t.j = array<i32: 1>}
    }
    %token_0 = async.execute {
      %0 = async.coro.id
      %1 = async.runtime.create : !async.value<f32>
      async.yield
    }
    async.await %token : !async.token
    return
  }
}
