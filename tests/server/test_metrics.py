"""Tests of the metrics."""

from __future__ import annotations

from tzolkin.server.metrics import Metrics

from .prometheus import samples


def test_servers_share_nothing() -> None:
    first, second = Metrics(), Metrics()
    first.commits.inc()
    assert samples(first)["tzolkin_commits_total",] == 1
    assert samples(second)["tzolkin_commits_total",] == 0


def test_everything_is_there_from_the_start() -> None:
    names = {key[0] for key in samples(Metrics())}
    counters = ["commits", "events_sent", "bot_faults", "notices_sent", "notices_failed"]
    gauges = ["websockets", "bots_thinking", "tables_in_memory"]
    assert names >= {f"tzolkin_{each}_total" for each in [*counters, "database_errors"]}
    assert names >= {f"tzolkin_{each}" for each in gauges}
    assert Metrics().exposition()[1].startswith("text/plain")
