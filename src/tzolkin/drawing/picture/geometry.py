"""Where things are in the picture: angles and places of the gears, as on the table of the page.

Lengths are in units of a picture 960 wide; y points down, degrees grow clockwise, 0 is to the
right. The calendar turns counter-clockwise and the cities clockwise, a tooth a day.
"""

from __future__ import annotations

from math import cos, pi, radians, sin
from typing import NamedTuple

from tzolkin import content
from tzolkin.content import CALENDAR_TEETH, Gear

Point = tuple[float, float]

WIDTH, HEIGHT = 960, 672
MODULE = 8.65  # the size of a tooth
CENTRE: Point = (419, 275)
POINTER = 180.0  # today is read left of the calendar, next to the first-player space
FIRST_SPACE: Point = (CENTRE[0] - 21.4 * MODULE, CENTRE[1] - 0.9 * MODULE)
WORKER = 8.6  # radius of a worker

# Calendar teeth clockwise from the pointer. The gaps 3+5+5+5+5+3 make whole teeth, so that at rest
# a calendar tooth points exactly at every city.
PLACES = dict(zip((gear.name for gear in content.GEARS), (3, 8, 13, 18, 23), strict=True))
GEARS = {gear.name: gear for gear in content.GEARS}


class Box(NamedTuple):
    """A rectangle by its upper left corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def middle(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2


def polar(radius: float, degrees: float, centre: Point = CENTRE) -> Point:
    angle = radians(degrees)
    return centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)


def pitch(teeth: int) -> float:
    return 360 / teeth


def pitch_radius(teeth: int) -> float:
    return teeth * MODULE / 2


def calendar_angle(day: float, today: float) -> float:
    """Return where the calendar tooth of a day points."""
    return POINTER + (day - today) * pitch(CALENDAR_TEETH)


def city_angle(gear: Gear) -> float:
    """Return where a city lies, seen from the middle of the calendar."""
    return POINTER + PLACES[gear.name] * pitch(CALENDAR_TEETH)


def city_centre(gear: Gear) -> Point:
    """Return the middle of a gear: its pitch circle touches that of the calendar."""
    return polar(pitch_radius(CALENDAR_TEETH) + pitch_radius(gear.teeth), city_angle(gear))


def city_phase(gear: Gear, today: float) -> float:
    """Return where the first tooth points, so that a tooth always meets a gap of the calendar."""
    towards = city_angle(gear)
    ratio = CALENDAR_TEETH / gear.teeth
    turned = ratio * (calendar_angle(0, today) - towards)
    return towards + 180 - turned - pitch(gear.teeth) / 2


def space_angle(gear: Gear, space: float) -> float:
    """Return where a space points: they stand in a horseshoe that opens towards the calendar."""
    return city_angle(gear) + 180 + (1.5 + space) * pitch(gear.teeth)


def space_point(gear: Gear, space: float) -> Point:
    """Return the place of a worker; unnumbered teeth are the spaces after the last."""
    radius = pitch_radius(gear.teeth) - 0.75 * MODULE
    return polar(radius, space_angle(gear, space), city_centre(gear))


def worker_place(gear: str, space: int, width: int = WIDTH) -> tuple[int, int]:
    """Return the column and row of the pixel in the middle of a worker on a space."""
    x, y = space_point(GEARS[gear], space)
    return int(x * width / WIDTH), int(y * width / WIDTH)


def ring(gear: Gear) -> tuple[float, float]:
    """Return the inner and outer radius of the ring with the actions."""
    radius = pitch_radius(gear.teeth)
    return radius + 1.15 * MODULE, radius + 4.1 * MODULE


def gear_outline(teeth: int, phase: float, centre: Point) -> list[Point]:
    """Return the outline of all teeth; the first one points where `phase` says."""
    return [
        point
        for tooth in range(teeth)
        for point in tooth_outline(teeth, phase + tooth * pitch(teeth), centre)
    ]


def tooth_outline(teeth: int, angle: float, centre: Point) -> list[Point]:
    """Return a trapezoid with a blunt tip."""
    radius = pitch_radius(teeth)
    root, tip = radius - 1.08 * MODULE, radius + 0.9 * MODULE
    shoulder = tip - 0.35 * MODULE
    left = [(root, _half(radius, root)), (shoulder, _half(radius, shoulder))]
    left.append((tip, _half(radius, tip) * 0.62))
    right = [(r, -half) for r, half in reversed(left)]
    return [polar(r, angle - half, centre) for r, half in left + right]


def _half(radius: float, at: float) -> float:
    """Return half the width of a tooth in degrees, at some distance from the middle."""
    return (0.65 * MODULE - (at - radius) * 0.33) / at * 180 / pi


def sector(
    inner: float, outer: float, start: float, end: float, centre: Point = CENTRE
) -> list[Point]:
    """Return a piece of a ring, clockwise from one angle to another."""
    steps = max(2, int((end - start) / 4))
    angles = [start + (end - start) * step / steps for step in range(steps + 1)]
    outside = [polar(outer, angle, centre) for angle in angles]
    return outside + [polar(inner, angle, centre) for angle in reversed(angles)]
