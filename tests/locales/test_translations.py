"""Tests of the message catalogs, and of the check that finds what is wrong with them."""

from __future__ import annotations

import re
import string
from pathlib import Path

import pytest

from build_support.locales.catalogs import FOLDER, ORIGINAL, languages, load_catalog
from build_support.locales.check import problems
from build_support.locales.key_usage import KeyUsage, usage_in_python, usage_in_typescript
from build_support.page import WEB
from tzolkin.game import reasons

ENGLISH = """
hello = Hello, { $name }
count =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
"""
POLISH = """
hello = Cześć, { $name }
count =
    { $n ->
        [one] { $n } pracownik
        [few] { $n } pracowników
        [many] { $n } pracowników
       *[other] { $n } pracownika
    }
"""
USAGE = KeyUsage(
    frozenset({"hello", "count"}), frozenset({"hello", "count"}), frozenset(), frozenset()
)


def test_all_catalogues_are_complete() -> None:
    assert problems() == []


def test_the_page_offers_all_languages() -> None:
    listed = (WEB / "src" / "i18n" / "languages.svelte.ts").read_text(encoding="utf-8")
    assert sorted(re.findall(r'"(\w\w)"', listed.split("as const")[0])) == languages()


def found(
    tmp_path: Path, english: str = ENGLISH, polish: str = POLISH, usage: KeyUsage = USAGE
) -> str:
    """Return the problems of these catalogs, but not those of unused patterns."""
    for language, text in (("en", english), ("pl", polish)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "app.ftl").write_text(text, encoding="utf-8")
    lines = problems(tmp_path, usage)
    return "\n".join(line for line in lines if "is declared in" not in line)


def test_good_catalogues_pass(tmp_path: Path) -> None:
    assert found(tmp_path) == ""


FEW = "        [few] { $n } pracowników\n"
BAD_POLISH = [
    (POLISH.replace("hello = Cześć, { $name }", ""), "pl: hello is missing"),
    (POLISH + "more = Więcej\n", "pl: more is not in en"),
    (POLISH.replace("$name", "$who"), "pl: hello differs in the placeholders name, who"),
    (POLISH.replace(FEW, ""), "pl: count has the plurals many, one, other, not few, many, one, "),
    ("hello = Cześć, { $name }\ncount = { $n } robotników\n", "pl: count needs plurals"),
    (POLISH + "hello = Witaj, { $name }\n", "pl/app.ftl: hello is there twice"),
    (POLISH + "broken = { $n\n", "pl/app.ftl: cannot be read: broken = { $n"),
]


@pytest.mark.parametrize(("polish", "problem"), BAD_POLISH)
def test_what_is_wrong_with_a_translation(tmp_path: Path, polish: str, problem: str) -> None:
    assert found(tmp_path, polish=polish).startswith(problem)


def test_keys_that_nobody_uses(tmp_path: Path) -> None:
    few = KeyUsage(frozenset({"hello"}), frozenset({"hello"}), frozenset(), frozenset())
    assert found(tmp_path, usage=few) == "en: count is not used"


def test_keys_without_words(tmp_path: Path) -> None:
    more = KeyUsage(frozenset({"bye"}), USAGE.allowed, frozenset(), frozenset())
    assert found(tmp_path, usage=more) == "en: bye is used, and has no words"


def test_keys_put_together_must_be_declared(tmp_path: Path) -> None:
    odd = KeyUsage(USAGE.required, USAGE.allowed, frozenset({"odd-{}"}), frozenset())
    assert found(tmp_path, usage=odd).startswith("odd-{} is not declared in ")


def test_uses_in_the_page() -> None:
    used = usage_in_typescript(
        '<p title={t("one")}>{t(kind === "bot" ? "two" : "three", { name: f(1, "x") })}</p>\n'
        'const keys = ["four"]; seen.has("five"); t(`odd-${a ?? "b"}-${c}`); t(`phase-${phase}`)'
    )
    assert used.required == {"one", "two", "three", *(f"phase-{each}" for each in PHASES)}
    assert {"four", "two"} <= used.allowed
    assert used.undeclared == {"odd-{}-{}"}
    assert used.declared == {"phase-{}"}


PHASES = ("gathering", "running", "finished", "closed", "broken")


def test_usage_in_python() -> None:
    used = usage_in_python(
        't("one"); phrase("two" if so else "three"); x = {"four": 1}\n'
        't(f"odd-{a}"); words.t("five", n=1); key = f"bot-{name}"\n'
    )
    assert {"one", "two", "three", "five"} <= used.required
    assert "bot-novice" in used.required
    assert "four" in used.allowed
    assert used.undeclared == {"odd-{}"}


def test_reasons_use_only_the_facts_that_they_have() -> None:
    english, _ = load_catalog(FOLDER / ORIGINAL)
    for code, given, sentence in reasons._TABLE.values():
        facts = {name for _, name, _, _ in string.Formatter().parse(sentence) if name}
        key = f"reason-{code.replace('_', '-')}"
        assert english[key].placeholders <= {*given, *facts}, key
