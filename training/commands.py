"""The commands that play, learn and measure with worker processes."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path

from .expert_iteration import Run, latest_networks, train
from .fitting import LearningOptions
from .matches import Match, StoredDeals, play_match
from .network_weights import packaged_networks
from .search_selfplay import SelfPlayOptions
from .sweep import Sweep, run_sweep
from .workers import StoppedError, start_workers

MATCHES = Path("build/matches")
GAMES_PER_ROUND = {2: 3600, 3: 2800, 4: 2800}  # by number of players


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `selfplay`, `measure` and `sweep` to the command line."""
    _add_selfplay(commands.add_parser("selfplay", help="expert iteration: games of the search"))
    _add_measure(commands.add_parser("measure", help="a match between two networks"))
    _add_sweep(commands.add_parser("sweep", help="compare learning options on the same games"))


def _add_selfplay(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(command=selfplay)
    _add_common(parser)
    playing, learning = SelfPlayOptions(), LearningOptions()
    parser.add_argument("folder", type=Path, help="where games, networks and the log are kept")
    parser.add_argument("--start", type=Path, help="the first networks, or else the newest")
    parser.add_argument("--games", help="games of a round, for every number of players in order")
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--window", type=int, default=6, help="how many rounds to learn from")
    _add_number(parser, "--simulations", playing.simulations, "simulations for a turn")
    _add_number(parser, "--sampled-turns", playing.sampled_turns, "share of turns to sample")
    _add_number(parser, "--perturbed-games", playing.perturbed_games, "share of games to perturb")
    _add_number(parser, "--search-share", learning.search_share, "share of its values in targets")
    _add_number(parser, "--epochs", learning.epochs, "how often to use each position of the window")
    _add_number(parser, "--learning-rate", learning.learning_rate, "of gradient descent")
    parser.add_argument("--deals", type=int, default=0, help="deals of a match after every round")
    parser.add_argument("--deal-simulations", type=int, default=100)


def _add_measure(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(command=measure)
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
    rate = LearningOptions().learning_rate
    parser.add_argument("folder", type=Path, help="the folder of `selfplay`")
    parser.add_argument("--search-share", default="0,0.3,0.6", help="shares to try")
    parser.add_argument("--units", default="32,64", help="numbers of hidden units to try")
    parser.add_argument("--epochs", default="4", help="numbers of epochs to try")
    _add_number(parser, "--learning-rate", rate, "of gradient descent")


def _add_common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", default="4,3,2", help="numbers of players")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--minutes", type=float, help="begin nothing new after this time")


def _add_number(
    parser: argparse.ArgumentParser, name: str, default: float, description: str
) -> None:
    """Add an option whose numbers are of the type of the default."""
    parser.add_argument(
        name, type=type(default), default=default, help=f"{description} (default: %(default)s)"
    )


def selfplay(args: argparse.Namespace) -> None:
    """Play and learn until all rounds are done or the time is up."""
    players = _integers(args.players)
    games = _integers(args.games) if args.games else [GAMES_PER_ROUND[each] for each in players]
    run = Run(
        args.folder,
        dict(zip(players, games, strict=True)),
        args.rounds,
        args.window,
        SelfPlayOptions(args.simulations, args.sampled_turns, args.perturbed_games),
        LearningOptions(args.search_share, args.epochs, args.learning_rate),
        args.deals,
        args.deal_simulations,
    )
    train(run, args.start, args.processes, args.minutes)


def measure(args: argparse.Namespace) -> None:
    """Play a match for each number of players, and print the results."""
    with start_workers(args.processes, args.minutes) as workers:
        for players in _integers(args.players):
            champion = args.champion or packaged_networks(players, version=1)
            match = Match(
                latest_networks(args.challenger, players),
                latest_networks(champion, players),
                players,
                args.simulations,
                args.deals,
                args.seed,
            )
            try:
                result = play_match(workers, StoredDeals(args.output, match))
                print(json.dumps({"challenger": match.challenger.name, **result}), flush=True)
            except StoppedError:
                print(f"{players} players: stopped", flush=True)


def sweep(args: argparse.Namespace) -> None:
    """Print the errors of networks on held-out games, for each combination of options."""
    with start_workers(args.processes, args.minutes) as workers:
        for players in _integers(args.players):
            options = Sweep(
                args.folder,
                players,
                _numbers(args.search_share),
                _integers(args.units),
                _numbers(args.epochs),
                args.learning_rate,
            )
            for entry in run_sweep(workers, options):
                print(json.dumps(entry), flush=True)


def _integers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def _numbers(text: str) -> list[float]:
    return [float(number) for number in text.split(",")]
