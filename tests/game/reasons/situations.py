"""Situations for reason codes: a game, an action that is illegal in it, and the expected reason."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tzolkin import Game

Builder = Callable[[], Game]


@dataclass(frozen=True)
class Situation:
    """A game, an illegal action, and its reason."""

    code: str
    params: dict[str, int | str]
    text: str
    build: Builder

    @property
    def name(self) -> str:
        return f"{self.code}-{self.text.replace(' ', '_')}"


SITUATIONS: list[Situation] = []


def situation(code: str, text: str, **params: int | str) -> Callable[[Builder], Builder]:
    """Register a game in which the text is refused for that reason."""

    def register(build: Builder) -> Builder:
        SITUATIONS.append(Situation(code, params, text, build))
        return build

    return register
