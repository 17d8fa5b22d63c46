"""The 32 buildings, a row each; effects happen in the order in which they are written."""

from __future__ import annotations

from .effects import (
    ACTION_FOR_CORN,
    CONSTRUCT,
    FEED_ALL,
    MARKET,
    WORKER,
    advance,
    feed_workers,
    goods,
    points,
    rise,
)
from .model import Building

BUILDINGS = (
    Building("b01", 1, "farm", {"wood": 1}, (feed_workers(1),)),
    Building("b02", 1, "farm", {"wood": 1}, (feed_workers(1),)),
    Building("b03", 1, "farm", {"wood": 1}, (feed_workers(1),)),
    Building("b04", 1, "farm", {"wood": 4}, (FEED_ALL,)),
    Building("b05", 1, "farm", {"wood": 4}, (FEED_ALL,)),
    Building("b06", 1, "tomb", {"wood": 2, "stone": 1}, (rise("chaac"), rise("quetzalcoatl"))),
    Building("b07", 1, "tomb", {"wood": 1, "stone": 2}, (rise("chaac"), rise("kukulkan"))),
    Building("b08", 1, "tomb", {"wood": 1, "gold": 1}, (rise("any"), CONSTRUCT)),
    Building("b09", 1, "civic", {"wood": 2}, (advance("agriculture"),)),
    Building("b10", 1, "civic", {"wood": 3}, (*goods(stone=1), advance("agriculture"))),
    Building("b11", 1, "civic", {"wood": 1, "stone": 1}, (*goods(corn=1), advance("extraction"))),
    Building("b12", 1, "civic", {"wood": 2, "stone": 1}, (*goods(gold=1), advance("extraction"))),
    Building("b13", 1, "shrine", {"gold": 1}, (advance("architecture"),)),
    Building("b14", 1, "shrine", {"stone": 1, "gold": 1}, (rise("kukulkan"), advance("theology"))),
    Building("b15", 2, "farm", {"wood": 2}, (feed_workers(3),)),
    Building("b16", 2, "farm", {"wood": 2}, (feed_workers(3),)),
    Building("b17", 2, "farm", {"wood": 2}, (feed_workers(3),)),
    Building("b18", 2, "tomb", {"stone": 3}, (points(6), MARKET)),
    Building("b19", 2, "tomb", {"wood": 1, "stone": 1, "gold": 1}, (points(6), WORKER)),
    Building("b20", 2, "tomb", {"wood": 1, "gold": 2}, (points(8),)),
    Building("b21", 2, "tomb", {"wood": 2, "stone": 1, "gold": 1}, (points(2), ACTION_FOR_CORN)),
    Building(
        "b22",
        2,
        "tomb",
        {"wood": 1, "stone": 2, "gold": 1},
        (points(3), rise("chaac"), rise("quetzalcoatl"), rise("kukulkan")),
    ),
    Building("b23", 2, "civic", {"wood": 3}, (*goods(stone=1), advance("any"))),
    Building("b24", 2, "civic", {"wood": 2, "stone": 1}, (*goods(gold=1), advance("any"))),
    Building("b25", 2, "civic", {"wood": 3, "stone": 1}, (*goods(corn=6), advance("any"))),
    Building("b26", 2, "civic", {"wood": 2, "stone": 2}, (*goods(skulls=1), advance("any"))),
    Building("b27", 2, "shrine", {"stone": 2}, (points(2), rise("chaac", 2))),
    Building("b28", 2, "shrine", {"stone": 1, "gold": 1}, (points(3), advance("architecture"))),
    Building("b29", 2, "shrine", {"gold": 2}, (points(3), rise("kukulkan", 2))),
    Building(
        "b30",
        2,
        "shrine",
        {"stone": 2, "gold": 1},
        (rise("chaac"), rise("kukulkan"), advance("theology")),
    ),
    Building("b31", 2, "shrine", {"stone": 1, "gold": 2}, (advance("any", 2),)),
    Building("b32", 2, "shrine", {"gold": 3}, (points(4), rise("quetzalcoatl", 2))),
)
