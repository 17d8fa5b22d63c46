"""`tzolkin new`: deals, names and files."""

from __future__ import annotations

from pathlib import Path

from tests.cli.helpers import refused, run, run_process
from tzolkin import Game


def test_prints_the_position_of_the_seed() -> None:
    answer = run("new", "--players", 3, "--seed", 42)
    assert answer.json() == Game.new(3, 42).position()


def test_without_a_seed_deals_differ() -> None:
    assert run("new").out != run("new").out


def test_names_come_with_the_position(tmp_path: Path) -> None:
    file = tmp_path / "deal.json"
    position = run("new", "--players", 2, "--seed", 1, "--names", "Ann, Bob").json()
    assert position["names"] == ["Ann", "Bob"]
    Game.load(position)
    run("new", "--players", 2, "--seed", 1, "--names", "Ann,Bob", "--output", file)
    assert "A Ann decides" in run("show", file).out


def test_writes_a_file_as_a_whole(tmp_path: Path) -> None:
    file = tmp_path / "deal.json"
    answer = run_process("new", "--players", "2", "--seed", "9", "--output", file)
    assert (answer.code, answer.out) == (0, "")
    assert "seed 9" in answer.err
    assert run("show", file).code == 0
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_is_overwritten_only_by_force(tmp_path: Path) -> None:
    file = tmp_path / "deal.json"
    file.write_text("precious", encoding="utf-8")
    refused(run("new", "--output", file), "exists already", "--force")
    assert file.read_text(encoding="utf-8") == "precious"
    assert run("new", "--players", 2, "--output", file, "--force").code == 0
    assert run("show", file).code == 0


def test_a_device_is_never_replaced() -> None:
    refused(run("new", "--output", "/dev/null", "--force"), "is a device")
    assert Path("/dev/null").is_char_device()


def test_refuses_impossible_places(tmp_path: Path) -> None:
    refused(run("new", "--output", tmp_path), "folder")
    refused(run("new", "--output", tmp_path / "no" / "deal.json"), "does not exist")
    assert list(tmp_path.iterdir()) == []
