"""Learn from the planner and beat `greedy`, with Gymnasium's vector environment.

    python examples/learning/with_gymnasium.py

Many games are played at once: the teacher decides for all seats, the network learns to decide
alike, and then plays one seat against opponents.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from network import Examples, Network, report, trained, wishes

from tzolkin.bots import ask, make_bot
from tzolkin.environments.vector import TzolkinVectorEnv
from tzolkin.game.notation import IDS

PLAYERS = 2
AT_ONCE = 64


def lessons(games: int) -> tuple[Any, Any, Any]:
    """What a planner does in all seats of so many games."""
    env = TzolkinVectorEnv(AT_ONCE, PLAYERS, observations="uint8", strict=True)
    teachers = [make_bot("planner", number) for number in range(AT_ONCE)]
    examples, ended = Examples(), 0
    seen, _ = env.reset(seed=1)
    while ended < games:
        actions = np.array([answer(teachers[n], env.batch.game(n)) for n in range(AT_ONCE)])
        examples.add(seen["observation"], seen["action_mask"], actions)
        seen, _, over, _, _ = env.step(actions)
        ended += int(over.sum())
    return examples.arrays()


def answer(teacher: Any, game: Any) -> int:
    return 0 if game.over else IDS[ask(teacher, game)]


def shares(network: Network, opponent: str, games: int) -> list[float]:
    """What the network wins: one game in each environment."""
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
    wanted = wishes(__doc__)
    network = trained(lessons(wanted.games), wanted.passes)
    for opponent in ("random", "greedy"):
        report(opponent, shares(network, opponent, wanted.test))


if __name__ == "__main__":
    main()
