"""Tables without lines, readable in a narrow terminal and in a file."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

HEADING = "bold cyan"


def grid(*headers: str, gap: int = 2, wide: bool = False) -> Table:
    """Return a table of which only the headers stand out."""
    table = Table(
        box=None,
        padding=(0, gap, 0, 0),
        pad_edge=False,
        expand=wide,
        show_header=any(headers),
        header_style="dim",
    )
    for header in headers:
        table.add_column(header, overflow="fold")
    return table


def section(title: str, body: RenderableType) -> Group:
    """Return a heading and what belongs to it, after an empty line."""
    return Group(Text(""), Text(title, style=HEADING), body)
