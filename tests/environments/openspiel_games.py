"""Games of OpenSpiel for tests, and positions in them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from tzolkin.environments.openspiel import NAME
from tzolkin.environments.openspiel_positions import DrawPosition
from tzolkin.game.notation import TEXTS
from tzolkin.rules import ids

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def load(players: int = 2, reward: str = "win") -> Any:
    return pyspiel.load_game(NAME, {"players": players, "reward": reward})


def walk(game: Any, seed: int) -> Iterator[Any]:
    """Yield one state in all positions of a random game."""
    state, rng = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        yield state
        state.apply_action(eager_choice(state, rng))
    yield state


def eager_choice(state: Any, rng: random.Random) -> int:
    """Choose `done` or `skip` seldom and buildings often, so that there are draws."""
    legal: list[int] = state.legal_actions()
    if state.is_chance_node() or rng.random() < 0.1:
        return rng.choice(legal)
    active = [action for action in legal if action > ids.SKIP] or legal
    building = [action for action in active if "build" in TEXTS[action]]
    return rng.choice(building or active)


def dealt(players: int = 2, seed: int = 1, reward: str = "win") -> Any:
    """Return a state at its first decision."""
    return next(state for state in walk(load(players, reward), seed) if not state.is_chance_node())


def drawing(players: int = 2, seed: int = 1) -> Any:
    """Return a state in which an action waits for buildings."""
    positions = walk(load(players), seed)
    return next(state for state in positions if isinstance(state.position, DrawPosition))


def known(state: Any, player: int) -> tuple[Any, ...]:
    """Return everything that a player observes."""
    return (
        state.information_state_string(player),
        state.observation_string(player),
        state.observation_tensor(player),
    )


def observer(public: bool, private: Any, recall: bool = False) -> Any:
    kind = pyspiel.IIGObservationType(
        public_info=public, private_info=private, perfect_recall=recall
    )
    return make_observation(load(), kind)
