"""The instruction of LLVM IR for each op of the llvm dialect, by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.dialects import llvm
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, DictionaryAttr, StringAttr
from xdsl.ir import Attribute, Block, Operation, SSAValue

from stretto.codegen.llvm_constants import UnsupportedConstantError, integer_text
from stretto.codegen.llvm_export import (
    FunctionWriter,
    argument_attributes,
    array_entries,
    has_flag,
    integer,
    integers,
    symbol,
)
from stretto.codegen.llvm_intrinsics import INTRINSICS, Intrinsic, is_free_intrinsic
from stretto.codegen.llvm_types import address_space, integer_width, quoted
from stretto.diagnostics import emit_error

Writer = Callable[[FunctionWriter, Operation], None]

_ICMP = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
_FCMP = (
    *("false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord"),
    *("ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true"),
)
_ORDERINGS = ("", "unordered", "monotonic", "", "acquire", "release", "acq_rel", "seq_cst")
_ATOMIC_OPS = (
    *("xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin"),
    *(
        "fadd",
        "fsub",
        "fmax",
        "fmin",
        "uinc_wrap",
        "udec_wrap",
        "usub_cond",
        "usub_sat",
        "fmaximum",
        "fminimum",
    ),
)
_CASTS = (
    *("trunc", "zext", "sext", "fptrunc", "fpext", "fptosi", "fptoui", "sitofp", "uitofp"),
    *("ptrtoint", "inttoptr", "bitcast", "addrspacecast"),
)
_BINARY = (
    *("add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor"),
    *("fadd", "fsub", "fmul", "fdiv", "frem"),
)
_NSW, _NUW = 1, 2
_GEP_DYNAMIC = -(2**31)


def fast_math(op: Operation) -> str:
    """The fast-math flags, each with a blank after it."""
    flags = op.properties.get("fastmathFlags") or op.attributes.get("fastmathFlags")
    if not isinstance(flags, llvm.FastMathAttr):
        return ""
    return "".join(f"{flag.value} " for flag in flags.data)


def _flags(op: Operation) -> str:
    """Overflow, exactness and fast-math flags, each with a blank after it."""
    words = ""
    overflow = op.properties.get("overflowFlags") or op.attributes.get("overflowFlags")
    if isinstance(overflow, llvm.OverflowAttr):
        words += "".join(f"{flag.value} " for flag in overflow.data)
    elif bits := integer(op, "overflowFlags"):
        words += ("nsw " if bits & _NSW else "") + ("nuw " if bits & _NUW else "")
    for name, word in (("isExact", "exact "), ("isDisjoint", "disjoint "), ("nonNeg", "nneg ")):
        if has_flag(op, name):
            words += word
    return words + fast_math(op)


def _binary(w: FunctionWriter, op: Operation) -> None:
    left, right = op.operands
    w.define(op.results[0], f"{op.name[5:]} {_flags(op)}{w.typed(left)}, {w.use(right)}")


def _cast(w: FunctionWriter, op: Operation) -> None:
    (source,) = op.operands
    w.define(op.results[0], f"{op.name[5:]} {_flags(op)}{w.typed(source)} to {w.type(op.results[0])}")


def _fneg(w: FunctionWriter, op: Operation) -> None:
    w.define(op.results[0], f"fneg {fast_math(op)}{w.typed(op.operands[0])}")


def _freeze(w: FunctionWriter, op: Operation) -> None:
    w.define(op.results[0], f"freeze {w.typed(op.operands[0])}")


def _compare(w: FunctionWriter, op: Operation) -> None:
    names = _ICMP if op.name == "llvm.icmp" else _FCMP
    predicate = names[integer(op, "predicate") or 0]
    left, right = op.operands
    w.define(op.results[0], f"{op.name[5:]} {fast_math(op)}{predicate} {w.typed(left)}, {w.use(right)}")


def _select(w: FunctionWriter, op: Operation) -> None:
    w.define(op.results[0], f"select {fast_math(op)}" + ", ".join(w.typed(v) for v in op.operands))


# ---- Aggregates and vectors


def _extract_value(w: FunctionWriter, op: Operation) -> None:
    path = "".join(f", {k}" for k in integers(op.properties["position"]))
    w.define(op.results[0], f"extractvalue {w.typed(op.operands[0])}{path}")


def _insert_value(w: FunctionWriter, op: Operation) -> None:
    path = "".join(f", {k}" for k in integers(op.properties["position"]))
    whole, value = op.operands
    w.define(op.results[0], f"insertvalue {w.typed(whole)}, {w.typed(value)}{path}")


def _element(w: FunctionWriter, op: Operation) -> None:
    w.define(op.results[0], f"{op.name[5:]} " + ", ".join(w.typed(v) for v in op.operands))


def _shuffle(w: FunctionWriter, op: Operation) -> None:
    mask = ", ".join("i32 poison" if k < 0 else f"i32 {k}" for k in integers(op.properties["mask"]))
    count = len(integers(op.properties["mask"]))
    left, right = op.operands
    w.define(op.results[0], f"shufflevector {w.typed(left)}, {w.typed(right)}, <{count} x i32> <{mask}>")


# ---- Memory


def _alignment(op: Operation) -> str:
    alignment = integer(op, "alignment")
    if not alignment:
        return ""
    if alignment & (alignment - 1) or alignment > 2**32:
        emit_error(op, f"'{op.name}' op has alignment {alignment}, expected a power of two")
    return f", align {alignment}"


def _alloca(w: FunctionWriter, op: Operation) -> None:
    (size,) = op.operands
    element = w.types.spell(op.properties["elem_type"])
    space = address_space(op.results[0].type) if isinstance(op.results[0].type, llvm.LLVMPointerType) else 0
    place = f", addrspace({space})" if space else ""
    w.define(op.results[0], f"alloca {element}, {w.typed(size)}{_alignment(op)}{place}")


def _ordering(op: Operation, name: str) -> str:
    return _ORDERINGS[integer(op, name) or 0]


def _atomic_alignment(w: FunctionWriter, op: Operation, type_: Attribute) -> str:
    """An atomic load or store must say its alignment; the natural one where the op doesn't."""
    if (explicit := _alignment(op)) or not _ordering(op, "ordering"):
        return explicit
    text = w.types.spell(type_)
    bits = {"ptr": 64, "half": 16, "bfloat": 16, "float": 32, "double": 64}.get(text) or int(text[1:])
    return f", align {max(bits // 8, 1)}"


