"""Bad files: every command that reads one says what is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tzolkin import Game
from tzolkin.cli.commands.show import answers, read_source
from tzolkin.cli.errors import CommandError
from tzolkin.cli.files import LARGEST_FILE
from tzolkin.drawing.text import full_board
from tzolkin.game.positions import Position

from .helpers import random_game, refused, run, run_process, write

READERS = (("show",), ("replay",), ("verify",), ("play", "--text", "--resume"))
RECORD = json.dumps(random_game(2, 3, 20).record())
BAD_CONTENTS = {
    "empty": (b"", "is empty"),
    "not json": (b"hello there", "is not JSON"),
    "truncated": (RECORD[: len(RECORD) // 2].encode(), "is not JSON"),
    "binary": (bytes(range(256)) * 20, "is not a text file"),
    "zeros": (bytes(100), "is not JSON"),
    "list": (b"[1, 2]", "a list, not an object"),
    "number": (b"5", "a number, not an object"),
    "no format": (b'{"a": 1}', "has no text 'format'"),
    "other format": (b'{"format": "chess/1"}', "'chess/1'"),
    "newer version": (b'{"format": "tzolkin-record/2"}', "unknown version 'tzolkin-record/2'"),
    "not a number": (b'{"format": NaN}', "NaN"),
    "deep": (b"[" * 100_000, "is not JSON"),
    "long number": (b"1" * 100_000, "is not JSON"),
    "tricks": (b'{"format": "\\u001b[31mred"}', "red"),
}


def refuses(words: tuple[str, ...], file: Path, part: str) -> None:
    answer = run(*words, file)
    refused(answer, str(file), part)
    assert "\x1b" not in answer.err


@pytest.mark.parametrize("words", READERS, ids=lambda words: words[0])
@pytest.mark.parametrize("kind", BAD_CONTENTS)
def test_bad_contents(words: tuple[str, ...], kind: str, tmp_path: Path) -> None:
    content, part = BAD_CONTENTS[kind]
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    refuses(words, file, part)


@pytest.mark.parametrize("words", READERS, ids=lambda words: words[0])
def test_bad_places(words: tuple[str, ...], tmp_path: Path) -> None:
    refuses(words, tmp_path / "nothing.json", "no such file")
    refuses(words, tmp_path, "is a folder")


@pytest.mark.parametrize("words", READERS, ids=lambda words: words[0])
def test_a_huge_file_is_not_read(words: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "huge.json"
    with file.open("wb") as sparse:
        sparse.truncate(5 * LARGEST_FILE)
    refuses(words, file, "larger than 20 MB")


def test_a_file_that_cannot_be_opened(tmp_path: Path) -> None:
    """A link that leads to itself: nobody can open it, not even the administrator."""
    file = tmp_path / "loop.json"
    file.symlink_to(file)
    refuses(("show",), file, "cannot be read")


def test_no_traceback_in_a_process_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(b"\xff\xfe")
    refused(run_process("show", file), "is not a text file")


def test_a_byte_order_mark_is_harmless(tmp_path: Path) -> None:
    file = tmp_path / "marked.json"
    file.write_text(RECORD, encoding="utf-8-sig")
    assert run("verify", file).code == 0


def damaged(**parts: Any) -> dict[str, Any]:
    return Game.new(2, 1).position() | parts


BAD_POSITIONS = {
    "players": damaged(players=7),
    "seats": damaged(seats=[]),
    "gears": damaged(gears={}),
    "teeth": damaged(gears=[1]),
    "offerings": damaged(offerings=["neutral"] * 9),
    "buildings": damaged(buildings=["b99"] * 6),
    "stack": damaged(stack="many"),
    "jungle": damaged(jungle={"2": 3}),
    "decision": damaged(decision="sleep"),
    "winners": damaged(decision="over", scores=["x", 1], winners=[0]),
    "legal": damaged(decision="action", legal=[1]),
    "neutrals": damaged(gears={name: [None] * 10 for name in "palenque"}),
    "skulls": damaged(skulls=4),
    "first space": damaged(first_space="neutral"),
}


@pytest.mark.parametrize("kind", BAD_POSITIONS)
def test_bad_positions(kind: str, tmp_path: Path) -> None:
    refused(run("show", write(tmp_path / "bad.json", BAD_POSITIONS[kind])), "bad.json")


ODD: tuple[Any, ...] = (None, "odd", {}, -5, [None], ["odd"])


def draw_or_refuse(path: Path, position: Position) -> bool:
    """Return whether it was drawn and not refused; all other errors are raised."""
    try:
        source = read_source(write(path, position), None)
    except CommandError:
        return False
    full_board(source.position, source.names, answers(source, source.position))
    return True


@pytest.mark.parametrize("name", Game.new(2, 1).position())
def test_positions_with_a_part_missing_or_odd(name: str, tmp_path: Path) -> None:
    for decision in ("wealth", "action"):
        for odd in ODD:
            draw_or_refuse(tmp_path / "odd.json", damaged(decision=decision) | {name: odd})
    whole = Game.new(2, 1).position()
    del whole[name]
    assert draw_or_refuse(tmp_path / "less.json", whole) == (name == "legal")


@pytest.mark.parametrize("name", Game.new(2, 1).position()["seats"][0])
def test_seats_with_a_part_missing_or_odd(name: str, tmp_path: Path) -> None:
    for decision in ("wealth", "action"):
        for odd in ODD:
            position = damaged(decision=decision)
            position["seats"][1][name] = odd
            draw_or_refuse(tmp_path / "odd.json", position)


BAD_RECORDS: dict[str, dict[str, Any]] = {
    "start": {"start": 5},
    "actions": {"actions": "done"},
    "seed": {"seed": "one"},
    "names": {"names": ["only one"]},
    "names of numbers": {"names": [1, 2]},
    "result": {"result": [1]},
}


@pytest.mark.parametrize("kind", BAD_RECORDS)
@pytest.mark.parametrize("words", [*READERS[:2], READERS[3]], ids=lambda words: words[0])
def test_bad_records(words: tuple[str, ...], kind: str, tmp_path: Path) -> None:
    record = Game.new(2, 1).record() | BAD_RECORDS[kind]
    refused(run(*words, write(tmp_path / "bad.json", record)), "bad.json")


def test_names_cannot_play_tricks(tmp_path: Path) -> None:
    names = ["\x1b[2JAnn\nBob", "[red]" + "x" * 500]
    record = Game.new(2, 1, names).record()
    answer = run("show", write(tmp_path / "tricks.json", record))
    assert answer.code == 0
    assert "\x1b" not in answer.out
    assert "A [2JAnn Bob" in answer.out
    assert "[red]xxx" in answer.out
    assert "x" * 30 not in answer.out
