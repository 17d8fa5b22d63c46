"""Write the C declarations of the rules from their annotated Python sources.

Every rule module is plain Python. Beside each one this puts the `.pxd` file that lets Cython
compile it to C: the functions with C types, the tables as C arrays, the named integers as an enum
and the state as a struct. Nothing is declared by hand, so nothing can disagree.
"""

from __future__ import annotations

import ast
import importlib
import sys
import types
from collections.abc import Iterator
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path

PACKAGE = "tzolkin.rules"
UNCOMPILED = {"__init__", "ids", "state", "sources", "engine", "_plain"}
C_TYPES = {
    "int": "int",
    "Word": "unsigned long long",
    "State": "CState*",
    "Ids": "short*",
    "Bytes": "signed char*",
    "Rng": "unsigned long long*",
}
C_NUMBERS = {"b": "signed char", "h": "short"}


def rule_modules(folder: Path) -> list[str]:
    """The modules to compile: all but the few that describe or wrap the rules."""
    return sorted(path.stem for path in folder.glob("*.py") if path.stem not in UNCOMPILED)


def write_declarations(source: Path) -> None:
    """Write all `.pxd` files of the rules under the source folder."""
    folder = source / "tzolkin" / "rules"
    with_parents(source)
    (folder / "ids.pxd").write_text(enum_declaration(), encoding="utf-8")
    (folder / "layout.pxd").write_text(struct_declaration(), encoding="utf-8")
    for name in rule_modules(folder):
        declared = module_declaration(folder / f"{name}.py")
        (folder / f"{name}.pxd").write_text(declared, encoding="utf-8")


def source_hash() -> str:
    """The fingerprint to compile in, as the package itself computes it."""
    digest: str = importlib.import_module(f"{PACKAGE}.sources").source_hash()
    return digest


def with_parents(source: Path) -> None:
    """Make the sources importable without `tzolkin/__init__.py` and without compiled modules."""
    for name in ("tzolkin", PACKAGE):
        package = types.ModuleType(name)
        folder = str(source / Path(*name.split(".")))
        package.__path__ = [folder]
        sys.path_importer_cache[folder] = FileFinder(folder, (SourceFileLoader, [".py"]))
        sys.modules[name] = package


def enum_declaration() -> str:
    module = importlib.import_module(f"{PACKAGE}.ids")
    rows = (f"    {name} = {value}\n" for name, value in vars(module).items() if name.isupper())
    return "cdef enum:\n" + "".join(rows)


def struct_declaration() -> str:
    state = importlib.import_module(f"{PACKAGE}.state")
    rows = []
    for name, layout in state.FIELDS.items():
        size = f"[{layout.length}]" if state.is_list(name) else ""
        rows.append(f"    {C_NUMBERS[layout.code]} {name}{size}\n")
    return "ctypedef struct CState:\n" + "".join(rows)


def module_declaration(path: Path) -> str:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    lines = [f"from {PACKAGE}.layout cimport CState"]
    for node in tree.body:
        lines += declarations(node, path.stem)
    return "\n".join(lines) + "\n"


def declarations(node: ast.stmt, module: str) -> Iterator[str]:
    if isinstance(node, ast.ImportFrom) and node.level == 1 and node.module is None:
        yield f"from {PACKAGE} cimport {', '.join(alias.name for alias in node.names)}"
    elif isinstance(node, ast.FunctionDef) and not private(node.name):
        yield function_declaration(node)
    elif isinstance(node, ast.AnnAssign) and not private(name := ast.unparse(node.target)):
        yield variable_declaration(name, ast.unparse(node.annotation), module)


def private(name: str) -> bool:
    """Private names stay Python: they only help to make the tables."""
    return name.startswith("_")


def function_declaration(node: ast.FunctionDef) -> str:
    arguments = ", ".join(f"{c_type(a.annotation)} {a.arg}" for a in node.args.args)
    return f"cdef {c_type(node.returns)} {node.name}({arguments}) except? -1 nogil"


def variable_declaration(name: str, annotation: str, module: str) -> str:
    if annotation != "list[int]":
        return f"cdef {C_TYPES[annotation]} {name}"
    table = getattr(importlib.import_module(f"{PACKAGE}.{module}"), name)
    return f"cdef signed char[{len(table)}] {name}"


def c_type(annotation: ast.expr | None) -> str:
    if annotation is None:
        raise TypeError("a rule function needs a type for every argument and its result")
    return C_TYPES[ast.unparse(annotation)]
