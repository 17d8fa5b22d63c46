"""The 13 monuments, a row each."""

from __future__ import annotations

from .model import Monument

MONUMENTS = (
    Monument(
        "m01",
        "tomb",
        {"wood": 3, "stone": 2, "gold": 1},
        "4 points per tomb its owner constructed, buildings and monuments, itself included",
    ),
    Monument(
        "m02",
        "tomb",
        {"wood": 1, "stone": 3, "gold": 2},
        "2 points per building and monument its owner constructed, itself included",
    ),
    Monument(
        "m03", "tomb", {"wood": 1, "stone": 1, "gold": 4}, "4 points per corn tile its owner holds"
    ),
    Monument("m04", "tomb", {"wood": 1, "gold": 4}, "4 points per wood tile its owner holds"),
    Monument(
        "m05",
        "tomb",
        {"wood": 2, "stone": 2, "gold": 2},
        "per monument of anybody, itself included: 6 points with 2 players, 5 with 3, 4 with 4",
    ),
    Monument(
        "m06",
        "civic",
        {"wood": 2, "stone": 3, "gold": 1},
        "4 points per civic building or monument its owner constructed, itself included",
    ),
    Monument(
        "m07",
        "civic",
        {"wood": 1, "stone": 1, "gold": 3},
        "technologies of its owner at level 3: 9 points for one, 20 for two, 33 for three or four",
    ),
    Monument(
        "m08",
        "civic",
        {"wood": 2, "stone": 1, "gold": 3},
        "3 points per technology level of its owner",
    ),
    Monument(
        "m09",
        "civic",
        {"wood": 3, "gold": 3},
        "workers of its owner in play: 0 points for 3, 6 for 4, 12 for 5, 18 for 6",
    ),
    Monument(
        "m10",
        "shrine",
        {"stone": 2, "gold": 3},
        "4 points per shrine its owner constructed, buildings and monuments, itself included",
    ),
    Monument(
        "m11",
        "shrine",
        {"stone": 4, "gold": 3},
        "the points of its owner's steps on all temples once more, without any bonus",
    ),
    Monument(
        "m12",
        "shrine",
        {"stone": 3, "gold": 3},
        "3 points per step above the start step on the owner's best temple",
    ),
    Monument(
        "m13",
        "shrine",
        {"gold": 4, "skulls": 1},
        "3 points per skull lying on Chichen Itza, whoever put it there",
    ),
)
