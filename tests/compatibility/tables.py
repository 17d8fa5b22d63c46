"""Tables in every state that a game can be in: how they were made with the first release.

Only the generator plays here. What it leaves is a database, and `Places`, by which the tests find
their way in it.
"""

from __future__ import annotations

import random
from typing import Any

from tests.compatibility.games import golden_records, random_game
from tests.compatibility.play import play, random_turn
from tests.compatibility.servers import Guest, Http

Json = Any
Places = dict[str, dict[str, Any]]  # by a name for the table: its id, and the keys to it

HOOK = "http://127.0.0.1:9/"  # nobody listens there; the tests put their own address in its place
OPEN = {"kind": "open"}


def person(name: str, **more: Json) -> Json:
    return {"kind": "person", "name": name, **more}


def bot(name: str) -> Json:
    return {"kind": "bot", "bot": name}


class Maker:
    """Opens tables at a server, and remembers the keys."""

    def __init__(self, http: Http) -> None:
        self.http = http
        self.places: Places = {}
        self.rng = random.Random(2012)

    def open(self, name: str, *seats: Json, **wishes: Json) -> list[Guest]:
        """A table, and those who have the keys to its seats."""
        answer = self.http.post("/api/tables", json={"seats": seats, **wishes})
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        named = {seats[each["seats"][0]]["name"]: each["key"] for each in opened["keys"]}
        self.note(name, opened["table"]["id"], named | {"onlooker": opened["onlooker"]})
        return [self.guest(name, who) for who in named]

    def note(self, name: str, table: str, keys: dict[str, str]) -> None:
        self.places[name] = {"table": table, "keys": keys, "secrets": {}}

    def guest(self, name: str, who: str | None = None) -> Guest:
        """Somebody at a table, or a stranger."""
        return guest_at(self.http, self.places, name, who)

    def renew(self, name: str, who: str, path: str) -> None:
        """A new key for the one there was."""
        holder = who if path == "key" else "Ana"
        self.places[name]["keys"][who] = self.guest(name, holder).post(path)["key"]

    def listen(self, name: str, who: str, seat: int) -> None:
        """A webhook for a seat."""
        told = self.guest(name, who).put(f"seats/{seat}/webhook", url=HOOK)
        self.places[name]["secrets"][str(seat)] = told["secret"]

    def play(self, guests: list[Guest], turns: int = 1_000_000) -> None:
        play(guests, self.rng, turns)


def guest_at(http: Http, places: Places, name: str, who: str | None = None) -> Guest:
    place = places[name]
    return Guest(http, place["table"], place["keys"][who] if who else None)


def make(http: Http) -> Places:
    """All tables; at the last one a bot is to move."""
    maker = Maker(http)
    for scene in (gathering, persons, bots, sealed, finished, records, closed, asked, one_screen):
        scene(maker)
    bot_to_move(maker)
    return maker.places


def gathering(maker: Maker) -> None:
    """Two seats are open; somebody had sat down and left again."""
    seats = (person("Ana", colour="orchid"), OPEN, OPEN, bot("planner"))
    (ana,) = maker.open("gathering", *seats, title="Evening", public=True, seed=11)
    came = maker.guest("gathering").post("join", name="Cy", seat=2, colour="morpho")
    Guest(maker.http, ana.table, came["key"]).post("leave")
    ana.post("chat", text="Who plays?")


def persons(maker: Maker) -> None:
    """A turn was taken back, a draft is kept, there are webhooks and new keys."""
    maker.open("persons", person("Ana"), person("Bo"), seed=12, title="Ana and Bo")
    maker.renew("persons", "Bo", "key")
    maker.renew("persons", "onlooker", "onlooker")
    for seat, who in enumerate(("Ana", "Bo")):
        maker.listen("persons", who, seat)
    guests = ana, bo = [maker.guest("persons", who) for who in ("Ana", "Bo")]
    maker.play(guests, 9)
    ana.post("take-back")
    bo.post("take-back", agree=False)
    bo.post("take-back")
    assert ana.post("take-back")["done"]
    maker.play(guests, 6)
    bo.post("chat", text="Your turn, I think: café ☕")
    table = ana.get()
    (seat,) = table["waiting_for"]
    turn = random_turn(guests[seat], seat, maker.rng)
    draft = {"seat": seat, "ply": table["ply"], "actions": turn[:-1], "undone": turn[-1:]}
    guests[seat].put("draft", **draft)


def bots(maker: Maker) -> None:
    seats = (person("Ana"), bot("planner"), bot("corn"), bot("temples"))
    maker.play(maker.open("bots", *seats, public=True, seed=13), 20)
    maker.guest("bots", "Ana").settled()


def sealed(maker: Maker) -> None:
    """Wealth tiles are chosen in secret; one seat has chosen."""
    _, bo, _ = maker.open("sealed", person("Ana"), person("Bo"), person("Cy"), seed=14)
    bo.commit(random_turn(bo, 1, maker.rng), 1, "sealed-choice")


def finished(maker: Maker) -> None:
    """A game that is over, and a table at which the same people play once more."""
    guests = maker.open("finished", person("Ana"), bot("planner"), seed=15, title="A game")
    maker.play(guests)
    again = guests[0].post("rematch")["table"]
    maker.note("rematch", again["id"], maker.places["finished"]["keys"])
    maker.guest("rematch", "Ana").settled()


def records(maker: Maker) -> None:
    """Records that were uploaded: a whole one, and one that stops early."""
    _, whole = next(golden_records())
    for name, record in (("record", whole), ("incomplete", random_game(4, 7, 150).record())):
        told = maker.http.post("/api/records", json=record).json()
        maker.note(name, told["table"]["id"], {"onlooker": told["onlooker"]})


def closed(maker: Maker) -> None:
    """Whoever opened the table has left before the game began."""
    (ana,) = maker.open("closed", person("Ana"), OPEN)
    ana.post("leave")
    del maker.places["closed"]["keys"]["Ana"]


def asked(maker: Maker) -> None:
    """One of two wants the last turn back."""
    guests = maker.open("asked", person("Ana"), person("Bo"), seed=16)
    maker.play(guests, 8)
    guests[1].post("take-back")


def one_screen(maker: Maker) -> None:
    """Two share a screen and a key, and one looks from elsewhere."""
    seats = (person("Ana", screen="one"), person("Bo", screen="one"), person("Cy"))
    maker.play(maker.open("one screen", *seats, seed=17), 8)


def bot_to_move(maker: Maker) -> None:
    """A bot thinks when the server is killed."""
    (ana,) = maker.open("bot to move", person("Ana"), bot("priest"), seed=18)
    maker.play([ana], 2)
    table = ana.settled()
    assert table["waiting_for"] == [0], table
    turn = random_turn(ana, 0, maker.rng)
    ana.commit(turn, 0)
