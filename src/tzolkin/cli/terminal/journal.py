"""What happened at the table, told turn by turn."""

from __future__ import annotations

from rich.text import Text

from tzolkin.drawing.text import marks
from tzolkin.drawing.text.seat_changes import SeatChange, change_text, in_brackets, sum_of
from tzolkin.game.positions import Position
from tzolkin.game.previews import changes
from tzolkin.locales.i18n import t


class Journal:
    """Lines about every turn, and how far each seat has read them."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.lines: list[Text] = []
        self._read = [0 for _ in names]
        self._texts: list[str] = []
        self._changes: list[SeatChange] = []

    def unread(self, seat: int) -> list[Text]:
        return self.lines[self._read[seat] :]

    def add(self, before: Position, action: str, after: Position) -> None:
        """An action that was played; the line is written when the turn is complete."""
        seat, made = before["seat"], changes(before, after)
        secret = before["decision"] == "wealth"
        self._texts.append(t("text-keeps-wealth") if secret else action)
        for_all = _concerns_all(before, after)
        if not for_all:
            self._changes.append(made[seat])
        if not same_turn(before, action, after):
            self._close(seat)
        if for_all:
            self._tell_all(before, after, made)

    def _close(self, seat: int) -> None:
        doings = [text for text in self._texts if text != "done"]
        change = change_text(sum_of(self._changes)) if self._changes else Text("")
        who = marks.coloured_name(seat, self.names)
        line = Text.assemble(who, ": ", ", ".join(doings) or "done", in_brackets(change))
        self.lines.append(line)
        self._read[seat] = len(self.lines)
        self._texts, self._changes = [], []

    def _tell_all(self, before: Position, after: Position, made: list[SeatChange]) -> None:
        texts = [(seat, change_text(change)) for seat, change in enumerate(made)]
        parts = [Text.assemble(marks.chip(seat), " ", text) for seat, text in texts if text.plain]
        line = Text(_occasion(before, after), style="bold")
        self.lines.append(Text.assemble(line, ": " if parts else "", Text("; ").join(parts)))


def same_turn(before: Position, action: str, after: Position) -> bool:
    """Does the same seat go on with the same turn after an action?"""
    begins_anew = after["decision"] in ("turn", "calendar") and not action.startswith("beg ")
    return bool(after["seat"] == before["seat"]) and not begins_anew


def _concerns_all(before: Position, after: Position) -> bool:
    """Did the calendar turn, or were the wealth tiles revealed?"""
    revealed = before["decision"] == "wealth" and after["decision"] != "wealth"
    return revealed or bool(before["day"] != after["day"])


def _occasion(before: Position, after: Position) -> str:
    if before["decision"] == "wealth":
        return t("text-wealth-brings")
    key = "text-round-end-food" if before["food_day"] else "text-round-end"
    return t(key, round=before["round"], day=after["day"])
