"""The commands that play, learn and measure with many processes."""

from __future__ import annotations

import argparse
import json
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from .expert_iteration import Course, Lane, latest
from .fitting import Lesson
from .matches import Match, measure
from .network_weights import Learned, packaged_networks
from .progress import Log
from .search_selfplay import Habits
from .sweep import Trial, tried
from .workers import Workers

GAMES = {2: 3600, 3: 2800, 4: 2800}


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `selfplay`, `measure` and `trials` to the parts of training."""
    _add_selfplay(commands.add_parser("selfplay", help="rounds of games of the search itself"))
    _add_measure(commands.add_parser("measure", help="a match between two networks"))
    _add_trials(commands.add_parser("trials", help="ways to learn from the same games"))


def _add_selfplay(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(command=selfplay)
    _add_common(parser)
    parser.add_argument("folder", type=Path, help="where games, networks and the log are kept")
    parser.add_argument("--start", type=Path, help="the first networks, or else the newest")
    parser.add_argument("--games", help="games of a round, for every number of players in order")
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--window", type=int, default=6, help="rounds from which is learned")
    parser.add_argument("--simulations", type=int, default=Habits().simulations)
    parser.add_argument("--drawn", type=float, default=Habits().drawn)
    parser.add_argument("--meddling", type=float, default=Habits().meddling)
    parser.add_argument("--trust", type=float, default=Lesson().trust)
    parser.add_argument("--passes", type=float, default=Lesson().passes)
    parser.add_argument("--rate", type=float, default=Lesson().rate)
    parser.add_argument("--deals", type=int, default=0, help="to measure every round with")
    parser.add_argument("--deal-simulations", type=int, default=100)


def _add_measure(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(command=measured)
    _add_common(parser)
    parser.add_argument("challenger", type=Path, help="a run, or the folder of some networks")
    parser.add_argument("--champion", type=Path, help="or else that of the first release")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)


def _add_trials(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(command=trials)
    _add_common(parser)
    parser.add_argument("folder", type=Path, help="the folder of `selfplay`")
    parser.add_argument("--trust", default="0,0.3,0.6", help="shares of the search's value")
    parser.add_argument("--units", default="32,64")
    parser.add_argument("--passes", default="4")
    parser.add_argument("--rate", type=float, default=Lesson().rate)


def _add_common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", default="4,3,2", help="numbers of players")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--minutes", type=float, help="begin nothing new after this time")


def selfplay(wanted: argparse.Namespace) -> None:
    """Play and learn until all rounds are done or the time is up."""
    players = _numbers(wanted.players)
    games = _numbers(wanted.games) if wanted.games else [GAMES[each] for each in players]
    course = Course(
        wanted.folder,
        dict(zip(players, games, strict=True)),
        wanted.rounds,
        wanted.window,
        Habits(wanted.simulations, wanted.drawn, wanted.meddling),
        Lesson(wanted.trust, wanted.passes, wanted.rate),
        wanted.deals,
        wanted.deal_simulations,
    )
    run(course, wanted.start, wanted.processes, wanted.minutes)


def run(course: Course, start: Path | None, processes: int, minutes: float | None = None) -> None:
    """All lanes of a course at the same time."""
    for players in course.games:
        if Learned.load(course.networks(0), players) is None:
            Learned.loaded(start or packaged_networks(players), players).save(
                course.networks(0), players
            )
    log = Log(course.folder / "log.jsonl")

    def lanes(workers: Workers) -> None:
        with ThreadPoolExecutor(len(course.games)) as threads:
            running = [
                threads.submit(Lane(course, players, workers, log).run) for players in course.games
            ]
            for lane in running:
                lane.result()

    _working(lanes, processes, minutes)


def measured(wanted: argparse.Namespace) -> None:
    """Print the results of matches."""

    def matches(workers: Workers) -> None:
        for players in _numbers(wanted.players):
            match = Match(
                latest(wanted.challenger, players),
                latest(wanted.champion or packaged_networks(players, version=1), players),
                players,
                wanted.simulations,
                wanted.deals,
                wanted.seed,
            )
            found = {"challenger": match.challenger.name, **measure(workers, match)}
            print(json.dumps(found), flush=True)

    _working(matches, wanted.processes, wanted.minutes)


def trials(wanted: argparse.Namespace) -> None:
    """Print how well each way to learn explains games that nobody learned from."""

    def all_trials(workers: Workers) -> None:
        for players in _numbers(wanted.players):
            trial = Trial(
                wanted.folder,
                players,
                [float(each) for each in wanted.trust.split(",")],
                _numbers(wanted.units),
                [float(each) for each in wanted.passes.split(",")],
                wanted.rate,
            )
            for found in tried(workers, trial):
                print(json.dumps(found), flush=True)

    _working(all_trials, wanted.processes, wanted.minutes)


def _working(work: Callable[[Workers], None], processes: int, minutes: float | None) -> None:
    """Work with some processes, which begin nothing new when the time is up."""
    workers = Workers(processes)
    timer = threading.Timer(60 * minutes, workers.stop) if minutes is not None else None
    try:
        if timer:
            timer.start()
        work(workers)
    finally:
        if timer:
            timer.cancel()
        workers.stop()


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]
