"""Our bots play in OpenSpiel."""

from __future__ import annotations

import random

import numpy as np
import pytest
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
from open_spiel.python.bots.uniform_random import UniformRandomBot

from tests.bots.helpers import misbehaving
from tzolkin.bots import UnknownBotError
from tzolkin.bots.errors import BotError
from tzolkin.environments.openspiel_bots import TzolkinBot
from tzolkin.game.notation import text_of

from .openspiel_games import PLAYERS, dealt, drawing, load, walk


@PLAYERS
def test_a_planner_wins(players: int) -> None:
    rng = np.random.RandomState(players)
    others = [UniformRandomBot(seat, rng) for seat in range(1, players)]
    for seed in range(3):
        bots = [TzolkinBot("planner", seed), *others]
        assert evaluate_bots(load(players).new_initial_state(), bots, rng)[0] == 1


def test_a_bot_without_a_version_plays_as_in_its_first_one() -> None:
    assert TzolkinBot("search:2").name == "search@1:2"
    assert TzolkinBot("search@1").name == "search@1"


def test_a_state_as_a_game() -> None:
    rng = random.Random(1)
    for state in walk(load(), 4):
        if state.is_chance_node():
            with pytest.raises(ValueError, match="tiles are drawn here"):
                state.to_game()
            continue
        game = state.to_game()
        assert game.over == state.is_terminal()
        assert sorted(game.legal_ids()) == state.legal_actions()
        if not game.over:
            assert game.seat == state.current_player()
            before = str(state)
            game.play_id(rng.choice(game.legal_ids()))
            assert str(state) == before
    assert game.over


def test_nothing_can_be_asked_while_tiles_are_drawn() -> None:
    with pytest.raises(ValueError, match="tiles are drawn here"):
        TzolkinBot("greedy").step(drawing())


def test_wrong_bots() -> None:
    with pytest.raises(UnknownBotError, match="did you mean greedy"):
        TzolkinBot("gredy")
    bot, state = TzolkinBot(misbehaving("illegal")), dealt()
    assert text_of(bot.step(state)) == text_of(bot.step(state)) == state.to_game().legal()[0]
    with pytest.raises(BotError, match="forfeits: it"):
        bot.step(state)
    bot.close()
