"""A block is played to its end whatever its bots do, and the same way every time."""

from __future__ import annotations

import pytest

from tzolkin import Game
from tzolkin.arena.games import PlayedGame, Seat, game_name, play_job
from tzolkin.arena.plan import Block, Plan, deal_seed
from tzolkin.bots import Bot, SeatedBot
from tzolkin.game.positions import Position

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


class First(Bot):
    """Becomes the first player whenever it can, so that it decides about the calendar."""

    def choose(self, view: Position, legal: list[str]) -> str:
        return "place first" if "place first" in legal else legal[-1]


def test_only_turns_count_and_only_what_is_thought_about_them() -> None:
    game, seats = Game.new(2, 1), [Seat(SeatedBot(First(), "First"), 0) for _ in range(2)]
    outside = set()
    while game.seat is not None:
        asked, seat = game.decision, seats[game.seat]
        before = seat.turns, seat.seconds
        game.play(seat.answer(game))
        if asked in ("wealth", "calendar"):
            outside.add(asked)
            assert (seat.turns, seat.seconds) == before
        else:
            assert seat.seconds > before[1]
    assert outside == {"wealth", "calendar"}


def test_what_is_played_for_a_bot_does_not_count_as_its_own() -> None:
    """It forfeits at its first decision, or cannot be made at all."""
    for name in ("Illegal", "Moody"):
        (game, _) = played(bot(name), "random")
        assert (game.turns[0], game.seconds[0]) == (0, 0)


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
        assert game.turns[broken] < game.turns[1 - broken]
        assert game.faults[1 - broken] is None
        assert game.winners


def test_so_does_one_that_thinks_for_ever() -> None:
    (game, _) = played(bot("Hangs"), "random", limit=0.5)
    assert game.faults == ["it did not answer within 0.5 s", None]
    assert 0 < game.turns[0] < game.turns[1]
    assert game.seconds[0] < 0.5 * game.turns[0]


def test_names_of_games() -> None:
    assert game_name(Block(4, 7, (0, 1, 2, 11)), (2, 0, 11, 1)) == "4p-00007-2-0-11-1"
