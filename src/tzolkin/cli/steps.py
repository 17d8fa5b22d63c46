"""Single actions, with the changes they made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.text import Text

from tzolkin.drawing.text import seats
from tzolkin.drawing.text.changes import Change, coloured
from tzolkin.game.positions import Position
from tzolkin.game.previews import changes
from tzolkin.locales.i18n import t

COLUMNS = ("number", "round", "seat", "action", "changes")


def titles() -> list[str]:
    return [t(f"column-{name}") for name in COLUMNS]


@dataclass(frozen=True, slots=True)
class Step:
    """An action, and what it changed for every seat."""

    index: int
    round: int
    seat: int
    decision: str
    action: str
    changes: list[Change]

    @classmethod
    def between(cls, index: int, before: Position, action: str, after: Position) -> Step:
        asked = before["round"], before["seat"], before["decision"]
        return cls(index, *asked, action, changes(before, after))

    def as_json(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}

    def cells(self) -> tuple[str, str, Text, str, Text]:
        """A row of the table with these titles."""
        return str(self.index), str(self.round), seats.chip(self.seat), self.action, self.told()

    def line(self) -> Text:
        """The same where it happens, when nobody knows how wide the table will be."""
        told = self.told()
        brought = Text.assemble(" (", told, ")") if told.plain else Text("")
        return Text.assemble("  ", seats.chip(self.seat), " ", self.action, brought)

    def told(self) -> Text:
        """The changes of the seat that acted, then those of the others with their letters."""
        own, others = coloured(self.changes[self.seat]), []
        for seat, change in enumerate(self.changes):
            told = coloured(change)
            if seat != self.seat and told.plain:
                others.append(Text.assemble(seats.chip(seat), " ", told))
        return Text("; ").join(([own] if own.plain else []) + others)
