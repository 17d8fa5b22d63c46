"""Five players with a plan: what each of them values beyond what everybody values, and when.

A weight is a pair: what one unit is worth when the game ends, and how much more it is worth when it
begins. `level` numbers the technologies' levels one after the other: agriculture 0 to 2, extraction
3 to 5, architecture 6 to 8, theology 9 to 11. `space` numbers the spaces of the first four gears,
six each; `worker` the fourth to sixth one; `step` and `cubes` the temples and resources.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import ClassVar

from tzolkin.rules import ids
from tzolkin.rules.engine import Board
from tzolkin.search.engine import Turns

from .situations import Change, Situation, Strategy, situation_of
from .turn_bots import ValueBot
from .weights import Plan, Weight, written

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


def spaces(gear: int, *weights: Weight) -> Plan:
    """Weights of a worker on the spaces of a gear; the last one is for all further spaces too."""
    return {f"space {6 * gear + space}": weight for space, weight in enumerate(weights)}


def raised(plan: Plan, gear: int, more: float) -> Plan:
    """The weights of a gear's spaces in a plan, all of them more by so much."""
    names = [f"space {6 * gear + space}" for space in range(6)]
    return {name: (plan[name][0] + more, plan[name][1]) for name in names}


def levels(technology: int, *weights: Weight) -> Plan:
    return {f"level {3 * technology + level}": weight for level, weight in enumerate(weights)}


def has_no_cubes(situation: Situation) -> bool:
    return situation.of("cubes 0", "cubes 1", "cubes 2") == 0


def is_hungry(situation: Situation) -> bool:
    return situation.of("corn") < situation.of("upkeep")


def prospect(points: float) -> Callable[[Situation], bool]:
    """Is there a monument that brings so many points, less what its missing cubes are worth?"""
    return lambda situation: situation.of("prospect") >= points


# What all five have learned besides: what is worth having early, what it takes to stay fed, and how
# long to leave workers on which gear.
GROUND: Plan = COMMON | {
    "corn": (0.25, 0.9),
    "corn_first": (0, 0.3),
    "shortage": (-2.5, 0),
    "shortage_now": (-1.7, 0.5),
    "upkeep": (-0.1, -3.5),
    "cubes 0": (0.5, 1.4),
    "cubes 1": (0.9, 1.2),
    "cubes 2": (1, 1.3),
    "cubes_many": (-0.1, -0.2),
    "skulls": (3, 0.5),
    "skulls_placed": (0, 4),
    "steps": (0.5, 0.3),
    "step 0": (0.4, 3),
    "step 1": (0.4, 4.5),
    "step 2": (0.3, 5.5),
    "bonus_next": (0.9, -0.8),
    "bonus_last": (2, -1.8),
    "temple_cubes": (0.7, 0.5),
    "temple_skulls": (4, -4),
    **levels(ids.AGRICULTURE, (0, 0.5), (0, 1.5), (0, 6)),
    **levels(ids.EXTRACTION, (0, 0), (0, 0.5), (1, 6)),
    **levels(ids.ARCHITECTURE, (0, 1.5), (0, 6.5), (0, 11)),
    **levels(ids.THEOLOGY, (0, 3), (0, 6.5), (0, 7)),
    "worker 0": (-3, 16),
    "worker 1": (-2.5, 12.5),
    "worker 2": (-2, 8),
    "free": (1, -1.5),
    **spaces(ids.PALENQUE, (1.6, 0), (1.6, 0), (1.6, 0), (1.6, 0), (2.6, 0), (2, 0)),
    **spaces(ids.YAXCHILAN, (1.8, 0.3), (2.3, 0), (2.9, 0), (3.3, 0.2), (3.5, 0.5), (3.3, 0.4)),
    **spaces(ids.TIKAL, (-0.5, 3.8), (0.1, 4.1), (0.5, 4.7), (1.3, 5.4), (1.9, 6.3), (0.9, 6.9)),
    **spaces(ids.UXMAL, (1.5, -4.5), (1.5, -5), (2.5, -5), (2.8, 1.9), (3.3, 0.3), (2.5, 3)),
    "chichen_workers": (1.5, -2.5),
    "chichen_spaces": (0.2, -0.1),
    "chichen_points": (0.5, 0.65),
    "monuments": (1, 0.25),
    "prospect": (0.05, 0.15),
    "monument_at_hand": (0.3, -0.5),
    "built": (0, 0.2),
    "building": (0, 0.3),
    "building_at_hand": (0.15, -0.3),
    "cubes_at_hand": (0.1, 0.8),
    "farming": (0.2, 0),
    "extracting": (0.2, 0.6),
    "light": (0, 1.5),
    "first_space": (1, -1),
}
# Sense, too: no cubes, no business on Tikal; and food comes first.
SENSE = (
    Change(has_no_cubes, raised(GROUND, ids.TIKAL, -2)),
    Change(is_hungry, raised(GROUND, ids.PALENQUE, 2)),
)