def _access_words(op: Operation) -> tuple[str, str]:
    ordering = _ordering(op, "ordering")
    words = ("atomic " if ordering else "") + ("volatile " if has_flag(op, "volatile_") else "")
    return words, f" {ordering}" if ordering else ""


def _load(w: FunctionWriter, op: Operation) -> None:
    words, ordering = _access_words(op)
    result = op.results[0]
    alignment = _atomic_alignment(w, op, result.type)
    tail = f"{ordering}{alignment}{w.access_metadata(op)}"
    w.define(result, f"load {words}{w.type(result)}, {w.typed(op.operands[0])}{tail}")


def _store(w: FunctionWriter, op: Operation) -> None:
    words, ordering = _access_words(op)
    value, pointer = op.operands
    alignment = _atomic_alignment(w, op, value.type)
    tail = f"{ordering}{alignment}{w.access_metadata(op)}"
    w.emit(f"store {words}{w.typed(value)}, {w.typed(pointer)}{tail}")


def _atomic_rmw(w: FunctionWriter, op: Operation) -> None:
    pointer, value = op.operands
    words = "volatile " if has_flag(op, "volatile_") else ""
    kind = _ATOMIC_OPS[integer(op, "bin_op") or 0]
    tail = f"{_ordering(op, 'ordering')}{_alignment(op)}"
    w.define(op.results[0], f"atomicrmw {words}{kind} {w.typed(pointer)}, {w.typed(value)} {tail}")


