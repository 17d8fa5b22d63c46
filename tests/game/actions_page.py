"""Generate the table of docs/actions.md from the notation.

    python -m tests.game.actions_page

writes it into the page, between the two marks.
"""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from tests.doc_tables import write
from tzolkin.game.notation import IDS, TEXTS

PAGE = "actions.md"
HEADER = ["| ids | actions | answer to | meaning |", "|---|---|---|---|"]


class Kind(NamedTuple):
    """A kind of action: the decisions that it answers, and its meaning."""

    decisions: tuple[str, ...]
    meaning: str


KINDS = {
    "done": Kind(
        ("placing", "picking", "technology", "construct", "market", "use", "offering"),
        "no more of this",
    ),
    "skip": Kind(("action",), "the worker takes no action"),
    "beg": Kind(("turn",), "have 3 corn, and fall a step on this temple"),
    "place": Kind(("turn", "placing"), "a worker on the lowest free space"),
    "pick": Kind(("turn", "picking"), "pick up the worker on this space"),
    "do": Kind(("action",), "take the action of this number"),
    "harvest": Kind(("harvest",), "take a tile of this kind"),
    "burn": Kind(
        ("harvest",), "throw a wood tile away for the corn below, and fall a step on this temple"
    ),
    "advance": Kind(("technology",), "advance on this track"),
    "pay": Kind(("payment", "offering"), "pay this cube"),
    "pay more": Kind(("payment",), "pay exactly these cubes"),
    "gain": Kind(("gain",), "take exactly these cubes"),
    "temple": Kind(("temple",), "rise a step"),
    "temples": Kind(("temples",), "rise a step on both"),
    "build": Kind(("construct",), "construct this building, or raise this monument"),
    "build plain": Kind(
        ("construct",), "construct it, and keep architecture for the second building"
    ),
    "spare": Kind(("spare",), "the cube that need not be paid"),
    "sell": Kind(("market",), "sell a cube"),
    "buy": Kind(("market",), "buy a cube"),
    "use": Kind(("use",), "take this action of another gear"),
    "days": Kind(("calendar",), "the gears turn so far"),
    "keep": Kind(("wealth",), "keep these two wealth tiles"),
}


def kind_of(text: str) -> str:
    """Return the kind of an action, mostly its verb."""
    verb, *rest = text.split()
    if rest[1:] == ["plain"]:
        return "build plain"
    return "pay more" if verb == "pay" and rest[1:] else verb


def family(text: str) -> tuple[str, ...]:
    """Return what actions of one row of the table have in common."""
    verb, *rest = text.split()
    if verb in ("pick", "use", "keep"):
        return verb, rest[0]
    if verb == "build":
        return kind_of(text), rest[0][0]
    return (kind_of(text), str(len(rest))) if verb in ("pay", "gain") else (verb,)


def rows() -> list[str]:
    found = []
    for (kind, *_), group in groupby(TEXTS, family):
        texts = list(group)
        first, last = IDS[texts[0]], IDS[texts[-1]]
        numbers = f"{first}" if first == last else f"{first} to {last}"
        decisions = ", ".join(f"`{name}`" for name in KINDS[kind].decisions)
        found.append(f"| {numbers} | {listed(texts)} | {decisions} | {KINDS[kind].meaning} |")
    return found


def listed(texts: list[str]) -> str:
    """Return all texts, or the first and the last if numbers count them."""
    counted = any(digit.isdigit() for digit in texts[0]) and len(texts) > 2
    quoted = [f"`{text}`" for text in texts]
    return f"{quoted[0]} to {quoted[-1]}" if counted else ", ".join(quoted)


def table() -> str:
    return "\n".join([*HEADER, *rows()])


if __name__ == "__main__":
    write(PAGE, table())
