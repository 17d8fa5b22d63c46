"""Five bots with a plan: what each of them values beyond the common plan, and when.

A weight is a pair: what one unit is worth when the game ends, and how much more it is worth when it
begins. `level` counts the levels of all technologies: agriculture 0 to 2, extraction 3 to 5,
architecture 6 to 8, theology 9 to 11. `space` counts the spaces of the first four gears, six each;
`worker` the fourth to the sixth worker; `step` and `cubes` the temples and resources.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import ClassVar

from tzolkin.rules import ids
from tzolkin.rules.engine import Board
from tzolkin.search.engine import TurnFinder

from .conditional_plans import ConditionalWeights, Situation, Strategy, situation_of
from .turn_bots import ValueBot
from .weights import Plan, Weight, plan_weights

BEAM_WIDTH, POSITION_LIMIT = 16, 300

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
    """Return the weights of a worker on a gear; the last one is for all further spaces as well."""
    return {f"space {6 * gear + space}": weight for space, weight in enumerate(weights)}


def raise_spaces(plan: Plan, gear: int, more: float) -> Plan:
    """Return the weights of a gear's spaces in a plan, increased by an amount."""
    names = [f"space {6 * gear + space}" for space in range(6)]
    return {name: (plan[name][0] + more, plan[name][1]) for name in names}


def levels(technology: int, *weights: Weight) -> Plan:
    return {f"level {3 * technology + level}": weight for level, weight in enumerate(weights)}


def has_no_cubes(situation: Situation) -> bool:
    return situation.of("cubes 0", "cubes 1", "cubes 2") == 0


def is_hungry(situation: Situation) -> bool:
    return situation.of("corn") < situation.of("upkeep")


def has_prospect(points: float) -> Callable[[Situation], bool]:
    """Return the condition that a monument is worth that many points, less its missing cubes."""
    return lambda situation: situation.of("prospect") >= points


# What all five share beyond the common plan: what is worth having early, how to keep workers fed,
# and how long to leave workers on each gear.
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
# All five also avoid Tikal without cubes, and put food first.
SENSE = (
    ConditionalWeights(has_no_cubes, raise_spaces(GROUND, ids.TIKAL, -2)),
    ConditionalWeights(is_hungry, raise_spaces(GROUND, ids.PALENQUE, 2)),
)

# With a monument close by, workers wait on Tikal.
READY_TO_RAISE = spaces(ids.TIKAL, (1.7, 2.7), (2, 4.2), (2.9, 4.5), (6.1, 5.5), (7, 7.8), (7, 6.7))

# Builder: a fourth worker from Uxmal first; then extraction and architecture, and many buildings.
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


def is_opening(situation: Situation) -> bool:
    """Return whether the fourth worker is missing and most of the game is left."""
    return situation.of("worker 0") == 0 and situation.turns >= 22


def knows_architecture(situation: Situation) -> bool:
    return situation.of("level 8") == 1


BUILDING = (
    ConditionalWeights(is_hungry, raise_spaces(GROUND, ids.PALENQUE, 3)),
    ConditionalWeights(
        knows_architecture,
        {"space 13": (3, 5), "space 14": (2.5, 7), "space 15": (3, 4), "space 16": (4, 5)},
    ),
    ConditionalWeights(
        is_opening,
        spaces(ids.UXMAL, (3, 0), (4, 0), (4.5, 0), (6, 0), (4, 0), (4, 0)) | {"worker 0": (0, 20)},
    ),
)

# Skulls: theology to the top. Then skulls from Yaxchilan, two at a time, and as soon as it has
# some, workers on Chichen Itza to place them.
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
    ConditionalWeights(
        has_no_skull,
        {
            "chichen_workers": (0.5, -1.4),
            "chichen_spaces": (0.2, 0.2),
            "space 9": (6, 4),
            "space 10": (5, 2.5),
        },
    ),
    ConditionalWeights(has_several_skulls, {"chichen_workers": (4.6, 0)}),
)

# Temples: up all three of them as early as possible; and a monument that rewards it, if one is
# cheap.
TEMPLES: Plan = GROUND | {
    "step 0": (1, 4),
    "step 1": (1, 5.5),
    "step 2": (1, 6.5),
    "monuments": (2, 0.5),
    "prospect": (0.2, 0.2),
}

# Corn: agriculture and full stores. The surplus feeds more workers and goes to Uxmal, where corn
# buys everything, or into the monuments that reward harvests.
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
    ConditionalWeights(
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
    ConditionalWeights(
        has_prospect(8), {"cubes 0": (1, 1.4), "cubes 1": (1.8, 1.2), "cubes 2": (2.4, 1.4)}
    ),
    ConditionalWeights(has_prospect(12), READY_TO_RAISE),
)

# Monuments: gold and stone for those that fit best. When one is within reach, cubes are not spent
# on anything else.
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
    ConditionalWeights(
        has_prospect(5),
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
    ConditionalWeights(has_prospect(12), READY_TO_RAISE),
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
def weights_of(name: str, active: tuple[bool, ...]) -> list[float]:
    return plan_weights(STRATEGIES[name].plan_with(active))


class StrategyBot(ValueBot):
    """A bot that plans its whole turn by one of the strategies.

    The situation at the beginning of a turn applies to the whole turn.
    """

    strategy: ClassVar[str] = "common"
    _active: tuple[bool, ...] = ()

    def plan(self, board: Board) -> list[int]:
        active = STRATEGIES[self.strategy].active(situation_of(board))
        if active != self._active:
            self._active, self._finder = active, None
        return super().plan(board)

    def make_finder(self, players: int) -> TurnFinder:
        return TurnFinder(weights_of(self.strategy, self._active), BEAM_WIDTH, POSITION_LIMIT, 0.0)


class BuilderBot(StrategyBot):
    """The bot that constructs many buildings."""

    about = "extraction and architecture, and many buildings"
    strategy = "builder"


class SkullsBot(StrategyBot):
    """The bot that collects skulls and offers them on Chichen Itza."""

    about = "theology, and skulls for Chichen Itza"
    strategy = "skulls"


class TemplesBot(StrategyBot):
    """The bot that climbs the temples."""

    about = "climbs the temples"
    strategy = "temples"


class CornBot(StrategyBot):
    """The bot that farms."""

    about = "agriculture, and corn for everything"
    strategy = "corn"


class MonumentsBot(StrategyBot):
    """The bot that saves for monuments."""

    about = "saves for the monuments that fit best"
    strategy = "monuments"
