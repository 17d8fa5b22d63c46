"""The gears: calendar, cities, workers, jungle, offerings and the first-player space."""

from __future__ import annotations

from tzolkin import content
from tzolkin.content import CALENDAR_TEETH, Gear
from tzolkin.game import catalog
from tzolkin.game.forecast import food_days
from tzolkin.game.positions import Position

from . import colours, geometry
from .canvas import Canvas
from .geometry import CENTRE, MODULE, Box, Point, polar
from .marks import draw_mark, points_text, title, today_of
from .signs import Sign, draw_picture, draw_sign, signs_of_facts

BOARD = Box(192, 40, 470, 470)
FACE = 8.1 * MODULE
CORNER = 7  # a step of the plaza's corners
BEHIND = 6  # days that stay on the calendar when they are past
SIGN = 10.5

Spaces = dict[int, list[Sign]]


def draw_board(canvas: Canvas, position: Position) -> None:
    _plaza(canvas)
    for gear in content.GEARS:
        _ring(canvas, position, gear)
    _jungle(canvas, position)
    for gear in content.GEARS:
        _city(canvas, gear, position["day"])
    _calendar(canvas, position["day"])
    _face(canvas, position)
    for gear in content.GEARS:
        _workers(canvas, position, gear)
    _first_space(canvas, position)
    _bank(canvas, position)


def _plaza(canvas: Canvas) -> None:
    canvas.box(BOARD, colours.BOARD, colours.LINE, 6)
    inner = Box(BOARD.x + 10, BOARD.y + 10, BOARD.width - 20, BOARD.height - 20)
    canvas.polygon(_stepped(inner), colours.TERRACE, colours.LINE)


def _stepped(box: Box) -> list[Point]:
    """Return a rectangle with two steps in every corner, clockwise."""
    middle = box.middle
    half = box.width / 2
    step = CORNER
    corner = [(-half + 2 * step, -half), (half - 2 * step, -half), (half - 2 * step, -half + step)]
    corner += [(half - step, -half + step), (half - step, -half + 2 * step)]
    corner.append((half, -half + 2 * step))
    points: list[Point] = []
    for _ in range(4):
        points += corner
        corner = [(-y, x) for x, y in corner]
    return [(middle[0] + x, middle[1] + y) for x, y in points]


def _spaces() -> dict[str, Spaces]:
    """Return the signs of the actions, city by city and space by space."""
    harvest = {1: [Sign("corn", content.FISHING_CORN)]}
    for space, corn in content.HARVEST_CORN.items():
        wood = content.HARVEST_WOOD.get(space)
        harvest[space] = [Sign("corn", corn)] + ([Sign("wood", wood)] if wood else [])
    return {
        "palenque": harvest,
        "yaxchilan": _numbered([[*map(Sign, row, row.values())] for row in content.YAXCHILAN]),
        "tikal": _numbered([signs_of_facts(row) for row in catalog.tikal()]),
        "uxmal": _numbered([signs_of_facts(row) for row in catalog.uxmal()]),
        "chichen": _numbered([_offered(*offering) for offering in content.OFFERINGS]),
    }


def _numbered(rows: list[list[Sign]]) -> Spaces:
    return dict(enumerate(rows, 1))


def _offered(points: int, temple: str, resources: int) -> list[Sign]:
    return [Sign("points", points), Sign(temple)] + [Sign("any")] * resources


SPACES = _spaces()


def _ring(canvas: Canvas, position: Position, gear: Gear) -> None:
    """Draw the spaces with their numbers and actions; those of free choice have a star."""
    _, dark, pale = colours.CITIES[gear.name]
    centre, half = geometry.city_centre(gear), geometry.pitch(gear.teeth) / 2
    inner, outer = geometry.ring(gear)
    for space in range(gear.last_space + 1):
        angle = geometry.space_angle(gear, space)
        piece = geometry.sector(inner, outer, angle - half, angle + half, centre)
        canvas.polygon(piece, colours.PANEL if 0 < space <= gear.actions else pale, dark, 0.9)
    for space in range(gear.last_space + 1):
        _space(canvas, position, gear, space)


def _space(canvas: Canvas, position: Position, gear: Gear, space: int) -> None:
    fill, _, _ = colours.CITIES[gear.name]
    inner, outer = geometry.ring(gear)
    centre, angle = geometry.city_centre(gear), geometry.space_angle(gear, space)
    _action(canvas, position, gear, space, (inner + outer) / 2 + 4)
    number = polar(inner + 4, angle, centre)
    canvas.circle(number, 5.8, fill, colours.CREAM, 0.6)
    canvas.text(number, str(space), 8.5, colours.CREAM, bold=True)


