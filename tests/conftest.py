"""What tests of several folders share."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

# What a person or a CI service may have set, and no test should depend on.
for name in ("FORCE_COLOR", "NO_COLOR", "CLICOLOR_FORCE", "COLUMNS", "LINES", "TTY_COMPATIBLE"):
    os.environ.pop(name, None)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of what a build needs, without anything built before."""
    copy = tmp_path / "tree"
    built = shutil.ignore_patterns("*.so", "*.pyd", "*.pxd", "*.pxi", "__pycache__", "*.egg-info")
    for name in ("src", "build_support", "tests"):
        shutil.copytree(ROOT / name, copy / name, ignore=built)
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy / name)
    return copy
