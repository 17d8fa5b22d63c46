"""Situations for reasons within the actions of the gears."""

from __future__ import annotations

from tests.game.games import TOP_STEPS, Position, bare, give_skulls, lay_skull, put
from tests.positions import TEMPLES
from tzolkin import Game

from .situations import situation
from .turn_situations import after


def worker_on(gear: str, space: int, **goods: int) -> Position:
    """Return a position in which seat 0 has one worker on a gear and some goods."""
    position = bare()
    put(position, 0, gear, space)
    position["seats"][0].update(goods)
    return position


def picked(position: Position, gear: str, space: int, *texts: str) -> Game:
    return after(position, f"pick {gear} {space}", *texts)


@situation("no_action_here", "do 1")
@situation("no_such_action", "do 6", gear="tikal", last=5)
@situation("must_choose", "done")
def from_space_0() -> Game:
    return picked(worker_on("tikal", 0), "tikal", 0)


@situation("too_far_ahead", "do 3", action=3, space=2)
@situation("needs_corn", "do 1", needed=1, have=0)
@situation("other_decision", "place tikal", decision="action")
def from_space_2() -> Game:
    return picked(worker_on("palenque", 2), "palenque", 2)


@situation("nothing_to_harvest", "do 2")
def harvested_away() -> Game:
    position = worker_on("palenque", 2)
    position["jungle"]["2"]["corn"] = 0
    position["seats"][1]["corn_tiles"] = 4
    return picked(position, "palenque", 2)


@situation("no_wood_tile", "harvest wood")
@situation("no_wood_tile", "burn chaac")
@situation("must_choose", "done")
@situation("other_decision", "do 1", decision="harvest")
def no_wood_left() -> Game:
    position = worker_on("palenque", 3)
    position["jungle"]["3"]["wood"] = 0
    return picked(position, "palenque", 3, "do 3")


@situation("no_corn_tile", "harvest corn")
@situation("lowest_step", "burn kukulkan", temple="kukulkan")
def all_covered() -> Game:
    position = worker_on("palenque", 5)
    position["seats"][0]["temples"]["kukulkan"] = -1
    return picked(position, "palenque", 5, "do 5")


@situation("cannot_fall", "burn chaac")
def at_the_bottom() -> Game:
    position = worker_on("palenque", 4)
    position["seats"][0]["temples"] = dict.fromkeys(TEMPLES, -1)
    return picked(position, "palenque", 4, "do 4")


@situation("no_skull_in_bank", "do 4")
def empty_bank() -> Game:
    position = worker_on("yaxchilan", 4)
    give_skulls(position, 1, 13)
    return picked(position, "yaxchilan", 4)


@situation("no_skull", "do 2")
@situation("offering_taken", "do 1", place=1, holder=2)
@situation("too_far_ahead", "do 9", action=9, space=2)
def without_skull() -> Game:
    position = worker_on("chichen", 2, corn=5)
    lay_skull(position, 2, 1)
    return picked(position, "chichen", 2)


@situation("nothing_to_build", "do 2")
@situation("nothing_to_build", "do 4")
@situation("nothing_to_advance", "do 1")
@situation("nothing_to_advance", "do 3")
@situation("needs_resources", "do 5", needed=1, have=0)
def poor_at_tikal() -> Game:
    return picked(worker_on("tikal", 6), "tikal", 6)


@situation("needs_corn", "do 1", needed=3, have=1)
@situation("nothing_to_exchange", "do 2")
@situation("all_workers", "do 3")
@situation("nothing_to_build", "do 4")
def poor_at_uxmal() -> Game:
    position = worker_on("uxmal", 7, corn=1, workers=6, free=5)
    return picked(position, "uxmal", 7)


@situation("needs_corn", "do 1", needed=5, have=4)
def steps_and_price() -> Game:
    """Return a game in which corn for steps back counts into the price."""
    return picked(worker_on("uxmal", 3, corn=4), "uxmal", 3)


def on_temples(*steps: int, **goods: int) -> Position:
    position = worker_on("uxmal", 1, corn=3, **goods)
    position["seats"][0]["temples"] = dict(zip(TEMPLES, steps, strict=True))
    return position


@situation("no_temple", "do 1")
def on_top_of_all() -> Game:
    return picked(on_temples(*TOP_STEPS.values()), "uxmal", 1)


@situation("top_step", "temple chaac", temple="chaac")
@situation("top_taken", "temple quetzalcoatl", temple="quetzalcoatl", holder=3)
@situation("other_decision", "temples chaac kukulkan", decision="temple")
@situation("must_choose", "done")
def near_the_top() -> Game:
    position = on_temples(TOP_STEPS["chaac"], TOP_STEPS["quetzalcoatl"] - 1, 0)
    position["seats"][3]["temples"]["quetzalcoatl"] = TOP_STEPS["quetzalcoatl"]
    return picked(position, "uxmal", 1, "do 1")


