"""Food Days: feeding, the change of age, and the rewards of the temples."""

from __future__ import annotations

from typing import Any

import pytest

from tests.positions import AGE_2, TEMPLES, load
from tzolkin import Game

from .helpers import end_round, goods, seat_of
from .tiles import TEMPLE_POINTS, TOP

MIDDLE = [(7, 1), (20, 2)]
BONUS = {
    (13, "chaac"): 6,
    (13, "quetzalcoatl"): 2,
    (13, "kukulkan"): 4,
    (26, "chaac"): 2,
    (26, "quetzalcoatl"): 6,
    (26, "kukulkan"): 4,
}


def food_day(players: int = 4, day: int = 7, age: int | None = None, **changes: Any) -> Game:
    """Return a game whose last seat is about to end a round with a Food Day."""
    age = age or (1 if day <= 14 else 2)
    changes.setdefault("food_day", True)
    return load(players, players - 1, day=day, age=age, **changes)


def fed(day: int = 7, **words: Any) -> Game:
    """Return a game after a Food Day; `words` are about seat 0."""
    return end_round(food_day(day=day, others={0: words}))


# Feeding


@pytest.mark.parametrize(
    ("workers", "corn", "farms", "left", "points"),
    [
        (3, 6, [], 0, 0),
        (3, 9, [], 3, 0),
        (3, 5, [], 1, -3),
        (3, 4, [], 0, -3),
        (3, 3, [], 1, -6),
        (3, 1, [], 1, -9),
        (3, 0, [], 0, -9),
        (6, 12, [], 0, 0),
        (6, 0, [], 0, -18),
        (4, 8, ["b01"], 2, 0),
        (4, 3, ["b01"], 1, -6),
        (5, 4, ["b01", "b02", "b03"], 0, 0),
        (3, 0, ["b01", "b02", "b03"], 0, 0),
        (3, 5, ["b15"], 5, 0),
        (5, 3, ["b15"], 1, -3),
        (6, 5, ["b15", "b16"], 5, 0),
        (3, 5, ["b15", "b16", "b01"], 5, 0),
        (4, 4, ["b04"], 0, 0),
        (4, 3, ["b05"], 0, -3),
        (4, 0, ["b04", "b05"], 0, 0),
        (6, 7, ["b04", "b05"], 7, 0),
        (5, 3, ["b04", "b01", "b02"], 0, 0),
        (6, 4, ["b05", "b17"], 1, 0),
        (6, 2, ["b05", "b17"], 0, -3),
        (3, 6, ["b20", "b06"], 0, 0),
    ],
)
def test_feeding(workers: int, corn: int, farms: list[str], left: int, points: int) -> None:
    """On day 20, in the middle of an age, feeding alone changes the points of the seat."""
    game = fed(day=20, workers=workers, corn=corn, buildings=farms)
    assert seat_of(game)["corn"] == left
    assert seat_of(game)["points"] == points


def test_the_wealth_tile_feeds_a_worker() -> None:
    assert seat_of(fed(corn=6, wealth=["w14", "w15"]))["corn"] == 2
    assert seat_of(fed(corn=6, wealth=["w13", "w15"]))["corn"] == 0
    assert seat_of(fed(corn=6, wealth=["w13", "w14"], buildings=["b01", "b04"]))["corn"] == 5


def test_points_may_go_below_zero() -> None:
    assert seat_of(fed(points=4))["points"] == -5


def test_workers_on_gears_and_on_the_first_player_space_are_hungry_too() -> None:
    on = {"tikal": {3: 0}, "chichen": {10: 0, 2: 1}}
    game = end_round(
        food_day(others={0: {"corn": 20, "workers": 4}, 1: {"corn": 20}}, on=on, first_space=1)
    )
    assert [seat_of(game, seat)["corn"] for seat in (0, 1)] == [12, 14]


