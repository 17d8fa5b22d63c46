"""The tutorial: its lessons, and what a turn in one of them comes to. No table, nothing stored."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path

from tzolkin.tables.lessons import COURSE, look

from ..errors import ERROR_RESPONSES, Problem
from . import responses
from .requests import LessonDraftRequest

router = APIRouter(prefix="/api", tags=["lessons"], responses=ERROR_RESPONSES)
LessonName = Annotated[str, Path(max_length=24, description="The id of a lesson.")]


@router.get("/lessons")
async def lessons() -> dict[str, Any]:
    """All lessons in their order: what is to be done step by step, and the keys of the words."""
    return {"lessons": [lesson.told() for lesson in COURSE.values()]}


@router.post("/lessons/{lesson}/look", responses=responses.answers(responses.LessonDraft))
async def look_at(lesson: LessonName, thought: LessonDraftRequest) -> dict[str, Any]:
    """The same as `look` at a table, in a lesson; after each turn the others play theirs."""
    found = COURSE.get(lesson)
    if found is None:
        raise Problem(404, "no_such_lesson", f"There is no lesson {lesson!r}.", {"lesson": lesson})
    return look(found, thought.turns, thought.actions, auto=thought.auto)
