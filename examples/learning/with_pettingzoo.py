"""Learn from the planner and beat `greedy`, with PettingZoo's environment.

    python examples/learning/with_pettingzoo.py

The teacher decides for all agents of some games, the network learns to imitate it, and then plays
one agent; an opponent plays the others.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from network import Examples, Network, parse_options, report, train

from tzolkin.bots import Bot, ask, make_bot
from tzolkin.environments import tzolkin_v1
from tzolkin.game.notation import IDS

PLAYERS = 2


def collect_examples(games: int) -> tuple[Any, Any, Any]:
    """Record the actions of a planner as every agent."""
    env = tzolkin_v1.env(players=PLAYERS, observations="uint8", strict=True)
    teacher, examples = make_bot("planner", 1), Examples()
    for seed in range(games):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            action = None if over else IDS[ask(teacher, env.unwrapped.game)]
            if not over:
                examples.add(
                    seen["observation"][None], seen["action_mask"][None], np.array([action])
                )
            env.step(action)
    return examples.arrays()


def play_game(network: Network, opponent: Bot, seed: int) -> float:
    """Return the share won by the network in one game; its seat depends on the seed."""
    env = tzolkin_v1.env(players=PLAYERS, reward="win", strict=True)
    learner = f"player_{seed % PLAYERS}"
    env.reset(seed=seed)
    won = 0.0
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        if agent == learner:
            won += reward
        if over:
            env.step(None)
        elif agent == learner:
            env.step(network.choose(seen["observation"][None], seen["action_mask"][None])[0])
        else:
            env.step(IDS[ask(opponent, env.unwrapped.game)])
    return won


def main() -> None:
    options = parse_options(__doc__)
    network = train(collect_examples(options.games), options.passes)
    for name in ("random", "greedy"):
        opponent, seeds = make_bot(name, 1), range(10**6, 10**6 + options.test)
        report(name, [play_game(network, opponent, seed) for seed in seeds])


if __name__ == "__main__":
    main()
