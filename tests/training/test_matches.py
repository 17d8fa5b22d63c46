"""Test matches of networks, whose finished deals are stored."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import pytest

from training import commands
from training.matches import Match, StoredDeals, play_deal, play_match, summarize
from training.network_weights import packaged_networks
from training.workers import StoppedError, Workers

FIRST = packaged_networks(2, version=1)
MATCH = Match(FIRST, FIRST, 2, simulations=2, deals=3)


@pytest.fixture
def workers() -> Iterator[Workers]:
    working = Workers(1)
    yield working
    working.stop()


def test_a_network_against_itself() -> None:
    match = Match(FIRST, FIRST, 3, simulations=2, deals=2)
    results = [play_deal(match, deal) for deal in (1, 2)]
    figures = summarize(match, results)
    assert (figures["deals"], figures["games"]) == (2, 6)
    assert 0 <= figures["win_share"][0] <= 1
    assert [game.scores for game in play_deal(match, 1).games] == [
        game.scores for game in results[0].games
    ]


def test_a_killed_match_continues(
    workers: Workers, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The deal is played again whose line was being written."""
    deals = StoredDeals(tmp_path, MATCH)
    deals.add(play_deal(MATCH, 2))
    deals.file.write_text(deals.file.read_text() + '{"block": [2, 3')
    again = StoredDeals(tmp_path, MATCH)
    assert again.missing() == [1, 3]
    assert play_match(workers, again) == summarize(MATCH, [play_deal(MATCH, n) for n in (1, 2, 3)])
    assert capsys.readouterr().out.startswith("2 players, match: 3 of 3 deals, ")
    assert StoredDeals(tmp_path, MATCH).missing() == []
    fewer = MATCH._replace(deals=1)
    assert play_match(workers, StoredDeals(tmp_path, fewer)) == summarize(
        fewer, [play_deal(MATCH, 1)]
    )


def test_finished_deals_count_after_the_time_limit(workers: Workers, tmp_path: Path) -> None:
    deals = StoredDeals(tmp_path, MATCH)
    workers.stop()
    with pytest.raises(StoppedError):
        play_match(workers, deals)
    deals.add(play_deal(MATCH, 2))
    assert play_match(workers, deals)["deals"] == 1


def test_other_networks_and_seeds_have_other_files(tmp_path: Path) -> None:
    (tmp_path / "network2.bin").write_bytes(b"another one")
    other = MATCH._replace(challenger=tmp_path)
    files = {StoredDeals(tmp_path, match).file for match in (MATCH, other, MATCH._replace(seed=2))}
    assert len(files) == 3


def test_the_command_reports_matches_without_finished_deals(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    parser = argparse.ArgumentParser()
    commands.add_commands(parser.add_subparsers())
    line = f"measure {FIRST} --players 2,4 --simulations 2 --processes 1 --minutes 0"
    args = parser.parse_args([*line.split(), "--output", str(tmp_path)])
    args.command(args)
    assert capsys.readouterr().out == "2 players: stopped\n4 players: stopped\n"