def _compare_exchange(w: FunctionWriter, op: Operation) -> None:
    words = ("weak " if has_flag(op, "weak") else "") + ("volatile " if has_flag(op, "volatile_") else "")
    tail = f"{_ordering(op, 'success_ordering')} {_ordering(op, 'failure_ordering')}{_alignment(op)}"
    w.define(op.results[0], f"cmpxchg {words}{', '.join(w.typed(v) for v in op.operands)} {tail}")


def _fence(w: FunctionWriter, op: Operation) -> None:
    w.emit(f"fence {_ordering(op, 'ordering')}")


def _address(w: FunctionWriter, op: Operation) -> None:
    base, *dynamic = op.operands
    indices: list[str] = []
    rest = iter(dynamic)
    for k in integers(op.properties["rawConstantIndices"]):
        indices.append(w.typed(next(rest)) if k == _GEP_DYNAMIC else f"i32 {k}")
    flags = integer(op, "noWrapFlags") or 0
    words = "inbounds " if flags & 1 or has_flag(op, "inbounds") else ""
    words += "nusw " if flags & 2 and not words else ""
    words += "nuw " if flags & 4 else ""
    element = w.types.spell(op.properties["elem_type"])
    w.define(op.results[0], f"getelementptr {words}{', '.join([element, w.typed(base), *indices])}")


# ---- Calls


def _attributes_at(op: Operation, name: str, index: int) -> DictionaryAttr | None:
    entries = array_entries(op.properties.get(name))
    entry = entries[index] if index < len(entries) else None
    return entry if isinstance(entry, DictionaryAttr) else None


def _call(w: FunctionWriter, op: Operation) -> None:
    operands: Sequence[SSAValue] = op.operands
    bundles = integers(op.properties.get("op_bundle_sizes"))
    if bundles:
        emit_error(op, f"'{op.name}' op has operand bundles, which aren't supported")
    callee = symbol(op, "callee")
    if callee is None:
        target = w.use(operands[0])
        operands = operands[1:]
    else:
        target = f'@"{quoted(callee)}"'
    arguments = ", ".join(
        f"{w.type(v)}{argument_attributes(w.types, _attributes_at(op, 'arg_attrs', k))} {w.use(v)}"
        for k, v in enumerate(operands)
    )
    variadic = op.properties.get("var_callee_type")
    if isinstance(variadic, llvm.LLVMFunctionType):
        type_ = w.types.spell_function(variadic)
    else:
        type_ = w.type(op.results[0]) if op.results else "void"
    words = ""
    kind = op.properties.get("TailCallKind")
    if isinstance(kind, llvm.TailCallKindAttr) and kind.data != llvm.TailCallKind.NONE:
        words = {"tail": "tail ", "notail": "notail "}.get(kind.data.value, "")
    words += f"call {fast_math(op)}"
    convention = op.properties.get("CConv")
    if isinstance(convention, llvm.CallingConventionAttr) and convention.cconv_name != "ccc":
        words += f"{convention.cconv_name} "
    text = f"{words}{type_} {target}({arguments})"
    if op.results:
        w.define(op.results[0], text)
    else:
        w.emit(text)


def _suffix(text: str) -> str:
    """How a type is spelt in the name of an overloaded intrinsic."""
    if text.startswith("<"):
        count, element = text[1:-1].split(" x ")
        return f"v{count}{_suffix(element)}"
    if text.startswith("ptr"):
        return "p0" if text == "ptr" else f"p{text[len('ptr addrspace(') : -1]}"
    return {
        "half": "f16",
        "bfloat": "bf16",
        "float": "f32",
        "double": "f64",
        "x86_fp80": "f80",
        "fp128": "f128",
    }.get(text, text)


