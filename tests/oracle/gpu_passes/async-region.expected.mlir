module attributes {gpu.container_module} {
  gpu.module @mod {
    llvm.func @k() attributes {gpu.kernel} {
      llvm.return
    }
    llvm.func @add(%arg0: i32) attributes {gpu.kernel} {
      llvm.return
    }
  }
  func.func private @host(memref<7xf32>)
  func.func @f0(%arg0: memref<7xf32>, %arg1: memref<7xf32>, %arg2: f32, %arg3: index, %arg4: i1, %arg5: i32) {
    %dim = memref.dim %arg1, %arg3 : memref<7xf32>
    scf.while : () -> () {
      %5 = arith.divsi %dim, %arg3 : index
      scf.condition(%arg4)
    } do {
      scf.yield
    }
    %0 = gpu.wait async
    %memref, %asyncToken = gpu.alloc async [%0] () : memref<7xf32>
    %1 = gpu.memset async [%asyncToken] %memref, %arg2 : memref<7xf32>, f32
    gpu.wait [%1]
    scf.if %arg4 {
      %token_4 = async.execute {
        async.yield
      }
      %token_5 = async.execute {
        async.await %token_4 : !async.token
        memref.store %arg2, %arg0[%arg3] : memref<7xf32>
        %token_6 = async.execute [%token_4] {
          %5 = async.create_group %arg3 : !async.group
          %6 = gpu.wait async
          %7 = gpu.memset async [%6] %memref, %arg2 : memref<7xf32>, f32
          %8 = gpu.memcpy async [%7] %memref, %arg1 : memref<7xf32>, memref<7xf32>
          gpu.wait [%8]
          async.yield
        }
        %token_7 = async.execute [%token_4] {
          %5 = gpu.wait async
          %6 = gpu.launch_func async [%5] @mod::@add blocks in (%arg3, %arg3, %arg3) threads in (%arg3, %arg3, %arg3)  args(%arg5 : i32)
          %7 = gpu.memcpy async [%6] %arg0, %memref : memref<7xf32>, memref<7xf32>
          gpu.wait [%7]
          async.yield
        }
        async.yield
      }
    }
    %dim_0 = memref.dim %arg0, %arg3 : memref<7xf32>
    %2 = gpu.wait async
    %memref_1, %asyncToken_2 = gpu.alloc async [%2] () : memref<7xf32>
    gpu.wait [%asyncToken_2]
    %token, %bodyResults:4 = async.execute -> (!async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
      gpu.wait 
      scf.while : () -> () {
        %token_6, %bodyResults_7:2 = async.execute -> (!async.value<f32>, !async.value<!gpu.async.token>) {
          %7 = memref.load %memref[%dim] : memref<7xf32>
          gpu.wait 
          %8 = gpu.wait async
          %9 = gpu.memcpy async [%8] %arg0, %memref : memref<7xf32>, memref<7xf32>
          %10 = gpu.memset async [%9] %arg1, %7 : memref<7xf32>, f32
          async.yield %7, %10 : f32, !gpu.async.token
        }
        async.await %token_6 : !async.token
        %6 = async.await %bodyResults_7#1 : !async.value<!gpu.async.token>
        gpu.wait [%6]
        scf.condition(%arg4)
      } do {
        %6 = gpu.wait async
        %7 = gpu.launch_func async [%6] @mod::@k blocks in (%arg3, %arg3, %arg3) threads in (%arg3, %arg3, %arg3)  
        gpu.wait [%7]
        %8 = memref.load %arg1[%dim] : memref<7xf32>
        %9 = gpu.wait async
        %10 = gpu.launch_func async [%9] @mod::@k blocks in (%arg3, %arg3, %arg3) threads in (%arg3, %arg3, %arg3)  
        %11 = async.create_group %arg3 : !async.group
        gpu.wait [%10]
        scf.yield
      }
      %5 = gpu.wait async
      %memref_4, %asyncToken_5 = gpu.alloc async [%5] () : memref<7xf32>
      async.yield %asyncToken_5, %asyncToken_5, %asyncToken_5, %asyncToken_5 : !gpu.async.token, !gpu.async.token, !gpu.async.token, !gpu.async.token
    }
    cf.cond_br %arg4, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %token_3 = async.execute [%token] (%bodyResults#0 as %arg6: !async.value<!gpu.async.token>) {
      gpu.wait [%arg6]
      async.yield
    }
    scf.if %arg4 {
      async.await %token : !async.token
      %5 = async.await %bodyResults#1 : !async.value<!gpu.async.token>
      %dim_4 = memref.dim %memref_1, %dim_0 : memref<7xf32>
      gpu.wait [%5]
    } else {
      %5 = async.create_group %arg3 : !async.group
      async.await %token : !async.token
      %6 = async.await %bodyResults#0 : !async.value<!gpu.async.token>
      gpu.wait [%6]
    }
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    memref.store %arg2, %arg1[%dim_0] : memref<7xf32>
    async.await %token : !async.token
    %3 = async.await %bodyResults#0 : !async.value<!gpu.async.token>
    %4 = arith.cmpi slt, %dim_0, %dim : index
    gpu.wait [%3]
    %alloc = memref.alloc() : memref<7xf32>
    return
  }
  func.func @f1(%arg0: memref<7xf32>, %arg1: memref<7xf32>, %arg2: f32, %arg3: index, %arg4: i1, %arg5: i32) {
    %0 = async.create_group %arg3 : !async.group
    %token = async.execute {
      %1 = arith.divsi %arg3, %arg3 : index
      memref.store %arg2, %arg0[%arg3] : memref<7xf32>
      %token_0 = async.execute {
        %2 = arith.cmpi slt, %1, %1 : index
        %token_1, %bodyResults:2 = async.execute -> (!async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
          %4 = gpu.wait async
          %5 = gpu.memcpy async [%4] %arg1, %arg0 : memref<7xf32>, memref<7xf32>
          %6 = gpu.wait async [%5]
          gpu.wait [%6]
          scf.for %arg6 = %arg3 to %1 step %arg3 {
            async.await_all %0
            %7 = gpu.wait async
            %8 = gpu.memcpy async [%7] %arg1, %arg1 : memref<7xf32>, memref<7xf32>
            gpu.wait [%8]
          }
          scf.if %arg4 {
          } else {
            %7 = gpu.wait async [%5]
            %8 = arith.addf %arg2, %arg2 : f32
            gpu.wait [%7]
          }
          async.yield %6, %6 : !gpu.async.token, !gpu.async.token
        }
        %3 = gpu.wait async
        %memref, %asyncToken = gpu.alloc async [%3] () : memref<7xf32>
        gpu.wait [%asyncToken]
        async.yield
      }
      memref.store %arg2, %arg0[%arg3] : memref<7xf32>
      async.yield
    }
    async.await %token : !async.token
    async.await %token : !async.token
    return
  }
}

