"""`python -m training linear`, then `network` and `further`; or `selfplay` from the network on."""

from __future__ import annotations

import argparse
from pathlib import Path

from . import train_linear, train_network
from .commands import add_commands

OUTPUT = Path("build/learned")
PARTS = {
    "linear": train_linear.tune,
    "network": train_network.tune,
    "further": train_network.tune_further,
}


def main() -> None:
    """Run one of the parts."""
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="PART")
    for part in PARTS:
        tuning = commands.add_parser(part, help="for some numbers of players one after the other")
        tuning.add_argument("--players", default="4,3,2", help="player counts, in order")
        tuning.add_argument("--output", type=Path, default=OUTPUT, help="the folder to write into")
        tuning.set_defaults(command=tune, part=part)
    add_commands(commands)
    wanted = parser.parse_args()
    wanted.command(wanted)


def tune(wanted: argparse.Namespace) -> None:
    """Tune for some numbers of players, one after the other."""
    wanted.output.mkdir(parents=True, exist_ok=True)
    PARTS[wanted.part]([int(players) for players in wanted.players.split(",")], wanted.output)


if __name__ == "__main__":
    main()
