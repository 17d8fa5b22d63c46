"""The table of docs/hosting.md, made from the settings.

    python -m tests.server.documented

writes it into the page, between the two marks.
"""

from __future__ import annotations

from pathlib import Path

from pydantic.fields import FieldInfo

from tzolkin.server.misfits import all_settings, variable
from tzolkin.server.settings import Settings

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
BEGIN, END = "<!-- the table begins -->\n", "<!-- the table ends -->\n"
MADE = {"database": "a file in the user's data folder", "bot_processes": "one for each core"}


def default(name: str, field: FieldInfo) -> str:
    if field.default_factory is not None:
        return MADE[name]
    if field.default in (None, ()):
        return "none"
    return f"`{str(field.default).lower()}`"


def table() -> str:
    lines = ["| setting | variable | default | meaning |", "|---|---|---|---|"]
    for name, field in all_settings(Settings):
        named = f"| `{name}` | `{variable(name)}` "
        lines.append(f"{named}| {default(name, field)} | {field.description} |")
    return "\n".join(lines)


def parts() -> tuple[str, str, str]:
    """The page before the table, the table, and what comes after it."""
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    found, after = rest.split(END)
    return before, found, after


if __name__ == "__main__":
    before, _, after = parts()
    PAGE.write_text(f"{before}{BEGIN}\n{table()}\n\n{END}{after}", encoding="utf-8")
