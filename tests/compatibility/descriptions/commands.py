"""The command line: commands and options, settings of the server, output and exit codes."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper
from pathlib import Path
from tempfile import NamedTemporaryFile, TemporaryDirectory
from typing import Any, NamedTuple

from tests.compatibility.descriptions.games import GOLDEN, RECORDS
from tests.compatibility.fixtures import Parts, digest
from tzolkin.cli import main

PLAIN = {"COLUMNS": "80", "TERM": "dumb", "NO_COLOR": "1", "LANGUAGE": "en"}
SECTION = re.compile(r"^(\w+):\n((?:  .*\n|\n)*)", re.MULTILINE)
ENTRY = re.compile(r"^  (\S.*)\n((?:   .*\n)*)", re.MULTILINE)
DEFAULT = re.compile(r"\[default: ([^\];]+)|\(default:? ([^\s)]+)\)")
SETTING = re.compile(r"--([\w-]+) \(variable (\w+); default: (.*?)\) (?=\S)")
MEASURED = {"seconds", "games_per_second", "decisions_per_second", "engine"}


class Answer(NamedTuple):
    """The exit code of a command, and what it wrote to standard output."""

    code: int
    out: str


def run(*words: object) -> Answer:
    """Run a command inside this process."""
    out, err = (TextIOWrapper(BytesIO(), encoding="utf-8") for _ in range(2))
    code: object = 0
    with _invocation(words), redirect_stdout(out), redirect_stderr(err):
        try:
            main()
        except SystemExit as ended:
            code = ended.code
    out.seek(0)
    return Answer(code if isinstance(code, int) else 0, out.read())


@contextmanager
def _invocation(words: tuple[object, ...]) -> Iterator[None]:
    """Set arguments and a plain terminal, and restore what was set before."""
    argv, environment = sys.argv, os.environ.copy()
    sys.argv = ["tzolkin", *map(str, words)]
    os.environ.update(PLAIN)
    try:
        yield
    finally:
        sys.argv = argv
        os.environ.clear()
        os.environ.update(environment)


def commands(*words: str) -> dict[str, Any]:
    """Describe a command: its options and arguments, and its subcommands."""
    sections = dict(SECTION.findall(run(*words, "--help").out))
    below = [entry.split()[0] for entry, _ in ENTRY.findall(sections.get("Commands", ""))]
    return {
        "arguments": [
            entry.split()[0] for entry, _ in ENTRY.findall(sections.get("Arguments", ""))
        ],
        "options": dict(map(_option, ENTRY.findall(sections.get("Options", "")))),
        "commands": {name: commands(*words, name) for name in below},
    }


def _option(entry: tuple[str, str]) -> tuple[str, dict[str, Any]]:
    """Parse an option: its names, whether it takes a value, and its default."""
    written, _, about = entry[0].partition("  ")
    names = [word.strip(",") for word in written.split() if word.startswith("-")]
    found = DEFAULT.search(" ".join(f"{about} {entry[1]}".split()))
    default = found and (found[1] or found[2])
    value = not written.split()[-1].startswith("-")
    return names[-1], {"names": names, "value": value, "default": default}


def settings() -> dict[str, dict[str, str | None]]:
    """Describe the settings that `tzolkin serve --settings` lists.

    Defaults in words, such as "one for each core", are prose and left out.
    """
    text = " ".join(run("serve", "--settings").out.split())
    return {
        option: {"variable": variable, "default": None if " " in default else default}
        for option, variable, default in SETTING.findall(text)
    }


def answers() -> dict[str, Any]:
    """Return what commands print for programs."""
    bots = json.loads(run("bots", "--json").out)
    return _simulation() | {
        "new": json.loads(run("new", "--players", 3, "--seed", 42).out),
        "bots": {bot["name"]: bot["takes_budget"] for bot in bots},
        "replay": json.loads(run("replay", "--json", GOLDEN[0]).out),
        "replay steps": digest(json.loads(run("replay", "--json", "--steps", GOLDEN[0]).out)),
        "verify": [_without_path(found) for found in _verified(*sorted(RECORDS.iterdir()))],
    }


def _simulation() -> dict[str, Any]:
    """Return what `tzolkin simulate` prints, and hashes of the records that it writes."""
    games = ("--games", 4, "--players", 3, "--seed", 5)
    with TemporaryDirectory() as folder:
        printed = json.loads(run("simulate", *games, "--json", "--records", folder).out)
        written = {path.name: digest(_json(path)) for path in sorted(Path(folder).iterdir())}
    return {"simulate": _without(printed, MEASURED), "simulated records": written}


def _json(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def _without(values: dict[str, Any], names: set[str]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if name not in names}


def _verified(*paths: Path) -> list[dict[str, Any]]:
    found = json.loads(run("verify", "--json", *paths).out)
    return list(found) if isinstance(found, list) else [found]


def _without_path(found: dict[str, Any]) -> dict[str, Any]:
    return {name: Path(value).name if name == "file" else value for name, value in found.items()}


def exit_codes() -> dict[str, int]:
    """Return the exit codes of commands with good and with bad input."""
    return {
        "verify": run("verify", GOLDEN[0]).code,
        "verify a wrong record": _exit_code_for_wrong_record(),
        "verify nothing": run("verify", "nothing.tzolkin.json").code,
        "an unknown option": run("new", "--unknown").code,
        "an unknown command": run("unknown").code,
        "an unknown bot": run("watch", "--bot", "nobody").code,
        "a wrong setting": run("serve", "--port", "x").code,
        "version": run("--version").code,
        "show": run("show", GOLDEN[0], "--seat", 0, "--at", 40).code,
    }


def _exit_code_for_wrong_record() -> int:
    with NamedTemporaryFile("w", suffix=".tzolkin.json") as file:
        json.dump(_json(GOLDEN[0]) | {"result": {"scores": [1, 2], "winners": [0]}}, file)
        file.flush()
        return run("verify", file.name).code


PARTS: Parts = {
    "commands": commands,
    "settings": settings,
    "answers": answers,
    "exit codes": exit_codes,
}
