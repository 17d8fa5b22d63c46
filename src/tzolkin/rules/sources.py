"""The sources of the compiled packages: their fingerprint, and how to run them as plain Python.

Callers of `plain_module` import the same name under `TYPE_CHECKING`, so that calls are checked:

    if TYPE_CHECKING:
        from tzolkin.rules import food
    else:
        food = plain_module("rules", "food")
"""

from __future__ import annotations

import hashlib
import importlib
import sys
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[1]
COMPILED_PACKAGES = ("rules", "encoding", "search")  # a later one may use the earlier
WRITTEN = ("*.py", "*.pyx", "primitives.pxd")  # by hand; other declarations are generated
PLAIN = "tzolkin._sources"
SHARED = {
    "rules": ("ids", "state"),
    "encoding": ("feature_ids", "layout", "offsets"),
    "search": ("constants", "memory"),
}


def source_hash() -> str:
    """Return the fingerprint by which a stale build is noticed.

    It covers what is compiled, and the content, whose tables have their sizes compiled in.
    """
    digest = hashlib.sha256()
    for folder in (ROOT / name for name in (*COMPILED_PACKAGES, "content")):
        written = [path for kind in WRITTEN for path in folder.rglob(kind)]
        for path in sorted(written):
            digest.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def plain_module(package: str, name: str) -> ModuleType:
    """Return a module that runs from its source, even if a compiled one lies next to it.

    Such modules belong to the package `tzolkin._sources`, so that both kinds can run in one
    process. Modules that only describe (numbers, layouts) are shared.
    """
    if PLAIN not in sys.modules:
        _make_package(PLAIN, f"{ROOT}/.")
    for needed in COMPILED_PACKAGES[: COMPILED_PACKAGES.index(package) + 1]:
        _prepare(needed)
    return importlib.import_module(f"{PLAIN}.{package}.{name}")


def _prepare(package: str) -> None:
    home = f"{PLAIN}.{package}"
    if home in sys.modules:
        return
    _make_package(home, f"{ROOT / package}/.")
    for inner in (ROOT / package).glob("*/__init__.py"):
        _make_package(f"{home}.{inner.parent.name}", f"{inner.parent}/.")
    for shared in SHARED[package]:
        module = importlib.import_module(f"tzolkin.{package}.{shared}")
        sys.modules[f"{home}.{shared}"] = module
        setattr(sys.modules[home], shared, module)


def _make_package(name: str, folder: str) -> None:
    """Register a package that finds nothing but sources."""
    package = ModuleType(name)
    package.__path__ = [folder]
    sys.path_importer_cache[folder] = FileFinder(folder, (SourceFileLoader, [".py"]))
    sys.modules[name] = package
