"""`tzolkin new`: deal a game."""

from __future__ import annotations

from pathlib import Path

from tzolkin import Game

from ..console import print_json, say
from ..errors import Problem
from ..files import check_new, check_writable, write_document


def split_names(names: str | None, players: int) -> list[str] | None:
    """Names separated by commas, one for each player."""
    if names is None:
        return None
    found = [name.strip() for name in names.split(",")]
    if len(found) != players or not all(found):
        raise Problem(
            f"--names {names!r}: {players} players need {players} names, separated by commas"
        )
    return found


def deal(
    players: int, seed: int | None, names: str | None, output: Path | None, force: bool
) -> None:
    """The position of a new game; names, where they are given, come with it."""
    game = Game.new(players, seed, split_names(names, players))
    document = game.position() | ({} if names is None else {"names": game.names})
    if output is None:
        print_json(document)
        return
    check_writable(output)
    if not force:
        check_new(output, ", or overwrite it with --force")
    write_document(output, document)
    say(f"Wrote {output} (seed {game.seed}).")