def test_every_seat_feeds() -> None:
    words = {seat: {"corn": 10 + seat, "workers": 3 + seat} for seat in range(4)}
    game = end_round(food_day(others=words))
    assert [seat_of(game, seat)["corn"] for seat in range(4)] == [4, 3, 2, 1]


@pytest.mark.parametrize("day", [0, 6, 8, 12, 14, 19, 21, 25])
def test_no_feeding_on_other_days(day: int) -> None:
    words = {0: {"corn": 20, "chaac": 3, "kukulkan": 6}}
    game = end_round(food_day(day=day, food_day=False, others=words))
    assert goods(game) == {"corn": 20}


# Rewards in the middle of an age


@pytest.mark.parametrize(("day", "age"), MIDDLE)
@pytest.mark.parametrize("temple", TEMPLES)
def test_goods_of_the_step_and_of_all_lower_ones(temple: str, day: int, age: int) -> None:
    shown = {
        "chaac": {1: "stone", 3: "stone"},
        "quetzalcoatl": {2: "gold", 4: "gold"},
        "kukulkan": {1: "wood", 3: "wood", 4: "skulls"},
    }[temple]
    for step in range(-1, TOP[temple] + 1):
        expected = {"corn": 1}
        for low, name in shown.items():
            if low <= step:
                expected[name] = expected.get(name, 0) + 1
        game = end_round(food_day(day=day, age=age, others={0: {temple: step, "corn": 7}}))
        assert goods(game) == expected
        assert game.position()["skulls"] == 13 - expected.get("skulls", 0)


def test_goods_of_all_temples_together() -> None:
    game = fed(corn=6, chaac=5, quetzalcoatl=7, kukulkan=6)
    assert goods(game) == {"stone": 2, "gold": 2, "wood": 2, "skulls": 1}


