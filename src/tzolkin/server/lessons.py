"""The old place of `tzolkin.tables.lessons`, until 1.0."""

from tzolkin.tables.lessons import COURSE, LEARNER, Lesson, Step
from tzolkin.tables.lessons import describe_lesson_draft as look

__all__ = ["COURSE", "LEARNER", "Lesson", "Step", "look"]
