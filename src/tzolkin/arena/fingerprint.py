"""Which code plays: results of different code must not be mixed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path

from tzolkin.bots.specs import Kind, parse_spec
from tzolkin.rules.sources import WRITTEN

PACKAGE = Path(__file__).parents[1]
PLAYS_NO_PART = ("arena", "cli")
BUILT = {".pyc", ".so", ".pyd", ".pxd", ".pxi", ".c"}


def fingerprint(bots: Iterable[str]) -> str:
    """A short text that changes with the rules, our bots, or the files of these bots."""
    digest = blake2b(_of_package().encode(), digest_size=8)
    for file in filter(Path.is_file, own_files(bots)):
        digest.update(file.read_bytes())
    return digest.hexdigest()


@cache
def _of_package() -> str:
    digest = blake2b(digest_size=8)
    for file in sorted(sources()):
        digest.update(file.relative_to(PACKAGE).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    """What people wrote; declarations that the build makes are only there where it ran."""
    for file in PACKAGE.rglob("*"):
        part = file.relative_to(PACKAGE).parts[0]
        built = file.suffix in BUILT and file.name not in WRITTEN
        if file.is_file() and not built and part not in PLAYS_NO_PART:
            yield file


def own_files(bots: Iterable[str]) -> list[Path]:
    """Of `path/to/file.py:MyBot` the file, be it there or not; what commands run is not known."""
    specs = map(parse_spec, bots)
    return [Path(spec.path).expanduser() for spec in specs if spec.kind is Kind.FILE]