// -----
module attributes {gpu.container_module} {
  gpu.module @mod {
    llvm.func @k() attributes {gpu.kernel} {
      llvm.return
    }
    llvm.func @add(%arg0: i32) attributes {gpu.kernel} {
      llvm.return
    }
  }
  func.func private @host(memref<7xf32>)
  func.func @f0(%arg0: memref<7xf32>, %arg1: memref<7xf32>, %arg2: f32, %arg3: index, %arg4: i1, %arg5: i32) {
    %0 = gpu.wait async
    %1 = gpu.launch_func async [%0] @mod::@k blocks in (%arg3, %arg3, %arg3) threads in (%arg3, %arg3, %arg3)  
    %2 = gpu.dealloc async [%1] %arg1 : memref<7xf32>
    %token = async.execute {
      async.yield
    }
    gpu.wait [%2]
    scf.while : () -> () {
      gpu.wait 
      %3 = gpu.wait async
      %4 = gpu.memcpy async [%3] %arg0, %arg0 : memref<7xf32>, memref<7xf32>
      gpu.wait [%4]
      %alloc = memref.alloc() : memref<7xf32>
      async.await %token : !async.token
      scf.condition(%arg4)
    } do {
      %3 = arith.divsi %arg3, %arg3 : index
      async.await %token : !async.token
      scf.yield
    }
    return
  }
}

