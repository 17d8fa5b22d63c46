"""Make the fixtures with the first release, commit 9d74c4d.

    git worktree add ../first 9d74c4d
    (cd ../first && scripts/install)
    PYTHONPATH=../first/src ../first/.venv/bin/python -m tests.compatibility.generate

The fixtures are checked in and do not change any more. With names of fixtures as arguments (`games
server`) only those are made. The database has other keys and times every time.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import tzolkin
from tests.compatibility.descriptions import (
    bots,
    commands,
    encodings,
    environments,
    games,
    names,
    protocol,
)
from tests.compatibility.fixtures import DATA, Parts, write
from tests.compatibility.server.databases import make_database, unpack
from tests.compatibility.server.session import run_session

FIRST_RELEASE = "9d74c4d"

Json = Any


def check_version() -> None:
    """Exit if the package that is imported is not the first release."""
    tree = Path(tzolkin.__file__).parents[2]
    diff = ["git", "-C", str(tree), "diff", "--quiet", FIRST_RELEASE, "--", "src"]
    if subprocess.run(diff, check=False).returncode:
        sys.exit(f"fixtures are made with {FIRST_RELEASE}, not with the code in {tree}")


def described(parts: Parts) -> Callable[[], Json]:
    return lambda: {name: describe() for name, describe in parts.items()}


def server() -> Json:
    """Make the database, and describe a session on a copy of it."""
    with TemporaryDirectory() as folder:
        tables = make_database(Path(folder))
    with TemporaryDirectory() as folder:
        return {"tables": tables, **run_session(unpack(Path(folder)), deepcopy(tables))}


def write_records() -> None:
    games.RECORDS.mkdir(exist_ok=True)
    for name, record in games.records().items():
        text = json.dumps(record, separators=(",", ":"))
        (games.RECORDS / f"{name}.tzolkin.json").write_text(f"{text}\n", encoding="utf-8")


FIXTURES: dict[str, Callable[[], Json]] = {
    "games": described(games.PARTS),
    "bots": described(bots.PARTS),
    "encodings": described(encodings.PARTS),
    "environments": described(environments.PARTS),
    "protocol": described(protocol.PARTS),
    "commands": described(commands.PARTS),
    "names": described(names.PARTS),
    "server": server,
}


def main(wanted: list[str]) -> None:
    check_version()
    DATA.mkdir(exist_ok=True)
    write_records()  # before the commands, which verify them
    for name in wanted or FIXTURES:
        write(name, FIXTURES[name]())


if __name__ == "__main__":
    main(sys.argv[1:])
