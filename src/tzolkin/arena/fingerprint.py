"""The fingerprint of the code that plays, because results of different code must not be mixed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path

from tzolkin.bots.specs import Kind, parse_spec
from tzolkin.rules.sources import WRITTEN

PACKAGE = Path(__file__).parents[1]
NOT_FINGERPRINTED = ("arena", "cli")
BUILT = {".pyc", ".so", ".pyd", ".pxd", ".pxi", ".c"}


def fingerprint(bots: Iterable[str]) -> str:
    """Return a short text that changes with the rules, our bots, or the files of these bots."""
    digest = blake2b(_package_digest().encode(), digest_size=8)
    for file in filter(Path.is_file, files_of_bots(bots)):
        digest.update(file.read_bytes())
    return digest.hexdigest()


@cache
def _package_digest() -> str:
    digest = blake2b(digest_size=8)
    for file in sorted(source_files()):
        digest.update(file.relative_to(PACKAGE).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def source_files() -> Iterator[Path]:
    """Yield the source files written by hand, but not what the build generates."""
    for file in PACKAGE.rglob("*"):
        part = file.relative_to(PACKAGE).parts[0]
        built = file.suffix in BUILT and file.name not in WRITTEN
        if file.is_file() and not built and part not in NOT_FINGERPRINTED:
            yield file


def files_of_bots(bots: Iterable[str]) -> list[Path]:
    """Return the files of bots given as `path/to/file.py:MyBot`, whether they exist or not.

    What a `run:` command runs is not known.
    """
    specs = map(parse_spec, bots)
    return [Path(spec.path).expanduser() for spec in specs if spec.kind is Kind.FILE]
