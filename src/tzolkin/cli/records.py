"""Reading records from files and replaying them; what is wrong becomes a command error."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tzolkin import Game, IllegalActionError, Reason
from tzolkin.drawing.text import marks
from tzolkin.game.records import FORMAT
from tzolkin.game.value_checks import short_repr

from .console import shown_name
from .files import Document, file_error, read_document


def read_record(path: Path) -> Document:
    return read_document(path, FORMAT)


def replay_record(path: Path, record: Document, after: int | None = None) -> Game:
    """Return the game of a record, after all of its actions or only the first ones."""
    try:
        return Game.replay(record if after is None else _first_part(path, record, after))
    except IllegalActionError as error:
        raise file_error(path, f"{fault_of(record, error).describe()}") from None
    except ValueError as error:
        raise file_error(path, f"{error}") from None


def _first_part(path: Path, record: Document, after: int) -> Document:
    actions = record.get("actions")
    if isinstance(actions, list) and not 0 <= after <= len(actions):
        count = len(actions)
        raise file_error(path, f"has {count} actions, so --at goes from 0 to {count}")
    return record | {"actions": actions[:after] if isinstance(actions, list) else actions}


@dataclass(frozen=True, slots=True)
class RecordFault:
    """An illegal action in a record, and the game before it."""

    error: IllegalActionError
    game: Game

    def describe(self) -> str:
        """Say where the record breaks and why, in a sentence."""
        game, names = self.game, [shown_name(name) for name in self.game.names]
        seat = "" if game.seat is None else f", seat {marks.plain_name(game.seat, names)}"
        return (
            f"action {self.error.index} (counted from 0), round {self.round}{seat}, "
            f"at the decision {game.decision}: {short_repr(self.error.action)} cannot be played: "
            f"{_with_names(self.error.reason, names)}"
        )

    @property
    def round(self) -> int:
        return int(self.game.position()["round"])


def fault_of(record: Document, error: IllegalActionError) -> RecordFault:
    """Return the fault that stopped the replay of a record."""
    return RecordFault(error, Game.replay(record | {"actions": record["actions"][: error.index]}))


def _with_names(reason: Reason, names: list[str]) -> str:
    """Return the English reason, with the letter and the name of a seat instead of its number."""
    holder = reason.params.get("holder")
    if not isinstance(holder, int):
        return reason.message
    return reason.message.replace(f"seat {holder}", marks.plain_name(holder, names))
