"""A server in a process of its own, and clients of its API."""

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
def running_server(database: str, log: Path, *, kill: bool = False) -> Iterator[str]:
    """Run `tzolkin serve` on a database and yield its address; stop or kill it afterwards."""
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
    """Call a condition until it returns something true, and return that."""
    deadline = time.monotonic() + PATIENCE
    while not (found := condition()):
        assert time.monotonic() < deadline, "the condition never became true"
        time.sleep(0.01)
    return found


def http_client(address: str) -> Http:
    return httpx.Client(base_url=address, timeout=PATIENCE)


class TableClient:
    """A client for one table, with a key or without."""

    def __init__(self, http: Http, table_id: str, key: str | None = None) -> None:
        self.table_id = table_id
        self._http = http
        self._headers = {"Authorization": f"Bearer {key}"} if key else {}

    def request(self, method: str, path: str = "", body: Json = None) -> list[Json]:
        """Return the status and the body of a response, which may be an error."""
        url = f"/api/tables/{self.table_id}/{path}".rstrip("/")
        response = self._http.request(method, url, json=body, headers=self._headers)
        return [response.status_code, response.json() if response.content else None]

    def get(self, path: str = "") -> Json:
        return self._successful("GET", path, None)

    def post(self, path: str, **body: Json) -> Json:
        return self._successful("POST", path, body)

    def put(self, path: str, **body: Json) -> Json:
        return self._successful("PUT", path, body)

    def _successful(self, method: str, path: str, body: Json) -> Json:
        status, answer = self.request(method, path, body)
        assert status < 400, (method, path, body, answer)
        return answer

    def commit(self, seat: int, actions: list[str], turn_id: str | None = None) -> Json:
        """Commit a whole turn."""
        table = self.get()
        used = turn_id or f"turn-{table['turns']}-of-{seat}"
        return self.post("turns", seat=seat, ply=table["ply"], actions=actions, id=used)

    def wait_for_bots(self) -> Json:
        """Return the table as soon as no bot has to move."""
        return wait_for(self._without_bots)

    def _without_bots(self) -> Json:
        table = self.get()
        bots = {number for number, seat in enumerate(table["seats"]) if seat["kind"] == "bot"}
        return None if bots & set(table["waiting_for"]) else table
