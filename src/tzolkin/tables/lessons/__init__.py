"""The tutorial: lessons on real positions, played by the same rules as any game."""

from .course import COURSE
from .model import LEARNER, Lesson, Step
from .playing import look

__all__ = ["COURSE", "LEARNER", "Lesson", "Step", "look"]
