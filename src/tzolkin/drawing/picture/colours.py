"""The colours of the picture: those of the page by day."""

from __future__ import annotations

GROUND = "#d9ccb1"
BOARD = "#e6dbc3"
TERRACE = "#dccfb2"
PANEL = "#f8f2e4"
WELL = "#eee4cf"
DEEP = "#e2d5ba"
LINE = "#c3b18e"
EDGE = "#85714f"
INK = "#2a1f18"
SOFT_INK = "#5a4a3b"
FAINT_INK = "#6a5844"
CREAM = "#fff7e6"
SHADOW = "#bfae8b"
CINNABAR = "#ad2f1b"
AMBER = "#c07c00"
NIGHT = "#55608a"
SUN = "#e2a012"

# seat by seat: the colour, its dark edge, and what is written on it
SEATS = (
    ("#c42b26", "#8e1712", CREAM),
    ("#1f61bd", "#123f82", CREAM),
    ("#f2a516", "#8a5600", INK),
    ("#a8348a", "#741d5d", CREAM),
)
PALE_SEATS = ("#e9b1a6", "#adc1da", "#f5d796", "#dfb2cf")
NEUTRAL = ("#8b8577", "#4d483e", CREAM)

# city by city: the gear, its dark lines, its ring
CITIES = {
    "palenque": ("#55803f", "#35582a", "#dfe6c8"),
    "yaxchilan": ("#b4572f", "#7d3516", "#f3d9c3"),
    "tikal": ("#47659a", "#2a426f", "#d7deea"),
    "uxmal": ("#b0842a", "#6e4d0c", "#f2e1b5"),
    "chichen": ("#2a8286", "#12555a", "#cfe6e1"),
}
CALENDAR = ("#b7a17a", "#6a5433", "#f3e8cf")

# temple by temple: the steps, their dark lines, the lowest step
TEMPLES = {
    "chaac": ("#95603a", "#62391b", "#ecd8c2"),
    "quetzalcoatl": ("#8f6a06", "#765200", "#f7e6ae"),
    "kukulkan": ("#3f8a5b", "#1f5a38", "#d2e7d3"),
}
TEMPLE_SIGNS = {"chaac": "#95603a", "quetzalcoatl": "#d3a01c", "kukulkan": "#3f8a5b"}
TECHNOLOGIES = {
    "agriculture": "#55803f",
    "extraction": "#b4572f",
    "architecture": "#47659a",
    "theology": "#2a8286",
}
CUBES = {
    "wood": ("#9a5f31", "#5d3413"),
    "stone": ("#98a0a4", "#5b646a"),
    "gold": ("#f3b72b", "#a86a00"),
}
CORN, HUSK, CORN_EDGE = "#e8b21a", "#4f7a2c", "#7a4f00"
SKULL, SKULL_EDGE, SKULL_EYES = "#49b3bd", "#1d7a86", "#083f47"
POINTS, POINTS_INK = "#3b2b20", "#f6cf66"
TREE = "#2c4a22"
KINDS = {"farm": "#5c7826", "civic": "#3e6fa3", "tomb": "#7d6a58", "shrine": "#a8581f"}
MONUMENT = "#5d3f78"
WEALTH = "#6a5433"
