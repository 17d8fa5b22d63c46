"""Tests of starting and stopping a server, and of the messages when it cannot start."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text

from tests.cli.helpers import Answer, run_process, started_process
from tzolkin.server.lan_address import find_lan_address
from tzolkin.server.run import prepare_database
from tzolkin.server.settings import read_settings

from .clients import News, person
from .seated_tables import seated
from .servers import PATIENCE, Server


def refused(answer: Answer, *parts: str) -> None:
    assert answer.code in (1, 2)
    assert len(answer.err.splitlines()) <= 4
    assert "Traceback" not in answer.err
    for part in parts:
        assert part in " ".join(answer.err.split())


@pytest.mark.parametrize(
    "command", [("serve", "--port", 0), ("admin", "verify"), ("admin", "prune")]
)
def test_a_database_of_a_newer_version(database: str, command: tuple[object, ...]) -> None:
    prepare_database(read_settings(database=database))
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    refused(run_process(*command, "--database", database), "newer version of tzolkin", "install")


@pytest.mark.parametrize("command", [("serve", "--port", 0), ("admin", "verify")])
@pytest.mark.parametrize("where", ["", "/:memory:", "/file:x?mode=memory&uri=true"])
def test_a_database_in_memory(command: tuple[object, ...], where: str) -> None:
    refused(run_process(*command, "--database", f"sqlite://{where}"), "database must be sqlite:///")


@pytest.mark.parametrize("contact", ["mailto:a@b", "https://tzolkin.example"])
def test_a_key_for_web_push_that_is_none(sqlite_url: str, contact: str) -> None:
    push = {"TZOLKIN_PUSH_KEY": "abc", "TZOLKIN_PUSH_CONTACT": contact}
    answer = run_process("serve", "--port", 0, "--database", sqlite_url, **push)
    refused(answer, "push_key", "a private key has 32 bytes")


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_in_good_order(sqlite_url: str, by: signal.Signals) -> None:
    server = Server(sqlite_url)
    server.start()
    with (
        seated(server.url, person(), person()) as (ana, *_),
        News(server.url, ana.table_id, ana.key),
    ):
        assert server._end(by) == 0
    assert not any("Traceback" in line for line in server.output)


def test_a_server_for_the_network_tells_its_address_there(sqlite_url: str) -> None:
    """It prints the address in the network, if there is one, and localhost; both work."""
    host = "0.0.0.0"  # noqa: S104
    with serving("--host", host, "--port", 0, "--database", sqlite_url) as line:
        addresses = re.findall(r"http://[^ ,]+", line)
        assert "//localhost:" in addresses[-1]
        assert len(addresses) == (2 if find_lan_address(host) else 1)
        for address in addresses:
            assert httpx.get(f"{address}/health").status_code == 200


def test_two_servers_do_not_share_a_file(sqlite_url: str) -> None:
    """A server that was killed does not keep the next one from starting."""
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
    """Run `tzolkin serve` and yield the line that it prints when it is ready."""
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
