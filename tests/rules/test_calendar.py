"""Rounds and the calendar: turning the gears, the marker, and one day or two."""

from __future__ import annotations

from typing import Any

import pytest

from tests.positions import NEUTRALS, load
from tzolkin import Game

from .helpers import asked, end_round, options, play, seat_of

CITIES = ("palenque", "yaxchilan", "tikal", "uxmal")
GEARS = (*CITIES, "chichen")
BOTH = {"days 1", "days 2"}


def last_turn(players: int = 4, first_player: int = 0, **changes: Any) -> Game:
    """Return a game in which the last seat of the round only has to say `done`."""
    seat = (first_player - 1) % players
    on: dict[str, dict[int, int]] = {
        gear: dict(spaces) for gear, spaces in changes.pop("on", {}).items()
    }
    on.setdefault("uxmal", {})[0] = seat
    changes["others"] = changes.get("others", {})
    game = load(players, seat, first_player=first_player, on=on, **changes)
    return play(game, "pick uxmal 0", "skip")


def days_chosen(days: int, **changes: Any) -> Game:
    game = play(last_turn(first_space=1, **changes), "done")
    assert asked(game) == ("calendar", BOTH)
    return play(game, f"days {days}")


def when(game: Game) -> tuple[int, int, bool]:
    position = game.position()
    return position["round"], position["day"], position["food_day"]


# Nobody on the first-player space


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("corn", [0, 3])
def test_nobody_there(players: int, corn: int) -> None:
    for first_player in range(players):
        game = last_turn(players, first_player, calendar_corn=corn, day=3)
        play(game, "done")
        assert when(game) == (5, 4, False)
        assert game.position()["calendar_corn"] == corn + 1
        assert game.position()["first_player"] == first_player
        assert (game.decision, game.seat) == ("turn", first_player)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_has_one_turn_clockwise_from_the_first_player(players: int) -> None:
    for first_player in range(players):
        game = load(players, first_player, first_player=first_player)
        for number in range(players):
            assert (game.decision, game.seat) == ("turn", (first_player + number) % players)
            assert when(game) == (1, 0, False)
            play(game, f"place {GEARS[number]}", "done")
        assert when(game) == (2, 1, False)


# Somebody on the first-player space


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_seat_there_takes_the_marker(players: int) -> None:
    for first_player in range(players):
        for seat in range(players):
            others = {seat: {"light": False}}
            game = last_turn(players, first_player, first_space=seat, others=others)
            play(game, "done")
            holder = (seat + 1) % players if seat == first_player else seat
            assert game.position()["first_player"] == holder
            assert (game.decision, game.seat) == ("turn", holder)
            assert game.position()["first_space"] is None
            assert game.position()["calendar_corn"] == 0
            assert seat_of(game, seat)["free"] == seat_of(game, seat)["workers"] == 3


def test_the_corn_of_the_calendar_stays_for_the_next_one() -> None:
    game = last_turn(first_space=1, calendar_corn=5, others={1: {"light": False}})
    assert play(game, "done").position()["calendar_corn"] == 5


def test_the_dark_side_leaves_no_choice() -> None:
    game = last_turn(first_space=1, others={1: {"light": False}})
    play(game, "done")
    assert game.decision == "turn"
    assert when(game) == (2, 1, False)
    assert seat_of(game, 1)["light"] is False


def test_the_light_side_of_others_does_not_matter() -> None:
    others = {seat: {"light": False} for seat in (0, 2, 3)}
    assert asked(play(last_turn(first_space=1, others=others), "done")) == ("calendar", BOTH)


def test_one_day_keeps_the_light_side() -> None:
    game = days_chosen(1)
    assert when(game) == (2, 1, False)
    assert seat_of(game, 1)["light"] is True


def test_two_days_turn_the_board_dark() -> None:
    game = days_chosen(2)
    assert when(game) == (2, 2, False)
    assert [seat_of(game, seat)["light"] for seat in range(4)] == [True, False, True, True]
    assert (game.decision, game.seat) == ("turn", 1)


def test_the_choice_belongs_to_the_seat_on_the_space_even_if_the_marker_leaves_it() -> None:
    game = play(last_turn(first_space=0), "done")
    assert (game.decision, game.seat) == ("calendar", 0)
    assert game.position()["first_player"] == 1
    play(game, "days 2")
    assert seat_of(game, 0)["light"] is False
    assert (game.decision, game.seat) == ("turn", 1)


@pytest.mark.parametrize("owner", [0, 1, 2, 3])
@pytest.mark.parametrize("gear", GEARS)
def test_a_worker_before_the_last_space_prevents_two_days(gear: str, owner: int) -> None:
    space = 9 if gear == "chichen" else 6
    game = play(last_turn(first_space=1, on={gear: {space: owner}}), "done")
    assert game.decision == "turn"
    assert when(game) == (2, 1, False)
    assert seat_of(game, 1)["light"] is True


@pytest.mark.parametrize("gear", GEARS)
def test_workers_elsewhere_do_not_prevent_two_days(gear: str) -> None:
    last = 10 if gear == "chichen" else 7
    for space in range(1, last + 1):
        if space != last - 1:
            game = play(last_turn(first_space=1, on={gear: {space: 2}}), "done")
            assert asked(game) == ("calendar", BOTH)


@pytest.mark.parametrize("players", [2, 3])
def test_neutral_workers_do_not_prevent_two_days(players: int) -> None:
    neutral = [*((gear, 6) for gear in CITIES), ("chichen", 9), *NEUTRALS[players][:-5]]
    game = play(last_turn(players, neutral=neutral, first_space=1), "done")
    assert asked(game) == ("calendar", BOTH)


