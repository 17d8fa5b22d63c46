"""The request for an arena, which is validated before anything is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tzolkin.bots import SeatedBot
from tzolkin.bots.external.timeouts import checked_limit
from tzolkin.bots.registry import check_name
from tzolkin.bots.specs import parse_spec
from tzolkin.game import random_seed
from tzolkin.game.value_checks import LARGEST_SEED, MOST_DEALS, short_repr

from .errors import ArenaError
from .plan import Plan
from .seatings import EVEN, SCHEMES

MOST_BOTS = 20


@dataclass(frozen=True)
class ArenaRequest:
    """What to play; None stands for the default, or for the value of an arena that is continued.

    The defaults are four players, 100 deals, a fresh seed, even seatings and the usual limit.
    """

    bots: Sequence[str] | None = None
    players: int | Sequence[int] | None = None
    deals: int | None = None
    seed: int | None = None
    seatings: str | None = None
    limit: float | None = None


def make_plan(request: ArenaRequest) -> Plan:
    """Return the plan for a request; raise ArenaError or UnknownBotError if it cannot be played."""
    if request.bots is None:
        raise ArenaError("no bots are named; an arena needs at least one")
    plan = Plan(
        bots=_checked_bots(request.bots),
        players=_checked_players(4 if request.players is None else request.players),
        deals=_checked_deals(100 if request.deals is None else request.deals),
        seed=random_seed() if request.seed is None else _checked_seed(request.seed),
        seatings=_checked_scheme(EVEN if request.seatings is None else request.seatings),
        limit=_checked_limit(request.limit),
    )
    _ = plan.tables  # bots named twice may not fit at a table
    check_bots(plan)
    return plan


def continue_plan(begun: Plan, request: ArenaRequest, where: str) -> Plan:
    """Return the plan with the number of deals requested; raise ArenaError if the rest differs."""
    try:
        return _continued(begun, request)
    except ArenaError as error:
        raise ArenaError(f"{where}: {error}") from None


def _continued(begun: Plan, request: ArenaRequest) -> Plan:
    _check_same("bots", begun.bots, None if request.bots is None else _checked_bots(request.bots))
    players = None if request.players is None else _checked_players(request.players)
    _check_same("numbers of players", begun.players, players)
    _check_same("seed", begun.seed, request.seed)
    _check_same("seatings", begun.seatings, request.seatings)
    _check_same("limit", begun.limit, _checked_limit(request.limit))
    deals = begun.deals if request.deals is None else _checked_deals(request.deals)
    if deals < begun.deals:
        raise ArenaError(
            f"it was begun with {begun.deals} deals; more can be asked for, but not {deals}"
        )
    check_bots(begun)
    return replace(begun, deals=deals)


def _check_same(what: str, begun: object, requested: object) -> None:
    if requested is not None and requested != begun:
        raise ArenaError(
            f"it was begun with the {what} {_format_value(begun)}, not {_format_value(requested)}"
        )


def _format_value(value: object) -> str:
    if isinstance(value, float):
        return f"{value:g}"
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value or "none")


def check_bots(plan: Plan) -> None:
    """Raise UnknownBotError or ArenaError if one of the bots cannot be seated."""
    for spec in plan.different_bots:
        with SeatedBot.named(spec, 0, plan.limit) as bot:
            if bot.fault is not None:
                raise ArenaError(f"{spec}: {bot.fault}")


def _checked_bots(bots: Sequence[str]) -> tuple[str, ...]:
    if isinstance(bots, str) or not all(isinstance(bot, str) for bot in bots):
        raise ArenaError(f"bots are a list of names, not {short_repr(bots)}")
    if not bots:
        raise ArenaError("no bots are named; an arena needs at least one")
    if len(bots) > MOST_BOTS:
        raise ArenaError(f"{len(bots)} bots are named; at most {MOST_BOTS} can meet")
    for bot in bots:
        check_name(parse_spec(bot))
    return tuple(bot.strip() for bot in bots)


def _checked_players(players: int | Sequence[int]) -> tuple[int, ...]:
    counts = (players,) if isinstance(players, int) else tuple(players)
    for count in counts:
        if type(count) is not int or not 2 <= count <= 4:
            raise ArenaError(f"a game has 2, 3 or 4 players, not {short_repr(count)}")
    if not counts or len(set(counts)) < len(counts):
        raise ArenaError(f"numbers of players are 2, 3 and 4, each once, not {short_repr(counts)}")
    return tuple(sorted(counts))


def _checked_deals(deals: int) -> int:
    return _integer_in(deals, "the number of deals", 1, MOST_DEALS)


def _checked_seed(seed: int) -> int:
    return _integer_in(seed, "a seed", 0, LARGEST_SEED)


def _integer_in(value: object, what: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise ArenaError(f"{what} is a whole number from {low} to {high}, not {short_repr(value)}")
    return value


def _checked_scheme(seatings: str) -> str:
    if seatings not in SCHEMES:
        raise ArenaError(f"seatings are {' or '.join(SCHEMES)}, not {short_repr(seatings)}")
    return seatings


def _checked_limit(limit: float | None) -> float | None:
    try:
        return None if limit is None else float(checked_limit(limit))
    except ValueError as error:
        raise ArenaError(str(error)) from None
