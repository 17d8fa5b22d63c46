"""Invariants that hold at every state of thousands of games."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.random_games import play_on, steered_game
from tzolkin import Game, content

GAMES = 2400
CHUNK = 150

Position = dict[str, Any]


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_every_state_is_sound(first: int) -> None:
    for number in range(first, first + CHUNK):
        for game in play_on(steered_game(number), random.Random(number), number % 10 / 10):
            position = game.position()
            check_workers(position)
            check_skulls(position)
            check_tiles(position)
            check_signs(position)
            check_points(game, position)
            check_decision(game, position)


def check_workers(position: Position) -> None:
    teeth = [holder for gear in position["gears"].values() for holder in gear]
    assert teeth.count("neutral") == content.NEUTRAL_WORKERS[position["players"]]
    for seat, entry in enumerate(position["seats"]):
        placed = teeth.count(seat) + (position["first_space"] == seat)
        assert entry["free"] + placed == entry["workers"] <= 6
    for gear in content.GEARS:
        beyond = position["gears"][gear.name][gear.last_space + 1 :]
        assert set(beyond) <= {None, "neutral"}


def check_skulls(position: Position) -> None:
    laid = sum(place is not None for place in position["offerings"])
    hands = sum(entry["skulls"] for entry in position["seats"])
    assert position["skulls"] + hands + laid == content.SKULLS


def check_tiles(position: Position) -> None:
    seats, players = position["seats"], position["players"]
    corn = sum(group["corn"] for group in position["jungle"].values())
    wood = sum(group["wood"] for group in position["jungle"].values())
    assert corn + sum(entry["corn_tiles"] for entry in seats) == 4 * players
    assert wood + sum(entry["wood_tiles"] for entry in seats) <= 3 * players
    assert all(group["wood"] <= group["corn"] for group in position["jungle"].values())
    buildings = [tile for tile in position["buildings"] if tile]
    buildings += position["stack"] + position["next_stack"]
    buildings += [tile for entry in seats for tile in entry["buildings"]]
    assert len(buildings) == len(set(buildings))
    ages = (1, 2) if position["age"] == 1 else (2,)
    assert {tile.id for tile in content.BUILDINGS if tile.age in ages} <= set(buildings)
    monuments = [tile for tile in position["monuments"] if tile]
    monuments += [tile for entry in seats for tile in entry["monuments"]]
    assert len(monuments) == len(set(monuments)) == players + 2
    wealth = [tile for entry in seats for tile in entry.get("offer", entry["wealth"])]
    assert len(wealth) == len(set(wealth)) == players * (4 if "offer" in seats[0] else 2)


def check_signs(position: Position) -> None:
    """Check that only points and the lowest temple step are negative, and who is at the top."""
    assert position["skulls"] >= 0
    assert position["calendar_corn"] >= 0
    assert all(min(group.values()) >= 0 for group in position["jungle"].values())
    for entry in position["seats"]:
        for name in ("corn", "wood", "stone", "gold", "skulls", "free", "corn_tiles", "wood_tiles"):
            assert entry[name] >= 0
        assert entry["workers"] >= 3
        assert all(0 <= level <= 3 for level in entry["technologies"].values())
    for temple in content.TEMPLES:
        steps = [entry["temples"][temple.name] for entry in position["seats"]]
        top = len(temple.steps) - 2
        assert min(steps) >= -1
        assert max(steps) <= top
        assert steps.count(top) <= 1


def check_points(game: Game, position: Position) -> None:
    for entry, breakdown in zip(position["seats"], game.breakdown(), strict=True):
        total = breakdown.pop("total")
        monuments = breakdown.pop("monuments")
        assert sum(breakdown.values()) + sum(monuments.values()) == total == entry["points"]


def check_decision(game: Game, position: Position) -> None:
    legal = position["legal"]
    assert len(legal) == len(set(legal))
    if game.over:
        assert legal == []
        assert position["scores"] == [entry["points"] for entry in position["seats"]]
        assert game.winners()
    else:
        assert legal
        assert game.winners() == []


@pytest.mark.parametrize("number", range(150))
def test_a_loaded_position_continues_identically(number: int) -> None:
    """Also through JSON; only where points came from is forgotten."""
    rng = random.Random(number)
    followers: list[Game] = []
    game = steered_game(number)
    while not game.over:
        if game.decision in ("wealth", "turn") and rng.random() < 0.1:
            followers.append(Game.load(json.loads(json.dumps(game.position()))))
        text = rng.choice(game.legal())
        game.play(text)
        for follower in followers:
            follower.play(text)
            assert follower.position() == game.position()


@pytest.mark.parametrize("number", range(100))
def test_a_record_replays_to_the_same_end(number: int) -> None:
    game = steered_game(number)
    for _ in play_on(game, random.Random(number)):
        pass
    record = json.loads(json.dumps(game.record()))
    again = Game.replay(record)
    assert again.position() == game.position()
    assert again.record() == record


@pytest.mark.parametrize("number", range(60))
def test_a_copy_is_independent(number: int) -> None:
    rng = random.Random(number)
    for game in play_on(steered_game(number), rng):
        if game.over or rng.random() > 0.1:
            continue
        before, record = game.position(), game.record()
        twin = game.copy()
        for _ in range(5):
            if not twin.over:
                twin.play(rng.choice(twin.legal()))
        assert game.position() == before
        assert game.record() == record
