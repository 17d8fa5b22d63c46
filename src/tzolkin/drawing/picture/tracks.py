"""The tracks: temples and technologies, with who stands where."""

from __future__ import annotations

from typing import Any

from tzolkin import content
from tzolkin.content import Technology, Temple
from tzolkin.content.model import Step
from tzolkin.game import catalog
from tzolkin.game.positions import Position
from tzolkin.rules import ids

from . import colours
from .canvas import Canvas
from .geometry import Box
from .marks import draw_mark, title
from .signs import (
    INSTEAD_OF,
    Sign,
    draw_picture,
    draw_points,
    draw_signs,
    signs_of_facts,
    signs_width,
)

TEMPLES = Box(668, 40, 286, 262)
TECHNOLOGIES = Box(668, 308, 286, 202)
STEP = 24  # height of a step
TAPER = 1.8  # how much narrower a step is than the one below, on each side
SIGN = 10.5  # size of the signs for what a level brings
NAMES = 70  # room for the names of the technologies
PRICES, LEVELS = catalog.technology_prices(), catalog.technologies()


def draw_temples(canvas: Canvas, position: Position) -> None:
    canvas.box(TEMPLES, colours.PANEL, colours.LINE, 6)
    width = (TEMPLES.width - 12) / len(content.TEMPLES)
    for number, temple in enumerate(content.TEMPLES):
        x = TEMPLES.x + 6 + number * width
        _temple(canvas, position, temple, Box(x + 2, TEMPLES.y, width - 4, TEMPLES.height - 6))


def _temple(canvas: Canvas, position: Position, temple: Temple, box: Box) -> None:
    top = box.bottom - len(temple.steps) * STEP
    _temple_title(canvas, position, temple, Box(box.x, top - 36, box.width, 36))
    for number, step in enumerate(temple.steps):
        height = len(temple.steps) - 1 - number
        inset = number * TAPER
        row = Box(box.x + inset, top + height * STEP, box.width - 2 * inset, STEP - 1.5)
        _step(canvas, temple, step, row, lowest=number == 0)
        _standing(canvas, position, "temples", temple.name, number - 1, row)


def _temple_title(canvas: Canvas, position: Position, temple: Temple, box: Box) -> None:
    """Draw the name and the bonus of both ages; that of the present age stands out."""
    x = box.middle[0]
    canvas.text((x, box.y + 10), title(temple.name), 11, colours.TEMPLES[temple.name][1], bold=True)
    for age, bonus in enumerate(temple.bonus, 1):
        at = (x + (age - 1.5) * 24, box.y + 25)
        fill = colours.POINTS if age == position["age"] else colours.KINDS["tomb"]
        draw_points(canvas, at, bonus, 12.5, fill)


def _step(canvas: Canvas, temple: Temple, step: Step, row: Box, lowest: bool) -> None:
    fill, dark, pale = colours.TEMPLES[temple.name]
    canvas.box(row, pale if lowest else fill, dark, 2, 0.8)
    ink = colours.CINNABAR if lowest else colours.CREAM
    canvas.text((row.x + 5, row.middle[1]), str(step.points), 11, ink, "lm", bold=True)
    if step.good:
        draw_picture(canvas, (row.right - 8, row.middle[1]), step.good, 11)


def _standing(
    canvas: Canvas, position: Position, track: str, name: str, height: int, box: Box
) -> None:
    """Draw the seats at some height of a temple or a technology, side by side."""
    here = [seat for seat, entry in enumerate(position["seats"]) if entry[track][name] == height]
    x, y = box.middle
    for number, seat in enumerate(here):
        draw_mark(canvas, (x + 1 + (number - (len(here) - 1) / 2) * 13, y), seat, 6.6)


def draw_technologies(canvas: Canvas, position: Position) -> None:
    canvas.box(TECHNOLOGIES, colours.PANEL, colours.LINE, 6)
    box = TECHNOLOGIES
    columns = ids.TOP_LEVEL + 1
    width = (box.width - NAMES - 6) / columns
    for level in range(columns):
        x = box.x + NAMES + (level + 0.5) * width
        _level_title(canvas, level, x)
    height = (box.height - 26) / len(content.TECHNOLOGIES)
    for row, track in enumerate(content.TECHNOLOGIES):
        strip = Box(box.x + 6, box.y + 22 + row * height, box.width - 12, height - 4)
        _track(canvas, position, track, strip, width)


def _level_title(canvas: Canvas, level: int, x: float) -> None:
    """Draw the number of a level and the resources that it costs."""
    y = TECHNOLOGIES.y + 12
    price = PRICES[level - 1] if level else 0
    left = x - (12 + 8 * price) / 2
    canvas.text((left + 4, y), str(level), 11, colours.SOFT_INK, bold=True)
    for cube in range(price):
        draw_picture(canvas, (left + 15 + cube * 8, y), "any", 8)


def _track(canvas: Canvas, position: Position, track: Technology, strip: Box, width: float) -> None:
    colour = colours.TECHNOLOGIES[track.name]
    draw_picture(canvas, (strip.x + 33, strip.y + 11), track.name, 15)
    canvas.text((strip.x + 32, strip.y + 29), title(track.name), 9.5, colour, bold=True)
    facts = LEVELS[track.name]["levels"]
    for level in range(ids.TOP_LEVEL + 1):
        x = TECHNOLOGIES.x + NAMES + level * width
        cell = Box(x + 1, strip.y, width - 2, strip.height)
        canvas.box(cell, colours.WELL, None, 3)
        upper = cell._replace(height=cell.height * 0.54)
        _standing(canvas, position, "technologies", track.name, level, upper)
        if level:
            _brings(canvas, _level_signs(facts[level - 1]), cell)


def _brings(canvas: Canvas, signs: list[Sign], cell: Box) -> None:
    left = cell.middle[0] - signs_width(canvas, signs, SIGN) / 2
    draw_signs(canvas, (left, cell.bottom - 9), signs, SIGN, colours.SOFT_INK)


def _level_signs(level: dict[str, Any]) -> list[Sign]:
    """Return the signs for what a level brings: more of something, for buildings, or else."""
    building = level.get("per_building", {})
    more = [*level.get("more", {}).items(), *building.items()]
    signs = [Sign("construct")] * bool(building) + [Sign(good, amount) for good, amount in more]
    ahead = [Sign(INSTEAD_OF) for _ in range(2 * level.get("ahead", 0))]
    return signs + ahead + signs_of_facts(level)
