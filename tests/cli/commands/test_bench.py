"""`tzolkin bench`: every measurement is there, and compared with its target."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.cli.helpers import run
from tzolkin.cli.commands.bench import print_table
from tzolkin.cli.commands.bench_measurements import Measurement, measurements
from tzolkin.rules.engine import COMPILED, ENGINE
from tzolkin.rules.state import SIZE

if TYPE_CHECKING:
    import pytest


def test_every_row_has_a_value() -> None:
    answer = run("bench", "--quick", "--json")
    assert answer.code == 0
    found = {row["name"]: row for row in answer.json()["measurements"]}
    assert len(found) == 17
    assert all(row["value"] > 0 for row in found.values())
    assert found["state size"]["value"] == SIZE
    assert found["state size"]["reached"] is True
    assert found['python -c "pass"']["reached"] is None
    assert found["two threads against one"]["target"] == 1.8
    assert found["encode(game), one view"]["target"] == 5
    assert found[f"encode_batch, {1024 if COMPILED else 8:,} views"]["target"] == 1_000_000
    assert found["two compiled loops against one"]["target"] is None


def test_reached_goes_both_ways() -> None:
    assert Measurement("more", 5, "", 5).reached is True
    assert Measurement("more", 4, "", 5).reached is False
    assert Measurement("less", 4, "", 5, more_is_better=False).reached is True
    assert Measurement("less", 6, "", 5, more_is_better=False).reached is False


def test_measurements_come_one_by_one() -> None:
    assert next(measurements(quick=True)).unit == "decisions/s"


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    found = [
        Measurement("speed", 1_234_567, "decisions/s", 1_000_000),
        Measurement("time", 250.4, "ns", 200, more_is_better=False),
        Measurement("only shown", 1.5, "ms"),
    ]
    print_table(found)
    header, _load, _titles, *rows = capsys.readouterr().out.splitlines()
    assert f"{ENGINE} engine" in header
    assert [row.split()[-1] for row in rows] == ["yes", "NO", "ms"]
    assert "1,234,567  decisions/s  ≥ 1,000,000" in rows[0]
