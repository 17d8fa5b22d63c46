"""A visit to a server on the database of the first release: everything is seen, and goes on."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from tests.compatibility.databases import url_of
from tests.compatibility.fixtures import check
from tests.compatibility.going_on import go_on
from tests.compatibility.listening import listening, refused
from tests.compatibility.looking import lessons_seen, services_seen, tables_seen
from tests.compatibility.play import take_turn
from tests.compatibility.servers import Http, client, server
from tests.compatibility.tables import Places, guest_at

Json = Any

TOLD = "persons"  # at this table somebody listens


def visit(file: Path, places: Places, expected: Json = None) -> dict[str, Json]:
    """What a server answers to the same questions and turns. New keys are added to `places`.

    Nobody plays on where the tables are not as expected.
    """
    with server(url_of(file), file.with_suffix(".log")) as address, client(address) as http:
        table, key = places[TOLD]["table"], places[TOLD]["keys"]["onlooker"]
        with listening(address, table, {"key": key, "seen": 0}) as listener:
            before = tables_seen(http, places)
            if expected is not None:
                check(before, expected)
            found = {
                "before": before,
                "services": services_seen(http),
                "lessons": lessons_seen(http),
                "answers": go_on(http, places),
                "after": tables_seen(http, places),
            }
            listener.wait_until(guest_at(http, places, TOLD, "onlooker").get()["event"])
        return found | {
            "events": listener.events,
            "other messages": listener.others,
            "refused": refusals(address, places),
            "openapi": http.get("/api/openapi.json").json(),
            "bot moved": bot_moved(http, places),
        }


def refusals(address: str, places: Places) -> dict[str, Json]:
    """Listeners who are sent away."""
    table = places[TOLD]["table"]
    return {
        "wrong key": refused(address, table, {"key": "k1_" + 32 * "x", "seen": 0}),
        "stranger": refused(address, table, {"key": None}),
        "no greeting": refused(address, table, "hello"),
        "no table": refused(address, "nowhere", {"key": None, "seen": 0}),
    }


def bot_moved(http: Http, places: Places) -> Json:
    """The table at which a bot thought when the server was killed, after the next turns."""
    ana = guest_at(http, places, "bot to move", "Ana")
    assert take_turn(ana, random.Random(18))
    table = ana.settled()
    return {name: table[name] for name in ("phase", "problem", "waiting_for")}
