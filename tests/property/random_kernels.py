"""Random kernels in which threads wait for one another, free of races, for any block size.

Values are i32. Each exchange through shared memory has memory of its own and a barrier before and after, so
that no thread reads what another one may be writing. Where threads differ in what they do, none waits for
others, but for the last statement: after it nothing follows that they would have to wait for.
"""

from __future__ import annotations

import random

_OPERATIONS = ("addi", "subi", "muli", "xori", "andi", "minsi", "maxui")
_REDUCTIONS = ("add", "mul", "minsi", "maxui", "xor", "and")
_MODES = ("xor", "up", "down", "idx")


class KernelGenerator:
    """Writes the body of one kernel from a seed."""

    def __init__(self, seed: int):
        self._random = random.Random(seed)
        self._count = 0
        self._shared: list[str] = []
        self._lines: list[str] = []
        self._depth = 0
        self._values: list[str] = ["%xv", "%t32", "%i3"]
        self._uniform: list[str] = ["%b32", "%i3", "%i1"]
        self._may_wait = True

    def _name(self) -> str:
        self._count += 1
        return f"%v{self._count}"

    def _emit(self, line: str) -> None:
        self._lines.append("      " + "  " * self._depth + line)

    def _value(self) -> str:
        return self._random.choice(self._values[-6:] + self._values[:3])

    def _define(self, text: str) -> str:
        name = self._name()
        self._emit(f"{name} = {text}")
        return name

    def program(self, size: tuple[int, int, int], blocks: int) -> str:
        """A program: `main(x, y)` of memrefs of i32, one element a thread."""
        for _ in range(self._random.randrange(3, 8)):
            self._statement()
        end = self._random.random()
        if end < 0.3:
            self._early_exit()
        elif end < 0.6:
            self._uneven_loop()
        for k, value in enumerate(dict.fromkeys([*self._values[3:], "%xv"])):
            self._emit(f"%m{k} = arith.muli {value}, %i3 : i32")
            self._emit(f"%q{k} = memref.load %y[%i] : memref<?xi32>")
            self._emit(f"%s{k} = arith.addi %m{k}, %q{k} : i32")
            self._emit(f"memref.store %s{k}, %y[%i] : memref<?xi32>")
        return _program(self._lines, self._shared, size, blocks)

    def _statement(self) -> None:
        kinds = [self._arithmetic, self._arithmetic, self._branch, self._varying_loop, self._private]
        if self._may_wait:
            kinds += [self._exchange] * 3
            kinds += [self._shuffle, self._shuffle, self._all_reduce, self._subgroup_reduce]
            kinds += [self._loop, self._loop, self._uniform_branch, self._halving, self._atomic]
        elif self._random.random() < 0.3:
            kinds = [self._arithmetic]
        self._random.choice(kinds)()

    def _arithmetic(self) -> None:
        operation = self._random.choice(_OPERATIONS)
        if self._random.random() < 0.25:
            pair = self._random.choice(self._uniform), self._random.choice(self._uniform)
            name = self._define(f"arith.{operation} {pair[0]}, {pair[1]} : i32")
            self._uniform.append(name)
        else:
            name = self._define(f"arith.{operation} {self._value()}, {self._value()} : i32")
        self._values.append(name)

    def _exchange(self) -> None:
        memory = self._memory()
        self._emit(f"memref.store {self._value()}, {memory}[%t] : memref<1024xi32, 3>")
        self._emit("gpu.barrier")
        distance = self._define(f"arith.constant {self._random.randrange(1, 40)} : index")
        moved = self._define(f"arith.addi %t, {distance} : index")
        place = self._define(f"arith.remui {moved}, %T : index")
        self._values.append(self._define(f"memref.load {memory}[{place}] : memref<1024xi32, 3>"))
        self._emit("gpu.barrier")

    def _shuffle(self) -> None:
        mode = self._random.choice(_MODES)
        offset = self._define(f"arith.constant {self._random.randrange(0, 32)} : i32")
        width = "%i32" if self._random.random() < 0.7 else self._define("arith.constant 16 : i32")
        if mode == "idx" and self._random.random() < 0.5:
            offset = self._define(f"arith.remui {self._value()}, %i32 : i32")
        value, valid = self._name(), self._name()
        self._emit(f"{value}, {valid} = gpu.shuffle {mode} {self._value()}, {offset}, {width} : i32")
        self._values.append(value)
        if self._random.random() < 0.5:
            self._values.append(self._define(f"arith.extui {valid} : i1 to i32"))

    def _all_reduce(self) -> None:
        kind = self._random.choice(_REDUCTIONS)
        name = self._define(f"gpu.all_reduce {kind} {self._value()} uniform {{}} : (i32) -> (i32)")
        self._values.append(name)
        self._uniform.append(name)

    def _subgroup_reduce(self) -> None:
        kind = self._random.choice(_REDUCTIONS)
        cluster = self._random.choice(("", " cluster(size = 4)", " cluster(size = 2, stride = 8)"))
        self._values.append(
            self._define(f"gpu.subgroup_reduce {kind} {self._value()}{cluster} : (i32) -> (i32)")
        )

    def _inside(self, count: int, may_wait: bool) -> str:
        """Some statements in a region; returns a value of it."""
        known = list(self._values), list(self._uniform), self._may_wait
        self._may_wait = self._may_wait and may_wait
        self._depth += 1
        for _ in range(count):
            self._statement()
        value = self._value()
        self._depth -= 1
        self._values, self._uniform, self._may_wait = known
        return value

    def _loop(self) -> None:
        """A loop that all threads run alike."""
        if self._depth > 2:
            return
        times = self._define(f"arith.constant {self._random.randrange(0, 4)} : index")
        first, second = self._value(), self._random.choice(self._uniform)
        result, a, u, k = self._name(), self._name(), self._name(), self._name()
        self._emit(
            f"{result}:2 = scf.for {k} = %c0 to {times} step %c1 "
            f"iter_args({a} = {first}, {u} = {second}) -> (i32, i32) {{"
        )
        known = list(self._values), list(self._uniform)
        self._values += [a, u]
        self._uniform.append(u)
        value = self._inside(self._random.randrange(1, 4), may_wait=True)
        self._depth += 1
        next_u = self._define(f"arith.addi {u}, %i3 : i32")
        self._emit(f"scf.yield {value}, {next_u} : i32, i32")
        self._depth -= 1
        self._values, self._uniform = known
        self._emit("}")
        self._values += [f"{result}#0", f"{result}#1"]
        self._uniform.append(f"{result}#1")

    def _memory(self) -> str:
        memory = f"%shared{len(self._shared)}"
        self._shared.append(memory)
        return memory

    def _halving(self) -> None:
        """A sum over the block by a tree."""
        if self._depth > 2:
            return
        memory = self._memory()
        self._emit(f"memref.store {self._value()}, {memory}[%t] : memref<1024xi32, 3>")
        self._emit("gpu.barrier")
        names = {key: self._name() for key in ("r", "m", "c", "d", "u", "h", "k", "j", "p", "q", "s")}
        for line in (
            "{r} = scf.while ({m} = %T) : (index) -> index {{",
            "  {c} = arith.cmpi ugt, {m}, %c1 : index",
            "  scf.condition({c}) {m} : index",
            "}} do {{",
            "^bb0({d}: index):",
            "  {u} = arith.ceildivui {d}, %c2 : index",
            "  {h} = arith.divui {d}, %c2 : index",
            "  {k} = arith.cmpi slt, %t, {h} : index",
            "  scf.if {k} {{",
            "    {j} = arith.addi %t, {u} : index",
            "    {p} = memref.load MEMORY[%t] : memref<1024xi32, 3>",
            "    {q} = memref.load MEMORY[{j}] : memref<1024xi32, 3>",
            "    {s} = arith.addi {p}, {q} : i32",
            "    memref.store {s}, MEMORY[%t] : memref<1024xi32, 3>",
            "  }}",
            "  gpu.barrier",
            "  scf.yield {u} : index",
            "}}",
        ):
            self._emit(line.format(**names).replace("MEMORY", memory))
        self._values.append(self._define(f"memref.load {memory}[%c0] : memref<1024xi32, 3>"))
        self._emit("gpu.barrier")

    def _atomic(self) -> None:
        memory = self._memory()
        first = self._define("arith.cmpi eq, %t, %c0 : index")
        self._emit(f"scf.if {first} {{")
        self._emit(f"  memref.store %i3, {memory}[%c0] : memref<1024xi32, 3>")
        self._emit("}")
        self._emit("gpu.barrier")
        kind = self._random.choice(("addi", "maxs", "minu", "ori"))
        old = self._name()
        self._emit(
            f"{old} = memref.atomic_rmw {kind} {self._value()}, {memory}[%c0] "
            ": (i32, memref<1024xi32, 3>) -> i32"
        )
        self._emit("gpu.barrier")
        self._values.append(self._define(f"memref.load {memory}[%c0] : memref<1024xi32, 3>"))
        self._emit("gpu.barrier")

    def _uneven_loop(self) -> None:
        """The rest of the kernel: a loop that threads leave one after another."""
        c4 = self._define("arith.constant 4 : index")
        times = self._define(f"arith.remui %t, {c4} : index")
        memory = self._memory()
        result, k, a = self._name(), self._name(), self._name()
        self._emit(
            f"{result} = scf.for {k} = %c0 to {times} step %c1 iter_args({a} = {self._value()}) -> (i32) {{"
        )
        self._depth += 1
        known = list(self._values)
        self._values.append(a)
        self._emit(f"memref.store {a}, {memory}[%t] : memref<1024xi32, 3>")
        self._emit("gpu.barrier")
        moved = self._define("arith.addi %t, %c1 : index")
        place = self._define(f"arith.remui {moved}, %T : index")
        other = self._define(f"arith.remui {place}, {c4} : index")
        taken = self._define(f"memref.load {memory}[{place}] : memref<1024xi32, 3>")
        # What a thread left there that never came into the loop is anything.
        came = self._define(f"arith.cmpi ugt, {other}, %c0 : index")
        self._values.append(self._define(f"arith.select {came}, {taken}, %i3 : i32"))
        self._emit("gpu.barrier")
        value = self._define(f"arith.addi {self._values[-1]}, {self._value()} : i32")
        self._emit(f"scf.yield {value} : i32")
        self._depth -= 1
        self._emit("}")
        self._values = [*known, result]

    def _condition(self, value: str) -> str:
        predicate = self._random.choice(("slt", "ult", "eq", "sge"))
        other = self._define(f"arith.constant {self._random.randrange(0, 40)} : i32")
        return self._define(f"arith.cmpi {predicate}, {value}, {other} : i32")

    def _if(self, condition: str, may_wait: bool) -> None:
        if self._depth > 2:
            return
        result = self._name()
        self._emit(f"{result} = scf.if {condition} -> (i32) {{")
        for end in ("} else {", "}"):
            value = self._inside(self._random.randrange(0, 3), may_wait)
            self._emit(f"  scf.yield {value} : i32")
            self._emit(end)
        self._values.append(result)

    def _uniform_branch(self) -> None:
        self._if(self._condition(self._random.choice(self._uniform)), may_wait=True)

    def _branch(self) -> None:
        self._if(self._condition(self._value()), may_wait=False)

    def _varying_loop(self) -> None:
        if self._depth > 2:
            return
        c5 = self._define("arith.constant 5 : index")
        times = self._define(f"arith.remui %t, {c5} : index")
        result, a, k = self._name(), self._name(), self._name()
        self._emit(
            f"{result} = scf.for {k} = %c0 to {times} step %c1 iter_args({a} = {self._value()}) -> (i32) {{"
        )
        self._values.append(a)
        value = self._inside(self._random.randrange(1, 3), may_wait=False)
        self._values.remove(a)
        self._emit(f"  scf.yield {value} : i32")
        self._emit("}")
        self._values.append(result)

    def _private(self) -> None:
        """Memory of the thread that outlives what comes between."""
        memory = self._name()
        self._emit(f"{memory} = memref.alloca() : memref<2xi32>")
        self._emit(f"memref.store {self._value()}, {memory}[%c0] : memref<2xi32>")
        self._emit(f"memref.store {self._value()}, {memory}[%c1] : memref<2xi32>")
        if self._may_wait and self._depth < 2:
            self._exchange()
        self._values.append(self._define(f"memref.load {memory}[%c0] : memref<2xi32>"))
        self._values.append(self._define(f"memref.load {memory}[%c1] : memref<2xi32>"))

    def _early_exit(self) -> None:
        """The rest of the kernel, for some threads only."""
        limit = self._define(f"arith.constant {self._random.randrange(1, 40)} : index")
        self._emit(f"%stays = arith.cmpi ult, %t, {limit} : index")
        self._emit("scf.if %stays {")
        known = list(self._values)
        self._depth += 1
        for _ in range(self._random.randrange(1, 3)):
            memory = self._memory()
            self._emit(f"memref.store {self._value()}, {memory}[%t] : memref<1024xi32, 3>")
            self._emit("gpu.barrier")
            count = self._define(f"arith.minui {limit}, %T : index")
            moved = self._define("arith.addi %t, %c1 : index")
            place = self._define(f"arith.remui {moved}, {count} : index")
            self._values.append(self._define(f"memref.load {memory}[{place}] : memref<1024xi32, 3>"))
        self._emit(f"memref.store {self._value()}, %y[%i] : memref<?xi32>")
        self._depth -= 1
        self._emit("}")
        self._values = known


