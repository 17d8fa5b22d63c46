"""The table of settings in docs/hosting.md.

    python -m tests.server.settings_table

writes it between the two marks of the page.
"""

from __future__ import annotations

from tests.doc_tables import write
from tzolkin.server.settings_reference import setting_entries

PAGE = "hosting.md"


def table() -> str:
    lines = ["| setting | variable | default | meaning |", "|---|---|---|---|"]
    for entry in setting_entries():
        named = f"| `{entry.name}` | `{entry.variable}` "
        lines.append(f"{named}| {entry.default} | {entry.meaning} |")
    return "\n".join(lines)


if __name__ == "__main__":
    write(PAGE, table())
