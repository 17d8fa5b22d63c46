"""Tables in every state that a game can be in, as they were made with the first release.

Only the generator plays this scenario. It results in a database, and in `Tables`: the ids of the
tables and the keys to them.
"""

from __future__ import annotations

import random
from typing import Any

from tests.compatibility.descriptions.games import golden_records, random_game
from tests.compatibility.server.process import Http, TableClient
from tests.compatibility.server.turns import play_turns, random_turn

Json = Any
Tables = dict[str, dict[str, Any]]  # by a name that the tests use: id, keys and secrets

HOOK = "http://127.0.0.1:9/"  # nobody listens there; the tests replace it by an address of theirs
OPEN = {"kind": "open"}


def person(name: str, **more: Json) -> Json:
    return {"kind": "person", "name": name, **more}


def bot(name: str) -> Json:
    return {"kind": "bot", "bot": name}


def client_of(http: Http, tables: Tables, name: str, who: str | None = None) -> TableClient:
    """Return the client of somebody with a key to a table, or of a stranger."""
    table = tables[name]
    return TableClient(http, table["id"], table["keys"][who] if who else None)


class Maker:
    """Opens tables on a server and remembers their keys."""

    def __init__(self, http: Http) -> None:
        self.http = http
        self.tables: Tables = {}
        self.rng = random.Random(2012)

    def open(self, name: str, *seats: Json, **options: Json) -> list[TableClient]:
        """Open a table and return the clients of its players."""
        response = self.http.post("/api/tables", json={"seats": seats, **options})
        assert response.status_code == 201, response.text
        opened = response.json()
        keys = {seats[each["seats"][0]]["name"]: each["key"] for each in opened["keys"]}
        self.add(name, opened["table"]["id"], keys | {"onlooker": opened["onlooker"]})
        return [self.client(name, who) for who in keys]

    def add(self, name: str, table_id: str, keys: dict[str, str]) -> None:
        self.tables[name] = {"id": table_id, "keys": keys, "secrets": {}}

    def client(self, name: str, who: str | None = None) -> TableClient:
        return client_of(self.http, self.tables, name, who)

    def renew_key(self, name: str, who: str) -> None:
        self.tables[name]["keys"][who] = self.client(name, who).post("key")["key"]

    def renew_onlooker(self, name: str) -> None:
        self.tables[name]["keys"]["onlooker"] = self.client(name, "Ana").post("onlooker")["key"]

    def set_webhook(self, name: str, who: str, seat: int) -> None:
        answer = self.client(name, who).put(f"seats/{seat}/webhook", url=HOOK)
        self.tables[name]["secrets"][str(seat)] = answer["secret"]

    def play(self, clients: list[TableClient], turns: int | None = None) -> None:
        play_turns(clients, self.rng, turns)


def make_tables(http: Http) -> Tables:
    """Make all tables; at the last one a bot has to move."""
    maker = Maker(http)
    for make in (gathering, persons, bots, sealed, finished, records, closed, asked, one_screen):
        make(maker)
    thinking(maker)
    return maker.tables


def gathering(maker: Maker) -> None:
    """Make a table with two open seats, one of which was taken and given back."""
    seats = (person("Ana", colour="orchid"), OPEN, OPEN, bot("planner"))
    (ana,) = maker.open("gathering", *seats, title="Evening", public=True, seed=11)
    joined = maker.client("gathering").post("join", name="Cy", seat=2, colour="morpho")
    TableClient(maker.http, ana.table_id, joined["key"]).post("leave")
    ana.post("chat", text="Who plays?")


def persons(maker: Maker) -> None:
    """Make a game in which a turn was taken back, with a draft, webhooks and renewed keys."""
    maker.open("persons", person("Ana"), person("Bo"), seed=12, title="Ana and Bo")
    maker.renew_key("persons", "Bo")
    maker.renew_onlooker("persons")
    for seat, who in enumerate(("Ana", "Bo")):
        maker.set_webhook("persons", who, seat)
    clients = ana, bo = [maker.client("persons", who) for who in ("Ana", "Bo")]
    maker.play(clients, 9)
    ana.post("take-back")
    bo.post("take-back", agree=False)
    bo.post("take-back")
    assert ana.post("take-back")["done"]
    maker.play(clients, 6)
    bo.post("chat", text="Your turn, I think: café ☕")
    save_draft(maker, clients)


def save_draft(maker: Maker, clients: list[TableClient]) -> None:
    """Save a turn of whose turn it is as a draft, its last action undone."""
    table = clients[0].get()
    (seat,) = table["waiting_for"]
    turn = random_turn(clients[seat], seat, maker.rng)
    draft = {"seat": seat, "ply": table["ply"], "actions": turn[:-1], "undone": turn[-1:]}
    clients[seat].put("draft", **draft)


def bots(maker: Maker) -> None:
    """Make a game of a person and bots in which the person has to move."""
    seats = (person("Ana"), bot("planner"), bot("corn"), bot("temples"))
    maker.play(maker.open("bots", *seats, public=True, seed=13), 20)
    maker.client("bots", "Ana").wait_for_bots()


def sealed(maker: Maker) -> None:
    """Make a game in which wealth tiles are chosen in secret, and one seat has chosen."""
    _, bo, _ = maker.open("sealed", person("Ana"), person("Bo"), person("Cy"), seed=14)
    bo.commit(1, random_turn(bo, 1, maker.rng), "sealed-choice")


def finished(maker: Maker) -> None:
    """Make a game that is over, and its rematch."""
    clients = maker.open("finished", person("Ana"), bot("planner"), seed=15, title="A game")
    maker.play(clients)
    rematch = clients[0].post("rematch")["table"]
    maker.add("rematch", rematch["id"], maker.tables["finished"]["keys"])
    maker.client("rematch", "Ana").wait_for_bots()


def records(maker: Maker) -> None:
    """Upload a whole record, and one that stops early."""
    _, whole = next(golden_records())
    for name, record in (("record", whole), ("incomplete", random_game(4, 7, 150).record())):
        answer = maker.http.post("/api/records", json=record).json()
        maker.add(name, answer["table"]["id"], {"onlooker": answer["onlooker"]})


def closed(maker: Maker) -> None:
    """Make a table that was closed because the person who opened it left."""
    (ana,) = maker.open("closed", person("Ana"), OPEN)
    ana.post("leave")
    del maker.tables["closed"]["keys"]["Ana"]


def asked(maker: Maker) -> None:
    """Make a game in which one of two players asks to take the last turn back."""
    clients = maker.open("asked", person("Ana"), person("Bo"), seed=16)
    maker.play(clients, 8)
    clients[1].post("take-back")


def one_screen(maker: Maker) -> None:
    """Make a game in which two of three persons share a screen and a key."""
    seats = (person("Ana", screen="one"), person("Bo", screen="one"), person("Cy"))
    maker.play(maker.open("one screen", *seats, seed=17), 8)


def thinking(maker: Maker) -> None:
    """Make a game in which a bot has just begun to think."""
    (ana,) = maker.open("thinking", person("Ana"), bot("priest"), seed=18)
    maker.play([ana], 2)
    assert ana.wait_for_bots()["waiting_for"] == [0]
    ana.commit(0, random_turn(ana, 0, maker.rng))