// -----
module attributes {gpu.container_module} {
  gpu.module @mod {
    llvm.func @k() attributes {gpu.kernel} {
      llvm.return
    }
    llvm.func @add(%arg0: i32) attributes {gpu.kernel} {
      llvm.return
    }
  }
  func.func private @host(memref<7xf32>)
  func.func @f0(%arg0: memref<7xf32>, %arg1: memref<7xf32>, %arg2: f32, %arg3: index, %arg4: i1, %arg5: i32) {
    %0 = async.create_group %arg3 : !async.group
    %1 = gpu.wait async
    %memref, %asyncToken = gpu.alloc async [%1] () : memref<7xf32>
    gpu.wait [%asyncToken]
    scf.parallel (%arg6) = (%arg3) to (%arg3) step (%arg3) {
      %token_2, %bodyResults_3:2 = async.execute -> (!async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
        %9 = arith.cmpi slt, %arg6, %arg3 : index
        %10 = gpu.wait async
        %11 = gpu.memset async [%10] %arg1, %arg2 : memref<7xf32>, f32
        %12 = arith.divsi %arg3, %arg3 : index
        %13 = gpu.memcpy async [%11] %arg0, %memref : memref<7xf32>, memref<7xf32>
        gpu.wait [%13]
        async.yield %13, %13 : !gpu.async.token, !gpu.async.token
      }
      async.await_all %0
      async.await_all %0
      %7 = gpu.wait async
      %8 = gpu.dealloc async [%7] %arg1 : memref<7xf32>
      gpu.wait [%8]
      scf.reduce 
    }
    cf.cond_br %arg4, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %token, %bodyResults:4 = async.execute -> (!async.value<f32>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
      %7 = gpu.wait async
      gpu.wait [%7]
      %token_2, %bodyResults_3 = async.execute -> !async.value<!gpu.async.token> {
        %8 = gpu.wait async
        %9 = gpu.launch_func async [%8] @mod::@add blocks in (%arg3, %arg3, %arg3) threads in (%arg3, %arg3, %arg3)  args(%arg5 : i32)
        gpu.wait [%9]
        func.call @host(%arg0) : (memref<7xf32>) -> ()
        %10 = gpu.wait async [%7, %7]
        gpu.wait [%10]
        async.yield %7 : !gpu.async.token
      }
      async.yield %arg2, %7, %7, %7 : f32, !gpu.async.token, !gpu.async.token, !gpu.async.token
    }
    async.await %token : !async.token
    %2 = async.await %bodyResults#2 : !async.value<!gpu.async.token>
    %3 = async.await %bodyResults#3 : !async.value<!gpu.async.token>
    gpu.wait [%2, %3]
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %4 = memref.load %arg0[%arg3] : memref<7xf32>
    %5 = arith.divsi %arg3, %arg3 : index
    %6 = gpu.wait async
    %memref_0, %asyncToken_1 = gpu.alloc async [%6] host_shared () : memref<7xf32>
    gpu.wait [%asyncToken_1]
    return
  }
}

// -----
module attributes {gpu.container_module} {
  gpu.module @mod {
    llvm.func @k() attributes {gpu.kernel} {
      llvm.return
    }
    llvm.func @add(%arg0: i32) attributes {gpu.kernel} {
      llvm.return
    }
  }
  func.func private @host(memref<7xf32>)
  func.func @f0(%arg0: memref<7xf32>, %arg1: memref<7xf32>, %arg2: f32, %arg3: index, %arg4: i1, %arg5: i32) {
    scf.execute_region {
      %3 = gpu.wait async
      %4 = gpu.dealloc async [%3] %arg1 : memref<7xf32>
      %5 = arith.divsi %arg3, %arg3 : index
      gpu.wait [%4]
      %token_0, %bodyResults_1 = async.execute -> !async.value<f32> {
        gpu.wait 
        async.yield %arg2 : f32
      }
      scf.yield
    }
    %0 = gpu.wait async
    %1 = gpu.memcpy async [%0] %arg0, %arg0 : memref<7xf32>, memref<7xf32>
    %2 = arith.addf %arg2, %arg2 : f32
    gpu.wait [%1]
    %token, %bodyResults = async.execute -> !async.value<f32> {
      scf.for %arg6 = %arg3 to %arg3 step %arg3 {
        %5 = gpu.wait async
        %6 = gpu.launch_func async [%5] @mod::@add blocks in (%arg6, %arg3, %arg3) threads in (%arg6, %arg3, %arg3)  args(%arg5 : i32)
        gpu.wait [%6]
        func.call @host(%arg1) : (memref<7xf32>) -> ()
      }
      %dim = memref.dim %arg1, %arg3 : memref<7xf32>
      %3 = arith.divsi %arg3, %arg3 : index
      %4 = memref.load %arg1[%arg3] : memref<7xf32>
      async.yield %2 : f32
    }
    return
  }
}

