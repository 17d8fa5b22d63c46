"""The folder of an arena: nothing counts before it is written, and nothing written is lost."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Self

from tzolkin import __version__
from tzolkin.game.records import SUFFIX

from .errors import ArenaError
from .fingerprint import fingerprint
from .outcomes import Outcome
from .plan import Block, Plan
from .playing import game_name

FORMAT = "tzolkin-arena/1"
PLAN, BLOCKS, RECORDS = "arena.json", "blocks.jsonl", "records"


class Folder:
    """An arena on disk, open for more of it. Only one program at a time may have it open."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self.plan = path, plan
        self._blocks = _opened(path / BLOCKS)

    @classmethod
    def begin(cls, path: Path, plan: Plan) -> Self:
        """A new arena; the folder must be new or empty."""
        check_empty(path)
        try:
            (path / RECORDS).mkdir(parents=True)
            _write_plan(path, plan)
            return cls(path, plan)
        except OSError as error:
            raise ArenaError(f"{path}: cannot be used: {told(error)}") from None

    @classmethod
    def reopen(cls, path: Path, plan: Plan) -> Self:
        """An arena to go on with; the plan may have more deals than before."""
        try:
            folder = cls(path, plan)
            _write_plan(path, plan)
        except OSError as error:
            raise ArenaError(f"{path}: cannot be used: {told(error)}") from None
        return folder

    def add(self, outcome: Outcome) -> None:
        """Keep a block: its records first, then the line that makes it count.

        Only that line is waited for until it is on the disk: a record can be played again from it.
        """
        try:
            for game, record in zip(outcome.games, outcome.records, strict=True):
                self._write_record(game_name(outcome.block, game.seating), record)
            self._blocks.write(f"{json.dumps(outcome.as_json())}\n".encode())
            self._blocks.flush()
            os.fsync(self._blocks.fileno())
        except OSError as error:
            raise ArenaError(f"{self.path}: cannot be written: {told(error)}") from None

    def _write_record(self, name: str, record: dict[str, Any]) -> None:
        text = json.dumps(record, ensure_ascii=False) + "\n"
        (self.path / RECORDS / f"{name}{SUFFIX}").write_text(text, encoding="utf-8")

    def close(self) -> None:
        self._blocks.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def check_empty(path: Path) -> None:
    """ArenaError unless a new arena can be begun there."""
    try:
        if (path / PLAN).exists():
            raise ArenaError(f"{path}: holds an arena already; --resume goes on with it")
        if path.is_dir() and any(path.iterdir()):
            raise ArenaError(f"{path}: is not empty; name a new folder, or an empty one")
        if path.exists() and not path.is_dir():
            raise ArenaError(f"{path}: is a file; name a folder")
    except OSError as error:
        raise ArenaError(f"{path}: cannot be read: {told(error)}") from None


def read_plan(path: Path) -> Plan:
    """What a folder was begun with; ArenaError if it holds no arena that can be gone on with."""
    stored = _read_json(path)
    if stored.get("format") != FORMAT:
        raise ArenaError(f"{path / PLAN}: is not of the format {FORMAT!r}; is it an arena?")
    try:
        return Plan.from_json(stored["plan"])
    except (KeyError, TypeError) as error:
        raise ArenaError(f"{path / PLAN}: is broken: {error}") from None


def check_code(path: Path, plan: Plan) -> None:
    """ArenaError if the rules or bots have changed since the arena was begun."""
    stored = _read_json(path)
    if stored.get("code") != fingerprint(plan.bots):
        raise ArenaError(
            f"{path}: the rules or bots have changed since it was begun, and results must not be "
            "mixed; begin anew in another folder"
        )


def read_outcomes(path: Path) -> dict[Block, Outcome]:
    """All blocks so far; one that was lost and played later counts as played."""
    try:
        data = (path / BLOCKS).read_bytes() if (path / BLOCKS).exists() else b""
    except OSError as error:
        raise ArenaError(f"{path / BLOCKS}: cannot be read: {told(error)}") from None
    return {outcome.block: outcome for outcome in _outcomes(path / BLOCKS, data)}


def _outcomes(path: Path, data: bytes) -> Iterator[Outcome]:
    """Whole lines only: one that breaks off at the end was never finished."""
    for number, line in enumerate(data.split(b"\n")[:-1], 1):
        try:
            yield Outcome.from_json(json.loads(line))
        except (ValueError, KeyError, TypeError):
            raise ArenaError(f"{path}: line {number} is broken; remove it, and resume") from None


def _read_json(path: Path) -> dict[str, Any]:
    try:
        stored = json.loads((path / PLAN).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ArenaError(f"{path}: holds no arena (there is no {PLAN} in it)") from None
    except OSError as error:
        raise ArenaError(f"{path}: cannot be read: {told(error)}") from None
    except ValueError:
        raise ArenaError(f"{path / PLAN}: is not JSON; is it an arena?") from None
    return stored if isinstance(stored, dict) else {}


def _write_plan(path: Path, plan: Plan) -> None:
    code = fingerprint(plan.bots)
    stored = {"format": FORMAT, "version": __version__, "code": code, "plan": plan.as_json()}
    write_whole(path / PLAN, json.dumps(stored, indent=2) + "\n")


def write_whole(path: Path, text: str) -> None:
    """Beside it first, then in its place: nobody ever reads half a file."""
    beside = path.with_name(f".{path.name}.new")
    with beside.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def _opened(path: Path) -> BinaryIO:
    """The blocks, for more of them; a line that broke off is taken away."""
    file = path.open("ab+")
    try:
        _lock(file, path.parent)
        file.seek(0)
        whole = file.read().rfind(b"\n") + 1
        file.truncate(whole)
    except BaseException:
        file.close()
        raise
    return file


def _lock(file: BinaryIO, path: Path) -> None:
    """Two arenas in one folder would take each other's blocks away."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ArenaError(f"{path}: another arena is being played in it") from None


def told(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
