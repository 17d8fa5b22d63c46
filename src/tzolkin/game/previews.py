"""Previews: what some actions would change, without telling what a seat cannot know yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .notation import RESOURCES
from .positions import Position

if TYPE_CHECKING:
    from .game import Game

_PARTS = ("temples", "technologies")
_COUNTED = ("corn", *RESOURCES, "skulls", "points", "workers")


def turn_is_over(trial: Game, seat: int | None, last: str) -> bool:
    """Did the seat's last action end its turn, so that tiles may have been drawn since?"""
    begins_anew = trial.decision == "turn" and not last.startswith("beg ")
    return trial.seat != seat or begins_anew


def preview(game: Game, trial: Game) -> dict[str, Any]:
    """What the deciding seat may know of a trial before it acts."""
    before, after = game.view(game.seat), trial.view(game.seat)
    _keep_hidden(before, after, game.seat)
    return {"view": after, "changes": changes(before, after)}


def _keep_hidden(before: Position, after: Position, seat: int | None) -> None:
    """Take out of a later view what was hidden in the earlier one."""
    on_display = set(before["buildings"])
    after["buildings"] = [tile if tile in on_display else None for tile in after["buildings"]]
    if before["decision"] == "wealth":
        for other, entry in enumerate(before["seats"]):
            if other != seat:
                after["seats"][other] = entry


def changes(
    before: Position, after: Position, parts: tuple[str, ...] = _PARTS
) -> list[dict[str, Any]]:
    """The difference between two positions, seat by seat; `parts` are counted one by one."""
    return [
        {
            **{name: now[name] - then[name] for name in _COUNTED},
            **{name: _difference(then[name], now[name]) for name in parts},
        }
        for then, now in zip(before["seats"], after["seats"], strict=True)
    ]


def _difference(then: dict[str, int], now: dict[str, int]) -> dict[str, int]:
    return {name: now[name] - then[name] for name in now}


def changed(differences: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """By seat, only what is not the same."""
    found = {str(seat): _differing(entry) for seat, entry in enumerate(differences)}
    return {seat: entry for seat, entry in found.items() if entry}


def _differing(entry: dict[str, Any]) -> dict[str, Any]:
    parts = {
        name: _differing(part) if isinstance(part, dict) else part for name, part in entry.items()
    }
    return {name: part for name, part in parts.items() if part}
