"""Learn from the planner and beat `greedy`, with OpenSpiel's game.

    python examples/learning/with_openspiel.py

The teacher decides for all players of some games, the network learns to imitate it, and then plays
as a bot of OpenSpiel against other bots.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from network import Examples, Network, parse_options, report, train
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
from open_spiel.python.observation import make_observation

from tzolkin.encoding import SCALES
from tzolkin.environments import openspiel
from tzolkin.environments.openspiel_bots import TzolkinBot

PLAYERS = 2


def mask_of(state: Any) -> Any:
    return np.array([state.legal_actions_mask()], dtype=np.int8)


class Student(pyspiel.Bot):
    """A bot that plays the choice of the network."""

    def __init__(self, game: Any, network: Network) -> None:
        super().__init__()
        self._view = make_observation(game)
        self._network = network

    def step(self, state: Any) -> int:
        self._view.set_from(state, state.current_player())
        return int(self._network.choose(self._view.tensor[None], mask_of(state))[0])

    def restart_at(self, state: Any) -> None:
        """Do nothing: the bot has no memory."""

    def inform_action(self, state: Any, player: int, action: int) -> None:
        """Do nothing: the bot looks at the state in `step`."""


def collect_examples(game: Any, games: int) -> tuple[Any, Any, Any]:
    """Record the actions of a planner as every player."""
    teacher, examples, rng = TzolkinBot("planner", 1), Examples(), np.random.default_rng(1)
    view = make_observation(game)
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                action = int(rng.choice(state.legal_actions()))
            else:
                action = teacher.step(state)
                view.set_from(state, state.current_player())
                raw = (view.tensor[None] / SCALES).astype(np.uint8)
                examples.add(raw, mask_of(state), np.array([action]))
            state.apply_action(action)
    return examples.arrays()


def play_game(game: Any, student: Student, opponent: TzolkinBot, seed: int) -> float:
    """Return the share won by the student in one game; its seat depends on the seed."""
    seat = seed % PLAYERS
    bots = [student if each == seat else opponent for each in range(PLAYERS)]
    rng = np.random.RandomState(seed)
    return float(evaluate_bots(game.new_initial_state(), bots, rng)[seat])


def main() -> None:
    options = parse_options(__doc__)
    game = pyspiel.load_game(openspiel.NAME, {"players": PLAYERS, "reward": "win"})
    student = Student(game, train(collect_examples(game, options.games), options.passes))
    for name in ("random", "greedy"):
        opponent, seeds = TzolkinBot(name, 1), range(10**6, 10**6 + options.test)
        report(name, [play_game(game, student, opponent, seed) for seed in seeds])


if __name__ == "__main__":
    main()
