"""Positions as text for terminals."""

from .board import compact_board, full_board
from .calendar import headline
from .decision import choice_table, question
from .scores import breakdown_table, result, result_line
from .tiles import on_display

__all__ = [
    "breakdown_table",
    "choice_table",
    "compact_board",
    "full_board",
    "headline",
    "on_display",
    "question",
    "result",
    "result_line",
]
