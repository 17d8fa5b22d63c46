"""Not one byte goes to a client that it must not know: a whole game, every message looked at."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from typing import Any

import httpx

from tests.server.clients import News, Person, bot, person
from tests.server.seated_tables import seated
from tests.server.servers import Server
from tzolkin import Game

SEED = 2_345_678_901_234
# Said in the same words of all buildings that do not lie there, wherever they are.
NOT_ON_DISPLAY = re.compile(
    r'\{"action":"build (b\d\d)[^"]*","reason":\{"code":"not_in_row",'
    r'"params":\{"tile":"\1"\},"message":"\1 is not on display."\}\}'
)
COMES_AGAIN = 4  # every so many turns everybody asks for everything, and listens anew


class Eavesdropper(httpx.BaseTransport):
    """Notes everything that a client is sent."""

    def __init__(self, heard: list[str]) -> None:
        self._heard = heard
        self._inner = httpx.HTTPTransport()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        response = self._inner.handle_request(request)
        body = response.read()
        self._heard.append(body.decode())
        return httpx.Response(response.status_code, headers=response.headers, content=body)

    def close(self) -> None:
        self._inner.close()


class Client:
    """Somebody at the table, and everything that they were sent before the game was over."""

    def __init__(self, guest: Person, seats: list[int], stack: ExitStack) -> None:
        self.guest, self.seats, self._stack = guest, seats, stack
        self._answers: list[str] = []
        guest.http = stack.enter_context(
            httpx.Client(
                headers=guest.http.headers, transport=Eavesdropper(self._answers), timeout=60
            )
        )
        self.named: set[str] = set()  # tiles
        self._looked_at: dict[News, int] = {}
        self.listen()

    def listen(self) -> None:
        """From the first event on, as if for the first time."""
        news = self._stack.enter_context(News(self.guest.url, self.guest.table_id, self.guest.key))
        news.wait_for("presence")
        self._looked_at[news] = 0

    def hear_the_end(self) -> None:
        next(iter(self._looked_at)).wait_for("finished")

    def ask(self, path: str, **params: Any) -> None:
        self.guest.http.get(f"{self.guest.base}{path}", params=params)

    def ask_everything(self, ply: int) -> None:
        """Ask for everything that there is; a refusal is a response as well."""
        for path in ("", "/view", "/events", "/story", "/course", "/export", "/record"):
            self.ask(path)
        for seat in range(4):
            self.ask("/view", seat=seat)
            self.ask("/export", seat=seat)
        for moment in (0, ply // 2, ply):
            self.ask("/at", ply=moment)
        self.guest.http.get(f"{self.guest.url}/api/tables")

    def take_heard(self) -> list[str]:
        """Return what came since the last time."""
        told, self._answers[:] = list(self._answers), []
        for news in self._looked_at:
            with news.changed:
                told += news.texts[self._looked_at[news] :]
                self._looked_at[news] = len(news.texts)
        return [text for text in told if not is_over(json.loads(text))]


def is_over(message: Any) -> bool:
    """Return whether a message comes after the end, when the seed is public."""
    table = message.get("table", message)
    phase = table.get("phase") if isinstance(table, dict) else None
    return "finished" in (phase, message.get("type"))


def test_nobody_is_told_a_secret(server: Server) -> None:
    seats = [person("Ana"), person("Bo"), bot("merchant"), bot("novice")]
    start = Game.new(4, SEED).position()
    with (
        seated(server.url, *seats, seed=SEED, public=True) as (ana, bo, onlooker),
        Person(server.url, ana.table_id) as stranger,
        ExitStack() as stack,
    ):
        owned = {ana: [0], bo: [1], onlooker: [], stranger: []}
        clients = [Client(guest, own, stack) for guest, own in owned.items()]
        keep_in_mind(ana, 0)
        assert play_watched(clients, random.Random(1), start) > 40
        for client in clients:
            client.hear_the_end()
        check(clients, start)


def keep_in_mind(somebody: Person, seat: int) -> None:
    """Save a draft, which nobody else may see."""
    action = somebody.look(seat, 0, [])["legal"][0]["action"]
    somebody.put("draft", seat=seat, ply=0, actions=[action])


def play_watched(clients: list[Client], rng: random.Random, start: dict[str, Any]) -> int:
    """Everybody looks at everything before each turn of a person, while nobody else acts."""
    played = 0
    while (info := clients[0].guest.info())["phase"] == "running":
        for client in clients[:2]:
            if not set(client.guest.info()["waiting_for"]) & set(client.seats):
                continue
            if info["ply"] == 0 or played % COMES_AGAIN == 0:
                for looking in clients:
                    looking.listen()
                    looking.ask_everything(client.guest.info()["ply"])
            check(clients, start)
            played += client.guest.play_on(rng)
    return played


def check(clients: list[Client], start: dict[str, Any]) -> None:
    now = as_it_stands(clients[-1].guest, start)
    for client in clients:
        texts = client.take_heard()
        assert_nothing_of_the_deal(texts)
        client.named |= named(texts)
        assert not client.named & {*now["stack"], *now["next_stack"]}
        for seat, tiles in offered(now, start):
            if seat in client.seats:
                assert tiles <= client.named  # or nothing would be found at all
            else:
                assert not tiles & client.named
        others = {other.guest.key for other in clients if other is not client} - {None}
        assert not any(key in text for key in others for text in texts if key)


def as_it_stands(stranger: Person, start: dict[str, Any]) -> dict[str, Any]:
    """Played through once more, with everything that is hidden."""
    game = Game.load(start)
    for event in httpx.get(f"{stranger.base}/events").json()["events"]:
        for action in event.get("actions", []):
            game.play(action)
    return game.position()


def offered(now: dict[str, Any], start: dict[str, Any]) -> Iterator[tuple[int, set[str]]]:
    """Only what was kept of it is ever shown, and nothing before all have chosen."""
    for seat, entry in enumerate(start["seats"]):
        kept = [] if now["decision"] == "wealth" else now["seats"][seat]["wealth"]
        yield seat, set(entry["offer"]) - set(kept)


def named(texts: Iterable[str]) -> set[str]:
    """All tiles that are mentioned: buildings and wealth."""
    tile = re.compile(r"(?<![\w-])[bw]\d\d(?![\w-])")
    return {name for text in texts for name in tile.findall(NOT_ON_DISPLAY.sub("", text))}


def assert_nothing_of_the_deal(texts: list[str]) -> None:
    """No seed, no salt, and never a stack but as its height."""
    for text in texts:
        assert str(SEED) not in text
        assert '"salt"' not in text
        assert not re.search(r'"(next_)?stack":\s*\[', text)
