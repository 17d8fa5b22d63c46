"""Who asks: by the key in the Authorization header, never by anything in the address."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, NamedTuple, TypeVar

from fastapi import Depends, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from tzolkin.tables import keys
from tzolkin.tables.errors import needs_key, no_such_table, not_your_seat, unknown_key
from tzolkin.tables.keys import Key, Role
from tzolkin.tables.table import Table

from ..table_registry import TableRegistry
from .requests import NO_NUL

Result = TypeVar("Result")
bearer = HTTPBearer(auto_error=False, description="A key: `k1_...`")
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]
TableId = Annotated[
    str, Path(alias="table", max_length=24, pattern=NO_NUL, description="A table's public name.")
]


async def get_registry(request: Request) -> TableRegistry:
    """It waits for nothing, but would be called in a thread if it were not `async`."""
    registry: TableRegistry = request.app.state.registry
    return registry


Registry = Annotated[TableRegistry, Depends(get_registry)]


def sent_key(credentials: HTTPAuthorizationCredentials | None) -> str | None:
    return credentials.credentials if credentials else None


class Caller(NamedTuple):
    """Somebody at a table, as their key shows."""

    registry: TableRegistry
    table: Table
    key: Key | None

    @property
    def name(self) -> str:
        """By what their actions are counted; a new key makes nobody new."""
        return f"{self.table.id} {self.seats or (self.key.id if self.key else '')}"

    def act(self) -> None:
        """One more action; Problem if they were too many."""
        self.registry.limits.actions.take(self.name)

    async def change(
        self, work: Callable[[TableRegistry, Table, Key], Awaitable[Result]]
    ) -> Result:
        """Do something with the table that needs their key, which must still be worth something."""
        known = self.key
        if known is None:
            raise needs_key()

        async def with_key(table: Table) -> Result:
            if known.id not in table.keys:
                raise unknown_key()
            return await work(self.registry, table, known)

        return await self.registry.change(self.table.id, with_key)

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


async def authenticate(registry: TableRegistry, name: str, key: str | None) -> Caller:
    """Anybody may look at a public table, others only with a key."""
    table = await registry.table(name)
    known = key_of(table, key)
    if known is None and not table.public:
        raise no_such_table(name)
    return Caller(registry, table, known)


async def get_caller(request: Request, name: TableId, credentials: Credentials) -> Caller:
    return await authenticate(await get_registry(request), name, sent_key(credentials))


async def get_player(request: Request, name: TableId, credentials: Credentials) -> Caller:
    """Not built on `caller`: every step between costs as much as a turn of the game."""
    found = await get_caller(request, name, credentials)
    if found.key is None or found.key.role is not Role.PLAYER:
        raise needs_key()
    return found


AnyCaller = Annotated[Caller, Depends(get_caller)]
Player = Annotated[Caller, Depends(get_player)]
