"""What somebody wants played: checked before anything is begun."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tzolkin.bots import SeatedBot
from tzolkin.bots.external.timeouts import checked_limit
from tzolkin.bots.registry import check_name
from tzolkin.bots.specs import parse_spec
from tzolkin.game import fresh_seed
from tzolkin.game.validation import LARGEST_SEED, MOST_DEALS, short_repr

from .errors import ArenaError
from .plan import Plan
from .seatings import EVEN, SCHEMES

MOST_BOTS = 20


@dataclass(frozen=True)
class Wishes:
    """What is None is left to us: four players, 100 deals, a fresh seed; or as it was before."""

    bots: Sequence[str] | None = None
    players: int | Sequence[int] | None = None
    deals: int | None = None
    seed: int | None = None
    seatings: str | None = None
    limit: float | None = None


def make_plan(wishes: Wishes) -> Plan:
    """Return a plan that can be played; raise ArenaError or UnknownBotError if there is none."""
    if wishes.bots is None:
        raise ArenaError("no bots are named; an arena needs at least one")
    plan = Plan(
        bots=_bots(wishes.bots),
        players=_players(4 if wishes.players is None else wishes.players),
        deals=_deals(100 if wishes.deals is None else wishes.deals),
        seed=fresh_seed() if wishes.seed is None else _seed(wishes.seed),
        seatings=_scheme(EVEN if wishes.seatings is None else wishes.seatings),
        limit=_limit(wishes.limit),
    )
    _ = plan.tables  # bots named twice may not fit at a table
    check_bots(plan)
    return plan


def continue_plan(begun: Plan, wishes: Wishes, where: str) -> Plan:
    """The same plan, with more deals if they are wished; ArenaError if other wishes do not fit."""
    try:
        return _continued(begun, wishes)
    except ArenaError as error:
        raise ArenaError(f"{where}: {error}") from None


def _continued(begun: Plan, wishes: Wishes) -> Plan:
    _check_fit("bots", begun.bots, None if wishes.bots is None else _bots(wishes.bots))
    players = None if wishes.players is None else _players(wishes.players)
    _check_fit("numbers of players", begun.players, players)
    _check_fit("seed", begun.seed, wishes.seed)
    _check_fit("seatings", begun.seatings, wishes.seatings)
    _check_fit("limit", begun.limit, _limit(wishes.limit))
    deals = begun.deals if wishes.deals is None else _deals(wishes.deals)
    if deals < begun.deals:
        raise ArenaError(
            f"it was begun with {begun.deals} deals; more can be asked for, but not {deals}"
        )
    check_bots(begun)
    return replace(begun, deals=deals)


def _check_fit(what: str, begun: object, wished: object) -> None:
    if wished is not None and wished != begun:
        raise ArenaError(f"it was begun with the {what} {_told(begun)}, not {_told(wished)}")


def _told(value: object) -> str:
    if isinstance(value, float):
        return f"{value:g}"
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value or "none")


def check_bots(plan: Plan) -> None:
    """Raise UnknownBotError or ArenaError if one of the bots cannot be seated."""
    for spec in plan.different_bots:
        with SeatedBot.named(spec, 0, plan.limit) as bot:
            if bot.fault is not None:
                raise ArenaError(f"{spec}: {bot.fault}")


def _bots(bots: Sequence[str]) -> tuple[str, ...]:
    if isinstance(bots, str) or not all(isinstance(bot, str) for bot in bots):
        raise ArenaError(f"bots are a list of names, not {short_repr(bots)}")
    if not bots:
        raise ArenaError("no bots are named; an arena needs at least one")
    if len(bots) > MOST_BOTS:
        raise ArenaError(f"{len(bots)} bots are named; at most {MOST_BOTS} can meet")
    for bot in bots:
        check_name(parse_spec(bot))
    return tuple(bot.strip() for bot in bots)


def _players(players: int | Sequence[int]) -> tuple[int, ...]:
    counts = (players,) if isinstance(players, int) else tuple(players)
    for count in counts:
        if type(count) is not int or not 2 <= count <= 4:
            raise ArenaError(f"a game has 2, 3 or 4 players, not {short_repr(count)}")
    if not counts or len(set(counts)) < len(counts):
        raise ArenaError(f"numbers of players are 2, 3 and 4, each once, not {short_repr(counts)}")
    return tuple(sorted(counts))


def _deals(deals: int) -> int:
    return _whole(deals, "the number of deals", 1, MOST_DEALS)


def _seed(seed: int) -> int:
    return _whole(seed, "a seed", 0, LARGEST_SEED)


def _whole(value: object, what: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise ArenaError(f"{what} is a whole number from {low} to {high}, not {short_repr(value)}")
    return value


def _scheme(seatings: str) -> str:
    if seatings not in SCHEMES:
        raise ArenaError(f"seatings are {' or '.join(SCHEMES)}, not {short_repr(seatings)}")
    return seatings


def _limit(limit: float | None) -> float | None:
    try:
        return None if limit is None else float(checked_limit(limit))
    except ValueError as error:
        raise ArenaError(str(error)) from None
