"""Positions: exactly the keys and types of values of the specification, at every decision."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.positions import MONUMENTS, TECHNOLOGIES, TEMPLES
from tests.positions import TEETH as GEARS
from tzolkin import Game
from tzolkin.game.notation import DECISIONS

from .games import (
    BUILDINGS,
    NEUTRAL,
    RESOURCES,
    TOP_STEPS,
    WEALTH,
    Position,
    bare,
    finished,
    play_on,
    rich,
)

PUBLIC = {
    "format", "players", "round", "day", "age", "food_day", "first_player", "first_space",
    "calendar_corn", "skulls", "gears", "jungle", "offerings", "buildings", "stack", "next_stack",
    "monuments", "seats", "decision", "seat", "legal",
}  # fmt: skip
SEAT = {
    "corn", "wood", "stone", "gold", "skulls", "points", "workers", "free", "light", "temples",
    "technologies", "buildings", "monuments", "wealth", "corn_tiles", "wood_tiles",
}  # fmt: skip


def whole(value: Any, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def holder(value: Any, players: int) -> bool:
    return value is None or whole(value, 0, players - 1)


def tiles(values: Any, allowed: list[str]) -> bool:
    return type(values) is list and set(values) <= set(allowed)


def row(values: Any, allowed: list[str], length: int) -> bool:
    return len(values) == length and tiles(values, [*allowed, None])  # type: ignore[list-item]


def check_table(position: Position) -> None:
    """Check the whole position except the seats."""
    players = position["players"]
    assert position["format"] == "tzolkin-position/1"
    assert whole(players, 2, 4)
    assert whole(position["round"], 1, 27)
    assert whole(position["day"], 0, 28)
    assert whole(position["age"], 1, 2)
    assert type(position["food_day"]) is bool
    assert whole(position["first_player"], 0, players - 1)
    assert holder(position["first_space"], players)
    assert whole(position["calendar_corn"], 0, 27)
    assert whole(position["skulls"], 0, 13)
    assert {name: len(teeth) for name, teeth in position["gears"].items()} == GEARS
    every_tooth = [tooth for teeth in position["gears"].values() for tooth in teeth]
    assert every_tooth.count("neutral") == NEUTRAL[players]
    assert all(tooth == "neutral" or holder(tooth, players) for tooth in every_tooth)
    assert set(position["jungle"]) == set("2345")
    for group, left in position["jungle"].items():
        assert set(left) == {"corn", "wood"}
        assert whole(left["corn"], 0, players)
        assert whole(left["wood"], 0, 0 if group == "2" else left["corn"])
    assert len(position["offerings"]) == 9
    assert all(holder(seat, players) for seat in position["offerings"])
    assert row(position["buildings"], BUILDINGS, 6)
    assert row(position["monuments"], MONUMENTS, players + 2)
    assert tiles(position["stack"], BUILDINGS)
    assert tiles(position["next_stack"], BUILDINGS[14:])
    assert len(position["next_stack"]) == (18 if position["age"] == 1 else 0)


def check_seat(seat: Position) -> None:
    for name in ("corn", *RESOURCES):
        assert whole(seat[name], 0, 999)
    assert whole(seat["skulls"], 0, 13)
    assert type(seat["points"]) in (int, float)
    assert seat["points"] * 4 % 1 == 0
    assert whole(seat["workers"], 3, 6)
    assert whole(seat["free"], 0, seat["workers"])
    assert type(seat["light"]) is bool
    assert list(seat["temples"]) == list(TEMPLES)
    assert all(whole(step, -1, TOP_STEPS[name]) for name, step in seat["temples"].items())
    assert list(seat["technologies"]) == list(TECHNOLOGIES)
    assert all(whole(level, 0, 3) for level in seat["technologies"].values())
    assert tiles(seat["buildings"], BUILDINGS)
    assert tiles(seat["monuments"], MONUMENTS)
    assert tiles(seat["wealth"], WEALTH)
    assert seat["wealth"] == sorted(seat["wealth"])
    assert whole(seat["corn_tiles"], 0, 16)
    assert whole(seat["wood_tiles"], 0, 12)


def check_sums(position: Position) -> None:
    seats, players = position["seats"], position["players"]
    laid = sum(seat is not None for seat in position["offerings"])
    assert position["skulls"] + sum(seat["skulls"] for seat in seats) + laid == 13
    left = sum(group["corn"] for group in position["jungle"].values())
    assert left + sum(seat["corn_tiles"] for seat in seats) == 4 * players
    for number, seat in enumerate(seats):
        placed = sum(teeth.count(number) for teeth in position["gears"].values())
        placed += position["first_space"] == number
        assert seat["free"] + placed == seat["workers"]


def check(position: Position, game: Game) -> None:
    over, wealth = game.over, game.decision == "wealth"
    assert set(position) == PUBLIC | ({"scores", "winners"} if over else set())
    check_table(position)
    assert len(position["seats"]) == position["players"] == game.players
    for number, seat in enumerate(position["seats"]):
        assert set(seat) == SEAT | ({"offer"} if wealth else set())
        check_seat(seat)
        if wealth:
            assert tiles(seat["offer"], WEALTH)
            assert len(set(seat["offer"])) == 4
            assert len(seat["wealth"]) == (2 if number < position["seat"] else 0)
        else:
            assert len(seat["wealth"]) == 2
    check_sums(position)
    assert position["decision"] == game.decision
    assert position["seat"] == game.seat
    assert position["legal"] == game.legal()
    assert [seat["points"] for seat in position["seats"]] == game.scores()
    if over:
        assert (position["scores"], position["winners"]) == (game.scores(), game.winners())
        assert all(seat[cube] == 0 for seat in position["seats"] for cube in RESOURCES)


def stages() -> Iterator[Game]:
    for players in (2, 3, 4):
        for seed in range(3):
            yield from play_on(Game.new(players, seed), seed)
            yield from play_on(rich(players, seed), seed)


def test_every_position_of_many_games() -> None:
    met = set()
    for game in stages():
        check(game.position(), game)
        met.add(game.decision)
    assert met == set(DECISIONS)


def test_positions_are_json() -> None:
    for number, game in enumerate(stages()):
        if number % 10 == 0 or game.over:
            position = game.position()
            text = json.dumps(position, allow_nan=False)
            assert json.loads(text) == position


def test_points_are_whole_where_they_are_whole() -> None:
    position = bare(3)
    for seat, points in enumerate([7.0, 7.25, -3.5]):
        position["seats"][seat]["points"] = points
    game = Game.load(position)
    assert game.scores() == [7, 7.25, -3.5]
    assert [type(points) for points in game.scores()] == [int, float, float]
    assert [seat["points"] for seat in game.position()["seats"]] == game.scores()


def test_final_points_have_quarters() -> None:
    scores = [score for seed in range(10) for score in finished(Game.new(4, seed), seed).scores()]
    assert {score % 1 for score in scores} == {0, 0.25, 0.5, 0.75}


def test_the_winners_have_most_points() -> None:
    for seed in range(10):
        game = finished(Game.new(3, seed), seed)
        assert game.winners()
        assert all(game.scores()[seat] == max(game.scores()) for seat in game.winners())


def spoil(value: Any) -> None:
    """Change everything in a structure."""
    inner = list(value.values()) if isinstance(value, dict) else list(value)
    for each in inner:
        if isinstance(each, dict | list):
            spoil(each)
    value.clear()


@pytest.mark.parametrize(
    "look",
    [
        Game.position,
        lambda game: game.view(0),
        lambda game: game.view(None),
        Game.record,
        lambda game: game.preview([]),
        lambda game: game.breakdown(),
    ],
    ids=["position", "view", "onlooker", "record", "preview", "breakdown"],
)
def test_what_is_given_can_be_changed_freely(look: Callable[[Game], Any]) -> None:
    game = rich(3, 1)
    before, record = game.position(), game.record()
    spoil(look(game))
    assert game.position() == before
    assert game.record() == record


def test_a_loaded_position_can_be_changed_afterwards() -> None:
    position = bare(2)
    game = Game.load(position)
    before = game.position()
    spoil(position)
    assert game.position() == before