# With a monument close by, workers wait on Tikal.
READY_TO_RAISE = spaces(ids.TIKAL, (1.7, 2.7), (2, 4.2), (2.9, 4.5), (6.1, 5.5), (7, 7.8), (7, 6.7))

# Builder: a fourth worker from Uxmal first; then extraction and architecture, and building upon
# building.
BUILDER: Plan = GROUND | {
    "built": (3.8, 1),
    "building": (0.5, 0.3),
    "building_at_hand": (0.5, -0.1),
    "cubes_at_hand": (0.4, 0.8),
    **levels(ids.EXTRACTION, (1, 12), (0, 12), (0, 6)),
    **levels(ids.ARCHITECTURE, (0, 13), (2, 15), (2, 14)),
    "corn": (0.2, 0.8),
    "upkeep": (-0.2, -2.5),
    "cubes 0": (0.5, 2),
    "cubes 1": (1.2, 1),
    "cubes 2": (1, 1.4),
    "step 0": (1.3, 3.6),
    "step 1": (0.1, 2.3),
    "step 2": (0.4, 6.8),
    **spaces(ids.YAXCHILAN, (2, 0.5), (2.4, 0.5), (2.8, 0.5), (3.2, 0.5), (3.6, 0.5), (4, 0.5)),
}


def opens(situation: Situation) -> bool:
    """No fourth worker yet, and a long time to come."""
    return situation.of("worker 0") == 0 and situation.turns >= 22


def knows_architecture(situation: Situation) -> bool:
    return situation.of("level 8") == 1


BUILDING = (
    Change(is_hungry, raised(GROUND, ids.PALENQUE, 3)),
    Change(
        knows_architecture,
        {"space 13": (3, 5), "space 14": (2.5, 7), "space 15": (3, 4), "space 16": (4, 5)},
    ),
    Change(
        opens,
        spaces(ids.UXMAL, (3, 0), (4, 0), (4.5, 0), (6, 0), (4, 0), (4, 0)) | {"worker 0": (0, 20)},
    ),
)

# Skulls: theology to the top. Then the skulls of Yaxchilan, two at a time, and as soon as there
# are some, workers on Chichen Itza to place them.
SKULLS: Plan = GROUND | {
    **levels(ids.THEOLOGY, (0, 11), (0, 13), (0, 17)),
    "skulls": (3, 0),
    "skulls_placed": (1, 2.4),
    "temple_skulls": (3.4, -4),
    "chichen_workers": (2, -1),
    "chichen_spaces": (0.3, 0),
    "chichen_points": (0.33, 0),
    "corn": (0.3, 1.2),
    "cubes 0": (0.7, 1.5),
    "cubes 1": (0.5, 1.1),
    "cubes 2": (1.1, 0.8),
    "step 0": (0.2, 4),
    "step 1": (0.3, 3.8),
    "step 2": (-0.3, 7.3),
}


def has_no_skull(situation: Situation) -> bool:
    return situation.of("skulls") == 0


def has_several_skulls(situation: Situation) -> bool:
    return situation.of("skulls") >= 2


PLACING_SKULLS = (
    Change(
        has_no_skull,
        {
            "chichen_workers": (0.5, -1.4),
            "chichen_spaces": (0.2, 0.2),
            "space 9": (6, 4),
            "space 10": (5, 2.5),
        },
    ),
    Change(has_several_skulls, {"chichen_workers": (4.6, 0)}),
)

# Temples: up all three of them, as early as possible; and a monument that counts it, if it comes
# cheap.
TEMPLES: Plan = GROUND | {
    "step 0": (1, 4),
    "step 1": (1, 5.5),
    "step 2": (1, 6.5),
    "monuments": (2, 0.5),
    "prospect": (0.2, 0.2),
}

