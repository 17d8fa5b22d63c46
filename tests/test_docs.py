"""What the documentation shows is run: Python as one script per page, commands one by one."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#\s]+)")


def blocks(page: Path, language: str) -> list[str]:
    return [
        text for name, text in BLOCK.findall(page.read_text(encoding="utf-8")) if name == language
    ]


def commands(page: Path) -> list[str]:
    """Every `$ tzolkin ...` line of a page, but for those that wait for a person."""
    lines = [line for block in blocks(page, "console") for line in block.splitlines()]
    found = [line[2:] for line in lines if line.startswith("$ tzolkin ")]
    return [line for line in found if not line.startswith("tzolkin play")]


@pytest.mark.parametrize(
    "page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.name
)
def test_python_on_a_page_runs(page: Path, tmp_path: Path) -> None:
    script = "\n".join(blocks(page, "python"))
    subprocess.run([sys.executable, "-c", script], cwd=tmp_path, check=True)


@pytest.mark.parametrize(
    "page", [page for page in PAGES if commands(page)], ids=lambda page: page.name
)
def test_commands_on_a_page_run(page: Path, tmp_path: Path) -> None:
    """In one folder, in order: a page first makes the files that it later shows."""
    for line in commands(page):
        words = [sys.executable, "-m", *shlex.split(line)]
        result = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert result.returncode == 0, f"{line}\n{result.stderr}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    targets = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]
    missing = [link for link in targets if not (page.parent / link).exists()]
    assert missing == []
