"""Timing: what has already happened when a decision is asked, and what has not."""

from __future__ import annotations

from tests.positions import load

from .helpers import acting, asked, goods, levels, play, seat_of, temples


def test_action_the_worker_is_free_and_its_space_empty() -> None:
    game = acting("tikal", 4)
    assert game.decision == "action"
    assert seat_of(game)["free"] == 3
    assert game.position()["gears"]["tikal"][4] is None


def test_do_pays_the_steps_back() -> None:
    game = acting("palenque", 5, corn=3)
    assert seat_of(game)["corn"] == 3
    play(game, "do 3")
    assert game.decision == "harvest"
    assert seat_of(game)["corn"] == 1


def test_steps_back_are_paid_before_a_payment_too() -> None:
    game = play(acting("tikal", 3, corn=2, wood=1), "do 1")
    assert game.decision == "technology"
    assert seat_of(game)["corn"] == 0


def test_temple_of_uxmal_1_the_corn_is_gone() -> None:
    game = play(acting("uxmal", 2, corn=5), "do 1")
    assert game.decision == "temple"
    assert seat_of(game)["corn"] == 1
    assert temples(game) == (0, 0, 0)


def test_use_of_uxmal_5_the_corn_is_gone() -> None:
    game = play(acting("uxmal", 5, corn=5), "do 5")
    assert game.decision == "use"
    assert seat_of(game)["corn"] == 4


def test_use_of_b21_the_use_itself_pays() -> None:
    price = {"wood": 2, "stone": 1, "gold": 1}
    game = acting("tikal", 2, age=2, row=["b21"], corn=5, **price)
    play(game, "do 2", "build b21")
    assert game.decision == "use"
    assert seat_of(game)["corn"] == 5
    play(game, "use palenque 2")
    assert game.decision == "harvest"
    assert seat_of(game)["corn"] == 4


def test_payment_of_an_advance_the_level_has_not_risen() -> None:
    game = play(acting("tikal", 1, wood=2, architecture=1), "do 1", "advance architecture")
    assert game.decision == "payment"
    assert levels(game) == (0, 0, 1, 0)
    assert seat_of(game)["wood"] == 2


def test_payment_of_a_bonus_it_has_not_been_received() -> None:
    game = play(acting("tikal", 1, wood=1, architecture=3), "do 1", "advance architecture")
    assert game.decision == "payment"
    assert goods(game) == {"wood": 1}
    play(game, "pay wood")
    assert goods(game) == {"points": 3}


def test_payment_of_tikal_5_nobody_has_risen_and_at_temples_it_is_paid() -> None:
    game = play(acting("tikal", 5, stone=1), "do 5")
    assert game.decision == "payment"
    assert (goods(game), temples(game)) == ({"stone": 1}, (0, 0, 0))
    play(game, "pay stone")
    assert game.decision == "temples"
    assert (goods(game), temples(game)) == ({}, (0, 0, 0))


def test_spare_nothing_is_paid_and_the_tile_is_still_in_the_row() -> None:
    game = play(acting("tikal", 2, row=["b09"], wood=2, architecture=3), "do 2", "build b09")
    assert game.decision == "spare"
    assert goods(game) == {"wood": 2}
    assert game.position()["buildings"][0] == "b09"
    assert seat_of(game)["buildings"] == []
    play(game, "spare wood")
    assert goods(game) == {"wood": 1, "corn": 1, "points": 2}
    assert game.position()["buildings"][0] is None
    assert seat_of(game)["buildings"] == ["b09"]


def test_gain_of_chichen_itza_skull_points_and_rise_are_done() -> None:
    game = play(acting("chichen", 8, skulls=1), "do 8")
    assert game.decision == "gain"
    assert game.position()["offerings"][7] == 0
    assert goods(game) == {"points": 11}
    assert temples(game) == (0, 1, 0)


def test_offering_the_cube_just_gained_is_in_hand() -> None:
    game = play(acting("chichen", 8, skulls=1, theology=2), "do 8", "gain gold")
    assert asked(game) == ("offering", {"pay gold", "done"})
    assert seat_of(game)["gold"] == 1
    play(game, "pay gold")
    assert game.decision == "temple"
    assert seat_of(game)["gold"] == 0
    assert temples(game) == (0, 1, 0)


def test_harvest_nothing_is_taken_yet() -> None:
    game = play(acting("palenque", 3), "do 3")
    assert game.position()["jungle"]["3"] == {"corn": 4, "wood": 4}
    assert goods(game) == {}


def test_second_construction_the_first_has_taken_effect() -> None:
    game = acting("tikal", 4, row=["b10", "b11"], display=[], wood=4)
    play(game, "do 4", "build b10")
    assert levels(game) == (1, 0, 0, 0)
    assert goods(game) == {"wood": 1, "stone": 1}
    assert asked(game) == ("construct", {"build b11", "done"})


def test_effects_come_after_architecture_s_corn_and_points() -> None:
    game = acting("tikal", 2, row=["b08"], wood=1, gold=1, architecture=2)
    play(game, "do 2", "build b08")
    assert game.decision == "temple"
    assert goods(game) == {"corn": 1, "points": 2}
    assert seat_of(game)["buildings"] == ["b08"]
    assert game.position()["buildings"][0] is None


def test_market_of_b18_the_points_are_received() -> None:
    game = acting("tikal", 2, age=2, row=["b18"], stone=4)
    play(game, "do 2", "build b18")
    assert asked(game) == ("market", {"sell stone", "done"})
    assert goods(game) == {"points": 6, "stone": 1}


def test_placing_is_paid_worker_by_worker() -> None:
    game = load(corn=4)
    corn = []
    for gear in ("tikal", "tikal", "uxmal"):
        play(game, f"place {gear}")
        corn.append(seat_of(game)["corn"])
    assert corn == [4, 2, 0]


def test_calendar_the_food_day_is_over_and_the_day_still_the_old_one() -> None:
    game = load(2, 1, first_space=0, day=20, age=2, corn=20, others={0: {"chaac": 1, "corn": 6}})
    play(game, "place tikal", "done")
    position = game.position()
    assert (game.decision, game.seat) == ("calendar", 0)
    assert (position["day"], position["round"], position["food_day"]) == (20, 21, True)
    assert position["first_player"] == 1
    assert position["first_space"] is None
    assert seat_of(game)["free"] == 3
    assert goods(game) == {"stone": 1}
    assert position["gears"]["tikal"][0] == 1
