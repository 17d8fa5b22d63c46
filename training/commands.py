"""The commands that play, learn and measure with many processes: `selfplay`, `measure`, `sweep`."""

from __future__ import annotations

import argparse
import json
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from .expert_iteration import Rounds, Run, latest_networks
from .fitting import LearningOptions
from .matches import Match, StoredDeals, measure
from .network_weights import NetworkWeights, packaged_networks
from .progress import Log
from .search_selfplay import SelfPlayOptions
from .sweep import Sweep, run_sweep
from .workers import StoppedError, Workers

MATCHES = Path("build/matches")
GAMES_PER_ROUND = {2: 3600, 3: 2800, 4: 2800}


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the commands to the command line."""
    _add_selfplay(
        commands.add_parser("selfplay", help="expert iteration: rounds of games of the search")
    )
    _add_measure(commands.add_parser("measure", help="a match between two networks"))
    _add_sweep(commands.add_parser("sweep", help="compare learning options on the same games"))


def _add_selfplay(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(command=selfplay)
    _add_common(parser)
    parser.add_argument("folder", type=Path, help="where games, networks and the log are kept")
    parser.add_argument("--start", type=Path, help="the first networks, or else the newest")
    parser.add_argument("--games", help="games of a round, for every number of players in order")
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--window", type=int, default=6, help="how many rounds to learn from")
    parser.add_argument("--simulations", type=int, default=SelfPlayOptions().simulations)
    parser.add_argument("--sampled-turns", type=float, default=SelfPlayOptions().sampled_turns)
    parser.add_argument("--perturbed-games", type=float, default=SelfPlayOptions().perturbed_games)
    parser.add_argument("--search-share", type=float, default=LearningOptions().search_share)
    parser.add_argument("--epochs", type=float, default=LearningOptions().epochs)
    parser.add_argument("--learning-rate", type=float, default=LearningOptions().learning_rate)
    parser.add_argument("--deals", type=int, default=0, help="deals of a match after every round")
    parser.add_argument("--deal-simulations", type=int, default=100)


def _add_measure(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(command=measured)
    _add_common(parser)
    parser.add_argument("challenger", type=Path, help="a run, or the folder of some networks")
    parser.add_argument("--champion", type=Path, help="or else that of the first release")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=MATCHES, help="where finished deals are")


def _add_sweep(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(command=sweep)
    _add_common(parser)
    parser.add_argument("folder", type=Path, help="the folder of `selfplay`")
    parser.add_argument("--search-share", default="0,0.3,0.6", help="shares of the search's values")
    parser.add_argument("--units", default="32,64")
    parser.add_argument("--epochs", default="4")
    parser.add_argument("--learning-rate", type=float, default=LearningOptions().learning_rate)


def _add_common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", default="4,3,2", help="numbers of players")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--minutes", type=float, help="begin nothing new after this time")


def selfplay(wanted: argparse.Namespace) -> None:
    """Play and learn until all rounds are done or the time is up."""
    players = _numbers(wanted.players)
    games = _numbers(wanted.games) if wanted.games else [GAMES_PER_ROUND[each] for each in players]
    run = Run(
        wanted.folder,
        dict(zip(players, games, strict=True)),
        wanted.rounds,
        wanted.window,
        SelfPlayOptions(wanted.simulations, wanted.sampled_turns, wanted.perturbed_games),
        LearningOptions(wanted.search_share, wanted.epochs, wanted.learning_rate),
        wanted.deals,
        wanted.deal_simulations,
    )
    train(run, wanted.start, wanted.processes, wanted.minutes)


def train(run: Run, start: Path | None, processes: int, minutes: float | None = None) -> None:
    """Do the rounds of all numbers of players at the same time."""
    for players in run.games:
        if NetworkWeights.find(run.networks(0), players) is None:
            NetworkWeights.load(start or packaged_networks(players), players).save(
                run.networks(0), players
            )
    log = Log(run.folder / "log.jsonl")

    def rounds(workers: Workers) -> None:
        with ThreadPoolExecutor(len(run.games)) as threads:
            futures = [
                threads.submit(Rounds(run, players, workers, log).complete) for players in run.games
            ]
            for future in futures:
                future.result()

    _working(rounds, processes, minutes)


def measured(wanted: argparse.Namespace) -> None:
    """Print the results of matches."""

    def matches(workers: Workers) -> None:
        for players in _numbers(wanted.players):
            match = Match(
                latest_networks(wanted.challenger, players),
                latest_networks(wanted.champion or packaged_networks(players, version=1), players),
                players,
                wanted.simulations,
                wanted.deals,
                wanted.seed,
            )
            try:
                found = measure(workers, StoredDeals(wanted.output, match))
                print(json.dumps({"challenger": match.challenger.name, **found}), flush=True)
            except StoppedError:
                print(f"{players} players: stopped", flush=True)

    _working(matches, wanted.processes, wanted.minutes)


def sweep(wanted: argparse.Namespace) -> None:
    """Print the errors of networks on held-out games, for each combination of options."""

    def sweeps(workers: Workers) -> None:
        for players in _numbers(wanted.players):
            one = Sweep(
                wanted.folder,
                players,
                [float(share) for share in wanted.search_share.split(",")],
                _numbers(wanted.units),
                [float(epochs) for epochs in wanted.epochs.split(",")],
                wanted.learning_rate,
            )
            for entry in run_sweep(workers, one):
                print(json.dumps(entry), flush=True)

    _working(sweeps, wanted.processes, wanted.minutes)


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
