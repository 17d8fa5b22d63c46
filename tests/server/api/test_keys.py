"""Keys while a table is in use: renewed, told to other processes, and worth nothing afterwards."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import httpx

from tests.server.clients import OPEN, News, Person, open_table, person
from tests.server.seated_tables import seated
from tests.server.servers import Server


def test_who_listens_with_an_old_key_is_sent_away(server: Server) -> None:
    with seated(server.url, person(), person()) as (ana, bo, _):
        with News(server.url, ana.table_id, ana.key) as thief:
            thief.wait_for("hello")
            ana.post("key")
            thief.thread.join(30)
            assert not thief.thread.is_alive()
        bo.post("chat", text="only for us")
        assert all(message["type"] != "said" for message in thief.messages)


def test_a_new_link_for_onlookers(server: Server) -> None:
    with seated(server.url, person(), person()) as (ana, _, onlooker):
        with News(server.url, ana.table_id, onlooker.key) as news:
            news.wait_for("hello")
            fresh = ana.post("onlooker")["key"]
            news.thread.join(30)
            assert not news.thread.is_alive()
        assert not onlooker.is_let_in()
        with Person(server.url, ana.table_id, fresh) as another:
            assert another.info()["you"] == {"role": "onlooker", "seats": []}


def test_a_seat_stays_with_its_new_key(server: Server) -> None:
    """Whatever else is asked for in the same moment."""
    for _ in range(5):
        with seated(server.url, person(), person()) as (ana, _, _):
            with ThreadPoolExecutor(1) as pool:
                renewing = pool.submit(ana.post, "key")
                address, headers = f"{ana.base}/seats/0/webhook", ana.http.headers
                httpx.put(address, json={"url": "https://example.org/hook"}, headers=headers)
            with Person(server.url, ana.table_id, renewing.result()["key"]) as renewed:
                assert renewed.info()["you"]["seats"] == [0]


def test_who_leaves_is_not_asked_any_more(server: Server) -> None:
    opened = open_table(server.url, person("Ana"), OPEN, OPEN)
    table_id = opened["table"]["id"]
    with Person(server.url, table_id) as bo:
        bo.http.headers["Authorization"] = f"Bearer {bo.post('join', name='Bo')['key']}"
        bo.put("seats/1/webhook", url="https://example.org/hook")
        bo.post("leave")
    with Person(server.url, table_id) as cy:
        cy.http.headers["Authorization"] = f"Bearer {cy.post('join', name='Cy', seat=1)['key']}"
        assert [e["type"] for e in cy.get("events")["events"]].count("notices") == 1
