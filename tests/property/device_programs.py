"""Random host programs with GPU ops whose result is determined, as MLIR text.

`main` takes three arrays of 16 numbers and leaves its results there. Each array belongs to one thread of
the program, a task or what created it, at a time; what is asynchronous is waited for, or named as a
dependency, before its array is used again. So every correct way of running the program gives the same
numbers, and kernels and host code don't commute, so that a wrong order shows.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

ARRAY = "memref<16xi32>"
ARGUMENTS = ("%m0", "%m1", "%m2")
_HEADER = """module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @scale(%m: memref<16xi32>, %v: i32) kernel {
      %i = gpu.global_id x
      %x = memref.load %m[%i] : memref<16xi32>
      %three = arith.constant 3 : i32
      %y = arith.muli %x, %three : i32
      %z = arith.addi %y, %v : i32
      memref.store %z, %m[%i] : memref<16xi32>
      gpu.return
    }
    gpu.func @blend(%m: memref<16xi32>, %n: memref<16xi32>) kernel {
      %i = gpu.global_id x
      %x = memref.load %m[%i] : memref<16xi32>
      %y = memref.load %n[%i] : memref<16xi32>
      %five = arith.constant 5 : i32
      %z = arith.muli %x, %five : i32
      %w = arith.xori %z, %y : i32
      memref.store %w, %m[%i] : memref<16xi32>
      gpu.return
    }
  }
  func.func private @poke(%m: memref<16xi32>, %i: index) {
    %x = memref.load %m[%i] : memref<16xi32>
    %seven = arith.constant 7 : i32
    %y = arith.muli %x, %seven : i32
    memref.store %y, %m[%i] : memref<16xi32>
    return
  }
