"""Drafts in a lesson. Nothing is stored: every request says what was played so far."""

from __future__ import annotations

from typing import Any

from tzolkin.game import Game
from tzolkin.game.previews import nonzero_changes, seat_changes, turn_is_over
from tzolkin.game.reasons import IllegalActionError

from ..drafts import Draft, make_draft
from ..errors import lesson_over, off_course, turn_not_over
from .model import LEARNER, Lesson

Json = dict[str, Any]


def describe_lesson_draft(
    lesson: Lesson, turns: list[list[str]], actions: list[str], *, auto: bool
) -> Json:
    """Return the draft of a turn, after some whole turns, as a table would show it.

    With it comes what happened since the learner's last turn: who played what, and what it changed.
    """
    if len(turns) > len(lesson.replies):
        raise lesson_over(len(lesson.replies))
    now = ended = Game.load(lesson.position)
    for turn, reply in zip(turns, lesson.replies, strict=False):
        ended = _end_turn(now, turn)
        now = _reply(ended, reply)
    shown = _describe(make_draft(now, actions, auto=auto))
    since = nonzero_changes(seat_changes(ended.view(LEARNER), now.view(LEARNER)))
    return {**shown, "since": since, "replies": _by_seat(ended, now.actions[ended.ply :])}


def _end_turn(game: Game, turn: list[str]) -> Game:
    draft = make_draft(game, turn, auto=False)
    if not draft.over:
        raise turn_not_over(draft.game.legal())
    return draft.game


def _reply(game: Game, reply: tuple[str, ...]) -> Game:
    """Play the turns of the others; they fit what the lesson asks for, but not every legal turn."""
    after = game.copy()
    for text in reply:
        try:
            after.play(text)
        except IllegalActionError as error:
            raise off_course(text, str(error)) from None
    return after


def _describe(draft: Draft) -> Json:
    """Return the draft; only the learner is asked anything."""
    shown = draft.to_json()
    if draft.before.seat != LEARNER:
        shown |= {"legal": [], "impossible": []}
    return shown


def _by_seat(game: Game, actions: list[str]) -> list[Json]:
    """Return the turns of the others, one by one."""
    turns: list[Json] = []
    replayed, fresh = game.copy(), True
    for text in actions:
        seat = replayed.seat
        if fresh:
            turns.append({"seat": seat, "actions": []})
        turns[-1]["actions"].append(text)
        replayed.play(text)
        fresh = turn_is_over(replayed, seat, text)
    return turns
