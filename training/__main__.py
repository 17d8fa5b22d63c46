"""Train what bots use to value positions: `linear`, then `network` and `further`, or `selfplay`."""

from __future__ import annotations

import argparse
from pathlib import Path

from . import train_linear, train_network
from .commands import add_commands

OUTPUT = Path("build/learned")
TRAINERS = {
    "linear": train_linear.train,
    "network": train_network.train,
    "further": train_network.train_further,
}
HELP = {
    "linear": "train the linear value by regression over games without a tree",
    "network": "train new networks on games without a tree",
    "further": "continue the training of networks on games without a tree",
}


def main() -> None:
    """Parse the command line and run a command."""
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name, text in HELP.items():
        command = commands.add_parser(name, help=text)
        command.add_argument("--players", default="4,3,2", help="player counts, in order")
        command.add_argument("--output", type=Path, default=OUTPUT, help="the folder to write into")
        command.set_defaults(command=run_trainer, name=name)
    add_commands(commands)
    args = parser.parse_args()
    args.command(args)


def run_trainer(args: argparse.Namespace) -> None:
    """Train for some numbers of players, one after the other."""
    args.output.mkdir(parents=True, exist_ok=True)
    TRAINERS[args.name]([int(players) for players in args.players.split(",")], args.output)


if __name__ == "__main__":
    main()
