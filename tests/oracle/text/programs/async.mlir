func.func @f(%v: !async.value<i32>, %t : !async.token, %v2: !async.value<f32>, %g : !async.group, %i: index, %h: !async.coro.handle) {
  async.execute { async.yield }
  async.execute attributes {a.b = 1} { async.yield }
  %q = async.execute [%t, %t] (%v as %x: !async.value<i32>, %v2 as %y : !async.value<f32>) attributes {z, aa = "d"} { async.await %t : !async.token
 async.yield }
  %q2, %z = async.execute (%v as %x: !async.value<i32>) -> !async.value<i32> { async.yield %x : i32 }
  %q3, %z3 = async.execute [%t] -> (!async.value<i32>) { %x = async.await %v : !async.value<i32>
    async.yield %x : i32 {a.x = 1}  }
  %q4, %z4:2 = async.execute [] () -> (!async.value<i32>, !async.value<i32>) { %x = async.await %v : !async.value<i32>
    async.yield %x, %x : i32, i32 }
  async.await %t : !async.token {k = 3}
  %gg = async.create_group %i : !async.group {k = 3}
  %r = async.add_to_group %t, %g : !async.token {k = 3}
  %r2 = async.add_to_group %v, %g : !async.value<i32>
  async.await_all %g {k = 3}
  %id = async.coro.id {k = 3}
  %hdl = async.coro.begin %id {k = 3}
  %st = async.coro.save %hdl {k = 3}
  %t1 = async.runtime.create {k = 3} : !async.token
  %t2 = async.runtime.create : !async.value<i32>
  %g1 = async.runtime.create_group %i : !async.group {k = 3}
  async.runtime.set_available %t1 {k = 3} : !async.token
  async.runtime.set_error %t1 {k = 3} : !async.token
  %ee = async.runtime.is_error %t1 {k = 3} : !async.token
  async.runtime.await %t1 {k = 3} : !async.token
  async.runtime.resume %h {k = 3}
  async.runtime.await_and_resume %t1, %h {k = 3} : !async.token
  %x4 = async.runtime.load %v {k = 3} : <i32>
  async.runtime.store %x4, %t2 {k = 3} : <i32>
  %r4 = async.runtime.add_to_group %t1, %g1 {k = 3} : !async.token
  async.runtime.add_ref %t1 {count = 3 : i64} : !async.token
  async.runtime.drop_ref %t1 {count = 1 : i64, k = 3} : !async.token
  %nw = async.runtime.num_worker_threads {k = 3} : index
  return
}
async.func @a(%x: i32 {llvm.foo}, %yy: !async.token) -> (!async.value<i32> {llvm.bar}) attributes {k = 3} { return {k=3} %x : i32 }
async.func private @b(!async.token, i32 {llvm.foo}) -> (!async.token, !async.value<i32>)
async.func @c() -> !async.token { async.return }
async.func public @d() -> !async.token {
   %t = async.call @c() {k=3} : () -> !async.token
   cf.br ^bb1
  ^bb1:
   %i = arith.constant 3 : i32
   return }
// -----
func.func @coro(%s: !async.coro.state, %id: !async.coro.id, %h: !async.coro.handle) {
  async.coro.suspend %s, ^a, ^b, ^c {k = 3}
^a:
  async.coro.free %id, %h {k =3}
  async.coro.end %h {k = 4}
  return
^b: 
  return
^c: 
  return
}
// -----
func.func @unused(%a: i32) {
  %t = async.execute { async.yield }
  %t2, %v = async.execute -> !async.value<i32> { %1 = arith.addi %a, %a : i32
    async.yield %1 : i32 }
  %t3 = async.execute { func.call @ext() : () -> ()
   async.yield }
  return
}
func.func private @ext()
func.func @group(%n: index) {
  %g = async.create_group %n : !async.group
  async.await_all %g
  return
}
func.func @group2(%n: index, %t: !async.token) {
  %g = async.create_group %n : !async.group
  %0 = async.add_to_group %t, %g : !async.token
  async.await_all %g
  return
}
func.func @group3(%n: index, %t: !async.token) {
  %g = async.create_group %n : !async.group
  async.await_all %g
  async.await_all %g
  %g2 = async.create_group %n : !async.group
  return
}
func.func @group4(%n: index, %t: !async.token) -> !async.group {
  %g = async.create_group %n : !async.group
  async.await_all %g
  return %g : !async.group
}
func.func @awaits(%t: !async.token, %v: !async.value<i32>) {
  async.await %t : !async.token
  %0 = async.await %v : !async.value<i32>
  return
}
func.func @rt(%t: !async.token, %v: !async.value<i32>, %n: index) {
  %0 = async.runtime.create : !async.token
  %1 = async.runtime.create_group %n : !async.group
  %2 = async.runtime.is_error %t : !async.token
  %3 = async.runtime.load %v : <i32>
  %4 = async.runtime.num_worker_threads : index
  %5 = async.coro.id
  %6 = async.coro.begin %5
  %7 = async.coro.save %6
  return
}
func.func @nested(%t: !async.token) {
  %t1 = async.execute [%t] {
    %t2 = async.execute { async.yield }
    async.await %t2 : !async.token
    async.yield }
  %t3 = async.execute [%t] {
    %t4 = async.execute { async.yield }
    async.yield }
  return
}
func.func @dead_results(%a: i32) -> !async.token {
  %t2, %v:2 = async.execute -> (!async.value<i32>, !async.value<i32>) { %1 = arith.addi %a, %a : i32
    %2 = arith.muli %a, %a : i32
    func.call @ext() : () -> ()
    async.yield %1, %2 : i32, i32 }
  return %t2 : !async.token
}
func.func @const_in(%m: memref<f32>) -> !async.token {
  %c = arith.constant 3.0 : f32
  %t2 = async.execute { memref.store %c, %m[] : memref<f32>
    async.yield }
  %t3 = async.execute { %x = memref.load %m[] : memref<f32>
    async.yield }
  return %t2 : !async.token
}
async.func @af() -> !async.token { return }
func.func @calls() { %0 = async.call @af() : () -> !async.token
 return }
