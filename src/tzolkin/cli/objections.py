"""Why an action cannot be played, in the words of the screen."""

from __future__ import annotations

from tzolkin import Reason

from . import seats
from .drawing.decision import QUESTIONS


def with_names(reason: Reason, names: list[str]) -> str:
    """The reason with the letter and the name of a seat that it speaks of."""
    holder = reason.params.get("holder")
    if not isinstance(holder, int):
        return reason.message
    return reason.message.replace(f"seat {holder}", seats.title(holder, names))


def objection(reason: Reason, names: list[str]) -> str:
    """What a person at the screen is told; a wrong kind of answer brings the question again."""
    if reason.code == "other_decision":
        asked = QUESTIONS[str(reason.params["decision"])]
        return f"This does not answer what is asked now: {asked}{'' if asked[-1] == '?' else '.'}"
    return with_names(reason, names)
