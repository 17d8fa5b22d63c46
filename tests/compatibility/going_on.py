"""How the games of a database go on: the same requests to the first release and to this version."""

from __future__ import annotations

import random
from typing import Any

from tests.compatibility.play import play, random_turn
from tests.compatibility.servers import Guest, Http
from tests.compatibility.tables import Places, guest_at

Json = Any
Answers = list[list[Json]]


class Players:
    """Those at one table. What they are answered is kept."""

    def __init__(self, http: Http, places: Places, name: str) -> None:
        self.http, self.name = http, name
        self.keys = places[name]["keys"]
        self.guests = {who: guest_at(http, places, name, who) for who in self.keys}
        self.guests["stranger"] = guest_at(http, places, name)
        self.rng = random.Random(name)
        self.answers: Answers = []

    def come(self, who: str, key: str) -> None:
        """Somebody has a key from now on."""
        self.keys[who] = key
        self.guests[who] = Guest(self.http, self.guests["stranger"].table, key)

    def ask(self, who: str, method: str, path: str = "", body: Json = None) -> Json:
        status, told = self.guests[who].ask(method, path, body)
        self.answers.append([self.name, who, method, path, status, told])
        return told

    def post(self, who: str, path: str, **body: Json) -> Json:
        return self.ask(who, "POST", path, body)

    def commit(self, who: str, actions: list[str], name: str, **wishes: Json) -> Json:
        """A turn with the first seat of somebody; `wishes` replace what is usually sent."""
        table = self.ask(who, "GET")
        usual = {"seat": next(iter(table["you"]["seats"]), 0), "ply": table["ply"], "id": name}
        return self.post(who, "turns", **(usual | {"actions": actions} | wishes))

    def play(self, turns: int = 1_000_000) -> None:
        """Turns by chance of all who have seats."""
        guests = [guest for guest in self.guests.values() if self._sits(guest)]
        play(guests, self.rng, turns)
        self.ask("onlooker", "GET", "view")

    def _sits(self, guest: Guest) -> bool:
        status, table = guest.ask("GET")
        return bool(status == 200 and table["you"]["seats"])


def go_on(http: Http, places: Places) -> Answers:
    """What is answered while all tables go on."""
    scenes = (gathering, persons, bots, sealed, finished, closed, asked, one_screen)
    return [answer for scene in scenes for answer in scene(http, places)]


def gathering(http: Http, places: Places) -> Answers:
    """The open seats are taken, and the game begins."""
    table = Players(http, places, "gathering")
    for who, seat in (("Bo", 1), ("Cy", None)):
        table.post("stranger", "join", name=who, seat=7)
        table.come(who, table.post("stranger", "join", name=who, seat=seat)["key"])
    table.post("stranger", "join", name="Di")
    table.play(6)
    return table.answers


def persons(http: Http, places: Places) -> Answers:
    """A kept draft is committed; what is refused; taking back; talk; keys; notices."""
    table = Players(http, places, "persons")
    info = table.ask("onlooker", "GET")
    seat = info["waiting_for"][0]
    now, other = ("Ana", "Bo") if seat == 0 else ("Bo", "Ana")
    kept = table.ask(now, "GET", "view")["draft"]
    turn = kept["actions"] + kept["undone"]
    refusals(table, now, other, kept)
    table.commit(now, turn, "the-kept-turn", turns=info["turns"])
    table.commit(now, turn, "the-kept-turn", ply=info["ply"])
    table.commit(other, turn, "the-kept-turn")
    table.post(other, "take-back", ply=info["ply"])
    table.post(now, "take-back", ply=0)
    table.post(now, "take-back")
    turn = random_turn(table.guests[now], seat, table.rng)
    table.ask(now, "PUT", "draft", {"seat": seat, "ply": info["ply"], "actions": turn[:1]})
    table.commit(now, turn, "another-turn")
    table.post("onlooker", "chat", text="I only look.")
    table.post(other, "chat", text="  Well played.  ")
    talk_of_keys(table, now, other)
    table.play(5)
    return table.answers


def refusals(table: Players, now: str, other: str, kept: Json) -> None:
    table.commit(other, ["done"], "not-your-turn")
    table.commit(now, ["place chichen"] * 9, "illegal-turn")
    table.commit(now, kept["actions"][:1], "half-a-turn")
    table.commit(now, kept["actions"], "another-time", ply=kept["ply"] - 1)
    table.commit(now, kept["actions"], "another-seat", seat=3)
    table.commit(now, kept["actions"], "an id that is none")
    table.commit(now, kept["actions"], "another-count", turns=1)
    table.commit("onlooker", ["done"], "a-looker-on", seat=0)
    table.post(now, "leave")
    table.post(now, "rematch")
    table.post(now, "chat", text="")
    table.post(now, "unknown")
    table.ask(now, "GET", "at")
    table.guests["forger"] = Guest(table.http, table.guests[now].table, "k1_" + 32 * "x")
    table.ask("forger", "GET")


def talk_of_keys(table: Players, now: str, other: str) -> None:
    """One takes a new key, the other wants no notices any more, and then takes another webhook."""
    renewed = table.post(now, "key")
    table.ask(now, "GET")
    table.come(now, renewed["key"])
    table.ask(now, "GET")
    for seat in (0, 1):
        hook = f"seats/{seat}/webhook"
        table.ask(other, "PUT", hook, {"url": "ftp://127.0.0.1/"})
        table.ask(
            now, "PUT", f"seats/{seat}/push", {"endpoint": "https://example.org/", "keys": {}}
        )


def bots(http: Http, places: Places) -> Answers:
    table = Players(http, places, "bots")
    table.play(12)
    table.post("Ana", "take-back")
    table.play(4)
    return table.answers


def sealed(http: Http, places: Places) -> Answers:
    """The secret choice goes on; the one that was made stays."""
    table = Players(http, places, "sealed")
    sealed_before = table.ask("Bo", "GET")["sealed"]["1"]
    table.commit("Bo", [sealed_before], "sealed-choice")
    table.commit("Bo", [sealed_before], "another-choice")
    table.commit("Ana", ["keep w01 w02", "done"], "no-such-choice")
    table.post("Ana", "take-back")
    table.play(9)
    return table.answers


def finished(http: Http, places: Places) -> Answers:
    """The game that is over can be played once more, and is being."""
    table = Players(http, places, "finished")
    for who in ("Ana", "onlooker", "stranger"):
        table.post(who, "rematch")
    table.commit("Ana", ["done"], "after-the-end")
    again = Players(http, places, "rematch")
    again.play(7)
    return table.answers + again.answers


def closed(http: Http, places: Places) -> Answers:
    table = Players(http, places, "closed")
    table.post("stranger", "join", name="Bo")
    return table.answers


def asked(http: Http, places: Places) -> Answers:
    """A taking back that was asked for before is agreed to; the game is played to its end."""
    table = Players(http, places, "asked")
    table.post("Ana", "take-back")
    table.play()
    table.ask("Ana", "GET", "record")
    return table.answers


def one_screen(http: Http, places: Places) -> Answers:
    table = Players(http, places, "one screen")
    table.play(6)
    return table.answers
