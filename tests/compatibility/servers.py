"""A server in a process of its own, and people who talk to it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

import httpx

PATIENCE = 60.0
ADDRESS = re.compile(r"http://\S+?:\d+")
SETTINGS = {
    "TZOLKIN_WEBHOOK_PRIVATE": "true",
    "TZOLKIN_BOT_PROCESSES": "1",
    "TZOLKIN_LIMITS_REQUESTS_PER_MINUTE": "1000000",
    "TZOLKIN_LIMITS_ACTIONS_PER_MINUTE": "1000000",
    "TZOLKIN_LIMITS_NEW_TABLES_PER_HOUR": "1000",
}

Json = Any
Http: TypeAlias = httpx.Client


@contextmanager
def server(database: str, log: Path, *, kill: bool = False) -> Iterator[str]:
    """`tzolkin serve` on a database; gives its address. In the end it is stopped, or killed."""
    words = ["serve", "--host", "127.0.0.1", "--port", "0", "--database", database]
    with (
        log.open("w", encoding="utf-8") as output,
        subprocess.Popen(
            [sys.executable, "-m", "tzolkin", *words],
            env=os.environ | SETTINGS,
            stdout=output,
            stderr=subprocess.STDOUT,
        ) as process,
    ):
        try:
            yield wait_for(lambda: _address_in(log, process))
        finally:
            (process.kill if kill else process.terminate)()
            process.wait(PATIENCE)


def _address_in(log: Path, process: subprocess.Popen[bytes]) -> str | None:
    text = log.read_text(encoding="utf-8")
    assert process.poll() is None, text
    found = ADDRESS.search(text)
    return found[0] if found else None


def wait_for(condition: Callable[[], Json]) -> Json:
    """The first answer of a condition that counts as true."""
    deadline = time.monotonic() + PATIENCE
    while not (found := condition()):
        assert time.monotonic() < deadline, "what was waited for did not happen"
        time.sleep(0.01)
    return found


def client(address: str) -> Http:
    return httpx.Client(base_url=address, timeout=PATIENCE)


class Guest:
    """Somebody at a table, with a key or none."""

    def __init__(self, http: Http, table: str, key: str | None = None) -> None:
        self.http, self.table, self.key = http, table, key
        self._headers = {"Authorization": f"Bearer {key}"} if key else {}

    def ask(self, method: str, path: str = "", body: Json = None) -> list[Json]:
        """The status and the body of an answer, which may be a refusal."""
        address = f"/api/tables/{self.table}/{path}".rstrip("/")
        answer = self.http.request(method, address, json=body, headers=self._headers)
        return [answer.status_code, answer.json() if answer.content else None]

    def get(self, path: str = "") -> Json:
        return self._told("GET", path, None)

    def post(self, path: str, **body: Json) -> Json:
        return self._told("POST", path, body)

    def put(self, path: str, **body: Json) -> Json:
        return self._told("PUT", path, body)

    def _told(self, method: str, path: str, body: Json) -> Json:
        status, told = self.ask(method, path, body)
        assert status < 400, (method, path, body, told)
        return told

    def commit(self, actions: list[str], seat: int | None = None, name: str = "") -> Json:
        """Play a whole turn, by default with the only seat."""
        table = self.get()
        own = table["you"]["seats"][0] if seat is None else seat
        turn = name or f"turn-{table['turns']}-of-{own}"
        return self.post("turns", seat=own, ply=table["ply"], actions=actions, id=turn)

    def settled(self) -> Json:
        """The table as soon as no bot is to move."""
        return wait_for(self._settled)

    def _settled(self) -> Json:
        table = self.get()
        bots = {seat for seat, each in enumerate(table["seats"]) if each["kind"] == "bot"}
        return None if bots & set(table["waiting_for"]) else table
