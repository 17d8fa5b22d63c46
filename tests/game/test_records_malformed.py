"""Malformed records: an error names every fault."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tzolkin import Game, IllegalActionError

from .games import bare, finished

WHOLE = finished(Game.new(3, seed=6, names=["a", "b", "c"]), 6).record()
WRONG: dict[str, Any] = {
    "number": 3,
    "fraction": 1.5,
    "text": "x",
    "true": True,
    "list": [],
    "object": {},
    "nan": float("nan"),
    "bytes": b"{}",
    "huge": 10**5000,
}


def refuse(record: object, *words: str) -> None:
    with pytest.raises(ValueError, match=r"\w") as caught:
        Game.replay(record)  # type: ignore[arg-type]
    for word in words:
        assert word in str(caught.value), str(caught.value)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize("value", [None, *WRONG.values()], ids=["null", *WRONG])
def test_what_is_no_record(value: object) -> None:
    refuse(value, "record")


@pytest.mark.parametrize("name", ["format", "start", "actions"])
def test_what_must_be_there(name: str) -> None:
    refuse({key: value for key, value in WHOLE.items() if key != name}, "record", f"'{name}'")


RIGHT = {("start", "object"), ("actions", "list"), ("seed", "number"), ("result", "object")}
FAULTS = [
    (name, kind)
    for name in ("format", "start", "actions", "names", "seed", "result")
    for kind in WRONG
    if (name, kind) not in RIGHT
]


@pytest.mark.parametrize(("name", "kind"), FAULTS)
def test_values_of_the_wrong_kind(name: str, kind: str) -> None:
    refuse(WHOLE | {name: WRONG[kind]}, name)


@pytest.mark.parametrize("form", ["", "tzolkin-record/2", "tzolkin-position/1", None])
def test_another_format(form: object) -> None:
    refuse(WHOLE | {"format": form}, "format", "tzolkin-record/1")


@pytest.mark.parametrize("names", [["a"], ["a"] * 4, [1, 2, 3], ["a", "b", None], "abc", {}, [[]]])
def test_wrong_names(names: object) -> None:
    refuse(WHOLE | {"names": names}, "name")


@pytest.mark.parametrize("index", [0, 1, 57, len(WHOLE["actions"]) - 1])
@pytest.mark.parametrize("action", ["place nowhere", "keep w01 w01", "", None, 7, ["done"], True])
def test_a_malformed_action_is_named_with_its_index(action: object, index: int) -> None:
    actions = WHOLE["actions"].copy()
    actions[index] = action
    with pytest.raises(IllegalActionError) as caught:
        Game.replay(WHOLE | {"actions": actions})
    assert caught.value.index == index
    assert caught.value.action == action
    assert caught.value.reason.code == "malformed"
    assert re.search(rf"\b{index}\b", str(caught.value))


def test_an_illegal_action_is_named_with_its_index() -> None:
    for index in range(0, len(WHOLE["actions"]), 7):
        actions = WHOLE["actions"].copy()
        legal = Game.replay(WHOLE | {"actions": actions[:index]}).legal()
        wrong = next(text for text in ("days 2", "spare wood") if text not in legal)
        actions[index] = wrong
        with pytest.raises(IllegalActionError) as caught:
            Game.replay(WHOLE | {"actions": actions})
        assert (caught.value.index, caught.value.action) == (index, wrong)
        assert re.search(rf"\b{index}\b", str(caught.value))
        assert wrong in str(caught.value)
        assert caught.value.reason.message in str(caught.value)


def test_actions_after_the_end() -> None:
    with pytest.raises(IllegalActionError) as caught:
        Game.replay(WHOLE | {"actions": [*WHOLE["actions"], "done"]})
    assert caught.value.index == len(WHOLE["actions"])
    assert caught.value.reason.code == "game_over"


def test_an_action_left_out() -> None:
    actions = WHOLE["actions"][1:]
    with pytest.raises(IllegalActionError) as caught:
        Game.replay(WHOLE | {"actions": actions})
    assert caught.value.index == 0


def test_a_broken_start() -> None:
    start = WHOLE["start"] | {"skulls": 12}
    refuse(WHOLE | {"start": start}, "skulls")
    refuse(WHOLE | {"start": {}}, "position", "format")


@pytest.mark.parametrize("players", [None, "3", [], 2.5, pytest.param(10**5000, id="huge")])
def test_a_start_with_wrong_players(players: object) -> None:
    refuse(WHOLE | {"start": WHOLE["start"] | {"players": players}}, "players")


def test_a_start_at_another_decision() -> None:
    game = Game.load(bare())
    game.play("place tikal")
    refuse(WHOLE | {"start": game.position()}, "'placing'")


def test_a_start_that_is_nested_deeply() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    for name in ("format", "players", "day", "seats", "decision"):
        refuse(WHOLE | {"start": WHOLE["start"] | {name: deep}}, name)
    refuse(WHOLE | {"names": deep}, "name")
    refuse(WHOLE | {"seed": deep}, "seed")
    with pytest.raises(IllegalActionError):
        Game.replay(WHOLE | {"actions": [deep]})


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9, 0.999])
def test_a_truncated_file_is_no_json_at_all(part: float) -> None:
    """Parsing is up to the caller; `json` raises ValueError as well."""
    text = json.dumps(WHOLE)
    with pytest.raises(ValueError, match="line 1 column"):
        Game.replay(json.loads(text[: int(part * len(text))]))


def test_a_hundred_megabytes_of_actions() -> None:
    junk = ["x" * 1024] * (100 * 1024)
    with pytest.raises(IllegalActionError) as caught:
        Game.replay(WHOLE | {"actions": junk})
    assert caught.value.index == 0
    refuse(WHOLE | {"actions": "x" * (100 * 1024 * 1024)}, "actions")
    refuse(WHOLE | {"names": junk}, "names")
    refuse(WHOLE | {"start": junk}, "start")
