"""Generate the table of docs/encoding.md from the layout.

    python -m tests.encoding.docs_page

writes it into the page, between the two marks.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.doc_tables import write
from tzolkin.encoding import SEAT_LENGTH, SEATS_BEGIN
from tzolkin.encoding.layout import BOARD, SEAT, WHO, Block

PAGE = "encoding.md"
HEADER = ["| entries | names | largest | unit | meaning |", "|---|---|---|---|---|"]


def rows(blocks: tuple[Block, ...], first: int, prefix: str) -> Iterator[str]:
    for block in blocks:
        names = [f"`{prefix}{name}`" for name in block.names()]
        last = first + len(names) - 1
        places = f"{first}" if first == last else f"{first} to {last}"
        listed = f"{names[0]} to {names[-1]}" if _counted(block.labels) else ", ".join(names)
        yield f"| {places} | {listed} | {block.most} | {block.unit} | {block.meaning} |"
        first = last + 1


def _counted(labels: tuple[str, ...]) -> bool:
    """Return whether the labels are consecutive numbers."""
    digits = [label.lstrip("bmw") for label in labels]
    if not labels or not all(map(str.isdigit, digits)):
        return False
    first = int(digits[0])
    return [int(each) for each in digits] == list(range(first, first + len(digits)))


def table() -> str:
    lines = ["The board:", "", *HEADER, *rows(BOARD, 0, ""), ""]
    starts = [f"`{who}` {SEATS_BEGIN + SEAT_LENGTH * place}" for place, who in enumerate(WHO)]
    text = "The seats, each with the same entries; they begin at: "
    lines += [f"{text}{', '.join(starts)}.", ""]
    lines += [*HEADER, *rows(SEAT, SEATS_BEGIN, f"{WHO[0]}."), ""]
    return "\n".join(lines)


if __name__ == "__main__":
    write(PAGE, table())
