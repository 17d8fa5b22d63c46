"""The tutorial: lessons on real positions, played by the same rules as any game."""

from .course import COURSE, find_lesson
from .drafts import describe_lesson_draft
from .model import LEARNER, Lesson, Step

__all__ = ["COURSE", "LEARNER", "Lesson", "Step", "describe_lesson_draft", "find_lesson"]
