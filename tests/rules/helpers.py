"""Helpers for tests of the rules: put a worker to work, play actions, inspect the game."""

from __future__ import annotations

from typing import Any

from tests.positions import load
from tzolkin import Game

GOODS = ("corn", "wood", "stone", "gold", "skulls", "points")


def play(game: Game, *texts: str) -> Game:
    for text in texts:
        game.play(text)
    return game


def acting(gear: str, space: int, *, on: Any = None, **changes: Any) -> Game:
    """Return a game in which seat 0 has picked up its worker and is asked for the action."""
    everyone = {name: dict(spaces) for name, spaces in (on or {}).items()}
    everyone.setdefault(gear, {})[space] = 0
    return play(load(on=everyone, **changes), f"pick {gear} {space}")


def asked(game: Game) -> tuple[str, set[str]]:
    """Return the decision and its answers; each must be listed once."""
    legal = game.legal()
    assert len(legal) == len(set(legal))
    return game.decision, set(legal)


def options(game: Game) -> set[str]:
    return asked(game)[1]


def seat_of(game: Game, seat: int = 0) -> dict[str, Any]:
    """Return a seat's part of the position."""
    seats: list[dict[str, Any]] = game.position()["seats"]
    return seats[seat]


def goods(game: Game, seat: int = 0) -> dict[str, int | float]:
    """Return what a seat has, without goods of which it has none."""
    return {name: seat_of(game, seat)[name] for name in GOODS if seat_of(game, seat)[name]}


def temples(game: Game, seat: int = 0) -> tuple[int, int, int]:
    steps = seat_of(game, seat)["temples"]
    return steps["chaac"], steps["quetzalcoatl"], steps["kukulkan"]


def levels(game: Game, seat: int = 0) -> tuple[int, int, int, int]:
    """Return the levels of agriculture, extraction, architecture and theology."""
    levels = seat_of(game, seat)["technologies"]
    return (levels["agriculture"], levels["extraction"], levels["architecture"], levels["theology"])


def end_round(game: Game) -> Game:
    """Play to the end of the round; remaining seats place a worker on their cheapest gear."""
    begun = game.position()["round"]
    while not game.over and game.decision != "calendar" and game.position()["round"] == begun:
        places = [text for text in game.legal() if text.startswith("place") and "first" not in text]
        if game.decision == "turn":
            game.play((places or [text for text in game.legal() if text.startswith("pick")])[0])
        game.play("skip" if game.decision == "action" else "done")
    return game
