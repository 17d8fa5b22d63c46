"""The number of cores available, and the number of threads that a bot uses."""

from __future__ import annotations

import os

from .registry import BOTS
from .specs import Kind, parse_spec


def cores() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def threads_of(text: str) -> int:
    """Return the number of threads of a bot: from its budget, or the default of its class."""
    spec = parse_spec(text)
    if spec.budget is not None and spec.budget.threads is not None:
        return spec.budget.threads
    return BOTS[spec.name].threads if spec.kind is Kind.BUILTIN else 1
