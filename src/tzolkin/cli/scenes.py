"""Positions and records from files, ready to be looked at."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tzolkin import Game, IllegalActionError
from tzolkin.drawing.text import marks
from tzolkin.drawing.text.drawable import check_drawable
from tzolkin.game.positions import FORMAT as POSITION_FORMAT
from tzolkin.game.positions import Position, hide
from tzolkin.game.records import FORMAT as RECORD_FORMAT
from tzolkin.game.records import names_of
from tzolkin.game.validation import short_repr

from .console import shown_name
from .errors import Problem
from .files import Document, called, read_document
from .terminal.explain import with_names

LOADABLE = ("wealth", "turn")


@dataclass(frozen=True, slots=True)
class Scene:
    """What is drawn: a position, its names, and the game itself where there is one."""

    position: Position
    names: list[str]
    game: Game | None = None


def read_scene(path: Path, after: int | None) -> Scene:
    """A position file, or a record after some actions."""
    document = read_document(path, POSITION_FORMAT, RECORD_FORMAT)
    if document["format"] == RECORD_FORMAT:
        game = replayed(path, document, after)
        return Scene(game.position(), game.names, game)
    if after is not None:
        raise Problem(f"{called(path)}: is a single position; --at is for records")
    return _scene_of_position(path, document)


def _scene_of_position(path: Path, position: Position) -> Scene:
    try:
        check_drawable(position)
        game = Game.load(position) if _is_loadable(position) else None
    except ValueError as error:
        raise Problem(f"{called(path)}: {error}") from None
    return Scene(position if game is None else game.position(), _names(position), game)


def _names(position: Position) -> list[str]:
    """The names that `tzolkin new` writes beside a position, or made-up ones."""
    try:
        return names_of(position.get("names"), position["players"])
    except (TypeError, ValueError):
        return names_of(None, position["players"])


def _is_loadable(position: Position) -> bool:
    return position["decision"] in LOADABLE and is_complete(position)


def is_complete(position: Position) -> bool:
    """Are no secrets hidden in it?"""
    return isinstance(position["stack"], list) and isinstance(position["next_stack"], list)


def read_record(path: Path) -> Document:
    return read_document(path, RECORD_FORMAT)


def replayed(path: Path, record: Document, after: int | None = None) -> Game:
    """The game of a record, all of it or only its first actions."""
    try:
        return Game.replay(record if after is None else _first_part(path, record, after))
    except IllegalActionError as error:
        raise Problem(f"{called(path)}: {break_of(record, error).told()}") from None
    except ValueError as error:
        raise Problem(f"{called(path)}: {error}") from None


def _first_part(path: Path, record: Document, after: int) -> Document:
    actions = record.get("actions")
    if isinstance(actions, list) and not 0 <= after <= len(actions):
        raise Problem(
            f"{called(path)}: has {len(actions)} actions, so --at goes from 0 to {len(actions)}"
        )
    return record | {"actions": actions[:after] if isinstance(actions, list) else actions}


@dataclass(frozen=True, slots=True)
class Break:
    """Where a record breaks: at which action, and what was asked of whom there."""

    error: IllegalActionError
    game: Game

    def told(self) -> str:
        """The same in a sentence."""
        game, names = self.game, [shown_name(name) for name in self.game.names]
        seat = "" if game.seat is None else f", seat {marks.plain_name(game.seat, names)}"
        return (
            f"action {self.error.index} (counted from 0), round {self.round}{seat}, "
            f"at the decision {game.decision}: {short_repr(self.error.action)} cannot be played: "
            f"{with_names(self.error.reason, names)}"
        )

    @property
    def round(self) -> int:
        return int(self.game.position()["round"])


def break_of(record: Document, error: IllegalActionError) -> Break:
    """The place of an error that playing a record through brought up."""
    return Break(error, Game.replay(record | {"actions": record["actions"][: error.index]}))


def seen_by(path: Path, scene: Scene, seat: int | None, onlooker: bool) -> Position:
    """The position without what a seat or an onlooker must not know."""
    if seat is None and not onlooker:
        return scene.position
    if seat is not None and onlooker:
        raise Problem("--seat and --onlooker exclude each other; give one of them")
    players = scene.position["players"]
    if seat is not None and not 0 <= seat < players:
        raise Problem(f"{called(path)}: has the seats 0 to {players - 1}, not {seat}")
    if not is_complete(scene.position):
        raise Problem(f"{called(path)}: is a view already; show it without --seat and --onlooker")
    return hide(scene.position, seat)