// -----
module attributes {gpu.container_module} {
  gpu.module @mod {
    llvm.func @k() attributes {gpu.kernel} {
      llvm.return
    }
    llvm.func @add(%arg0: i32) attributes {gpu.kernel} {
      llvm.return
    }
  }
  func.func private @host(memref<7xf32>)
  func.func @f0(%arg0: memref<7xf32>, %arg1: memref<7xf32>, %arg2: f32, %arg3: index, %arg4: i1, %arg5: i32) {
    %token, %bodyResults:4 = async.execute -> (!async.value<f32>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
      %10 = gpu.wait async
      %11 = gpu.launch_func async [%10] @mod::@k blocks in (%arg3, %arg3, %arg3) threads in (%arg3, %arg3, %arg3)  
      async.yield %arg2, %11, %11, %11 : f32, !gpu.async.token, !gpu.async.token, !gpu.async.token
    }
    %0 = arith.divsi %arg3, %arg3 : index
    %1 = gpu.wait async
    %2 = gpu.dealloc async [%1] %arg1 : memref<7xf32>
    %3 = arith.divsi %0, %0 : index
    scf.if %arg4 {
    }
    gpu.wait [%2]
    memref.store %arg2, %arg1[%arg3] : memref<7xf32>
    %token_0 = async.execute [%token] (%bodyResults#2 as %arg6: !async.value<!gpu.async.token>) {
      %10 = gpu.wait async [%arg6]
      %11 = gpu.launch_func async [%10] @mod::@k blocks in (%3, %arg3, %arg3) threads in (%3, %arg3, %arg3)  
      gpu.wait [%11]
      async.await %token : !async.token
      %12 = async.await %bodyResults#1 : !async.value<!gpu.async.token>
      gpu.wait [%12]
      async.yield
    }
    async.await %token : !async.token
    %4 = async.await %bodyResults#1 : !async.value<!gpu.async.token>
    %5 = gpu.wait async [%4]
    %6 = gpu.memset async [%5] %arg1, %arg2 : memref<7xf32>, f32
    %7 = gpu.launch_func async [%6] @mod::@add blocks in (%3, %arg3, %arg3) threads in (%3, %arg3, %arg3)  args(%arg5 : i32)
    %8 = arith.divsi %0, %3 : index
    %9 = arith.cmpi slt, %3, %arg3 : index
    gpu.wait [%7]
    return
  }
}

