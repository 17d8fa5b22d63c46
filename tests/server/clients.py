"""Clients for tests: people who play, and people who look on, over real connections."""

from __future__ import annotations

import json
import random
import threading
from contextlib import ExitStack, suppress
from typing import Any, Self
from uuid import uuid4

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 30.0

Json = dict[str, Any]


class Person:
    """Somebody with a key, or none, at a table."""

    def __init__(self, url: str, table_id: str, key: str | None = None) -> None:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        self.url, self.table_id, self.key = url, table_id, key
        self.base = f"{url}/api/tables/{table_id}"
        self.http = httpx.Client(headers=headers, timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str = "", **params: Any) -> Json:
        return json_of(self.http.get(self._address(path), params=params))

    def post(self, path: str, **body: Any) -> Json:
        return json_of(self.http.post(self._address(path), json=body))

    def put(self, path: str, **body: Any) -> Json:
        return json_of(self.http.put(self._address(path), json=body))

    def _address(self, path: str) -> str:
        return f"{self.base}/{path}" if path else self.base

    def is_let_in(self) -> bool:
        """Return whether the key still opens the table."""
        return self.http.get(self.base).status_code != 401

    def info(self) -> Json:
        return self.get()

    def look(self, seat: int, ply: int, actions: list[str], *, auto: bool = False) -> Json:
        return self.post("look", seat=seat, ply=ply, actions=actions, auto=auto)

    def commit(self, seat: int, ply: int, actions: list[str], name: str | None = None) -> Json:
        return self.post("turns", seat=seat, ply=ply, actions=actions, id=name or uuid4().hex)

    def any_turn(self, seat: int, ply: int, rng: random.Random) -> list[str]:
        """Return a whole turn by chance."""
        actions: list[str] = []
        while True:
            found = self.look(seat, ply, actions)
            if found["over"]:
                return actions
            actions.append(rng.choice(found["legal"])["action"])

    def play_on(self, rng: random.Random) -> bool:
        """Take a turn if it is one of our seats' turn, and return whether it was."""
        info = self.info()
        mine = [seat for seat in info["waiting_for"] if seat in info["you"]["seats"]]
        if mine:
            self.commit(mine[0], info["ply"], self.any_turn(mine[0], info["ply"], rng))
        return bool(mine)


class RefusedError(AssertionError):
    """The server refused a request."""

    def __init__(self, response: httpx.Response) -> None:
        self.status = response.status_code
        self.error: Json = response.json()["error"] if response.content else {}
        super().__init__(f"{self.status}: {self.error}")

    @property
    def code(self) -> str:
        return str(self.error["code"])


def json_of(response: httpx.Response) -> Json:
    if response.status_code >= 400:
        raise RefusedError(response)
    found: Json = response.json() if response.content else {}
    return found


def open_table(url: str, *seats: Json, **wishes: Any) -> Json:
    """Open a table, and return what its host gets."""
    body = {"seats": list(seats), **wishes}
    return json_of(httpx.post(f"{url}/api/tables", json=body, timeout=PATIENCE))


def person(name: str = "", **more: Any) -> Json:
    return {"kind": "person", "name": name, **more}


def bot(level: str = "merchant") -> Json:
    return {"kind": "bot", "bot": level}


OPEN = {"kind": "open"}


def news_address(url: str, table_id: str) -> str:
    return f"ws{url.removeprefix('http')}/api/tables/{table_id}/news"


def sent_away(client: ClientConnection) -> tuple[str, int | None]:
    """Return why a listener was refused: the code of the error, and the one of the connection."""
    told: Json = {}
    with suppress(ConnectionClosed):
        while True:
            told = json.loads(client.recv(PATIENCE))
    assert told["type"] == "refused"
    assert told["error"]["message"]
    return told["error"]["code"], client.protocol.close_code


class News:
    """Listens to a table in a thread, and remembers all it heard."""

    def __init__(self, url: str, table_id: str, key: str | None = None, seen: int = 0) -> None:
        address = news_address(url, table_id)
        self.texts: list[str] = []
        self._stack = ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            connect(address, open_timeout=PATIENCE)
        )
        self.socket.send(json.dumps({"key": key, "seen": seen}))
        self.changed = threading.Condition()
        self.thread = threading.Thread(target=self._listen, daemon=True)
        self.thread.start()

    def _listen(self) -> None:
        with suppress(ConnectionClosed):
            for text in self.socket:
                with self.changed:
                    self.texts.append(str(text))
                    self.changed.notify_all()
        with self.changed:
            self.changed.notify_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._stack.close()
        self.thread.join()

    @property
    def messages(self) -> list[Json]:
        with self.changed:
            return [json.loads(text) for text in self.texts]

    @property
    def events(self) -> list[Json]:
        return [message for message in self.messages if "event" in message]

    def numbers(self) -> list[int]:
        return [event["event"] for event in self.events]

    def wait_for(self, kind: str, count: int = 1) -> Json:
        """Return the nth message of a kind, once it has come."""
        with self.changed:
            assert self.changed.wait_for(lambda: len(self._of(kind)) >= count, PATIENCE), self.texts
        return self._of(kind)[count - 1]

    def wait_until(self, number: int) -> None:
        with self.changed:
            heard = self.changed.wait_for(lambda: self._last() >= number, PATIENCE)
        assert heard, f"waited for event {number}, heard {self._last()}"

    def _of(self, kind: str) -> list[Json]:
        return [m for m in (json.loads(text) for text in self.texts) if m["type"] == kind]

    def _last(self) -> int:
        return max((m.get("event", 0) for m in (json.loads(t) for t in self.texts)), default=0)
