"""What a seat can see makes a difference, number by number; and every entry says something."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from tests.random_games import play_on, steered_game
from tzolkin import Game
from tzolkin.encoding import LENGTH, NAMES, encode
from tzolkin.rules import ids
from tzolkin.rules.engine import Board
from tzolkin.rules.state import FIELDS, State, is_list

PLAYERS = 4
HIDDEN = {"stack", "next_stack"}
SECRET = {"offer", "kept"}  # while wealth tiles are chosen
UNSEEN = {"took_first"}  # the worker on the first-player space says the same
SIZES = {"players", "depth", "frame_kind", "frame_a", "frame_b"}  # see test_turns
VISIBLE = [name for name in FIELDS if name not in HIDDEN | SECRET | UNSEEN | SIZES]


def start(decision: str) -> State:
    """Return a state in which every seat has a building, a monument and its wealth tiles."""
    game = Game.new(PLAYERS, seed=5)
    while decision == "turn" and game.decision == "wealth":
        game.play(game.legal()[0])
    state = State.unpack(game.board.to_bytes())
    for seat in range(PLAYERS):
        state.built_count[seat] = state.raised_count[seat] = 1
        for number in (0, 1):  # the second one only counts when the count says so
            tile = 2 * seat + number
            state.built[ids.BUILDINGS * seat + number] = tile
            state.raised[ids.MOST_MONUMENTS * seat + number] = ids.FIRST_MONUMENT + 4 + tile
    return state


def one_more(number: int) -> int:
    return number + 1


CHANGES: dict[str, Callable[[int], int]] = {
    "teeth": lambda holder: 0 if holder == ids.NOBODY else ids.NOBODY,
    "offerings": lambda _: 1,
    "first_space": lambda _: 2,
    "food_day": lambda flag: 1 - flag,
    "light": lambda flag: 1 - flag,
    "row": lambda _: ids.NO_TILE,
    "monuments": lambda _: ids.NO_TILE,
    "seat": lambda seat: (seat + 1) % PLAYERS,
    "first_player": lambda seat: (seat + 1) % PLAYERS,
    "built": lambda tile: (tile + 10) % ids.BUILDINGS,
    "raised": lambda _: ids.FIRST_MONUMENT + 1,
}
RULED_OUT = {
    "corn_left": {0, 1},
    "wood_left": {0, 1, 2},
    "teeth": {10 * gear + tooth for gear in range(4) for tooth in (8, 9)} | {51, 52},
    "built": {place for place in range(ids.SEATS * ids.BUILDINGS) if place % ids.BUILDINGS},
    "raised": {place for place in range(ids.SEATS * ids.MOST_MONUMENTS) if place % 6},
}


def variants(state: State, name: str) -> Iterator[State]:
    """Yield the state with one number of a field changed, for each number that can change."""
    change = CHANGES.get(name, one_more)
    if not is_list(name):
        twin = state.copy()
        setattr(twin, name, change(getattr(twin, name)))
        yield twin
        return
    for place in sorted(set(range(FIELDS[name].length)) - RULED_OUT.get(name, set())):
        twin = state.copy()
        numbers = getattr(twin, name)
        numbers[place] = change(numbers[place])
        yield twin


def row_of(state: State, seat: int) -> bytes:
    return encode(Board.from_bytes(state.pack()), seat, dtype=np.uint8).tobytes()


@pytest.mark.parametrize("seat", range(PLAYERS))
@pytest.mark.parametrize("name", VISIBLE)
def test_every_visible_number_matters(name: str, seat: int) -> None:
    state = start("turn")
    rows = [row_of(twin, seat) for twin in variants(state, name)]
    assert row_of(state, seat) not in rows
    if name != "sources":
        assert len(set(rows)) == len(rows), "different changes look the same"


@pytest.mark.parametrize("name", sorted(HIDDEN | UNSEEN))
@pytest.mark.parametrize("decision", ["wealth", "turn"])
def test_no_hidden_number_matters(name: str, decision: str) -> None:
    state = start(decision)
    rows = {row_of(twin, 1) for twin in variants(state, name)}
    assert rows == {row_of(state, 1)}


@pytest.mark.parametrize("seat", range(PLAYERS))
@pytest.mark.parametrize("name", sorted(SECRET))
def test_secret_tiles_matter_to_their_owner(name: str, seat: int) -> None:
    state = start("wealth")
    own = FIELDS[name].length // ids.SEATS
    for place, twin in enumerate(variants(state, name)):
        changed = row_of(twin, seat) != row_of(state, seat)
        assert changed == (place // own == seat)


def test_kept_tiles_matter_to_all_once_they_are_known() -> None:
    state = start("turn")
    rows = [row_of(twin, 2) for twin in variants(state, "kept")]
    assert len(rows) == ids.SEATS * ids.KEPT
    assert row_of(state, 2) not in rows


@pytest.mark.parametrize("number", range(60))
def test_every_action_changes_what_every_seat_sees(number: int) -> None:
    game, before = steered_game(number), dict[int, bytes]()
    for each in play_on(game, random.Random(number)):
        after = {seat: encode(each, seat, dtype=np.uint8).tobytes() for seat in range(each.players)}
        assert all(after[seat] != row for seat, row in before.items())
        before = after


def looks(view: dict[str, Any]) -> str:
    """Return a view without the order of tiles and without the legal actions."""
    for entry in (view, *view["seats"]):
        for name in ("buildings", "monuments", "offer"):
            if entry.get(name):
                entry[name] = sorted(map(str, entry[name]))
    return json.dumps({name: part for name, part in view.items() if name != "legal"})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_looks_different_is_encoded_differently(players: int) -> None:
    """At turns, two positions of random games look the same or their rows differ."""
    found: dict[bytes, str] = {}
    for number in range(40):
        rng = random.Random(number)
        for game in play_on(Game.new(players, seed=1), rng, eagerness=0.5):
            if game.decision in ("wealth", "turn", "over") and rng.random() < 0.4:
                row = encode(game, 1, dtype=np.uint8).tobytes()
                view = looks(game.view(1))
                assert found.setdefault(row, view) == view
    assert len(found) > 500
    assert len(set(found.values())) == len(found)


def test_every_entry_says_something() -> None:
    """Every entry is reached, except one of loaded positions only; see test_turns."""
    largest, row = np.zeros(LENGTH, dtype=np.uint8), np.zeros(LENGTH, dtype=np.uint8)
    for number in range(600):
        for game in play_on(steered_game(number), random.Random(number)):
            for seat in range(game.players):
                np.maximum(largest, encode(game, seat, out=row), out=largest)
    assert [NAMES[entry] for entry in np.flatnonzero(largest == 0)] == ["waiting_wealth"]
