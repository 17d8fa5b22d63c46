"""The tutorial: its lessons, and drafts of turns in them. No table is needed, nothing is stored."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path

from tzolkin.tables.lessons import COURSE, describe_lesson_draft, find_lesson

from ..errors import ERROR_RESPONSES
from . import responses
from .requests import LessonDraftRequest

router = APIRouter(prefix="/api", tags=["lessons"], responses=ERROR_RESPONSES)
LessonName = Annotated[str, Path(alias="lesson", max_length=24, description="The id of a lesson.")]


@router.get("/lessons")
async def list_lessons() -> dict[str, Any]:
    """List all lessons in their order: their steps, and the keys of their texts."""
    return {"lessons": [lesson.to_json() for lesson in COURSE.values()]}


@router.post("/lessons/{lesson}/look", responses=responses.ok(responses.LessonDraftResponse))
async def draft_in_lesson(name: LessonName, draft: LessonDraftRequest) -> dict[str, Any]:
    """Try a turn in a lesson, as at a table; after each whole turn the others play theirs."""
    lesson = find_lesson(name)
    return describe_lesson_draft(lesson, draft.turns, draft.actions, auto=draft.auto)
