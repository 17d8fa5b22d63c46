"""The answers to a decision, with what each one means, costs and brings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tzolkin import Game, content
from tzolkin.game.notation import IDS
from tzolkin.game.positions import Position
from tzolkin.locales.i18n import has, t

from . import descriptions, spaces
from .changes import Change

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
    return t("text-lands", space=space, what=_given(gear, space))


def _given(gear: str, space: int) -> str:
    return spaces.gives(gear, space) or t("board-space-none")


def meaning_of(text: str, position: Position, last: list[str]) -> str:
    """An action in words, as far as its spelling does not say it; `last` is the one before it."""
    verb, *rest = text.split()
    teller = _TELLERS.get(verb)
    return teller(rest, position, last) if teller else ""


def _keep(tiles: list[str], _position: Position, _last: list[str]) -> str:
    return descriptions.together(tiles)


def _place(rest: list[str], position: Position, _last: list[str]) -> str:
    if rest != ["first"]:
        return ""
    corn = position["calendar_corn"]
    return (
        t("text-first-space-corn", corn=descriptions.good(corn, "corn"))
        if corn
        else t("text-first-space")
    )


def _space(rest: list[str], _position: Position, _last: list[str]) -> str:
    gear, space = rest
    return _given(gear, int(space))


def _do(rest: list[str], _position: Position, last: list[str]) -> str:
    picked = last[0].split() if last else []
    if len(picked) != 3 or picked[0] != "pick":
        return ""
    gear, space = picked[1], int(rest[0])
    return t(
        "board-space", city=descriptions.city(gear), space=space, what=spaces.gives(gear, space)
    )


def _skip(_rest: list[str], _position: Position, _last: list[str]) -> str:
    return t("act-skip")


def _done(_rest: list[str], position: Position, _last: list[str]) -> str:
    if position["decision"] in ("placing", "picking"):
        return t("end-turn")
    key = f"done-{position['decision']}"
    return t(key) if has(key) else t("act-done")


def _advance(rest: list[str], position: Position, _last: list[str]) -> str:
    track = TECHNOLOGIES[rest[0]]
    level = position["seats"][position["seat"]]["technologies"][track.name] + 1
    brings = descriptions.level(track.name, level)
    return brings if level > len(track.levels) else t("text-to-level", level=level, what=brings)


def _build(rest: list[str], _position: Position, _last: list[str]) -> str:
    tile, *plain = rest
    brings = descriptions.does(tile)
    return t("text-full-price", what=brings) if plain else brings


def _days(rest: list[str], _position: Position, _last: list[str]) -> str:
    return t("act-days", days=int(rest[0]))


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
