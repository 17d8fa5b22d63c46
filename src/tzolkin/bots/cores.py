"""How many cores there are, and how many a bot wants."""

from __future__ import annotations

import os

from .registry import BOTS
from .specs import Kind, parse_spec


def cores() -> int:
    """How many this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def threads_of(text: str) -> int:
    """In how many threads a bot thinks: what is written, or for ours what is usual for them."""
    spec = parse_spec(text)
    if spec.budget is not None and spec.budget.threads is not None:
        return spec.budget.threads
    return BOTS[spec.name].threads if spec.kind is Kind.BUILTIN else 1