# Corn: agriculture and full stores. What is left over feeds more workers and goes to Uxmal, where
# corn buys everything, or into the monuments that count what was harvested.
CORN: Plan = GROUND | {
    **levels(ids.AGRICULTURE, (0.3, 11.5), (0, 12), (0.5, 17)),
    "farming": (1.1, 1.8),
    "monuments": (2.5, 0.5),
    "prospect": (0.4, 0.3),
    "monument_at_hand": (0.4, 0),
    "corn": (0.26, 1),
    "upkeep": (0.3, -3),
    "step 0": (1.1, 2.5),
    "step 1": (0.6, 3.4),
    "step 2": (0.7, 5.6),
    **spaces(ids.PALENQUE, (1.9, 1.3), (2.7, 1.2), (1.9, 0.2), (1.9, 0.2), (2.8, 1), (0.9, -0.9)),
}


def has_plenty_of_corn(situation: Situation) -> bool:
    return situation.of("corn") >= 8


SPENDING = (
    Change(
        has_plenty_of_corn,
        {
            "corn": (0.37, 0.54),
            "farming": (0.34, 0.42),
            "worker 0": (-0.7, 18),
            "worker 1": (0.7, 12.5),
            **spaces(
                ids.UXMAL, (2.8, 2.6), (3.6, -2.6), (4.4, -0.3), (4.8, -1.4), (4.6, 0.5), (3.9, 1.6)
            ),
        },
    ),
    Change(prospect(8), {"cubes 0": (1, 1.4), "cubes 1": (1.8, 1.2), "cubes 2": (2.4, 1.4)}),
    Change(prospect(12), READY_TO_RAISE),
)

# Monuments: gold and stone for those that fit best. When one comes within reach, cubes are too good
# for anything else.
MONUMENTS: Plan = GROUND | {
    "shortage": (-1.3, 0),
    "cubes 0": (0.6, 1.8),
    "cubes 1": (0.9, 1.4),
    "cubes 2": (1.2, 1.1),
    "cubes_many": (-0.4, -0.4),
    **levels(ids.EXTRACTION, (-1, 3), (-1, 8), (-1.5, 10)),
    "extracting": (0.3, 0.7),
    "space 7": (3.5, 0.6),
    "space 8": (2.8, 1.3),
    "space 9": (4.2, -0.6),
    "space 10": (3.3, 0.3),
    "monuments": (5, 2),
    "prospect": (1, 1),
    "monument_at_hand": (0.3, 0.1),
    "step 0": (0, 3.4),
    "step 1": (0, 5),
    "step 2": (-0.7, 2.8),
}
RAISING = (
    Change(
        prospect(5),
        {
            "cubes 0": (1.3, 1.5),
            "cubes 1": (2, 1.2),
            "cubes 2": (2.6, 1.8),
            "corn": (0.2, 1.2),
            **spaces(
                ids.YAXCHILAN, (1.8, 0.3), (4, 0.6), (4, 1.3), (5.5, 0), (4.5, 0.3), (3.3, 0.4)
            ),
        },
    ),
    Change(prospect(12), READY_TO_RAISE),
)

STRATEGIES = {
    "common": Strategy(COMMON),
    "builder": Strategy(BUILDER, SENSE + BUILDING),
    "skulls": Strategy(SKULLS, SENSE + PLACING_SKULLS),
    "temples": Strategy(TEMPLES, SENSE),
    "corn": Strategy(CORN, SENSE + SPENDING),
    "monuments": Strategy(MONUMENTS, SENSE + RAISING),
}


@cache
def weights_of(name: str, holding: tuple[bool, ...]) -> list[float]:
    return written(STRATEGIES[name].plan_with(holding))


class StrategyBot(ValueBot):
    """Plays its turn after one of the plans, all of it at once.

    What the situation is when the turn begins holds for the whole turn.
    """

    strategy: ClassVar[str] = "common"
    _holding: tuple[bool, ...] = ()

    def plan(self, board: Board) -> list[int]:
        holding = STRATEGIES[self.strategy].holding(situation_of(board))
        if holding != self._holding:
            self._holding, self._looker = holding, None
        return super().plan(board)

    def looker(self, players: int) -> Turns:
        return Turns(weights_of(self.strategy, self._holding), WIDTH, AMPLE, 0.0)


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
