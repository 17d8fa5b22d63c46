"""Versions of our bots: what they have learned by a release stays, so that results can be repeated.

`search` is the newest version and `search@1` that of the first release. A version has files in
`builtin/learned/`.
"""

from __future__ import annotations

from tzolkin.game.value_checks import short_repr

from .contract import Bot
from .errors import UnknownBotError
from .specs import Spec


def class_of_version(found: type[Bot], spec: Spec) -> type[Bot]:
    """Return the class of a bot that plays by the version in the spec, if there is one in it."""
    version = find_version(found, spec)
    return found if version is None or version == found.versions[-1] else _older(found, version)


def find_version(found: type[Bot], spec: Spec) -> int | None:
    """Return the version in a spec; raise UnknownBotError if the bot does not have it."""
    if spec.version is None:
        return None
    if not found.versions:
        raise UnknownBotError(f"{spec.name} has no versions; write {spec.name} alone")
    by_text = {str(version): version for version in found.versions}
    if spec.version not in by_text:
        names = ", ".join(f"{spec.name}@{version}" for version in found.versions)
        raise UnknownBotError(
            f"there is no version {short_repr(spec.version)} of {spec.name}; there "
            f"{'are' if len(by_text) > 1 else 'is'} {names}"
        )
    return by_text[spec.version]


def _older(found: type[Bot], version: int) -> type[Bot]:
    """Return a class that differs in what it has learned only."""
    return type(found.__name__, (found,), {"__module__": found.__module__, "version": version})
