"""Several processes on one PostgreSQL: each hears of what the others do."""

from __future__ import annotations

import random
from contextlib import suppress

from tests.server.clients import News, Person, RefusedError, open_table, person
from tests.server.seated_tables import keys_of
from tests.server.servers import Server
from tests.waiting import wait_until
from tzolkin import Game


def test_two_processes_on_one_database(postgres_url: str) -> None:
    """People at different processes play one game; each hears of the other's turns."""
    with Server(postgres_url) as one, Server(postgres_url) as other:
        opened = open_table(one.url, person(), person())
        table_id, keys = opened["table"]["id"], keys_of(opened)
        rng = random.Random(4)
        with (
            Person(one.url, table_id, keys[0]) as ana,
            Person(other.url, table_id, keys[1]) as bo,
            News(one.url, table_id, keys[0]) as heard_by_ana,
            News(other.url, table_id, keys[1]) as heard_by_bo,
        ):
            while ana.info()["phase"] == "running":
                for somebody in (ana, bo):
                    with suppress(RefusedError):  # it may hear of a turn a moment later
                        somebody.play_on(rng)
            together = {"type": "presence", "seats": [0, 1], "onlookers": 0}
            assert together in heard_by_ana.messages
            assert together in heard_by_bo.messages
            last = max(ana.info()["event"], bo.info()["event"])
            for news in (heard_by_ana, heard_by_bo):
                news.wait_until(last)
                assert news.numbers() == list(range(1, last + 1))
            assert heard_by_ana.events == heard_by_bo.events
            assert Game.replay(bo.get("record")).over


def test_a_renewed_key_is_known_to_all_processes(postgres_url: str) -> None:
    """And a change on another process in the same moment does not bring the old one back."""
    with Server(postgres_url) as one, Server(postgres_url) as other:
        opened = open_table(one.url, person(), person())
        table_id, old = opened["table"]["id"], keys_of(opened)[0]
        with Person(other.url, table_id, old) as known:
            known.info()  # it is in memory there
            known.post("chat", text="before")
        with Person(one.url, table_id, old) as ana:
            fresh = ana.post("key")["key"]
        with Person(other.url, table_id, fresh) as ana, Person(other.url, table_id, old) as thief:
            wait_until(lambda: ana.is_let_in())
            assert ana.info()["you"]["seats"] == [0]
            assert not thief.is_let_in()
            ana.put("seats/0/webhook", url="https://example.org/hook")
            assert ana.post("chat", text="after")["event"] == ana.info()["event"]
