"""Pages of the documentation with a table that is generated, between two marks."""

from __future__ import annotations

from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
BEGIN, END = "<!-- the table begins -->\n", "<!-- the table ends -->\n"


def parts(page: str) -> tuple[str, str, str]:
    """Return the page before the table, the table, and the page after it."""
    before, rest = (DOCS / page).read_text(encoding="utf-8").split(BEGIN)
    found, after = rest.split(END)
    return before, found, after


def write(page: str, table: str) -> None:
    before, _, after = parts(page)
    (DOCS / page).write_text(f"{before}{BEGIN}\n{table.strip()}\n\n{END}{after}", encoding="utf-8")
