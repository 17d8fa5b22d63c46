"""The content of the game as data: a row for each thing, and no code that decides anything."""

from .board import (
    CALENDAR_TEETH,
    FISHING_CORN,
    FOOD_DAYS,
    GEARS,
    HARVEST_CORN,
    HARVEST_WOOD,
    MARKET,
    NEUTRAL_WORKERS,
    OFFERINGS,
    RESOURCES,
    SKULLS,
    TECHNOLOGIES,
    TEMPLES,
    YAXCHILAN,
)
from .buildings import BUILDINGS
from .model import Building, Effect, Gear, Good, Monument, Technology, Temple, WealthTile
from .monuments import MONUMENTS
from .wealth import WEALTH_TILES

__all__ = [
    "BUILDINGS",
    "CALENDAR_TEETH",
    "FISHING_CORN",
    "FOOD_DAYS",
    "GEARS",
    "HARVEST_CORN",
    "HARVEST_WOOD",
    "MARKET",
    "MONUMENTS",
    "NEUTRAL_WORKERS",
    "OFFERINGS",
    "RESOURCES",
    "SKULLS",
    "TECHNOLOGIES",
    "TEMPLES",
    "WEALTH_TILES",
    "YAXCHILAN",
    "Building",
    "Effect",
    "Gear",
    "Good",
    "Monument",
    "Technology",
    "Temple",
    "WealthTile",
]
