// RUN: stretto-opt %s --split-input-file --verify-diagnostics

func.func @values_that_are_missing(%x: i32) {
  // expected-error @below {{'async.execute' op along control flow edge from Operation async.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %t, %v = async.execute -> !async.value<i32> { async.yield }
  return
}

// -----

func.func @another_type(%x: i32) {
  // expected-error @below {{successor operand type #0 'i32' should match successor input type #0 '!async.value<f32>'}}
  %t, %v = async.execute -> !async.value<f32> { async.yield %x : i32 }
  return
}

// -----

func.func @no_value(%x: i32) {
  // expected-error @below {{'async.execute' op result #1 must be variadic of async value type, but got 'i32'}}
  %t, %v = async.execute -> i32 { async.yield %x : i32 }
  return
}

// -----

func.func @no_terminator() {
  %t = async.execute {
    // expected-error @below {{block with no terminator}}
    %c = arith.constant 1 : i32
  }
  return
}

// -----

func.func @yield_outside(%x: i32) {
  // expected-error @below {{'async.yield' op expects parent op 'async.execute'}}
  async.yield %x : i32
}

// -----

func.func @no_token(%x: i32) {
  // expected-error @below {{'async.await' op operand #0 must be async value type or async token type, but got 'i32'}}
  async.await %x : i32
  return
}

// -----

// expected-error @below {{'async.func' op result is expected to be at least of size 1, but got 0}}
async.func @no_result() { return }

// -----

// expected-error @below {{'async.func' op result type must be async value type or async token type, but got 'i32'}}
async.func @plain_result(%x: i32) -> i32 { return %x : i32 }

// -----

// expected-error @below {{async token type is expected to appear as the 1st return value, but got 2}}
async.func @token_last() -> (!async.value<i32>, !async.token) { return }

// -----

async.func @return_of_nothing() -> !async.value<i32> {
  // expected-error @below {{'async.return' op operand types do not match the types returned from the parent FuncOp}}
  return
}

// -----

func.func private @plain(i32) -> !async.token
func.func @callee_is_no_async_func(%x: i32) {
  // expected-error @below {{'async.call' op 'plain' does not reference a valid async function}}
  %t = async.call @plain(%x) : (i32) -> !async.token
  return
}

// -----

async.func private @callee(i32) -> !async.token
func.func @operand_of_another_type(%x: f32) {
  // expected-error @below {{operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0}}
  %t = async.call @callee(%x) : (f32) -> !async.token
  return
}

// -----

func.func @storage_of_another_type(%v: !async.value<i32>, %x: f32) {
  // expected-error @below {{failed to verify that type of 'value' matches element type of 'storage'}}
  "async.runtime.store"(%x, %v) : (f32, !async.value<i32>) -> ()
  return
}

// -----

func.func @no_references(%t: !async.token) {
  // expected-error @below {{attribute 'count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  async.runtime.add_ref %t {count = 0 : i64} : !async.token
  return
}

// -----

func.func @group_of_groups(%g: !async.group) {
  // expected-error @below {{operand #0 must be async value type or async token type, but got '!async.group'}}
  %r = async.runtime.add_to_group %g, %g : !async.group
  return
}

// -----

// expected-error @below {{unknown  type `future` in dialect `async`}}
func.func private @no_such_type(!async.future)
