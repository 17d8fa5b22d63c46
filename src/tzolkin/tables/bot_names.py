"""Names for bots that nobody has named: short, and no two alike at one table."""

from __future__ import annotations

from collections.abc import Iterable
from secrets import SystemRandom

GIVEN = (
    *("Itzel", "Balam", "Nicte", "Canek", "Yatzil", "Ikal", "Sasil", "Kabil"),
    *("Muluk", "Lolbe", "Tunich", "Chakte", "Yaxal", "Kinil", "Nahil", "Uxul"),
)


def for_bots(count: int, taken: Iterable[str]) -> list[str]:
    """As many names as are wanted, none of them that of somebody who is there."""
    free = [name for name in GIVEN if name not in set(taken)]
    return SystemRandom().sample(free, count)
