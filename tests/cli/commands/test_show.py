"""`tzolkin show`: positions and records are drawn, and secrets stay secret."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.cli.helpers import Answer, random_game, refused, run, run_process, write
from tzolkin import Game
from tzolkin.drawing.text import full_board
from tzolkin.drawing.text.choices import choices
from tzolkin.game.notation import DECISIONS

DATA = Path(__file__).parent / "data"


def lines(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines()]


@pytest.mark.parametrize("columns", [80, 100])
def test_drawing_of_one_position_line_by_line(columns: int, tmp_path: Path) -> None:
    file = write(tmp_path / "game.tzolkin.json", random_game(3, 42, 100).record())
    expected = (DATA / f"show-{columns}.txt").read_text(encoding="utf-8")
    assert lines(run("show", file, columns=columns).out) == lines(expected)


@pytest.mark.parametrize("columns", [80, 100])
def test_no_line_is_wider_than_the_terminal(columns: int, started: Path) -> None:
    drawn = lines(run("show", started, columns=columns).out)
    assert max(map(len, drawn)) <= columns


def test_no_escape_codes_in_a_file(started: Path) -> None:
    answer = run_process("show", started)
    assert answer.code == 0
    assert "\x1b" not in answer.out


def test_colours_where_they_are_wanted(started: Path) -> None:
    assert "\x1b[" in run_process("show", started, FORCE_COLOR="1", NO_COLOR="", TERM="xterm").out


def test_a_terminal_without_these_characters(started: Path) -> None:
    answer = run_process("show", started, PYTHONIOENCODING="ascii")
    assert (answer.code, answer.err) == (0, "")


def eager(game: Game, dice: random.Random) -> str:
    """Random, but mostly with actions and technologies: so that all decisions come up."""
    legal = game.legal()
    wanted = [text for text in legal if text.startswith(("do", "build", "advance arch"))]
    return dice.choice(wanted if wanted and dice.random() < 0.8 else legal)


def positions_of_all_decisions() -> dict[str, Game]:
    """For every kind of decision a game that asks it."""
    found: dict[str, Game] = {}
    for seed in range(400):
        game, dice = Game.new(2 + seed % 3, seed), random.Random(seed)
        while not game.over:
            found.setdefault(game.decision, game.copy())
            game.play(eager(game, dice))
        found.setdefault("over", game)
        if len(found) == len(DECISIONS):
            break
    return found


def test_every_kind_of_decision_can_be_drawn(tmp_path: Path) -> None:
    games = positions_of_all_decisions()
    assert set(games) == set(DECISIONS)
    for decision, game in games.items():
        record = write(tmp_path / f"{decision}.tzolkin.json", game.record())
        drawn(run("show", record), game)
        full_board(game.view(None), game.names, choices(game.view(None)))
        view = write(tmp_path / "view.json", game.view(1))
        assert run("show", view).code == 0


def drawn(answer: Answer, game: Game) -> None:
    assert answer.code == 0
    for action in game.legal():
        assert f"  {action}" in answer.out


def test_at_goes_back_in_a_record(finished: Path) -> None:
    start = run("show", finished, "--at", 0).out
    assert "[wealth]" in start
    assert "round 1 · day 0" in start
    end = run("show", finished).out
    assert "wins with" in end
    assert run("show", finished, "--at", 273).out == end


def test_secrets_stay_secret(tmp_path: Path) -> None:
    game = Game.new(2, 5)
    file = write(tmp_path / "deal.json", game.position())
    mine, theirs = (game.position()["seats"][seat]["offer"] for seat in (0, 1))
    own = run("show", file, "--seat", 0).out
    assert all(tile in own for tile in mine)
    assert not any(f"{tile} " in own for tile in theirs)
    onlooker = run("show", file, "--onlooker").out
    assert not any(f"{tile} " in onlooker for tile in (*mine, *theirs))
    assert "the answers are secret" in onlooker


def test_wide_names_keep_the_table_straight(tmp_path: Path) -> None:
    names = ["数" * 30, "Bob", "Ann of the very long name", "é" * 20]
    file = write(tmp_path / "wide.json", Game.new(4, 1, names).record())
    drawn = lines(run("show", file).out)
    assert max(map(cell_len, drawn)) <= 80
    header = next(line for line in drawn if "pts corn" in line)
    rows = [line for line in drawn if line.endswith((" dark", " light"))]
    assert len(rows) == 4
    assert {cell_len(row) for row in rows} == {cell_len(header)}
    assert "A 数数数数数数数数数…" in rows[0]


def test_standard_input() -> None:
    position = run("new", "--seed", 1, "--players", 2).out
    answer = run("show", "-", typed=position)
    assert (answer.code, answer.err) == (0, "")
    assert "2 players" in answer.out
    refused(run("show", "-", typed=""), "standard input: is empty")
    refused(run("show", "-", "--seat", 2, typed=position), "standard input: has the seats 0 to 1")


def test_impossible_options(finished: Path, tmp_path: Path) -> None:
    refused(run("show", finished, "--at", 274), "0 to 273")
    refused(run("show", finished, "--at", -1), "0 to 273")
    refused(run("show", finished, "--seat", 3), "0 to 2")
    refused(run("show", finished, "--seat", 1, "--onlooker"), "exclude")
    position = write(tmp_path / "position.json", Game.new(2, 1).position())
    refused(run("show", position, "--at", 0), "--at is for records")
    view = write(tmp_path / "view.json", Game.new(2, 1).view(0))
    refused(run("show", view, "--seat", 0), "view already")


def test_a_broken_record_says_where(started: Path, tmp_path: Path) -> None:
    record = random_game(4, 7, 60).record()
    record["actions"][30] = "pick tikal 7"
    broken = write(tmp_path / "broken.json", record)
    place = "action 30 (counted from 0), round 3, seat A Player 1, at the decision turn"
    refused(run("show", broken), place, "'pick tikal 7' cannot be played: ")
    assert run("show", broken, "--at", 30).code == 0
