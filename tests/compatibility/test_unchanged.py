"""Games, bots, encodings, environments, commands and the protocol are as in the first release."""

from __future__ import annotations

import pytest

from tests.compatibility.descriptions import (
    bots,
    commands,
    encodings,
    environments,
    games,
    protocol,
)
from tests.compatibility.fixtures import Parts, check, differences, read

DESCRIPTIONS: dict[str, Parts] = {
    "games": games.PARTS,
    "bots": bots.PARTS,
    "encodings": encodings.PARTS,
    "environments": environments.PARTS,
    "commands": commands.PARTS,
    "protocol": protocol.PARTS,
}
CASES = [(name, part) for name, parts in DESCRIPTIONS.items() for part in parts]


@pytest.mark.parametrize(("name", "part"), CASES)
def test_nothing_has_changed(name: str, part: str) -> None:
    check(DESCRIPTIONS[name][part](), read(name)[part])


def test_there_are_no_other_actions() -> None:
    assert games.action_ids() == read("games")["action ids"]


@pytest.mark.parametrize(
    ("now", "then", "expected"),
    [
        ({"a": 1, "b": 2}, {"a": 1}, []),
        ({"b": 2}, {"a": 1}, ["/a is missing"]),
        ({"a": [1, 2]}, {"a": [1, 3]}, ["/a/1: 2 instead of 3"]),
        ({"a": [1, 2]}, {"a": [1]}, ["/a: [1, 2] instead of [1]"]),
        ({"a": True}, {"a": 1}, ["/a: true instead of 1"]),
        ({"at": 1.5, "message": "So"}, {"at": 2.5, "message": "Thus"}, []),
        ({"key": None}, {"key": "k1"}, ['/key: null instead of something like "k1"']),
    ],
)
def test_differences_are_found(now: object, then: object, expected: list[str]) -> None:
    assert list(differences(now, then)) == expected
