"""Small signs for goods, temples, technologies and what tiles and spaces do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from . import colours
from .canvas import Canvas
from .geometry import Box, Point, polar

Json = Mapping[str, Any]
ANY_CUBE, ANY_TEMPLE, ANY_TECHNOLOGY = "any", "temple", "technology"
INSTEAD_OF = ">"  # pays what is left of it and gets what is right of it


class Sign(NamedTuple):
    """A picture and an amount, which is written unless it is 1."""

    name: str
    amount: int = 1


def sign_of(kind: str, name: str, amount: int) -> Sign:
    """Return the sign of an effect."""
    if kind == "goods" or (name and name != "any"):
        return Sign(name, amount)
    return Sign(kind, amount)


def signs_of_facts(row: Json) -> list[Sign]:
    """Return the signs for what a space or a level brings, as `game.catalog` describes it."""
    paid = [Sign(good, amount) for good, amount in row.get("cost", {}).items()]
    facts = [fact for part in ("effects", "or") for fact in row.get(part, ())]
    brought = [sign for fact in facts for sign in _signs_of_fact(fact)]
    return paid + [Sign(INSTEAD_OF)] * bool(paid) + brought


def _signs_of_fact(fact: Json) -> list[Sign]:
    kind, value = next(iter(fact.items()))
    if kind == "action_for_corn":
        return [Sign("corn", value), Sign(INSTEAD_OF), Sign(kind)]
    if isinstance(value, str):
        return [sign_of(kind, value, fact.get("steps", 1))]
    return [Sign(kind, value)]


def draw_signs(
    canvas: Canvas, at: Point, signs: list[Sign], size: float, colour: str = colours.INK
) -> float:
    """Draw a row of signs from its left middle; return where it ends."""
    x, y = at
    for sign in signs:
        width = _sign_width(canvas, sign, size)
        draw_sign(canvas, (x + width / 2, y), sign, size, colour)
        x += width + size * 0.3
    return x


def signs_width(canvas: Canvas, signs: list[Sign], size: float) -> float:
    return sum(_sign_width(canvas, sign, size) for sign in signs) + size * 0.3 * (len(signs) - 1)


def draw_sign(
    canvas: Canvas, middle: Point, sign: Sign, size: float, colour: str = colours.INK
) -> None:
    """Draw a sign with its number right of it; points carry theirs inside."""
    if sign.name == "points":
        draw_points(canvas, middle, sign.amount, size)
        return
    x = middle[0] - (_sign_width(canvas, sign, size) - size) / 2
    draw_picture(canvas, (x, middle[1]), sign.name, size)
    if sign.amount != 1:
        at = (x + size * 0.58, middle[1])
        canvas.text(at, str(sign.amount), size * 0.95, colour, "lm", bold=True)


def _sign_width(canvas: Canvas, sign: Sign, size: float) -> float:
    if sign.name == INSTEAD_OF:
        return size * 0.5
    if sign.amount == 1 or sign.name == "points":
        return size
    return size * 1.1 + canvas.length(str(sign.amount), size * 0.95)


def draw_points(
    canvas: Canvas, middle: Point, amount: int, size: float, fill: str = colours.POINTS
) -> None:
    corners = [polar(size * 0.68, 22.5 + 45 * corner, middle) for corner in range(8)]
    canvas.polygon(corners, fill)
    canvas.text(middle, str(amount), size * 0.86, colours.POINTS_INK, bold=True)


def draw_picture(canvas: Canvas, middle: Point, name: str, size: float) -> None:
    PICTURES.get(name, _free_choice)(canvas, middle, size)


def _at(middle: Point, size: float, *points: Point) -> list[Point]:
    """Scale points of a square from -1 to 1 around a middle."""
    return [(middle[0] + x * size / 2, middle[1] + y * size / 2) for x, y in points]


def _corn(canvas: Canvas, middle: Point, size: float) -> None:
    x, y = middle
    cob = (x, y - size * 0.08)
    canvas.oval(cob, size * 0.29, size * 0.46, colours.CORN, colours.CORN_EDGE, size * 0.07)
    for side in (-1, 1):
        leaf = _at(middle, size, (0, 1), (side * 0.85, 0.75), (side * 0.75, -0.25), (0, 0.5))
        canvas.polygon(leaf, colours.HUSK)


def _cube(name: str) -> Callable[[Canvas, Point, float], None]:
    def draw(canvas: Canvas, middle: Point, size: float) -> None:
        fill, edge = colours.CUBES[name]
        side = size * 0.84
        box = Box(middle[0] - side / 2, middle[1] - side / 2, side, side)
        canvas.box(box, fill, edge, side * 0.15, size * 0.1)

    return draw


def _any_cube(canvas: Canvas, middle: Point, size: float) -> None:
    side = size * 0.84
    x, y = middle[0] - side / 2, middle[1] - side / 2
    for number, (fill, _) in enumerate(colours.CUBES.values()):
        canvas.box(Box(x + number * side / 3, y, side / 3, side), fill)
    canvas.box(Box(x, y, side, side), None, colours.INK, side * 0.15, size * 0.09)


def _skull(canvas: Canvas, middle: Point, size: float) -> None:
    x, y = middle
    jaw = Box(x - size * 0.24, y, size * 0.48, size * 0.46)
    canvas.box(jaw, colours.SKULL, colours.SKULL_EDGE, size * 0.1, size * 0.07)
    canvas.oval(
        (x, y - size * 0.08),
        size * 0.44,
        size * 0.4,
        colours.SKULL,
        colours.SKULL_EDGE,
        size * 0.07,
    )
    canvas.box(Box(x - size * 0.17, y + size * 0.1, size * 0.34, size * 0.26), colours.SKULL)
    for side in (-1, 1):
        canvas.circle((x + side * size * 0.17, y - size * 0.06), size * 0.12, colours.SKULL_EYES)


def _pyramid(fills: tuple[str, str, str]) -> Callable[[Canvas, Point, float], None]:
    """Return a picture of three terraces, in one colour for a temple or in three for any."""

    def draw(canvas: Canvas, middle: Point, size: float) -> None:
        for terrace, fill in enumerate(fills):
            half = size * (0.2 + 0.15 * terrace)
            top = middle[1] - size * 0.48 + terrace * size * 0.32
            canvas.box(Box(middle[0] - half, top, 2 * half, size * 0.3), fill)

    return draw


def _arrow(fill: str, edge: str) -> Callable[[Canvas, Point, float], None]:
    """Return a picture of an arrow, which stands for an advance."""

    def draw(canvas: Canvas, middle: Point, size: float) -> None:
        shape = [(0, -1), (0.85, -0.05), (0.36, -0.05), (0.36, 0.9)]
        shape += [(-x, y) for x, y in reversed(shape)]
        canvas.polygon(_at(middle, size, *shape), fill, edge, size * 0.08)

    return draw


def _pawn(canvas: Canvas, middle: Point, size: float) -> None:
    draw_pawn(canvas, middle, size, colours.INK)


def draw_pawn(
    canvas: Canvas, middle: Point, size: float, fill: str, line: str | None = None
) -> None:
    """Draw a worker; one that is only a line is not in play."""
    body = _at(middle, size, (-0.75, 1), (-0.42, -0.1), (0.42, -0.1), (0.75, 1))
    head = (middle[0], middle[1] - size * 0.24)
    canvas.polygon(body, fill, line, size * 0.09)
    canvas.circle(head, size * 0.28, fill, line, size * 0.09)


def _hammer(canvas: Canvas, middle: Point, size: float) -> None:
    handle = _at(middle, size, (-0.75, 0.9), (0.25, -0.25))
    canvas.line(handle, colours.CUBES["wood"][0], size * 0.18)
    head = _at(middle, size, (-0.3, -0.65), (0.15, -1), (0.9, -0.1), (0.5, 0.3))
    canvas.polygon(head, colours.INK)


def _hammer_for_corn(canvas: Canvas, middle: Point, size: float) -> None:
    _hammer(canvas, (middle[0] - size * 0.25, middle[1]), size)
    _corn(canvas, (middle[0] + size * 0.5, middle[1] + size * 0.1), size * 0.85)


def _monument(canvas: Canvas, middle: Point, size: float) -> None:
    shape = _at(middle, size, (-1, 0.9), (-0.4, -0.9), (0.4, -0.9), (1, 0.9))
    canvas.polygon(shape, colours.MONUMENT)
    door = _at(middle, size, (-0.25, 0.9), (-0.25, 0.1), (0.25, 0.1), (0.25, 0.9))
    canvas.polygon(door, colours.CREAM)


def _market(canvas: Canvas, middle: Point, size: float) -> None:
    for side in (-1, 1):
        shape = [(-1, -0.35), (0.3, -0.35), (0.3, -0.75), (1, -0.2), (0.3, 0.1), (-1, 0.0)]
        turned = [(side * x, side * (y - 0.25)) for x, y in shape]
        canvas.polygon(_at(middle, size, *turned), colours.INK)


def _bowl(canvas: Canvas, middle: Point, size: float) -> None:
    x, y = middle
    canvas.oval((x, y - size * 0.08), size * 0.4, size * 0.24, colours.CORN)
    shape = [(-1, -0.1), (1, -0.1), (0.55, 0.8), (-0.55, 0.8)]
    canvas.polygon(_at(middle, size, *shape), colours.CITIES["yaxchilan"][0])


def _free_choice(canvas: Canvas, middle: Point, size: float) -> None:
    """Draw a star, which stands for any action."""
    radii = (size * 0.58, size * 0.22)
    star = [polar(radii[corner % 2], 45 * corner - 90, middle) for corner in range(8)]
    canvas.polygon(star, colours.INK)


def _instead_of(canvas: Canvas, middle: Point, size: float) -> None:
    shape = [(-0.4, -0.5), (0.4, 0), (-0.4, 0.5)]
    canvas.polygon(_at(middle, size, *shape), colours.SOFT_INK)


def _temple(name: str) -> Callable[[Canvas, Point, float], None]:
    fill = colours.TEMPLE_SIGNS[name]
    return _pyramid((fill, fill, fill))


_CHAAC, _QUETZALCOATL, _KUKULKAN = colours.TEMPLE_SIGNS.values()
PICTURES: dict[str, Callable[[Canvas, Point, float], None]] = {
    "corn": _corn,
    "skulls": _skull,
    ANY_CUBE: _any_cube,
    ANY_TEMPLE: _pyramid((_QUETZALCOATL, _KUKULKAN, _CHAAC)),
    ANY_TECHNOLOGY: _arrow(colours.CREAM, colours.INK),
    "worker": _pawn,
    "construct": _hammer,
    "construct_for_corn": _hammer_for_corn,
    "monument": _monument,
    "market": _market,
    "feed_workers": _bowl,
    "feed_all": _bowl,
    INSTEAD_OF: _instead_of,
    **{name: _cube(name) for name in colours.CUBES},
    **{name: _temple(name) for name in colours.TEMPLE_SIGNS},
    **{name: _arrow(fill, fill) for name, fill in colours.TECHNOLOGIES.items()},
}