"""


@dataclass
class _Thread:
    """What a thread of the program owns at a place of it."""

    arrays: list[str]
    dirty: dict[str, str] = field(default_factory=dict[str, str])
    """Arrays that an asynchronous op may still work on, and its token."""
    tasks: list[_Task] = field(default_factory=list["_Task"])
    new: list[str] = field(default_factory=list[str])
    """Device arrays that were allocated here."""


@dataclass
class _Task:
    token: str
    arrays: list[str]
    yielded: dict[str, str]
    """Arrays whose last op is asynchronous: results of the task that hold its token."""
    numbers: list[str]


def device_program(seed: int) -> str:
    """A module with a function `main` on three arrays."""
    return _HEADER + "\n".join(_Generator(Random(seed)).lines) + "\n}\n"


class _Generator:
    def __init__(self, random: Random):
        self.random = random
        self.names = 0
        self.budget = random.choice((8, 14, 20, 30))
        self.lines: list[str] = []
        arguments = ", ".join(f"{name}: {ARRAY}" for name in ARGUMENTS)
        self.lines.append(f"  func.func @main({arguments}) {{")
        for value in (0, 1, 2, 3, 8):
            self.lines.append(f"    %c{value} = arith.constant {value} : index")
        self.lines += ["    %v = arith.constant 11 : i32", "    %w = arith.constant 4 : i32"]
        thread = _Thread(list(ARGUMENTS))
        while self.budget > 0:
            self.statement("    ", thread, 0)
        self.finish("    ", thread, [])
        self.lines += ["    return", "  }"]

    def fresh(self) -> str:
        self.names += 1
        return f"%t{self.names}"

    def emit(self, indent: str, text: str) -> None:
        self.lines.append(indent + text)

    # Ends and starts of what a thread owns

    def clean(self, indent: str, thread: _Thread, arrays: list[str]) -> None:
        """Wait on the host for what may still work on arrays."""
        tokens = list(dict.fromkeys(thread.dirty.pop(array) for array in arrays if array in thread.dirty))
        if tokens:
            self.emit(indent, f"gpu.wait [{', '.join(tokens)}]")

    def dependencies(self, thread: _Thread, arrays: list[str]) -> str:
        """Names what may still work on arrays as the dependencies of an op."""
        tokens = list(dict.fromkeys(thread.dirty.pop(array) for array in arrays if array in thread.dirty))
        return f"[{', '.join(tokens)}] " if tokens else ""

    def finish(self, indent: str, thread: _Thread, outer: list[str]) -> None:
        """End a block: nothing that was started in it, but in `outer` arrays' tokens, is left."""
        for task in list(thread.tasks):
            self.await_task(indent, thread, task)
        for array in thread.new:
            start = self.dependencies(thread, [array])
            self.emit(indent, f"gpu.dealloc {start}{array} : {ARRAY}")
            thread.arrays.remove(array)
        thread.new.clear()
        self.clean(indent, thread, [array for array in list(thread.dirty) if array not in outer])

    def await_task(self, indent: str, thread: _Thread, task: _Task) -> None:
        thread.tasks.remove(task)
        if not task.yielded and task.numbers and self.random.random() < 0.5:
            # The value comes with the token.
            self.emit(indent, f"{self.fresh()} = async.await {task.numbers[0]} : !async.value<i32>")
        else:
            self.emit(indent, f"async.await {task.token} : !async.token")
        for array, value in task.yielded.items():
            token = self.fresh()
            self.emit(indent, f"{token} = async.await {value} : !async.value<!gpu.async.token>")
            thread.dirty[array] = token
        thread.arrays += task.arrays

    # Statements

    def statement(self, indent: str, thread: _Thread, depth: int) -> None:
        self.budget -= 1
        kinds = [
            self.launch,
            self.launch,
            self.launch,
            self.copy,
            self.fill,
            self.allocate,
            self.host,
            self.wait,
        ]
        if thread.tasks:
            kinds += [self.some_await] * 2
        if depth < 3 and self.budget > 0:
            kinds += [self.task] * 3 + [self.loop, self.while_, self.branch, self.carrying_loop]
        self.random.choice(kinds)(indent, thread, depth)

    def body(self, indent: str, thread: _Thread, depth: int) -> None:
        for _ in range(self.random.choice((1, 2, 2, 3))):
            self.statement(indent, thread, depth)

    def some(self, thread: _Thread, count: int) -> list[str]:
        return self.random.sample(thread.arrays, count) if len(thread.arrays) >= count else []

    def device_op(self, indent: str, thread: _Thread, arrays: list[str], text: str) -> None:
        """An op on arrays, asynchronous or not; `text` has a place for `async` and the dependencies."""
        start = self.dependencies(thread, arrays)
        if self.random.random() < 0.4:
            token = self.fresh()
            self.emit(indent, f"{token} = {text.format('async ' + start)}")
            thread.dirty.update(dict.fromkeys(arrays, token))
        else:
            self.emit(indent, text.format(start))

    def launch(self, indent: str, thread: _Thread, depth: int) -> None:
        sizes = "blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1)"
        arrays = self.some(thread, self.random.choice((1, 2)))
        if len(arrays) == 2:
            arguments = f"{arrays[0]} : {ARRAY}, {arrays[1]} : {ARRAY}"
            self.device_op(
                indent, thread, arrays, f"gpu.launch_func {{}}@kernels::@blend {sizes} args({arguments})"
            )
        elif arrays:
            arguments = f"{arrays[0]} : {ARRAY}, {self.random.choice(('%v', '%w'))} : i32"
            self.device_op(
                indent, thread, arrays, f"gpu.launch_func {{}}@kernels::@scale {sizes} args({arguments})"
            )

    def copy(self, indent: str, thread: _Thread, depth: int) -> None:
        arrays = self.some(thread, 2)
        if arrays:
            types = f"{ARRAY}, {ARRAY}"
            self.device_op(indent, thread, arrays, f"gpu.memcpy {{}}{arrays[0]}, {arrays[1]} : {types}")

    def fill(self, indent: str, thread: _Thread, depth: int) -> None:
        for array in self.some(thread, 1):
            self.device_op(indent, thread, [array], f"gpu.memset {{}}{array}, %w : {ARRAY}, i32")

    def allocate(self, indent: str, thread: _Thread, depth: int) -> None:
        array = self.fresh()
        match self.random.choice(("plain", "plain", "asynchronous", "shared")):
            case "asynchronous":
                token = self.fresh()
                self.emit(indent, f"{array}, {token} = gpu.alloc async () : {ARRAY}")
                thread.dirty[array] = token
            case "shared":
                self.emit(indent, f"{array} = gpu.alloc host_shared () : {ARRAY}")
            case _:
                self.emit(indent, f"{array} = gpu.alloc () : {ARRAY}")
        thread.arrays.append(array)
        thread.new.append(array)
        self.device_op(indent, thread, [array], f"gpu.memset {{}}{array}, %v : {ARRAY}, i32")

    def host(self, indent: str, thread: _Thread, depth: int) -> None:
        arrays = self.some(thread, self.random.choice((1, 2)))
        if not arrays:
            return
        self.clean(indent, thread, arrays)
        first, last = arrays[0], arrays[-1]
        match self.random.choice(("call", "store", "store", "copy", "private")):
            case "call":
                self.emit(indent, f"func.call @poke({first}, %c3) : ({ARRAY}, index) -> ()")
            case "copy" if first != last:
                self.emit(indent, f"memref.copy {first}, {last} : {ARRAY} to {ARRAY}")
            case "private":
                own, x = self.fresh(), self.fresh()
                self.emit(indent, f"{own} = memref.alloc() : memref<1xi32>")
                self.emit(indent, f"memref.store %v, {own}[%c0] : memref<1xi32>")
                self.emit(indent, f"{x} = memref.load {own}[%c0] : memref<1xi32>")
                self.emit(indent, f"memref.dealloc {own} : memref<1xi32>")
                self.emit(indent, f"memref.store {x}, {first}[%c2] : {ARRAY}")
            case _:
                x, y = self.fresh(), self.fresh()
                self.emit(indent, f"{x} = memref.load {first}[%c1] : {ARRAY}")
                self.emit(indent, f"{y} = arith.subi %v, {x} : i32")
                self.emit(indent, f"memref.store {y}, {last}[%c{self.random.choice((0, 2, 8))}] : {ARRAY}")

    def wait(self, indent: str, thread: _Thread, depth: int) -> None:
        dirty = list(thread.dirty)
        if not dirty:
            self.emit(indent, "gpu.wait")
        elif self.random.random() < 0.5:
            tokens = list(dict.fromkeys(thread.dirty.values()))
            joined = self.fresh()
            self.emit(indent, f"{joined} = gpu.wait async [{', '.join(tokens)}]")
            thread.dirty = dict.fromkeys(dirty, joined)
        else:
            self.clean(indent, thread, dirty[:1])

    def some_await(self, indent: str, thread: _Thread, depth: int) -> None:
        self.await_task(indent, thread, self.random.choice(thread.tasks))

    # Regions

    def inner(self, thread: _Thread, arrays: list[str]) -> _Thread:
        return _Thread(list(arrays), {a: t for a, t in thread.dirty.items() if a in arrays})

    def scope(self, indent: str, thread: _Thread, depth: int) -> None:
        """The body of a loop or branch: it uses what the thread owns and leaves nothing asynchronous."""
        inside = self.inner(thread, thread.arrays)
        self.body(indent, inside, depth + 1)
        self.finish(indent, inside, [])

    def begin_scope(self, indent: str, thread: _Thread) -> None:
        # What a body waits for it must not wait for again, or leave: tokens are cleaned before.
        self.clean(indent, thread, list(thread.dirty))

    def loop(self, indent: str, thread: _Thread, depth: int) -> None:
        self.begin_scope(indent, thread)
        count = self.random.choice(("%c0", "%c2", "%c3"))
        self.emit(indent, f"scf.for {self.fresh()} = %c0 to {count} step %c1 {{")
        self.scope(indent + "  ", thread, depth)
        self.emit(indent, "}")

    def while_(self, indent: str, thread: _Thread, depth: int) -> None:
        self.begin_scope(indent, thread)
        before, again, after, next_, end = (self.fresh() for _ in range(5))
        self.emit(indent, f"{end} = scf.while ({before} = %c0) : (index) -> index {{")
        self.scope(indent + "  ", thread, depth)
        self.emit(indent, f"  {again} = arith.cmpi slt, {before}, %c2 : index")
        self.emit(indent, f"  scf.condition({again}) {before} : index")
        self.emit(indent, "} do {")
        self.emit(indent, f"^bb0({after}: index):")
        self.scope(indent + "  ", thread, depth)
        self.emit(indent, f"  {next_} = arith.addi {after}, %c1 : index")
        self.emit(indent, f"  scf.yield {next_} : index")
        self.emit(indent, "}")

    def branch(self, indent: str, thread: _Thread, depth: int) -> None:
        arrays = self.some(thread, 1)
        if not arrays:
            return
        self.begin_scope(indent, thread)
        x, holds = self.fresh(), self.fresh()
        self.emit(indent, f"{x} = memref.load {arrays[0]}[%c2] : {ARRAY}")
        self.emit(indent, f"{holds} = arith.cmpi slt, {x}, %v : i32")
        self.emit(indent, f"scf.if {holds} {{")
        self.scope(indent + "  ", thread, depth)
        if self.random.random() < 0.6:
            self.emit(indent, "} else {")
            self.scope(indent + "  ", thread, depth)
        self.emit(indent, "}")

    def carrying_loop(self, indent: str, thread: _Thread, depth: int) -> None:
        """A loop that carries the token of one array."""
        for array in self.some(thread, 1):
            start = thread.dirty.get(array)
            if start is None:
                start = self.fresh()
                self.emit(indent, f"{start} = gpu.wait async")
            carried, token, result = self.fresh(), self.fresh(), self.fresh()
            sizes = "blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1)"
            self.emit(
                indent,
                f"{result} = scf.for {self.fresh()} = %c0 to %c3 step %c1 "
                f"iter_args({carried} = {start}) -> (!gpu.async.token) {{",
            )
            others = self.inner(_Thread([], {}), [a for a in thread.arrays if a != array])
            self.clean(indent + "  ", others, [])
            others.arrays = [a for a in others.arrays if a not in thread.dirty]
            self.emit(
                indent,
                f"  {token} = gpu.launch_func async [{carried}] @kernels::@scale {sizes} "
                f"args({array} : {ARRAY}, %w : i32)",
            )
            if others.arrays and self.random.random() < 0.5:
                self.body(indent + "  ", others, depth + 1)
            self.finish(indent + "  ", others, [])
            self.emit(indent, f"  scf.yield {token} : !gpu.async.token")
            self.emit(indent, "}")
            thread.dirty[array] = result

    def task(self, indent: str, thread: _Thread, depth: int) -> None:
        """A task that takes some arrays with it, and those of tasks that it waits for."""
        random = self.random
        taken = [a for a in thread.arrays if a not in thread.new and random.random() < 0.5]
        before = [t for t in thread.tasks if not t.yielded and random.random() < 0.5]
        if not taken and not before:
            return
        for task in before:
            thread.tasks.remove(task)
        arrays = [*taken, *(array for task in before for array in task.arrays)]
        inside = _Thread(list(arrays), {a: thread.dirty.pop(a) for a in taken if a in thread.dirty})
        thread.arrays = [a for a in thread.arrays if a not in taken]
        head = len(self.lines)
        self.lines.append("")
        in_body = [task for task in before if random.random() < 0.3]
        for task in in_body:
            self.emit(indent + "  ", f"async.await {task.token} : !async.token")
        self.body(indent + "  ", inside, depth + 1)
        leaving = [a for a in inside.dirty if a in arrays and random.random() < 0.5]
        self.finish(indent + "  ", inside, leaving)
        token = self.fresh()
        number = [self.fresh()] if random.random() < 0.4 else []
        yielded = {array: self.fresh() for array in inside.dirty}
        values = [*(["%v"] if number else []), *inside.dirty.values()]
        payloads = [*(["i32"] if number else []), *(["!gpu.async.token"] * len(yielded))]
        dependencies = [task.token for task in before if task not in in_body]
        text = f"{', '.join((token, *number, *yielded.values()))} = async.execute"
        text += f" [{', '.join(dependencies)}]" if dependencies else ""
        text += f" -> ({', '.join(f'!async.value<{p}>' for p in payloads)})" if payloads else ""
        self.lines[head] = f"{indent}{text} {{"
        self.emit(
            indent,
            f"  async.yield {', '.join(values)} : {', '.join(payloads)}" if values else "  async.yield",
        )
        self.emit(indent, "}")
        thread.tasks.append(_Task(token, arrays, yielded, number))
