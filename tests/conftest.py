"""Fixtures that tests of several folders share."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BUILT = shutil.ignore_patterns(
    *("*.so", "*.pyd", "*.pxd", "*.pxi", "__pycache__", "*.egg-info", "node_modules")
)
WRITTEN_BY_HAND = {"primitives.pxd"}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Copy what a build needs, without anything built before."""
    copy = tmp_path / "tree"
    for name in ("src", "build_support", "tests", "web"):
        shutil.copytree(ROOT / name, copy / name, ignore=built)
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy / name)
    return copy


def built(folder: str, names: list[str]) -> set[str]:
    """Return the files of a folder that a build makes."""
    page = {"page"} if Path(folder).name == "server" else set()
    return (BUILT(folder, names) | page) - WRITTEN_BY_HAND
