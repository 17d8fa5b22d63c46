"""Situations for reasons in the course of a turn: wealth tiles, begging, placing, picking up."""

from __future__ import annotations

from tests.game.games import Position, bare, finished, put, put_first
from tests.positions import TEMPLES
from tzolkin import Game

from .situations import situation


def after(position: Position, *texts: str) -> Game:
    game = Game.load(position)
    for text in texts:
        game.play(text)
    return game


@situation("game_over", "done")
@situation("game_over", "place tikal")
def over() -> Game:
    return finished(Game.new(2, seed=5), seed=5)


@situation("not_offered", "keep w01 w02", tile="w02")
@situation("not_offered", "keep w20 w21", tile="w20")
@situation("other_decision", "done", decision="wealth")
def wealth() -> Game:
    position = bare()
    position["decision"] = "wealth"
    for number, seat in enumerate(position["seats"]):
        seat["wealth"] = []
        seat["offer"] = [f"w{tile:02}" for tile in range(1 + number, 21, 5)]
    return Game.load(position)


@situation("must_place", "done")
@situation("must_place", "skip")
@situation("must_place", "pick tikal 3")
@situation("other_decision", "spare wood", decision="turn")
@situation("other_decision", "keep w01 w02", decision="turn")
def nobody_on_gears() -> Game:
    return Game.load(bare())


@situation("must_act", "done")
@situation("no_worker_there", "pick chichen 10", gear="chichen", space=10)
@situation("no_worker_there", "pick uxmal 7", gear="uxmal", space=7)
@situation("not_your_worker", "pick tikal 2", holder=2)
@situation("not_your_worker", "pick palenque 4", holder="neutral")
def one_on_gears() -> Game:
    position = bare(3)
    put(position, 0, "tikal", 1)
    position["gears"]["palenque"][8] = None
    position["gears"]["palenque"][4] = "neutral"
    put(position, 2, "tikal", 2)
    return Game.load(position)


@situation("already_placing", "pick tikal 1")
@situation("too_late_to_beg", "beg chaac")
@situation("other_decision", "days 1", decision="placing")
def placing() -> Game:
    position = bare()
    put(position, 0, "tikal", 1)
    return after(position, "place palenque")


@situation("already_picking", "place palenque")
@situation("too_late_to_beg", "beg kukulkan")
@situation("no_worker_there", "pick tikal 1", gear="tikal", space=1)
@situation("other_decision", "skip", decision="picking")
def picking() -> Game:
    position = bare()
    put(position, 0, "tikal", 1)
    return after(position, "pick tikal 1", "skip")


@situation("too_much_corn", "beg chaac", limit=2, have=3)
def with_three_corn() -> Game:
    position = bare()
    position["seats"][0]["corn"] = 3
    return Game.load(position)


@situation("too_much_corn", "beg chaac", limit=2, have=700)
def with_plenty_of_corn() -> Game:
    position = bare()
    position["seats"][0]["corn"] = 700
    return Game.load(position)


@situation("too_much_corn", "beg quetzalcoatl", limit=2, have=3)
def begging_twice() -> Game:
    return after(bare(), "beg chaac")


@situation("lowest_step", "beg quetzalcoatl", temple="quetzalcoatl")
def on_a_lowest_step() -> Game:
    position = bare()
    position["seats"][0]["temples"]["quetzalcoatl"] = -1
    return Game.load(position)


@situation("no_free_worker", "place tikal")
@situation("no_free_worker", "place first")
def everybody_on_gears() -> Game:
    position = bare()
    position["seats"][0]["corn"] = 50
    put(position, 0, "tikal", 1, 2, 3)
    return Game.load(position)


@situation("gear_full", "place tikal", gear="tikal")
@situation("gear_full", "place chichen", gear="chichen")
@situation("place_taken", "place first", holder=1)
def full_gears() -> Game:
    position = bare()
    position["seats"][0]["corn"] = 50
    put_first(position, 1)
    put(position, 1, "tikal", 0, 1, 2, 3)
    put(position, 2, "tikal", 4, 5, 6, 7)
    put(position, 1, "chichen", 0)
    put(position, 2, "chichen", 1, 2)
    put(position, 3, "chichen", 3, 4, 5, 6, 7)
    put(position, 0, "chichen", 8, 9, 10)
    position["seats"][0].update(free=1, workers=4)
    return Game.load(position)


@situation("needs_corn", "place tikal", needed=5, have=3)
def five_taken() -> Game:
    position = bare()
    position["seats"][0]["corn"] = 3
    put(position, 1, "tikal", 0, 1, 2, 3, 4)
    return Game.load(position)


@situation("needs_corn", "place uxmal", needed=1, have=0)
@situation("needs_corn", "place palenque", needed=2, have=0)
def second_worker() -> Game:
    return after(bare(), "place palenque")


def at_mercy() -> Position:
    """Return a position without corn or begging whose cheapest free space is Palenque 1."""
    position = bare()
    position["seats"][0]["temples"] = dict.fromkeys(TEMPLES, -1)
    put_first(position, 1)
    put(position, 1, "palenque", 0)
    put(position, 1, "yaxchilan", 0, 1)
    put(position, 2, "tikal", 0, 1, 2)
    put(position, 2, "uxmal", 0, 1)
    put(position, 3, "chichen", 0, 1)
    return position


@situation("mercy_elsewhere", "place yaxchilan", space=1)
@situation("mercy_elsewhere", "place tikal", space=1)
def mercy() -> Game:
    return Game.load(at_mercy())


@situation("mercy_used", "place palenque")
@situation("mercy_used", "place first")
def mercy_used() -> Game:
    return after(at_mercy(), "place palenque")