def _intrinsic(w: FunctionWriter, op: Operation) -> None:
    stem = op.name.removeprefix("llvm.intr.")
    entry = INTRINSICS.get(stem)
    if entry is None:
        emit_error(op, f"'{op.name}' op can't be compiled: it has no LLVM IR form here")
    call_intrinsic(w, op, stem, entry)


def call_intrinsic(w: FunctionWriter, op: Operation, stem: str, entry: Intrinsic) -> None:
    """A call of `@llvm.stem` with the op's operands and flags."""
    operands = op.operands
    suffixes = [w.type(op.results[0] if k < 0 else operands[k]) for k in entry.overloads]
    name = ".".join([f"llvm.{stem}", *(_suffix(s) for s in suffixes)])
    arguments = [w.typed(v) for v in operands]
    arguments += [f"i1 {'true' if has_flag(op, flag) else 'false'}" for flag in entry.flags]
    arguments += [f"i32 {integer(op, number) or 0}" for number in entry.numbers]
    type_ = w.type(op.results[0]) if op.results else "void"
    text = f"call {fast_math(op)}{type_} @{name}({', '.join(arguments)})"
    if op.results:
        w.define(op.results[0], text)
    else:
        w.emit(text)


def _prefetch(w: FunctionWriter, op: Operation) -> None:
    """A hint; LLVM aborts on prefetches of instructions where the target has none, so they are left out."""
    if integer(op, "cache"):
        _intrinsic(w, op)


def _coro_end(w: FunctionWriter, op: Operation) -> None:
    """LLVM 22's coro.end has no result; MLIR's op still has one, which is false in the ramp."""
    w.emit(f"call void @llvm.coro.end({', '.join(w.typed(v) for v in op.operands)})")
    for result in op.results:
        w.constant(result, "false")


def _masked_store(w: FunctionWriter, op: Operation) -> None:
    value, pointer, mask = op.operands
    suffix = f"{_suffix(w.type(value))}.{_suffix(w.type(pointer))}"
    alignment = integer(op, "alignment") or 1
    place = f"{w.type(pointer)} align {alignment} {w.use(pointer)}"
    w.emit(f"call void @llvm.masked.store.{suffix}({w.typed(value)}, {place}, {w.typed(mask)})")


def _masked_load(w: FunctionWriter, op: Operation) -> None:
    pointer, mask, *through = op.operands
    result = op.results[0]
    suffix = f"{_suffix(w.type(result))}.{_suffix(w.type(pointer))}"
    place = f"{w.type(pointer)} align {integer(op, 'alignment') or 1} {w.use(pointer)}"
    rest = w.use(through[0]) if through else "poison"
    arguments = f"{place}, {w.typed(mask)}, {w.type(result)} {rest}"
    w.define(result, f"call {w.type(result)} @llvm.masked.load.{suffix}({arguments})")


def _named_intrinsic(w: FunctionWriter, op: Operation) -> None:
    """`llvm.call_intrinsic "llvm.X"`, with the suffixes written out by the program."""
    name = op.properties["intrin"]
    assert isinstance(name, StringAttr)
    if not is_free_intrinsic(name.data):
        emit_error(op, f"intrinsic '{name.data}' is not supported")
    arguments = ", ".join(w.typed(v) for v in op.operands)
    type_ = w.type(op.results[0]) if op.results else "void"
    text = f'call {fast_math(op)}{type_} @"{quoted(name.data)}"({arguments})'
    if op.results:
        w.define(op.results[0], text)
    else:
        w.emit(text)


# ---- Control flow


def _parent(op: Operation) -> Block:
    block = op.parent
    assert block is not None
    return block


def _branch(w: FunctionWriter, op: Operation) -> None:
    label = w.edge(_parent(op), op.successors[0], op.operands, set())
    w.emit(f"br label %{label}{w.loop_metadata(op)}")


