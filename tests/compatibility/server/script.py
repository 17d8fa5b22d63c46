"""The same requests to the first release and to this version, by which the games go on."""

from __future__ import annotations

import random
from typing import Any

from tests.compatibility.server.process import Http, TableClient
from tests.compatibility.server.scenario import Tables, client_of
from tests.compatibility.server.turns import play_turns, random_turn

Json = Any
Log = list[list[Json]]  # table, client, method, path, status and answer of each request


class Scene:
    """The clients at one table, and a log of their requests."""

    def __init__(self, http: Http, tables: Tables, name: str) -> None:
        self.log: Log = []
        self.rng = random.Random(name)
        self.clients = {who: client_of(http, tables, name, who) for who in tables[name]["keys"]}
        self.clients["stranger"] = client_of(http, tables, name)
        self._http, self._name, self._keys = http, name, tables[name]["keys"]

    def add(self, who: str, key: str) -> None:
        """Add a client, or replace its key."""
        self._keys[who] = key
        self.clients[who] = self.client(key)

    def client(self, key: str) -> TableClient:
        return TableClient(self._http, self.clients["stranger"].table_id, key)

    def request(self, who: str, method: str, path: str = "", body: Json = None) -> Json:
        status, answer = self.clients[who].request(method, path, body)
        self.log.append([self._name, who, method, path, status, answer])
        return answer

    def post(self, who: str, path: str, **body: Json) -> Json:
        return self.request(who, "POST", path, body)

    def commit(self, who: str, actions: list[str], turn_id: str, **changes: Json) -> Json:
        """Commit a turn for the first seat of a client; `changes` replace members of the body."""
        table = self.request(who, "GET")
        seat = next(iter(table["you"]["seats"]), 0)
        body = {"seat": seat, "ply": table["ply"], "id": turn_id, "actions": actions}
        return self.post(who, "turns", **(body | changes))

    def play(self, turns: int | None = None) -> None:
        """Play random turns of all who have seats."""
        players = [client for client in self.clients.values() if _has_seats(client)]
        play_turns(players, self.rng, turns)
        self.request("onlooker", "GET", "view")


def _has_seats(client: TableClient) -> bool:
    status, table = client.request("GET")
    return bool(status == 200 and table["you"]["seats"])


def play_script(http: Http, tables: Tables) -> Log:
    """Let the games of all tables go on and return the answers."""
    scenes = {
        "gathering": gathering,
        "persons": persons,
        "bots": bots,
        "sealed": sealed,
        "finished": finished,
        "rematch": rematch,
        "closed": closed,
        "asked": asked,
        "one screen": one_screen,
    }
    log: Log = []
    for name, play in scenes.items():
        scene = Scene(http, tables, name)
        play(scene)
        log += scene.log
    return log


def gathering(scene: Scene) -> None:
    """Take the open seats, with which the game begins."""
    for who, seat in (("Bo", 1), ("Cy", None)):
        scene.post("stranger", "join", name=who, seat=7)
        scene.add(who, scene.post("stranger", "join", name=who, seat=seat)["key"])
    scene.post("stranger", "join", name="Di")
    scene.play(6)


def persons(scene: Scene) -> None:
    """Commit the saved draft, take it back, and play on with a new key."""
    table = scene.request("onlooker", "GET")
    seat = table["waiting_for"][0]
    now, other = ("Ana", "Bo") if seat == 0 else ("Bo", "Ana")
    draft = scene.request(now, "GET", "view")["draft"]
    _refused_requests(scene, now, other, draft)
    turn = draft["actions"] + draft["undone"]
    scene.commit(now, turn, "the-saved-draft", turns=table["turns"])
    scene.commit(now, turn, "the-saved-draft", ply=table["ply"])
    scene.commit(other, turn, "the-saved-draft")
    scene.post(other, "take-back", ply=table["ply"])
    scene.post(now, "take-back", ply=0)
    scene.post(now, "take-back")
    turn = random_turn(scene.clients[now], seat, scene.rng)
    body = {"seat": seat, "ply": table["ply"], "actions": turn[:1]}
    scene.request(now, "PUT", "draft", body)
    scene.commit(now, turn, "another-turn")
    scene.post(other, "chat", text="  Well played.  ")
    _renewed_key(scene, now)
    scene.play(5)


def _refused_requests(scene: Scene, now: str, other: str, draft: Json) -> None:
    """Send requests that are refused."""
    scene.commit(other, ["done"], "not-your-turn")
    scene.commit(now, ["place chichen"] * 9, "illegal-turn")
    scene.commit(now, draft["actions"][:1], "half-a-turn")
    scene.commit(now, draft["actions"], "another-ply", ply=draft["ply"] - 1)
    scene.commit(now, draft["actions"], "another-seat", seat=3)
    scene.commit(now, draft["actions"], "not an id")
    scene.commit(now, draft["actions"], "another-count", turns=1)
    scene.commit("onlooker", ["done"], "an-onlooker", seat=0)
    scene.post(now, "leave")
    scene.post(now, "rematch")
    scene.post(now, "chat", text="")
    scene.post("onlooker", "chat", text="I only look.")
    scene.post(now, "unknown")
    scene.request(now, "GET", "at")
    scene.request(now, "PUT", "seats/0/webhook", {"url": "ftp://127.0.0.1/"})
    scene.request(now, "PUT", "seats/0/push", {"endpoint": "https://example.org/", "keys": {}})


def _renewed_key(scene: Scene, who: str) -> None:
    """Renew a key; the old one and a forged one open nothing."""
    renewed = scene.post(who, "key")["key"]
    scene.request(who, "GET")
    scene.add(who, renewed)
    scene.request(who, "GET")
    scene.clients["forger"] = scene.client("k1_" + 32 * "x")
    scene.request("forger", "GET")
    del scene.clients["forger"]


def bots(scene: Scene) -> None:
    """Play with bots, and take a turn back together with theirs."""
    scene.play(12)
    scene.post("Ana", "take-back")
    scene.play(4)


def sealed(scene: Scene) -> None:
    """Go on with the secret choice; the one that was made before counts."""
    choice = scene.request("Bo", "GET")["sealed"]["1"]
    scene.commit("Bo", [choice], "sealed-choice")
    scene.commit("Bo", [choice], "another-choice")
    scene.commit("Ana", ["keep w01 w02", "done"], "not-offered")
    scene.post("Ana", "take-back")
    scene.play(9)


def finished(scene: Scene) -> None:
    """Ask for the rematch, which there is already."""
    for who in ("Ana", "onlooker", "stranger"):
        scene.post(who, "rematch")
    scene.commit("Ana", ["done"], "after-the-end")


def rematch(scene: Scene) -> None:
    """Choose wealth tiles and play."""
    scene.play(7)


def closed(scene: Scene) -> None:
    """Try to join a table that is closed."""
    scene.post("stranger", "join", name="Bo")


def asked(scene: Scene) -> None:
    """Agree to take a turn back, and play the game to its end."""
    scene.post("Ana", "take-back")
    scene.play()
    scene.request("Ana", "GET", "record")


def one_screen(scene: Scene) -> None:
    """Play several seats with one key."""
    scene.play(6)
