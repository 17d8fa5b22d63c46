"""Facts about the tiles that several tests need, copied from the rulebook."""

from __future__ import annotations

from typing import Any

COSTS: dict[str, dict[str, Any]] = {
    "b01": {"wood": 1},
    "b02": {"wood": 1},
    "b03": {"wood": 1},
    "b04": {"wood": 4},
    "b05": {"wood": 4},
    "b06": {"wood": 2, "stone": 1},
    "b07": {"wood": 1, "stone": 2},
    "b08": {"wood": 1, "gold": 1},
    "b09": {"wood": 2},
    "b10": {"wood": 3},
    "b11": {"wood": 1, "stone": 1},
    "b12": {"wood": 2, "stone": 1},
    "b13": {"gold": 1},
    "b14": {"stone": 1, "gold": 1},
    "b15": {"wood": 2},
    "b16": {"wood": 2},
    "b17": {"wood": 2},
    "b18": {"stone": 3},
    "b19": {"wood": 1, "stone": 1, "gold": 1},
    "b20": {"wood": 1, "gold": 2},
    "b21": {"wood": 2, "stone": 1, "gold": 1},
    "b22": {"wood": 1, "stone": 2, "gold": 1},
    "b23": {"wood": 3},
    "b24": {"wood": 2, "stone": 1},
    "b25": {"wood": 3, "stone": 1},
    "b26": {"wood": 2, "stone": 2},
    "b27": {"stone": 2},
    "b28": {"stone": 1, "gold": 1},
    "b29": {"gold": 2},
    "b30": {"stone": 2, "gold": 1},
    "b31": {"stone": 1, "gold": 2},
    "b32": {"gold": 3},
    "m01": {"wood": 3, "stone": 2, "gold": 1},
    "m02": {"wood": 1, "stone": 3, "gold": 2},
    "m03": {"wood": 1, "stone": 1, "gold": 4},
    "m04": {"wood": 1, "gold": 4},
    "m05": {"wood": 2, "stone": 2, "gold": 2},
    "m06": {"wood": 2, "stone": 3, "gold": 1},
    "m07": {"wood": 1, "stone": 1, "gold": 3},
    "m08": {"wood": 2, "stone": 1, "gold": 3},
    "m09": {"wood": 3, "gold": 3},
    "m10": {"stone": 2, "gold": 3},
    "m11": {"stone": 4, "gold": 3},
    "m12": {"stone": 3, "gold": 3},
    "m13": {"gold": 4, "skulls": 1},
}
BUILDINGS = [tile for tile in COSTS if tile.startswith("b")]
MONUMENTS = [tile for tile in COSTS if tile.startswith("m")]
KINDS = {
    "farm": ["b01", "b02", "b03", "b04", "b05", "b15", "b16", "b17"],
    "tomb": ["b06", "b07", "b08", "b18", "b19", "b20", "b21", "b22", *MONUMENTS[:5]],
    "civic": ["b09", "b10", "b11", "b12", "b23", "b24", "b25", "b26", *MONUMENTS[5:9]],
    "shrine": ["b13", "b14", "b27", "b28", "b29", "b30", "b31", "b32", *MONUMENTS[9:]],
}
TEMPLE_POINTS = {
    "chaac": [-1, 0, 2, 4, 6, 7, 8],
    "quetzalcoatl": [-2, 0, 1, 2, 4, 6, 9, 12, 13],
    "kukulkan": [-3, 0, 1, 3, 5, 7, 9, 10],
}
TOP = {"chaac": 5, "quetzalcoatl": 7, "kukulkan": 6}
TOPS: dict[str, Any] = dict(TOP)


def age_of(building: str) -> int:
    return 1 if building <= "b14" else 2


def short_of(tile: str, resource: str) -> dict[str, Any]:
    """Return the price of a tile, less one cube."""
    return {name: amount - (name == resource) for name, amount in COSTS[tile].items()}
