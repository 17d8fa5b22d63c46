"""Why an action cannot be played, in the words of the screen."""

from __future__ import annotations

from tzolkin import Reason
from tzolkin.drawing.text import marks
from tzolkin.locales.i18n import has, sentence, t


def with_names(reason: Reason, names: list[str]) -> str:
    """The reason for whoever mends a file: in English, with the seat's letter and name."""
    holder = reason.params.get("holder")
    if not isinstance(holder, int):
        return reason.message
    return reason.message.replace(f"seat {holder}", marks.plain_name(holder, names))


def objection(reason: Reason, names: list[str]) -> str:
    """What a person at the screen is told."""
    key = f"reason-{reason.code.replace('_', '-')}"
    if "nearest" in reason.params:
        key += "-nearest"
    said = {name: _worded(name, value, names) for name, value in reason.params.items()}
    return sentence(t(key, **said))


def _worded(param: str, value: int | str, names: list[str]) -> str | int:
    if param == "holder" and isinstance(value, int):
        return marks.plain_name(value, names)
    if param == "decision":
        return t(f"decision-{value}")
    return t(f"name-{value}") if has(f"name-{value}") else value
