"""The seats: goods, points, workers and tiles, and whose decision it is."""

from __future__ import annotations

from typing import Any

from tzolkin.game.positions import Position
from tzolkin.rules import ids

from . import colours
from .canvas import Canvas
from .geometry import WIDTH, Box, Point, polar
from .marks import LETTERS, draw_mark, points_text, today_of
from .signs import draw_pawn, draw_picture
from .tiles import TILES, benefit, colour_of

Seat = dict[str, Any]

COLUMN = Box(6, 40, 180, 626)
GAP = 6
HEAD = 26
LINE, TEXT = 12.8, 9.4  # a tile in words: height of a line, and of its letters
CHIP = Box(0, 0, 25, 11.8)
GOODS = ("corn", "wood", "stone", "gold", "skulls")
HEADLINE = Box(0, 0, WIDTH, 34)


def draw_headline(canvas: Canvas, position: Position, names: list[str]) -> None:
    canvas.box(HEADLINE, colours.PANEL)
    canvas.line([(0, HEADLINE.bottom), (WIDTH, HEADLINE.bottom)], colours.LINE, 1.5)
    y = HEADLINE.middle[1]
    _sunburst(canvas, (22, y))
    canvas.text((40, y), "Tzolk'in", 19, colours.INK, "lm", bold=True)
    age = f"age {position['age']}  ·  round {position['round']}  ·  day {today_of(position)}"
    canvas.text((200, y), age, 13, colours.SOFT_INK, "lm")
    if position["decision"] == "over":
        _result(canvas, position, names)
    else:
        _question(canvas, position, names)


def _sunburst(canvas: Canvas, middle: Point) -> None:
    rays = [polar(12 if corner % 2 else 7.5, 22.5 * corner, middle) for corner in range(16)]
    canvas.polygon(rays, colours.CINNABAR)
    canvas.circle(middle, 4, colours.PANEL)


def _question(canvas: Canvas, position: Position, names: list[str]) -> None:
    """Write whose decision it is, and among how many answers unless they are secret."""
    asked, seat, legal = position["decision"], position["seat"], position["legal"]
    if legal is not None:
        asked += f" · {len(legal)} answer{'s' * (len(legal) > 1)}"
    _to_the_right(canvas, f"{names[seat]} decides:", asked, [seat])


def _result(canvas: Canvas, position: Position, names: list[str]) -> None:
    winners = position["winners"]
    who = " and ".join(names[seat] for seat in winners)
    verb = "wins" if len(winners) == 1 else "share the victory"
    points = points_text(position["scores"][winners[0]])
    _to_the_right(canvas, f"{who} {verb} with", f"{points} points", winners)


def _to_the_right(canvas: Canvas, first: str, second: str, seats: list[int]) -> None:
    """Draw marks, a text, and a second one that stands out, ending at the right edge."""
    y, size = HEADLINE.middle[1], 14.5
    right = HEADLINE.right - 10
    width = canvas.length(second, size) + 16
    canvas.box(Box(right - width, y - 12, width, 24), colours.CINNABAR, None, 6)
    canvas.text((right - width / 2, y), second, size, colours.CREAM, bold=True)
    room = right - width - 440 - 20 * len(seats)
    first = canvas.cut(first, size, room)
    left = right - width - 8 - canvas.length(first, size)
    canvas.text((left, y), first, size, colours.INK, "lm")
    for number, seat in enumerate(reversed(seats)):
        draw_mark(canvas, (left - 14 - 20 * number, y), seat, 8.5)


def draw_seats(canvas: Canvas, position: Position, names: list[str]) -> None:
    players = len(position["seats"])
    height = (COLUMN.height + GAP) / players - GAP
    for number in range(players):
        y = COLUMN.y + number * (height + GAP)
        _panel(canvas, position, number, names[number], Box(COLUMN.x, y, COLUMN.width, height))


def _panel(canvas: Canvas, position: Position, number: int, name: str, box: Box) -> None:
    seat = position["seats"][number]
    if number == position["seat"]:
        around = Box(box.x - 3, box.y - 3, box.width + 6, box.height + 6)
        canvas.box(around, colours.AMBER, None, 8)
    canvas.box(box, colours.PANEL, colours.SEATS[number][0], 6, 1.2)
    _head(canvas, position, number, name, box._replace(height=HEAD))
    _goods(canvas, seat, Box(box.x + 5, box.y + HEAD + 4, box.width - 10, 20))
    _workers(canvas, number, seat, Box(box.x + 6, box.y + HEAD + 28, box.width - 12, 18))
    top = box.y + HEAD + 50
    _tiles(canvas, seat, Box(box.x + 6, top, box.width - 12, box.bottom - top - 4))


def _head(canvas: Canvas, position: Position, number: int, name: str, box: Box) -> None:
    fill, _, ink = colours.SEATS[number]
    seat, y = position["seats"][number], box.middle[1]
    canvas.box(box, fill, None, 6)
    canvas.box(Box(box.x, box.middle[1], box.width, HEAD / 2), fill)
    canvas.box(Box(box.x + 5, y - 8.5, 17, 17), colours.PANEL, None, 3)
    canvas.text((box.x + 13.5, y), LETTERS[number], 13, colours.INK, bold=True)
    left = _score(canvas, seat["points"], box)
    left = _side(canvas, seat["light"], (left - 10, y)) - 3
    if position["first_player"] == number:
        left = _tag(canvas, "1st", left, y)
    if number in position.get("winners", ()):
        left = _tag(canvas, "won", left, y)
    shown = canvas.cut(name, 12.5, left - box.x - 30)
    canvas.text((box.x + 27, y), shown, 12.5, ink, "lm", bold=True)


