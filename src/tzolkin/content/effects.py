"""Short constructors for the effects in the tables of tiles."""

from __future__ import annotations

from .model import Effect


def goods(**amounts: int) -> tuple[Effect, ...]:
    return tuple(Effect("goods", name, amount) for name, amount in amounts.items())


def points(amount: int) -> Effect:
    return Effect("points", amount=amount)


def rise(temple: str, steps: int = 1) -> Effect:
    return Effect("temple", temple, steps)


def advance(technology: str, steps: int = 1) -> Effect:
    return Effect("technology", technology, steps)


def feed_workers(workers: int) -> Effect:
    return Effect("feed_workers", amount=workers)


FEED_ALL = Effect("feed_all")
WORKER = Effect("worker")
CONSTRUCT = Effect("construct")
MARKET = Effect("market")
ACTION_FOR_CORN = Effect("action_for_corn")
