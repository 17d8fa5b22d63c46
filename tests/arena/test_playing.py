"""A block is played whatever its bots do, and the same way every time."""

from __future__ import annotations

import pytest

from tzolkin import Game
from tzolkin.arena.plan import Block, Plan, deal_seed
from tzolkin.arena.playing import PlayedGame, game_name, play_job

from .helpers import bot


def played(*bots: str, limit: float | None = None) -> list[PlayedGame]:
    plan = Plan(bots, (2,), 1, seed=1, limit=limit)
    (block,) = plan.blocks()
    return [game for game, _ in play_job(plan.job(block))]


def test_a_block_is_one_deal_in_all_seatings() -> None:
    plan = Plan(("random", bot("Last")), (2,), 1, seed=1)
    (block,) = plan.blocks()
    games = play_job(plan.job(block))
    assert [game.seating for game, _ in games] == [(0, 1), (1, 0)]
    starts = [record["start"] for _, record in games]
    assert starts[0] == starts[1] == Game.new(2, deal_seed(1, 2, 1)).position()


def test_a_record_tells_its_game_and_replays_to_it() -> None:
    plan = Plan(("random", bot("Last")), (3,), 1, seed=1)
    for block in plan.blocks():
        for game, record in play_job(plan.job(block)):
            again = Game.replay(record)
            assert again.scores() == game.scores == record["result"]["scores"]
            assert record["names"] == [plan.bots[number] for number in game.seating]
            about = record["meta"]["arena"]
            assert about["bots"] == record["names"]
            assert len(set(about["bot_seeds"])) == 3
            assert about["faults"] == [None, None, None]
            assert [sum(points.values()) for points in game.points] == game.scores


def test_the_same_job_plays_the_same_games() -> None:
    plan = Plan(("random",), (4,), 2, seed=1)
    first, second = (plan.job(block) for block in plan.blocks())
    actions = [play_job(job)[0][1]["actions"] for job in (first, first, second)]
    assert actions[0] == actions[1] != actions[2]


def test_turns_are_counted_and_thinking_is_timed() -> None:
    """A game has 26 or 27 days; two-day advances make it shorter."""
    (game,) = played("random")
    assert all(15 <= turns <= 27 for turns in game.turns)
    assert all(seconds > 0 for seconds in game.seconds)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Raises", "it failed: RuntimeError: tired"),
        ("Illegal", "it answered 'place atlantis': "),
        ("Moody", "Moody cannot be made: RuntimeError: not today"),
    ],
)
def test_a_bot_that_breaks_the_rules_forfeits_and_the_game_goes_on(name: str, words: str) -> None:
    for game in played(bot(name), "random"):
        broken = game.seating.index(0)
        assert words in str(game.faults[broken])
        assert game.faults[1 - broken] is None
        assert game.winners


def test_so_does_one_that_thinks_for_ever() -> None:
    (game, _) = played(bot("Hangs"), "random", limit=0.5)
    assert game.faults == ["it did not answer within 0.5 s", None]
    assert game.seconds[0] > 0.5


def test_names_of_games() -> None:
    assert game_name(Block(4, 7, (0, 1, 2, 11)), (2, 0, 11, 1)) == "4p-00007-2-0-11-1"