def _action(canvas: Canvas, position: Position, gear: Gear, space: int, radius: float) -> None:
    centre, angle = geometry.city_centre(gear), geometry.space_angle(gear, space)
    giver = (
        position["offerings"][space - 1] if gear.name == "chichen" and _acts(gear, space) else None
    )
    if giver is not None:
        _skull_of(canvas, polar(radius, angle, centre), giver)
    elif _acts(gear, space):
        _along(canvas, SPACES[gear.name][space], centre, radius, angle)
    elif space:
        draw_picture(canvas, polar(radius, angle, centre), "free", SIGN * 1.2)


def _acts(gear: Gear, space: int) -> bool:
    return 1 <= space <= gear.actions


def _along(canvas: Canvas, signs: list[Sign], centre: Point, radius: float, angle: float) -> None:
    """Draw signs along the ring, to be read clockwise above and counter-clockwise below."""
    step = 13.5 if len(signs) > 2 else 18
    clockwise = 1 if polar(1, angle, (0, 0))[1] <= 0.3 else -1
    spread = clockwise * step / radius * 57.3
    for number, sign in enumerate(signs):
        at = angle + (number - (len(signs) - 1) / 2) * spread
        draw_sign(canvas, polar(radius, at, centre), sign, SIGN - (len(signs) > 2))


def _skull_of(canvas: Canvas, middle: Point, seat: int) -> None:
    """Draw the skull on a space, on the colour of the seat that gave it."""
    fill, edge, _ = colours.SEATS[seat]
    canvas.circle(middle, 9.5, fill, edge)
    draw_picture(canvas, middle, "skulls", 14)


def _city(canvas: Canvas, gear: Gear, day: int) -> None:
    fill, dark, pale = colours.CITIES[gear.name]
    centre, phase = geometry.city_centre(gear), geometry.city_phase(gear, day)
    _wheel(canvas, gear.teeth, phase, centre, (fill, dark))
    travelled = geometry.tooth_outline(gear.teeth, geometry.space_angle(gear, day), centre)
    canvas.polygon(travelled, dark)  # the tooth that stood on space 0 at the beginning
    hub = geometry.pitch_radius(gear.teeth) - 1.9 * MODULE
    canvas.circle(centre, hub, pale, dark, 1.2)
    lines = title(gear.name).split()
    for number, line in enumerate(lines):
        y = centre[1] + (number - (len(lines) - 1) / 2) * 12
        canvas.text((centre[0], y), line, 9.8 if len(line) < 9 else 9, dark, bold=True)


def _wheel(canvas: Canvas, teeth: int, phase: float, centre: Point, look: tuple[str, str]) -> None:
    fill, dark = look
    below = (centre[0] + 1.5, centre[1] + 2.5)
    canvas.polygon(geometry.gear_outline(teeth, phase, below), colours.SHADOW)
    canvas.polygon(geometry.gear_outline(teeth, phase, centre), fill, dark)


def _calendar(canvas: Canvas, today: int) -> None:
    fill, dark, _ = colours.CALENDAR
    _wheel(canvas, CALENDAR_TEETH, geometry.calendar_angle(0, today), CENTRE, (fill, dark))
    kinds = {food.day: food.kind for food in food_days()}
    last = max(kinds)
    for tooth in range(CALENDAR_TEETH):
        day = tooth if tooth >= today - BEHIND else tooth + CALENDAR_TEETH
        if day <= last:
            _day(canvas, day, today, kinds.get(day))


def _day(canvas: Canvas, day: int, today: int, food: str | None) -> None:
    """Draw a day; a Food Day is red if the temples give points and brown if they give goods."""
    angle = geometry.calendar_angle(day, today)
    at = polar(10.6 * MODULE, angle)
    if food:
        colour = colours.CINNABAR if food == "points" else colours.CALENDAR[1]
        canvas.polygon(geometry.tooth_outline(CALENDAR_TEETH, angle, CENTRE), colour)
        half = geometry.pitch(CALENDAR_TEETH) / 2 - 0.6
        canvas.polygon(
            geometry.sector(9.4 * MODULE, 12 * MODULE, angle - half, angle + half), colour
        )
    if day == today:
        canvas.circle(at, 10.5, colours.INK)
    light = food or day == today
    ink = colours.CREAM if light else colours.INK if day > today else colours.FAINT_INK
    canvas.text(at, str(day), 12, ink, bold=day >= today)


def _face(canvas: Canvas, position: Position) -> None:
    canvas.circle(CENTRE, FACE, colours.PANEL, colours.CALENDAR[1], 1.5)
    canvas.circle(CENTRE, FACE - 4, None, colours.LINE)
    if position["decision"] == "over":
        _final_scores(canvas, position)
    else:
        _today(canvas, position)


