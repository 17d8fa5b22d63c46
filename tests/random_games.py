"""Random games that go deep: rich starting positions, and players who like to act.

In plain random games, monuments and top levels are rare, so properties checked on them would say
little. The positions made here are random, valid, and full of goods, levels and workers.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tzolkin import Game, content

RESOURCES = ("wood", "stone", "gold")
GEARS = {gear.name: gear for gear in content.GEARS}
TOPS = {temple.name: len(temple.steps) - 2 for temple in content.TEMPLES}
TRACKS = tuple(track.name for track in content.TECHNOLOGIES)
Seat = dict[str, Any]


def eager_choice(game: Game, rng: random.Random, eagerness: float = 0.9) -> str:
    """Return a random legal action, seldom `done` or `skip`; placing is as frequent as picking."""
    legal = game.legal()
    active = [text for text in legal if text not in ("done", "skip")]
    if not active or rng.random() > eagerness:
        return rng.choice(legal)
    verb = rng.choice(sorted({text.split()[0] for text in active}))
    return rng.choice([text for text in active if text.split()[0] == verb])


def play_on(game: Game, rng: random.Random, eagerness: float = 0.9) -> Iterator[Game]:
    """Play a game to its end; yield it before every decision and at the end."""
    while not game.over:
        yield game
        game.play(eager_choice(game, rng, eagerness))
    yield game


def steered_game(number: int) -> Game:
    """Return one of endless starts for 2, 3 and 4 players, a fifth of them ordinary deals."""
    players = 2 + number % 3
    if number % 5 == 0:
        return Game.new(players, seed=number)
    return Game.load(rich_position(players, number))


def rich_position(players: int, seed: int) -> dict[str, Any]:
    rng = random.Random(f"{players} {seed}")
    position: dict[str, Any] = {"format": "tzolkin-position/1", "players": players}
    position |= _time(rng, players)
    seats = [_seat(rng) for _ in range(players)]
    _set_temples(rng, seats)
    position |= _workers(rng, seats)
    position |= _skulls(rng, seats)
    position |= _jungle(rng, seats)
    position |= _tiles(rng, seats, position["age"])
    return position | {"seats": seats, "decision": "turn"}


def _time(rng: random.Random, players: int) -> dict[str, Any]:
    """Return day, round, age and Food Day that agree with each other."""
    day = rng.choice([rng.randint(0, 27), 12, 13, 14, 25, 26, 27])
    passed = day - 1 in content.FOOD_DAYS and (day == 27 or rng.random() < 0.5)
    food_day = day in content.FOOD_DAYS or passed
    doubles = max(int(passed), rng.randint(0, min(day // 2, players)))
    return {
        "day": day,
        "round": day + 1 - doubles,
        "food_day": food_day,
        "age": 1 if day < 13 or (day in (13, 14) and food_day) else 2,
        "calendar_corn": rng.randint(0, 6),
    }


def _seat(rng: random.Random) -> Seat:
    wealthy = rng.random() < 0.75
    most = 8 if wealthy else 2
    workers = rng.randint(3, 6)
    return {
        "corn": rng.randint(0, 40 if wealthy else 4),
        **{name: rng.randint(0, most) for name in RESOURCES},
        "skulls": rng.choice([0, 0, 1, 1, 2, 3]),
        "points": rng.randint(-10, 80),
        "workers": workers,
        "free": workers,
        "light": rng.random() < 0.6,
        "technologies": {name: rng.choice([0, 0, 1, 2, 3, 3]) for name in TRACKS},
        "buildings": [],
        "monuments": [],
        "wealth": [],
        "corn_tiles": 0,
        "wood_tiles": 0,
    }


def _set_temples(rng: random.Random, seats: list[Seat]) -> None:
    steps: dict[str, list[int]] = {}
    for name, top in TOPS.items():
        low, high = rng.choice([(-1, 0), (top - 3, top), (-1, top), (-1, top)])
        drawn = [rng.randint(low, high) for _ in seats]
        leader = rng.randrange(len(seats))
        steps[name] = [min(step, top - (seat != leader)) for seat, step in enumerate(drawn)]
    for seat, entry in enumerate(seats):
        fallen = rng.random() < 0.06
        entry["temples"] = {name: -1 if fallen else steps[name][seat] for name in TOPS}


def _workers(rng: random.Random, seats: list[Seat]) -> dict[str, Any]:
    """Return workers on the gears, often high up, sometimes one on the first-player space."""
    players = len(seats)
    first_player, moved = rng.randrange(players), rng.randrange(players)
    gears: dict[str, list[int | str | None]] = {
        name: [None] * gear.teeth for name, gear in GEARS.items()
    }
    teeth = [(name, tooth) for name, gear in GEARS.items() for tooth in range(gear.teeth)]
    for name, tooth in rng.sample(teeth, content.NEUTRAL_WORKERS[players]):
        gears[name][tooth] = "neutral"
    first_space = None
    if rng.random() < 0.4:
        first_space = (first_player + rng.randrange(max(moved, 1))) % players
        seats[first_space]["free"] -= 1
    for seat, entry in enumerate(seats):
        if rng.random() < 0.9:
            _put_on_gears(rng, gears, seat, entry)
    return {
        "gears": gears,
        "first_player": first_player,
        "first_space": first_space,
        "seat": (first_player + moved) % players,
    }


def _put_on_gears(
    rng: random.Random, gears: dict[str, list[int | str | None]], seat: int, entry: Seat
) -> None:
    stay = rng.randint(0, 2)
    while entry["free"] > stay:
        name = rng.choice([*GEARS, "tikal", "uxmal"])
        empty = [space for space in range(GEARS[name].last_space + 1) if gears[name][space] is None]
        if empty:
            gears[name][max(rng.choices(empty, k=rng.randint(1, 3)))] = seat
            entry["free"] -= 1


def _skulls(rng: random.Random, seats: list[Seat]) -> dict[str, Any]:
    """Return skulls in hands, some offered, and sometimes hardly any left in the bank."""
    bank = content.SKULLS - sum(entry["skulls"] for entry in seats)
    offerings: list[int | None] = [None] * len(content.OFFERINGS)
    for place in rng.sample(range(len(offerings)), rng.randint(0, min(bank, len(offerings)))):
        offerings[place] = rng.randrange(len(seats))
        bank -= 1
    if rng.random() < 0.15:
        left = rng.randint(0, min(bank, 2))
        for _ in range(bank - left):
            rng.choice(seats)["skulls"] += 1
        bank = left
    return {"skulls": bank, "offerings": offerings}


def _jungle(rng: random.Random, seats: list[Seat]) -> dict[str, Any]:
    jungle = {}
    for group in content.HARVEST_CORN:
        corn = len(seats)
        wood = corn if group in content.HARVEST_WOOD else 0
        for _ in range(rng.choice([0, 1, 2, 3, 2 * corn])):
            entry, way = rng.choice(seats), rng.choice(["wood", "corn", "corn", "burn"])
            if way == "corn" and corn > wood:
                corn, entry["corn_tiles"] = corn - 1, entry["corn_tiles"] + 1
            elif way != "corn" and wood:
                wood -= 1
                entry["wood_tiles"] += way == "wood"
                corn, entry["corn_tiles"] = (
                    corn - (way == "burn"),
                    entry["corn_tiles"] + (way == "burn"),
                )
        jungle[str(group)] = {"corn": corn, "wood": wood}
    return {"jungle": jungle}


def _tiles(rng: random.Random, seats: list[Seat], age: int) -> dict[str, Any]:
    first = [tile.id for tile in content.BUILDINGS if tile.age == 1]
    second = [tile.id for tile in content.BUILDINGS if tile.age == 2]
    rng.shuffle(first)
    rng.shuffle(second)
    _give_away(rng, seats, first)
    if age == 2:
        _give_away(rng, seats, second)
    current, following = (first, second) if age == 1 else (second, [])
    monuments: list[str | None] = [
        tile.id for tile in rng.sample(content.MONUMENTS, len(seats) + 2)
    ]
    for place, tile in enumerate(monuments):
        if rng.random() < 0.25:
            rng.choice(seats)["monuments"].append(tile)
            monuments[place] = None
    wealth = [tile.id for tile in rng.sample(content.WEALTH_TILES, 2 * len(seats))]
    for seat, entry in enumerate(seats):
        entry["wealth"] = sorted(wealth[2 * seat : 2 * seat + 2])
    return {
        "buildings": (current[:6] + [None] * 6)[:6],
        "stack": current[6:],
        "next_stack": following,
        "monuments": monuments,
    }


def _give_away(rng: random.Random, seats: list[Seat], pile: list[str]) -> None:
    for _ in range(rng.randint(0, rng.choice([3, len(pile)]))):
        rng.choice(seats)["buildings"].append(pile.pop())
