"""Explaining to a player why an action is illegal."""

from __future__ import annotations

from tzolkin import Reason
from tzolkin.drawing.text import marks
from tzolkin.locales.i18n import has, sentence, t


def explain_reason(reason: Reason, names: list[str]) -> str:
    """Return the reason as a sentence in the language of the terminal."""
    key = f"reason-{reason.code.replace('_', '-')}"
    if "nearest" in reason.params:
        key += "-nearest"
    params = {name: _shown(name, value, names) for name, value in reason.params.items()}
    return sentence(t(key, **params))


def _shown(param: str, value: int | str, names: list[str]) -> str | int:
    if param == "holder" and isinstance(value, int):
        return marks.plain_name(value, names)
    if param == "decision":
        return t(f"decision-{value}")
    return t(f"name-{value}") if has(f"name-{value}") else value
