"""Going through a lesson. Nothing is kept: who asks says what was played so far."""

from __future__ import annotations

from typing import Any

from tzolkin.game import Game
from tzolkin.game.previews import changed, changes, turn_is_over
from tzolkin.game.reasons import IllegalActionError
from tzolkin.server.errors import Problem

from .. import views
from ..drafts import Draft
from ..errors import turn_not_over
from ..turns import tried
from .model import LEARNER, Lesson

Told = dict[str, Any]


def look(lesson: Lesson, turns: list[list[str]], actions: list[str], *, auto: bool) -> Told:
    """What a turn so far comes to, after some whole turns; as at a table, and what happened since
    the learner's last turn: who played what, and what it changed.
    """
    if len(turns) > len(lesson.replies):
        message = f"This lesson has {len(lesson.replies)} turns."
        raise Problem(422, "lesson_over", message, {"turns": len(lesson.replies)})
    now = ended = Game.load(lesson.position)
    for turn, reply in zip(turns, lesson.replies, strict=False):
        ended = _ended(now, turn)
        now = _answered(ended, reply)
    found = _described(tried(now, actions, auto=auto))
    since = changed(changes(ended.view(LEARNER), now.view(LEARNER)))
    return {**found, "since": since, "replies": _by_seat(ended, now.actions[ended.ply :])}


def _ended(game: Game, turn: list[str]) -> Game:
    draft = tried(game, turn, auto=False)
    if not draft.over:
        raise turn_not_over(draft.game.legal())
    return draft.game


def _answered(game: Game, reply: tuple[str, ...]) -> Game:
    """What the others play fits whatever the lesson asks for, but not every legal turn."""
    after = game.copy()
    for text in reply:
        try:
            after.play(text)
        except IllegalActionError as error:
            message = f"After this turn the lesson cannot go on: {error}"
            raise Problem(422, "off_course", message, {"action": text}) from None
    return after


def _described(draft: Draft) -> Told:
    """Only the learner is asked anything."""
    found = draft.described()
    found["view"] = views.whitelisted(found["view"])
    if draft.before.seat != LEARNER:
        found |= {"legal": [], "impossible": []}
    return found


def _by_seat(game: Game, actions: list[str]) -> list[Told]:
    """The turns of the others, one by one."""
    turns: list[Told] = []
    replayed, fresh = game.copy(), True
    for text in actions:
        seat = replayed.seat
        if fresh:
            turns.append({"seat": seat, "actions": []})
        turns[-1]["actions"].append(text)
        replayed.play(text)
        fresh = turn_is_over(replayed, seat, text)
    return turns
