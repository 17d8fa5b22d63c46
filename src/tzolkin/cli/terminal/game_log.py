"""The log of a game: a line for every turn and every end of a round."""

from __future__ import annotations

from rich.text import Text

from tzolkin.drawing.text import marks
from tzolkin.drawing.text.seat_changes import SeatChange, change_text, in_brackets, sum_of
from tzolkin.game.positions import Position
from tzolkin.game.previews import seat_changes
from tzolkin.locales.i18n import t


class GameLog:
    """The lines of the log, and how far each seat has read them."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.lines: list[Text] = []
        self._read = [0 for _ in names]
        self._texts: list[str] = []
        self._changes: list[SeatChange] = []

    def unread(self, seat: int) -> list[Text]:
        """Return the lines since the last turn of a seat."""
        return self.lines[self._read[seat] :]

    def add(self, before: Position, action: str, after: Position) -> None:
        """Add an action that was played; its line is written when the turn is complete."""
        seat, made = before["seat"], seat_changes(before, after)
        secret = before["decision"] == "wealth"
        self._texts.append(t("text-keeps-wealth") if secret else action)
        for_all = _concerns_all(before, after)
        if not for_all:
            self._changes.append(made[seat])
        if not same_turn(before, action, after):
            self._end_turn(seat)
        if for_all:
            self._add_line_for_all(before, after, made)

    def _end_turn(self, seat: int) -> None:
        actions = [text for text in self._texts if text != "done"]
        change = change_text(sum_of(self._changes)) if self._changes else Text("")
        who = marks.coloured_name(seat, self.names)
        line = Text.assemble(who, ": ", ", ".join(actions) or "done", in_brackets(change))
        self.lines.append(line)
        self._read[seat] = len(self.lines)
        self._texts, self._changes = [], []

    def _add_line_for_all(self, before: Position, after: Position, made: list[SeatChange]) -> None:
        texts = [(seat, change_text(change)) for seat, change in enumerate(made)]
        parts = [Text.assemble(marks.chip(seat), " ", text) for seat, text in texts if text.plain]
        line = Text(_occasion(before, after), style="bold")
        self.lines.append(Text.assemble(line, ": " if parts else "", Text("; ").join(parts)))


def same_turn(before: Position, action: str, after: Position) -> bool:
    """Return whether the seat goes on with the same turn after an action."""
    begins_turn = after["decision"] in ("turn", "calendar") and not action.startswith("beg ")
    return bool(after["seat"] == before["seat"]) and not begins_turn


def _concerns_all(before: Position, after: Position) -> bool:
    """Return whether the calendar turned, or the wealth tiles were revealed."""
    revealed = before["decision"] == "wealth" and after["decision"] != "wealth"
    return revealed or bool(before["day"] != after["day"])


def _occasion(before: Position, after: Position) -> str:
    if before["decision"] == "wealth":
        return t("text-wealth-brings")
    key = "text-round-end-food" if before["food_day"] else "text-round-end"
    return t(key, round=before["round"], day=after["day"])
