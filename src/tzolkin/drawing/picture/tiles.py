"""The buildings and monuments on display, and tiles in a few words."""

from __future__ import annotations

from collections.abc import Mapping

from tzolkin import content
from tzolkin.content import Building, Effect, Good, Monument, WealthTile
from tzolkin.game.positions import Position

from . import colours
from .canvas import Canvas
from .geometry import Box
from .marks import title
from .signs import draw_picture, draw_points, sign_of

Tile = Building | Monument | WealthTile

ROWS = Box(192, 516, 762, 150)
STACK = 42  # room for the stack at the end of the row
GAP = 4
HEAD = 19  # where a card has its id and its cost
TEXT_SIZES = (9.6, 9.0, 8.4, 7.8)
TILES: dict[str, Tile] = {
    tile.id: tile for tile in (*content.BUILDINGS, *content.MONUMENTS, *content.WEALTH_TILES)
}


def draw_tiles(canvas: Canvas, position: Position) -> None:
    height = (ROWS.height - GAP) / 2
    room = ROWS.width - STACK - GAP
    row = Box(ROWS.x, ROWS.y, room, height)
    _row(canvas, position["buildings"], row)
    _stack(canvas, position, Box(row.right + GAP, row.y, STACK, height))
    _row(canvas, position["monuments"], Box(ROWS.x, row.bottom + GAP, ROWS.width, height))


def _row(canvas: Canvas, tiles: list[str | None], row: Box) -> None:
    width = (row.width + GAP) / len(tiles) - GAP
    for place, tile in enumerate(tiles):
        box = Box(row.x + place * (width + GAP), row.y, width, row.height)
        if tile is None:
            canvas.box(box, colours.DEEP, colours.LINE, 5)
            canvas.text(box.middle, "empty", 10, colours.FAINT_INK)
        else:
            _card(canvas, TILES[tile], box)


def _card(canvas: Canvas, tile: Tile, box: Box) -> None:
    canvas.box(box, colours.PANEL, colours.LINE, 5)
    canvas.box(Box(box.x, box.y, box.width, HEAD), colour_of(tile), None, 5)
    canvas.box(Box(box.x, box.y + HEAD / 2, box.width, HEAD / 2), colour_of(tile))
    canvas.text((box.x + 6, box.y + HEAD / 2), tile.id, 11, colours.CREAM, "lm", bold=True)
    body = Box(box.x + 6, box.y + HEAD + 2, box.width - 10, box.height - HEAD - 4)
    if isinstance(tile, Monument):
        _price(canvas, tile.cost, box)
        _paragraph(canvas, tile.scores, body)
    elif isinstance(tile, Building):
        _price(canvas, tile.cost, box)
        _effects(canvas, tile.effects, body)


def colour_of(tile: Tile) -> str:
    if isinstance(tile, Monument):
        return colours.MONUMENT
    return colours.KINDS[tile.kind] if isinstance(tile, Building) else colours.WEALTH


def _price(canvas: Canvas, cost: Mapping[Good, int], box: Box) -> None:
    """Draw the cost as small cubes at the right end of the head."""
    cubes = [good for good, amount in cost.items() for _ in range(amount)]
    width = 10.5 * len(cubes) + 4
    well = Box(box.right - width - 3, box.y + 3, width, HEAD - 6)
    canvas.box(well, colours.PANEL, None, 3)
    for number, good in enumerate(cubes):
        draw_picture(canvas, (well.x + 7.2 + number * 10.5, well.middle[1]), good, 10)


def _paragraph(canvas: Canvas, text: str, box: Box) -> None:
    """Write a text as large as it fits."""
    for size in TEXT_SIZES:
        lines = canvas.wrapped(text, size, box.width)
        if len(lines) * size * 1.22 <= box.height:
            break
    for number, line in enumerate(lines):
        at = (box.x, box.y + (number + 0.62) * size * 1.22)
        canvas.text(at, line, size, colours.INK, "lm")


def _effects(canvas: Canvas, effects: tuple[Effect, ...], box: Box) -> None:
    """Draw a line for each effect, in the middle of the card."""
    line = 12.2
    top = box.middle[1] - line * (len(effects) - 1) / 2
    for number, effect in enumerate(effects):
        y = top + number * line
        sign = sign_of(*effect)
        if sign.name == "points":
            draw_points(canvas, (box.x + 6, y), sign.amount, 9.5)
        else:
            draw_picture(canvas, (box.x + 6, y), sign.name, 10.5)
        text = canvas.cut(words(effect), 9.8, box.width - 15)
        canvas.text((box.x + 16, y), text, 9.8, colours.INK, "lm")


def _stack(canvas: Canvas, position: Position, box: Box) -> None:
    """Draw the stack with the number of buildings to come in this age."""
    stack = position["stack"]
    size = stack if isinstance(stack, int) else len(stack)
    for layer in range(min(size, 3)):
        shifted = Box(box.x + 5 + 2 * layer, box.y + 12 - 2 * layer, 30, 36)
        canvas.box(shifted, colours.KINDS["tomb"], colours.PANEL, 3)
    x = box.middle[0]
    canvas.text((x, box.y + 27), str(size), 16, colours.CREAM if size else colours.INK, bold=True)
    canvas.text((x, box.y + 60), f"age {position['age']}", 10, colours.SOFT_INK)


def words(effect: Effect) -> str:
    """Describe one effect of a tile in a few words."""
    amount = effect.amount
    several = "s" * (amount > 1)
    match effect.kind:
        case "goods":
            return f"{amount} {'skull' + several if effect.name == 'skulls' else effect.name}"
        case "points":
            return f"{amount} point{several}"
        case "temple" | "technology":
            named = f"any {effect.kind}" if effect.name == "any" else title(effect.name)
            return f"{named} +{amount}"
        case "worker":
            return "a worker"
        case "feed_workers":
            return f"feeds {amount} worker{several}"
        case "feed_all":
            return f"all eat {amount} less"
        case "construct":
            return "a building"
        case "market":
            return "market"
        case "action_for_corn":
            return f"an action for {amount} corn"


def benefit(tile: Tile) -> str:
    """Describe what a tile brings, in a line."""
    return tile.scores if isinstance(tile, Monument) else ", ".join(map(words, tile.effects))
