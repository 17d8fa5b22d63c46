"""`tzolkin new`: deal a game."""

from __future__ import annotations

from pathlib import Path

from tzolkin import Game

from ..console import print_json, print_message
from ..errors import CommandError
from ..files import check_new, check_writable, write_document


def split_names(names: str | None, players: int) -> list[str] | None:
    """Split names at the commas; there must be one for each player."""
    if names is None:
        return None
    found = [name.strip() for name in names.split(",")]
    if len(found) != players or not all(found):
        raise CommandError(
            f"--names {names!r}: {players} players need {players} names, separated by commas"
        )
    return found


def deal(
    players: int, seed: int | None, names: str | None, output: Path | None, force: bool
) -> None:
    """Print or write the position of a new game, with the names if they are given."""
    game = Game.new(players, seed, split_names(names, players))
    document = game.position() | ({} if names is None else {"names": game.names})
    if output is None:
        print_json(document)
        return
    check_writable(output)
    if not force:
        check_new(output, ", or overwrite it with --force")
    write_document(output, document)
    print_message(f"Wrote {output} (seed {game.seed}).")
