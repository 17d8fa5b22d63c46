"""The monuments: what each is worth at the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.positions import load

from .helpers import end_round
from .tiles import BUILDINGS, KINDS, MONUMENTS, TEMPLE_POINTS, TOP

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
OF_A_KIND = {"m01": "tomb", "m06": "civic", "m10": "shrine"}


def score(players: int, monuments: list[str], words: dict[str, Any], **changes: Any) -> float:
    """Return seat 0's final score; the last seat makes the last turn of the game."""
    others = changes.pop("others", {}) | {0: {"monuments": monuments, **words}}
    game = load(players, players - 1, age=2, day=26, others=others, **changes)
    end_round(game)
    assert game.over
    return game.scores()[0]


def worth(players: int, tile: str, words: dict[str, Any] | None = None, **changes: Any) -> float:
    """Return what a monument adds to seat 0's score."""
    owned = changes.pop("monuments", [])
    with_it = score(players, [*owned, tile], words or {}, **changes)
    return with_it - score(players, owned, words or {}, **changes)


@PLAYERS
@pytest.mark.parametrize("tile", OF_A_KIND)
def test_itself_counts_among_its_kind(tile: str, players: int) -> None:
    assert worth(players, tile) == 4


@pytest.mark.parametrize("tile", OF_A_KIND)
@pytest.mark.parametrize("building", BUILDINGS)
def test_every_building_counts_for_its_kind(tile: str, building: str) -> None:
    expected = 8 if building in KINDS[OF_A_KIND[tile]] else 4
    assert worth(4, tile, {"buildings": [building]}) == expected


@pytest.mark.parametrize("tile", OF_A_KIND)
@pytest.mark.parametrize("other", ["m03", "m04", "m07", "m09", "m11", "m12", "m13"])
def test_every_monument_counts_for_its_kind(tile: str, other: str) -> None:
    expected = 8 if other in KINDS[OF_A_KIND[tile]] else 4
    assert worth(4, tile, monuments=[other]) == expected


@pytest.mark.parametrize("tile", OF_A_KIND)
@pytest.mark.parametrize("other", ["m02", "m05", "m08"])
def test_the_other_monuments_count_for_their_kind(tile: str, other: str) -> None:
    """These gain by one more monument of their owner or at the table."""
    gained = {"m02": 2, "m05": 4, "m08": 0}[other]
    expected = 8 if other in KINDS[OF_A_KIND[tile]] else 4
    assert worth(4, tile, monuments=[other]) == expected + gained


def test_buildings_of_others_do_not_count() -> None:
    others = {1: {"buildings": ["b06", "b09", "b13", "b18"], "monuments": ["m03", "m07"]}}
    for tile in OF_A_KIND:
        assert worth(4, tile, others=others) == 4
    assert worth(4, "m02", others=others) == 2


@PLAYERS
@pytest.mark.parametrize("count", [0, 1, 5])
def test_m02_per_building_and_monument(players: int, count: int) -> None:
    assert worth(players, "m02", {"buildings": BUILDINGS[10 : 10 + count]}) == 2 + 2 * count
    words = {"buildings": BUILDINGS[:count]}
    assert worth(players, "m02", words, monuments=["m03", "m04"]) == 2 * (count + 3)


@PLAYERS
@pytest.mark.parametrize("tiles", [0, 1, 3, 6])
def test_m03_per_corn_tile(players: int, tiles: int) -> None:
    assert worth(players, "m03", {"corn_tiles": tiles, "wood_tiles": 2}) == 4 * tiles


@PLAYERS
@pytest.mark.parametrize("tiles", [0, 1, 3, 5])
def test_m04_per_wood_tile(players: int, tiles: int) -> None:
    assert worth(players, "m04", {"wood_tiles": tiles, "corn_tiles": 2}) == 4 * tiles


