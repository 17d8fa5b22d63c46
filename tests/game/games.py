"""Games and positions for the tests of `tzolkin.game`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from tests.positions import TECHNOLOGIES, TEMPLES, table
from tzolkin import Game

Position = dict[str, Any]
Item = TypeVar("Item")

TOP_STEPS = {"chaac": 5, "quetzalcoatl": 7, "kukulkan": 6}
RESOURCES = ("wood", "stone", "gold")
BUILDINGS = [f"b{number:02}" for number in range(1, 33)]
NEUTRAL = {2: 12, 3: 6, 4: 0}
WEALTH = [f"w{number:02}" for number in range(1, 22)]


class Dice:
    """Random choices that are the same on every machine."""

    def __init__(self, seed: int) -> None:
        self._state = seed * 2654435761 + 1

    def below(self, limit: int) -> int:
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self._state >> 33) % limit

    def choice(self, items: Sequence[Item]) -> Item:
        return items[self.below(len(items))]


def play_on(game: Game, seed: int, most: int = 10_000) -> Iterator[Game]:
    """Yield the game itself at every decision of a random play, and at the end."""
    dice = Dice(seed)
    yield game
    for _ in range(most):
        if game.over:
            return
        game.play_id(dice.choice(game.legal_ids()))
        yield game


def play_until(game: Game, seed: int, stop: Callable[[Game], bool]) -> Game:
    """Play randomly up to the first decision where `stop` returns true."""
    return next(stage for stage in play_on(game, seed) if stop(stage))


def finished(game: Game, seed: int) -> Game:
    return play_until(game, seed, lambda stage: stage.over)


def first_turn(players: int, seed: int) -> Game:
    """Return a dealt game after the choice of wealth tiles."""
    return play_until(Game.new(players, seed), seed, lambda game: game.decision == "turn")


def bare(players: int = 4) -> Position:
    """Return a position with seat 0 to move in the first round, with only two wealth tiles."""
    position = table(players) | {"legal": []}
    for number, seat in enumerate(position["seats"]):
        seat["wealth"] = WEALTH[2 * number : 2 * number + 2]
    return position


def put(position: Position, seat: int, gear: str, *spaces: int) -> None:
    """Put workers on spaces of a gear, free ones of the seat or else from the bank."""
    for space in spaces:
        position["gears"][gear][space] = seat
        _take_worker(position["seats"][seat])


def put_first(position: Position, seat: int) -> None:
    position["first_space"] = seat
    _take_worker(position["seats"][seat])


def _take_worker(seat: Position) -> None:
    if seat["free"]:
        seat["free"] -= 1
    else:
        seat["workers"] += 1


def give_skulls(position: Position, seat: int, count: int) -> None:
    position["skulls"] -= count
    position["seats"][seat]["skulls"] += count


def lay_skull(position: Position, seat: int, place: int) -> None:
    position["skulls"] -= 1
    position["offerings"][place - 1] = seat


def rich(players: int, seed: int) -> Game:
    """Return a game whose seats can afford everything, so that random play meets every decision."""
    position = first_turn(players, seed).position()
    dice = Dice(seed)
    for number, seat in enumerate(position["seats"]):
        seat["corn"] = 20 + dice.below(20)
        seat.update({resource: 4 + dice.below(6) for resource in RESOURCES})
        seat["points"] = dice.below(80) / 4
        seat["free"] += 6 - seat["workers"]
        seat["workers"] = 6
        seat["technologies"] = {track: dice.below(4) for track in TECHNOLOGIES}
        seat["temples"] = {temple: dice.below(5) - 1 for temple in TEMPLES}
        give_skulls(position, number, min(2, position["skulls"]))
    return Game.load(position)
