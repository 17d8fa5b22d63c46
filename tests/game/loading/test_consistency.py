"""Loading a position: what must agree, and what need not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.positions import table
from tzolkin import Game

Change = Callable[[dict[str, Any]], object]


def wealth() -> dict[str, Any]:
    return Game.new(players=3, seed=2).position()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("age", [1, 2])
def test_what_is_loaded_is_what_comes_back(players: int, age: int) -> None:
    position = table(players, 1, age=age, corn=3, chaac=5, skulls=2, offerings={4: 0}, points=7.25)
    loaded = Game.load(position).position()
    assert {key: loaded[key] for key in position} == position
    assert Game.load(loaded).position() == loaded


def test_legal_is_ignored() -> None:
    assert Game.load({**table(), "legal": ["done"]}).legal() == Game.load(table()).legal()


def test_a_position_is_not_changed_by_playing_on() -> None:
    position = table(corn=3)
    Game.load(position).play("place tikal")
    assert position == table(corn=3)


def test_wealth_decisions_are_loaded_for_every_seat() -> None:
    game = Game.new(players=3, seed=2)
    while game.decision == "wealth":
        again = Game.load(game.position())
        assert again.position() == game.position()
        game.play(game.legal()[-1])


def test_round_day_food_day_and_age_need_not_agree() -> None:
    game = Game.load({**table(age=2), "round": 3, "day": 1, "food_day": True})
    assert game.position()["round"] == 3


def test_an_age_2_row_may_have_holes_when_the_stack_is_empty() -> None:
    row = [None, "b20", None, None, "b30", None]
    assert Game.load(table(age=2, row=row)).position()["buildings"] == row


def put(*path: str | int, to: Any) -> Change:
    def change(position: dict[str, Any]) -> None:
        target: Any = position
        for key in path[:-1]:
            target = target[key]
        target[path[-1]] = to

    return change


WRONG: dict[str, Change] = {
    "free workers": put("seats", 0, "free", to=2),
    "workers": put("seats", 0, "workers", to=4),
    "two workers": lambda p: p["seats"][0].update(workers=2, free=2),
    "seven workers": lambda p: p["seats"][0].update(workers=7, free=7),
    "a worker from nowhere": put("gears", "tikal", 3, to=0),
    "a neutral worker with four players": put("gears", "tikal", 3, to="neutral"),
    "a worker on an unnumbered tooth": lambda p: (
        p["gears"]["tikal"].__setitem__(8, 0),
        p["seats"][0].update(free=2),
    ),
    "a worker on an unnumbered tooth of chichen": lambda p: (
        p["gears"]["chichen"].__setitem__(11, 0),
        p["seats"][0].update(free=2),
    ),
    "too few teeth": lambda p: p["gears"]["tikal"].pop(),
    "too many teeth": lambda p: p["gears"]["chichen"].append(None),
    "an unknown seat on a gear": put("gears", "tikal", 3, to=4),
    "the first-player space": put("first_space", to=1),
    "too many skulls in the bank": put("skulls", to=14),
    "too few skulls in the bank": put("skulls", to=12),
    "a skull too many": put("seats", 2, "skulls", to=1),
    "an offering too many": put("offerings", 0, to=1),
    "a corn tile too few": put("jungle", "2", "corn", to=3),
    "a corn tile too many": put("seats", 1, "corn_tiles", to=1),
    "wood in group 2": put("jungle", "2", "wood", to=1),
    "more wood than corn": lambda p: (
        p["jungle"]["3"].update(corn=3),
        p["seats"][0].update(corn_tiles=1),
    ),
    "a wood tile too many": put("seats", 1, "wood_tiles", to=1),
    "a building missing": lambda p: p["stack"].pop(),
    "a building of age 2 missing": lambda p: p["next_stack"].pop(),
    "a building twice": put("seats", 1, "buildings", to=["b03"]),
    "a building twice in the row": put("buildings", 0, to="b02"),
    "an unknown building": put("buildings", 0, to="b33"),
    "a hole in the row": lambda p: (
        p["buildings"].__setitem__(0, None),
        p["seats"][0].update(buildings=["b01"]),
    ),
    "a monument missing": put("monuments", 0, to=None),
    "a monument twice": put("monuments", 0, to="m02"),
    "a monument too many": put("seats", 0, "monuments", to=["m13"]),
    "a wealth tile twice": lambda p: (
        p["seats"][0].update(wealth=["w01", "w02"]),
        p["seats"][1].update(wealth=["w02", "w03"]),
    ),
    "two on a highest step": lambda p: [seat["temples"].update(chaac=5) for seat in p["seats"][:2]],
    "above the highest step": put("seats", 0, "temples", "kukulkan", to=7),
    "below the lowest step": put("seats", 0, "temples", "kukulkan", to=-2),
    "a level too high": put("seats", 0, "technologies", "theology", to=4),
    "a negative level": put("seats", 0, "technologies", "theology", to=-1),
    "negative corn": put("seats", 0, "corn", to=-1),
    "negative gold": put("seats", 0, "gold", to=-1),
    "broken points": put("seats", 0, "points", to=0.1),
    "one player": put("players", to=1),
    "an unknown decision": put("decision", to="placing"),
    "a game that is over": put("decision", to="over"),
    "an unknown seat": put("seat", to=4),
    "nobody decides": put("seat", to=None),
    "an unknown first player": put("first_player", to=4),
    "age 3": put("age", to=3),
    "a day too late": put("day", to=29),
    "round 0": put("round", to=0),
    "another format": put("format", to="tzolkin-position/2"),
    "no seats": lambda p: p.pop("seats"),
    "a seat too few": lambda p: p["seats"].pop(),
    "corn as text": put("seats", 0, "corn", to="3"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_positions_are_refused(name: str) -> None:
    position = table(4)
    WRONG[name](position)
    with pytest.raises(ValueError, match=r"\w+ "):
        Game.load(position)


def test_too_few_neutral_workers() -> None:
    for players in (2, 3):
        position = table(players)
        position["gears"]["tikal"][8] = None
        with pytest.raises(ValueError, match="neutral"):
            Game.load(position)


@pytest.mark.parametrize(
    "change",
    [
        put("seats", 0, "offer", to=["w01", "w02", "w03"]),
        put("seats", 1, "offer", to=["w22", "w01", "w02", "w03"]),
        put("seat", to=1),
    ],
)
def test_wrong_wealth_positions_are_refused(change: Change) -> None:
    position = wealth()
    change(position)
    with pytest.raises(ValueError, match=r"\w+ "):
        Game.load(position)


def test_a_tile_offered_twice_is_refused() -> None:
    position = wealth()
    position["seats"][1]["offer"] = position["seats"][0]["offer"]
    with pytest.raises(ValueError, match="times"):
        Game.load(position)


def test_a_tile_offered_twice_to_one_seat_is_refused() -> None:
    position = wealth()
    offer = position["seats"][0]["offer"]
    offer[0] = offer[1]
    with pytest.raises(ValueError, match=r"\w+ "):
        Game.load(position)


def test_a_tile_kept_twice_is_refused() -> None:
    game = Game.new(players=3, seed=2)
    game.play(game.legal()[0])
    position = game.position()
    position["seats"][0]["wealth"] = position["seats"][0]["wealth"][:1] * 2
    with pytest.raises(ValueError, match=r"\w+ "):
        Game.load(position)
