"""Let bots play and trees grow in a process of its own, whose build a test chose.

python -m tests.rules.engine.exercise_search
"""

from __future__ import annotations

import sys

from tests.bots.helpers import make_small_bot, play
from tests.search.test_tree import planted, visits
from tests.search.test_turns import wealthiest
from tzolkin import COMPILED, Game
from tzolkin.bots import SeatedBot
from tzolkin.search.engine import TurnFinder

BOTS = ("planner", "search", "corn", "greedy")


def main() -> None:
    for players in (2, 3, 4):
        seats = [SeatedBot(make_small_bot(name, 1), name) for name in BOTS[:players]]
        play(*seats, seed=players)
        assert not any(bot.fault for bot in seats)
        for seed in range(10):
            tree = planted(Game.load(wealthiest(players, seed)).board)
            assert tree.grow(50) == visits(tree) > 0
    sys.stdout.write(f"{'compiled' if COMPILED else 'plain'} {TurnFinder.__module__}\n")


if __name__ == "__main__":
    main()
