"""Rulings: names for the special cases of the rules, and which of them an action shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tzolkin import content

Position = dict[str, Any]

RULINGS = (
    "architecture kept for the second building",
    "a seat must beg",
    "burning beside an open corn tile",
    "corn harvested without a tile",
    "first-player marker passed on by its holder",
    "Food Day passed over by two days",
    "free choice",
    "market closes by itself",
    "mercy",
    "nobody gets a skull",
    "one space ahead by theology",
    "player board turned light side up at the top",
    "row stays open when the stack is empty",
    "skull of a monument goes back to the bank",
    "steps back",
    "temple bonus shared",
    "two days held back by a worker",
    "victory shared",
    "worker carried off its gear",
    "workers left unfed",
)


def rulings(before: Position, text: str, after: Position, pick: str) -> Iterator[str]:
    """Return the rulings seen in one action; `pick` is the text of the last pick, if any."""
    yield from _of_the_turn(before, text, after)
    yield from _of_the_action(before, text, after, pick)
    if after["decision"] == "over" or after["round"] > before["round"]:
        yield from _of_the_round(before, after)


def _of_the_turn(before: Position, text: str, after: Position) -> Iterator[str]:
    mine = before["seats"][before["seat"]]
    if all(action.startswith("beg") for action in before["legal"]):
        yield "a seat must beg"
    if before["decision"] == "turn" and text.startswith("place ") and text != "place first":
        gear = text.split()[1]
        space = before["gears"][gear].index(None)
        if space > mine["corn"]:
            yield "mercy"
    if (
        text == "done"
        and before["decision"] in ("placing", "picking")
        and None in after["buildings"]
    ):
        yield "row stays open when the stack is empty"
    if text == "days 2" and any(before["day"] < day < after["day"] for day in content.FOOD_DAYS):
        yield "Food Day passed over by two days"
    if not mine["light"] and after["seats"][before["seat"]]["light"]:
        yield "player board turned light side up at the top"


def _of_the_action(before: Position, text: str, after: Position, pick: str) -> Iterator[str]:
    verb = text.split()[0]
    if verb == "do":
        gear, space, action = pick.split()[1], int(pick.split()[2]), int(text.split()[1])
        if space > (9 if gear == "chichen" else 5):
            yield "free choice"
        elif action > space:
            yield "one space ahead by theology"
        elif action < space:
            yield "steps back"
    if text == "harvest corn" and before["jungle"] == after["jungle"]:
        yield "corn harvested without a tile"
    if verb == "burn":
        groups = zip(before["jungle"].values(), after["jungle"].values(), strict=True)
        if any(old != new and old["corn"] > old["wood"] for old, new in groups):
            yield "burning beside an open corn tile"
    if verb in ("sell", "buy") and after["decision"] != "market":
        yield "market closes by itself"
    if text.endswith("plain"):
        yield "architecture kept for the second building"
    if text == "build m13" and after["skulls"] > before["skulls"]:
        yield "skull of a monument goes back to the bank"


def _of_the_round(before: Position, after: Position) -> Iterator[str]:
    first, seats = before["first_space"], before["seats"]
    if first is not None and before["first_player"] == first:
        yield "first-player marker passed on by its holder"
    asked = before["decision"] == "calendar" or before["day"] >= 26
    if first is not None and seats[first]["light"] and not asked:
        yield "two days held back by a worker"
    for gear in content.GEARS:
        if before["gears"][gear.name][gear.last_space] in range(before["players"]):
            yield "worker carried off its gear"
    if before["food_day"] and before["decision"] != "calendar":
        yield from _of_the_food_day(before, after)
    if len(after.get("winners", ())) > 1:
        yield "victory shared"


def _of_the_food_day(before: Position, after: Position) -> Iterator[str]:
    seats = before["seats"]
    if any(seat["corn"] < seat["workers"] and not seat["buildings"] for seat in seats):
        yield "workers left unfed"
    due = sum(seat["temples"]["kukulkan"] >= 4 for seat in seats)
    middle = 7 <= before["day"] < 13 or 20 <= before["day"] < 26
    if middle and due > before["skulls"] == after["skulls"]:
        yield "nobody gets a skull"
    for temple in content.TEMPLES:
        steps = [seat["temples"][temple.name] for seat in seats]
        if not middle and steps.count(max(steps)) > 1:
            yield "temple bonus shared"
