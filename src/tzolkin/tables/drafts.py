"""A turn that is being thought about: tried on a copy, with everything that could come next."""

from __future__ import annotations

from typing import Any

from tzolkin.game import Game
from tzolkin.game.notation import TEXTS
from tzolkin.game.previews import changed, preview, turn_is_over
from tzolkin.game.reasons import IllegalActionError, Reason

OTHER_DECISION = "other_decision"


class Draft:
    """A game and some actions of the deciding seat, which go to the end of its turn at most."""

    def __init__(self, game: Game, actions: list[str], *, auto: bool = False) -> None:
        """Try the actions on a copy; raise IllegalActionError if one cannot be played.

        With `auto`, decisions that leave no choice are answered, but the turn is not ended.
        """
        self.before = game
        self.actions = actions.copy()
        self.game = game.tried(actions)
        self.over = bool(actions) and turn_is_over(self.game, game.seat, actions[-1])
        if auto and actions:
            self._answer_forced()

    def _answer_forced(self) -> None:
        while not self.over and len(legal := self.game.legal()) == 1 and legal != ["done"]:
            self.actions.append(legal[0])
            self.game.play(legal[0])
            self.over = turn_is_over(self.game, self.before.seat, legal[0])

    def described(self) -> dict[str, Any]:
        """What a page needs to show it: the view so far, what was changed, what could be next."""
        so_far = preview(self.before, self.game)
        return {
            "actions": self.actions,
            "over": self.over,
            "view": so_far["view"],
            "changes": changed(so_far["changes"]),
            "legal": [] if self.over else self._choices(),
            "impossible": [] if self.over else self._objections(),
        }

    def _choices(self) -> list[dict[str, Any]]:
        """Every legal action and what it changes, cost below and gain above zero."""
        return [
            {"action": text, "changes": changed(self.game.preview([text])["changes"])}
            for text in self.game.legal()
        ]

    def _objections(self) -> list[dict[str, Any]]:
        """What would answer the decision but is not possible, and why not."""
        if self.game.decision == "wealth":
            return []
        reasons = ((text, self.game.explain(text)) for text in TEXTS)
        return [
            {"action": text, "reason": told(reason)}
            for text, reason in reasons
            if reason is not None and reason.code != OTHER_DECISION
        ]


def told(reason: Reason) -> dict[str, Any]:
    return {"code": reason.code, "params": reason.params, "message": reason.message}


def objection(error: IllegalActionError) -> dict[str, Any]:
    """An illegal action as a client is told of it."""
    return {
        "action": error.action if isinstance(error.action, str) else None,
        "index": error.index,
        "reason": told(error.reason),
        "legal": error.legal,
    }
