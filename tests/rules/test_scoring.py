"""The end of the game: goods to corn to points, skulls, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.positions import TEMPLES, load
from tzolkin import Game, IllegalActionError

from .helpers import end_round, goods, play, seat_of

# Nobody is hungry, and no temple gives anything: the leader of all temples is the last seat.
FED: dict[str, Any] = {"buildings": ["b04", "b05"]}
FED_1: dict[str, Any] = {"buildings": ["b15", "b16"]}
LEADER: dict[str, Any] = dict.fromkeys(TEMPLES, 1)


def last_round(*words: dict[str, Any], **changes: Any) -> Game:
    """Return a game about to end; seats 0 and 1 as given, seat 2 leads on all temples."""
    changes.setdefault("day", 26)
    others = {seat: {**(FED, FED_1)[seat], **word} for seat, word in enumerate(words)}
    return load(3, 2, age=2, food_day=True, others=others, **LEADER, **changes)


def ended(*words: dict[str, Any], **changes: Any) -> Game:
    return end_round(last_round(*words, **changes))


@pytest.mark.parametrize(
    ("words", "points"),
    [
        ({}, 0),
        ({"corn": 1}, 0.25),
        ({"corn": 3}, 0.75),
        ({"corn": 8}, 2),
        ({"wood": 1}, 0.5),
        ({"stone": 1}, 0.75),
        ({"gold": 1}, 1),
        ({"wood": 1, "stone": 1, "gold": 1, "corn": 1}, 2.5),
        ({"skulls": 1}, 3),
        ({"skulls": 4}, 12),
        ({"corn": 5, "wood": 2, "stone": 3, "gold": 1, "skulls": 2, "points": 40}, 51.5),
        ({"points": 61, "corn": 1}, 61.25),
        ({"points": 10.5, "corn": 1}, 10.75),
        ({"points": -7, "corn": 3}, -6.25),
    ],
)
def test_goods_and_skulls(words: dict[str, Any], points: float) -> None:
    game = ended(words)
    assert game.scores()[0] == points
    assert seat_of(game)["points"] == points


def test_resources_are_changed_to_corn_and_the_rest_stays_shown() -> None:
    game = ended({"corn": 5, "wood": 2, "stone": 3, "gold": 1, "skulls": 2})
    assert goods(game) == {"corn": 22, "skulls": 2, "points": 11.5}
    assert game.position()["skulls"] == 11


def test_feeding_comes_before_the_corn_is_counted() -> None:
    game = ended({"buildings": [], "corn": 5, "gold": 2})
    assert goods(game) == {"corn": 1 + 8, "points": -3 + 2.25}


def test_cubes_do_not_feed() -> None:
    assert ended({"buildings": [], "gold": 9}).scores()[0] == 9 - 9


def test_monuments_are_scored_last_and_all_of_them() -> None:
    words = {"monuments": ["m02", "m03", "m08"], "corn_tiles": 2, "agriculture": 3}
    assert ended(words).scores()[0] == 2 * 5 + 8 + 9


def test_the_position_when_over() -> None:
    game = ended({"points": 50}, calendar_corn=4, on={"tikal": {2: 0, 7: 1}})
    position = game.position()
    assert game.over
    assert (game.decision, game.seat) == ("over", None)
    assert (position["decision"], position["seat"], position["legal"]) == ("over", None, [])
    assert (position["round"], position["day"], position["food_day"]) == (27, 27, True)
    assert position["calendar_corn"] == 5
    assert position["gears"]["tikal"][3] == 0
    assert 1 not in position["gears"]["tikal"]
    assert seat_of(game, 1)["free"] == 3
    assert position["scores"] == game.scores()
    assert position["scores"] == [seat["points"] for seat in position["seats"]]
    assert position["winners"] == game.winners() == [0]


def test_the_last_advance_with_somebody_on_the_first_player_space() -> None:
    game = ended({}, {}, calendar_corn=4, first_space=1)
    position = game.position()
    assert position["calendar_corn"] == 4
    assert position["first_space"] is None
    assert position["first_player"] == 1
    assert seat_of(game, 1)["free"] == 3


def test_day_28() -> None:
    game = ended({}, day=27)
    assert game.over
    assert game.position()["day"] == 28


def test_nothing_can_be_played_when_over() -> None:
    game = ended({})
    assert game.legal() == []
    before = game.position()
    for text in ("done", "place tikal", "skip", "days 1"):
        with pytest.raises(IllegalActionError):
            game.play(text)
    assert game.position() == before


def test_before_the_end() -> None:
    game = last_round({"points": 12.25}, {"points": -4})
    assert game.scores() == [12.25, -4, 0]
    assert game.winners() == []
    assert not game.over
    assert "scores" not in game.position()
    assert "winners" not in game.position()


def test_most_points_win() -> None:
    assert ended({"points": 50}, {"points": 49}).winners() == [0]
    assert ended({"points": 49}, {"points": 50}).winners() == [1]
    assert ended({"points": 4}, {"points": 5}, points=60).winners() == [2]


def test_a_quarter_point_wins() -> None:
    assert ended({"points": 50}, {"points": 50, "corn": 1}).winners() == [1]


TIED = {"points": 50}


def test_a_tie_goes_to_most_workers_on_the_gears() -> None:
    game = ended(TIED, TIED, on={"tikal": {1: 0}, "uxmal": {1: 1, 2: 1}})
    assert game.winners() == [1]
    game = ended(TIED, TIED, on={"tikal": {1: 0, 2: 0}, "uxmal": {1: 1}})
    assert game.winners() == [0]


def test_workers_are_counted_after_the_last_advance() -> None:
    game = ended(TIED, TIED, on={"tikal": {1: 0}, "uxmal": {7: 1}, "chichen": {10: 1}})
    assert game.winners() == [0]
    game = ended(TIED, TIED, on={"tikal": {6: 0}, "chichen": {9: 0}, "uxmal": {7: 1}})
    assert game.winners() == [0]


def test_the_first_player_space_is_no_gear() -> None:
    game = ended(TIED, TIED, on={"tikal": {1: 0}}, first_space=1)
    assert game.winners() == [0]
    game = ended(TIED, TIED, first_space=1)
    assert game.winners() == [0, 1]


def test_free_workers_do_not_break_ties() -> None:
    game = ended({**TIED, "workers": 6}, TIED, on={"uxmal": {1: 1}})
    assert game.winners() == [1]


def test_those_still_tied_share_the_victory() -> None:
    game = ended(TIED, TIED, on={"tikal": {1: 0}, "uxmal": {1: 1}})
    assert game.winners() == [0, 1]


def test_only_the_tied_seats_are_compared() -> None:
    """Seat 2 has more workers on the gears but fewer points."""
    on = {"tikal": {1: 0, 2: 2, 3: 2}, "uxmal": {1: 1}}
    assert ended(TIED, TIED, on=on).winners() == [0, 1]


def test_all_tied_by_points_one_left_by_workers() -> None:
    """The leader's temples: 2 + 1 + 1 for its steps, 2 + 6 + 4 alone at the top."""
    fed = {"points": 50 - 16, "buildings": ["b17"], "wealth": ["w14"]}
    game = last_round(TIED, TIED, on={"tikal": {1: 0}, "uxmal": {1: 1, 2: 2}}, **fed)
    play(game, "place tikal", "done")
    assert game.scores() == [50, 50, 50]
    assert game.winners() == [2]
