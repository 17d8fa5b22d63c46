"""The terminal in every language: whole games without a key or a placeholder in what is printed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.text import Text

from build_support.locales.catalogs import FOLDER, ORIGINAL, languages, load_catalog
from tzolkin.cli.terminal.explain import explain_reason
from tzolkin.game import reasons
from tzolkin.locales import i18n
from tzolkin.rules import ids

from .helpers import Answer, random_game, refused, run, write

KEYS = frozenset(load_catalog(FOLDER / ORIGINAL)[0])
KEY_LIKE = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")
GREETINGS = {"en": "Type the number", "pl": "Wpisz numer", "uk": "Уведіть номер"}
HUNGRY = {
    "en": "Unfed workers",
    "pl": "Głodni pracownicy",
    "cs": "Hladoví dělníci",
    "ro": "Muncitori nehrăniți",
    "hu": "Éhes munkások",
    "uk": "Голодні робітники",
}
TYPED = ("help", "board", "tiles", "why do 3", "dance", "99", "place", "undo", "help tikal")


def is_in_words(answer: Answer) -> None:
    assert (answer.code, answer.err) == (0, "")
    assert set(KEY_LIKE.findall(answer.out)) & KEYS == set()
    assert "{" not in answer.out


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_in_words(language: str) -> None:
    options = ("--players", 2, "--seed", 5, "--bot", "random", "--language", language)
    lines = ("1", "", *TYPED, "help b07", "help chaac", "help theology", "help m05")
    typed = "".join(f"{line}\n" for line in lines) + "1\n\n" * 400
    answer = run("play", "--text", *options, typed=typed)
    is_in_words(answer)
    assert HUNGRY[language] in answer.out  # where points come from, at the end


@pytest.mark.parametrize("language", languages())
def test_drawings_fit_the_terminal(language: str, tmp_path: Path) -> None:
    file = write(tmp_path / "game.tzolkin.json", random_game(4, 7, 200).record())
    answer = run("show", file, "--language", language)
    is_in_words(answer)
    assert max(map(cell_len, answer.out.splitlines())) <= 80


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_a_text(language: str) -> None:
    i18n.choose_language(language)
    for number in [*reasons._TABLE]:
        reason = reasons.reason_of(number + ids.FIRST_PARAMETER + ids.SECOND_PARAMETER)
        text = explain_reason(reason, ["Ann", "Bob"])
        assert text[0] == text[0].upper()
        assert "{" not in text, reason.code
    assert "place tikal" in explain_reason(reasons.malformed("plase tikal"), ["Ann", "Bob"])


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LC_MESSAGES": "uk_UA", "LANG": "pl_PL"}, "uk"),
        ({"LC_ALL": "C", "LANG": "pl_PL"}, "en"),
        ({"LANGUAGE": "de:pl", "LANG": "en_GB"}, "pl"),
        ({"LANG": "tlh"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_environment(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in i18n.VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert GREETINGS[language] in run("play", "--text").out


def test_an_unknown_language() -> None:
    answer = run("play", "--text", "--language", "tlh")
    refused(answer, "--language is one of cs, en, hu, pl, ro, uk, not tlh")


def test_coloured_parts_keep_their_colours() -> None:
    i18n.choose_language("hu")
    text = i18n.phrase("text-decides", name=Text("Ann", style="red"), question=Text("?"))
    assert text.plain == "Ann dönt: ?"
    assert [str(span.style) for span in text.spans] == ["red"]


def test_the_engine_does_without_fluent() -> None:
    code = (
        "import sys, tzolkin; print([m for m in sys.modules if m.startswith(('fluent', 'babel'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