// -----
module attributes {gpu.container_module} {
  gpu.module @mod {
    llvm.func @k() attributes {gpu.kernel} {
      llvm.return
    }
    llvm.func @add(%arg0: i32) attributes {gpu.kernel} {
      llvm.return
    }
  }
  func.func private @host(memref<7xf32>)
  func.func @f0(%arg0: memref<7xf32>, %arg1: memref<7xf32>, %arg2: f32, %arg3: index, %arg4: i1, %arg5: i32) {
    %token, %bodyResults:3 = async.execute -> (!async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
      gpu.wait 
      %11 = gpu.wait async
      %12 = gpu.launch_func async [%11] @mod::@k blocks in (%arg3, %arg3, %arg3) threads in (%arg3, %arg3, %arg3)  
      async.yield %12, %12, %12 : !gpu.async.token, !gpu.async.token, !gpu.async.token
    }
    %token_0, %bodyResults_1 = async.execute [%token] (%bodyResults#0 as %arg6: !async.value<!gpu.async.token>) -> !async.value<f32> {
      %11 = gpu.wait async [%arg6]
      %12 = gpu.dealloc async [%11] %arg1 : memref<7xf32>
      %13 = gpu.memcpy async [%12] %arg0, %arg1 : memref<7xf32>, memref<7xf32>
      gpu.wait [%13]
      async.yield %arg2 : f32
    }
    %0 = gpu.wait async
    %1 = gpu.dealloc async [%0] %arg0 : memref<7xf32>
    gpu.wait [%1]
    %2 = arith.cmpi slt, %arg3, %arg3 : index
    scf.parallel (%arg6) = (%arg3) to (%arg3) step (%arg3) {
      %11 = gpu.wait async
      %12 = gpu.memcpy async [%11] %arg1, %arg0 : memref<7xf32>, memref<7xf32>
      gpu.wait [%12]
      %13 = memref.load %arg1[%arg6] : memref<7xf32>
      scf.reduce 
    }
    %3 = arith.cmpi slt, %arg3, %arg3 : index
    %4 = gpu.wait async
    %5 = gpu.memcpy async [%4, %1] %arg1, %arg1 : memref<7xf32>, memref<7xf32>
    %6 = gpu.launch_func async [%5] @mod::@k blocks in (%arg3, %arg3, %arg3) threads in (%arg3, %arg3, %arg3)  
    gpu.wait [%6]
    async.await %token : !async.token
    %7 = async.await %bodyResults#1 : !async.value<!gpu.async.token>
    gpu.wait [%7]
    cf.cond_br %arg4, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %8 = async.create_group %arg3 : !async.group
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %token_2, %bodyResults_3:2 = async.execute [%token] (%bodyResults_1 as %arg6: !async.value<f32>, %bodyResults#0 as %arg7: !async.value<!gpu.async.token>) -> (!async.value<f32>, !async.value<!gpu.async.token>) {
      %11 = arith.addf %arg6, %arg6 : f32
      %12 = gpu.wait async [%arg7]
      %13 = gpu.memcpy async [%12] %arg1, %arg1 : memref<7xf32>, memref<7xf32>
      gpu.wait [%13]
      async.yield %11, %1 : f32, !gpu.async.token
    }
    %9 = gpu.wait async
    %10 = gpu.dealloc async [%9] %arg0 : memref<7xf32>
    gpu.wait [%10]
    return
  }
}

// -----
module attributes {gpu.container_module} {
  gpu.module @mod {
    llvm.func @k() attributes {gpu.kernel} {
      llvm.return
    }
    llvm.func @add(%arg0: i32) attributes {gpu.kernel} {
      llvm.return
    }
  }
  func.func private @host(memref<7xf32>)
  func.func @f0(%arg0: memref<7xf32>, %arg1: memref<7xf32>, %arg2: f32, %arg3: index, %arg4: i1, %arg5: i32) {
    %0 = gpu.wait async
    %memref, %asyncToken = gpu.alloc async [%0] () : memref<7xf32>
    %1 = async.create_group %arg3 : !async.group
    gpu.wait [%asyncToken]
    memref.store %arg2, %arg0[%arg3] : memref<7xf32>
    %token, %bodyResults = async.execute -> !async.value<!gpu.async.token> {
      %2 = gpu.wait async
      %3 = gpu.dealloc async [%2] %memref : memref<7xf32>
      %4 = arith.addf %arg2, %arg2 : f32
      gpu.wait [%3]
      async.await_all %1
      async.yield %3 : !gpu.async.token
    }
    scf.for %arg6 = %arg3 to %arg3 step %arg3 {
      scf.if %arg4 {
      }
      %token_2 = async.execute {
        gpu.wait [%asyncToken, %asyncToken]
        async.yield
      }
      %token_3, %bodyResults_4 = async.execute [%token] (%bodyResults as %arg7: !async.value<!gpu.async.token>) -> !async.value<!gpu.async.token> {
        %4 = arith.cmpi slt, %arg6, %arg6 : index
        %5 = gpu.wait async
        gpu.wait [%5]
        scf.for %arg8 = %arg3 to %arg3 step %arg3 {
          %6 = gpu.wait async
          %memref_5, %asyncToken_6 = gpu.alloc async [%6] () : memref<7xf32>
          gpu.wait [%asyncToken_6]
        }
        async.await %token_2 : !async.token
        gpu.wait 
        async.yield %arg7 : !gpu.async.token
      }
      %2 = gpu.wait async
      %3 = gpu.memcpy async [%2] %arg1, %memref : memref<7xf32>, memref<7xf32>
      gpu.wait [%3]
    }
    async.await %token : !async.token
    gpu.wait 
    %token_0, %bodyResults_1 = async.execute -> !async.value<f32> {
      %2 = gpu.wait async
      %memref_2, %asyncToken_3 = gpu.alloc async [%2] () : memref<7xf32>
      %3 = gpu.launch_func async [%asyncToken_3] @mod::@k blocks in (%arg3, %arg3, %arg3) threads in (%arg3, %arg3, %arg3)  
      gpu.wait [%3]
      async.yield %arg2 : f32
    }
    return
  }
}

