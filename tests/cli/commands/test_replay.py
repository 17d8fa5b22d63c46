"""`tzolkin replay`: results, where points come from, and single steps."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from tests.cli.helpers import random_game, refused, run, write
from tzolkin import Game


def test_result_and_breakdown(finished: Path) -> None:
    game = random_game(3, 7)
    answer = run("replay", finished)
    assert answer.code == 0
    assert "273 actions, all legal." in answer.out
    total = next(line for line in answer.out.splitlines() if line.startswith("Total"))
    assert total.split()[1:] == [f"{score:g}" for score in game.scores()]


def test_a_game_in_progress(started: Path) -> None:
    assert "still going on" in run("replay", started).out


def test_steps_tell_the_changes(finished: Path) -> None:
    answer = run("replay", finished, "--steps")
    shown = [line.split()[0] for line in answer.out.splitlines() if line[:1].isdigit()]
    assert shown[:273] == [str(index) for index in range(273)]
    game = random_game(3, 7)
    before = game.copy()
    index = next(i for i, action in enumerate(game.actions) if action == "do 1")
    assert f"\n{index} " in answer.out
    assert answer.out.splitlines()[0].split() == ["no.", "round", "seat", "action", "changes"]
    assert before.actions == game.actions


def test_standard_input(finished: Path) -> None:
    typed = finished.read_text(encoding="utf-8")
    assert run("replay", "-", typed=typed).out == run("replay", finished).out


def test_json_for_programs(finished: Path) -> None:
    game = random_game(3, 7)
    plain = run("replay", finished, "--json").json()
    assert plain["scores"] == game.scores()
    assert plain["winners"] == game.winners()
    assert plain["breakdown"] == game.breakdown()
    assert (plain["actions"], plain["over"]) == (273, True)
    assert "steps" not in plain


def test_json_steps_add_up(finished: Path) -> None:
    game = random_game(3, 7)
    steps = run("replay", finished, "--steps", "--json").json()["steps"]
    assert [step["action"] for step in steps] == game.actions
    for seat, score in enumerate(game.scores()):
        assert sum(step["changes"][seat]["points"] for step in steps) == score


def test_a_broken_record_is_refused(tmp_path: Path) -> None:
    record = random_game(2, 1, 30).record()
    record["actions"].append("dance")
    refused(run("replay", write(tmp_path / "broken.json", record)), "action 30", "'dance'")


def test_monuments_have_rows_of_their_own(tmp_path: Path) -> None:
    record = next(
        record for record in (building_game(seed).record() for seed in range(50)) if raised(record)
    )
    answer = run("replay", write(tmp_path / "monuments.json", record))
    assert all(f"Monument {tile}" in answer.out for tile in raised(record))


def building_game(seed: int) -> Game:
    """Play a random game in which seats construct if they can, monuments first."""
    game, dice = Game.new(2, seed), random.Random(seed)
    while not game.over:
        legal = game.legal()
        wanted = [
            text for text in legal if text.startswith(("build m", "do 4", "do 5", "use tikal 4"))
        ]
        game.play(dice.choice(wanted or [text for text in legal if text != "skip"] or legal))
    return game


def raised(record: dict[str, Any]) -> list[str]:
    return [text.split()[1] for text in record["actions"] if text.startswith("build m")]
