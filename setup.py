"""Build the page, and compile the rules with Cython where a compiler is found.

Without a compiler the rules run as they are.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
sys.path.insert(0, str(ROOT))

from build_support import page  # noqa: E402 (it lies next to this file)


class BuildWithPage(build_py):
    """Build the page for wheels; an editable install uses what scripts/build makes."""

    def run(self) -> None:
        if not self.editable_mode:
            earlier_build = Path(self.build_lib, "tzolkin", "server", "page")
            shutil.rmtree(earlier_build, ignore_errors=True)  # its files have other names
            try:
                page.build()
            except page.PageError as error:
                name, value = page.SKIP
                raise SystemExit(
                    f"\nThe page in the browser could not be built: {error}\n"
                    f"With {name}={value} everything else is installed without it.\n"
                ) from None
        super().run()


class OptionalBuildExt(build_ext):
    """Compile all modules or none: after any failure the rules stay in Python.

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


def extension(path: Path) -> Extension:
    name = ".".join(path.relative_to("src").with_suffix("").parts)
    # Without contracted floating-point operations every machine computes the same.
    flags = [] if sys.platform == "win32" else ["-ffp-contract=off"]
    return Extension(name, [path.as_posix()], optional=True, extra_compile_args=flags)


def extensions() -> list[Any]:
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    from build_support.cython_declarations import compiled_files, source_hash, write_declarations

    write_declarations(SOURCE)
    fingerprint = f'SOURCE_HASH = "{source_hash()}"\n'
    (SOURCE / "tzolkin" / "rules" / "_build.pxi").write_text(fingerprint, encoding="utf-8")
    modules: list[Any] = cythonize(  # type: ignore[no-untyped-call]
        [extension(path.relative_to(ROOT)) for path in compiled_files(SOURCE)],
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
    cmdclass={"build_ext": OptionalBuildExt, "build_py": BuildWithPage},
    options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
)
