"""A change is a plain value: nothing happens at the table before it is applied."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from tests.tables.in_memory import (
    OPEN,
    PERSON,
    Newcomer,
    TableWish,
    TakeBackWish,
    applied,
    new_table,
    whole_turn,
)
from tzolkin import Game
from tzolkin.tables import chat, invitations, lobby, notices, turns
from tzolkin.tables.changes import Change, Outcome
from tzolkin.tables.errors import TableError
from tzolkin.tables.keys import Key, Role
from tzolkin.tables.table import Table


def first(game: Game) -> str:
    return game.legal()[0]


def commit(table: Table, seat: int) -> Outcome[Any]:
    actions = whole_turn(table.game_for(seat), first)
    wanted = turns.Commit(seat, table.ply, actions, f"turn-{len(table.turns)}-{seat}")
    return turns.commit(table, wanted)


def player_key(table: Table) -> Key:
    return next(key for key in table.keys.values() if key.role is Role.PLAYER)


def gathering() -> Table:
    return new_table(PERSON, OPEN, OPEN)


def running() -> Table:
    table = new_table(PERSON, PERSON)
    for seat in (0, 1, 0):
        applied(commit(table, seat))
    return table


def choosing() -> Table:
    table = new_table(PERSON, PERSON)
    applied(commit(table, 1))
    return table


def webhook(table: Table) -> Outcome[None]:
    return notices.set_receivers(table, player_key(table), 0, webhook={"url": "https://x.example"})


REQUESTS: list[tuple[Callable[[], Table], Callable[[Table], Outcome[Any]], list[str]]] = [
    (gathering, lambda table: lobby.join(table, None, Newcomer("Bo")), ["joined"]),
    (gathering, lambda table: lobby.leave(table, player_key(table)), ["left", "closed"]),
    (gathering, lambda table: invitations.renew_key(table, player_key(table)), ["renewed"]),
    (
        gathering,
        lambda table: invitations.renew_onlooker_key(table, player_key(table)),
        ["renewed"],
    ),
    (gathering, webhook, ["notices"]),
    (running, lambda table: chat.say(table, [0], "Hello"), ["said"]),
    (running, lambda table: commit(table, table.waiting_for[0]), ["turn"]),
    (running, lambda table: turns.take_back(table, [0], TakeBackWish()), ["take_back"]),
    (
        running,
        lambda table: turns.take_back(table, [0, 1], TakeBackWish()),
        ["take_back", "taken_back"],
    ),
    (choosing, lambda table: commit(table, 0), ["chosen", "turn", "turn"]),
]


@pytest.mark.parametrize(("opened", "build", "kinds"), REQUESTS)
def test_nothing_happens_before_it_is_applied(
    opened: Callable[[], Table], build: Callable[[Table], Outcome[Any]], kinds: list[str]
) -> None:
    table = opened()
    before = values(table)
    change, _ = build(table)
    assert isinstance(change, Change)
    assert values(table) == before
    assert [event.kind for event in change.events] == kinds
    table.apply(change)
    assert values(table) != before
    assert table.event == before["event"] + len(kinds)


def values(table: Table) -> dict[str, Any]:
    found = {name: value for name, value in vars(table).items() if name != "latest"}
    return copy.deepcopy({**found, "actions": table.game.actions})


def test_a_rematch_changes_two_tables() -> None:
    table = new_table(PERSON, PERSON)
    while table.waiting_for:
        applied(commit(table, table.waiting_for[0]))
    change, table_id = lobby.rematch(table, player_key(table))
    assert change
    [opening] = change.along
    assert (opening.opens, opening.table.table_id) == (True, table_id)
    assert opening.table.keys == table.keys
    applied((change, None))
    assert table.rematch == table_id
    assert lobby.rematch(table, player_key(table)) == (None, table_id)


def test_the_same_turn_is_played_once() -> None:
    table = running()
    seat, ply = table.waiting_for[0], table.ply
    wanted = turns.Commit(seat, ply, whole_turn(table.game, first), "once-only")
    answer = applied(turns.commit(table, wanted))
    assert turns.commit(table, wanted) == (None, answer)


def test_errors_have_a_code_and_parameters() -> None:
    table = running()
    other = 1 - table.waiting_for[0]
    with pytest.raises(TableError, match="It is the turn of seat") as caught:
        turns.commit(table, turns.Commit(other, table.ply, [], "too-early"))
    assert caught.value.code == "not_your_turn"
    assert caught.value.params == {"waiting_for": table.waiting_for}
    with pytest.raises(TableError, match="Every seat needs a colour of its own"):
        lobby.open_table(TableWish([PERSON._replace(colour="macaw")] * 2))
