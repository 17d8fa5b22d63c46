"""Drafts: turns that are being thought about, tried on a copy, with all that could follow."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from tzolkin.game import Game
from tzolkin.game.notation import TEXTS
from tzolkin.game.previews import nonzero_changes, preview_of, turn_is_over
from tzolkin.game.reasons import IllegalActionError, Reason

from . import views
from .errors import illegal_action, not_your_turn, out_of_date
from .table import Table

OTHER_DECISION = "other_decision"


class DraftOf(Protocol):
    """Actions that somebody tries for a seat, at a ply."""

    @property
    def seat(self) -> int: ...
    @property
    def ply(self) -> int: ...
    @property
    def actions(self) -> list[str]: ...
    @property
    def auto(self) -> bool: ...


class SavedDraft(NamedTuple):
    """A draft that is kept for its seat until the turn is committed."""

    ply: int
    actions: list[str]
    undone: list[str]


class Draft:
    """A game and some actions of the deciding seat, which go to the end of its turn at most."""

    def __init__(self, game: Game, actions: list[str], *, auto: bool = False) -> None:
        """Try the actions on a copy; raise IllegalActionError if one cannot be played.

        With `auto`, decisions that leave no choice are answered, but the turn is not ended.
        """
        self.before = game
        self.actions = actions.copy()
        self.game = game.after(actions)
        self.over = bool(actions) and turn_is_over(self.game, game.seat, actions[-1])
        if auto and actions:
            self._answer_forced()

    def _answer_forced(self) -> None:
        while not self.over and len(legal := self.game.legal()) == 1 and legal != ["done"]:
            self.actions.append(legal[0])
            self.game.play(legal[0])
            self.over = turn_is_over(self.game, self.before.seat, legal[0])

    def to_json(self) -> dict[str, Any]:
        """Return what a page shows: the view so far, what has changed, and what could follow."""
        so_far = preview_of(self.before, self.game)
        return {
            "actions": self.actions,
            "over": self.over,
            "view": views.whitelist(so_far["view"]),
            "changes": nonzero_changes(so_far["changes"]),
            "legal": [] if self.over else self._choices(),
            "impossible": [] if self.over else self._impossible(),
        }

    def _choices(self) -> list[dict[str, Any]]:
        """Return every legal action and what it changes, cost below and gain above zero."""
        return [
            {"action": text, "changes": nonzero_changes(self.game.preview([text])["changes"])}
            for text in self.game.legal()
        ]

    def _impossible(self) -> list[dict[str, Any]]:
        """Return what would answer the decision but is not possible, and why not."""
        if self.game.decision == "wealth":
            return []
        reasons = ((text, self.game.explain(text)) for text in TEXTS)
        return [
            {"action": text, "reason": reason_to_json(reason)}
            for text, reason in reasons
            if reason is not None and reason.code != OTHER_DECISION
        ]


def make_draft(game: Game, actions: list[str], *, auto: bool) -> Draft:
    """Return a draft; TableError if one of its actions is illegal."""
    try:
        return Draft(game, actions, auto=auto)
    except IllegalActionError as error:
        raise illegal_action(str(error), _explain(error)) from None


def draft_turn(table: Table, wanted: DraftOf) -> Draft:
    """Return the draft of a turn that could be committed now; TableError if it could not."""
    if wanted.ply != table.ply:
        raise out_of_date(table.ply, wanted.ply, views.view(table, wanted.seat))
    if wanted.seat not in table.waiting_for:
        raise not_your_turn(table.waiting_for)
    return make_draft(table.game_for(wanted.seat), wanted.actions, auto=wanted.auto)


def describe_draft(draft: Draft) -> dict[str, Any]:
    """Return a draft at a table for the page, with what the next Food Day would bring after it."""
    shown = draft.to_json()
    return {**shown, "view": views.with_forecast(shown["view"], draft.game.forecast())}


def reason_to_json(reason: Reason) -> dict[str, Any]:
    return {"code": reason.code, "params": reason.params, "message": reason.message}


def _explain(error: IllegalActionError) -> dict[str, Any]:
    """Return which action is illegal, why, and what would be legal."""
    return {
        "action": error.action if isinstance(error.action, str) else None,
        "index": error.index,
        "reason": reason_to_json(error.reason),
        "legal": error.legal,
    }
