"""How results came about: the version, the machine, and the command that repeats them."""

from __future__ import annotations

import platform
import shlex
from datetime import UTC, datetime
from typing import Any

from tzolkin import __version__
from tzolkin.bots.registry import pin_version
from tzolkin.rules.engine import ENGINE

from .fingerprint import fingerprint
from .plan import Plan
from .seatings import EVEN


def provenance_of(plan: Plan) -> dict[str, Any]:
    """Return with which code, where and when a plan is played, and the command to repeat it."""
    return {
        "version": __version__,
        "code": fingerprint(plan.bots),
        "engine": ENGINE,
        "command": command_of(plan),
        "bot_versions": pinned_bots(plan),
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "python": platform.python_version(),
        "platform": platform.platform(terse=True),
    }


def pinned_bots(plan: Plan) -> dict[str, str]:
    """Return the bots that have versions, and what to write for the versions that play."""
    pinned = {bot: pin_version(bot) for bot in plan.different_bots}
    return {bot: exact for bot, exact in pinned.items() if exact != bot}


def command_of(plan: Plan) -> str:
    """Return the command that plays the same again, with the versions of bots written out."""
    bots = ",".join(map(pin_version, plan.bots))
    players = ",".join(map(str, plan.players))
    words = ["tzolkin", "arena", "--bots", bots, "--players", players]
    words += ["--deals", str(plan.deals), "--seed", str(plan.seed)]
    words += [] if plan.seatings == EVEN else ["--seatings", plan.seatings]
    words += [] if plan.limit is None else ["--limit", f"{plan.limit:g}"]
    return shlex.join(words)
