"""`tzolkin verify`: correct records pass, and every fault is named."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.helpers import random_game, run, run_process, write


def changed(tmp_path: Path, **parts: Any) -> Path:
    return write(tmp_path / "changed.tzolkin.json", random_game(3, 7).record() | parts)


def test_good_records(finished: Path, started: Path) -> None:
    answer = run_process("verify", finished, started)
    assert (answer.code, answer.err) == (0, "")
    first, second = answer.out.splitlines()
    assert first == f"{finished}: ok, 273 actions, game over, result as written"
    assert second == f"{started}: ok, 60 actions, game in progress"


def test_an_illegal_action_is_named(tmp_path: Path, finished: Path) -> None:
    actions = random_game(3, 7).actions
    actions[100] = "do 9"
    file = changed(tmp_path, actions=actions)
    answer = run("verify", finished, file)
    assert answer.code == 1
    assert answer.out.startswith(f"{finished}: ok")
    place = "action 100 (counted from 0), round 9, seat C Player 3, at the decision turn"
    assert f"{file}: {place}: 'do 9' cannot be played: " in answer.err


def test_seats_in_reasons_have_their_names(tmp_path: Path) -> None:
    game = random_game(2, 1, 2)
    game.play("place first")
    game.play("done")
    names = ["Ann", "Bob"]
    actions = [*game.actions, "place first"]
    file = write(tmp_path / "taken.json", game.record() | {"actions": actions, "names": names})
    answer = run("verify", file)
    assert answer.code == 1
    assert "seat B Bob, at the decision turn" in answer.err
    assert "The first-player space is taken by A Ann." in answer.err


def test_an_action_after_the_end(tmp_path: Path) -> None:
    actions = [*random_game(3, 7).actions, "done"]
    answer = run("verify", changed(tmp_path, actions=actions))
    assert answer.code == 1
    assert "action 273 (counted from 0), round 25, at the decision over: 'done'" in answer.err


def test_standard_input(finished: Path) -> None:
    answer = run("verify", "-", "-", typed=finished.read_text(encoding="utf-8"))
    assert answer.code == 2
    assert answer.out.startswith("standard input: ok, 273 actions")
    assert answer.err.startswith("standard input: is empty")


def test_an_illegal_action_in_json(tmp_path: Path, finished: Path) -> None:
    actions = random_game(3, 7).actions
    actions[100] = "place tikall"
    answer = run("verify", finished, changed(tmp_path, actions=actions), "--json")
    good, bad = answer.json()
    assert answer.code == 1
    assert (good["ok"], good["actions"], good["seed_deals_start"]) == (True, 273, True)
    assert not bad["ok"]
    assert bad["illegal"]["index"] == 100
    assert bad["illegal"]["action"] == "place tikall"
    assert (bad["illegal"]["round"], bad["illegal"]["seat"]) == (9, 2)
    assert bad["illegal"]["decision"] == "turn"
    assert bad["illegal"]["reason"]["code"] == "malformed"
    assert bad["illegal"]["reason"]["params"] == {"nearest": "place tikal"}


@pytest.mark.parametrize(
    ("result", "part"),
    [
        ({"scores": [1, 2, 3], "winners": [1]}, "says scores [1, 2, 3]"),
        ({"scores": [-28, -3.25, -22.5], "winners": [0]}, "says winners [0]"),
        ({"scores": [-28, -3.25, -22.5]}, "lacks 'winners'"),
        ({"scores": "many", "winners": [1]}, "says scores 'many'"),
    ],
)
def test_a_wrong_result(result: dict[str, Any], part: str, tmp_path: Path) -> None:
    answer = run("verify", changed(tmp_path, result=result))
    assert answer.code == 1
    assert part in answer.err


def test_a_result_before_the_end(tmp_path: Path) -> None:
    actions = random_game(3, 7).actions[:-1]
    answer = run("verify", changed(tmp_path, actions=actions))
    assert answer.code == 1
    assert "not over" in answer.err


@pytest.mark.parametrize("seed", [8, -1, 2**70])
def test_another_seed_is_noted(seed: int, tmp_path: Path) -> None:
    file = changed(tmp_path, seed=seed)
    answer = run("verify", file)
    assert answer.code == 0
    assert "its seed deals another start" in answer.err
    assert run("verify", file, "--json").json()[0]["seed_deals_start"] is False


def test_without_a_seed_nothing_is_compared(tmp_path: Path) -> None:
    record = random_game(3, 7).record()
    del record["seed"]
    file = write(tmp_path / "seedless.json", record)
    assert run("verify", file).err == ""
    assert run("verify", file, "--json").json()[0]["seed_deals_start"] is None


def test_a_wrong_start(tmp_path: Path) -> None:
    start = random_game(3, 7).record()["start"] | {"skulls": 3}
    answer = run("verify", changed(tmp_path, start=start))
    assert answer.code == 1
    assert "13 skulls" in answer.err


def test_unreadable_records_do_not_stop_the_others(tmp_path: Path, finished: Path) -> None:
    answer = run("verify", tmp_path / "nothing.json", finished)
    assert answer.code == 2
    assert "no such file" in answer.err
    assert f"{finished}: ok" in answer.out
