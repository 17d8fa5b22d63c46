"""Keys while a table is in use: renewed, told to other processes, and worth nothing afterwards."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import httpx

from tests.waiting import wait_until

from .guests import OPEN, News, Person, open_table, person
from .servers import Server
from .tables import keys_of, seated


def test_a_renewed_key_is_known_to_all_processes(postgres_url: str) -> None:
    """And a change on another process in the same moment does not bring the old one back."""
    with Server(postgres_url) as one, Server(postgres_url) as other:
        opened = open_table(one.url, person(), person())
        name, old = opened["table"]["id"], keys_of(opened)[0]
        with Person(other.url, name, old) as known:
            known.info()  # it is in memory there
            known.post("chat", text="before")
        with Person(one.url, name, old) as ana:
            fresh = ana.post("key")["key"]
        with Person(other.url, name, fresh) as ana, Person(other.url, name, old) as thief:
            wait_until(lambda: _is_let_in(ana))
            assert ana.info()["you"]["seats"] == [0]
            assert not _is_let_in(thief)
            ana.put("seats/0/webhook", url="https://example.org/hook")
            assert ana.post("chat", text="after")["event"] == ana.info()["event"]


def _is_let_in(somebody: Person) -> bool:
    return somebody.http.get(somebody.base).status_code != 401


def test_who_listens_with_an_old_key_is_sent_away(server: Server) -> None:
    with seated(server.url, person(), person()) as (ana, bo, _):
        with News(server.url, ana.table, ana.key) as thief:
            thief.wait_for("hello")
            ana.post("key")
            thief.thread.join(30)
            assert not thief.thread.is_alive()
        bo.post("chat", text="only for us")
        assert all(message["type"] != "said" for message in thief.messages)


def test_a_new_link_for_onlookers(server: Server) -> None:
    with seated(server.url, person(), person()) as (ana, _, onlooker):
        with News(server.url, ana.table, onlooker.key) as news:
            news.wait_for("hello")
            fresh = ana.post("onlooker")["key"]
            news.thread.join(30)
            assert not news.thread.is_alive()
        assert not _is_let_in(onlooker)
        with Person(server.url, ana.table, fresh) as another:
            assert another.info()["you"] == {"role": "onlooker", "seats": []}


def test_a_seat_stays_with_its_new_key(server: Server) -> None:
    """Whatever else is asked for in the same moment."""
    for _ in range(5):
        with seated(server.url, person(), person()) as (ana, _, _):
            with ThreadPoolExecutor(1) as pool:
                renewing = pool.submit(ana.post, "key")
                address, headers = f"{ana.base}/seats/0/webhook", ana.http.headers
                httpx.put(address, json={"url": "https://example.org/hook"}, headers=headers)
            with Person(server.url, ana.table, renewing.result()["key"]) as renewed:
                assert renewed.info()["you"]["seats"] == [0]


def test_who_leaves_is_not_asked_any_more(server: Server) -> None:
    opened = open_table(server.url, person("Ana"), OPEN, OPEN)
    name = opened["table"]["id"]
    with Person(server.url, name) as bo:
        bo.http.headers["Authorization"] = f"Bearer {bo.post('join', name='Bo')['key']}"
        bo.put("seats/1/webhook", url="https://example.org/hook")
        bo.post("leave")
    with Person(server.url, name) as cy:
        cy.http.headers["Authorization"] = f"Bearer {cy.post('join', name='Cy', seat=1)['key']}"
        assert [e["type"] for e in cy.get("events")["events"]].count("notices") == 1
