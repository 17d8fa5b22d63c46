"""Our bots at tables of all sizes: legal, repeatable, and each stronger than the one before."""

from __future__ import annotations

import pytest

from tests.bots.helpers import make_small_bot, play
from tzolkin import Game
from tzolkin.bots import BOTS, SeatedBot
from tzolkin.bots.builtin.levels import LEVELS

STRATEGIES = ("builder", "skulls", "temples", "corn", "monuments")
SAMPLING = ("random", "novice", "apprentice", "merchant")


def table(names: list[str], seed: int = 1) -> list[SeatedBot]:
    return [SeatedBot(make_small_bot(name, seed + seat), name) for seat, name in enumerate(names)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_whole_games_among_its_like(name: str, players: int) -> None:
    seats = table([name] * players)
    game = play(*seats, seed=players)
    assert game.over
    assert [bot.fault for bot in seats] == [None] * players


@pytest.mark.parametrize("name", ["planner", "novice", "search", "ruler"])
def test_the_same_seed_plays_the_same_whole_game(name: str) -> None:
    games = [play(*table([name, "greedy"]), seed=6) for _ in range(2)]
    assert games[0].actions == games[1].actions


@pytest.mark.parametrize("name", SAMPLING)
def test_another_seed_plays_another_game(name: str) -> None:
    games = [play(*table([name, name], seed), seed=6) for seed in (1, 5)]
    assert games[0].actions != games[1].actions


def wins(stronger: str, weaker: str, deals: range) -> int:
    """Count the games that the stronger bot wins, in both seatings of every deal."""
    won = 0
    for deal in deals:
        for seat, names in enumerate(([stronger, weaker], [weaker, stronger])):
            won += play(*table(names, 10 * deal), seed=deal).winners() == [seat]
    return won


RUNGS = [
    ("greedy", "random"),
    *((strategy, "greedy") for strategy in STRATEGIES if strategy != "corn"),
    ("planner", "temples"),
    ("planner", "monuments"),
    ("novice", "random"),
    ("apprentice", "novice"),
    ("merchant", "apprentice"),
]
CLOSE_RUNG = ("corn", "greedy")
SLOW_RUNGS = [("search", "planner"), ("priest", "merchant")]


@pytest.mark.parametrize(
    ("stronger", "weaker", "deals"),
    [*((*rung, 24) for rung in RUNGS), *((*rung, 3) for rung in SLOW_RUNGS)],
)
def test_every_rung_is_higher_than_the_one_below(stronger: str, weaker: str, deals: int) -> None:
    """It wins three games in five at least; deals and seeds are fixed, so luck plays no part."""
    assert wins(stronger, weaker, range(1, deals + 1)) >= 2 * deals * 3 / 5


def test_a_rung_that_is_a_little_higher() -> None:
    """It wins more than half of the games over many deals."""
    assert wins(*CLOSE_RUNG, range(1, 41)) > 40


def points(game: Game, seat: int) -> float:
    return float(game.scores()[seat])


def test_the_planner_scores_well_at_a_table_of_equals() -> None:
    seats = table(["planner"] * 4)
    game = play(*seats, seed=3)
    assert sum(points(game, seat) for seat in range(4)) / 4 > 40


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_says_what_it_is(name: str) -> None:
    about = BOTS[name].about
    assert about
    assert "\n" not in about


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_says_how_long_it_thinks(name: str) -> None:
    about = BOTS[name].about
    assert "answers at once" in about or "per turn" in about


def test_levels_are_bots() -> None:
    assert set(LEVELS) <= set(BOTS)