// -----
module attributes {gpu.container_module} {
  gpu.module @mod {
    llvm.func @k() attributes {gpu.kernel} {
      llvm.return
    }
    llvm.func @add(%arg0: i32) attributes {gpu.kernel} {
      llvm.return
    }
  }
  func.func private @host(memref<7xf32>)
  func.func @f0(%arg0: memref<7xf32>, %arg1: memref<7xf32>, %arg2: f32, %arg3: index, %arg4: i1, %arg5: i32) {
    %0 = gpu.wait async
    %1 = gpu.launch_func async [%0] @mod::@k blocks in (%arg3, %arg3, %arg3) threads in (%arg3, %arg3, %arg3)  
    %token = async.execute {
      async.yield
    }
    %2 = gpu.memcpy async [%1] %arg1, %arg0 : memref<7xf32>, memref<7xf32>
    gpu.wait [%2]
    %token_0, %bodyResults:2 = async.execute [%token] -> (!async.value<f32>, !async.value<!gpu.async.token>) {
      %4 = gpu.wait async
      %5 = gpu.memcpy async [%4] %arg0, %arg0 : memref<7xf32>, memref<7xf32>
      %dim = memref.dim %arg0, %arg3 : memref<7xf32>
      %6 = gpu.launch_func async [%5, %1] @mod::@k blocks in (%arg3, %arg3, %arg3) threads in (%arg3, %arg3, %arg3)  
      gpu.wait [%6]
      async.yield %arg2, %1 : f32, !gpu.async.token
    }
    call @host(%arg1) : (memref<7xf32>) -> ()
    gpu.wait [%1]
    %3 = arith.cmpi slt, %arg3, %arg3 : index
    return
  }
}

// -----
module attributes {gpu.container_module} {
  gpu.module @mod {
    llvm.func @k() attributes {gpu.kernel} {
      llvm.return
    }
    llvm.func @add(%arg0: i32) attributes {gpu.kernel} {
      llvm.return
    }
  }
  func.func private @host(memref<7xf32>)
  func.func @f0(%arg0: memref<7xf32>, %arg1: memref<7xf32>, %arg2: f32, %arg3: index, %arg4: i1, %arg5: i32) {
    %0 = gpu.wait async
    %1 = gpu.memcpy async [%0] %arg0, %arg0 : memref<7xf32>, memref<7xf32>
    gpu.wait [%1]
    %token, %bodyResults:2 = async.execute -> (!async.value<f32>, !async.value<!gpu.async.token>) {
      async.yield %arg2, %1 : f32, !gpu.async.token
    }
    %2 = async.create_group %arg3 : !async.group
    %3 = async.await %bodyResults#1 : !async.value<!gpu.async.token>
    async.await %token : !async.token
    gpu.wait [%3, %3]
    async.await %token : !async.token
    %4 = gpu.wait async
    %5 = gpu.launch_func async [%4] @mod::@k blocks in (%arg3, %arg3, %arg3) threads in (%arg3, %arg3, %arg3)  
    gpu.wait [%5]
    memref.store %arg2, %arg0[%arg3] : memref<7xf32>
    %token_0 = async.execute {
      scf.for %arg6 = %arg3 to %arg3 step %arg3 {
        %8 = async.add_to_group %token, %2 : !async.token
        async.await %token : !async.token
        %token_1, %bodyResults_2:2 = async.execute [%token] -> (!async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
          %9 = arith.divsi %arg3, %arg6 : index
          %10 = arith.cmpi slt, %9, %9 : index
          async.yield %1, %3 : !gpu.async.token, !gpu.async.token
        }
      }
      %6 = gpu.wait async
      %7 = gpu.memcpy async [%6] %arg1, %arg0 : memref<7xf32>, memref<7xf32>
      gpu.wait [%7]
      async.yield
    }
    return
  }
}

