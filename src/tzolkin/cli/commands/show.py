"""`tzolkin show`: draw a position, or a record after some of its actions."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tzolkin import Game
from tzolkin.drawing.text import breakdown_table, full_board
from tzolkin.drawing.text.choices import Choice, choices
from tzolkin.drawing.text.drawable import check_drawable
from tzolkin.game.positions import FORMAT as POSITION_FORMAT
from tzolkin.game.positions import Position, hide_secrets
from tzolkin.game.records import FORMAT as RECORD_FORMAT
from tzolkin.game.records import names_of

from ..choices import choices_of
from ..console import results, shown_name
from ..errors import CommandError
from ..files import file_error, read_document
from ..records import replay_record

LOADABLE = ("wealth", "turn")


@dataclass(frozen=True, slots=True)
class Source:
    """What a file holds: a position, its names, and the game if it can be played on."""

    position: Position
    names: list[str]
    game: Game | None = None


def show_file(file: Path, seat: int | None, onlooker: bool, at: int | None) -> None:
    source = read_source(file, at)
    position = _view(file, source, seat, onlooker)
    names = [shown_name(name) for name in source.names]
    console = results()
    console.print(full_board(position, names, answers(source, position)))
    if source.game is not None and source.game.over:
        console.print(breakdown_table(source.game.breakdown(), names))


def answers(source: Source, position: Position) -> list[Choice]:
    """Describe the legal actions as far as the viewer may know them."""
    if position.get("legal") is None:
        return []
    return choices(position) if source.game is None else choices_of(source.game)


# Reading


def read_source(path: Path, after: int | None) -> Source:
    """Read a position, or a record after some of its actions."""
    document = read_document(path, POSITION_FORMAT, RECORD_FORMAT)
    if document["format"] == RECORD_FORMAT:
        game = replay_record(path, document, after)
        return Source(game.position(), game.names, game)
    if after is not None:
        raise file_error(path, "is a single position; --at is for records")
    return _source_of_position(path, document)


def _source_of_position(path: Path, position: Position) -> Source:
    try:
        check_drawable(position)
        game = Game.load(position) if _is_loadable(position) else None
    except ValueError as error:
        raise file_error(path, f"{error}") from None
    return Source(position if game is None else game.position(), _names(position), game)


def _names(position: Position) -> list[str]:
    """Return the names that `tzolkin new` writes with a position, or numbered ones."""
    try:
        return names_of(position.get("names"), position["players"])
    except (TypeError, ValueError):
        return names_of(None, position["players"])


def _is_loadable(position: Position) -> bool:
    return position["decision"] in LOADABLE and _is_complete(position)


def _is_complete(position: Position) -> bool:
    """Return whether it is not a view, which hides the stacks."""
    return isinstance(position["stack"], list) and isinstance(position["next_stack"], list)


# Hiding


def _view(path: Path, source: Source, seat: int | None, onlooker: bool) -> Position:
    """Return the position without what a seat or an onlooker must not know."""
    if seat is None and not onlooker:
        return source.position
    if seat is not None and onlooker:
        raise CommandError("--seat and --onlooker exclude each other; give one of them")
    players = source.position["players"]
    if seat is not None and not 0 <= seat < players:
        raise file_error(path, f"has the seats 0 to {players - 1}, not {seat}")
    if not _is_complete(source.position):
        raise file_error(path, "is a view already; show it without --seat and --onlooker")
    return hide_secrets(source.position, seat)
