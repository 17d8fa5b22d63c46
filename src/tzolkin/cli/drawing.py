"""The old place of `tzolkin.drawing.text`, until 1.0."""

from tzolkin.drawing.text import (
    breakdown_table,
    choice_table,
    compact_board,
    full_board,
    headline,
    on_display,
    question,
    result_line,
)

__all__ = [
    "breakdown_table",
    "choice_table",
    "compact_board",
    "full_board",
    "headline",
    "on_display",
    "question",
    "result_line",
]
