"""The table of docs/hosting.md, made from the settings.

    python -m tests.server.documented

writes it into the page, between the two marks.
"""

from __future__ import annotations

from tests.generated import write
from tzolkin.server.settings_reference import entries

PAGE = "hosting.md"


def table() -> str:
    lines = ["| setting | variable | default | meaning |", "|---|---|---|---|"]
    for entry in entries():
        named = f"| `{entry.name}` | `{entry.variable}` "
        lines.append(f"{named}| {entry.default} | {entry.meaning} |")
    return "\n".join(lines)


if __name__ == "__main__":
    write(PAGE, table())
