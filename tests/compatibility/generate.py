"""Write the fixtures: what the first release, commit 9d74c4d, is like.

    git worktree add ../first 9d74c4d
    (cd ../first && scripts/install)
    PYTHONPATH=../first/src ../first/.venv/bin/python -m tests.compatibility.generate

They are checked in and stay as they are, since nobody can change what was released. With names of
fixtures (`games server`) only these are written. The database has other keys and times every time.
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
from tests.compatibility import bots, commands, conversations, encodings, environments, games, names
from tests.compatibility.databases import make_database, unpack
from tests.compatibility.fixtures import DATA, Parts, write
from tests.compatibility.visit import visit

FIRST_RELEASE = "9d74c4d"

Json = Any


def check_version() -> None:
    """Other versions must not describe themselves as the first release."""
    tree = Path(tzolkin.__file__).parents[2]
    same = ["git", "-C", str(tree), "diff", "--quiet", FIRST_RELEASE, "--", "src"]
    if subprocess.run(same, check=False).returncode:
        sys.exit(f"fixtures are made with {FIRST_RELEASE}, and not with the code in {tree}")


def described(parts: Parts) -> Callable[[], Json]:
    return lambda: {name: describe() for name, describe in parts.items()}


def server() -> Json:
    """The database, how to find one's way in it, and what happens in a copy of it."""
    with TemporaryDirectory() as folder:
        places = make_database(Path(folder))
    with TemporaryDirectory() as folder:
        return {"places": places, **visit(unpack(Path(folder)), deepcopy(places))}


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
    "conversations": described(conversations.PARTS),
    "names": described(names.PARTS),
    "server": server,
    "commands": described(commands.PARTS),  # of the records, too
}


def main(wanted: list[str]) -> None:
    check_version()
    DATA.mkdir(exist_ok=True)
    write_records()
    for name in wanted or FIXTURES:
        write(name, FIXTURES[name]())


if __name__ == "__main__":
    main(sys.argv[1:])
