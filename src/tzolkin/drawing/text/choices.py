"""The legal actions of a decision in words: what each one means and changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tzolkin import content
from tzolkin.game.notation import IDS
from tzolkin.game.positions import Position
from tzolkin.locales.i18n import has, t

from . import descriptions
from .seat_changes import SeatChange

TECHNOLOGIES = {track.name: track for track in content.TECHNOLOGIES}

Preview = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action and what it means.

    `change` is what it changes at once for the seat that decides; None if it was not tried.
    """

    text: str
    meaning: str
    change: SeatChange | None = None


def choices(
    position: Position,
    previews: Mapping[str, Preview] | None = None,
    last_action: str | None = None,
) -> list[Choice]:
    """Describe the legal actions that a position names.

    Previews (as `Game.preview` returns them) by action show what each one changes; without them
    and the last action before the position, the descriptions are less exact.
    """
    texts = [text for text in position.get("legal") or [] if text in IDS]
    if previews is None:
        return [Choice(text, _meaning(text, position, last_action)) for text in texts]
    return [_tried_choice(text, position, previews[text], last_action) for text in texts]


def _tried_choice(
    text: str, position: Position, preview: Preview, last_action: str | None
) -> Choice:
    landing = _landing(position, preview["view"], text)
    meaning = landing or _meaning(text, position, last_action)
    return Choice(text, meaning, preview["changes"][position["seat"]])


def _landing(before: Position, after: Position, text: str) -> str:
    """Describe the space where a placed worker lands; empty for other actions."""
    verb, gear, *_ = [*text.split(), ""]
    if verb != "place" or gear not in descriptions.GEARS:
        return ""
    pairs = zip(before["gears"][gear], after["gears"][gear], strict=True)
    space = next((space for space, (old, new) in enumerate(pairs) if old != new), 0)
    return t("text-lands", space=space, what=_space_action(gear, space))


def _space_action(gear: str, space: int) -> str:
    return descriptions.space_action(gear, space) or t("board-space-none")


def _meaning(text: str, position: Position, last_action: str | None) -> str:
    """Describe an action as far as its text does not speak for itself."""
    verb, *rest = text.split()
    if verb == "do":
        return _do(rest, last_action)
    describe = _DESCRIPTIONS.get(verb)
    return describe(rest, position) if describe else ""


def _do(rest: list[str], last_action: str | None) -> str:
    picked = (last_action or "").split()
    if len(picked) != 3 or picked[0] != "pick":
        return ""
    gear, space = picked[1], int(rest[0])
    action = descriptions.space_action(gear, space)
    return t("board-space", city=descriptions.city(gear), space=space, what=action)


def _keep(tiles: list[str], _position: Position) -> str:
    return descriptions.benefit_of_tiles(tiles)


def _place(rest: list[str], position: Position) -> str:
    if rest != ["first"]:
        return ""
    amount = position["calendar_corn"]
    if not amount:
        return t("text-first-space")
    return t("text-first-space-corn", corn=descriptions.good(amount, "corn"))


def _space(rest: list[str], _position: Position) -> str:
    gear, space = rest
    return _space_action(gear, int(space))


def _skip(_rest: list[str], _position: Position) -> str:
    return t("act-skip")


def _done(_rest: list[str], position: Position) -> str:
    if position["decision"] in ("placing", "picking"):
        return t("end-turn")
    key = f"done-{position['decision']}"
    return t(key) if has(key) else t("act-done")


def _advance(rest: list[str], position: Position) -> str:
    track = TECHNOLOGIES[rest[0]]
    level = position["seats"][position["seat"]]["technologies"][track.name] + 1
    brings = descriptions.technology_level(track.name, level)
    return brings if level > len(track.levels) else t("text-to-level", level=level, what=brings)


def _build(rest: list[str], _position: Position) -> str:
    tile, *full_price = rest
    brings = descriptions.benefit(tile)
    return t("text-full-price", what=brings) if full_price else brings


def _days(rest: list[str], _position: Position) -> str:
    return t("act-days", days=int(rest[0]))


_DESCRIPTIONS: dict[str, Callable[[list[str], Position], str]] = {
    "keep": _keep,
    "place": _place,
    "pick": _space,
    "use": _space,
    "skip": _skip,
    "done": _done,
    "advance": _advance,
    "build": _build,
    "days": _days,
}
