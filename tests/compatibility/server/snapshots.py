"""Everything that a server answers about its tables to players, onlookers and strangers."""

from __future__ import annotations

from typing import Any

from tests.compatibility.server.process import Http, TableClient
from tests.compatibility.server.scenario import Tables, client_of

Json = Any

SHARED = (
    *("events", "events?after=2", "story", "story?after=20", "course"),
    *("at?ply=0", "at?ply=9000"),
)
OF_A_VIEWER = ("", "view", "view?seat=3", "record", "export")
SERVICES = ("bots", "content", "lessons", "push", "tables")
BUSY = "thinking"  # a bot moves there as soon as the server runs


def snapshot_tables(http: Http, tables: Tables) -> dict[str, Json]:
    return {name: _table(http, tables, name) for name in tables if name != BUSY}


def _table(http: Http, tables: Tables, name: str) -> dict[str, Json]:
    viewers = {who: client_of(http, tables, name, who) for who in tables[name]["keys"]}
    viewers["stranger"] = client_of(http, tables, name)
    first = next(iter(viewers.values()))
    ply = first.get()["ply"]
    moments = [f"at?ply={moment}" for moment in (ply // 3, ply - 1) if moment > 0]
    return {
        "shared": {path: first.request("GET", path) for path in (*SHARED, *moments)},
        "viewers": {who: _viewer(client) for who, client in viewers.items()},
    }


def _viewer(client: TableClient) -> dict[str, Json]:
    status, table = client.request("GET")
    seats = table["you"]["seats"] if status == 200 else []
    more = [f"{path}?seat={seat}" for seat in seats for path in ("view", "export")]
    return {path: client.request("GET", path) for path in (*OF_A_VIEWER, *more)}


def snapshot_services(http: Http) -> dict[str, Json]:
    """Return the answers that do not depend on a table."""
    answers = {name: http.get(f"/api/{name}").json() for name in SERVICES}
    health = http.get("/health").json()
    return answers | {
        "bots": {bot["name"]: sorted(bot) for bot in answers["bots"]["bots"]},
        "lessons": {lesson["id"]: lesson for lesson in answers["lessons"]["lessons"]},
        "health": {name: type(value).__name__ for name, value in health.items()},
    }


def snapshot_lessons(http: Http) -> dict[str, Json]:
    """Return the drafts at the beginning of all lessons."""
    lessons = http.get("/api/lessons").json()["lessons"]
    return {
        lesson["id"]: http.post(f"/api/lessons/{lesson['id']}/look", json={"auto": True}).json()
        for lesson in lessons
    }
