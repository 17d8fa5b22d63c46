"""The five strategies at mixed tables: each does what it is named for, and plays well."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from statistics import mean
from typing import Any

import pytest

from tests.bots.helpers import make_small_bot
from tzolkin import Game
from tzolkin.bots import Bot, ask
from tzolkin.bots.builtin.conditional_plans import Strategy
from tzolkin.bots.builtin.strategies import COMMON, STRATEGIES

NAMES = ["builder", "skulls", "temples", "corn", "monuments"]
DEALS = range(1, 9)  # every one is played five times, and everybody sits out once

Figures = dict[str, dict[str, float]]  # means by strategy and by what is counted


@pytest.fixture(scope="module")
def figures() -> Figures:
    """Play some games of the strategies against each other and return their figures."""
    rows: dict[str, list[dict[str, float]]] = defaultdict(list)
    for deal, names in mixed_tables():
        for name, row in zip(names, played(names, deal), strict=True):
            rows[name].append(row)
    return {
        name: {what: mean(row[what] for row in seats) for what in seats[0]}
        for name, seats in rows.items()
    }


def mixed_tables() -> Iterator[tuple[int, list[str]]]:
    for deal in DEALS:
        for turned in range(len(NAMES)):
            yield deal, (NAMES[turned:] + NAMES[:turned])[:4]


def played(names: list[str], deal: int) -> list[dict[str, float]]:
    """Play a game and return the figures of every seat."""
    game = Game.new(len(names), deal)
    bots: list[Bot] = [make_small_bot(name, seat) for seat, name in enumerate(names)]
    harvested = [0.0] * len(names)
    while game.seat is not None:
        seat = game.seat
        corn = seat_of(game, seat)["corn"]
        game.play(ask(bots[seat], game))
        if game.actions[-1].startswith(("harvest corn", "burn")):
            harvested[seat] += seat_of(game, seat)["corn"] - corn
    return [{"harvested": harvested[seat], **counted(game, seat)} for seat in range(len(names))]


def seat_of(game: Game, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = game.position()["seats"][seat]
    return found


def counted(game: Game, seat: int) -> dict[str, float]:
    own = seat_of(game, seat)
    return {
        "score": float(game.scores()[seat]),
        "buildings": len(own["buildings"]),
        "monuments": len(own["monuments"]),
        "skulls": game.position()["offerings"].count(seat),
        "steps": sum(own["temples"].values()),
        "workers": own["workers"],
        **own["technologies"],
    }


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("builder", "buildings"),
        ("builder", "architecture"),
        ("builder", "extraction"),
        ("skulls", "skulls"),
        ("skulls", "theology"),
        ("temples", "steps"),
        ("corn", "harvested"),
        ("corn", "agriculture"),
        ("monuments", "monuments"),
    ],
)
def test_a_strategy_does_more_of_its_own_than_all_others(
    figures: Figures, name: str, what: str
) -> None:
    """Deals and seeds are fixed, so luck plays no part."""
    others = [figures[other][what] for other in NAMES if other != name]
    assert figures[name][what] > max(others)


@pytest.mark.parametrize(
    ("name", "what", "least"),
    [
        ("builder", "buildings", 7),
        ("builder", "architecture", 2),
        ("builder", "workers", 3.3),
        ("skulls", "skulls", 2.5),
        ("skulls", "theology", 2.5),
        ("temples", "steps", 10),
        ("corn", "harvested", 30),
        ("corn", "agriculture", 2),
        ("monuments", "monuments", 0.6),
    ],
)
def test_a_strategy_gets_somewhere(figures: Figures, name: str, what: str, least: float) -> None:
    assert figures[name][what] >= least


@pytest.mark.parametrize("name", NAMES)
def test_a_strategy_scores(figures: Figures, name: str) -> None:
    assert figures[name]["score"] > 40


def test_bots_without_a_plan_depend_on_no_situation() -> None:
    assert STRATEGIES["common"] == Strategy(COMMON)