def _score(canvas: Canvas, points: float, box: Box) -> float:
    """Draw the points at the right end; return where they begin."""
    text = points_text(points)
    width = max(30, canvas.length(text, 13.5) + 10)
    well = Box(box.right - width - 4, box.y + 4, width, HEAD - 8)
    canvas.box(well, colours.PANEL, None, 4)
    canvas.text(well.middle, text, 13.5, colours.INK, bold=True)
    return well.x


def _side(canvas: Canvas, light: bool, middle: Point) -> float:
    """Draw a sun for the light side or a moon for the dark one; return where it begins."""
    canvas.circle(middle, 7.5, colours.PANEL)
    if light:
        rays = [polar(6.8 if corner % 2 else 4, 22.5 * corner, middle) for corner in range(16)]
        canvas.polygon(rays, colours.SUN)
    else:
        canvas.circle(middle, 5.6, colours.NIGHT)
        canvas.circle((middle[0] + 2.6, middle[1] - 1.6), 4.6, colours.PANEL)
    return middle[0] - 7.5


def _tag(canvas: Canvas, text: str, right: float, y: float) -> float:
    width = canvas.length(text, 10) + 8
    canvas.box(Box(right - width, y - 7, width, 14), colours.INK, None, 4)
    canvas.text((right - width / 2, y), text, 10, colours.POINTS_INK, bold=True)
    return right - width - 3


def _goods(canvas: Canvas, seat: Seat, box: Box) -> None:
    width = box.width / len(GOODS)
    for number, good in enumerate(GOODS):
        well = Box(box.x + number * width + 1, box.y, width - 2, box.height)
        canvas.box(well, colours.WELL, None, 3)
        draw_picture(canvas, (well.x + 9.5, well.middle[1]), good, 12.5)
        ink = colours.INK if seat[good] else colours.LINE
        at = (well.right - 3, well.middle[1])
        canvas.text(at, str(seat[good]), 13, ink, "rm", bold=bool(seat[good]))


def _workers(canvas: Canvas, number: int, seat: Seat, box: Box) -> None:
    """Draw free workers full, placed ones pale, others as lines; then the jungle tiles."""
    fill, edge, _ = colours.SEATS[number]
    y = box.middle[1]
    for worker in range(ids.MOST_WORKERS):
        middle = (box.x + 7 + worker * 12.5, y)
        free, placed = worker < seat["free"], worker < seat["workers"]
        inside = fill if free else colours.PALE_SEATS[number] if placed else colours.PANEL
        outside = edge if free else colours.EDGE if placed else colours.LINE
        draw_pawn(canvas, middle, 13, inside, outside)
    free_of = f"{seat['free']}/{seat['workers']}"
    canvas.text((box.x + 84, y), free_of, 12, colours.INK, "lm", bold=True)
    _jungle_tiles(canvas, "wood", seat["wood_tiles"], (box.right - 14, y))
    _jungle_tiles(canvas, "corn", seat["corn_tiles"], (box.right - 46, y))


def _jungle_tiles(canvas: Canvas, good: str, count: int, middle: Point) -> None:
    x, y = middle
    ground = colours.TREE if good == "wood" else colours.DEEP
    canvas.box(Box(x - 14, y - 7, 14, 14), ground, colours.EDGE, 2)
    draw_picture(canvas, (x - 7, y), good, 8.5 if good == "wood" else 11)
    canvas.text((x + 4, y), str(count), 12, colours.INK if count else colours.LINE, "lm")


def _tiles(canvas: Canvas, seat: Seat, box: Box) -> None:
    """Draw the tiles in words if there is room for a line each, otherwise only their ids."""
    if "offer" in seat and seat["offer"] is None:
        canvas.text((box.x, box.y + 8), "secret tiles", 10.5, colours.FAINT_INK, "lm")
        return
    tiles = _tiles_of(seat)
    if len(tiles) * LINE <= box.height:
        _lines(canvas, tiles, box, kept=seat["wealth"] if "offer" in seat else tiles)
    else:
        _chips(canvas, tiles, box)


def _tiles_of(seat: Seat) -> list[str]:
    """Return the tiles of a seat; while wealth tiles are chosen, all four that were dealt."""
    wealth = seat.get("offer") or seat["wealth"] or []
    return [*wealth, *seat["buildings"], *seat["monuments"]]


def _lines(canvas: Canvas, tiles: list[str], box: Box, kept: list[str]) -> None:
    y = box.y
    for tile, lines in zip(tiles, _words(canvas, tiles, box), strict=True):
        _chip(canvas, tile, (box.x, y))
        for line in lines:
            ink = colours.INK if tile in kept else colours.FAINT_INK
            canvas.text((box.x + CHIP.width + 4, y + 6), line, TEXT, ink, "lm")
            y += LINE


def _words(canvas: Canvas, tiles: list[str], box: Box) -> list[list[str]]:
    """Describe each tile on as many lines as there is room for."""
    room = box.width - CHIP.width - 4
    whole = [canvas.wrapped(benefit(TILES[tile]), TEXT, room) for tile in tiles]
    if sum(map(len, whole)) * LINE <= box.height:
        return whole
    return [[canvas.cut(benefit(TILES[tile]), TEXT, room)] for tile in tiles]


def _chips(canvas: Canvas, tiles: list[str], box: Box) -> None:
    columns = int((box.width + 2) // (CHIP.width + 2))
    for number, tile in enumerate(tiles):
        row, column = divmod(number, columns)
        at = (box.x + column * (CHIP.width + 3), box.y + row * (CHIP.height + 2))
        _chip(canvas, tile, at)


def _chip(canvas: Canvas, tile: str, at: Point) -> None:
    box = CHIP._replace(x=at[0], y=at[1])
    canvas.box(box, colour_of(TILES[tile]), None, 3)
    canvas.text(box.middle, tile, 9.5, colours.CREAM, bold=True)
