"""Replays: the changes of all turns add up to the end of the game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.random_games import eager_choice
from tzolkin import Game
from tzolkin.game.previews import turn_is_over
from tzolkin.game.replay import PlayedTurn, Replay

GOODS = ("corn", "wood", "stone", "gold", "skulls", "points", "workers")
SOURCES_OF = {
    "feeding": {"unfed"},
    "temples": {"temples_age_1", "temples_age_2"},
    "scoring": {"corn", "skulls", "monuments"},
}
Json = dict[str, Any]
Total = dict[str, float]


def played(players: int, seed: int) -> tuple[Game, Replay]:
    """Return a whole random game and its replay."""
    game, rng = Game.new(players, seed), random.Random(seed)
    replay = Replay(game.position())
    while not game.over:
        replay.add_turns([next_turn(game, rng, len(replay.turns) + 1)])
    return game, replay


def next_turn(game: Game, rng: random.Random, number: int) -> PlayedTurn:
    seat, ply, actions = game.seat, game.ply, list[str]()
    while not actions or not turn_is_over(game, seat, actions[-1]):
        actions.append(eager_choice(game, rng))
        game.play(actions[-1])
    return PlayedTurn(number, seat or 0, ply, actions)


def all_changes(replay: Replay) -> list[Json]:
    found = [step["changes"] for turn in replay.turns for step in turn["steps"]]
    ends = [turn["end"]["parts"] for turn in replay.turns if turn["end"]]
    return found + [part["changes"] for parts in ends for part in parts]


def added(changes: list[Json], seat: int, *path: str) -> Total:
    """Return the sums of a seat's changes, by name."""
    total: Total = {}
    for change in changes:
        entry = change.get(str(seat), {})
        for name in path:
            entry = entry.get(name, {})
        for name, value in entry.items():
            if not isinstance(value, dict):
                total[name] = total.get(name, 0) + value
    return total


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_what_is_told_adds_up(players: int, seed: int) -> None:
    game, replay = played(players, seed)
    start, end = Game.new(players, seed).position()["seats"], game.position()["seats"]
    changes = all_changes(replay)
    for seat, (first, last) in enumerate(zip(start, end, strict=True)):
        told = added(changes, seat)
        assert {n: first[n] + told.get(n, 0) for n in GOODS} == {n: last[n] for n in GOODS}
        for part in ("temples", "technologies"):
            steps = added(changes, seat, part)
            assert {n: first[part][n] + steps.get(n, 0) for n in last[part]} == last[part]


@pytest.mark.parametrize("seed", range(4))
def test_points_are_told_by_source(seed: int) -> None:
    game, replay = played(3, seed)
    for seat, whole in enumerate(game.breakdown()):
        sources = added(all_changes(replay), seat, "sources")
        assert sources.get("monuments", 0) == sum(whole["monuments"].values())
        for name in sources.keys() - {"monuments"}:
            assert sources[name] == whole[name]
        assert sum(sources.values()) == whole["total"]


@pytest.mark.parametrize("seed", range(4))
def test_food_days_and_the_end_are_told_apart(seed: int) -> None:
    _, replay = played(4, seed)
    ends = [turn["end"] for turn in replay.turns if turn["end"]]
    assert [end["food_day"] for end in ends].count(True) == 4
    assert [end["over"] for end in ends].count(True) == 1
    days = [end["next_day"] for end in ends if end["next_day"] is not None]
    assert days == [entry["day"] for entry in replay.rounds[1:-1]]
    for end in ends:
        assert end["food_day"] or end["over"] or not end["parts"]
        for part in end["parts"]:
            for change in part["changes"].values():
                assert SOURCES_OF[part["what"]] >= change.get("sources", {}).keys()
    assert not any(
        change.get("sources", {}).keys() & {"unfed", "temples_age_1", "temples_age_2", "skulls"}
        for turn in replay.turns
        for step in turn["steps"]
        for change in step["changes"].values()
    )


def test_the_calendars_corn_belongs_to_the_turn() -> None:
    """The seat on the first-player space takes it when its turn ends, the last seat too."""
    found = 0
    for seed in range(12):
        _, replay = played(2, seed)
        for turn in replay.turns:
            if turn["end"] and {"action": "place first", "changes": {}} in turn["steps"]:
                last = turn["steps"][-1]["changes"]
                assert set(last) <= {str(turn["seat"])}
                found += bool(last)
    assert found


def test_where_workers_were_placed() -> None:
    game, replay = played(3, 4)
    replayed = Game.new(3, 4)
    placed = 0
    for step in (step for turn in replay.turns for step in turn["steps"]):
        replayed.play(step["action"])
        if "at" in step:
            gear, space = step["at"]["gear"], step["at"]["space"]
            assert step["action"] == f"place {gear}"
            assert replayed.position()["gears"][gear][space] == replayed.seat
            placed += 1
    assert placed == sum(
        text.startswith("place ") and text != "place first" for text in game.actions
    )


@pytest.mark.parametrize("seed", range(3))
def test_points_round_by_round(seed: int) -> None:
    game, replay = played(4, seed)
    assert replay.rounds[0]["points"] == [0, 0, 0, 0]
    assert replay.rounds[-1]["points"] == game.scores()
    replayed = Game.new(4, seed)
    for entry in replay.rounds:
        for action in game.actions[replayed.ply : entry["ply"]]:
            replayed.play(action)
        assert entry["points"] == replayed.scores()
        assert (entry["round"], entry["day"]) == tuple(
            replayed.position()[name] for name in ("round", "day")
        )


def test_what_is_told_in_parts_is_told_as_at_once() -> None:
    game, rng = Game.new(4, 9), random.Random(9)
    start = game.position()
    turns = [next_turn(game, rng, number) for number in range(1, 30)]
    at_once, in_parts = Replay(start), Replay(start)
    at_once.add_turns(turns)
    for turn in turns:
        in_parts.add_turns([turn])
    assert (at_once.turns, at_once.rounds) == (in_parts.turns, in_parts.rounds)
