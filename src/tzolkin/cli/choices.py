"""The answers to a decision, with what each one means, costs and brings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tzolkin import Game, content
from tzolkin.notation import IDS
from tzolkin.positions import Position

from . import spaces, words
from .differences import Change

TECHNOLOGIES = {track.name: track for track in content.TECHNOLOGIES}


@dataclass(frozen=True, slots=True)
class Choice:
    """An action; `change` is what it changes at once for the seat that decides."""

    text: str
    meaning: str
    change: Change | None = None


def choices(game: Game) -> list[Choice]:
    """Every legal action of a game, tried out on a copy."""
    before = game.position()
    return [_tried(game, before, text) for text in game.legal()]


def _tried(game: Game, before: Position, text: str) -> Choice:
    after = game.preview([text])
    landed = _landing(before, after["view"], text)
    meaning = landed or meaning_of(text, before, game.actions[-1:])
    return Choice(text, meaning, after["changes"][before["seat"]])


def listed(position: Position) -> list[Choice]:
    """The same for a position alone, where nothing can be tried."""
    texts = position.get("legal") or []
    return [Choice(text, meaning_of(text, position, [])) for text in texts if text in IDS]


def _landing(before: Position, after: Position, text: str) -> str:
    """Where a placed worker comes to stand."""
    verb, gear, *_ = [*text.split(), ""]
    if verb != "place" or gear not in spaces.GEARS:
        return ""
    pairs = zip(before["gears"][gear], after["gears"][gear], strict=True)
    space = next((space for space, (old, new) in enumerate(pairs) if old != new), 0)
    return f"on {space}: {spaces.gives(gear, space) or 'no action yet'}"


def meaning_of(text: str, position: Position, last: list[str]) -> str:
    """An action in words, as far as its spelling does not say it; `last` is the one before it."""
    verb, *rest = text.split()
    teller = _TELLERS.get(verb)
    return teller(rest, position, last) if teller else ""


def _keep(tiles: list[str], _position: Position, _last: list[str]) -> str:
    return words.together(tiles)


def _place(rest: list[str], position: Position, _last: list[str]) -> str:
    if rest != ["first"]:
        return ""
    corn = position["calendar_corn"]
    brings = f", {corn} corn at the end of the turn" if corn else ""
    return f"on the first-player space{brings}"


def _space(rest: list[str], _position: Position, _last: list[str]) -> str:
    gear, space = rest
    return spaces.gives(gear, int(space)) or "no action there"


def _do(rest: list[str], _position: Position, last: list[str]) -> str:
    picked = last[0].split() if last else []
    if len(picked) != 3 or picked[0] != "pick":
        return ""
    return f"{words.GEAR_TITLES[picked[1]]} {rest[0]}: {spaces.gives(picked[1], int(rest[0]))}"


def _skip(_rest: list[str], _position: Position, _last: list[str]) -> str:
    return "pick the worker up without an action"


def _done(_rest: list[str], position: Position, _last: list[str]) -> str:
    return "end the turn" if position["decision"] in ("placing", "picking") else "no more of this"


def _advance(rest: list[str], position: Position, _last: list[str]) -> str:
    track = TECHNOLOGIES[rest[0]]
    level = position["seats"][position["seat"]]["technologies"][track.name]
    if level == len(track.levels):
        return f"bonus: {track.bonus}"
    return f"to level {level + 1}: {track.levels[level]}"


def _build(rest: list[str], _position: Position, _last: list[str]) -> str:
    tile, *plain = rest
    kept = " (full price, architecture kept for the second building)" if plain else ""
    return f"{words.does(tile)}{kept}"


def _days(rest: list[str], _position: Position, _last: list[str]) -> str:
    both = rest == ["2"]
    return "turn the calendar two days" if both else "turn the calendar one day"


_TELLERS: dict[str, Callable[[list[str], Position, list[str]], str]] = {
    "keep": _keep,
    "place": _place,
    "pick": _space,
    "use": _space,
    "do": _do,
    "skip": _skip,
    "done": _done,
    "advance": _advance,
    "build": _build,
    "days": _days,
}