// -----
module attributes {gpu.container_module} {
  gpu.module @mod {
    llvm.func @k() attributes {gpu.kernel} {
      llvm.return
    }
    llvm.func @add(%arg0: i32) attributes {gpu.kernel} {
      llvm.return
    }
  }
  func.func private @host(memref<7xf32>)
  func.func @f0(%arg0: memref<7xf32>, %arg1: memref<7xf32>, %arg2: f32, %arg3: index, %arg4: i1, %arg5: i32) {
    %0 = gpu.wait async
    %memref, %asyncToken = gpu.alloc async [%0] () : memref<7xf32>
    %token, %bodyResults:2 = async.execute -> (!async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
      async.yield %asyncToken, %asyncToken : !gpu.async.token, !gpu.async.token
    }
    gpu.wait [%asyncToken]
    %token_0, %bodyResults_1:2 = async.execute -> (!async.value<f32>, !async.value<!gpu.async.token>) {
      %14 = gpu.wait async
      %memref_2, %asyncToken_3 = gpu.alloc async [%14] () : memref<7xf32>
      %15 = gpu.wait async [%asyncToken_3]
      gpu.wait [%15]
      async.yield %arg2, %15 : f32, !gpu.async.token
    }
    %1 = gpu.wait async
    %2 = gpu.memcpy async [%1] %memref, %arg1 : memref<7xf32>, memref<7xf32>
    %3 = gpu.memset async [%2, %asyncToken] %arg0, %arg2 : memref<7xf32>, f32
    scf.parallel (%arg6) = (%arg3) to (%arg3) step (%arg3) {
      scf.reduce 
    }
    gpu.wait [%3]
    %4 = async.await %bodyResults#0 : !async.value<!gpu.async.token>
    %5 = gpu.wait async
    %6 = gpu.memcpy async [%5, %asyncToken] %memref, %arg0 : memref<7xf32>, memref<7xf32>
    %7 = gpu.wait async [%6]
    %8 = gpu.launch_func async [%7] @mod::@k blocks in (%arg3, %arg3, %arg3) threads in (%arg3, %arg3, %arg3)  
    gpu.wait [%8]
    async.await %token : !async.token
    scf.for %arg6 = %arg3 to %arg3 step %arg3 {
      %14 = gpu.wait async
      %15 = gpu.launch_func async [%14] @mod::@k blocks in (%arg6, %arg3, %arg3) threads in (%arg6, %arg3, %arg3)  
      %16 = gpu.memcpy async [%15] %arg0, %memref : memref<7xf32>, memref<7xf32>
      %17 = arith.addf %arg2, %arg2 : f32
      gpu.wait [%16]
    }
    cf.cond_br %arg4, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %9 = async.await %bodyResults#1 : !async.value<!gpu.async.token>
    async.await %token : !async.token
    %10 = async.await %bodyResults_1#0 : !async.value<f32>
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %11 = gpu.wait async
    %12 = gpu.memset async [%11] %arg0, %arg2 : memref<7xf32>, f32
    gpu.wait [%12]
    %13 = memref.load %arg1[%arg3] : memref<7xf32>
    return
  }
  func.func @f1(%arg0: memref<7xf32>, %arg1: memref<7xf32>, %arg2: f32, %arg3: index, %arg4: i1, %arg5: i32) {
    %token, %bodyResults:7 = async.execute -> (!async.value<f32>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
      gpu.wait 
      %2 = gpu.wait async
      %3 = gpu.memcpy async [%2] %arg0, %arg1 : memref<7xf32>, memref<7xf32>
      async.yield %arg2, %3, %3, %3, %3, %3, %3 : f32, !gpu.async.token, !gpu.async.token, !gpu.async.token, !gpu.async.token, !gpu.async.token, !gpu.async.token
    }
    %token_0, %bodyResults_1:7 = async.execute [%token] (%bodyResults#0 as %arg6: !async.value<f32>, %bodyResults#1 as %arg7: !async.value<!gpu.async.token>) -> (!async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
      %2 = gpu.wait async [%arg7]
      %3 = gpu.dealloc async [%2] %arg0 : memref<7xf32>
      %4 = arith.divsi %arg3, %arg3 : index
      async.yield %3, %3, %3, %3, %3, %3, %3 : !gpu.async.token, !gpu.async.token, !gpu.async.token, !gpu.async.token, !gpu.async.token, !gpu.async.token, !gpu.async.token
    }
    %0 = async.create_group %arg3 : !async.group
    gpu.wait 
    %1 = arith.addf %arg2, %arg2 : f32
    %token_2, %bodyResults_3 = async.execute [%token_0] (%bodyResults_1#4 as %arg6: !async.value<!gpu.async.token>, %bodyResults_1#5 as %arg7: !async.value<!gpu.async.token>) -> !async.value<f32> {
      gpu.wait [%arg7]
      scf.while : () -> () {
        scf.while : () -> () {
          %token_4 = async.execute [%token] (%bodyResults#0 as %arg8: !async.value<f32>, %bodyResults#2 as %arg9: !async.value<!gpu.async.token>) {
            gpu.wait [%arg9]
            async.await %token : !async.token
            %4 = async.await %bodyResults#1 : !async.value<!gpu.async.token>
            gpu.wait [%4]
            async.yield
          }
          %2 = gpu.wait async
          %3 = gpu.launch_func async [%2] @mod::@k blocks in (%arg3, %arg3, %arg3) threads in (%arg3, %arg3, %arg3)  
          gpu.wait [%3]
          %token_5, %bodyResults_6 = async.execute [%token] (%bodyResults#0 as %arg8: !async.value<f32>, %bodyResults#1 as %arg9: !async.value<!gpu.async.token>) -> !async.value<!gpu.async.token> {
            %4 = arith.addf %arg8, %arg8 : f32
            gpu.wait [%arg9]
            async.await %token_0 : !async.token
            %5 = async.await %bodyResults_1#2 : !async.value<!gpu.async.token>
            gpu.wait [%5]
            async.yield %arg6 : !gpu.async.token
          }
          scf.condition(%arg4)
        } do {
          %token_4, %bodyResults_5:2 = async.execute [%token, %token_0] (%bodyResults#0 as %arg8: !async.value<f32>, %bodyResults_1#1 as %arg9: !async.value<!gpu.async.token>, %bodyResults#1 as %arg10: !async.value<!gpu.async.token>, %bodyResults_1#2 as %arg11: !async.value<!gpu.async.token>) -> (!async.value<f32>, !async.value<!gpu.async.token>) {
            %5 = gpu.wait async [%arg11, %arg10]
            %6 = gpu.memcpy async [%5, %arg9, %arg6] %arg0, %arg0 : memref<7xf32>, memref<7xf32>
            async.yield %arg8, %6 : f32, !gpu.async.token
          }
          %2 = async.await %bodyResults_1#3 : !async.value<!gpu.async.token>
          %3 = gpu.wait async
          %4 = gpu.memcpy async [%3, %arg6] %arg0, %arg1 : memref<7xf32>, memref<7xf32>
          gpu.wait [%4]
          %token_6, %bodyResults_7 = async.execute [%token, %token_4] (%bodyResults_1#0 as %arg8: !async.value<!gpu.async.token>, %bodyResults#1 as %arg9: !async.value<!gpu.async.token>, %bodyResults_5#1 as %arg10: !async.value<!gpu.async.token>) -> !async.value<!gpu.async.token> {
            gpu.wait [%arg10, %arg9, %4]
            async.yield %2 : !gpu.async.token
          }
          scf.yield
        }
        scf.condition(%arg4)
      } do {
        %2 = gpu.wait async
        %3 = gpu.memcpy async [%2] %arg0, %arg0 : memref<7xf32>, memref<7xf32>
        gpu.wait [%3]
        scf.yield
      }
      async.yield %arg2 : f32
    }
    return
  }
}

