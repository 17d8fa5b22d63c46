"""The results of an arena: the figures of every bot, for every number of players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from .block_results import BlockResult
from .errors import ArenaError
from .games import game_name
from .plan import Block, Plan
from .stats.deal_sums import DealSums
from .stats.estimates import FEW_DEALS, Estimate, Estimates, estimates
from .stats.totals import BotTotals, bot_totals


@dataclass(frozen=True)
class BotResult:
    """The figures of a bot at tables of one size; scores and points leave out forfeited games."""

    bot: str
    seats: int
    win_share: Estimate
    score: Estimate
    margin: Estimate
    rating: Estimate
    seconds_per_turn: float | None
    forfeits: int
    scores: list[float] = field(repr=False)
    points: dict[str, float] = field(repr=False)


@dataclass(frozen=True)
class TableResult:
    """All tables of one size: the deals and games played, the bots, and how often who beat whom."""

    players: int
    deals: int
    games: int
    bots: list[BotResult]
    ahead: list[list[float | None]]

    def ranked(self) -> list[BotResult]:
        """Return the results of the bots, best rating first."""
        return sorted(self.bots, key=lambda result: -(result.rating.value or 0))


@dataclass(frozen=True)
class Forfeit:
    """A game that a bot forfeited, and why."""

    bot: str
    game: str
    seat: int
    fault: str


@dataclass(frozen=True)
class Loss:
    """A block that could not be played."""

    block: Block
    reason: str


@dataclass(frozen=True)
class Results:
    """All results of an arena so far; `anchor` is the bot whose rating is 0."""

    plan: Plan
    anchor: str | None
    tables: list[TableResult]
    forfeits: list[Forfeit]
    lost: list[Loss]

    @property
    def games(self) -> int:
        return sum(table.games for table in self.tables)

    @property
    def planned(self) -> int:
        """The number of games of the whole plan."""
        return games_planned(self.plan)

    @property
    def complete(self) -> bool:
        return self.games == self.planned

    @property
    def few_deals(self) -> bool:
        """Whether a table has too few deals for reliable intervals."""
        return any(table.deals < FEW_DEALS for table in self.tables)

    def grouped_forfeits(self) -> list[tuple[str, str, int, str]]:
        """Return bot, fault, number of times and first game of each kind of forfeit."""
        counts = Counter((one.bot, one.fault) for one in self.forfeits)
        first = {(one.bot, one.fault): one.game for one in reversed(self.forfeits)}
        return [(bot, fault, count, first[bot, fault]) for (bot, fault), count in counts.items()]


def make_results(plan: Plan, blocks: Iterable[BlockResult], anchor: str | None = None) -> Results:
    """Sum up blocks in the order of the plan, whatever the order in which they were played."""
    number = anchor_number(plan, anchor)
    ordered = sorted(blocks, key=lambda result: result.block)
    tables = [
        _table(plan, players, [one for one in ordered if one.block.players == players], number)
        for players in plan.players
    ]
    return Results(plan, anchor, tables, list(_forfeits(plan, ordered)), list(_losses(ordered)))


def games_planned(plan: Plan) -> int:
    return plan.deals * sum(map(plan.games_per_deal, plan.players))


def games_played(blocks: Iterable[BlockResult]) -> int:
    return sum(len(result.games) for result in blocks)


def anchor_number(plan: Plan, anchor: str | None) -> int | None:
    """Return the number of the anchor among the bots; raise ArenaError if it is none of them."""
    if anchor is None:
        return None
    if anchor not in plan.different_bots:
        known = ", ".join(plan.different_bots)
        raise ArenaError(f"the anchor is one of the bots, {known}, not {anchor}")
    return plan.different_bots.index(anchor)


def _table(
    plan: Plan, players: int, blocks: Sequence[BlockResult], anchor: int | None
) -> TableResult:
    names = plan.different_bots
    sums = DealSums(blocks, len(names))
    figures, others = estimates(sums, plan.seed, anchor), bot_totals(blocks, len(names))
    bots = [_bot_result(name, bot, figures, others[bot]) for bot, name in enumerate(names)]
    return TableResult(players, sums.deals, sums.games, bots, _shares_ahead(sums))


def _bot_result(name: str, bot: int, figures: Estimates, other: BotTotals) -> BotResult:
    return BotResult(
        bot=name,
        seats=other.seats,
        win_share=figures.win_share[bot],
        score=figures.score[bot],
        margin=figures.margin[bot],
        rating=figures.rating[bot],
        seconds_per_turn=other.seconds_per_turn,
        forfeits=other.forfeits,
        scores=sorted(other.scores),
        points=other.mean_points(),
    )


def _shares_ahead(sums: DealSums) -> list[list[float | None]]:
    """Return how often each bot finished before each other, None where they did not meet."""
    ahead = sums.ahead.sum(axis=0)
    met = ahead + ahead.T
    bots = range(len(met))
    return [
        [float(ahead[one, two] / met[one, two]) if met[one, two] else None for two in bots]
        for one in bots
    ]


def _forfeits(plan: Plan, blocks: Iterable[BlockResult]) -> Iterator[Forfeit]:
    for result in blocks:
        for game in result.games:
            for seat, fault in enumerate(game.faults):
                if fault is not None:
                    bot = plan.different_bots[game.seating[seat]]
                    yield Forfeit(bot, game_name(result.block, game.seating), seat, fault)


def _losses(blocks: Iterable[BlockResult]) -> Iterator[Loss]:
    for result in blocks:
        if result.lost is not None:
            yield Loss(result.block, result.lost)
