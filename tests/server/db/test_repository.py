"""A table that is loaded from the database is the same as the one in memory, after every change."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Engine, make_url

from tests.tables.in_memory import (
    OPEN,
    PERSON,
    Newcomer,
    SeatWish,
    TableWish,
    TakeBackWish,
    bot,
    whole_turn,
)
from tzolkin.server.db import repository
from tzolkin.server.db.engine import migrate, open_engine
from tzolkin.server.db.rows import write_rows
from tzolkin.server.db.urls import DRIVERS
from tzolkin.tables import chat, invitations, lobby, notices, turns
from tzolkin.tables.changes import Change, Outcome
from tzolkin.tables.keys import Role
from tzolkin.tables.table import Snapshot, Table


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    url = make_url(database)
    engine = open_engine(url.set(drivername=DRIVERS[url.get_backend_name()]))
    migrate(engine)
    yield engine.execution_options(writes=True)
    engine.dispose()


def commit(engine: Engine, change: Change) -> None:
    """Write a change, apply it, and compare what both have come to."""
    changes = (*change.along, change)
    with engine.begin() as connection:
        for each in changes:
            write_rows(connection, repository.write(connection, each))
    for each in changes:
        each.table.apply(each)
        assert_stored(engine, each.table)


def assert_stored(engine: Engine, table: Table) -> None:
    with engine.connect() as connection:
        found = repository.load(connection, table.table_id)
    assert found
    assert values(found) == values(table)


def values(table: Table) -> dict[str, Any]:
    found = {name: value for name, value in vars(table).items() if name != "turn_by_id"}
    latest = found.pop("latest")
    assert isinstance(latest, Snapshot)
    return {**found, "hash": latest.hash}


def opened(engine: Engine, *seats: SeatWish) -> Table:
    change, found = lobby.open_table(TableWish(seats, title="Ours", public=True))
    commit(engine, change)
    return found.table


def do(engine: Engine, outcome: Outcome[Any]) -> Any:
    change, answer = outcome
    assert change
    commit(engine, change)
    return answer


def play(engine: Engine, table: Table, rng: random.Random) -> None:
    seat = table.waiting_for[0]
    actions = whole_turn(table.game_for(seat), lambda game: rng.choice(game.legal()))
    name = f"turn-{len(table.turns)}-{seat}"
    do(engine, turns.commit(table, turns.Commit(seat, table.ply, actions, name)))


def test_before_the_game(engine: Engine) -> None:
    table = opened(engine, PERSON, OPEN, OPEN)
    joined = do(engine, lobby.join(table, None, Newcomer("Bo", 2, "orchid")))
    do(engine, lobby.leave(table, joined.key))
    [ana] = [key for key in table.keys.values() if key.role is Role.PLAYER]
    do(engine, invitations.renew_key(table, ana))
    do(engine, invitations.renew_onlooker_key(table, ana))
    [ana] = [key for key in table.keys.values() if key.role is Role.PLAYER]
    do(engine, notices.set_receivers(table, ana, 0, webhook={"url": "https://example.org"}))
    do(engine, chat.say(table, [0], "Hello"))
    do(engine, lobby.leave(table, ana))
    assert [event.kind for event in table.events] == [
        *("opened", "joined", "left", "renewed", "renewed", "notices", "said", "left", "closed")
    ]


def test_a_game_with_secret_choices_and_taking_back(engine: Engine) -> None:
    table, rng = opened(engine, PERSON, PERSON, bot("random")), random.Random(1)
    for _ in range(6):
        play(engine, table, rng)
    while table.turns[-1].seat != 0:
        play(engine, table, rng)
    for seat in (0, 1):
        do(engine, turns.take_back(table, [seat], TakeBackWish()))
    assert table.turns[-1].back_to is not None
    play(engine, table, rng)
    do(engine, turns.take_back(table, [0], TakeBackWish()))
    do(engine, turns.take_back(table, [1], TakeBackWish(agree=False)))
    play(engine, table, rng)


def test_a_rematch(engine: Engine) -> None:
    table, rng = opened(engine, PERSON, PERSON), random.Random(2)
    while table.waiting_for:
        play(engine, table, rng)
    key = next(key for key in table.keys.values() if key.role is Role.PLAYER)
    again = do(engine, lobby.rematch(table, key))
    assert table.rematch == again
    assert lobby.rematch(table, key) == (None, again)


def test_a_change_has_an_event(engine: Engine) -> None:
    table = opened(engine, PERSON, PERSON)
    with engine.begin() as connection, pytest.raises(ValueError, match="every change has an event"):
        repository.write(connection, Change(table))
