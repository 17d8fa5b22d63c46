"""What a server tells of its tables to those who sit there, to onlookers and to strangers."""

from __future__ import annotations

from typing import Any

from tests.compatibility.servers import Guest, Http
from tests.compatibility.tables import Places, guest_at

Json = Any

SHARED = (
    "events",
    "events?after=2",
    "story",
    "story?after=20",
    "course",
    "at?ply=0",
    "at?ply=9000",
)
OF_A_VIEWER = ("", "view", "view?seat=3", "record", "export")
SERVICES = ("bots", "content", "lessons", "push", "tables")
BUSY = ("bot to move",)  # a bot goes on there as soon as the server is up


def tables_seen(http: Http, places: Places) -> dict[str, Json]:
    """All that can be asked about each table."""
    return {name: table_seen(http, places, name) for name in places if name not in BUSY}


def table_seen(http: Http, places: Places, name: str) -> dict[str, Json]:
    viewers = {who: guest_at(http, places, name, who) for who in places[name]["keys"]}
    viewers["stranger"] = guest_at(http, places, name)
    first = next(iter(viewers.values()))
    shared = [*SHARED, *_moments(first)]
    return {
        "shared": {path: first.ask("GET", path) for path in shared},
        "viewers": {who: viewer_sees(guest) for who, guest in viewers.items()},
    }


def _moments(guest: Guest) -> list[str]:
    ply = guest.get()["ply"]
    return [f"at?ply={moment}" for moment in (ply // 3, ply - 1) if moment > 0]


def viewer_sees(guest: Guest) -> dict[str, Json]:
    status, table = guest.ask("GET")
    seats = table["you"]["seats"] if status == 200 else []
    more = [f"{path}?seat={seat}" for seat in seats for path in ("view", "export")]
    return {path: guest.ask("GET", path) for path in (*OF_A_VIEWER, *more)}


def services_seen(http: Http) -> dict[str, Json]:
    """What a server tells that is not about a table."""
    found = {name: http.get(f"/api/{name}").json() for name in SERVICES}
    health = http.get("/health").json()
    return found | {
        "bots": {bot["name"]: sorted(bot) for bot in found["bots"]["bots"]},
        "lessons": {lesson["id"]: lesson for lesson in found["lessons"]["lessons"]},
        "health": {name: type(value).__name__ for name, value in health.items()},
    }


def lessons_seen(http: Http) -> dict[str, Json]:
    """What the first turn of each lesson can be."""
    lessons = http.get("/api/lessons").json()["lessons"]
    return {
        lesson["id"]: http.post(f"/api/lessons/{lesson['id']}/look", json={"auto": True}).json()
        for lesson in lessons
    }
