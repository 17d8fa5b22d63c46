"""Matches of networks: finished deals are stored, and what is missing is played."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import pytest

from training import commands
from training.matches import Match, StoredDeals, measure, play_deal, summary
from training.network_weights import packaged_networks
from training.workers import StoppedError, Workers

FIRST = packaged_networks(2, version=1)
MATCH = Match(FIRST, FIRST, 2, simulations=2, deals=3)


@pytest.fixture
def workers() -> Iterator[Workers]:
    working = Workers(1)
    yield working
    working.stop()


def test_a_network_is_level_with_itself() -> None:
    match = Match(FIRST, FIRST, 3, simulations=2, deals=2)
    outcomes = [play_deal(match, deal) for deal in (1, 2)]
    found = summary(match, outcomes)
    assert (found["deals"], found["games"]) == (2, 6)
    assert 0 <= found["win_share"][0] <= 1
    assert [game.scores for game in play_deal(match, 1).games] == [
        game.scores for game in outcomes[0].games
    ]


def test_a_match_that_was_stopped_goes_on(
    workers: Workers, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also if it was killed while it wrote a line."""
    deals = StoredDeals(tmp_path, MATCH)
    deals.add(play_deal(MATCH, 2))
    deals.file.write_text(deals.file.read_text() + '{"block": [2, 3')
    again = StoredDeals(tmp_path, MATCH)
    assert again.missing() == [1, 3]
    assert measure(workers, again) == summary(MATCH, [play_deal(MATCH, n) for n in (1, 2, 3)])
    assert capsys.readouterr().out.startswith("2 players, match: 3 of 3 deals, ")
    assert StoredDeals(tmp_path, MATCH).missing() == []
    fewer = MATCH._replace(deals=1)
    assert measure(workers, StoredDeals(tmp_path, fewer)) == summary(fewer, [play_deal(MATCH, 1)])


def test_when_the_time_is_up_those_deals_count_that_are_finished(
    workers: Workers, tmp_path: Path
) -> None:
    deals = StoredDeals(tmp_path, MATCH)
    workers.stop()
    with pytest.raises(StoppedError):
        measure(workers, deals)
    deals.add(play_deal(MATCH, 2))
    assert measure(workers, deals)["deals"] == 1


def test_results_of_other_networks_are_others(tmp_path: Path) -> None:
    (tmp_path / "network2.bin").write_bytes(b"another one")
    other = MATCH._replace(challenger=tmp_path)
    files = {StoredDeals(tmp_path, match).file for match in (MATCH, other, MATCH._replace(seed=2))}
    assert len(files) == 3


def test_every_number_of_players_has_its_turn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command says so where the time was up before a deal was finished."""
    parser = argparse.ArgumentParser()
    commands.add_commands(parser.add_subparsers())
    words = f"measure {FIRST} --players 2,4 --simulations 2 --processes 1 --minutes 0"
    given = parser.parse_args([*words.split(), "--output", str(tmp_path)])
    given.command(given)
    assert capsys.readouterr().out == "2 players: stopped\n4 players: stopped\n"
