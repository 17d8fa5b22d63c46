"""Views: everything except what a seat must not know."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tzolkin import Game

from .games import WEALTH, Position, bare, first_turn, play_on, rich
from .test_positions import PUBLIC, SEAT

# What may be seen of a position: a name stands for a plain value, a list or an object for its
# shape. Everything that is not here must not be in a view.
HIDDEN_BEHIND_A_NUMBER = {"stack", "next_stack"}


def viewers(game: Game) -> list[int | None]:
    return [None, *range(game.players)]


def stages(players: int) -> Iterator[Game]:
    yield from play_on(Game.new(players, seed=8), 8)
    yield from play_on(rich(players, seed=3), 3)


def wealth_stages(players: int) -> Iterator[Game]:
    for seed in range(5):
        for game in play_on(Game.new(players, seed), seed, most=players):
            if game.decision == "wealth":
                yield game


def secrets(position: Position, viewer: int | None) -> set[str]:
    """Return the tiles that a viewer must not find anywhere."""
    hidden = {*position["stack"], *position["next_stack"]}
    if position["decision"] == "wealth":
        for seat, entry in enumerate(position["seats"]):
            if seat != viewer:
                hidden |= {*entry["offer"], *entry["wealth"]}
    return hidden


def texts_in(value: object) -> Iterator[str]:
    """Yield every word anywhere in a structure."""
    if isinstance(value, str):
        yield from value.split()
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from texts_in(key)
            yield from texts_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from texts_in(inner)
    else:
        assert value is None or type(value) in (int, float, bool)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_hidden_is_anywhere_in_a_view(players: int) -> None:
    for game in [*wealth_stages(players), *stages(players)]:
        position = game.position()
        for viewer in viewers(game):
            view = game.view(viewer)
            assert secrets(position, viewer).isdisjoint(texts_in(view))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_has_the_keys_of_a_position_and_no_others(players: int) -> None:
    for game in [*wealth_stages(players), *stages(players)]:
        offer = {"offer"} if game.decision == "wealth" else set()
        for viewer in viewers(game):
            view = game.view(viewer)
            assert set(view) == PUBLIC | ({"scores", "winners"} if game.over else set())
            for entry in view["seats"]:
                assert set(entry) == SEAT | offer


@pytest.mark.parametrize("players", [2, 3, 4])
def test_outside_of_wealth_only_the_stacks_differ(players: int) -> None:
    for game in stages(players):
        if game.decision == "wealth":
            continue
        position = game.position()
        expected = position | {name: len(position[name]) for name in HIDDEN_BEHIND_A_NUMBER}
        for viewer in viewers(game):
            assert game.view(viewer) == expected


@pytest.mark.parametrize("players", [2, 3, 4])
def test_during_wealth_everybody_sees_the_own_tiles_only(players: int) -> None:
    for game in wealth_stages(players):
        position = game.position()
        for viewer in viewers(game):
            view = game.view(viewer)
            for seat, entry in enumerate(view["seats"]):
                whole = position["seats"][seat]
                secret = {} if seat == viewer else {"offer": None, "wealth": None}
                assert entry == whole | secret
            assert view["legal"] == (position["legal"] if viewer == game.seat else None)
            rest = {"seats": None, "legal": None, "stack": None, "next_stack": None}
            assert view | rest == position | rest
            assert (view["stack"], view["next_stack"]) == (8, 18)


def test_an_onlooker_never_sees_legal_actions_about_wealth() -> None:
    for game in wealth_stages(4):
        assert game.view(None)["legal"] is None
    assert first_turn(4, 1).view(None)["legal"] is not None


def test_afterwards_all_kept_tiles_are_open() -> None:
    game = first_turn(3, 1)
    for viewer in viewers(game):
        for entry in game.view(viewer)["seats"]:
            assert len(entry["wealth"]) == 2
            assert set(entry["wealth"]) <= set(WEALTH)
            assert "offer" not in entry


def test_two_games_that_differ_in_what_is_hidden_look_the_same() -> None:
    position = bare(2)
    shuffled = bare(2)
    shuffled["stack"].reverse()
    shuffled["next_stack"].reverse()
    for viewer in (None, 0, 1):
        assert Game.load(position).view(viewer) == Game.load(shuffled).view(viewer)


def test_two_games_that_differ_in_the_tiles_of_another_look_the_same() -> None:
    def dealt(*mine: str) -> Game:
        position = bare(2)
        position["decision"] = "wealth"
        position["seats"][0].update(wealth=[], offer=list(mine))
        position["seats"][1].update(wealth=[], offer=WEALTH[:4])
        return Game.load(position)

    one, other = dealt(*WEALTH[4:8]), dealt(*WEALTH[8:12])
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)
    one.play("keep w05 w06")
    other.play("keep w11 w12")
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)
    assert one.view(0) != other.view(0)


def test_views_are_json() -> None:
    for game in stages(2):
        view = game.view(0)
        assert json.loads(json.dumps(view, allow_nan=False)) == view


@pytest.mark.parametrize("seat", [-1, 2, 100, "0", "None", 0.5, [], {}])
def test_a_seat_that_is_none(seat: object) -> None:
    game = Game.new(2, seed=1)
    with pytest.raises(ValueError, match="seats are 0 to 1"):
        game.view(seat)  # type: ignore[arg-type]


def test_looking_changes_nothing() -> None:
    game = Game.new(3, seed=1)
    before = game.position()
    for viewer in viewers(game):
        game.view(viewer)
    assert game.position() == before
