"""Public Python names: those in `__all__`, and those that the documentation shows."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import tzolkin
from tests.compatibility.fixtures import Parts

SOURCE = Path(tzolkin.__file__).parent
ROOT = SOURCE.parents[1]
BLOCK = re.compile(r"^```(?:python|py)\n(.*?)^```", re.MULTILINE | re.DOTALL)

MENTIONED = (  # as modules, without an import
    *(("tzolkin.records", name) for name in ("FORMAT", "SUFFIX")),
    *(("tzolkin.reasons", name) for name in ("IllegalAction", "Reason")),
)

Names = dict[str, list[str]]


def pages() -> list[Path]:
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def examples() -> list[Path]:
    return sorted((ROOT / "examples").rglob("*.py"))


def listed() -> Names:
    """Return the names in `__all__` of each module."""
    return _sorted(
        (_module_of(path), name)
        for path in sorted(SOURCE.rglob("*.py"))
        for name in _listed_in(ast.parse(path.read_text(encoding="utf-8")))
    )


def documented() -> Names:
    """Return the names that the documentation and the examples import, by module."""
    texts = [block for page in pages() for block in BLOCK.findall(page.read_text(encoding="utf-8"))]
    texts += [path.read_text(encoding="utf-8") for path in examples()]
    imported = [found for text in texts for found in _imported_in(ast.parse(text))]
    return _sorted([*imported, *MENTIONED])


def members() -> Names:
    """Return the members of documented classes and modules that the documentation uses."""
    texts = "\n".join(path.read_text(encoding="utf-8") for path in (*pages(), *examples()))
    return _sorted(
        (f"{module}.{name}", member)
        for module, names in documented().items()
        for name in names
        for member in _members_of(name, value_of(module, name), texts)
    )


def value_of(module: str, name: str) -> object:
    """Return what `from module import name` gives, or the module if the name is empty."""
    found = import_module(module)
    if not name:
        return found
    if hasattr(found, name):
        return getattr(found, name)
    return import_module(f"{module}.{name}")


def _members_of(name: str, value: object, texts: str) -> list[str]:
    before = {type: r"[\w)\]]", ModuleType: rf"\b{name}"}
    kind = next((kind for kind in before if isinstance(value, kind)), None)
    return [
        member
        for member in dir(value)
        if kind and member[0] != "_" and re.search(rf"{before[kind]}\.{member}\b", texts)
    ]


def _module_of(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _listed_in(tree: ast.Module) -> list[str]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            found: list[str] = ast.literal_eval(node.value)
            return found
    return []


def _imported_in(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and _is_ours(node.module):
            yield from ((str(node.module), alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names if _is_ours(alias.name))


def _is_ours(module: str | None) -> bool:
    return module is not None and module.partition(".")[0] == "tzolkin"


def _sorted(found: Iterable[tuple[str, str]]) -> Names:
    """Group names by module; an empty name stands for the module alone."""
    gathered: dict[str, set[str]] = {}
    for module, name in found:
        gathered.setdefault(module, set()).update([name] if name else [])
    return {module: sorted(names) for module, names in sorted(gathered.items())}


PARTS: Parts = {"listed": listed, "documented": documented, "members": members}
