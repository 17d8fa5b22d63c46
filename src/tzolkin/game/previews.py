"""Previews: what some actions would change, without what a seat cannot know before acting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .notation import RESOURCES
from .positions import Position

if TYPE_CHECKING:
    from .game import Game

_PARTS = ("temples", "technologies")
_COUNTED = ("corn", *RESOURCES, "skulls", "points", "workers")


def turn_is_over(game: Game, seat: int | None, last: str) -> bool:
    """Return whether the seat's last action ended its turn, so that tiles may have been drawn."""
    next_turn = game.decision == "turn" and not last.startswith("beg ")
    return game.seat != seat or next_turn


def preview_of(game: Game, later: Game) -> dict[str, Any]:
    """Return what the deciding seat may know of a later game before it acts."""
    before, after = game.view(game.seat), later.view(game.seat)
    _keep_hidden(before, after, game.seat)
    return {"view": after, "changes": seat_changes(before, after)}


def _keep_hidden(before: Position, after: Position, seat: int | None) -> None:
    """Remove from a later view what was hidden in the earlier one."""
    on_display = set(before["buildings"])
    after["buildings"] = [tile if tile in on_display else None for tile in after["buildings"]]
    if before["decision"] == "wealth":
        for other, entry in enumerate(before["seats"]):
            if other != seat:
                after["seats"][other] = entry


def seat_changes(
    before: Position, after: Position, parts: tuple[str, ...] = _PARTS
) -> list[dict[str, Any]]:
    """Return the differences between two positions, seat by seat, and within each of `parts`."""
    return [
        {
            **{name: now[name] - then[name] for name in _COUNTED},
            **{name: _differences(then[name], now[name]) for name in parts},
        }
        for then, now in zip(before["seats"], after["seats"], strict=True)
    ]


def _differences(then: dict[str, int], now: dict[str, int]) -> dict[str, int]:
    return {name: now[name] - then[name] for name in now}


def nonzero_changes(differences: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Return by seat only the differences that are not 0."""
    found = {str(seat): _nonzero(entry) for seat, entry in enumerate(differences)}
    return {seat: entry for seat, entry in found.items() if entry}


def _nonzero(entry: dict[str, Any]) -> dict[str, Any]:
    parts = {
        name: _nonzero(part) if isinstance(part, dict) else part for name, part in entry.items()
    }
    return {name: part for name, part in parts.items() if part}
