"""Five players with a plan: what each of them values beyond what everybody values.

A weight is a pair: what one unit is worth when the game ends, and how much more it is worth when it
begins. `level` numbers the technologies' levels one after the other: agriculture 0 to 2, extraction
3 to 5, architecture 6 to 8, theology 9 to 11. `space` numbers the spaces of the first four gears,
six each; `worker` the fourth to sixth one; `step` and `cubes` the temples and resources.
"""

from __future__ import annotations

from typing import ClassVar

from tzolkin.search.engine import Turns

from .turnwise import ValueBot
from .weights import Plan, written

WIDTH, AMPLE = 16, 300

COMMON: Plan = {
    "points": (1, 0),
    "corn": (0.25, 0.3),
    "corn_first": (0.2, 0.4),
    "shortage": (-3, 0),
    "shortage_now": (-1.5, 0),
    "upkeep": (-0.3, -1.2),
    "cubes 0": (0.5, 1),
    "cubes 1": (0.8, 1.2),
    "cubes 2": (1.1, 1.4),
    "skulls": (3, 0),
    "skulls_placed": (1, 3),
    "steps": (1, 1),
    "bonus_next": (0.5, 0),
    "bonus_last": (0.2, 0),
    "temple_cubes": (0.6, 1.2),
    "temple_skulls": (1, 2),
    **{f"level {number}": (0, 3) for number in range(12)},
    "worker 0": (0, 12),
    "worker 1": (0, 9),
    "worker 2": (0, 6),
    **{
        f"space {6 * gear + space}": (2 + 0.35 * space, 0)
        for gear in range(4)
        for space in range(6)
    },
    "chichen_workers": (1, 0.5),
    "chichen_spaces": (0.2, 0),
    "chichen_points": (0.8, 0),
    "monuments": (1, 0.1),
    "prospect": (0.1, 0),
    "monument_at_hand": (0.4, 0),
    "building": (0.1, 0),
    "building_at_hand": (0.4, 0),
    "cubes_at_hand": (0.2, 0),
    "farming": (0.5, 0),
    "extracting": (0.5, 0),
    "light": (0, 1),
    "first_space": (0.5, 1),
}


# What all five have learned besides: to fear hunger, to keep workers on the gears, to climb early.
GROUND: Plan = COMMON | {
    **{
        f"space {6 * gear + space}": (3 + 0.2 * space, 0) for gear in range(4) for space in range(6)
    },
    "shortage": (-3.5, 0),
    "shortage_now": (-1.8, 0),
    "steps": (1, 0),
    "step 0": (0, 3),
    "step 1": (0, 3),
    "step 2": (0, 3),
    "temple_cubes": (0.8, 1.5),
}

# Extraction and architecture, then building upon building.
BUILDER: Plan = GROUND | {
    **{f"level {number}": (0, 5) for number in (3, 4, 5, 6)},
    "level 7": (0, 8),
    "level 8": (0, 8),
    "built": (1, 1),
    "building": (0.2, 0),
    "building_at_hand": (0.6, 0),
    "cubes_at_hand": (0.3, 0),
}

# Theology, and a skull on every place of Chichen Itza that can be had.
SKULLS: Plan = GROUND | {
    "skulls_placed": (1, 4),
    "chichen_points": (1, 0.5),
    "level 9": (0, 5),
    "level 11": (0, 4),
}

# Up the temples, all three of them, as early as possible.
TEMPLES: Plan = GROUND | {"step 0": (0, 5), "step 1": (0, 6), "step 2": (0, 6)}

# Agriculture and full stores: corn pays for everything, and what is left is points.
CORN: Plan = GROUND | {
    **{f"level {number}": (0, 5) for number in (0, 1, 2)},
    "corn": (0.28, 0.45),
    "farming": (0.6, 0),
}

# Gold and stone for the monuments that fit best.
MONUMENTS: Plan = GROUND | {
    **{f"level {number}": (0, 4) for number in (3, 4, 5)},
    "monuments": (1.1, 0.2),
    "prospect": (0.5, 0),
    "monument_at_hand": (0.5, 0),
}

PLANS = {
    "common": COMMON,
    "builder": BUILDER,
    "skulls": SKULLS,
    "temples": TEMPLES,
    "corn": CORN,
    "monuments": MONUMENTS,
}


class StrategyBot(ValueBot):
    """Plays its turn after one of the plans, all of it at once."""

    strategy: ClassVar[str] = "common"

    def looker(self, players: int) -> Turns:
        return Turns(written(PLANS[self.strategy]), WIDTH, AMPLE, 0.0)


class BuilderBot(StrategyBot):
    about = "extraction and architecture, and many buildings"
    strategy = "builder"


class SkullsBot(StrategyBot):
    about = "theology, and skulls for Chichen Itza"
    strategy = "skulls"


class TemplesBot(StrategyBot):
    about = "climbs the temples"
    strategy = "temples"


class CornBot(StrategyBot):
    about = "agriculture, and corn for everything"
    strategy = "corn"


class MonumentsBot(StrategyBot):
    about = "saves for the monuments that fit best"
    strategy = "monuments"
