"""Palenque: fishing, and the harvest of corn and wood in the jungle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.positions import TEMPLES
from tests.rules.helpers import acting, asked, goods, options, play, seat_of, temples
from tzolkin import Game

CORN = {2: 4, 3: 5, 4: 7, 5: 9}
WOOD = {3: 2, 4: 3, 5: 4}
BURN = {f"burn {temple}" for temple in TEMPLES}
MORE_CORN = {0: 0, 1: 1, 2: 1, 3: 3}


def harvesting(group: int, **changes: Any) -> Game:
    """Return a game at the harvest decision of a group, reached from its own space."""
    return play(acting("palenque", group, **changes), f"do {group}")


def left(game: Game, group: int) -> tuple[int, int]:
    tiles = game.position()["jungle"][str(group)]
    return tiles["corn"], tiles["wood"]


def held(game: Game) -> tuple[int, int]:
    return seat_of(game)["corn_tiles"], seat_of(game)["wood_tiles"]


@pytest.mark.parametrize(("agriculture", "corn"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_fishing(agriculture: int, corn: int) -> None:
    game = play(acting("palenque", 1, agriculture=agriculture), "do 1")
    assert goods(game) == {"corn": corn}
    assert held(game) == (0, 0)
    assert asked(game) == ("picking", {"done"})


@pytest.mark.parametrize("extraction", range(4))
@pytest.mark.parametrize("group", [3, 4, 5])
def test_wood(group: int, extraction: int) -> None:
    game = play(harvesting(group, extraction=extraction, agriculture=3), "harvest wood")
    assert goods(game) == {"wood": WOOD[group] + (extraction >= 1)}
    assert held(game) == (0, 1)
    assert left(game, group) == (4, 3)


@pytest.mark.parametrize("agriculture", range(4))
@pytest.mark.parametrize("group", [2, 3, 4, 5])
def test_uncovered_corn(group: int, agriculture: int) -> None:
    wood = 0 if group == 2 else 3
    changes = {"agriculture": agriculture, "extraction": 3}
    game = harvesting(group, jungle={group: (4, wood)}, **changes)
    play(game, "harvest corn")
    assert goods(game) == {"corn": CORN[group] + MORE_CORN[agriculture]}
    assert held(game) == (1, 0)
    assert left(game, group) == (3, wood)
    assert temples(game) == (0, 0, 0)


@pytest.mark.parametrize("agriculture", range(4))
@pytest.mark.parametrize("group", [3, 4, 5])
@pytest.mark.parametrize("temple", TEMPLES)
def test_burning(group: int, agriculture: int, temple: str) -> None:
    game = play(harvesting(group, agriculture=agriculture), f"burn {temple}")
    assert goods(game) == {"corn": CORN[group] + MORE_CORN[agriculture]}
    assert seat_of(game)["temples"] == {name: -(name == temple) for name in TEMPLES}
    assert held(game) == (1, 0)
    assert left(game, group) == (3, 3)


@pytest.mark.parametrize("agriculture", [2, 3])
@pytest.mark.parametrize("group", [3, 4, 5])
def test_corn_without_a_tile_where_all_are_covered(group: int, agriculture: int) -> None:
    game = harvesting(group, agriculture=agriculture)
    assert options(game) == {"harvest corn", "harvest wood", *BURN}
    play(game, "harvest corn")
    assert goods(game) == {"corn": CORN[group] + MORE_CORN[agriculture]}
    assert held(game) == (0, 0)
    assert left(game, group) == (4, 4)


@pytest.mark.parametrize("agriculture", [2, 3])
@pytest.mark.parametrize("group", [2, 3, 4, 5])
def test_corn_without_a_tile_where_none_is_left(group: int, agriculture: int) -> None:
    game = harvesting(group, agriculture=agriculture, jungle={group: (0, 0)})
    assert asked(game) == ("harvest", {"harvest corn"})
    play(game, "harvest corn")
    assert goods(game) == {"corn": CORN[group] + MORE_CORN[agriculture]}
    assert held(game) == (0, 0)


@pytest.mark.parametrize("agriculture", [0, 1])
@pytest.mark.parametrize("group", [2, 3, 4, 5])
def test_an_empty_group_is_not_offered(group: int, agriculture: int) -> None:
    game = acting("palenque", group, agriculture=agriculture, jungle={group: (0, 0)})
    assert options(game) == {"skip"}


@pytest.mark.parametrize(
    ("tiles", "agriculture", "expected"),
    [
        ((4, 4), 0, {"harvest wood", *BURN}),
        ((4, 4), 1, {"harvest wood", *BURN}),
        ((4, 4), 2, {"harvest corn", "harvest wood", *BURN}),
        ((4, 3), 0, {"harvest corn", "harvest wood", *BURN}),
        ((4, 3), 3, {"harvest corn", "harvest wood", *BURN}),
        ((1, 1), 0, {"harvest wood", *BURN}),
        ((2, 0), 0, {"harvest corn"}),
        ((2, 0), 2, {"harvest corn"}),
    ],
)
def test_what_a_group_offers(tiles: tuple[int, int], agriculture: int, expected: set[str]) -> None:
    game = harvesting(4, jungle={4: tiles}, agriculture=agriculture)
    assert asked(game) == ("harvest", expected)


def test_burning_only_where_the_seat_can_fall() -> None:
    assert options(harvesting(3, chaac=-1)) == {"harvest wood", *BURN} - {"burn chaac"}
    low = {"chaac": -1, "kukulkan": -1}
    assert options(harvesting(3, **low)) == {"harvest wood", "burn quetzalcoatl"}
    assert options(harvesting(3, quetzalcoatl=-1, **low)) == {"harvest wood"}


def test_group_2_is_asked_with_a_single_answer() -> None:
    assert asked(harvesting(2)) == ("harvest", {"harvest corn"})


def test_wood_uncovers_corn_for_the_next_worker() -> None:
    game = acting("palenque", 3, on={"palenque": {7: 0}})
    play(game, "do 3", "harvest wood", "pick palenque 7", "do 3")
    assert options(game) == {"harvest corn", "harvest wood", *BURN}
    play(game, "harvest corn")
    assert goods(game) == {"wood": 2, "corn": 5}
    assert held(game) == (1, 1)
    assert left(game, 3) == (3, 3)


def test_a_burnt_wood_tile_counts_for_nobody() -> None:
    game = play(harvesting(5, jungle={5: (4, 2)}), "burn chaac")
    position = game.position()
    assert left(game, 5) == (3, 1)
    assert sum(seat["wood_tiles"] for seat in position["seats"]) == 0
    assert held(game) == (1, 0)


def test_levels_count_from_steps_back_and_free_choice_too() -> None:
    game = play(acting("palenque", 5, corn=1, agriculture=3), "do 4", "harvest corn")
    assert goods(game) == {"corn": 10}
    game = play(acting("palenque", 6, extraction=1), "do 5", "harvest wood")
    assert goods(game) == {"wood": 5}
    game = play(acting("palenque", 7, agriculture=2), "do 1")
    assert goods(game) == {"corn": 4}
