// RUN: stretto-opt %s -async-runtime-policy-based-ref-counting | filecheck %s
// RUN: stretto-opt %s -async-runtime-policy-based-ref-counting="policy=default" | filecheck %s
// RUN: stretto-opt %s -async-runtime-bespoke-ref-counting | filecheck %s
// RUN: stretto-opt %s -async-runtime-policy-based-ref-counting="policy=review" | filecheck %s --check-prefix=REVIEW
// RUN: stretto-opt %s -async-runtime-policy-based-ref-counting="on-violation=automatic" | filecheck %s --check-prefix=AUTO

// Counting by policy. Under `default` the text is MLIR 22.1's.

func.func @token_await(%arg0: !async.token) {
  async.runtime.await %arg0 : !async.token
  return
}
// CHECK-LABEL:  func.func @token_await(%arg0: !async.token) {
// CHECK-NEXT:     async.runtime.await %arg0 : !async.token
// CHECK-NEXT:     return
// REVIEW-LABEL: func.func @token_await(%arg0: !async.token) {
// REVIEW-NEXT:    async.runtime.await %arg0 : !async.token
// REVIEW-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// REVIEW-NEXT:    return
// AUTO-LABEL:   func.func @token_await(%arg0: !async.token) {
// AUTO-NEXT:      async.runtime.await %arg0 : !async.token
// AUTO-NEXT:      async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// AUTO-NEXT:      return

func.func @group_await(%arg0: !async.group) {
  async.runtime.await %arg0 : !async.group
  return
}
// CHECK-LABEL:  func.func @group_await(%arg0: !async.group) {
// CHECK-NEXT:     async.runtime.await %arg0 : !async.group
// CHECK-NEXT:     return
// REVIEW-LABEL: func.func @group_await(%arg0: !async.group) {
// REVIEW-NEXT:    async.runtime.await %arg0 : !async.group
// REVIEW-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.group
// REVIEW-NEXT:    return

func.func @add_token_to_group(%arg0: !async.token, %arg1: !async.group) {
  %0 = async.runtime.add_to_group %arg0, %arg1 : !async.token
  return
}
// CHECK-LABEL:  func.func @add_token_to_group(%arg0: !async.token, %arg1: !async.group) {
// CHECK-NEXT:     %0 = async.runtime.add_to_group %arg0, %arg1 : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// REVIEW-LABEL: func.func @add_token_to_group(%arg0: !async.token, %arg1: !async.group) {
// REVIEW-NEXT:    %0 = async.runtime.add_to_group %arg0, %arg1 : !async.token
// REVIEW-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// REVIEW-NEXT:    return

func.func @value_load(%arg0: !async.value<f32>) -> f32 {
  %0 = async.runtime.load %arg0 : <f32>
  return %0 : f32
}
// CHECK-LABEL:  func.func @value_load(%arg0: !async.value<f32>) -> f32 {
// CHECK-NEXT:     %0 = async.runtime.load %arg0 : <f32>
// CHECK-NEXT:     async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<f32>
// CHECK-NEXT:     return %0 : f32
// REVIEW-LABEL: func.func @value_load(%arg0: !async.value<f32>) -> f32 {
// REVIEW-NEXT:    %0 = async.runtime.load %arg0 : <f32>
// REVIEW-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<f32>
// REVIEW-NEXT:    return %0 : f32

func.func @error_check(%arg0: !async.token) -> i1 {
  %0 = async.runtime.is_error %arg0 : !async.token
  return %0 : i1
}
// CHECK-LABEL:  func.func @error_check(%arg0: !async.token) -> i1 {
// CHECK-NEXT:     %0 = async.runtime.is_error %arg0 : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:     return %0 : i1
// REVIEW-LABEL: func.func @error_check(%arg0: !async.token) -> i1 {
// REVIEW-NEXT:    %0 = async.runtime.is_error %arg0 : !async.token
// REVIEW-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// REVIEW-NEXT:    return %0 : i1

func.func @await_and_check(%arg0: !async.token) -> i1 {
  async.runtime.await %arg0 : !async.token
  %0 = async.runtime.is_error %arg0 : !async.token
  return %0 : i1
}
// CHECK-LABEL:  func.func @await_and_check(%arg0: !async.token) -> i1 {
// CHECK-NEXT:     async.runtime.await %arg0 : !async.token
// CHECK-NEXT:     %0 = async.runtime.is_error %arg0 : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:     return %0 : i1
// REVIEW-LABEL: func.func @await_and_check(%arg0: !async.token) -> i1 {
// REVIEW-NEXT:    async.runtime.await %arg0 : !async.token
// REVIEW-NEXT:    %0 = async.runtime.is_error %arg0 : !async.token
// REVIEW-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// REVIEW-NEXT:    return %0 : i1

func.func @await_and_ask_for_the_code(%arg0: !async.group) -> i32 {
  async.runtime.await %arg0 : !async.group
  %0 = stretto.error %arg0 : !async.group
  return %0 : i32
}
// CHECK-LABEL:  func.func @await_and_ask_for_the_code(%arg0: !async.group) -> i32 {
// CHECK-NEXT:     async.runtime.await %arg0 : !async.group
// CHECK-NEXT:     %0 = stretto.error %arg0 : !async.group
// CHECK-NEXT:     async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.group
// CHECK-NEXT:     return %0 : i32
// REVIEW-LABEL: func.func @await_and_ask_for_the_code(%arg0: !async.group) -> i32 {
// REVIEW-NEXT:    async.runtime.await %arg0 : !async.group
// REVIEW-NEXT:    %0 = stretto.error %arg0 : !async.group
// REVIEW-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.group
// REVIEW-NEXT:    return %0 : i32

func.func @unused(%arg0: !async.token) {
  %0 = async.runtime.create : !async.token
  return
}
// CHECK-LABEL:  func.func @unused(%arg0: !async.token) {
// CHECK-NEXT:     async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:     %0 = async.runtime.create : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// REVIEW-LABEL: func.func @unused(%arg0: !async.token) {

// Awaited and checked twice: the policy drops twice, liveness once.
func.func @checked_twice(%arg0: !async.token) {
  %0 = async.runtime.is_error %arg0 : !async.token
  %1 = async.runtime.is_error %arg0 : !async.token
  return
}
// AUTO-LABEL:  func.func @checked_twice(%arg0: !async.token) {
// AUTO-NEXT:     %0 = async.runtime.is_error %arg0 : !async.token
// AUTO-NEXT:     %1 = async.runtime.is_error %arg0 : !async.token
// AUTO-NEXT:     async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// AUTO-NEXT:     return
