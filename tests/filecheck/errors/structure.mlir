// RUN: stretto-opt %s --split-input-file --verify-diagnostics

func.func @result_type(%x: i32) -> f32 {
  // expected-error @below {{type of return operand 0 ('i32') doesn't match function result type ('f32')}}
  "func.return"(%x) : (i32) -> ()
}

// -----

// expected-error @below {{symbol declaration cannot have public visibility}}
"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
}) : () -> ()

// -----

// expected-note @below {{see existing symbol definition here}}
func.func private @twice()
// expected-error @below {{redefinition of symbol named 'twice'}}
func.func private @twice()

// -----

func.func @branch_operands(%x: i32) {
  // expected-error @below {{branch has 0 operands for successor #0, but target block has 1}}
  "cf.br"()[^next] : () -> ()
^next(%a: i32):
  return
}

// -----

func.func @branch_type(%x: i32) {
  // expected-error @below {{type mismatch for bb argument #0 of successor #0}}
  "cf.br"(%x)[^next] : (i32) -> ()
^next(%a: f32):
  return
}