@pytest.mark.parametrize(("bank", "given"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_skulls_for_all_or_for_nobody(bank: int, given: int) -> None:
    words = {0: {"kukulkan": 4, "corn": 6}, 1: {"kukulkan": 6, "corn": 6}}
    game = end_round(food_day(bank=bank, others=words))
    for seat in (0, 1):
        assert seat_of(game, seat)["skulls"] == given
        assert seat_of(game, seat)["wood"] == 2
    assert game.position()["skulls"] == bank - 2 * given


def test_rewards_in_the_middle_score_no_points() -> None:
    game = end_round(food_day(others={seat: {"corn": 9, "chaac": 3} for seat in range(3)}))
    assert game.scores() == [0, 0, 0, -9]


# Rewards at the end of an age


def temple_points(game: Game, seat: int = 0) -> float:
    """Return the points without the quarters for corn that is left at the end."""
    points: float = seat_of(game, seat)["points"]
    return points - (seat_of(game, seat)["corn"] / 4 if game.over else 0)


@pytest.mark.parametrize("day", [13, 26])
@pytest.mark.parametrize("temple", TEMPLES)
def test_points_of_every_step(day: int, temple: str) -> None:
    """Others stand higher on all temples where they can, so that there is no bonus."""
    leader = {name: TOP[name] for name in TEMPLES}
    for step in range(-1, TOP[temple]):
        words = {0: {temple: step, "corn": 6}, 1: leader}
        game = end_round(food_day(day=day, others=words))
        assert temple_points(game) == TEMPLE_POINTS[temple][step + 1]


@pytest.mark.parametrize("day", [13, 26])
@pytest.mark.parametrize("temple", TEMPLES)
def test_the_highest_step_and_the_bonus(day: int, temple: str) -> None:
    others = {name: 1 for name in TEMPLES if name != temple}
    words = {0: {temple: TOP[temple], "corn": 6}, 1: others}
    game = end_round(food_day(day=day, others=words))
    assert temple_points(game) == TEMPLE_POINTS[temple][-1] + BONUS[day, temple]


@pytest.mark.parametrize("day", [13, 26])
@pytest.mark.parametrize("temple", TEMPLES)
@pytest.mark.parametrize("step", [-1, 0, 1, 3])
@pytest.mark.parametrize("sharing", [2, 3, 4])
def test_each_of_those_who_share_the_lead_has_half_the_bonus(
    day: int, temple: str, step: int, sharing: int
) -> None:
    """The other temples are shared by all; a seat that does not share stands one step lower."""
    if step == -1 and sharing < 4:
        step = 2
    words: dict[int, dict[str, Any]] = {
        seat: {temple: step if seat < sharing else step - 1, "corn": 6} for seat in range(4)
    }
    game = end_round(food_day(day=day, others=words))
    beside = sum(BONUS[day, name] for name in TEMPLES if name != temple) // 2
    points = TEMPLE_POINTS[temple]
    for seat in range(4):
        mine = points[step + 1] + BONUS[day, temple] // 2 if seat < sharing else points[step]
        assert temple_points(game, seat) == mine + beside


def test_no_goods_at_the_end_of_an_age() -> None:
    game = fed(day=13, corn=6, chaac=5, quetzalcoatl=7, kukulkan=6)
    assert goods(game).keys() == {"points"}


# Which Food Day it is


@pytest.mark.parametrize(("day", "age"), [(7, 1), (8, 1), (20, 2), (21, 2)])
def test_a_food_day_passed_over_in_the_middle_of_an_age(day: int, age: int) -> None:
    game = end_round(food_day(day=day, age=age, others={0: {"corn": 6, "chaac": 1}}))
    assert goods(game) == {"stone": 1}
    assert game.position()["age"] == age


@pytest.mark.parametrize("day", [13, 14])
def test_the_end_of_age_1(day: int) -> None:
    """Chaac pays 2 for the step and 6 alone, the shared temples 1 and 2."""
    game = end_round(food_day(day=day, others={0: {"corn": 6, "chaac": 1}}))
    assert goods(game) == {"points": 2 + 6 + 1 + 2}
    assert game.position()["age"] == 2


@pytest.mark.parametrize("day", [26, 27])
def test_the_end_of_age_2(day: int) -> None:
    game = end_round(food_day(day=day, others={0: {"corn": 6, "chaac": 1}}))
    assert goods(game) == {"points": 2 + 2 + 3 + 2}
    assert game.over


# The buildings of the second age


def test_the_buildings_are_swapped() -> None:
    game = food_day(day=13)
    position = game.position()
    position["next_stack"] = AGE_2[::-1]
    game = Game.load(position)
    end_round(game)
    after = game.position()
    assert after["age"] == 2
    assert after["buildings"] == ["b32", "b31", "b30", "b29", "b28", "b27"]
    assert after["stack"] == AGE_2[::-1][6:]
    assert after["next_stack"] == []


def test_the_buildings_of_age_1_stay_with_their_owners() -> None:
    game = end_round(food_day(day=13, others={0: {"buildings": ["b03", "b14"]}}))
    assert seat_of(game)["buildings"] == ["b03", "b14"]


def test_monuments_and_skulls_stay_over_the_change_of_age() -> None:
    game = food_day(day=13, others={0: {"skulls": 2}}, offerings={3: 0})
    before = game.position()
    after = end_round(game).position()
    for name in ("monuments", "offerings", "jungle", "skulls"):
        assert after[name] == before[name]


@pytest.mark.parametrize(("day", "age"), MIDDLE)
def test_no_swap_in_the_middle_of_an_age(day: int, age: int) -> None:
    game = food_day(day=day, age=age)
    before = game.position()
    after = end_round(game).position()
    for name in ("buildings", "stack", "next_stack", "age"):
        assert after[name] == before[name]


def test_only_day_13_swaps_the_buildings() -> None:
    """Day and age need not agree in a loaded position."""
    game = end_round(food_day(day=20, age=1))
    assert game.position()["age"] == 1
    assert game.position()["buildings"] == ["b01", "b02", "b03", "b04", "b05", "b06"]
