"""What was acknowledged is never lost, whatever happens to the server."""

from __future__ import annotations

import random
import threading
import time
from contextlib import suppress

import httpx

from tests.server.clients import News, Person, bot, open_table, person
from tests.server.seated_tables import keys_of
from tests.server.servers import Server
from tests.waiting import wait_until

TABLES = 6


class Player(threading.Thread):
    """Plays a table of two persons as fast as it can, and notes what was acknowledged."""

    def __init__(self, url: str, seed: int) -> None:
        super().__init__(daemon=True)
        opened = open_table(url, person(), person())
        self.table_id = opened["table"]["id"]
        self.onlooker = opened["onlooker"]
        self.keys = keys_of(opened)
        self.url, self.rng = url, random.Random(seed)
        self.stop = threading.Event()
        self.acknowledged: list[tuple[int, list[str]]] = []

    def run(self) -> None:
        people = [Person(self.url, self.table_id, self.keys[seat]) for seat in (0, 1)]
        with suppress(httpx.HTTPError):
            while not self.stop.is_set() and self._turn(people):
                pass
        for somebody in people:
            somebody.http.close()

    def _turn(self, people: list[Person]) -> bool:
        info = people[0].info()
        if not info["waiting_for"]:
            return False
        seat = info["waiting_for"][0]
        actions = people[seat].any_turn(seat, info["ply"], self.rng)
        answer = people[seat].commit(seat, info["ply"], actions)
        if not answer["sealed"]:
            self.acknowledged.append((info["ply"], actions))
        return True


def test_killed_in_the_middle_of_heavy_play(database: str) -> None:
    server = Server(database)
    server.start()
    players = [Player(server.url, seed) for seed in range(TABLES)]
    news = [News(server.url, player.table_id, player.onlooker) for player in players]
    for player in players:
        player.start()
    deadline = time.monotonic() + 60
    while min(len(player.acknowledged) for player in players) < 5:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    server.kill()
    for player in players:
        player.join()
    server.start()
    try:
        for player, listener in zip(players, news, strict=True):
            listener.close()
            check(server, player, listener)
    finally:
        assert server.stop() == 0


def check(server: Server, player: Player, before: News) -> None:
    with Person(server.url, player.table_id, player.keys[0]) as somebody:
        played = somebody.get("export", seat=0)["actions"]
        for ply, actions in player.acknowledged:
            assert played[ply : ply + len(actions)] == actions
        seen = max(before.numbers(), default=0)
        last = somebody.info()["event"]
        assert seen <= last
        with News(server.url, player.table_id, player.onlooker, seen) as after:
            if last > seen:
                after.wait_until(last)
            assert before.numbers() + after.numbers() == list(range(1, last + 1))
        assert somebody.play_on(player.rng) or 1 in somebody.info()["waiting_for"]


def test_bots_go_on_after_a_restart(database: str) -> None:
    """Nothing has to happen at the table for that; they play until it is a person's turn."""
    server = Server(database)
    server.start()
    opened = open_table(server.url, person(), bot("search"), bot("search"))
    table_id, key = opened["table"]["id"], keys_of(opened)[0]
    with Person(server.url, table_id, key) as ana, News(server.url, table_id, key) as news:
        ana.play_on(random.Random(1))
        news.wait_until(5)
        while ana.info()["waiting_for"] == [0]:
            ana.play_on(random.Random(2))
    server.kill()
    server.start()
    try:
        with Person(server.url, table_id, key) as ana:
            wait_until(lambda: ana.info()["waiting_for"] == [0])
    finally:
        server.stop()


def test_bots_go_on_though_the_process_that_asked_them_is_gone(postgres_url: str) -> None:
    with Server(postgres_url, bot_limit="2") as one, Server(postgres_url, bot_limit="2") as other:
        opened = open_table(one.url, person(), bot("search"))
        table_id, key = opened["table"]["id"], keys_of(opened)[0]
        with Person(one.url, table_id, key) as ana:
            ana.play_on(random.Random(1))
            wait_until(lambda: ana.info()["ply"] == 2)
            while ana.info()["waiting_for"] == [0]:
                ana.play_on(random.Random(2))
        one.kill()
        with Person(other.url, table_id, key) as ana:
            wait_until(lambda: ana.info()["waiting_for"] == [0])
