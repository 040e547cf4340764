"""Passes from outside: of installed packages, by the entry point group `stretto.passes`, and of files.

An entry point `my-pass = "my_package.passes:MyPass"` names a `ModulePass` of xDSL. A file or module that is
loaded by `load_pass_plugin` (`--load-pass-plugin`) brings all passes that it defines.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import cast

from xdsl.passes import ModulePass

from stretto.diagnostics import emit_warning

ENTRY_POINT_GROUP = "stretto.passes"

_loaded: dict[str, type[ModulePass]] = {}


class PluginError(ValueError):
    """A plugin can't be loaded, or what it brings is no pass or has the name of another one."""


def _load(entry: EntryPoint) -> type[ModulePass]:
    try:
        found = entry.load()
    except Exception as error:  # a package from outside may fail in any way
        raise PluginError(f"the pass '{entry.name}' of '{entry.value}' can't be loaded: {error}") from error
    if not (isinstance(found, type) and issubclass(found, ModulePass)):
        raise PluginError(f"'{entry.value}' is no ModulePass")
    if found.name != entry.name:
        raise PluginError(f"'{entry.value}' is named '{found.name}', and its entry point '{entry.name}'")
    return found


@cache
def _installed() -> tuple[EntryPoint, ...]:
    return tuple(entry_points(group=ENTRY_POINT_GROUP))


def plugin_passes(taken: set[str]) -> dict[str, Callable[[], type[ModulePass]]]:
    """The passes from outside by name. Those of installed packages are loaded at first use.

    A name that is `taken` already is left out, with a warning. A loader raises PluginError.
    """
    passes: dict[str, Callable[[], type[ModulePass]]] = {}
    for entry in _installed():
        if entry.name in taken or entry.name in passes:
            emit_warning(None, f"'{entry.value}' is ignored: there is a pass '{entry.name}' already")
            continue
        passes[entry.name] = lambda entry=entry: _load(entry)
    for name, found in _loaded.items():
        passes[name] = lambda found=found: found
    return passes


def load_pass_plugin(place: str, taken: set[str]) -> list[str]:
    """Load a Python file (`.py`) or a module by its name; returns the names of the passes that it defines.

    `taken`: names that no pass may have. Raises PluginError.
    """
    try:
        module = _module_of_file(place) if place.endswith(".py") else import_module(place)
    except Exception as error:  # as above
        raise PluginError(f"the pass plugin '{place}' can't be loaded: {error}") from error
    found: dict[str, type[ModulePass]] = {}
    for value in cast("list[object]", list(vars(module).values())):
        if isinstance(value, type) and issubclass(value, ModulePass) and value.__module__ == module.__name__:
            found[value.name] = value
    if not found:
        raise PluginError(f"the pass plugin '{place}' defines no ModulePass")
    for name, pass_ in found.items():
        if name in taken and _loaded.get(name) is not pass_:
            raise PluginError(f"the pass plugin '{place}': there is a pass '{name}' already")
    _loaded.update(found)
    return list(found)


def _module_of_file(place: str) -> ModuleType:
    path = Path(place).resolve()
    name = f"stretto_plugin_{path.stem}_{hashlib.sha256(str(path).encode()).hexdigest()[:8]}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look there for the module of a class
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
