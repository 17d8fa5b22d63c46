"""Tables for a fuzzer, and what it needs to come further than their doors.

The server's description is narrowed to what is possible at these tables, and has an example of
every request that works; from there the fuzzer goes astray by itself.
"""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import NamedTuple

import httpx

from tests.server.clients import OPEN, Json, Person, open_table, person
from tests.server.seated_tables import keys_of, past_the_tiles, play_out
from tzolkin.server.notices import new_keys

SEED = 5
HARD_TEXTS, HARD_NUMBERS = ["\0", "x" * 1000], [2**64, -(2**255)]  # for databases


class Place(NamedTuple):
    """A table, a key to it, and what the paths of operations look like that are tried there."""

    operations: str
    table_id: str
    key: str


class Ground(NamedTuple):
    """All there is to try things at; whoever throws a key away does so at a table of their own."""

    usual: Place
    others: list[Place]
    seat: int
    ply: int
    turn: list[str]
    record: Json


def prepare(url: str) -> Ground:
    here = [person("Ana", screen="x"), person("Bo", screen="x")]
    usual = _opened(url, ".", here, _past_some_turns)
    waiting = _opened(url, "/(look|draft|export|seats/.*)$", here, _past_some_turns)
    taken_back = _opened(url, "/take-back$", here, _past_some_turns)
    finished = _opened(url, "/(record|rematch|at|story|course)$", here, play_out)
    joined = _opened(url, "/join$", [person(), OPEN, OPEN, OPEN])
    left = _opened(url, "/leave$", [person(), OPEN])
    renewed = _opened(url, "/key$", here)
    with Person(url, waiting.table_id, waiting.key) as ana:
        ply, (seat,) = ana.info()["ply"], ana.info()["waiting_for"]
        turn = ana.any_turn(seat, ply, random.Random(SEED))
    with Person(url, finished.table_id, finished.key) as ana:
        record = ana.get("record")
    others = [waiting, taken_back, finished, joined, left, renewed]
    return Ground(usual, others, seat, ply, turn, record)


def _opened(
    url: str,
    operations: str,
    seats: list[Json],
    play: Callable[[list[Person], random.Random], None] | None = None,
) -> Place:
    opened = open_table(url, *seats, seed=SEED)
    place = Place(operations, opened["table"]["id"], keys_of(opened)[0])
    if play:
        with Person(url, place.table_id, place.key) as somebody:
            play([somebody], random.Random(SEED))
    return place


def _past_some_turns(people: list[Person], rng: random.Random) -> None:
    """So that there is one to take back."""
    past_the_tiles(people, rng)
    for _ in range(3):
        people[0].play_on(rng)


def settings(ground: Ground) -> str:
    """For schemathesis, in TOML: which table and key go with which operation."""
    special = (
        f"[[operations]]\ninclude-path-regex = '{place.operations}'\n{_place(place)}"
        for place in ground.others
    )
    return "\n".join([_place(ground.usual), *special])


def _place(place: Place) -> str:
    return (
        f"headers = {{ Authorization = 'Bearer {place.key}' }}\n"
        f"parameters = {{ 'path.table' = '{place.table_id}' }}\n"
    )


def narrowed(url: str, ground: Ground) -> Json:
    """Return the server's own description, of these tables only, and with examples."""
    found: Json = httpx.get(f"{url}/api/openapi.json").json()
    _narrow_schemas(found["components"]["schemas"], ground)
    examples = _examples(ground)
    first = httpx.get(f"{url}/api/lessons").json()["lessons"][0]["id"]
    known = {
        "seat": {"maximum": ground.record["start"]["players"] - 1},
        "lesson": {"enum": [first]},
    }
    for path, operations in found["paths"].items():
        for operation in operations.values():
            for parameter in operation.get("parameters", []):
                parameter["schema"] |= known.get(parameter["name"], {})
            if "requestBody" in operation:
                example = examples[re.sub(r"^/api/(tables/{table}/)?(seats/{seat}/)?", "", path)]
                operation["requestBody"]["content"]["application/json"]["example"] = example
    return found


def _narrow_schemas(schemas: Json, ground: Ground) -> None:
    """Allow turns that begin where the tables stand, and records that begin like a real one."""
    for name in ("DraftRequest", "SaveDraftRequest", "CommitRequest"):
        parts = schemas[name]["properties"]
        parts["seat"], parts["ply"] = {"enum": [ground.seat]}, {"enum": [ground.ply]}
        parts["actions"]["items"] = {"enum": sorted(set(ground.turn))}
    schemas["RecordRequest"]["required"] += ["names", "seed"]
    schemas["RecordRequest"]["properties"] |= {
        "format": {"enum": [ground.record["format"]]},
        "start": {"enum": [ground.record["start"]]},
        "actions": {"enum": [[], ground.record["actions"]]},
        "names": {"enum": [["Ana", name] for name in ("Bo", *HARD_TEXTS)]},
        "seed": {"enum": [SEED, *HARD_NUMBERS]},
    }


def _examples(ground: Ground) -> Json:
    """Return by path below a table or a seat what succeeds, at least once."""
    thought = {"seat": ground.seat, "ply": ground.ply, "actions": ground.turn}
    public = new_keys()[1]
    return {
        "look": thought,
        "lessons/{lesson}/look": {"auto": True},
        "draft": {**thought, "undone": ["done"]},
        "turns": {**thought, "id": "the-first-turn"},
        "take-back": {"agree": True},
        "chat": {"text": "Good luck!"},
        "tables": {"seats": [person("Ana"), OPEN], "public": True},
        "join": {"name": "Eve"},
        "records": ground.record,
        "webhook": {"url": "https://example.com/hook"},
        "push": {
            "endpoint": "https://example.com/push",
            "keys": {"p256dh": public, "auth": "A" * 22},
        },
    }


def answers(lines: Iterable[str], description: Json) -> dict[str, set[int]]:
    """Return the statuses with which each operation was answered, by the log of the server."""
    found: dict[str, set[int]] = defaultdict(set)
    shapes = [
        (f"{method.upper()} {path}", re.compile(re.sub(r"\\{.*?\\}", "[^/]+", re.escape(path))))
        for path, operations in description["paths"].items()
        for method in operations
    ]
    requests = re.findall(r"method=(\S+) path=(\S+) status=(\d+)", "".join(lines))
    for method, path, status in requests:
        for operation, shape in shapes:
            if operation.startswith(f"{method} ") and shape.fullmatch(path):
                found[operation].add(int(status))
    return {operation: found[operation] for operation, _ in shapes}
