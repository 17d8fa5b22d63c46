"""The seats of a table: who sits there, in which colour, and how a new table is seated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Protocol

from .bot_names import pick_names
from .errors import bot_or_person, nobody_to_play, same_colour

COLOURS = ("macaw", "morpho", "marigold", "orchid")


class SeatKind(StrEnum):
    """Who sits on a seat."""

    PERSON = "person"
    OPEN = "open"
    BOT = "bot"


@dataclass(frozen=True)
class Seat:
    """A seat of a table."""

    number: int
    kind: SeatKind
    name: str
    colour: str
    bot: str | None = None  # which one, as its spec
    key: str | None = None  # the id of the key that owns it
    webhook: dict[str, Any] | None = None  # where to send a notice when it is its turn
    push: dict[str, Any] | None = None  # a browser's subscription, for the same

    @property
    def receives_notices(self) -> bool:
        return self.webhook is not None or self.push is not None

    def to_json(self) -> dict[str, Any]:
        """Return what everybody may know of the seat."""
        return {"kind": self.kind, "name": self.name, "colour": self.colour, "bot": self.bot}


class NewSeat(Protocol):
    """What somebody wants a seat of a new table to be."""

    @property
    def kind(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def colour(self) -> str | None: ...
    @property
    def bot(self) -> str | None: ...
    @property
    def screen(self) -> str | None: ...  # persons with the same one share a key


def arrange_seats(wanted: Sequence[NewSeat]) -> list[Seat]:
    """Return the seats of a new table, with names and colours for those that have none yet."""
    if all(seat.kind == SeatKind.BOT for seat in wanted):
        raise nobody_to_play()
    taken = [seat.colour for seat in wanted if seat.colour]
    if len(taken) != len(set(taken)):
        raise same_colour()
    free = iter(colour for colour in COLOURS if colour not in taken)
    seats = [_seat(number, seat, seat.colour or next(free)) for number, seat in enumerate(wanted)]
    return _name_bots(seats)


def _seat(number: int, wanted: NewSeat, colour: str) -> Seat:
    kind = SeatKind(wanted.kind)
    if (wanted.bot is not None) != (kind is SeatKind.BOT):
        raise bot_or_person(number)
    usual = usual_name(number) if kind is SeatKind.PERSON else ""
    return Seat(number, kind, wanted.name or usual, colour, wanted.bot)


def _name_bots(seats: list[Seat]) -> list[Seat]:
    nameless = [seat for seat in seats if seat.kind is SeatKind.BOT and not seat.name]
    names = iter(pick_names(len(nameless), [seat.name for seat in seats]))
    return [replace(seat, name=next(names)) if seat in nameless else seat for seat in seats]


def usual_name(seat: int) -> str:
    """Return the name of a person who gave none."""
    return f"Player {seat + 1}"
