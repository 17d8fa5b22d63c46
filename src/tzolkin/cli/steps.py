"""Single actions with the changes they made, as `--steps` lists them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.text import Text

from tzolkin.drawing.text import marks
from tzolkin.drawing.text.seat_changes import SeatChange, change_text, in_brackets
from tzolkin.game.positions import Position
from tzolkin.game.previews import seat_changes
from tzolkin.locales.i18n import t

COLUMNS = ("number", "round", "seat", "action", "changes")


def titles() -> list[str]:
    """Return the titles of the columns."""
    return [t(f"column-{name}") for name in COLUMNS]


@dataclass(frozen=True, slots=True)
class Step:
    """An action of a game, and what it changed for every seat."""

    index: int
    round: int
    seat: int
    decision: str
    action: str
    changes: list[SeatChange]

    @classmethod
    def between(cls, index: int, before: Position, action: str, after: Position) -> Step:
        decision = before["round"], before["seat"], before["decision"]
        return cls(index, *decision, action, seat_changes(before, after))

    def as_json(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}

    def cells(self) -> tuple[str, str, Text, str, Text]:
        """Return a row of the table with these titles."""
        chip = marks.chip(self.seat)
        return str(self.index), str(self.round), chip, self.action, self._changes()

    def line(self) -> Text:
        """Return a line of its own, for a game that is still being played."""
        chip, changes = marks.chip(self.seat), in_brackets(self._changes())
        return Text.assemble("  ", chip, " ", self.action, changes)

    def _changes(self) -> Text:
        """Describe the changes of the seat that acted, then those of the others."""
        own, others = change_text(self.changes[self.seat]), []
        for seat, change in enumerate(self.changes):
            text = change_text(change)
            if seat != self.seat and text.plain:
                others.append(Text.assemble(marks.chip(seat), " ", text))
        return Text("; ").join(([own] if own.plain else []) + others)
