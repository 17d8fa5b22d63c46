"""For those who run the server: health, metrics, limits, the description, and a good end."""

from __future__ import annotations

import random
import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.cli.helpers import run_process, started_process
from tzolkin.server.lan_address import find_lan_address

from .guests import News, Person, Refusal, open_table, person
from .servers import PATIENCE, Server
from .tables import past_the_tiles, seated


def metric(server: Server, name: str) -> float:
    text = httpx.get(f"{server.url}/metrics").text
    found = re.search(rf"^tzolkin_{name} (\S+)$", text, re.MULTILINE)
    assert found, text
    return float(found[1])


def test_health_and_description(server: Server) -> None:
    assert httpx.get(f"{server.url}/health").json()["well"]
    described = httpx.get(f"{server.url}/api/openapi.json").json()
    assert "/api/tables/{table}/turns" in described["paths"]


def test_what_happens_is_counted(server: Server) -> None:
    before = metric(server, "commits_total")
    with (
        seated(server.url, person(), person()) as (ana, bo, _),
        News(server.url, ana.table, ana.key) as news,
    ):
        past_the_tiles([ana, bo], random.Random(1))
        news.wait_until(ana.info()["event"])
        assert metric(server, "websockets") >= 1
        assert metric(server, "commits_total") >= before + 3
        assert metric(server, "events_sent_total") >= 4
        assert metric(server, "tables_in_memory") >= 1


def test_limits(sqlite_url: str) -> None:
    few = {"limits_actions_per_minute": "3", "limits_chat_per_minute": "2"}
    with (
        Server(sqlite_url, limits_tables_per_address="1", **few) as server,
        seated(server.url, person(), person()) as (ana, bo, _),
    ):
        with pytest.raises(Refusal) as refusal:
            open_table(server.url, person(), person())
        assert (refusal.value.status, refusal.value.code) == (429, "too_many_tables")
        for _ in range(2):
            ana.post("chat", text="x")
        with pytest.raises(Refusal) as refusal:
            ana.post("chat", text="x")
        assert (refusal.value.status, refusal.value.code) == (429, "too_many")
        with (
            Person(server.url, ana.table, ana.post("key")["key"]) as renewed,
            pytest.raises(Refusal) as refusal,
        ):
            renewed.post("chat", text="a new key makes nobody new")
        assert refusal.value.status == 429
        bo.post("chat", text="x")
        for _ in range(3):
            with pytest.raises(Refusal) as refusal:
                bo.commit(1, 9, [])
            assert refusal.value.code == "out_of_date"
        with pytest.raises(Refusal) as refusal:
            bo.commit(1, 9, [])
        assert refusal.value.status == 429


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_in_good_order(sqlite_url: str, by: signal.Signals) -> None:
    server = Server(sqlite_url)
    server.start()
    with seated(server.url, person(), person()) as (ana, *_), News(server.url, ana.table, ana.key):
        assert server._end(by) == 0
    assert not any("Traceback" in line for line in server.output)


def test_nothing_secret_is_logged(sqlite_url: str) -> None:
    with (
        Server(sqlite_url, log_level="debug", log_format="json") as server,
        seated(server.url, person(), person(), seed=987_654_321_012) as people,
    ):
        past_the_tiles(people[:2], random.Random(2))
        keys = [somebody.key or "" for somebody in people]
        with News(server.url, people[0].table, keys[0]) as news:
            news.wait_for("presence")
    text = "".join(server.output)
    assert "request" in text
    assert not any(key in text for key in keys)
    assert "987654321012" not in text


def test_a_server_for_the_network_tells_its_address_there(sqlite_url: str) -> None:
    """As this machine has it, and the one for itself; both lead to it."""
    host = "0.0.0.0"  # noqa: S104
    with serving("--host", host, "--port", 0, "--database", sqlite_url) as line:
        addresses = re.findall(r"http://[^ ,]+", line)
        assert "//localhost:" in addresses[-1]
        assert len(addresses) == (2 if find_lan_address(host) else 1)
        for address in addresses:
            assert httpx.get(f"{address}/health").status_code == 200


def test_two_servers_do_not_share_a_file(sqlite_url: str) -> None:
    """Not even one that was killed keeps the next from starting."""
    server = Server(sqlite_url)
    for _ in range(2):
        server.start()
        refused = run_process("serve", "--port", 0, "--database", sqlite_url)
        assert refused.code == 1
        assert f"another server at {server.url} uses" in refused.err
        server.kill()
    with Server(sqlite_url):
        pass


@contextmanager
def serving(*words: object) -> Iterator[str]:
    """`tzolkin serve` as it is called; gives the line that it prints when it is there."""
    process = started_process("serve", *words)
    assert process.stderr
    try:
        yield next(line for line in process.stderr if "http://" in line)
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def test_a_server_that_cannot_start(server: Server, tmp_path: Path) -> None:
    file = f"sqlite:///{tmp_path / 'other.sqlite'}"
    for words, why in (
        (("--port", server.port, "--database", file), "address already in use"),
        (("--port", 0, "--database", "postgresql://nobody@127.0.0.1:1/x"), "database cannot be"),
        (("--port", 0, "--database", f"sqlite:///{tmp_path}"), "database cannot be"),
    ):
        refused = run_process("serve", *words)
        assert refused.code == 1
        assert why in refused.err
        assert len(refused.err.splitlines()) <= 3
