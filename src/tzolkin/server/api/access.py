"""Who asks: by the key in the Authorization header, never by anything in the address."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from fastapi import Depends, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from .. import keys
from ..house import House
from ..keys import Key, Role
from ..limits import Limits
from ..problems import needs_key, no_such_table, not_your_seat, unknown_key
from ..settings import Settings
from ..table import Table

bearer = HTTPBearer(auto_error=False, description="A key: `k1_...`")
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]
TableName = Annotated[str, Path(alias="table", max_length=24, description="A table's public name.")]


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def limits_of(request: Request) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


def settings_of(request: Request) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


HouseHere = Annotated[House, Depends(house_of)]
LimitsHere = Annotated[Limits, Depends(limits_of)]
SettingsHere = Annotated[Settings, Depends(settings_of)]


class Guest(NamedTuple):
    """Somebody at a table, as their key shows."""

    table: Table
    key: Key | None

    @property
    def name(self) -> str:
        """By what their actions are counted."""
        return f"{self.table.id} {self.key.id if self.key else ''}"

    @property
    def seats(self) -> list[int]:
        return self.table.owned(self.key)

    def must_own(self, seat: int) -> None:
        if seat not in self.seats:
            raise not_your_seat(seat)

    def viewpoint(self, seat: int | None) -> int | None:
        """The seat to look from: the one asked for, or the only one, or none."""
        if seat is not None:
            self.must_own(seat)
            return seat
        return self.seats[0] if len(self.seats) == 1 else None


def key_of(table: Table, text: str | None) -> Key | None:
    """The key of this table that a text is; Problem if it is none."""
    if text is None:
        return None
    key = table.keys.get(keys.id_of(text)) if keys.is_key(text) else None
    if key is None or not keys.fits(text, key):
        raise unknown_key()
    return key


async def guest(house: HouseHere, name: TableName, credentials: Credentials) -> Guest:
    """Anybody may look at a public table, others only with a key."""
    table = await house.table(name)
    key = key_of(table, credentials.credentials if credentials else None)
    if key is None and not table.public:
        raise no_such_table(name)
    return Guest(table, key)


async def player(guest: Annotated[Guest, Depends(guest)]) -> Guest:
    if guest.key is None or guest.key.role is not Role.PLAYER:
        raise needs_key()
    return guest


AnyGuest = Annotated[Guest, Depends(guest)]
Player = Annotated[Guest, Depends(player)]
