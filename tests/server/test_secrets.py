"""Not one byte goes to a client that it must not know: a whole game, every message looked at."""

from __future__ import annotations

import json
import random
import re

import httpx

from tests.server.guests import News, Person, bot, person
from tests.server.servers import Server
from tests.server.tables import seated
from tzolkin import Game

SEED = 2_345_678_901_234


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


def overhear(somebody: Person) -> list[str]:
    heard: list[str] = []
    somebody.http = httpx.Client(
        headers=somebody.http.headers, transport=Eavesdropper(heard), timeout=60
    )
    return heard


def test_nobody_is_told_a_secret(server: Server) -> None:
    seats = [person("Ana"), person("Bo"), bot("merchant"), bot("novice")]
    start = Game.new(4, SEED).position()
    with seated(server.url, *seats, seed=SEED) as guests:
        heard = [overhear(guest) for guest in guests]
        with News(server.url, guests[0].table, guests[2].key) as news:
            played = play_watched(guests, random.Random(1), start, heard)
            news.wait_for("finished")
            running = news.texts[: news.numbers().index(news.wait_for("finished")["event"])]
    assert played > 40
    check_stacks([text for texts in heard for text in texts] + running, start)
    keys = [guest.key or "" for guest in guests]
    for mine, texts in zip(keys, heard, strict=True):
        for key in keys:
            assert key == mine or not any(key in text for text in texts)


def play_watched(
    guests: list[Person], rng: random.Random, start: dict[str, object], heard: list[list[str]]
) -> int:
    """Both people and the onlooker look at everything before every turn."""
    played = 0
    while guests[0].info()["phase"] == "running":
        for guest in guests:
            for part in ("story", "course", "view", "events"):
                guest.get(part)
        check_offers(guests, heard, start)
        played += sum(guest.play_on(rng) for guest in guests[:2])
    for texts in heard:  # what comes after the end may tell the seed
        while "finished" in texts[-1]:
            texts.pop()
    return played


def check_offers(guests: list[Person], heard: list[list[str]], start: dict[str, object]) -> None:
    """While tiles are chosen, only the own four are known."""
    if guests[0].info()["ply"] > 0:
        return
    entries = start["seats"]
    assert isinstance(entries, list)
    for seat, texts in enumerate(heard):
        for other, entry in enumerate(entries):
            if other != seat:
                for text in texts:
                    assert not any(f'"{tile}"' in text for tile in entry["offer"])


def check_stacks(texts: list[str], start: dict[str, object]) -> None:
    """No seed, no salt, and never a stack but as its height."""
    assert texts
    for text in texts:
        assert str(SEED) not in text
        assert '"salt"' not in text
        for name in ("stack", "next_stack"):
            assert not re.search(rf'"{name}":\s*\[', text)
    for stack in (start["stack"], start["next_stack"]):
        assert isinstance(stack, list)
        order = json.dumps(stack[:8], separators=(",", ":")).strip("[]")  # more than lie in a row
        assert not any(order in text for text in texts)
