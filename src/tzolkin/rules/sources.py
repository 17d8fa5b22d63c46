"""The sources of the compiled packages: their fingerprint, and how to run them as they are."""

from __future__ import annotations

import hashlib
import importlib
import sys
import types
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
COMPILED_PACKAGES = ("rules", "encoding", "search")  # a later one may use the earlier
WRITTEN = ("*.py", "*.pyx", "primitives.pxd")  # by hand; the other declarations are made of these
PLAIN = "tzolkin._sources"
SHARED = {
    "rules": ("ids", "state"),
    "encoding": ("feature_ids", "layout", "offsets"),
    "search": ("constants", "memory"),
}


def source_hash() -> str:
    """Of what is compiled, and of the content, whose tables have their sizes compiled in.

    By it a stale build is noticed.
    """
    digest = hashlib.sha256()
    for folder in (ROOT / name for name in (*COMPILED_PACKAGES, "content")):
        written = [path for kind in WRITTEN for path in folder.rglob(kind)]
        for path in sorted(written):
            digest.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def plain_module(package: str, name: str) -> Any:
    """A module run from its source, also where a compiled one lies beside it.

    Such modules have a package name of their own, so that both can run in one process; modules
    that only describe are shared.
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
    """A package that finds nothing but sources."""
    package = types.ModuleType(name)
    package.__path__ = [folder]
    sys.path_importer_cache[folder] = FileFinder(folder, (SourceFileLoader, [".py"]))
    sys.modules[name] = package
