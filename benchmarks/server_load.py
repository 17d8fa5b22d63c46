"""A server under load: how soon everybody sees a turn, and how many turns it takes in a second.

    python -m benchmarks.server_load [--tables 300] [--seconds 30] [--postgres URL]

Tables of four people, four connected clients each, a turn per table and second. Turns are made by
chance beforehand, so that the clients, which share the machine with the server, have little to do.
What comes out is compared with the pace at which the bare rules play the same turns.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tzolkin import Game
from tzolkin.previews import turn_is_over

PLAYERS = 4
TARGET_SECONDS = 0.150
READY = re.compile(r"http://\S+?:\d+")
GENEROUS = {
    "TZOLKIN_LIMITS_TABLES": "1000000",
    "TZOLKIN_LIMITS_TABLES_PER_ADDRESS": "1000000",
    "TZOLKIN_LIMITS_NEW_TABLES_PER_HOUR": "1000000",
    "TZOLKIN_LIMITS_REQUESTS_PER_MINUTE": "1000000",
    "TZOLKIN_LIMITS_ACTIONS_PER_MINUTE": "1000000",
    "TZOLKIN_LIMITS_CONNECTIONS_PER_ADDRESS": "1000000",
}

Turn = tuple[int, int, list[str]]  # seat, ply, actions


def random_turns(seed: int) -> Iterator[Turn]:
    """A whole game by chance, turn by turn."""
    game, rng = Game.new(PLAYERS, seed), random.Random(seed)
    while not game.over:
        seat, ply = game.seat, len(game.actions)
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
    onlooker: str
    turns: Iterator[Turn]
    number: int = 0
    sent: dict[int, float] = field(default_factory=dict)  # by ply
    seen: dict[int, list[float]] = field(default_factory=dict)


def serve(database: str) -> subprocess.Popen[str]:
    """A server on any port."""
    command = [sys.executable, "-m", "tzolkin", "serve", "--port", "0", "--database", database]
    return subprocess.Popen(  # noqa: S603 (our own command)
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **GENEROUS}
    )


def address(process: subprocess.Popen[str]) -> str:
    assert process.stdout
    for line in process.stdout:
        found = READY.search(line)
        if found:
            return found[0]
    raise SystemExit("the server did not start")


async def open_tables(client: httpx.AsyncClient, count: int, first: int) -> list[Table]:
    return [await open_table(client, first + number) for number in range(count)]


async def open_table(client: httpx.AsyncClient, seed: int) -> Table:
    seats = [{"kind": "person"}] * PLAYERS
    told = (await client.post("/api/tables", json={"seats": seats, "seed": seed})).json()
    keys = [entry["key"] for entry in told["keys"]]
    table = Table(told["table"]["id"], keys, told["onlooker"], random_turns(seed))
    for _ in range(PLAYERS):
        await commit(client, table)
    return table


async def commit(client: httpx.AsyncClient, table: Table) -> bool:
    """The next turn of a table; False if its game is over."""
    turn = next(table.turns, None)
    if turn is None:
        return False
    seat, ply, actions = turn
    table.number += 1
    body = {"seat": seat, "ply": ply, "actions": actions, "id": f"turn-{table.number:06d}"}
    headers = {"Authorization": f"Bearer {table.keys[seat]}"}
    table.sent[ply] = time.perf_counter()
    answer = await client.post(f"/api/tables/{table.name}/turns", json=body, headers=headers)
    answer.raise_for_status()
    return True


async def listen(url: str, table: Table, key: str, ready: asyncio.Semaphore) -> None:
    async with connect(f"ws{url.removeprefix('http')}/api/tables/{table.name}/news") as socket:
        await socket.send(json.dumps({"key": key, "seen": 0}))
        await socket.recv()
        ready.release()
        async for text in socket:
            now, message = time.perf_counter(), json.loads(text)
            if message["type"] == "turn":
                table.seen.setdefault(message["ply"], []).append(now)


async def steady(url: str, count: int, seconds: float) -> None:
    """A turn per table and second, spread over the second."""
    limits = httpx.Limits(max_connections=100, max_keepalive_connections=100)
    async with httpx.AsyncClient(base_url=url, limits=limits, timeout=60) as client:
        tables = await open_tables(client, count, 10_000)
        ready = asyncio.Semaphore(0)
        tasks = [
            asyncio.create_task(listen(url, table, key, ready))
            for table in tables
            for key in table.keys
        ]
        for _ in tasks:
            await ready.acquire()
        for table in tables:
            table.sent.clear()
        await asyncio.gather(*(pace(client, *entry, count, seconds) for entry in enumerate(tables)))
        await asyncio.sleep(2)
        report(tables)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def pace(
    client: httpx.AsyncClient, number: int, table: Table, count: int, seconds: float
) -> None:
    begun = time.perf_counter() + number / count
    for second in range(int(seconds)):
        await asyncio.sleep(max(0.0, begun + second - time.perf_counter()))
        if not await commit(client, table):
            return


def report(tables: list[Table]) -> None:
    delays, lost = [], 0
    for table in tables:
        for ply, sent in table.sent.items():
            seen = table.seen.get(ply, [])
            lost += len(seen) < PLAYERS
            if len(seen) >= PLAYERS:
                delays.append(max(seen) - sent)
    within = sum(delay <= TARGET_SECONDS for delay in delays) / len(delays)
    percentiles = statistics.quantiles(delays, n=100)
    print(
        f"{len(tables)} tables, {len(delays) + lost} turns, {lost} not seen by all clients; "
        f"{within:.2%} seen by all within {TARGET_SECONDS * 1000:.0f} ms (target 99 %); "
        f"median {percentiles[49] * 1000:.1f} ms, 99 % {percentiles[98] * 1000:.1f} ms"
    )


async def saturated(url: str, count: int, seconds: float) -> float:
    """As many turns as can be committed, one at a time for every table; tells how many a second."""
    limits = httpx.Limits(max_connections=count, max_keepalive_connections=count)
    async with httpx.AsyncClient(base_url=url, limits=limits, timeout=60) as client:
        tables = await open_tables(client, count, 50_000)
        begun = time.perf_counter()
        done = await asyncio.gather(*(hurry(client, table, begun + seconds) for table in tables))
        return sum(done) / (time.perf_counter() - begun)


async def hurry(client: httpx.AsyncClient, table: Table, until: float) -> int:
    done = 0
    while time.perf_counter() < until and await commit(client, table):
        done += 1
    return done


def memory(process: subprocess.Popen[str]) -> float:
    """In megabytes, as the kernel tells."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) / 1024 if found else 0.0


def bare_pace() -> float:
    """Turns per second of the rules alone, found and played in this process."""
    begun = time.perf_counter()
    turns = sum(1 for seed in range(20) for _ in random_turns(seed))
    return turns / (time.perf_counter() - begun)


def measure(name: str, database: str, wanted: Any) -> None:
    process = serve(database)
    try:
        url = address(process)
        before = memory(process)
        asyncio.run(steady(url, wanted.tables, wanted.seconds))
        used = (memory(process) - before) / wanted.tables
        print(f"{name}: {used * 1024:.0f} KB for a table with four clients")
        turns = asyncio.run(saturated(url, 40, wanted.seconds / 2))
        bare = bare_pace()
        print(f"{name}: {turns:,.0f} turns/s at saturation, one for {bare / turns:,.0f} bare ones")
    finally:
        process.terminate()
        process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server_load")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--postgres", help="the address of an empty database")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        measure("SQLite", f"sqlite:///{folder}/load.sqlite", wanted)
    if wanted.postgres:
        measure("PostgreSQL", wanted.postgres, wanted)


if __name__ == "__main__":
    main()
