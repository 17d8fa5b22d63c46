"""The old place of `tzolkin.tables.lessons`, until 1.0."""

from tzolkin.tables.lessons import COURSE, LEARNER, Lesson, Step, look

__all__ = ["COURSE", "LEARNER", "Lesson", "Step", "look"]
