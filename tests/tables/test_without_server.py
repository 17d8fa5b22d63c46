"""Tables need nothing that only a server has, and a browser has not."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def played() -> Any:
    command = [sys.executable, "-m", "tests.tables.without_server"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_nothing_of_a_server_is_loaded(played: Any) -> None:
    assert played["loaded"] == played["blocked"] == []


def test_a_game_with_bots_is_played_to_its_end(played: Any) -> None:
    table = played["table"]
    assert (table["phase"], table["over"], table["waiting_for"]) == ("finished", True, [])
    assert played["taken_back"]["done"]
    # opened, started, three secret choices, one request to take back, and the end
    assert table["event"] == table["turns"] + 7
    assert len(played["scores"]) == 3


def test_it_can_be_replayed(played: Any) -> None:
    assert played["same_hash"]
    assert played["points"] == played["scores"] == played["record"]
