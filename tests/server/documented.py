"""The table of docs/hosting.md, made from the settings.

    python -m tests.server.documented

writes it into the page, between the two marks.
"""

from __future__ import annotations

from pydantic.fields import FieldInfo

from tests.generated import write
from tzolkin.server.misfits import all_settings, variable
from tzolkin.server.settings import Settings

PAGE = "hosting.md"
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


if __name__ == "__main__":
    write(PAGE, table())
