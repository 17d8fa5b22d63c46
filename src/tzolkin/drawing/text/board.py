"""The whole board, and a short form of it for every turn."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from tzolkin.game.positions import Position
from tzolkin.locales.i18n import t

from . import calendar, gears, scores, seats, tiles, tracks
from .choices import Choice
from .decision import choice_table, question
from .grid import section


def full_board(position: Position, names: list[str], choices: list[Choice]) -> Group:
    """Draw everything that is to be seen, and the answers to the decision."""
    return Group(
        calendar.calendar(position, names),
        section(t("text-gears"), gears.gear_table(position)),
        section(t("text-jungle"), gears.jungle(position)),
        section(t("board-temples"), tracks.ladders(position)),
        section(t("board-technologies"), tracks.technologies(position)),
        section(_buildings(position), tiles.tile_table(position["buildings"])),
        section(t("text-monuments"), tiles.tile_table(position["monuments"])),
        section(t("board-players"), seats.seat_table(position, names)),
        section(t("text-decision"), _decision(position, names, choices)),
    )


def _buildings(position: Position) -> str:
    return f"{t('text-buildings')} ({tiles.stacks(position)})"


def _decision(position: Position, names: list[str], choices: list[Choice]) -> Group:
    if position["decision"] == "over":
        return Group(scores.result_line(position["scores"], position["winners"], names))
    hidden = Text(t("text-secret-answers"), style="dim")
    return Group(question(position, names), choice_table(choices) if choices else hidden)


def compact_board(position: Position, names: list[str]) -> Group:
    """Draw what matters from turn to turn; `headline` says where the game stands."""
    return Group(
        gears.gear_strip(position),
        calendar.around(position, names),
        seats.seat_lines(position, names),
    )
