"""A disk that is full, and a database that goes away and comes back."""

from __future__ import annotations

import random
import resource
import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.clients import (
    News,
    Person,
    RefusedError,
    news_address,
    open_table,
    person,
    sent_away,
)
from tests.server.conftest import GENEROUS
from tests.server.postgres import PostgresServer
from tests.server.seated_tables import keys_of, past_the_tiles
from tests.server.servers import Server

PATIENCE = 60


def test_a_database_that_goes_away_and_comes_back(
    postgres: PostgresServer, postgres_url: str
) -> None:
    """Refused in the meantime, with nothing stored; then everything goes on where it was."""
    with Server(postgres_url, **GENEROUS) as server:
        opened = open_table(server.url, person(), person())
        table_id, keys = opened["table"]["id"], keys_of(opened)
        with (
            Person(server.url, table_id, keys[0]) as ana,
            Person(server.url, table_id, keys[1]) as bo,
            News(server.url, table_id, keys[0]) as news,
        ):
            past_the_tiles([ana, bo], random.Random(1))
            ply, (seat,) = ana.info()["ply"], ana.info()["waiting_for"]
            somebody = (ana, bo)[seat]
            actions = somebody.any_turn(seat, ply, random.Random(2))
            postgres.stop()
            with pytest.raises(RefusedError) as refusal:
                somebody.commit(seat, ply, actions, "again-and-again")
            assert (refusal.value.status, refusal.value.code) == (503, "unavailable")
            assert httpx.get(f"{server.url}/health").status_code == 503
            assert somebody.info()["ply"] == ply
            postgres.start()
            _repeat(somebody, seat, ply, actions)
            assert somebody.info()["ply"] == ply + len(actions)
            news.wait_until(somebody.info()["event"])
            assert news.numbers() == list(range(1, somebody.info()["event"] + 1))


def test_news_while_the_database_is_away(postgres: PostgresServer, postgres_url: str) -> None:
    """Of a table that is not in memory: listeners are told, and may come again."""
    with Server(postgres_url, **GENEROUS) as server:
        postgres.stop()
        assert listened(server) == ("unavailable", 4503)
        postgres.start()
        assert listened(server) == ("no_such_table", 4403)
    assert not any("unexpected error" in line for line in server.output)


def listened(server: Server) -> tuple[str, int | None]:
    with connect(news_address(server.url, "anywhere")) as client:
        client.send("{}")
        return sent_away(client)


def _repeat(somebody: Person, seat: int, ply: int, actions: list[str]) -> None:
    """As a client would, until it is stored."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            somebody.commit(seat, ply, actions, "again-and-again")
        except RefusedError as refusal:
            if refusal.code != "unavailable" or time.monotonic() > deadline:
                raise
            time.sleep(0.2)
        else:
            return


def test_a_disk_that_is_full(sqlite_url: str) -> None:
    """No file of the server may grow any more, as if the disk were full; later it may again."""
    with Server(sqlite_url, **GENEROUS) as server:
        opened = open_table(server.url, person(), person())
        table_id, keys = opened["table"]["id"], keys_of(opened)
        with (
            Person(server.url, table_id, keys[0]) as ana,
            Person(server.url, table_id, keys[1]) as bo,
        ):
            past_the_tiles([ana, bo], random.Random(3))
            ply, (seat,) = ana.info()["ply"], ana.info()["waiting_for"]
            somebody = (ana, bo)[seat]
            actions = somebody.any_turn(seat, ply, random.Random(4))
            with full_disk(server):
                with pytest.raises(RefusedError) as refusal:
                    somebody.commit(seat, ply, actions, "again-and-again")
                assert (refusal.value.status, refusal.value.code) == (503, "unavailable")
                assert somebody.info()["ply"] == ply
            _repeat(somebody, seat, ply, actions)
            assert somebody.info()["ply"] == ply + len(actions)


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    assert server.process
    soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (soft, hard))
