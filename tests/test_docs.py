"""Tests of the documentation: its examples run, and what it mentions exists.

The Python of a page is run as one script, commands one by one.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.test_layers import LAYERS

ROOT = Path(__file__).parents[1]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
ARCHITECTURE = ROOT / "ARCHITECTURE.md"
# These describe the code, and name its files by paths from one of the roots.
DESIGN = [ARCHITECTURE, ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs" / "design").glob("*.md"))]
ROOTS = (ROOT, ROOT / "src" / "tzolkin")
MADE = {".venv", "build/learned", "web/node_modules", "src/tzolkin/server/page"}  # by scripts
MOST_LINES, LONGEST_LINE = 120, 120

BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#\s]+)")
ANCHOR = re.compile(r"\]\(([^)#\s]*)#([^)\s]+)\)")
QUOTED = re.compile(r"`([^`\n]+)`")
FOLDER_OR_FILE = re.compile(
    r"\.?[\w-]+(/[\w.-]+)*(/|/\w+|\.(bin|css|json|md|py|pyx|svelte|toml|ts))"
)
CLASS = re.compile(r"([A-Z][a-z]+\w*)(\.\w+)*")
LAYER = re.compile(r"^\| `(\w+)` \|", re.MULTILINE)


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, language: str) -> list[str]:
    return [
        text for name, text in BLOCK.findall(page.read_text(encoding="utf-8")) if name == language
    ]


def commands(page: Path) -> list[str]:
    """Every `$ tzolkin ...` line of a page, but for those that wait for a person."""
    lines = [line for block in blocks(page, "console") for line in block.splitlines()]
    found = [line[2:] for line in lines if line.startswith("$ tzolkin ")]
    return [line for line in found if not line.startswith("tzolkin play")]


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=name_of)
def test_python_on_a_page_runs(page: Path, tmp_path: Path) -> None:
    script = "\n".join(blocks(page, "python"))
    subprocess.run([sys.executable, "-c", script], cwd=tmp_path, check=True)


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=name_of)
def test_commands_on_a_page_run(page: Path, tmp_path: Path) -> None:
    """In one folder, in order: a page first makes the files that it later shows."""
    for line in commands(page):
        words = [sys.executable, "-m", *shlex.split(line)]
        result = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert result.returncode == 0, f"{line}\n{result.stderr}"


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    targets = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]
    missing = [link for link in targets if not (page.parent / link).exists()]
    assert missing == []


def anchors(page: Path) -> set[str]:
    """Return the anchors of the headings of a page, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_to_headings_lead_somewhere(page: Path) -> None:
    links = ANCHOR.findall(page.read_text(encoding="utf-8"))
    missing = [
        f"{target}#{anchor}"
        for target, anchor in links
        if "://" not in target and anchor not in anchors(page.parent / target if target else page)
    ]
    assert missing == []


def paths(page: Path) -> list[str]:
    """Return the paths of files and folders that a page mentions between backquotes."""
    text = BLOCK.sub("", page.read_text(encoding="utf-8"))
    first_words = (quoted.split()[0] for quoted in QUOTED.findall(text))
    return [word for word in first_words if FOLDER_OR_FILE.fullmatch(word)]


@pytest.mark.parametrize("page", DESIGN, ids=name_of)
def test_paths_exist(page: Path) -> None:
    mentioned = [path for path in paths(page) if path.rstrip("/") not in MADE]
    missing = [path for path in mentioned if not any((root / path).exists() for root in ROOTS)]
    assert missing == []


@cache
def classes() -> set[str]:
    """Return the names of all classes and interfaces, in Python and TypeScript."""
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]
    found = (re.findall(r"(?:class|interface) (\w+)", file.read_text("utf-8")) for file in files)
    return {name for names in found for name in names}


@pytest.mark.parametrize("page", DESIGN, ids=name_of)
def test_classes_exist(page: Path) -> None:
    quoted = QUOTED.findall(BLOCK.sub("", page.read_text(encoding="utf-8")))
    mentioned = {found[1] for text in quoted if (found := CLASS.fullmatch(text))}
    assert mentioned - {"Error", "Request"} <= classes()


@pytest.mark.parametrize("page", [*DESIGN, ROOT / "docs" / "README.md"], ids=name_of)
def test_lines_are_short(page: Path) -> None:
    lines = page.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if len(line) > LONGEST_LINE] == []


def test_architecture_is_short() -> None:
    assert len(ARCHITECTURE.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


def test_architecture_has_the_layers_in_order() -> None:
    listed = LAYER.findall(ARCHITECTURE.read_text(encoding="utf-8"))
    assert listed == [layer for layer in LAYERS if layer != "version"]


def test_the_index_has_every_page() -> None:
    index = ROOT / "docs" / "README.md"
    listed = {
        (index.parent / link).resolve() for link in LINK.findall(index.read_text(encoding="utf-8"))
    }
    assert {page for page in PAGES if page.parent != ROOT} - listed == {index}