// -----
func.func @f0(%101: vector<4xf32> {t.noalias, t.x = 1}, %a_b_2: i64, %a_b_3: complex<f32>) {
  %a_b_4 = arith.constant 0.1 : f64
  %106 = "t.make"() : () -> f64
  func.return
}
func.func public @"a b1"(%108: memref<*xf32>) {
  %112, %true_14, %x_15, %116 = async.execute -> (!async.value<i1>, !async.value<i1>, !async.value<i1>) {
    %110 = arith.constant true
    %tok_11 = arith.constant false
    async.yield %tok_11, %tok_11, %110 : i1, i1, i1
  }
  return
}
func.func private @"a b2"(index) attributes {t.h = -1 : i32}
async.func nested @g.3$(%tok_19: !async.value<i32>) -> !async.token {
  async.runtime.set_available %tok_19 : !async.value<i32>
  return
}
// -----
func.func @g.0$() {
  %104 = async.execute {
    async.yield
  }
  %c0_6 = async.execute [%104] {
    async.yield
  }
  async.await %104 : !async.token loc(fused["a":1:1, "b"])
  %v_14 = async.execute () {
    %112:2 = async.execute [%c0_6, %c0_6] -> !async.value<index> {
      %a_b_9 = arith.constant 0 : index
      %x_11 = arith.constant 7 : i32
      async.yield %a_b_9 : index
    }
    async.yield
  }
  %116 = arith.constant 9 : i64
  %117 = async.execute [%104] {
    async.yield
  }
  cf.br ^b0(%104 : !async.token)
^b0(%v_19: !async.token):
  %142 = async.execute [%104, %117] {
    %122, %tok_24, %tok_25, %v_26 = async.execute [%117] -> (!async.value<i64>, !async.value<i64>, !async.value<i64>) attributes {t.h = -1 : i32, t.g = @f, t.d = [1, 2]} {
      async.await %c0_6 : !async.token
      async.yield %116, %116, %116 : i64, i64, i64
    }
    %true_40 = async.execute (%tok_24 as %a_b_27 : !async.value<i64>, %tok_25 as %v_28:!async.value<i64>) {
      %a_b_38, %v_39:2 = async.execute [%v_14, %122] (%tok_25 as %arg0_29: !async.value<i64>, %tok_25 as %130: !async.value<i64>) -> (!async.value<i64>, !async.value<i64>) {
        %x_32 = async.runtime.load %tok_24 {t.b, t.g = @f, t.l = dense<1> : tensor<2xi32>} : !async.value<i64>
        %a_b_36, %x_37:3 = async.execute [%122, %c0_6] (%tok_24 as %133: !async.value<i64>) -> (!async.value<i1>, !async.value<i64>, !async.value<i64>) attributes {t.e = {z = 1, a = 2}, t.h = -1 : i32, t.i = affine_map<(d0) -> (d0)>} {
          %tok_34 = "t.make"() : () -> i64
          async.await %c0_6 : !async.token
          %x_35 = arith.constant false
          async.yield %x_35, %130, %133 : i1, i64, i64
        }
        async.yield %116, %a_b_27 : i64, i64
      }
      async.yield
    }
    async.yield
  }
  cf.br ^b1
^b1:
  %true_45 = async.runtime.is_error %104 : !async.token
  %146 = async.execute [%117] {
    async.yield
  }
  return
}
// -----
func.func private @"a b0"(%101: f32) {
  %true_2, %103:2 = async.execute -> (!async.value<f32>, !async.value<f32>) {
    async.yield %101, %101 : f32, f32
  }
  %c0_6 = async.execute () {
    async.runtime.store %101, %103#0 : !async.value<f32>
    %x_5 = arith.constant 0x7F800000 : f32
    async.yield
  }
  %tok_8 = async.coro.id {"t.q-w" = 1.5}
  %a_b_11 = async.execute (%103#0 as %110: !async.value<f32>) {
    async.yield
  }
  return
}
async.func private @"a b1"(tuple<i32, f32>, i64 {t.noalias}, tuple<i32, f32> {t.noalias}, f32 {t.noalias}) -> (!async.value<index>, !async.value<index>)
async.func private @"a b2"(%a_b_13: memref<*xf32> {t.noalias, t.x = 1}, %114: complex<f32>, %115: memref<4xf32>, %arg0_16: memref<4xf32>, %a_b_17: memref<?xi32>) -> !async.token attributes {t.b, "t.q-w" = 1.5, t.c = "x y"} {
  %v_18 = async.coro.id
  %128:2 = async.execute [] -> (!async.value<memref<*xf32>>) {
    %119 = arith.constant true
    %a_b_20 = arith.constant 7 : i32
    %true_25, %x_27 = async.execute -> (!async.value<memref<*xf32>>) {
      %tok_21, %123 = async.execute -> (!async.value<i1>) {
        async.yield %119 : i1
      }
      async.await %tok_21 : !async.token
      scf.if %119 {
      }
      async.yield %a_b_13 : memref<*xf32>
    }
    async.yield %a_b_13 : memref<*xf32>
  }
  async.await %128#0 : !async.token
  %137, %a_b_38:2 = async.execute (%128#1 as %a_b_31:!async.value<memref<*xf32>>) -> (!async.value<complex<f32>>, !async.value<f64>) attributes {t.f = i32, t.h = -1 : i32} {
    %v_33 = async.execute [%128#0, %128#0] (%128#1 as %132:!async.value<memref<*xf32>>) {
      async.yield {"t.q-w" = 1.5}
    }
    %tok_35 = arith.constant 0.1 : f64
    async.yield %114, %tok_35 : complex<f32>, f64
  }
  %140 = async.coro.id
  %v_41 = "t.make"() : () -> i64
  %tok_42 = async.runtime.is_error %128#0 : !async.token
  return
}
func.func private @g.3$(vector<4xf32>, !async.group, !async.group {t.noalias})
// -----
async.func nested @f0(%arg0_1: complex<f32> {t.noalias, t.x = 1}) -> (!async.token, !async.value<f32>, !async.value<f32>) attributes {t.e = {z = 1, a = 2}, t.i = affine_map<(d0) -> (d0)>} {
  %true_7, %arg0_9, %110, %tok_11 = async.execute -> (!async.value<complex<f32>>, !async.value<complex<f32>>, !async.value<complex<f32>>) {
    async.yield %arg0_1, %arg0_1, %arg0_1 : complex<f32>, complex<f32>, complex<f32> {t.c = "x y", t.h = -1 : i32}
  }
  %112 = "t.make"() : () -> ((i32) -> f32)
  %arg0_14 = "t.make"() : () -> f32
  async.return %arg0_14, %arg0_14 : f32, f32
}
func.func private @g.1$(%115: complex<f32> {t.noalias, t.x = 1}) {
  %116 = arith.constant false
  %true_17, %tok_19 = async.execute -> !async.value<complex<f32>> {
    async.yield %115 : complex<f32>
  }
  %120 = arith.constant -3 : i32
  %arg0_21 = async.await %tok_19 : !async.value<complex<f32>> {"t.q-w" = 1.5, t.k = loc("k")}
  scf.if %116 {
  } else {
    %124 = async.execute [] (%tok_19 as %122: !async.value<complex<f32>>) {
      async.yield {"t.q-w" = 1.5}
    }
    %c0_26 = arith.constant 7 : i32
    %a_b_42, %c0_44 = async.execute [] -> !async.value<i32> {
      %tok_29, %tok_31 = async.execute [%true_17, %124] (%tok_19 as %127 : !async.value<complex<f32>>) -> (!async.value<complex<f32>>) {
        scf.if %116 {
        } else {
          %128 = async.runtime.load %tok_19 : !async.value<complex<f32>>
        }
        async.yield %127 : complex<f32> {t.f = i32, t.e = {z = 1, a = 2}, t.l = dense<1> : tensor<2xi32>}
      }
      %136, %arg0_38 = async.execute [%124] (%tok_31 as %132 : !async.value<complex<f32>>, %tok_31 as %a_b_33: !async.value<complex<f32>>) -> (!async.value<complex<f32>>) {
        async.await %true_17 : !async.token
        async.await %true_17 : !async.token
        async.yield %115 : complex<f32>
      }
      %x_39, %140, %141 = async.call @f0(%arg0_21) : (complex<f32>) -> (!async.token, !async.value<f32>, !async.value<f32>)
      async.yield %c0_26 : i32
    }
  }
  %145 = arith.constant 1.5 : f32
  func.return
}
async.func public @g.2$() -> (!async.token, !async.value<f32>, !async.value<i32>) {
  %146 = arith.constant 0.1 : f64
  %147 = async.runtime.create : !async.value<i32>
  %148 = async.runtime.create : !async.token
  %tok_49 = async.runtime.num_worker_threads : index
  %150 = arith.constant false
  %151 = "t.make"() : () -> !async.group
  %tok_60 = async.execute (%147 as %c0_52:!async.value<i32>) {
    async.await_all %151
    %x_55, %v_57, %arg0_58 = async.execute [%148] (%147 as %a_b_54:!async.value<i32>) -> (!async.value<f64>, !async.value<i1>) {
      async.yield %146, %150 : f64, i1
    }
    %a_b_59 = async.await %v_57 : !async.value<f64>
    async.yield
  }
  %c0_62 = "t.make"() : () -> f32
  %163 = "t.make"() : () -> i32
  async.return %c0_62, %163 : f32, i32
}
async.func nested @"a b3"() -> !async.token {
  %true_64 = arith.constant 7 : i32
  %v_65, %true_66, %x_67 = call @g.2$() : () -> (!async.token, !async.value<f32>, !async.value<i32>)
  %170 = async.execute [%v_65] (%true_66 as %168 : !async.value<f32>, %true_66 as %tok_69: !async.value<f32>) attributes {t.e = {z = 1, a = 2}, t.c = "x y"} {
    async.yield
  }
  %178, %tok_80, %arg0_81, %182 = async.execute (%x_67 as %a_b_72 : !async.value<i32>, %true_66 as %tok_73 : !async.value<f32>) -> (!async.value<i32>, !async.value<f32>, !async.value<i32>) attributes {t.c = "x y", t.l = dense<1> : tensor<2xi32>, t.f = i32} {
    %arg0_74 = arith.constant -3 : i32
    %x_75, %c0_76, %x_77 = async.call @g.2$() : () -> (!async.token, !async.value<f32>, !async.value<i32>)
    async.yield %arg0_74, %tok_73, %arg0_74 : i32, f32, i32
  }
  %183 = async.runtime.create : !async.token
  %186 = async.execute (%true_66 as %184:!async.value<f32>, %x_67 as %185:!async.value<i32>) {
    async.yield
  }
  %188 = arith.constant 1.5 : f32
  %192, %194 = async.execute [%178] (%tok_80 as %189:!async.value<i32>, %tok_80 as %true_90:!async.value<i32>) -> (!async.value<i32>) {
    %arg0_91 = "t.make"() : () -> memref<?xi32>
    async.yield %189 : i32
  }
  %arg0_108, %tok_110, %a_b_111 = async.execute (%182 as %arg0_95 : !async.value<i32>) -> (!async.value<i32>, !async.value<i32>) {
    %true_106 = async.execute [] (%true_66 as %196: !async.value<f32>, %arg0_81 as %197 : !async.value<f32>) {
      %198 = async.coro.id
      %203, %205 = async.execute [%192, %170] -> !async.value<f32> attributes {t.f = i32, t.a = 1, t.h = -1 : i32} {
        async.await %170 : !async.token
        %c0_100, %201, %v_102 = async.call @g.2$() {t.j = array<i32: 1>, t.d = [1, 2]} : () -> (!async.token, !async.value<f32>, !async.value<i32>)
        async.yield %196 : f32
      }
      async.yield
    }
    async.yield %true_64, %arg0_95 : i32, i32
  } loc(callsite("a" at "b":1:2))
  cf.br ^b0
^b0:
  async.await %v_65 : !async.token
  %222, %223:2 = async.execute [%192, %170] (%tok_80 as %213:!async.value<i32>, %x_67 as %214: !async.value<i32>) -> (!async.value<i32>, !async.value<f32>) attributes {t.b} {
    async.runtime.drop_ref %178 {count = 3 : i64} : !async.token
    %216 = "t.make"() : () -> complex<f32>
    %v_119:4 = async.execute [%186, %v_65] (%x_67 as %a_b_117: !async.value<i32>, %x_67 as %arg0_118: !async.value<i32>) -> (!async.value<complex<f32>>, !async.value<complex<f32>>, !async.value<i32>) {
      async.yield %216, %216, %arg0_118 : complex<f32>, complex<f32>, i32
    }
    async.yield %214, %188 : i32, f32 {t.c = "x y"}
  } loc("s":3:4)
  cf.br ^b1
^b1:
  async.await %arg0_108 : !async.token
  %224 = async.coro.id
  %tok_125 = "t.make"() : () -> i1
  async.return
}
// -----
func.func private @g.0$(!async.value<i32>, !async.group {t.noalias}, none, none, tensor<2xf32>) attributes {t.c = "x y"}
func.func public @g.1$() attributes {t.b, t.g = @f} {
  cf.br ^b0
^b0:
  %102 = arith.constant 0 : index
  func.return
}
async.func private @"a b2"((i32) -> f32, complex<f32>, f64 {t.noalias}, memref<4xf32>, complex<f32> {t.noalias}) -> !async.token
async.func private @"a b3"(%a_b_3: memref<*xf32> {t.noalias, t.x = 1}) -> (!async.token, !async.value<f32>, !async.value<index>) {
  %true_5 = async.runtime.num_worker_threads : index
  %x_6 = arith.constant 9 : i64
  %a_b_18, %c0_19:2 = async.execute -> (!async.value<i64>, !async.value<index>) {
    %c0_13, %tok_15, %116 = async.execute -> (!async.value<i64>, !async.value<index>) {
      %tok_12 = async.runtime.create_group %true_5 : !async.group
      async.yield %x_6, %true_5 : i64, index
    }
    %true_17 = async.coro.id
    async.yield %x_6, %true_5 : i64, index
  }
  %true_20 = "t.make"() : () -> f32
  async.return %true_20, %true_5 : f32, index
}
// -----
async.func @g.0$(%tok_1: tuple<i32, f32>, %102: memref<*xf32>, %103: vector<4xf32>, %x_4: !async.value<i32> {t.noalias, t.x = 1}) -> !async.value<i32> {
  %c0_8, %110, %a_b_11 = async.execute (%x_4 as %105:!async.value<i32>) -> (!async.value<tuple<i32, f32>>, !async.value<tuple<i32, f32>>) {
    %true_6 = "t.make"() : () -> !async.value<i32>
    async.runtime.set_error %true_6 : !async.value<i32>
    async.yield %tok_1, %tok_1 : tuple<i32, f32>, tuple<i32, f32>
  }
  %tok_12 = arith.constant 0 : index
  cf.br ^b0
^b0:
  %true_15, %117 = async.execute [%c0_8] (%110 as %arg0_13: !async.value<tuple<i32, f32>>, %110 as %arg0_14: !async.value<tuple<i32, f32>>) -> !async.value<vector<4xf32>> {
    async.yield %103 : vector<4xf32>
  }
  %true_18 = "t.make"() : () -> i32
  async.return %true_18 : i32
}
async.func private @f1() -> !async.token
func.func nested @"a b2"(%true_19: (i32) -> f32, %a_b_20: i32, %a_b_21: none) {
  %122 = async.coro.id
  %a_b_23 = arith.constant true
  %c0_24 = async.runtime.create : !async.value<f32>
  %126 = async.execute (%c0_24 as %true_25 : !async.value<f32>) attributes {t.b, t.f = i32, t.a = 1} {
    async.yield
  }
  %a_b_28 = async.runtime.is_error %126 : !async.token
  %c0_29 = arith.constant -3 : i32
  %arg0_30 = "t.make"() : () -> tuple<i32, f32>
  return
}
func.func private @g.3$((i32) -> f32 {t.noalias}, tensor<2xf32>, f32 {t.noalias})
// -----
func.func @f0(%a_b_1: complex<f32>) {
  %103 = arith.constant true
  %c0_5 = "t.make"() : () -> i64
  cf.cond_br %103, ^b0, ^b0
^b0:
  %true_10:4 = async.execute () -> (!async.value<complex<f32>>, !async.value<complex<f32>>, !async.value<complex<f32>>) {
    %arg0_8 = "t.make"() : () -> none
    %v_9 = async.coro.id
    async.yield %a_b_1, %a_b_1, %a_b_1 : complex<f32>, complex<f32>, complex<f32>
  } loc(fused["a":1:1, "b"])
  %112 = arith.constant false
  async.await %true_10#0 : !async.token
  cf.cond_br %103, ^b1, ^b1
^b1:
  func.return
}
async.func @g.1$() -> !async.value<index> {
  %true_13 = arith.constant -3 : i32
  %114 = arith.constant 0x7F800000 : f32
  cf.br ^b0(%true_13 : i32)
^b0(%v_15: i32):
  %116 = arith.constant 0.1 : f64
  %true_17 = arith.constant 7 : i32
  %v_18 = "t.make"() : () -> index
  async.return %v_18 : index
}
async.func private @f2(%119: tuple<i32, f32>, %120: none) -> (!async.value<i32>, !async.value<f32>) {
  %123 = async.execute {
    %122 = async.coro.id
    async.yield
  }
  %arg0_28, %c0_29:2 = async.execute [%123] -> (!async.value<none>, !async.value<tuple<i32, f32>>) {
    async.yield %120, %119 : none, tuple<i32, f32>
  }
  %130 = async.call @g.1$() : () -> !async.value<index>
  %tok_31 = "t.make"() : () -> i32
  %a_b_32 = "t.make"() : () -> f32
  return %tok_31, %a_b_32 : i32, f32
}
// -----
func.func @g.0$(%101: f64, %c0_2: memref<4xf32>) {
  %tok_3, %104:3 = async.execute [] -> (!async.value<f64>, !async.value<memref<4xf32>>, !async.value<memref<4xf32>>) {
    async.yield %101, %c0_2, %c0_2 : f64, memref<4xf32>, memref<4xf32>
  }
  async.await %tok_3 : !async.token
  %c0_5 = async.await %104#0 : !async.value<f64> {t.g = @f, t.i = affine_map<(d0) -> (d0)>}
  %127, %129 = async.execute () -> !async.value<f64> {
    %v_18, %tok_20, %121, %v_22 = async.execute () -> (!async.value<f64>, !async.value<memref<4xf32>>, !async.value<f64>) attributes {t.i = affine_map<(d0) -> (d0)>, t.c = "x y"} {
      %v_13 = async.execute [%tok_3] {
        %c0_8, %tok_9:2 = async.execute (%104#1 as %v_6:!async.value<memref<4xf32>>, %104#0 as %107 : !async.value<f64>) -> (!async.value<f64>, !async.value<memref<4xf32>>) {
          async.yield %101, %v_6 : f64, memref<4xf32>
        }
        async.runtime.add_ref %tok_9#0 {count = 2 : i64} : !async.value<f64>
        %v_12 = arith.constant 0.1 : f64
        async.yield
      }
      %x_15 = arith.constant 0.1 : f64
      async.yield %x_15, %c0_2, %c0_5 : f64, memref<4xf32>, f64
    }
    %c0_24, %v_26 = async.execute [%v_18] -> (!async.value<f64>) {
      %123 = arith.constant -3 : i32
      async.yield %c0_5 : f64
    }
    async.yield %c0_5 : f64
  }
  func.return
}
// -----
async.func @g.0$() -> !async.token {
  %101 = "t.make"() : () -> vector<4xf32>
  %104 = async.execute {
    async.yield
  }
  %arg0_6 = arith.constant false
  %tok_13 = async.execute [%104] {
    async.await %104 : !async.token {"t.q-w" = 1.5, t.g = @f, t.c = "x y"}
    %110, %tok_12 = async.execute [%104] -> !async.value<vector<4xf32>> attributes {t.j = array<i32: 1>, t.k = loc("k"), t.h = -1 : i32} {
      %c0_8 = async.runtime.create : !async.token
      %a_b_9 = arith.constant 0 : index
      async.yield %101 : vector<4xf32>
    }
    async.yield
  }
  %true_15 = arith.constant false
  %x_17 = async.execute {
    async.yield
  }
  %119 = arith.constant false
  %120 = async.coro.id
  %121 = async.coro.id
  async.return
}
async.func public @f1(%122: complex<f32> {t.noalias, t.x = 1}, %123: index) -> !async.token {
  %true_24 = arith.constant 1.5 : f32
  %125 = arith.constant 1.5 : f32
  async.return
}
func.func private @g.2$() attributes {t.d = [1, 2], t.a = 1}
async.func private @f3(f64, memref<?xi32> {t.noalias}, memref<?xi32> {t.noalias}, memref<*xf32>, memref<?xi32>) -> !async.token attributes {t.j = array<i32: 1>, t.a = 1, "t.q-w" = 1.5}
// -----
func.func nested @f0(%101: i64, %102: !async.group, %x_3: !async.token) attributes {t.c = "x y", t.h = -1 : i32} {
  async.await_all %102
  %105 = async.runtime.num_worker_threads : index
  async.await %x_3 : !async.token
  return
}
async.func @"a b1"(%106: tensor<2xf32>, %true_7: tensor<2xf32>) -> !async.value<index> attributes {t.g = @f} {
  %a_b_8 = async.coro.id
  %x_13 = async.execute {
    %109, %111 = async.execute -> !async.value<tensor<2xf32>> {
      async.yield %true_7 : tensor<2xf32> {t.c = "x y", t.f = i32, t.e = {z = 1, a = 2}}
    }
    %arg0_12 = "t.make"() : () -> memref<?xi32>
    async.yield
  }
  %116, %tok_18 = async.execute -> !async.value<tensor<2xf32>> {
    async.yield %true_7 : tensor<2xf32>
  }
  %121 = async.runtime.num_worker_threads : index
  %tok_23 = async.coro.id
  return %121 : index
}
// -----
func.func private @f0(%101: tuple<i32, f32>, %true_2: tuple<i32, f32>, %103: f64) {
  %arg0_6, %107:3 = async.execute -> (!async.value<f64>, !async.value<tuple<i32, f32>>, !async.value<tuple<i32, f32>>) {
    async.yield %103, %101, %101 : f64, tuple<i32, f32>, tuple<i32, f32>
  }
  %a_b_8 = async.runtime.is_error %arg0_6 {t.g = @f, t.f = i32} : !async.token
  %149, %150:3 = async.execute [%arg0_6, %arg0_6] (%107#0 as %c0_9:!async.value<f64>) -> (!async.value<f64>, !async.value<i1>, !async.value<i1>) {
    %110 = arith.constant false
    %c0_11 = async.coro.id
    %v_47, %148:2 = async.execute [%arg0_6] (%107#0 as %112: !async.value<f64>, %107#0 as %113:!async.value<f64>) -> (!async.value<f64>, !async.value<i1>) {
      %134, %tok_36, %tok_37 = async.execute (%107#2 as %true_15 : !async.value<tuple<i32, f32>>) -> (!async.value<i1>, !async.value<f64>) {
        %true_22, %124, %125, %v_26 = async.execute (%107#1 as %a_b_17: !async.value<tuple<i32, f32>>, %107#2 as %a_b_18 : !async.value<tuple<i32, f32>>) -> (!async.value<index>, !async.value<f64>, !async.value<f64>) {
          %true_19 = arith.constant 0 : index
          %120 = async.runtime.create : !async.value<f32>
          %121 = async.await %107#2 : !async.value<tuple<i32, f32>>
          async.yield %true_19, %113, %113 : index, f64, f64 {t.l = dense<1> : tensor<2xi32>, t.j = array<i32: 1>}
        }
        %a_b_27 = arith.constant true
        %131, %a_b_33 = async.execute [%true_22] (%v_26 as %arg0_28 : !async.value<f64>, %v_26 as %129 : !async.value<f64>) -> (!async.value<f64>) attributes {t.f = i32, "t.q-w" = 1.5} {
          async.runtime.add_ref %v_26 {count = 2 : i64} : !async.value<f64>
          async.yield %arg0_28 : f64
        }
        async.yield %a_b_8, %c0_9 : i1, f64
      }
      %143:3 = async.execute (%107#2 as %138: !async.value<tuple<i32, f32>>, %107#2 as %139:!async.value<tuple<i32, f32>>) -> (!async.value<f64>, !async.value<tuple<i32, f32>>) {
        %140 = arith.constant 0 : index
        async.yield %c0_9, %139 : f64, tuple<i32, f32>
      } loc(unknown)
      scf.if %a_b_8 {
        %145 = async.coro.begin %c0_11
        %arg0_46 = "t.make"() : () -> memref<?xi32>
      }
      async.yield %c0_9, %a_b_8 : f64, i1
    }
    async.yield %c0_9, %110, %a_b_8 : f64, i1, i1
  }
  %arg0_80, %181:3 = async.execute -> (!async.value<tuple<i32, f32>>, !async.value<tuple<i32, f32>>, !async.value<tuple<i32, f32>>) {
    %true_59, %v_61, %x_62 = async.execute [] (%150#0 as %151: !async.value<f64>) -> (!async.value<f32>, !async.value<f64>) {
      %x_52 = arith.constant 0x7F800000 : f32
      %v_56 = async.execute (%107#0 as %153:!async.value<f64>, %150#2 as %x_54: !async.value<i1>) {
        async.runtime.await %arg0_6 : !async.token
        async.await %arg0_6 : !async.token loc("nm")
        async.yield
      }
      %c0_58 = arith.constant 9 : i64
      async.yield %x_52, %151 : f32, f64
    }
    %arg0_77 = async.execute [%true_59] (%150#2 as %true_63:!async.value<i1>, %107#2 as %arg0_64:!async.value<tuple<i32, f32>>) {
      %v_66 = async.await %107#1 : !async.value<tuple<i32, f32>>
      scf.if %a_b_8 {
        async.runtime.set_error %150#1 : !async.value<i1>
        async.runtime.await %true_59 : !async.token
        %172, %174, %x_75, %176 = async.execute [%true_59, %true_59] -> (!async.value<tuple<i32, f32>>, !async.value<tuple<i32, f32>>, !async.value<i1>) {
          %a_b_69 = async.coro.id
          %x_70 = async.await %150#0 : !async.value<f64>
          %c0_71 = async.await %150#0 : !async.value<f64>
          async.await %149 : !async.token
          async.yield %arg0_64, %101, %true_63 : tuple<i32, f32>, tuple<i32, f32>, i1
        } loc(unknown)
      }
      async.yield
    }
    async.yield %101, %true_2, %true_2 : tuple<i32, f32>, tuple<i32, f32>, tuple<i32, f32>
  }
  %arg0_82 = async.runtime.num_worker_threads {t.c = "x y", t.k = loc("k")} : index
  cf.cond_br %a_b_8, ^b0, ^b0
^b0:
  %a_b_88:2 = async.execute [%arg0_80] -> !async.value<tuple<i32, f32>> {
    %184 = async.execute (%150#2 as %true_83:!async.value<i1>) {
      async.yield
    }
    async.runtime.store %103, %107#0 : <f64>
    async.yield %101 : tuple<i32, f32> {t.c = "x y", t.k = loc("k"), t.l = dense<1> : tensor<2xi32>}
  }
  func.return
}
async.func private @g.1$(i32 {t.noalias}) -> !async.value<f32>
// -----
async.func private @g.0$() -> !async.token {
  %121 = async.execute {
    %119:2 = async.execute () -> (!async.value<index>) {
      %103 = async.execute attributes {t.k = loc("k"), t.b, t.c = "x y"} {
        async.yield
      }
      %true_15 = async.execute {
        %107, %c0_8:2 = async.execute -> (!async.value<i1>, !async.value<i1>) {
          %v_6 = arith.constant true
          async.yield %v_6, %v_6 : i1, i1
        }
        %x_10, %true_12, %tok_13 = async.execute [%103] (%c0_8#0 as %109: !async.value<i1>) -> (!async.value<i1>, !async.value<i1>) {
          async.yield %109, %109 : i1, i1
        }
        %114 = async.await %tok_13 : !async.value<i1>
        async.yield
      }
      async.runtime.await %103 : !async.token
      %118 = arith.constant 0 : index
      async.yield %118 : index
    }
    async.yield
  }
  async.await %121 : !async.token loc(unknown)
  async.runtime.add_ref %121 {count = 1 : i64} : !async.token
  %124 = arith.constant true
  async.await %121 : !async.token
  cf.br ^b0(%121 : !async.token)
^b0(%125: !async.token):
  %true_26 = arith.constant -3 : i32
  %127, %129 = async.execute -> (!async.value<i1>) {
    async.yield %124 : i1 {t.j = array<i32: 1>, t.e = {z = 1, a = 2}}
  }
  %v_32:2 = async.execute [%125, %127] (%129 as %a_b_30: !async.value<i1>, %129 as %a_b_31: !async.value<i1>) -> (!async.value<i32>) {
    async.yield %true_26 : i32 {t.b, t.e = {z = 1, a = 2}, "t.q-w" = 1.5}
  }
  %c0_38, %c0_40, %c0_41, %142 = async.execute [%127, %v_32#0] (%129 as %v_34: !async.value<i1>, %129 as %a_b_35:!async.value<i1>) -> (!async.value<i1>, !async.value<i1>, !async.value<i1>) {
    async.runtime.store %v_34, %129 : !async.value<i1>
    async.yield %124, %124, %a_b_35 : i1, i1, i1
  }
  async.return
}
func.func public @g.1$(%a_b_43: !async.group, %144: memref<4xf32>, %v_45: memref<4xf32>) {
  %true_47, %149 = async.execute -> !async.value<memref<4xf32>> {
    async.yield %144 : memref<4xf32>
  }
  %150 = "t.make"() : () -> tensor<2xf32>
  cf.br ^b0(%true_47 : !async.token)
^b0(%151: !async.token):
  return
}
func.func @f2() {
  %153 = async.execute () {
    async.yield {t.j = array<i32: 1>, t.h = -1 : i32}
  }
  %tok_58 = async.execute () {
    %true_55 = async.coro.id
    %157 = async.runtime.create : !async.value<f32>
    async.yield
  }
  async.await %153 : !async.token loc("nm")
  func.return
}
