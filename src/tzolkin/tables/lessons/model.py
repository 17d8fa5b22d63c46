"""What a lesson is: a position, steps through it, and what the others play in between."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tzolkin.game.positions import Position

LEARNER = 0  # the seat of the learner


@dataclass(frozen=True, slots=True)
class Step:
    """Something to read, to do, or the end of the learner's turn."""

    name: str
    wanted: tuple[str, ...] = ()  # any of these does it; the first one is pointed at
    show: tuple[str, ...] = ()  # terms of the glossary that are pointed at
    ends_turn: bool = False


def read(name: str, *show: str) -> Step:
    return Step(name, show=show)


def act(name: str, *wanted: str) -> Step:
    return Step(name, wanted=wanted)


def end(name: str) -> Step:
    return Step(name, ends_turn=True)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of the tutorial."""

    name: str
    position: Position
    steps: tuple[Step, ...]
    replies: tuple[tuple[str, ...], ...]  # what the others play after each turn of the learner

    def to_json(self) -> dict[str, Any]:
        """Return the lesson for the page, with the keys of its texts."""
        return {
            "id": self.name,
            "title": f"learn-{self.name}",
            "steps": [
                {
                    "words": f"learn-{self.name}-{step.name}",
                    "wanted": list(step.wanted),
                    "show": list(step.show),
                    "ends_turn": step.ends_turn,
                }
                for step in self.steps
            ],
        }
