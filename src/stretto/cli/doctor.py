"""`stretto doctor`: what the installation consists of, and whether it works."""

from __future__ import annotations

import os
import platform
import shutil
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import EntryPoint, PackageNotFoundError, entry_points, version

from stretto.cli.options import version_text

_SELF_TEST = """
func.func @main(%n: i32) -> i32 {
  %token, %value = async.execute -> !async.value<i32> {
    %sum = arith.addi %n, %n : i32
    async.yield %sum : i32
  }
  %result = async.await %value : !async.value<i32>
  return %result : i32
}
"""


def _versions() -> str:
    return f"{platform.python_version()} ({platform.python_implementation()}), {platform.platform()}"


def _package(name: str) -> Callable[[], str]:
    def found() -> str:
        try:
            return version(name)
        except PackageNotFoundError:
            raise RuntimeError("not installed") from None

    return found


def _stretto() -> str:
    from pathlib import Path

    import stretto

    try:
        number = version("stretto")
    except PackageNotFoundError:
        number = "not installed as a package"
    return f"{number}, from {Path(stretto.__path__[0])}"


def _llvm() -> str:
    from importlib import import_module

    parts: tuple[int, ...] = import_module("llvmlite.binding").llvm_version_info
    return ".".join(str(part) for part in parts)


def _runtime() -> str:
    from stretto.execution.native import library, library_path

    library()
    return str(library_path())


def _threads() -> str:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    wanted = os.environ.get("STRETTO_NUM_THREADS")
    return f"{cores} cores" + (f", STRETTO_NUM_THREADS={wanted}" if wanted else "")


def _device() -> str:
    from stretto.execution.device import device

    device()
    return "cpu (the software device)"


def _compiler() -> str:
    found = next((path for name in ("c++", "g++", "clang++") if (path := shutil.which(name))), None)
    return found or "none; only needed to build the runtime library from source"


def _self_test() -> str:
    import stretto

    result = stretto.compile(_SELF_TEST).main(21)
    if int(result) != 42:
        raise RuntimeError(f"21 + 21 in a task gave {result}")
    return "a task was compiled, ran and was awaited"


CHECKS: tuple[tuple[str, Callable[[], str]], ...] = (
    ("Python", _versions),
    ("Stretto", _stretto),
    ("xDSL", _package("xdsl")),
    ("llvmlite", _package("llvmlite")),
    ("LLVM", _llvm),
    ("NumPy", _package("numpy")),
    ("runtime library", _runtime),
    ("threads", _threads),
    ("device", _device),
    ("C++ compiler", _compiler),
    ("self test", _self_test),
)


def plugin_groups() -> tuple[str, ...]:
    """The entry point groups by which packages bring passes, policies and dialects."""
    from stretto import plugins
    from stretto.interfaces import ref_counting

    return plugins.ENTRY_POINT_GROUP, ref_counting.ENTRY_POINT_GROUP, "xdsl.universe"


def _line(name: str, check: Callable[[], str]) -> tuple[bool, str]:
    try:
        return True, f"ok      {name}: {check()}"
    except Exception as error:  # whatever is broken is what a doctor tells of
        reason = " ".join(str(error).split()) or type(error).__name__
        return False, f"BROKEN  {name}: {reason}"


def report() -> tuple[bool, str]:
    """Whether everything works, and the text that says so, one line a check."""
    lines = [_line(name, check) for name, check in CHECKS]
    for group in plugin_groups():
        for entry in sorted(entry_points(group=group)):
            lines.append(_line(f"plugin {group} '{entry.name}'", lambda e=entry: _loaded(e)))
    return all(good for good, _ in lines), "".join(f"{line}\n" for _, line in lines)


def _loaded(entry: EntryPoint) -> str:
    entry.load()
    return entry.value


def main(arguments: Sequence[str]) -> int:
    """The command; exit code 1 if something is broken, 2 for arguments, of which it takes none."""
    if any(argument in ("-h", "-help", "--help") for argument in arguments):
        sys.stdout.write("stretto doctor: check the installation; exit code 1 if something is broken\n")
        return 0
    if any(argument in ("-version", "--version") for argument in arguments):
        sys.stdout.write(version_text("stretto doctor"))
        return 0
    if arguments:
        sys.stderr.write(f"stretto doctor: error: unknown argument '{arguments[0]}'; it takes none\n")
        return 2
    good, text = report()
    sys.stdout.write(text)
    if not good:
        sys.stderr.write("stretto doctor: error: the installation doesn't work\n")
    return 0 if good else 1
