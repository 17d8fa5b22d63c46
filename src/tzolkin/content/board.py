"""The board: gears, calendar, market, jungle, temples, technologies, Chichen Itza."""

from __future__ import annotations

from collections.abc import Mapping

from .model import Gear, Good, Offering, Step, Technology, Temple

RESOURCES: tuple[Good, ...] = ("wood", "stone", "gold")

GEARS = (
    Gear("palenque", teeth=10, last_space=7, actions=5),
    Gear("yaxchilan", teeth=10, last_space=7, actions=5),
    Gear("tikal", teeth=10, last_space=7, actions=5),
    Gear("uxmal", teeth=10, last_space=7, actions=5),
    Gear("chichen", teeth=13, last_space=10, actions=9),
)

CALENDAR_TEETH = 26
FOOD_DAYS = (7, 13, 20, 26)

MARKET: Mapping[str, int] = {"wood": 2, "stone": 3, "gold": 4}

SKULLS = 13
NEUTRAL_WORKERS: Mapping[int, int] = {2: 12, 3: 6, 4: 0}

FISHING_CORN = 3
HARVEST_CORN: Mapping[int, int] = {2: 4, 3: 5, 4: 7, 5: 9}
HARVEST_WOOD: Mapping[int, int] = {3: 2, 4: 3, 5: 4}

YAXCHILAN: tuple[Mapping[Good, int], ...] = (
    {"wood": 1},
    {"stone": 1, "corn": 1},
    {"gold": 1, "corn": 2},
    {"skulls": 1},
    {"gold": 1, "stone": 1, "corn": 2},
)

OFFERINGS = (
    Offering(4, "chaac"),
    Offering(5, "chaac"),
    Offering(6, "chaac"),
    Offering(7, "kukulkan"),
    Offering(8, "kukulkan"),
    Offering(8, "kukulkan", resources=1),
    Offering(10, "quetzalcoatl"),
    Offering(11, "quetzalcoatl", resources=1),
    Offering(13, "quetzalcoatl", resources=1),
)

TEMPLES = (
    Temple(
        "chaac",
        "brown",
        bonus=(6, 2),
        steps=(Step(-1), Step(0), Step(2, "stone"), Step(4), Step(6, "stone"), Step(7), Step(8)),
    ),
    Temple(
        "quetzalcoatl",
        "yellow",
        bonus=(2, 6),
        steps=(
            Step(-2),
            Step(0),
            Step(1),
            Step(2, "gold"),
            Step(4),
            Step(6, "gold"),
            Step(9),
            Step(12),
            Step(13),
        ),
    ),
    Temple(
        "kukulkan",
        "green",
        bonus=(4, 4),
        steps=(
            Step(-3),
            Step(0),
            Step(1, "wood"),
            Step(3),
            Step(5, "wood"),
            Step(7, "skulls"),
            Step(9),
            Step(10),
        ),
    ),
)

TECHNOLOGIES = (
    Technology(
        "agriculture",
        (
            "+1 corn on every corn harvest at Palenque 2 to 5",
            "corn can be harvested without a tile; +1 corn when fishing",
            "+3 corn in all on every corn harvest",
        ),
        "rise one step on a temple of choice",
    ),
    Technology(
        "extraction",
        (
            "+1 wood whenever wood is taken at Yaxchilan 1 or Palenque 3 to 5",
            "+1 stone whenever stone is taken at Yaxchilan 2 or 5",
            "+1 gold whenever gold is taken at Yaxchilan 3 or 5",
        ),
        "2 resources of choice",
    ),
    Technology(
        "architecture",
        (
            "1 corn per building",
            "2 points per building",
            "a building costs one cube less (2 corn less at Uxmal 4)",
        ),
        "3 points",
    ),
    Technology(
        "theology",
        (
            "a worker from Chichen Itza may act one space ahead",
            "after an action at Chichen Itza: pay 1 resource to rise on a temple",
            "+1 skull at Yaxchilan 4",
        ),
        "1 skull",
    ),
)