def _program(lines: list[str], shared: list[str], size: tuple[int, int, int], blocks: int) -> str:
    memory = ", ".join(f"{name}: memref<1024xi32, 3>" for name in shared)
    body = "\n".join(lines)
    workgroup = f"workgroup({memory}) " if shared else ""
    return f"""
module attributes {{gpu.container_module}} {{
  gpu.module @kernels {{
    gpu.func @kernel(%x: memref<?xi32>, %y: memref<?xi32>) {workgroup}kernel {{
      %tx = gpu.thread_id x
      %ty = gpu.thread_id y
      %tz = gpu.thread_id z
      %dx = gpu.block_dim x
      %dy = gpu.block_dim y
      %dz = gpu.block_dim z
      %b = gpu.block_id x
      %row = arith.muli %tz, %dy : index
      %rows = arith.addi %row, %ty : index
      %before = arith.muli %rows, %dx : index
      %t = arith.addi %before, %tx : index
      %dxy = arith.muli %dx, %dy : index
      %T = arith.muli %dxy, %dz : index
      %start = arith.muli %b, %T : index
      %i = arith.addi %start, %t : index
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %i1 = arith.constant 1 : i32
      %i3 = arith.constant 3 : i32
      %i32 = arith.constant 32 : i32
      %t32 = arith.index_cast %t : index to i32
      %b32 = arith.index_cast %b : index to i32
      %xv = memref.load %x[%i] : memref<?xi32>
{body}
      gpu.return
    }}
  }}
  func.func @main(%x: memref<?xi32>, %y: memref<?xi32>) {{
    %g = arith.constant {blocks} : index
    %bx = arith.constant {size[0]} : index
    %by = arith.constant {size[1]} : index
    %bz = arith.constant {size[2]} : index
    %one = arith.constant 1 : index
    gpu.launch_func @kernels::@kernel blocks in (%g, %one, %one) threads in (%bx, %by, %bz)
      args(%x : memref<?xi32>, %y : memref<?xi32>)
    return
  }}
}}
"""
