"""Write the C declarations of the compiled packages from their annotated Python sources.

Every module of these packages is plain Python. The `.pxd` file next to it lets Cython compile it to
C: functions with C types, tables as C arrays, named integers as enums and descriptions of memory as
structs. Nothing is declared by hand, so nothing can disagree.
"""

from __future__ import annotations

import ast
import importlib
import sys
import types
from collections.abc import Iterator
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path
from typing import Any

PACKAGES = ("rules", "rules.cities", "encoding", "search")
# Modules of nothing but named integers, and modules that describe memory.
ENUMS = {"rules": ("ids",), "encoding": ("feature_ids", "offsets"), "search": ("constants",)}
STRUCTS = {"rules": "state", "search": "memory"}
PYTHON_ONLY = {
    *("__init__", "_plain", "engine", "sources"),
    *("arrays", "capacity", "layout", "primitives"),
}
C_TYPES = {
    "int": "int",
    "float": "double",
    "Word": "unsigned long long",
    "State": "CState*",
    "TurnPool": "CTurnPool*",
    "Tree": "CTree*",
    "Ids": "short*",
    "Bytes": "signed char*",
    "Octets": "unsigned char*",
    "Ints": "int*",
    "Floats": "double*",
    "Singles": "float*",
    "Rng": "unsigned long long*",
}
C_NUMBERS = {
    "b": "signed char",
    "B": "unsigned char",
    "h": "short",
    "i": "int",
    "d": "double",
    "Q": "unsigned long long",
}
STATE_POINTER = "S"


def folder_of(source: Path, package: str) -> Path:
    """Return the folder of a compiled package."""
    return source / "tzolkin" / Path(*package.split("."))


def compiled_modules(source: Path, package: str) -> list[str]:
    """Return the modules to compile: all but the few that describe or wrap the others."""
    described = {*ENUMS.get(package, ()), STRUCTS.get(package)}
    names = {path.stem for path in folder_of(source, package).glob("*.py")}
    return sorted(names - described - PYTHON_ONLY)


def compiled_files(source: Path) -> list[Path]:
    """Return all sources of extension modules."""
    folders = {package: folder_of(source, package) for package in PACKAGES}
    plain = [
        folder / f"{name}.py"
        for package, folder in folders.items()
        for name in compiled_modules(source, package)
    ]
    return plain + [file for folder in folders.values() for file in folder.glob("_native.pyx")]


def write_declarations(source: Path) -> None:
    """Write all `.pxd` files under the source folder."""
    make_importable(source)
    for package in PACKAGES:
        folder = folder_of(source, package)
        texts = {name: enum_declaration(package, name) for name in ENUMS.get(package, ())}
        if package in STRUCTS:
            texts[STRUCTS[package]] = struct_declarations(package)
        for name in compiled_modules(source, package):
            texts[name] = module_declaration(folder / f"{name}.py", package)
        for name, text in texts.items():
            (folder / f"{name}.pxd").write_text(text, encoding="utf-8")


def source_hash() -> str:
    """Return the hash of the sources that is compiled in, as the package itself computes it."""
    digest: str = load_module("rules", "sources").source_hash()
    return digest


def make_importable(source: Path) -> None:
    """Make the sources importable without `tzolkin/__init__.py` and without compiled modules."""
    for name in ("tzolkin", *(f"tzolkin.{package}" for package in PACKAGES)):
        package = types.ModuleType(name)
        folder = str(source / Path(*name.split(".")))
        package.__path__ = [folder]
        sys.path_importer_cache[folder] = FileFinder(folder, (SourceFileLoader, [".py"]))
        sys.modules[name] = package


def load_module(package: str, module: str) -> Any:
    return importlib.import_module(f"tzolkin.{package}.{module}")


def enum_declaration(package: str, name: str) -> str:
    module = load_module(package, name)
    rows = (f"    {each} = {value}\n" for each, value in vars(module).items() if each.isupper())
    return "cdef enum:\n" + "".join(rows)


def struct_declarations(package: str) -> str:
    module = load_module(package, STRUCTS[package])
    used = "" if package == "rules" else "from tzolkin.rules.state cimport CState\n\n"
    return used + "\n".join(struct_declaration(*struct) for struct in module.STRUCTS.items())


def struct_declaration(name: str, fields: dict[str, Any]) -> str:
    rows = "".join(field_declaration(*field) for field in fields.items())
    return f"ctypedef struct {name}:\n{rows}"


def field_declaration(name: str, layout: Any) -> str:
    """Declare a number, an array, or, for a length of 0, a pointer to memory allocated later."""
    kind = "CState*" if layout.code == STATE_POINTER else C_NUMBERS[layout.code]
    if layout.length == 0:
        return f"    {kind}* {name}\n"
    return f"    {kind} {name}{f'[{layout.length}]' if layout.length > 1 else ''}\n"


def module_declaration(path: Path, package: str) -> str:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    lines = ["from tzolkin.rules.state cimport CState"]
    if package == "search":
        lines.append("from tzolkin.search.memory cimport CTree, CTurnPool")
    for node in tree.body:
        lines += declarations(node, package, path.stem)
    return "\n".join(lines) + "\n"


def declarations(node: ast.stmt, package: str, module: str) -> Iterator[str]:
    if isinstance(node, ast.ImportFrom) and (imported := imported_package(node, package)):
        yield f"from tzolkin.{imported} cimport {', '.join(alias.name for alias in node.names)}"
    elif isinstance(node, ast.FunctionDef) and not is_private(node.name):
        yield function_declaration(node)
    elif isinstance(node, ast.AnnAssign) and not is_private(name := ast.unparse(node.target)):
        yield variable_declaration(name, ast.unparse(node.annotation), package, module)


def imported_package(node: ast.ImportFrom, package: str) -> str | None:
    """Return the compiled package whose modules are imported, as in `from ..rules import food`."""
    above = package.split(".")[: 1 - node.level or None]
    home = ".".join([*above, *([node.module] if node.module else [])])
    return home if node.level and home in PACKAGES else None


def is_private(name: str) -> bool:
    # They only help to build the tables, so they stay Python.
    return name.startswith("_")


def function_declaration(node: ast.FunctionDef) -> str:
    arguments = ", ".join(f"{c_type(a.annotation)} {a.arg}" for a in node.args.args)
    return f"cdef {c_type(node.returns)} {node.name}({arguments}) except? -1 nogil"


def variable_declaration(name: str, annotation: str, package: str, module: str) -> str:
    kinds = {"list[int]": "signed char", "list[float]": "double"}
    if annotation not in kinds:
        return f"cdef {C_TYPES[annotation]} {name}"
    table = getattr(load_module(package, module), name)
    return f"cdef {kinds[annotation]}[{len(table)}] {name}"


def c_type(annotation: ast.expr | None) -> str:
    if annotation is None:
        raise TypeError("a compiled function needs a type for every argument and its result")
    return C_TYPES[ast.unparse(annotation)]
