"""Measurements of the engine, each the best of several runs."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from threading import Thread
from timeit import Timer
from typing import TYPE_CHECKING, Any

from tzolkin import COMPILED, Game
from tzolkin.rules.engine import Board, engine
from tzolkin.rules.state import SIZE

if TYPE_CHECKING:
    from tzolkin.game.batch import Batch

PLAYERS = 4


@dataclass(frozen=True, slots=True)
class Measurement:
    """A measured value; `target` is the least to be reached, or the most if less is better."""

    name: str
    value: float
    unit: str
    target: float | None = None
    more_is_better: bool = True

    @property
    def reached(self) -> bool | None:
        if self.target is None:
            return None
        return self.value >= self.target if self.more_is_better else self.value <= self.target

    def as_json(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__} | {"reached": self.reached}


@dataclass(frozen=True, slots=True)
class Effort:
    """How much work a measurement does."""

    runs: int
    native_games: int
    python_games: int
    batch_games: int
    rounds: int
    samples: int


def _effort(quick: bool) -> Effort:
    if not COMPILED:
        return Effort(2, native_games=2, python_games=2, batch_games=8, rounds=1, samples=20)
    if quick:
        return Effort(
            3, native_games=2000, python_games=50, batch_games=1024, rounds=2, samples=100
        )
    return Effort(9, native_games=8000, python_games=300, batch_games=1024, rounds=5, samples=375)


def measurements(quick: bool = False) -> Iterator[Measurement]:
    """Measure everything, one after the other."""
    effort = _effort(quick)
    yield _native_loop(effort)
    yield from _python_loops(effort)
    yield from _single_calls(effort)
    yield Measurement("state size", SIZE, "bytes", 1024, more_is_better=False)
    yield from _batches(effort)
    yield _two_native_loops(effort)
    yield from _encodings(effort)
    yield from _imports(effort)


def _rate(runs: int, work: Callable[[], int]) -> float:
    """Return how many things `work`, which counts them, does in a second of the best run."""
    return max(_once(work) for _ in range(runs))


def _once(work: Callable[[], int]) -> float:
    begin = time.perf_counter()
    done = work()
    return done / (time.perf_counter() - begin)


def _native_loop(effort: Effort) -> Measurement:
    rate = _rate(effort.runs, lambda: engine.random_games(PLAYERS, 1, effort.native_games))
    return Measurement("random games, compiled loop", rate, "decisions/s", 5_000_000)


# Loops in Python


def _by_ids(games: int) -> int:
    pick, made = Random(1).random, 0  # noqa: S311
    for seed in range(games):
        game = Game.new(PLAYERS, seed)
        legal = game.legal_ids()
        while legal:
            game.play_id(legal[int(pick() * len(legal))])
            legal = game.legal_ids()
            made += 1
    return made


def _by_texts(games: int) -> int:
    pick, made = Random(1).random, 0  # noqa: S311
    for seed in range(games):
        game = Game.new(PLAYERS, seed)
        legal = game.legal()
        while legal:
            game.play(legal[int(pick() * len(legal))])
            legal = game.legal()
            made += 1
    return made


def _python_loops(effort: Effort) -> Iterator[Measurement]:
    ids = _rate(effort.runs, lambda: _by_ids(effort.python_games))
    yield Measurement("random games, Python loop, ids", ids, "decisions/s", 800_000)
    texts = _rate(effort.runs, lambda: _by_texts(effort.python_games))
    yield Measurement("random games, Python loop, texts", texts, "decisions/s", 150_000)


# Single calls, the mean over the decisions of a random game


def sample_games(count: int) -> list[Game]:
    """Return copies of a game before each of its decisions."""
    dice, game, found = Random(2), Game.new(PLAYERS, 2), list[Game]()  # noqa: S311
    while not game.over and len(found) < count:
        found.append(game.copy())
        game.play_id(dice.choice(game.legal_ids()))
    return found


def _nanoseconds(runs: int, repeats: int, things: list[Any], call: str) -> float:
    """Return the mean time of a call on each thing, without that of the loop around it."""
    number = max(1, repeats // len(things))

    def best(statement: str) -> float:
        timer = Timer(f"for thing in things: {statement}", globals={"things": things})
        return min(timer.repeat(runs, number)) / number / len(things) * 1e9

    return best(f"thing.{call}") - best("pass")


def _single_calls(effort: Effort) -> Iterator[Measurement]:
    games = sample_games(effort.samples)
    boards = [game.board for game in games]
    many = 200 * effort.samples if COMPILED else effort.samples

    def nanoseconds(things: list[Any], call: str) -> float:
        return _nanoseconds(effort.runs, many, things, call)

    def row(name: str, value: float, target: float | None) -> Measurement:
        return Measurement(name, value, "ns", target, more_is_better=False)

    yield row("Board.copy()", nanoseconds(boards, "copy()"), 200)
    yield row("Game.copy()", nanoseconds(games, "copy()"), None)
    yield row("Board.legal_ids()", nanoseconds(boards, "legal_ids()"), 300)
    yield row("Game.legal_ids()", nanoseconds(games, "legal_ids()"), None)
    microseconds = _nanoseconds(effort.runs, many // 50, games, "position()") / 1000
    yield Measurement("Game.position()", microseconds, "µs", 100, more_is_better=False)


# Batches: the actions are chosen before; only the steps are measured


@dataclass(frozen=True, slots=True)
class Script:
    """For every step an action for each game (0 once it is over), and all decisions together."""

    steps: Any
    decisions: int


def _random_script(games: int) -> Script:
    import numpy as np

    played = [Board.deal(PLAYERS, seed).play_randomly(seed, 1 << 30) for seed in range(games)]
    steps = np.zeros((max(map(len, played)), games), dtype=np.int16)
    for number, actions in enumerate(played):
        steps[: len(actions), number] = actions
    return Script(steps, sum(map(len, played)))


def _step_through(batches: list[Batch], steps: Any) -> None:
    for batch in batches:
        for actions in steps:
            batch.step(actions)


def _seconds_of(threads: list[Thread]) -> float:
    """Return the time until all threads are done."""
    begin = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return time.perf_counter() - begin


def _batch_thread(effort: Effort, script: Script) -> Thread:
    """Return a thread with batches of its own, one for each round, all dealt already."""
    from tzolkin.game.batch import Batch

    batches = [Batch.new(effort.batch_games, PLAYERS) for _ in range(effort.rounds)]
    return Thread(target=_step_through, args=(batches, script.steps))


def _best_of_one_and_two(runs: int, make: Callable[[], Thread]) -> tuple[float, float]:
    """Return the best times of one thread and of two, in turn: other work slows both."""
    pairs = [(_seconds_of([make()]), _seconds_of([make(), make()])) for _ in range(runs)]
    return min(one for one, _ in pairs), min(two for _, two in pairs)


def _batches(effort: Effort) -> Iterator[Measurement]:
    script = _random_script(effort.batch_games)
    one, two = _best_of_one_and_two(effort.runs, lambda: _batch_thread(effort, script))
    work = effort.rounds * script.decisions
    title = f"batch of {effort.batch_games:,} games, one thread"
    yield Measurement(title, work / one, "decisions/s", 3_000_000)
    yield Measurement("two batches, two threads", 2 * work / two, "decisions/s")
    yield Measurement("two threads against one", 2 * one / two, "times", 1.8)


def _two_native_loops(effort: Effort) -> Measurement:
    """Measure what two threads are worth on this machine without Python in their way."""
    work = (PLAYERS, 1, effort.native_games)
    one, two = _best_of_one_and_two(
        effort.runs, lambda: Thread(target=engine.random_games, args=work)
    )
    return Measurement("two compiled loops against one", 2 * one / two, "times")


# Encoded views


def _different_games(count: int) -> list[Game]:
    """Return games from different deals, from their beginning to far into them."""
    games = [Game.new(PLAYERS, seed) for seed in range(count)]
    for seed, game in enumerate(games):
        game.board.play_randomly(seed, seed % 200)
    return games


def _encodings(effort: Effort) -> Iterator[Measurement]:
    import numpy as np

    from tzolkin.encoding import LENGTH, encode, encode_batch
    from tzolkin.game.batch import Batch

    games = _different_games(effort.batch_games)
    batch = Batch.of(games)
    rows = np.zeros((len(batch), LENGTH), dtype=np.float32)

    def one_by_one() -> int:
        for game in games:
            encode(game, out=rows[0])
        return len(games)

    def in_batches() -> int:
        for _ in range(effort.rounds):
            encode_batch(batch, out=rows)
        return effort.rounds * len(batch)

    microseconds = 1e6 / _rate(effort.runs, one_by_one)
    yield Measurement("encode(game), one view", microseconds, "µs", 5, more_is_better=False)
    title = f"encode_batch, {effort.batch_games:,} views"
    yield Measurement(title, _rate(effort.runs, in_batches), "views/s", 1_000_000)


# Starting


def _milliseconds(runs: int, code: str) -> float:
    command = [sys.executable, "-c", code]

    def start() -> int:
        subprocess.run(command, check=True)  # noqa: S603 (this very interpreter)
        return 1

    return 1000 / _rate(runs, start)


def _imports(effort: Effort) -> Iterator[Measurement]:
    runs = max(5, effort.runs)
    whole = _milliseconds(runs, "import tzolkin")
    yield Measurement('python -c "import tzolkin"', whole, "ms", 150, more_is_better=False)
    yield Measurement('python -c "pass"', _milliseconds(runs, "pass"), "ms")
