"""Breakdowns: at every decision the parts add up to the score."""

from __future__ import annotations

import pytest

from tests.game.reasons.action_situations import picked, worker_on
from tests.positions import MONUMENTS
from tzolkin import Game

from .games import bare, finished, first_turn, give_skulls, lay_skull, play_on, put, rich

PARTS = {
    "earlier", "temples_age_1", "temples_age_2", "buildings", "technologies", "chichen", "unfed",
    "corn", "skulls",
}  # fmt: skip


def check(game: Game) -> None:
    scores, position = game.scores(), game.position()
    breakdown = game.breakdown()
    assert len(breakdown) == game.players
    for seat, parts in enumerate(breakdown):
        assert set(parts) == PARTS | {"monuments", "total"}
        assert list(parts["monuments"]) == position["seats"][seat]["monuments"]
        plain = sum(parts[name] for name in PARTS)
        assert plain + sum(parts["monuments"].values()) == parts["total"] == scores[seat]
        assert parts["total"] == position["seats"][seat]["points"]
        assert parts["unfed"] <= 0
        if not game.over:
            assert parts["corn"] == parts["skulls"] == 0
            assert not any(parts["monuments"].values())


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_parts_add_up_at_every_decision(players: int, seed: int) -> None:
    for game in play_on(Game.new(players, seed), seed):
        check(game)
        assert all(parts["earlier"] == 0 for parts in game.breakdown())


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_parts_add_up_in_rich_games(players: int, seed: int) -> None:
    start = rich(players, seed)
    loaded = start.scores()
    for game in play_on(start, seed):
        check(game)
        assert [parts["earlier"] for parts in game.breakdown()] == loaded


def test_every_part_is_met() -> None:
    ends = [finished(rich(2 + seed % 3, seed), seed).breakdown() for seed in range(30)]
    for name in PARTS:
        assert any(parts[name] for breakdown in ends for parts in breakdown), name


def last_round(*monuments: str) -> Game:
    """Return the last round of a game whose seat 1 owns monuments, and some of everything."""
    position = bare(4) | {"day": 26, "round": 27, "food_day": True, "age": 2, "next_stack": []}
    position["buildings"] = [f"b{number}" for number in range(15, 21)]
    position["stack"] = [f"b{number}" for number in range(21, 33)]
    position["seats"][1].update(
        workers=6,
        free=6,
        corn=20,
        buildings=["b06", "b09", "b13"],
        monuments=list(monuments),
        corn_tiles=2,
        wood_tiles=2,
        temples={"chaac": 1, "quetzalcoatl": 2, "kukulkan": 3},
        technologies={"agriculture": 3, "extraction": 1, "architecture": 0, "theology": 0},
    )
    position["jungle"]["5"] = {"corn": 2, "wood": 2}
    lay_skull(position, 2, 1)
    others = [tile for tile in MONUMENTS if tile not in monuments]
    position["monuments"] = [None] * len(monuments) + others[: 6 - len(monuments)]
    return Game.load(position)


WORTH = {
    "m01": 8, "m02": 8, "m03": 8, "m04": 8, "m05": 4, "m06": 8, "m07": 9, "m08": 12, "m09": 18,
    "m10": 8, "m11": 9, "m12": 9, "m13": 3,
}  # fmt: skip


@pytest.mark.parametrize("tile", WORTH)
def test_every_monument_is_named_with_its_worth(tile: str) -> None:
    game = last_round(tile)
    assert game.breakdown()[1]["monuments"] == {tile: 0}
    for gear in ("palenque", "yaxchilan", "tikal", "uxmal"):
        game.play(f"place {gear}")
        game.play("done")
    assert game.over
    check(game)
    assert game.breakdown()[1]["monuments"] == {tile: WORTH[tile]}


def test_several_monuments_in_the_order_constructed() -> None:
    game = finished(last_round("m09", "m02", "m13"), 1)
    check(game)
    assert list(game.breakdown()[1]["monuments"]) == ["m09", "m02", "m13"]


def test_corn_and_skulls_at_the_end() -> None:
    game = finished(rich(3, 5), 5)
    for parts, seat in zip(game.breakdown(), game.position()["seats"], strict=True):
        assert parts["corn"] == seat["corn"] / 4
        assert parts["skulls"] == 3 * seat["skulls"]


def test_an_offering() -> None:
    position = bare(2)
    put(position, 0, "chichen", 7)
    give_skulls(position, 0, 1)
    game = Game.load(position)
    game.play("pick chichen 7")
    game.play("do 7")
    assert game.breakdown()[0]["chichen"] == game.scores()[0] == 10
    assert game.breakdown()[1]["chichen"] == 0


def test_the_bonus_of_architecture() -> None:
    position = worker_on("tikal", 1, wood=1)
    position["seats"][0]["technologies"]["architecture"] = 3
    game = picked(position, "tikal", 1, "do 1", "advance architecture", "pay wood")
    assert game.breakdown()[0]["technologies"] == game.scores()[0] == 3


def test_hungry_workers() -> None:
    position = bare(2) | {"day": 7, "food_day": True, "round": 8}
    game = Game.load(position)
    for text in ("place palenque", "done", "place palenque", "beg chaac", "place yaxchilan"):
        if text in game.legal():
            game.play(text)
    while game.position()["round"] == 8:
        game.play("done")
    assert game.breakdown()[0]["unfed"] == -9
    assert game.scores()[0] == -9


def test_points_that_a_position_came_with() -> None:
    position = bare(2)
    position["seats"][1]["points"] = -12.75
    parts = Game.load(position).breakdown()[1]
    assert parts["earlier"] == parts["total"] == -12.75


def test_at_the_beginning_there_is_nothing() -> None:
    for parts in first_turn(4, 1).breakdown():
        assert parts["total"] == 0
        assert parts["monuments"] == {}
