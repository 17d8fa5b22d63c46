"""The calendar: day, round, Food Days, first player, bank."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from tzolkin import content
from tzolkin.game.positions import Position
from tzolkin.locales.i18n import phrase, t

from . import descriptions, marks


def headline(position: Position) -> Text:
    """Return where the game stands, in a line."""
    return Text.assemble(
        (t("title"), "bold"),
        " · ",
        phrase(
            "text-headline",
            **{name: position[name] for name in ("players", "round", "age")},
            day=_today(position),
            days=content.CALENDAR_TEETH,
            food=food(position),
        ),
    )


def _today(position: Position) -> int:
    """Return the day; the position counts on after the last tooth of the calendar."""
    return min(int(position["day"]), content.CALENDAR_TEETH)


def food(position: Position) -> Text:
    """Return when workers eat next."""
    if position["decision"] == "over":
        return Text(t("reason-game-over"), style="bold")
    if position["food_day"]:
        return Text(t("text-food-now"), style="bold yellow")
    ahead = [day - position["day"] for day in content.FOOD_DAYS if day > position["day"]]
    return Text(t("text-food-in", days=ahead[0]) if ahead else t("text-food-none"))


def strip(position: Position) -> Text:
    """Draw the days as a line: past ones dim, F for Food Days, today marked."""
    line = Text(f"{t('text-days')}   ")
    for day in range(content.CALENDAR_TEETH + 1):
        line.append(_day(day, _today(position)))
        line.append(" ")
    return line


def _day(day: int, today: int) -> Text:
    if day == today:
        return Text("@", style="bold reverse")
    mark = "F" if day in content.FOOD_DAYS else "."
    return Text(mark, style="dim" if day < today else "yellow" if mark == "F" else "")


def around(position: Position, names: list[str]) -> Text:
    """Describe the first player, the first-player space, the calendar's corn and the bank."""
    holder = position["first_space"]
    return phrase(
        "text-around",
        first=marks.coloured_name(position["first_player"], names),
        space=Text(t("text-free")) if holder is None else marks.coloured_name(holder, names),
        corn=descriptions.good(position["calendar_corn"], "corn"),
        skulls=descriptions.good(position["skulls"], "skulls"),
    )


def calendar(position: Position, names: list[str]) -> Group:
    return Group(headline(position), strip(position), around(position, names))