@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 5), (4, 4)])
def test_m05_per_monument_of_anybody(players: int, each: int) -> None:
    assert worth(players, "m05") == each
    others = {1: {"monuments": ["m03"]}}
    assert worth(players, "m05", others=others) == 2 * each
    assert worth(players, "m05", monuments=["m04"], others=others) == 3 * each


@PLAYERS
@pytest.mark.parametrize(
    ("levels", "points"),
    [
        ((0, 0, 0, 0), 0),
        ((2, 2, 2, 2), 0),
        ((3, 2, 0, 0), 9),
        ((0, 0, 0, 3), 9),
        ((3, 0, 3, 2), 20),
        ((0, 3, 3, 3), 33),
        ((3, 3, 3, 3), 33),
    ],
)
def test_m07_technologies_at_level_3(
    players: int, levels: tuple[int, int, int, int], points: int
) -> None:
    names = ("agriculture", "extraction", "architecture", "theology")
    assert worth(players, "m07", dict(zip(names, levels, strict=True))) == points


@PLAYERS
@pytest.mark.parametrize("levels", [(0, 0, 0, 0), (1, 0, 0, 0), (1, 2, 3, 0), (3, 3, 3, 3)])
def test_m08_per_level(players: int, levels: tuple[int, int, int, int]) -> None:
    names = ("agriculture", "extraction", "architecture", "theology")
    words = dict(zip(names, levels, strict=True))
    assert worth(players, "m08", words) == 3 * sum(levels)


@PLAYERS
@pytest.mark.parametrize(("workers", "points"), [(3, 0), (4, 6), (5, 12), (6, 18)])
def test_m09_workers_in_play(players: int, workers: int, points: int) -> None:
    assert worth(players, "m09", {"workers": workers}) == points
    on = {"tikal": {2: 0, 7: 0}}
    assert worth(players, "m09", {"workers": workers}, on=on) == points


@PLAYERS
@pytest.mark.parametrize("temple", TEMPLE_POINTS)
def test_m11_points_of_every_step(players: int, temple: str) -> None:
    for step in range(-1, TOP[temple] + 1):
        points = TEMPLE_POINTS[temple][step + 1]
        assert worth(players, "m11", {temple: step}) == points


@PLAYERS
def test_m11_adds_up_the_temples_and_counts_negative_steps(players: int) -> None:
    assert worth(players, "m11", {"chaac": -1, "quetzalcoatl": -1, "kukulkan": -1}) == -6
    assert worth(players, "m11", {"chaac": 5, "quetzalcoatl": 7, "kukulkan": 6}) == 31
    assert worth(players, "m11", {"chaac": 3, "quetzalcoatl": -1, "kukulkan": 2}) == 7


@PLAYERS
@pytest.mark.parametrize(
    ("steps", "points"),
    [
        ((0, 0, 0), 0),
        ((-1, -1, -1), 0),
        ((-1, 0, -1), 0),
        ((1, 0, -1), 3),
        ((5, 4, 3), 15),
        ((2, 7, 6), 21),
        ((-1, -1, 6), 18),
    ],
)
def test_m12_best_temple(players: int, steps: tuple[int, int, int], points: int) -> None:
    words = dict(zip(("chaac", "quetzalcoatl", "kukulkan"), steps, strict=True))
    assert worth(players, "m12", words) == points


@PLAYERS
@pytest.mark.parametrize("offerings", [{}, {1: 0}, {1: 1, 9: 0}, dict.fromkeys(range(1, 10), 1)])
def test_m13_skulls_on_chichen_itza(players: int, offerings: dict[int, int]) -> None:
    assert worth(players, "m13", {"skulls": 2}, offerings=offerings) == 3 * len(offerings)


@pytest.mark.parametrize("tile", MONUMENTS)
def test_a_monument_counts_for_its_owner_only(tile: str) -> None:
    plain = load(4, 3, age=2, day=26)
    owned = load(4, 3, age=2, day=26, others={0: {"monuments": [tile], "corn_tiles": 1}})
    assert end_round(plain).scores()[1:] == end_round(owned).scores()[1:]
