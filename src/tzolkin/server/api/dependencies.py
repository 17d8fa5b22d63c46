"""Who calls, and for which table: known by the key in the Authorization header alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, NamedTuple, TypeVar

from fastapi import Depends, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from tzolkin.tables.changes import Outcome
from tzolkin.tables.errors import needs_key, no_such_table, not_your_seat, unknown_key
from tzolkin.tables.invitations import find_key
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
    """Return the tables. If it were not `async`, it would be called in a thread."""
    registry: TableRegistry = request.app.state.registry
    return registry


Registry = Annotated[TableRegistry, Depends(get_registry)]


def sent_key(credentials: HTTPAuthorizationCredentials | None) -> str | None:
    return credentials.credentials if credentials else None


class Caller(NamedTuple):
    """Somebody at a table, as their key shows; without one, an onlooker at a public table."""

    registry: TableRegistry
    table: Table
    key: Key | None

    @property
    def seats(self) -> list[int]:
        return self.table.owned(self.key)

    @property
    def limit_key(self) -> str:
        """What their actions are counted by, which stays the same with a new key."""
        return f"{self.table.table_id} {self.seats or (self.key.id if self.key else '')}"

    def count_action(self) -> None:
        """Count an action; raise if there were too many."""
        self.registry.limits.actions.take(self.limit_key)

    async def change(self, work: Callable[[Table, Key], Outcome[Result]]) -> Result:
        """Commit what a request with their key changes, if the key is still worth something."""
        known = self.key
        if known is None:
            raise needs_key()

        def with_key(table: Table) -> Outcome[Result]:
            if known.id not in table.keys:
                raise unknown_key()
            return work(table, known)

        return await self.registry.change(self.table.table_id, with_key)

    def must_own(self, seat: int) -> None:
        if seat not in self.seats:
            raise not_your_seat(seat)

    def viewpoint(self, seat: int | None) -> int | None:
        """Return the seat to look from: the one asked for, or the only one, or None."""
        if seat is not None:
            self.must_own(seat)
            return seat
        return self.seats[0] if len(self.seats) == 1 else None


async def authenticate(registry: TableRegistry, table_id: str, key: str | None) -> Caller:
    """Return who calls. Everybody may look at a public table, at others only with a key."""
    table = await registry.table(table_id)
    known = find_key(table, key)
    if known is None and not table.public:
        raise no_such_table(table_id)
    return Caller(registry, table, known)


async def get_caller(request: Request, table_id: TableId, credentials: Credentials) -> Caller:
    return await authenticate(await get_registry(request), table_id, sent_key(credentials))


async def get_player(request: Request, table_id: TableId, credentials: Credentials) -> Caller:
    """Return a caller who plays.

    This does not depend on `get_caller`: every dependency of a dependency costs as much as a turn.
    """
    caller = await get_caller(request, table_id, credentials)
    if caller.key is None or caller.key.role is not Role.PLAYER:
        raise needs_key()
    return caller


AnyCaller = Annotated[Caller, Depends(get_caller)]
Player = Annotated[Caller, Depends(get_player)]
