"""The whole board, and a short form of it."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from tzolkin.game.positions import Position
from tzolkin.locales.i18n import t

from . import calendar, gears, players, points, temples, tiles
from .choices import Choice
from .decision import choice_table, question
from .plain import section


def full_board(position: Position, names: list[str], answers: list[Choice]) -> Group:
    """Everything there is to see."""
    return Group(
        calendar.calendar(position, names),
        section(t("text-gears"), gears.gear_table(position)),
        section(t("text-jungle"), gears.jungle(position)),
        section(t("board-temples"), temples.ladders(position)),
        section(t("board-technologies"), temples.technologies(position)),
        section(_buildings(position), tiles.tile_table(position["buildings"])),
        section(t("text-monuments"), tiles.tile_table(position["monuments"])),
        section(t("board-players"), players.seat_table(position, names)),
        section(t("text-decision"), _decision(position, names, answers)),
    )


def _buildings(position: Position) -> str:
    return f"{t('text-buildings')} ({tiles.stacks(position)})"


def _decision(position: Position, names: list[str], answers: list[Choice]) -> Group:
    if position["decision"] == "over":
        return Group(points.result_line(position["scores"], position["winners"], names))
    hidden = Text(t("text-secret-answers"), style="dim")
    return Group(question(position, names), choice_table(answers) if answers else hidden)


def compact_board(position: Position, names: list[str]) -> Group:
    """What matters from turn to turn; `headline` belongs to it."""
    return Group(
        gears.gear_strip(position),
        calendar.around(position, names),
        players.seat_lines(position, names),
    )