def test_six_of_chichen_itza_does_not_prevent_two_days() -> None:
    game = play(last_turn(first_space=1, on={"chichen": {6: 2, 7: 3}}), "done")
    assert asked(game) == ("calendar", BOTH)


@pytest.mark.parametrize("day", [26, 27])
def test_in_the_last_round_there_is_no_choice(day: int) -> None:
    game = last_turn(first_space=1, day=day, age=2, food_day=True)
    play(game, "done")
    assert game.over
    assert game.position()["day"] == day + 1
    assert seat_of(game, 1)["light"] is True


@pytest.mark.parametrize("day", range(26))
def test_in_every_other_round_there_is(day: int) -> None:
    game = play(last_turn(first_space=1, day=day, age=1 if day <= 13 else 2), "done")
    assert asked(game) == ("calendar", BOTH)


def test_at_the_calendar_decision_the_round_is_not_over() -> None:
    game = last_turn(first_space=1, day=7, others={0: {"corn": 9}})
    assert seat_of(game, 1)["free"] == 2
    play(game, "done")
    position = game.position()
    assert (game.decision, game.seat) == ("calendar", 1)
    assert when(game) == (8, 7, True)
    assert seat_of(game, 1)["free"] == 3
    assert position["first_space"] is None
    assert position["first_player"] == 1
    assert seat_of(game, 0)["corn"] == 3
    assert position["gears"]["tikal"] == [None] * 10


# Food Days reached and passed over


@pytest.mark.parametrize("day", range(26))
@pytest.mark.parametrize("days", [1, 2])
def test_which_rounds_are_food_days(day: int, days: int) -> None:
    game = days_chosen(days, day=day, age=1 if day <= 13 else 2)
    expected = {day + step for step in range(1, days + 1)} & {7, 13, 20, 26}
    assert when(game) == (day + 2, day + days, bool(expected))


def test_passing_over_day_13_swaps_the_buildings_a_round_later() -> None:
    game = days_chosen(2, day=12)
    assert when(game) == (14, 14, True)
    assert game.position()["age"] == 1
    end_round(game)
    assert game.position()["age"] == 2
    assert when(game) == (15, 15, False)


@pytest.mark.parametrize("days", [1, 2])
def test_the_game_ends_after_the_round_of_day_26(days: int) -> None:
    game = days_chosen(days, day=25, age=2)
    assert when(game) == (27, 25 + days, True)
    end_round(game)
    assert game.over
    assert when(game) == (27, 26 + days, True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_without_two_day_advances(players: int) -> None:
    game = Game.new(players=players, seed=5)
    while game.decision == "wealth":
        play(game, game.legal()[0])
    food_days = []
    for number in range(1, 28):
        assert not game.over
        assert when(game)[:2] == (number, number - 1)
        food_days += [number] if when(game)[2] else []
        end_round(game)
    assert game.over
    assert food_days == [8, 14, 21, 27]
    assert game.position()["calendar_corn"] == 27


# Gears


@pytest.mark.parametrize("gear", GEARS)
def test_workers_move_with_their_gear(gear: str) -> None:
    last = 10 if gear == "chichen" else 7
    spaces = [space for space in range(last) if space != last - 1 and (gear, space) != ("uxmal", 0)]
    for days in (1, 2):
        for space in spaces:
            game = days_chosen(days, on={gear: {space: 2}})
            teeth = game.position()["gears"][gear]
            assert [tooth for tooth, holder in enumerate(teeth) if holder == 2] == [space + days]
            assert seat_of(game, 2)["free"] == 2


@pytest.mark.parametrize("gear", GEARS)
@pytest.mark.parametrize("days", [1, 2])
def test_workers_leave_after_the_last_space(gear: str, days: int) -> None:
    last = 10 if gear == "chichen" else 7
    game = days_chosen(days, on={gear: {last: 2}})
    assert game.position()["gears"][gear] == [None] * (13 if gear == "chichen" else 10)
    assert (seat_of(game, 2)["free"], seat_of(game, 2)["workers"]) == (3, 3)
    assert seat_of(game, 2)["corn"] == 0


@pytest.mark.parametrize("gear", GEARS)
def test_a_worker_on_the_space_before_moves_to_the_last_one(gear: str) -> None:
    last = 10 if gear == "chichen" else 7
    game = play(last_turn(on={gear: {last - 1: 2}}), "done")
    assert game.position()["gears"][gear][last] == 2
    assert seat_of(game, 2)["free"] == 2


@pytest.mark.parametrize("days", [1, 2])
def test_neutral_workers_go_round(days: int) -> None:
    neutral = [("tikal", 6), ("tikal", 7), ("tikal", 8), ("tikal", 9), ("chichen", 10)]
    neutral += [("chichen", 12)]
    game = play(last_turn(3, neutral=neutral, first_space=1), "done", f"days {days}")
    gears = game.position()["gears"]
    for gear, teeth in (("tikal", 10), ("chichen", 13)):
        moved = {(tooth + days) % teeth for name, tooth in neutral if name == gear}
        assert {tooth for tooth, holder in enumerate(gears[gear]) if holder} == moved


def test_a_neutral_worker_goes_round_in_ten_and_thirteen_days() -> None:
    neutral = [*((gear, 3) for gear in GEARS), ("tikal", 8)]
    game = load(3, neutral=neutral)
    for day in range(1, 27):
        end_round(game)
        gears = game.position()["gears"]
        for gear in GEARS:
            tooth = (3 + day) % (13 if gear == "chichen" else 10)
            assert gears[gear][tooth] == "neutral"


def test_the_teeth_left_behind_are_free_again() -> None:
    game = play(last_turn(on={"tikal": {0: 0, 1: 1}}), "done")
    assert game.position()["gears"]["tikal"][:4] == [None, 0, 1, None]
    assert "place tikal" in options(game)
