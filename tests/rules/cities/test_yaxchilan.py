"""Yaxchilan: what is taken there, with extraction and theology."""

from __future__ import annotations

import pytest

from tests.rules.helpers import acting, asked, goods, options, play

PLAIN = {
    1: {"wood": 1},
    2: {"stone": 1, "corn": 1},
    3: {"gold": 1, "corn": 2},
    4: {"skulls": 1},
    5: {"gold": 1, "stone": 1, "corn": 2},
}
NEEDED = {"wood": 1, "stone": 2, "gold": 3}


@pytest.mark.parametrize("extraction", range(4))
@pytest.mark.parametrize("action", range(1, 6))
def test_extraction(action: int, extraction: int) -> None:
    game = play(acting("yaxchilan", action, extraction=extraction), f"do {action}")
    assert goods(game) == {
        name: amount + (extraction >= NEEDED.get(name, 9)) for name, amount in PLAIN[action].items()
    }
    assert asked(game) == ("picking", {"done"})


@pytest.mark.parametrize(
    ("theology", "bank", "skulls"),
    [(0, 13, 1), (1, 5, 1), (2, 5, 1), (2, 1, 1), (3, 5, 2), (3, 2, 2), (3, 1, 1)],
)
def test_skulls(theology: int, bank: int, skulls: int) -> None:
    game = play(acting("yaxchilan", 4, theology=theology, bank=bank), "do 4")
    assert goods(game) == {"skulls": skulls}
    assert game.position()["skulls"] == bank - skulls


@pytest.mark.parametrize("theology", [0, 3])
def test_no_skull_in_the_bank(theology: int) -> None:
    assert options(acting("yaxchilan", 4, theology=theology, bank=0)) == {"skip"}
    assert options(acting("yaxchilan", 6, theology=theology, bank=0)) == {
        "do 1",
        "do 2",
        "do 3",
        "do 5",
        "skip",
    }


def test_levels_count_from_steps_back_and_free_choice_too() -> None:
    game = play(acting("yaxchilan", 3, corn=2, extraction=1), "do 1")
    assert goods(game) == {"wood": 2}
    game = play(acting("yaxchilan", 7, extraction=3, theology=3), "do 5")
    assert goods(game) == {"stone": 2, "gold": 2, "corn": 2}
    game = play(acting("yaxchilan", 7, theology=3), "do 4")
    assert goods(game) == {"skulls": 2}


def test_other_technologies_give_nothing() -> None:
    game = play(acting("yaxchilan", 5, agriculture=3, architecture=3, theology=3), "do 5")
    assert goods(game) == PLAIN[5]
