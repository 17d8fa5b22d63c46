"""The folder of an arena: nothing counts before it is written, and nothing written is lost.

`arena.json` holds the plan, `blocks.jsonl` a line per block, and `records/` a record per game.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Self

from tzolkin import __version__
from tzolkin.game.records import SUFFIX

from .block_results import BlockResult
from .errors import ArenaError
from .fingerprint import fingerprint
from .games import game_name
from .plan import Block, Plan

FORMAT = "tzolkin-arena/1"
PLAN, BLOCKS, RECORDS = "arena.json", "blocks.jsonl", "records"


class Folder:
    """An arena on disk, open for adding blocks; only one program at a time can open it."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self.plan = path, plan
        self._blocks = _open_blocks_file(path / BLOCKS)

    @classmethod
    def begin(cls, path: Path, plan: Plan) -> Self:
        """Begin an arena in a folder, which must be new or empty."""
        check_empty(path)
        try:
            (path / RECORDS).mkdir(parents=True)
            _write_plan(path, plan)
            return cls(path, plan)
        except OSError as error:
            raise ArenaError(f"{path}: cannot be used: {os_reason(error)}") from None

    @classmethod
    def reopen(cls, path: Path, plan: Plan) -> Self:
        """Open a folder to continue its arena; the plan may have more deals than before."""
        try:
            folder = cls(path, plan)
            _write_plan(path, plan)
        except OSError as error:
            raise ArenaError(f"{path}: cannot be used: {os_reason(error)}") from None
        return folder

    def add(self, result: BlockResult) -> None:
        """Save a block: first its records, then the line that makes it count.

        Only the line is flushed to the disk, because records can be played again from it.
        """
        try:
            for game, record in zip(result.games, result.records, strict=True):
                self._write_record(game_name(result.block, game.seating), record)
            self._blocks.write(f"{json.dumps(result.as_json())}\n".encode())
            self._blocks.flush()
            os.fsync(self._blocks.fileno())
        except OSError as error:
            raise ArenaError(f"{self.path}: cannot be written: {os_reason(error)}") from None

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
    """Raise ArenaError unless a new arena can be begun in a folder."""
    try:
        if (path / PLAN).exists():
            raise ArenaError(f"{path}: holds an arena already; --resume goes on with it")
        if path.is_dir() and any(path.iterdir()):
            raise ArenaError(f"{path}: is not empty; name a new folder, or an empty one")
        if path.exists() and not path.is_dir():
            raise ArenaError(f"{path}: is a file; name a folder")
    except OSError as error:
        raise ArenaError(f"{path}: cannot be read: {os_reason(error)}") from None


def read_plan(path: Path) -> Plan:
    """Return the plan of a folder; raise ArenaError if it holds no arena."""
    stored = _read_json(path)
    if stored.get("format") != FORMAT:
        raise ArenaError(f"{path / PLAN}: is not of the format {FORMAT!r}; is it an arena?")
    try:
        return Plan.from_json(stored["plan"])
    except (KeyError, TypeError) as error:
        raise ArenaError(f"{path / PLAN}: is broken: {error}") from None


def check_code(path: Path, plan: Plan) -> None:
    """Raise ArenaError if the rules or bots have changed since the arena was begun."""
    stored = _read_json(path)
    if stored.get("code") != fingerprint(plan.bots):
        raise ArenaError(
            f"{path}: the rules or bots have changed since it was begun, and results must not be "
            "mixed; begin anew in another folder"
        )


def read_blocks(path: Path) -> dict[Block, BlockResult]:
    """Return all blocks so far; one that was lost and played later counts as played."""
    try:
        data = (path / BLOCKS).read_bytes() if (path / BLOCKS).exists() else b""
    except OSError as error:
        raise ArenaError(f"{path / BLOCKS}: cannot be read: {os_reason(error)}") from None
    return {result.block: result for result in _parse_blocks(path / BLOCKS, data)}


def _parse_blocks(path: Path, data: bytes) -> Iterator[BlockResult]:
    """Parse the complete lines; the last one may be incomplete after a crash and does not count."""
    for number, line in enumerate(data.split(b"\n")[:-1], 1):
        try:
            yield BlockResult.from_json(json.loads(line))
        except (ValueError, KeyError, TypeError):
            raise ArenaError(f"{path}: line {number} is broken; remove it, and resume") from None


def _read_json(path: Path) -> dict[str, Any]:
    try:
        stored = json.loads((path / PLAN).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ArenaError(f"{path}: holds no arena (there is no {PLAN} in it)") from None
    except OSError as error:
        raise ArenaError(f"{path}: cannot be read: {os_reason(error)}") from None
    except ValueError:
        raise ArenaError(f"{path / PLAN}: is not JSON; is it an arena?") from None
    return stored if isinstance(stored, dict) else {}


def _write_plan(path: Path, plan: Plan) -> None:
    code = fingerprint(plan.bots)
    stored = {"format": FORMAT, "version": __version__, "code": code, "plan": plan.as_json()}
    write_atomically(path / PLAN, json.dumps(stored, indent=2) + "\n")


def write_atomically(path: Path, text: str) -> None:
    """Write a temporary file and move it into place, so that nobody reads half a file."""
    temporary = path.with_name(f".{path.name}.new")
    with temporary.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    temporary.replace(path)


def _open_blocks_file(path: Path) -> BinaryIO:
    """Open the file of blocks for appending, without an incomplete last line."""
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
    """Lock the folder, because two arenas would overwrite each other's blocks."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ArenaError(f"{path}: another arena is being played in it") from None


def os_reason(error: OSError) -> str:
    """Return the reason of an error of the operating system, in lower case."""
    return (error.strerror or str(error)).lower()
