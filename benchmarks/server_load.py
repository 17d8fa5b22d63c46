"""Load a server: how soon all clients see a turn, and how many turns it commits in a second.

    python -m benchmarks.server_load [--tables 300] [--seconds 30] [--postgres URL]

At every table four people play with one connected client each, one turn per second. The turns are
random and made in advance, so that the clients, which share the machine with the server, have
little to do. The same run measures how fast the bare rules play such turns.
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
from tests.server.postgres import running_postgres
from tests.server.servers import Server
from tzolkin import Game
from tzolkin.game.previews import turn_is_over

PLAYERS = 4
TARGET_SECONDS = 0.150
SETTLING_SECONDS = 3  # until all clients know of all others

Turn = tuple[int, int, list[str]]  # seat, ply, actions


def random_turns(seed: int) -> Iterator[Turn]:
    """Yield the turns of a random game."""
    game, rng = Game.new(PLAYERS, seed), random.Random(seed)
    while not game.over:
        seat, ply = game.seat, game.ply
        actions: list[str] = []
        while not actions or not turn_is_over(game, seat, actions[-1]):
            actions.append(rng.choice(game.legal()))
            game.play(actions[-1])
        yield seat or 0, 0 if actions[0].startswith("keep") else ply, actions


@dataclass
class LoadedTable:
    """A table with its keys and turns, and the times when they were sent and seen."""

    table_id: str
    keys: list[str]
    client: aiohttp.ClientSession
    turns: Iterator[Turn]
    number: int = 0
    sent: dict[int, float] = field(default_factory=dict)  # by ply
    seen: dict[int, list[float]] = field(default_factory=dict)


@asynccontextmanager
async def open_tables(url: str, count: int, first: int) -> AsyncIterator[list[LoadedTable]]:
    """Open tables at which all have chosen their wealth tiles."""
    timeout, connector = aiohttp.ClientTimeout(60), aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(url, connector=connector, timeout=timeout) as client:
        yield [await open_table(client, first + seed) for seed in range(count)]


async def open_table(client: aiohttp.ClientSession, seed: int) -> LoadedTable:
    seats = [{"kind": "person"}] * PLAYERS
    async with client.post("/api/tables", json={"seats": seats, "seed": seed}) as answer:
        opened = await answer.json()
    keys = [entry["key"] for entry in opened["keys"]]
    table = LoadedTable(opened["table"]["id"], keys, client, random_turns(seed))
    for _ in range(PLAYERS):
        await commit(table)
    return table


async def commit(table: LoadedTable) -> bool:
    """Commit the next turn of a table; return False if its game is over."""
    turn = next(table.turns, None)
    if turn is None:
        return False
    seat, ply, actions = turn
    table.number += 1
    body = {"seat": seat, "ply": ply, "actions": actions, "id": f"turn-{table.number:06d}"}
    headers = {"Authorization": f"Bearer {table.keys[seat]}"}
    table.sent[ply] = time.perf_counter()
    where = f"/api/tables/{table.table_id}/turns"
    async with table.client.post(where, json=body, headers=headers) as answer:
        answer.raise_for_status()
        await answer.read()
    return True


async def listen(table: LoadedTable, key: str, ready: asyncio.Semaphore) -> None:
    async with table.client.ws_connect(f"/api/tables/{table.table_id}/news") as socket:
        await socket.send_json({"key": key, "seen": 0})
        await socket.receive()
        ready.release()
        async for received in socket:
            now, message = time.perf_counter(), json.loads(received.data)
            if message["type"] == "turn":
                table.seen.setdefault(message["ply"], []).append(now)


async def run_steadily(url: str, count: int, seconds: int) -> None:
    """Commit a turn per table and second, spread over the second."""
    async with open_tables(url, count, 10_000) as opened:
        ready = asyncio.Semaphore(0)
        tasks = [
            asyncio.create_task(listen(table, key, ready)) for table in opened for key in table.keys
        ]
        for _ in tasks:
            await ready.acquire()
        for table in opened:
            table.sent.clear()
        await asyncio.sleep(SETTLING_SECONDS)
        gc.freeze()  # garbage collection in the clients would distort the delays
        await asyncio.gather(
            *(commit_every_second(table, n / count, seconds) for n, table in enumerate(opened))
        )
        await asyncio.sleep(2)
        report(opened)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def commit_every_second(table: LoadedTable, wait: float, seconds: int) -> None:
    begun = time.perf_counter() + wait
    for second in range(seconds):
        await asyncio.sleep(max(0.0, begun + second - time.perf_counter()))
        if not await commit(table):
            return


def report(opened: list[LoadedTable]) -> None:
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


async def run_saturated(url: str, count: int, seconds: int) -> float:
    """Commit turns as fast as possible at all tables; return the number per second."""
    async with open_tables(url, count, 50_000) as opened:
        begun = time.perf_counter()
        done = await asyncio.gather(*(commit_until(table, begun + seconds) for table in opened))
        return sum(done) / (time.perf_counter() - begun)


async def commit_until(table: LoadedTable, until: float) -> int:
    done = 0
    while time.perf_counter() < until and await commit(table):
        done += 1
    return done


async def play_through(url: str) -> LoadedTable:
    async with open_tables(url, 1, 90_000) as opened:
        while await commit(opened[0]):
            pass
        return opened[0]


async def time_to_load(url: str, table: LoadedTable) -> tuple[float, float]:
    """Return the milliseconds to view a game: when it is loaded, and again from memory."""
    headers = {"Authorization": f"Bearer {table.keys[0]}"}
    async with aiohttp.ClientSession(url, headers=headers) as client:
        await (await client.get("/health")).read()
        times = []
        for _ in range(2):
            begun = time.perf_counter()
            async with client.get(f"/api/tables/{table.table_id}/view") as answer:
                answer.raise_for_status()
                await answer.read()
            times.append((time.perf_counter() - begun) * 1000)
        return times[0], times[1]


def memory(server: Server) -> float:
    """Return the resident memory of the server in kilobytes."""
    assert server.process
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    assert found
    return int(found[1])


def bare_pace() -> float:
    """Return turns per second of the rules alone, chosen and played in this process."""
    begun = time.perf_counter()
    turns = sum(1 for seed in range(20) for _ in random_turns(seed))
    return turns / (time.perf_counter() - begun)


def measure(name: str, database: str, options: argparse.Namespace) -> None:
    with Server(database, **GENEROUS) as server:
        before = memory(server)
        print(f"{name}: ", end="")
        asyncio.run(run_steadily(server.url, options.tables, options.seconds))
        used = (memory(server) - before) / options.tables
        print(f"{name}: {used:.0f} KB for a table with four clients")
        turns = asyncio.run(run_saturated(server.url, 40, options.seconds // 2))
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
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        measure("SQLite", f"sqlite:///{folder}/load.sqlite", options)
    with running_postgres() as postgres, postgres.new_database() as database:
        measure("PostgreSQL", database, options)


if __name__ == "__main__":
    main()
