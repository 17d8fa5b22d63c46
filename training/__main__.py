"""`python -m training linear`, then `network`, then `further`, which goes on with the network."""

from __future__ import annotations

import argparse
from pathlib import Path

from . import linear, network

BOTS = Path(__file__).parents[1] / "src" / "tzolkin" / "bots" / "builtin"
PARTS = {"linear": linear.tune, "network": network.tune, "further": network.tune_further}


def main() -> None:
    """Tune one of the parts, for some numbers of players one after the other."""
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("--players", default="4,3,2", help="player counts to tune for, in order")
    parser.add_argument("--output", type=Path, default=BOTS, help="the folder to write into")
    wanted = parser.parse_args()
    PARTS[wanted.part]([int(players) for players in wanted.players.split(",")], wanted.output)


if __name__ == "__main__":
    main()
