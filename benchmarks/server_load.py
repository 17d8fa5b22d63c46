"""A server under load: how soon everybody sees a turn, and how many turns it takes in a second.

    python -m benchmarks.server_load [--tables 300] [--seconds 30] [--postgres URL]

Tables of four people, four connected clients each, a turn per table and second. Turns are made by
chance beforehand, so that the clients, which share the machine with the server, have little to do.
What comes out is compared with the pace at which the bare rules play the same turns.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import re
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import aiohttp

from tests.server.conftest import GENEROUS
from tests.server.databases import running_postgres
from tests.server.servers import Server
from tzolkin import Game
from tzolkin.game.previews import turn_is_over

PLAYERS = 4
TARGET_SECONDS = 0.150
SETTLING_SECONDS = 3  # 1200 arrivals are told to everybody

Turn = tuple[int, int, list[str]]  # seat, ply, actions


def random_turns(seed: int) -> Iterator[Turn]:
    """A whole game by chance, turn by turn."""
    game, rng = Game.new(PLAYERS, seed), random.Random(seed)
    while not game.over:
        seat, ply = game.seat, game.ply
        actions: list[str] = []
        while not actions or not turn_is_over(game, seat, actions[-1]):
            actions.append(rng.choice(game.legal()))
            game.play(actions[-1])
        yield seat or 0, 0 if actions[0].startswith("keep") else ply, actions


@dataclass
class Table:
    """A table, its keys, the turns to be played, and when they were seen."""

    name: str
    keys: list[str]
    client: aiohttp.ClientSession
    turns: Iterator[Turn]
    number: int = 0
    sent: dict[int, float] = field(default_factory=dict)  # by ply
    seen: dict[int, list[float]] = field(default_factory=dict)


@asynccontextmanager
async def tables(url: str, count: int, first: int) -> AsyncIterator[list[Table]]:
    """New tables at which everybody has chosen their wealth tiles."""
    timeout, connector = aiohttp.ClientTimeout(60), aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(url, connector=connector, timeout=timeout) as client:
        yield [await open_table(client, first + seed) for seed in range(count)]


async def open_table(client: aiohttp.ClientSession, seed: int) -> Table:
    seats = [{"kind": "person"}] * PLAYERS
    async with client.post("/api/tables", json={"seats": seats, "seed": seed}) as answer:
        told = await answer.json()
    keys = [entry["key"] for entry in told["keys"]]
    table = Table(told["table"]["id"], keys, client, random_turns(seed))
    for _ in range(PLAYERS):
        await commit(table)
    return table


async def commit(table: Table) -> bool:
    """The next turn of a table; False if its game is over."""
    turn = next(table.turns, None)
    if turn is None:
        return False
    seat, ply, actions = turn
    table.number += 1
    body = {"seat": seat, "ply": ply, "actions": actions, "id": f"turn-{table.number:06d}"}
    headers = {"Authorization": f"Bearer {table.keys[seat]}"}
    table.sent[ply] = time.perf_counter()
    where = f"/api/tables/{table.name}/turns"
    async with table.client.post(where, json=body, headers=headers) as answer:
        answer.raise_for_status()
        await answer.read()
    return True


async def listen(table: Table, key: str, ready: asyncio.Semaphore) -> None:
    async with table.client.ws_connect(f"/api/tables/{table.name}/news") as socket:
        await socket.send_json({"key": key, "seen": 0})
        await socket.receive()
        ready.release()
        async for received in socket:
            now, message = time.perf_counter(), json.loads(received.data)
            if message["type"] == "turn":
                table.seen.setdefault(message["ply"], []).append(now)


async def steady(url: str, count: int, seconds: int) -> None:
    """A turn per table and second, spread over the second."""
    async with tables(url, count, 10_000) as opened:
        ready = asyncio.Semaphore(0)
        tasks = [
            asyncio.create_task(listen(table, key, ready)) for table in opened for key in table.keys
        ]
        for _ in tasks:
            await ready.acquire()
        for table in opened:
            table.sent.clear()
        await asyncio.sleep(SETTLING_SECONDS)
        gc.freeze()  # the clients must not stop to look through all of this
        await asyncio.gather(*(pace(table, n / count, seconds) for n, table in enumerate(opened)))
        await asyncio.sleep(2)
        report(opened)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def pace(table: Table, wait: float, seconds: int) -> None:
    begun = time.perf_counter() + wait
    for second in range(seconds):
        await asyncio.sleep(max(0.0, begun + second - time.perf_counter()))
        if not await commit(table):
            return


def report(opened: list[Table]) -> None:
    delays, lost = [], 0
    for table in opened:
        for ply, sent in table.sent.items():
            seen = table.seen.get(ply, [])
            lost += len(seen) < PLAYERS
            if len(seen) >= PLAYERS:
                delays.append(max(seen) - sent)
    within = sum(delay <= TARGET_SECONDS for delay in delays) / len(delays)
    percentiles = statistics.quantiles(delays, n=100)
    print(
        f"{len(opened)} tables, {len(delays) + lost} turns, {lost} not seen by all clients; "
        f"{within:.2%} seen by all within {TARGET_SECONDS * 1000:.0f} ms (target 99 %); "
        f"median {percentiles[49] * 1000:.1f} ms, 99 % {percentiles[98] * 1000:.1f} ms"
    )


async def saturated(url: str, count: int, seconds: int) -> float:
    """As many turns as can be committed, one at a time for every table; tells how many a second."""
    async with tables(url, count, 50_000) as opened:
        begun = time.perf_counter()
        done = await asyncio.gather(*(hurry(table, begun + seconds) for table in opened))
        return sum(done) / (time.perf_counter() - begun)


async def hurry(table: Table, until: float) -> int:
    done = 0
    while time.perf_counter() < until and await commit(table):
        done += 1
    return done


async def play_through(url: str) -> Table:
    async with tables(url, 1, 90_000) as opened:
        while await commit(opened[0]):
            pass
        return opened[0]


async def time_to_load(url: str, table: Table) -> tuple[float, float]:
    """Milliseconds until a game is shown: the first time, and when it is in memory."""
    headers = {"Authorization": f"Bearer {table.keys[0]}"}
    async with aiohttp.ClientSession(url, headers=headers) as client:
        await (await client.get("/health")).read()
        times = []
        for _ in range(2):
            begun = time.perf_counter()
            async with client.get(f"/api/tables/{table.name}/view") as answer:
                answer.raise_for_status()
                await answer.read()
            times.append((time.perf_counter() - begun) * 1000)
        return times[0], times[1]


def memory(server: Server) -> float:
    """In kilobytes, as the kernel tells."""
    assert server.process
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    assert found
    return int(found[1])


def bare_pace() -> float:
    """Turns per second of the rules alone, found and played in this process."""
    begun = time.perf_counter()
    turns = sum(1 for seed in range(20) for _ in random_turns(seed))
    return turns / (time.perf_counter() - begun)


def measure(name: str, database: str, wanted: argparse.Namespace) -> None:
    with Server(database, **GENEROUS) as server:
        before = memory(server)
        print(f"{name}: ", end="")
        asyncio.run(steady(server.url, wanted.tables, wanted.seconds))
        used = (memory(server) - before) / wanted.tables
        print(f"{name}: {used:.0f} KB for a table with four clients")
        turns = asyncio.run(saturated(server.url, 40, wanted.seconds // 2))
        bare = bare_pace()
        print(f"{name}: {turns:,.0f} turns/s at saturation, one for {bare / turns:,.0f} bare ones")
        finished = asyncio.run(play_through(server.url))
        server.stop()
        server.start()
        first, again = asyncio.run(time_to_load(server.url, finished))
        print(f"{name}: a finished game is loaded in {first:.1f} ms, shown again in {again:.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server_load")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=int, default=30)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        measure("SQLite", f"sqlite:///{folder}/load.sqlite", wanted)
    with running_postgres() as postgres, postgres.new_database() as database:
        measure("PostgreSQL", database, wanted)


if __name__ == "__main__":
    main()