def at_tikal(space: int, **goods: int) -> Position:
    return worker_on("tikal", space, **goods)


@situation("needs_resources", "advance agriculture", needed=3, have=1)
@situation("no_skull_in_bank", "advance theology")
@situation("other_decision", "pay wood", decision="technology")
def one_wood_to_advance() -> Game:
    position = at_tikal(1, wood=1)
    position["seats"][0]["technologies"].update(agriculture=2, theology=3)
    give_skulls(position, 1, 13)
    return picked(position, "tikal", 1, "do 1")


@situation("pay_exactly", "pay wood", needed=2, given=1)
@situation("pay_exactly", "pay wood wood gold", needed=2, given=3)
@situation("needs_wood", "pay wood wood", needed=2, have=1)
@situation("needs_gold", "pay wood gold", needed=1, have=0)
@situation("must_choose", "done")
def to_pay_two() -> Game:
    position = at_tikal(1, wood=1, stone=1)
    position["seats"][0]["technologies"]["agriculture"] = 1
    return picked(position, "tikal", 1, "do 1", "advance agriculture")


@situation("gain_exactly", "gain gold", amount=2, given=1)
@situation("other_decision", "pay wood", decision="gain")
def gaining_two() -> Game:
    position = at_tikal(1, wood=1)
    position["seats"][0]["technologies"]["extraction"] = 3
    return picked(position, "tikal", 1, "do 1", "advance extraction", "pay wood")


@situation("gain_exactly", "gain wood wood", amount=1, given=2)
def gaining_one() -> Game:
    position = worker_on("chichen", 6)
    give_skulls(position, 0, 1)
    return picked(position, "chichen", 6, "do 6")


@situation("two_temples", "temple chaac")
@situation("top_step", "temples chaac quetzalcoatl", temple="chaac")
def two_of_three() -> Game:
    position = at_tikal(5, wood=1)
    position["seats"][0]["temples"]["chaac"] = TOP_STEPS["chaac"]
    return picked(position, "tikal", 5, "do 5", "pay wood")


@situation("needs_wood", "build b04", needed=4, have=1)
@situation("needs_wood", "build b06", needed=2, have=1)
@situation("not_in_row", "build b07", tile="b07")
@situation("not_in_row", "build m13", tile="m13")
@situation("no_monument_here", "build m01")
@situation("no_plain_here", "build b01 plain")
@situation("must_choose", "done")
def one_wood_to_build() -> Game:
    return picked(at_tikal(2, wood=1), "tikal", 2, "do 2")


@situation("needs_wood", "build m01", needed=3, have=1)
@situation("no_skull", "build m13")
@situation("no_plain_here", "build b01 plain")
def wood_and_gold_at_tikal_4() -> Game:
    position = at_tikal(4, wood=1, gold=9)
    position["monuments"][5] = "m13"
    return picked(position, "tikal", 4, "do 4")


@situation("needs_gold", "build m05", needed=2, have=0)
def monument_without_gold() -> Game:
    return picked(at_tikal(4, wood=3, stone=3), "tikal", 4, "do 4")


@situation("no_monument_here", "build m05")
@situation("not_in_row", "build b01", tile="b01")
@situation("no_plain_here", "build b02 plain")
def second_building() -> Game:
    return picked(at_tikal(4, wood=9, stone=9, gold=9), "tikal", 4, "do 4", "build b01")


@situation("needs_corn", "build b04", needed=8, have=2)
@situation("no_monument_here", "build m01")
def building_for_corn() -> Game:
    return picked(worker_on("uxmal", 4, corn=2), "uxmal", 4, "do 4")


@situation("not_in_cost", "spare gold", resource="gold")
@situation("needs_stone", "spare wood", needed=1, have=0)
@situation("must_choose", "done")
def sparing() -> Game:
    position = at_tikal(2, wood=2)
    position["seats"][0]["technologies"]["architecture"] = 3
    return picked(position, "tikal", 2, "do 2", "build b06")


def market(*texts: str, **goods: int) -> Game:
    return picked(worker_on("uxmal", 2, **goods), "uxmal", 2, "do 2", *texts)


@situation("sale_order", "sell wood")
@situation("sold_before", "buy stone", resource="stone")
@situation("needs_gold", "sell gold", needed=1, have=0)
def after_a_sale() -> Game:
    return market("sell stone", wood=1, stone=2, corn=9)


@situation("sales_first", "sell gold")
@situation("purchase_order", "buy wood")
@situation("needs_corn", "buy gold", needed=4, have=3)
def after_a_purchase() -> Game:
    return market("buy stone", gold=1, corn=6)


@situation("needs_corn", "use uxmal 1", needed=3, have=2)
@situation("nothing_to_build", "use tikal 2")
@situation("must_choose", "done")
def using_another() -> Game:
    return picked(worker_on("uxmal", 5, corn=3), "uxmal", 5, "do 5")
