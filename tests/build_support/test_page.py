"""Tests of building the page: only when its sources have changed, and with which Node."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from build_support import page


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Sources with a page that is up to date."""
    for name, value in {
        "ROOT": tmp_path,
        "WEB": tmp_path / "web",
        "LOCALES": tmp_path / "locales",
        "PAGE": tmp_path / "page",
        "STAMP": tmp_path / "page" / "sources.sha256",
        "LOCK": tmp_path / "web" / "package-lock.json",
    }.items():
        monkeypatch.setattr(page, name, value)
    monkeypatch.delenv("TZOLKIN_PAGE", raising=False)
    for name in ("web/src/main.ts", "web/node_modules/x/index.js", "locales/en/app.ftl"):
        write(tmp_path / name, "first")
    lock = '{"packages": {"": {"devDependencies": {"a": "1"}}, "node_modules/a": {"engines": %s}}}'
    write(tmp_path / "web" / "package-lock.json", lock % '{"node": ">=999"}')
    write(tmp_path / "page" / "index.html", "page")
    write(tmp_path / "page" / "sources.sha256", page.fingerprint())
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_nothing_is_built_without_need(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(clone / "web" / "node_modules" / "x" / "index.js", "second")

    def forbidden(*_: object, **__: object) -> None:
        raise AssertionError("nothing need be run")

    monkeypatch.setattr(subprocess, "run", forbidden)
    assert page.requirements() == []
    page.build()


@pytest.mark.parametrize("name", ["web/src/main.ts", "web/src/new.ts", "locales/en/app.ftl"])
def test_changed_sources_are_noticed(clone: Path, name: str) -> None:
    write(clone / name, "second")
    assert not page.is_fresh()


@pytest.mark.parametrize("name", ["page/index.html", "page/sources.sha256", "web/src/main.ts"])
def test_lost_files_are_noticed(clone: Path, name: str) -> None:
    (clone / name).unlink()
    assert not page.is_fresh()


def test_node_is_required_where_the_machine_has_none_that_is_new_enough(clone: Path) -> None:
    write(clone / "locales" / "en" / "app.ftl", "second")
    assert page.requirements() == [page.NODE_FROM_PYPI]


def test_without_the_page_nothing_is_needed(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (clone / "page" / "index.html").unlink()
    monkeypatch.setenv("TZOLKIN_PAGE", "skip")
    assert page.requirements() == []
    page.build()


def test_a_failure_says_what_failed(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(clone / "web" / "src" / "main.ts", "second")
    no_npm = page.Node(("false",), Path("/bin"))
    monkeypatch.setattr(page, "find_node_on_path", lambda: no_npm)
    with pytest.raises(page.PageError, match="`npm ci` failed in web/ with exit code 1"):
        page.build()
    (clone / "web" / "package-lock.json").unlink()
    with pytest.raises(page.PageError, match=r"web/package-lock.json is missing"):
        page.build()


@pytest.mark.parametrize(
    ("version", "requirement", "satisfied"),
    [
        ((20, 19, 0), "^20.19.0 || >=22.12.0", True),
        ((20, 18, 9), "^20.19.0 || >=22.12.0", False),
        ((21, 0, 0), "^20.19.0 || >=22.12.0", False),
        ((22, 12, 0), "^20.19.0 || >=22.12.0", True),
        ((24, 1, 0), "^20.19 || ^22.12 || >=24", True),
        ((18, 0, 0), ">= 18.0.0", True),
        ((24, 0, 0), "whatever", False),
    ],
)
def test_versions_of_node(version: tuple[int, ...], requirement: str, satisfied: bool) -> None:
    assert page.satisfies(version, requirement) is satisfied
