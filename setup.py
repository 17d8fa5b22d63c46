"""Compile the rules with Cython where a compiler is found; without one they run as they are."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
RULES = SOURCE / "tzolkin" / "rules"


class OptionalBuildExt(build_ext):
    """All or nothing: without a compiler, or where a module fails, the rules stay in Python.

    `optional=True` does not cover a missing compiler, so every failure is caught here.
    """

    complete = True

    def build_extensions(self) -> None:
        super().build_extensions()
        if not self.complete:
            for ext in self.extensions:
                ext.optional = True
                Path(self.get_ext_fullpath(ext.name)).unlink(missing_ok=True)

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except Exception as error:
            if os.environ.get("TZOLKIN_COMPILE") == "required":
                raise
            self.complete = False
            sys.stderr.write(f"{ext.name} was not compiled ({error}); rules will run in Python\n")


def extensions() -> list[Any]:
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    sys.path.insert(0, str(ROOT))
    from build_support.declarations import rule_modules, source_hash, write_declarations

    names = [*(f"{name}.py" for name in rule_modules(RULES)), "_native.pyx"]
    write_declarations(SOURCE)
    (RULES / "_build.pxi").write_text(f'SOURCE_HASH = "{source_hash()}"\n', encoding="utf-8")
    modules: list[Any] = cythonize(  # type: ignore[no-untyped-call]
        [
            Extension(
                f"tzolkin.rules.{Path(name).stem}", [f"src/tzolkin/rules/{name}"], optional=True
            )
            for name in names
        ],
        include_path=["src"],
        build_dir="build/cython",
        emit_linenums="TZOLKIN_LINES" in os.environ,
        compiler_directives={
            "language_level": 3,
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "infer_types": True,
            "annotation_typing": False,
        },
    )
    return modules


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": OptionalBuildExt},
    options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
)