def _today(canvas: Canvas, position: Position) -> None:
    x, y = CENTRE
    canvas.text((x, y - 44), "DAY", 11, colours.SOFT_INK)
    canvas.text((x, y - 12), str(today_of(position)), 50, colours.INK, bold=True)
    canvas.line([(x - 44, y + 19), (x + 44, y + 19)], colours.LINE)
    canvas.text((x, y + 31), _wait(position), 11.5, colours.CINNABAR, bold=True)
    canvas.text((x, y + 47), f"round {position['round']}", 10.5, colours.SOFT_INK)


def _wait(position: Position) -> str:
    if position["food_day"]:
        return "Food Day now"
    ahead = [food.day for food in food_days() if food.day > position["day"]]
    return f"Food Day in {ahead[0] - position['day']}" if ahead else ""


def _final_scores(canvas: Canvas, position: Position) -> None:
    """List the scores, best first; the winners are marked."""
    x, y = CENTRE
    scores, winners = position["scores"], position["winners"]
    ranked = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]))
    canvas.text((x, y - 50), "THE END", 11, colours.SOFT_INK)
    for row, seat in enumerate(ranked):
        line = y + (row - (len(ranked) - 1) / 2) * 23 + 3
        won = seat in winners
        if won:
            canvas.box(Box(x - 46, line - 10.5, 92, 21), colours.POINTS_INK, None, 10)
        draw_mark(canvas, (x - 34, line), seat, 8)
        size = 16 if won else 14
        canvas.text((x + 42, line), points_text(scores[seat]), size, colours.INK, "rm", bold=won)


def _workers(canvas: Canvas, position: Position, gear: Gear) -> None:
    for space, holder in enumerate(position["gears"][gear.name]):
        if holder is not None:
            draw_mark(canvas, geometry.space_point(gear, space), holder, geometry.WORKER)


def _jungle(canvas: Canvas, position: Position) -> None:
    """Draw the tiles outside Palenque: trees over corn, open corn, and bare fields."""
    gear = geometry.GEARS["palenque"]
    centre, players = geometry.city_centre(gear), position["players"]
    radius = geometry.ring(gear)[1] + 10
    for group in content.HARVEST_CORN:
        left = position["jungle"][str(group)]
        for field in range(players):
            offset = (field - (players - 1) / 2) * 0.235
            at = polar(radius, geometry.space_angle(gear, group + offset), centre)
            _field(canvas, at, covered=field < left["wood"], grown=field < left["corn"])


def _field(canvas: Canvas, at: Point, covered: bool, grown: bool) -> None:
    half = 6.3
    box = Box(at[0] - half, at[1] - half, 2 * half, 2 * half)
    canvas.box(box, colours.TREE if covered else colours.WELL if grown else None, colours.EDGE, 2)
    if grown:
        draw_picture(canvas, at, "wood" if covered else "corn", 7.5 if covered else 10.5)


def _first_space(canvas: Canvas, position: Position) -> None:
    """Draw the first-player space, left of today, and the corn that waits there."""
    x, y = geometry.FIRST_SPACE
    holder, corn = position["first_space"], position["calendar_corn"]
    pointer = [(x + 26, y - 12), (x + 26, y + 12), (x + 44, y + 3)]
    canvas.polygon(pointer, colours.CALENDAR[0])
    canvas.box(Box(x - 28, y - 26, 56, 52), colours.CALENDAR[0], colours.CALENDAR[1], 6)
    canvas.text((x, y - 17), "first player", 8.8, colours.INK)
    socket = (x - 12, y + 4)
    canvas.circle(socket, 11.5, colours.CALENDAR[2], colours.CALENDAR[1])
    if holder is not None:
        draw_mark(canvas, socket, holder, geometry.WORKER)
    draw_picture(canvas, (x + 9, y + 4), "corn", 13)
    canvas.text((x + 16, y + 4), str(corn), 11.5, colours.INK, "lm", bold=True)


def _bank(canvas: Canvas, position: Position) -> None:
    """Label the corners: the skulls left in the bank, and the jungle."""
    right, y = BOARD.right - 26, BOARD.y + 26
    canvas.text((right - 36, y), "bank", 9.8, colours.SOFT_INK, "rm")
    draw_picture(canvas, (right - 24, y), "skulls", 14)
    canvas.text((right, y), str(position["skulls"]), 13, colours.INK, "rm", bold=True)
    canvas.text((BOARD.x + 26, y), "jungle", 9.8, colours.SOFT_INK, "lm")
