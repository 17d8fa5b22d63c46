"""The sources of points with their titles and colours; related ones are drawn side by side."""

from __future__ import annotations

SOURCES: dict[str, tuple[str, str]] = {
    "temples_age_1": ("temples, age 1", "#c9971b"),
    "temples_age_2": ("temples, age 2", "#8f5f14"),
    "buildings": ("buildings", "#3e6fa3"),
    "monuments": ("monuments", "#7a569c"),
    "technologies": ("technologies", "#6d8f33"),
    "chichen": ("Chichen Itza", "#1f7d82"),
    "skulls": ("skulls in hand", "#56b4bd"),
    "corn": ("corn and cubes", "#e8bf4a"),
    "unfed": ("unfed workers", "#b23a26"),
}
DARK_INK = ("temples_age_1", "skulls", "corn", "technologies")
