"""Learn from the planner and beat `greedy`, with Gymnasium's vector environment.

    python examples/learning/with_gymnasium.py

Many games are played at once: the teacher decides for all seats, the network learns to imitate it,
and then plays one seat against opponents.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from network import Examples, Network, parse_options, report, train

from tzolkin.bots import ask, make_bot
from tzolkin.environments.vector import TzolkinVectorEnv
from tzolkin.game.notation import IDS

PLAYERS = 2
GAMES_AT_ONCE = 64


def collect_examples(games: int) -> tuple[Any, Any, Any]:
    """Record the actions of planners in all seats."""
    env = TzolkinVectorEnv(GAMES_AT_ONCE, PLAYERS, observations="uint8", strict=True)
    teachers = [make_bot("planner", number) for number in range(GAMES_AT_ONCE)]
    examples, ended = Examples(), 0
    seen, _ = env.reset(seed=1)
    while ended < games:
        actions = np.array(
            [choose_action(teachers[n], env.batch.game(n)) for n in range(GAMES_AT_ONCE)]
        )
        examples.add(seen["observation"], seen["action_mask"], actions)
        seen, _, over, _, _ = env.step(actions)
        ended += int(over.sum())
    return examples.arrays()


def choose_action(teacher: Any, game: Any) -> int:
    return 0 if game.over else IDS[ask(teacher, game)]


def play_games(network: Network, opponent: str, games: int) -> list[float]:
    """Return the share won by the network in each game, one in each environment."""
    env = TzolkinVectorEnv(games, PLAYERS, opponents=opponent, reward="win", copy=False)
    won = np.full(games, np.nan)
    seen, _ = env.reset(seed=2)
    while np.isnan(won).any():
        actions = network.choose(seen["observation"], seen["action_mask"])
        seen, rewards, over, _, _ = env.step(actions)
        first = over & np.isnan(won)
        won[first] = rewards[first]
    env.close()
    return won.tolist()


def main() -> None:
    options = parse_options(__doc__)
    network = train(collect_examples(options.games), options.passes)
    for opponent in ("random", "greedy"):
        report(opponent, play_games(network, opponent, options.test))


if __name__ == "__main__":
    main()
