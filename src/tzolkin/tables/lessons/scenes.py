"""Positions for lessons, in a few words: a dealt game for four, arranged as a lesson needs it.

scene(day=4, on={"yaxchilan": {4: 0}}, row=["b01"], you={"corn": 3, "chaac": 1})
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tzolkin import Game, content
from tzolkin.game.positions import Position

PLAYERS = 4
SEED = 2012
LAST_DAY_OF_AGE_1 = 13
RIVAL = {"corn": 9, "wood": 1}  # what the others have unless it is said otherwise
KEEPER = 1  # the seat that has what a lesson takes out of the jungle
WEALTH = (["w10", "w21"], ["w04", "w12"], ["w08", "w16"], ["w17", "w19"])

Words = Mapping[str, Any]


def scene(
    *,
    day: int,
    you: Words,
    rivals: Sequence[Words] = ({}, {}, {}),
    on: Mapping[str, Mapping[int, int]] | None = None,
    row: Sequence[str] = (),
    display: Sequence[str] = (),
    jungle: Mapping[int, tuple[int, int]] | None = None,
    offerings: Mapping[int, int] | None = None,
    first_player: int = 0,
    calendar_corn: int = 0,
) -> Position:
    """Return a position at the learner's turn.

    `on={"tikal": {3: 0}}` puts workers of seats on spaces, `row` and `display` name buildings and
    monuments that lie first, `jungle={3: (4, 3)}` says how many corn and wood tiles are left in a
    group, and `offerings={6: 1}` whose skull lies where.
    """
    position = _dealt()
    all_words = [you, *({**RIVAL, **words} for words in rivals)]
    position["seats"] = [_seat(number, words) for number, words in enumerate(all_words)]
    position |= {"day": day, "round": day + 1, "food_day": day in content.FOOD_DAYS}
    position |= {"first_player": first_player, "seat": 0, "calendar_corn": calendar_corn}
    _lay_out(position, row, display)
    _put_workers(position, on or {})
    _clear(position, jungle or {})
    _offer(position, offerings or {})
    return position


def _dealt() -> Position:
    game = Game.new(PLAYERS, SEED)
    while game.decision == "wealth":
        game.play(game.legal()[0])
    return game.position()


def _seat(number: int, words: Words) -> Position:
    seat: Position = dict.fromkeys(("corn", "wood", "stone", "gold", "skulls", "points"), 0)
    seat |= {"workers": 3, "light": True, "wealth": WEALTH[number]}
    seat |= {"buildings": [], "monuments": [], "corn_tiles": 0, "wood_tiles": 0}
    for group, names in (("temples", content.TEMPLES), ("technologies", content.TECHNOLOGIES)):
        seat[group] = {each.name: words.get(each.name, 0) for each in names}
    return seat | {name: words[name] for name in words if name in seat}


def _lay_out(position: Position, row: Sequence[str], display: Sequence[str]) -> None:
    """Lay out the tiles of the age, those of the lesson first."""
    age = 1 if position["day"] <= LAST_DAY_OF_AGE_1 else 2
    built = [tile for seat in position["seats"] for tile in seat["buildings"]]
    tiles = [tile.id for tile in content.BUILDINGS if tile.age == age and tile.id not in built]
    tiles = [*row, *(tile for tile in tiles if tile not in row)]
    position |= {"age": age, "buildings": tiles[:6], "stack": tiles[6:]}
    position["next_stack"] = [t.id for t in content.BUILDINGS if t.age == 2] if age == 1 else []
    others = [tile for tile in position["monuments"] if tile not in display]
    position["monuments"] = [*display, *others][: len(position["monuments"])]


def _put_workers(position: Position, on: Mapping[str, Mapping[int, int]]) -> None:
    gears = {
        gear.name: [on.get(gear.name, {}).get(at) for at in range(gear.teeth)]
        for gear in content.GEARS
    }
    position["gears"] = gears
    for number, seat in enumerate(position["seats"]):
        placed = sum(teeth.count(number) for teeth in gears.values())
        seat["free"] = seat["workers"] - placed


def _clear(position: Position, jungle: Mapping[int, tuple[int, int]]) -> None:
    """Take tiles out of the jungle."""
    for group, (corn, wood) in jungle.items():
        taken = position["jungle"][str(group)]
        position["seats"][KEEPER]["corn_tiles"] += taken["corn"] - corn
        position["jungle"][str(group)] = {"corn": corn, "wood": wood}


def _offer(position: Position, offerings: Mapping[int, int]) -> None:
    position["offerings"] = [offerings.get(place + 1) for place in range(len(content.OFFERINGS))]
    held = sum(seat["skulls"] for seat in position["seats"])
    position["skulls"] = content.SKULLS - held - len(offerings)
