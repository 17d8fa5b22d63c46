"""Names for bots that nobody has named: short, and no two alike at one table."""

from __future__ import annotations

from collections.abc import Iterable
from secrets import SystemRandom

NAMES = (
    *("Itzel", "Balam", "Nicte", "Canek", "Yatzil", "Ikal", "Sasil", "Kabil"),
    *("Muluk", "Lolbe", "Tunich", "Chakte", "Yaxal", "Kinil", "Nahil", "Uxul"),
)


def pick_names(count: int, taken: Iterable[str]) -> list[str]:
    """Return some names by chance, none of which is taken."""
    free = [name for name in NAMES if name not in set(taken)]
    return SystemRandom().sample(free, count)
