"""Play random games and explain actions in a process of its own, whose build a test chose.

python -m tests.rules.engine.exercise_rules GAMES
"""

from __future__ import annotations

import random
import sys

from tests.random_games import eager_choice, steered_game
from tzolkin import COMPILED
from tzolkin.game.notation import TEXTS

EXPLAINED = 0.02  # of the decisions


def main(games: int) -> None:
    decisions = 0
    for number in range(games):
        game, rng = steered_game(number), random.Random(number)
        while not game.over:
            if rng.random() < EXPLAINED:
                for text in TEXTS:
                    game.explain(text)
            game.play(eager_choice(game, rng))
            decisions += 1
        game.breakdown()
    sys.stdout.write(f"{'compiled' if COMPILED else 'plain'} {decisions}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
