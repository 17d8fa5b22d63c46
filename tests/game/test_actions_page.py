"""The table of actions in the documentation agrees with the notation and with games."""

from __future__ import annotations

import random

from tests.doc_tables import parts
from tests.random_games import play_on, steered_game

from .actions_page import KINDS, PAGE, kind_of, table

GAMES = 60


def test_the_page_lists_all_actions() -> None:
    """If the page differs: python -m tests.game.actions_page."""
    assert parts(PAGE)[1].strip() == table()


def test_actions_answer_the_decisions_that_are_named() -> None:
    asked = {
        (kind_of(text), game.decision)
        for number in range(GAMES)
        for game in play_on(steered_game(number), random.Random(number))
        for text in game.legal()
    }
    named = {(name, decision) for name, kind in KINDS.items() for decision in kind.decisions}
    assert asked == named
