"""Setup: what lies where before the first decision."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tests.positions import AGE_1, AGE_2, MONUMENTS
from tzolkin import Game

from .helpers import asked

SEEDS = range(40)
TABLES = [(players, seed) for players in (2, 3, 4) for seed in SEEDS]
NAMED = {
    "palenque": {1: "w01", 3: "w02", 5: "w03", 7: "w04"},
    "yaxchilan": {1: "w05", 3: "w06", 5: "w07", 7: "w08"},
    "tikal": {1: "w09", 3: "w10", 5: "w11", 7: "w12"},
    "uxmal": {1: "w13", 3: "w14", 5: "w15", 7: "w16"},
    "chichen": {0: "w17", 3: "w18", 5: "w19", 7: "w20", 10: "w21"},
}
OPPOSITE = {1: 6, 3: 8, 5: 0, 7: 2}
NEUTRAL_WORKERS = {2: 12, 3: 6, 4: 0}


def dealt(players: int, seed: int) -> dict[str, Any]:
    return Game.new(players=players, seed=seed).position()


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_buildings_and_monuments(players: int, seed: int) -> None:
    position = dealt(players, seed)
    assert len(position["buildings"]) == 6
    assert len(position["stack"]) == 8
    assert sorted(position["buildings"] + position["stack"]) == AGE_1
    assert sorted(position["next_stack"]) == AGE_2
    assert len(set(position["monuments"])) == len(position["monuments"]) == players + 2
    assert set(position["monuments"]) <= set(MONUMENTS)


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_four_different_wealth_tiles_for_every_seat(players: int, seed: int) -> None:
    offers = [seat["offer"] for seat in dealt(players, seed)["seats"]]
    assert [len(offer) for offer in offers] == [4] * players
    tiles = {tile for offer in offers for tile in offer}
    assert len(tiles) == 4 * players
    assert tiles <= {f"w{number:02}" for number in range(1, 22)}


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_the_first_decision_is_about_every_pair_of_the_offer(players: int, seed: int) -> None:
    game = Game.new(players=players, seed=seed)
    offer = sorted(game.position()["seats"][0]["offer"])
    assert game.seat == 0
    keeps = {f"keep {low} {high}" for low, high in combinations(offer, 2)}
    assert len(keeps) == 6
    assert asked(game) == ("wealth", keeps)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_else(players: int) -> None:
    position = dealt(players, 1)
    seat = {
        "corn": 0,
        "wood": 0,
        "stone": 0,
        "gold": 0,
        "skulls": 0,
        "points": 0,
        "workers": 3,
        "free": 3,
        "light": True,
        "temples": {"chaac": 0, "quetzalcoatl": 0, "kukulkan": 0},
        "technologies": {"agriculture": 0, "extraction": 0, "architecture": 0, "theology": 0},
        "buildings": [],
        "monuments": [],
        "wealth": [],
        "corn_tiles": 0,
        "wood_tiles": 0,
    }
    for description in position["seats"]:
        assert {key: value for key, value in description.items() if key != "offer"} == seat
    full = {"corn": players, "wood": players}
    expected = {
        "format": "tzolkin-position/1",
        "players": players,
        "round": 1,
        "day": 0,
        "age": 1,
        "food_day": False,
        "first_player": 0,
        "first_space": None,
        "calendar_corn": 0,
        "skulls": 13,
        "jungle": {"2": {"corn": players, "wood": 0}, "3": full, "4": full, "5": full},
        "offerings": [None] * 9,
        "decision": "wealth",
        "seat": 0,
    }
    assert {key: position[key] for key in expected} == expected
    teeth = {gear: len(teeth) for gear, teeth in position["gears"].items()}
    assert teeth == {"palenque": 10, "yaxchilan": 10, "tikal": 10, "uxmal": 10, "chichen": 13}
    assert set(position) == set(expected) | {
        "gears",
        "buildings",
        "stack",
        "next_stack",
        "monuments",
        "seats",
        "legal",
    }


def neutral_teeth(position: dict[str, Any]) -> dict[str, set[int]]:
    return {
        gear: {tooth for tooth, holder in enumerate(teeth) if holder is not None}
        for gear, teeth in position["gears"].items()
    }


def broken_pairs(position: dict[str, Any]) -> int:
    """Check that undealt tiles explain the neutral workers; return how many lack an opposite."""
    offered = {tile for seat in position["seats"] for tile in seat["offer"]}
    broken = 0
    for gear, teeth in neutral_teeth(position).items():
        named = {tooth for tooth in teeth if tooth in NAMED[gear]}
        assert not {NAMED[gear][tooth] for tooth in named} & offered
        second = teeth - named
        if gear == "chichen" or not teeth:
            assert not second
        elif second:
            assert len(second) == 1
            assert second <= {OPPOSITE[tooth] for tooth in named}
        else:
            assert len(named) == 1
            broken += 1
    return broken


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_neutral_workers(players: int, seed: int) -> None:
    position = dealt(players, seed)
    holders = {holder for teeth in position["gears"].values() for holder in teeth}
    assert holders == ({None} if players == 4 else {None, "neutral"})
    assert sum(map(len, neutral_teeth(position).values())) == NEUTRAL_WORKERS[players]
    assert broken_pairs(position) <= 1


@pytest.mark.parametrize("players", [2, 3])
def test_a_pair_is_broken_where_the_last_neutral_worker_is_the_first_of_its_gear(
    players: int,
) -> None:
    assert {broken_pairs(dealt(players, seed)) for seed in range(150)} == {0, 1}


@pytest.mark.parametrize("gear", ["palenque", "yaxchilan", "tikal", "uxmal"])
@pytest.mark.parametrize("space", [1, 3, 5, 7])
def test_a_first_neutral_worker_alone_on_its_gear_has_its_opposite(gear: str, space: int) -> None:
    """With palenque and 5 the example of the rulebook: the second one goes to space 0."""
    found = [neutral_teeth(dealt(3, seed))[gear] for seed in range(150)]
    assert {space, OPPOSITE[space]} in found


def test_chichen_itza_gets_no_pairs() -> None:
    found = [neutral_teeth(dealt(3, seed))["chichen"] for seed in range(150)]
    assert {3} in found
    assert all(teeth <= {0, 3, 5, 7, 10} for teeth in found)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_deals_the_same_game(players: int) -> None:
    assert dealt(players, 7) == dealt(players, 7)
    assert dealt(players, 7) != dealt(players, 8)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_tile_comes_up_everywhere(players: int) -> None:
    positions = [dealt(players, seed) for seed in range(150)]
    assert {tile for position in positions for tile in position["monuments"]} == set(MONUMENTS)
    assert {position["buildings"][0] for position in positions} == set(AGE_1)
    assert {position["next_stack"][0] for position in positions} == set(AGE_2)
    assert len({position["seats"][0]["offer"][0] for position in positions}) == 21


@pytest.mark.parametrize("players", [1, 5, 0])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        Game.new(players=players, seed=1)
