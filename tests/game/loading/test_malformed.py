"""Malformed positions, one change each: a ValueError names what is wrong."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from tests.game.games import Position, bare, play_until, rich
from tzolkin import Game

Path = tuple[str | int, ...]

WRONG: dict[str, Any] = {
    "null": None,
    "text": "x",
    "fraction": 1.3,
    "true": True,
    "list": [],
    "object": {},
    "nan": float("nan"),
    "infinity": float("inf"),
    "minus infinity": float("-inf"),
    "large": 10**30,
    "negative": -(10**30),
    "bytes": b"turn",
    "tuple": (),
}


def deep() -> list[Any]:
    value: list[Any] = []
    for _ in range(100_000):
        value = [value]
    return value


MONSTERS: dict[str, Any] = {
    "huge": 10**5000,
    "deep": deep(),
    "long": ["x" * 1000] * 10_000,
    "wide": {str(number): number for number in range(10_000)},
    "text": "x" * 100 * 1024 * 1024,
}


def at_wealth() -> Position:
    """Return a position in which seat 1 of 3 chooses its wealth tiles."""
    game = Game.new(3, seed=7)
    game.play(game.legal()[0])
    return game.position()


def at_turn() -> Position:
    """Return a rich position of 3, with workers on gears, buildings and an offering."""

    def wanted(game: Game) -> bool:
        position = game.position()
        return (
            game.decision == "turn"
            and position["age"] == 1
            and all(seat["buildings"] for seat in position["seats"])
            and any(seat["monuments"] for seat in position["seats"])
            and any(place is not None for place in position["offerings"])
        )

    for seed in range(50):
        game = rich(3, seed)
        try:
            return play_until(game, seed, wanted).position()
        except StopIteration:
            continue
    raise AssertionError("no such position")


BASES = {"wealth": at_wealth(), "turn": at_turn()}
each_base = pytest.mark.parametrize("base", BASES.values(), ids=BASES.keys())


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the path of every member of a position; of lists the first two."""
    if path:
        yield path
    if path != ("legal",):
        if isinstance(value, dict):
            for key, inner in value.items():
                yield from paths(inner, (*path, key))
        elif isinstance(value, list):
            for index, inner in enumerate(value[:2]):
                yield from paths(inner, (*path, index))


def member(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


def changed(base: Position, path: Path, value: Any) -> Position:
    position = copy.deepcopy(base)
    member(position, path[:-1])[path[-1]] = value
    return position


def word_for(path: Path) -> str:
    """Return what a message about this member must contain."""
    *_, last = path
    if path[:1] == ("seats",) and len(path) == 2:
        return f"seat {last}"
    if path[0] == "offerings" and len(path) == 2:
        return f"offering {int(last) + 1}"
    return str(last) if isinstance(last, str) else str(path[-2])


def acceptable(path: Path, value: Any) -> bool:
    """Return whether the value has the right type for that member."""
    name = path[-1] if isinstance(path[-1], str) else path[-2]
    if isinstance(path[-1], int):
        nullable = name in ("offerings", "buildings", "monuments") and path[0] != "seats"
        return value is None and (nullable or path[0] == "gears")
    if name in ("stack", "next_stack") or (
        path[0] == "seats" and name in ("buildings", "monuments", "wealth")
    ):
        return value == [] and type(value) is list
    if name == "first_space":
        return value is None
    return name in ("food_day", "light") and value is True


MEMBERS = [
    pytest.param(base, path, id=f"{name}-{'.'.join(map(str, path))}")
    for name, base in BASES.items()
    for path in paths(base)
    if path != ("legal",)
]
each_member = pytest.mark.parametrize(("base", "path"), MEMBERS)


@each_base
def test_the_bases_can_be_loaded(base: Position) -> None:
    assert Game.load(base).position() == base


@each_member
def test_a_value_of_the_wrong_kind(base: Position, path: Path) -> None:
    for name, value in WRONG.items():
        if acceptable(path, value):
            continue
        with pytest.raises(ValueError, match=r"\w") as caught:
            Game.load(changed(base, path, value))
        assert word_for(path) in str(caught.value), (name, str(caught.value))


@pytest.mark.parametrize("monster", MONSTERS.values(), ids=MONSTERS.keys())
@pytest.mark.parametrize(
    "path",
    [
        ("format",),
        ("players",),
        ("round",),
        ("food_day",),
        ("gears",),
        ("gears", "tikal", 3),
        ("jungle", "3", "wood"),
        ("offerings", 2),
        ("buildings", 0),
        ("seats", 1),
        ("seats", 1, "points"),
        ("seats", 1, "buildings"),
        ("seats", 1, "temples", "chaac"),
        ("decision",),
    ],
    ids=lambda path: ".".join(map(str, path)),
)
def test_a_monster_in_any_place(path: Path, monster: Any) -> None:
    with pytest.raises(ValueError, match=r"\w") as caught:
        Game.load(changed(BASES["turn"], path, monster))
    assert word_for(path) in str(caught.value)
    assert len(str(caught.value)) < 300


# How many wealth tiles a seat has kept is not checked at a turn.
NEEDED = [
    param
    for param in MEMBERS
    if not str(param.id).startswith("turn") or "wealth." not in str(param.id)
]


@pytest.mark.parametrize(("base", "path"), NEEDED)
def test_a_missing_member(base: Position, path: Path) -> None:
    position = copy.deepcopy(base)
    del member(position, path[:-1])[path[-1]]
    with pytest.raises(ValueError, match=r"\w") as caught:
        Game.load(position)
    if isinstance(path[-1], str):
        assert str(path[-1]) in str(caught.value)
        assert "lacks" in str(caught.value)


LISTS = [
    param
    for param in MEMBERS
    if isinstance(member(param.values[0], param.values[1]), list)  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("base", "path"), LISTS)
def test_a_list_that_is_too_long(base: Position, path: Path) -> None:
    """Nothing can be appended: null, what is there already, or something unknown."""
    old = member(base, path)
    for extra in (None, old[0] if old else "b01", "b99", 0):
        with pytest.raises(ValueError, match=r"\w"):
            Game.load(changed(base, path, [*old, extra]))


@pytest.mark.parametrize("value", [*WRONG.values(), *MONSTERS.values()], ids=[*WRONG, *MONSTERS])
def test_a_position_that_is_none(value: Any) -> None:
    with pytest.raises(ValueError, match="position") as caught:
        Game.load(value)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    "form", ["", "tzolkin-position/2", "tzolkin-record/1", "TZOLKIN-POSITION/1"]
)
def test_another_format(form: str) -> None:
    with pytest.raises(ValueError, match="format must be 'tzolkin-position/1'"):
        Game.load(bare() | {"format": form})


def test_a_view_is_no_position() -> None:
    with pytest.raises(ValueError, match="stack must be a list"):
        Game.load(Game.new(2, seed=1).view(None))