def _conditional_branch(w: FunctionWriter, op: Operation) -> None:
    sizes = integers(op.properties.get("operandSegmentSizes") or op.attributes.get("operandSegmentSizes"))
    first = 1 + sizes[1]
    taken = set[Block]()
    on_true = w.edge(_parent(op), op.successors[0], op.operands[1:first], taken)
    on_false = w.edge(_parent(op), op.successors[1], op.operands[first:], taken)
    labels = f"label %{on_true}, label %{on_false}"
    w.emit(f"br {w.typed(op.operands[0])}, {labels}{w.loop_metadata(op)}")


def _switch(w: FunctionWriter, op: Operation) -> None:
    flag = op.operands[0]
    width = integer_width(flag.type)
    if width is None:
        raise UnsupportedConstantError(f"a switch over type {flag.type}")
    sizes = integers(op.properties.get("operandSegmentSizes") or op.attributes.get("operandSegmentSizes"))
    first = 1 + (sizes[1] if len(sizes) > 1 else 0)
    taken = set[Block]()
    default = w.edge(_parent(op), op.successors[0], op.operands[1:first], taken)
    values = op.properties.get("case_values")
    numbers = list(values.get_values()) if isinstance(values, DenseIntOrFPElementsAttr) else integers(values)
    targets = op.successors[1:]
    if isinstance(values, DenseIntOrFPElementsAttr) and len(numbers) == 1:
        numbers = numbers * len(targets)
    counts = integers(op.properties.get("case_operand_segments")) or [0] * len(targets)
    lines: list[str] = []
    for number, target, count in zip(numbers, targets, counts, strict=True):
        label = w.edge(_parent(op), target, op.operands[first : first + count], taken)
        lines.append(f"{w.type(flag)} {integer_text(int(number), width)}, label %{label}")
        first += count
    w.emit(f"switch {w.typed(flag)}, label %{default} [ {' '.join(lines)} ]")


def _return(w: FunctionWriter, op: Operation) -> None:
    w.emit(f"ret {w.typed(op.operands[0])}" if op.operands else "ret void")


def _unreachable(w: FunctionWriter, op: Operation) -> None:
    w.emit("unreachable")


WRITERS: dict[str, Writer] = {
    **{f"llvm.{name}": _binary for name in _BINARY},
    **{f"llvm.{name}": _cast for name in _CASTS},
    **{f"llvm.intr.{name}": _intrinsic for name in INTRINSICS},
    "llvm.intr.prefetch": _prefetch,
    "llvm.fneg": _fneg,
    "llvm.freeze": _freeze,
    "llvm.icmp": _compare,
    "llvm.fcmp": _compare,
    "llvm.select": _select,
    "llvm.extractvalue": _extract_value,
    "llvm.insertvalue": _insert_value,
    "llvm.extractelement": _element,
    "llvm.insertelement": _element,
    "llvm.shufflevector": _shuffle,
    "llvm.alloca": _alloca,
    "llvm.load": _load,
    "llvm.store": _store,
    "llvm.atomicrmw": _atomic_rmw,
    "llvm.cmpxchg": _compare_exchange,
    "llvm.fence": _fence,
    "llvm.getelementptr": _address,
    "llvm.call": _call,
    "llvm.call_intrinsic": _named_intrinsic,
    "llvm.intr.coro.end": _coro_end,
    "llvm.intr.masked.load": _masked_load,
    "llvm.intr.masked.store": _masked_store,
    "llvm.br": _branch,
    "llvm.cond_br": _conditional_branch,
    "llvm.switch": _switch,
    "llvm.return": _return,
    "llvm.unreachable": _unreachable,
}


def write_op(writer: FunctionWriter, op: Operation) -> None:
    """Writes one op. Raises DiagnosticError for an op without an LLVM IR form."""
    write = WRITERS.get(op.name)
    if write is None:
        emit_error(op, f"'{op.name}' op can't be compiled: it has no LLVM IR form here")
    write(writer, op)
