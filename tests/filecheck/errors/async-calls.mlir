// RUN: stretto-opt %s --split-input-file --verify-diagnostics

async.func private @f(%x: i32) -> !async.value<f32>
func.func @operands() {
  // expected-error @below {{'async.call' op incorrect number of operands for callee}}
  %v = async.call @f() : () -> !async.value<f32>
  return
}

// -----

async.func private @f(%x: i32) -> !async.value<f32>
func.func @results(%x: i32) {
  // expected-error @below {{'async.call' op incorrect number of results for callee}}
  async.call @f(%x) : (i32) -> ()
  return
}

// -----

async.func private @f(%x: i32) -> !async.value<f32>
func.func @result(%x: i32) {
  // expected-error @below {{'async.call' op result type mismatch at index 0}}
  %t = async.call @f(%x) : (i32) -> !async.token
  return
}

// -----

func.func @token_with_result(%t: !async.token) {
  // expected-error @below {{'async.await' op awaiting on a token must have empty result}}
  %v = "async.await"(%t) : (!async.token) -> i32
  return
}

// -----

func.func @value_without_result(%v: !async.value<i32>) {
  // expected-error @below {{'async.await' op awaiting on a value must have non-empty result}}
  "async.await"(%v) : (!async.value<i32>) -> ()
  return
}

// -----

func.func @another_result(%v: !async.value<i32>) {
  // expected-error @below {{'async.await' op result type 'f32' does not match async value type 'i32'}}
  %x = "async.await"(%v) : (!async.value<i32>) -> f32
  return
}

// -----

func.func @operand_without_argument(%v: !async.value<i32>) {
  // expected-error @below {{region branch point has 1 operands, but region successor needs 0 inputs}}
  %t = "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({
    async.yield
  }) : (!async.value<i32>) -> !async.token
  return
}

// -----

func.func @argument_of_another_type(%v: !async.value<i32>) {
  // expected-error @below {{successor operand type #0 '!async.value<i32>' should match successor input type #0 'f32'}}
  %t = "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%x: f32):
    async.yield
  }) : (!async.value<i32>) -> !async.token
  return
}

// -----

func.func @loaded_type(%v: !async.value<i32>) {
  // expected-error @below {{'async.runtime.load' op failed to verify that type of 'value' matches element type of 'storage'}}
  %x = "async.runtime.load"(%v) : (!async.value<i32>) -> f32
  return
}
