"""Positions as pictures."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from PIL import ImageColor

from tests.random_games import play_on, steered_game
from tzolkin import Game
from tzolkin.content import BUILDINGS, GEARS, MONUMENTS, WEALTH_TILES
from tzolkin.drawing.picture import colours, draw, worker_place
from tzolkin.game.notation import DECISIONS
from tzolkin.game.positions import Position

Picture = npt.NDArray[np.uint8]
NEUTRAL = "neutral"
SMALL = 240


def along(players: int, seed: int) -> Iterator[Game]:
    """Every position of a random game."""
    return play_on(Game.new(players=players, seed=seed), random.Random(seed))


def every(step: int, games: Iterator[Game]) -> Iterator[Game]:
    return (game for number, game in enumerate(games) if number % step == 0)


def after_wealth(players: int = 2) -> Game:
    game = Game.new(players=players, seed=3)
    while game.decision == "wealth":
        game.play(game.legal()[0])
    return game


def rgb(colour: str) -> tuple[int, ...]:
    return ImageColor.getrgb(colour)


def has_colour(picture: Picture, colour: str, at: tuple[int, int], reach: int) -> bool:
    x, y = at
    near = picture[y - reach : y + reach + 1, x - reach : x + reach + 1]
    return bool((near == rgb(colour)).all(axis=-1).any())


def colour_of(holder: int | str) -> str:
    return colours.SEATS[holder][0] if isinstance(holder, int) else colours.NEUTRAL[0]


def standing(position: Position) -> set[tuple[str, int, int | str]]:
    """Gear, space and owner of every worker on the gears."""
    return {
        (gear, space, holder)
        for gear, teeth in position["gears"].items()
        for space, holder in enumerate(teeth)
        if holder is not None
    }


def shown_workers(picture: Picture, width: int = 960) -> set[tuple[str, int, int | str]]:
    """Return the workers that can be read from the places of a picture."""
    holders: tuple[int | str, ...] = (0, 1, 2, 3, NEUTRAL)
    reach = 6 * width // 960
    return {
        (gear.name, space, holder)
        for gear in GEARS
        for space in range(gear.teeth)
        for holder in holders
        if has_colour(picture, colour_of(holder), worker_place(gear.name, space, width), reach)
    }


def test_a_picture_is_an_array_of_colours() -> None:
    picture = draw(after_wealth().view(0))
    assert picture.shape == (672, 960, 3)
    assert picture.dtype == np.uint8
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 100


def test_the_same_position_gives_the_same_picture() -> None:
    position = after_wealth(4).position()
    before = deepcopy(position)
    assert (draw(position) == draw(position)).all()
    assert position == before


@pytest.mark.parametrize(
    ("width", "height"), [(240, 168), (333, 234), (961, 672), (1280, 896), (3840, 2688)]
)
def test_the_shape_stays_whatever_the_width(width: int, height: int) -> None:
    assert draw(after_wealth().view(None), width=width).shape == (height, width, 3)


def test_every_decision_can_be_drawn_for_any_number_of_players() -> None:
    missing = {(players, decision) for players in (2, 3, 4) for decision in DECISIONS}
    for number in range(60):
        for game in play_on(steered_game(number), random.Random(number)):
            asked = (game.players, game.decision)
            if asked in missing:
                missing.remove(asked)
                draw(game.view(game.seat), width=SMALL)
        if not missing:
            break
    assert not missing


def test_workers_are_seen_where_they_stand_all_through_a_game() -> None:
    for players in (2, 4):
        for game in every(40, along(players, seed=5)):
            position = game.view(None)
            assert shown_workers(draw(position)) == standing(position)


def test_workers_are_seen_at_other_sizes_too() -> None:
    position = after_wealth().view(None)
    assert shown_workers(draw(position, width=1920), 1920) == standing(position)


def test_a_worker_goes_on_when_the_day_advances() -> None:
    game = after_wealth()
    game.play("place tikal")
    old = next(space for gear, space, who in standing(game.view(None)) if who == 0)
    while game.view(None)["day"] == 0:
        game.play("done" if "done" in game.legal() else "place uxmal")
    picture = draw(game.view(None))
    assert has_colour(picture, colour_of(0), worker_place("tikal", old + 1), 6)
    assert not has_colour(picture, colour_of(0), worker_place("tikal", old), 6)


def test_gears_turn_with_the_day() -> None:
    position = after_wealth().view(None)
    tomorrow = position | {"day": position["day"] + 1}
    changed = (draw(position) != draw(tomorrow)).any(axis=-1)
    for gear in GEARS:
        x, y = worker_place(gear.name, 1)
        assert changed[y - 15 : y + 16, x - 15 : x + 16].any()


CHANGES: dict[str, Any] = {
    "first_space": 1,
    "first_player": 1,
    "calendar_corn": 7,
    "skulls": 3,
    "round": 9,
    "age": 2,
    "stack": 1,
    "seat": 1,
    "decision": "market",
    "offerings": [1] + [None] * 8,
    "buildings": ["b22"] + [None] * 5,
    "monuments": [None] * 4,
    "jungle": {str(group): {"corn": 1, "wood": 0} for group in range(2, 6)},
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_changes_in_a_position_changes_in_its_picture(name: str) -> None:
    position = after_wealth().view(None)
    changed = position | {name: CHANGES[name]}
    assert (draw(position, width=360) != draw(changed, width=360)).any()


SEAT_CHANGES: dict[str, Any] = {
    "corn": 31,
    "wood": 32,
    "stone": 33,
    "gold": 34,
    "skulls": 9,
    "points": -12.25,
    "workers": 6,
    "free": 0,
    "light": False,
    "temples": {"chaac": 5, "quetzalcoatl": 6, "kukulkan": -1},
    "technologies": {"agriculture": 3, "extraction": 3, "architecture": 2, "theology": 1},
    "buildings": ["b01", "b32"],
    "monuments": ["m13"],
    "wealth": ["w01", "w02"],
    "corn_tiles": 8,
    "wood_tiles": 7,
}


@pytest.mark.parametrize("name", SEAT_CHANGES)
def test_what_changes_at_a_seat_changes_in_the_picture(name: str) -> None:
    position = after_wealth().view(None)
    seats = [position["seats"][0] | {name: SEAT_CHANGES[name]}, position["seats"][1]]
    changed = position | {"seats": seats}
    assert (draw(position, width=360) != draw(changed, width=360)).any()


def test_every_tile_can_be_drawn() -> None:
    position = after_wealth(4).view(None)
    rows = [tile.id for tile in (*BUILDINGS, *MONUMENTS)]
    for start in range(0, len(rows), 6):
        shown = (rows[start:] + rows)[:6]
        draw(position | {"buildings": shown, "monuments": shown}, width=SMALL)
    everything = {"wealth": [tile.id for tile in WEALTH_TILES], "buildings": rows}
    seats = [seat | everything for seat in position["seats"]]
    draw(position | {"seats": seats}, width=SMALL)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_secret_tiles_stay_secret(viewer: int | None) -> None:
    """Two deals that differ in what a viewer must not know look the same."""
    game = Game.new(players=2, seed=1)
    game.play(game.legal()[0])
    other = Game.new(players=2, seed=1)
    other.play(other.legal()[-1])
    same = (draw(game.view(viewer)) == draw(other.view(viewer))).all()
    assert same == (viewer != 0)


def test_a_full_position_can_be_drawn_as_well_as_a_view() -> None:
    game = after_wealth()
    assert (draw(game.position()) == draw(game.view(None))).all()


def test_the_end_shows_who_won() -> None:
    *_, game = along(3, seed=2)
    position = game.view(None)
    loser = next(seat for seat in range(3) if seat not in position["winners"])
    assert (draw(position) != draw(position | {"winners": [loser]})).any()
    draw(position | {"winners": [0, 1, 2], "scores": [61.25, 61.25, 61.25]})


def test_names_are_shown() -> None:
    position = after_wealth().view(None)
    named = draw(position, ["Ana", "Nahil"])
    assert (named != draw(position)).any()
    assert (named != draw(position, ["Ana", "Kabil"])).any()


@pytest.mark.parametrize("name", ["", "\n\t\x00", "Łucja Żółć", "名前", "x" * 10_000, "\ud800"])
def test_strange_names_can_be_drawn(name: str) -> None:
    draw(after_wealth().view(None), [name, name], width=SMALL)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (None, "position must be an object, not None"),
        ([], r"position must be an object, not \[\]"),
        ({}, "position lacks 'format'"),
        ({"format": "chess"}, "format must be 'tzolkin-position/1', not 'chess'"),
        ({"format": "tzolkin-position/1"}, "2, 3 or 4 players, not None"),
        ({"format": "tzolkin-position/1", "players": 2}, "seats must be a list, not None"),
    ],
)
def test_other_values_than_positions_are_refused(wrong: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        draw(wrong)


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("gears", {}),
        ("gears", {gear.name: [9] for gear in GEARS}),
        ("seats", None),
        ("seats", [{}, {}]),
        ("seats", []),
        ("buildings", []),
        ("monuments", ["m99"]),
        ("offerings", []),
        ("jungle", {}),
        ("day", "today"),
        ("seat", 3),
        ("stack", None),
    ],
)
def test_a_damaged_position_is_refused(name: str, wrong: Any) -> None:
    with pytest.raises(ValueError, match=r"Game\.view|position's seats"):
        draw(after_wealth().view(None) | {name: wrong}, width=SMALL)


@pytest.mark.parametrize("name", sorted(after_wealth().view(None).keys() - {"next_stack"}))
def test_a_position_that_lacks_something_is_refused(name: str) -> None:
    position = after_wealth().view(None)
    del position[name]
    with pytest.raises(ValueError, match=r"Game\.view|lacks|players|seats"):
        draw(position, width=SMALL)


@pytest.mark.parametrize("width", [0, -960, 239, 3841, 10**9])
def test_a_width_out_of_range_is_refused(width: int) -> None:
    with pytest.raises(ValueError, match="width must be from 240 to 3840"):
        draw(after_wealth().view(None), width=width)


@pytest.mark.parametrize("width", [960.0, "960", None, True])
def test_a_width_is_a_whole_number(width: Any) -> None:
    with pytest.raises(ValueError, match="width must be a whole number"):
        draw(after_wealth().view(None), width=width)


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["Ana"], "names must have 2 entries, not 1"),
        ("AB", "names must be a list, not 'AB'"),
        (["Ana", 2], r"names\[1\] must be a text, not 2"),
    ],
)
def test_names_are_a_text_for_each_seat(names: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        draw(after_wealth().view(None), names)
