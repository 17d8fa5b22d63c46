"""What an arena has shown: the figures of every bot, for every number of players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from .errors import ArenaError
from .outcomes import Outcome
from .plan import Block, Plan
from .playing import game_name
from .stats.estimates import FEW_DEALS, Estimate, Estimates, estimates
from .stats.tally import Tally
from .stats.totals import Gathering, gathered


@dataclass(frozen=True)
class BotResult:
    """A bot at tables of one size. Scores and points leave out games that somebody forfeited."""

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
    """All tables of one size: deals and games played, a result for each bot, and who beats whom."""

    players: int
    deals: int
    games: int
    bots: list[BotResult]
    ahead: list[list[float | None]]

    def ranked(self) -> list[BotResult]:
        """The best by rating first."""
        return sorted(self.bots, key=lambda result: -(result.rating.value or 0))


@dataclass(frozen=True)
class Forfeit:
    """Which bot forfeited which game, and what it did."""

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
    """Everything an arena has shown so far. `anchor` is the bot whose rating is 0."""

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
        """How many games there are when all is played."""
        return games_planned(self.plan)

    @property
    def complete(self) -> bool:
        return self.games == self.planned

    @property
    def few_deals(self) -> bool:
        """Are there too few somewhere for intervals that can be trusted?"""
        return any(table.deals < FEW_DEALS for table in self.tables)

    def grouped_forfeits(self) -> list[tuple[str, str, int, str]]:
        """Bot, fault, how often, and the first game in which it happened."""
        counts = Counter((one.bot, one.fault) for one in self.forfeits)
        first = {(one.bot, one.fault): one.game for one in reversed(self.forfeits)}
        return [(bot, fault, count, first[bot, fault]) for (bot, fault), count in counts.items()]


def make_results(plan: Plan, outcomes: Iterable[Outcome], anchor: str | None = None) -> Results:
    """Sum up what was played, in the order of the plan, whatever the order of playing was."""
    number = anchor_number(plan, anchor)
    ordered = sorted(outcomes, key=lambda outcome: outcome.block)
    tables = [
        _table(plan, players, [one for one in ordered if one.block.players == players], number)
        for players in plan.players
    ]
    return Results(plan, anchor, tables, list(_forfeits(plan, ordered)), list(_losses(ordered)))


def games_planned(plan: Plan) -> int:
    return plan.deals * sum(map(plan.games_a_deal, plan.players))


def games_played(outcomes: Iterable[Outcome]) -> int:
    return sum(len(outcome.games) for outcome in outcomes)


def anchor_number(plan: Plan, anchor: str | None) -> int | None:
    """Which of the bots it is; ArenaError if none."""
    if anchor is None:
        return None
    if anchor not in plan.different_bots:
        known = ", ".join(plan.different_bots)
        raise ArenaError(f"the anchor is one of the bots, {known}, not {anchor}")
    return plan.different_bots.index(anchor)


def _table(
    plan: Plan, players: int, outcomes: Sequence[Outcome], anchor: int | None
) -> TableResult:
    names = plan.different_bots
    tally = Tally(outcomes, len(names))
    figures, others = estimates(tally, plan.seed, anchor), gathered(outcomes, len(names))
    bots = [_bot_result(name, bot, figures, others[bot]) for bot, name in enumerate(names)]
    return TableResult(players, tally.deals, tally.games, bots, _shares_ahead(tally))


def _bot_result(name: str, bot: int, figures: Estimates, other: Gathering) -> BotResult:
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


def _shares_ahead(tally: Tally) -> list[list[float | None]]:
    """How often each bot finished before each other; None where they did not meet."""
    ahead = tally.ahead.sum(axis=0)
    met = ahead + ahead.T
    bots = range(len(met))
    return [
        [float(ahead[one, two] / met[one, two]) if met[one, two] else None for two in bots]
        for one in bots
    ]


def _forfeits(plan: Plan, outcomes: Iterable[Outcome]) -> Iterator[Forfeit]:
    for outcome in outcomes:
        for game in outcome.games:
            for seat, fault in enumerate(game.faults):
                if fault is not None:
                    bot = plan.different_bots[game.seating[seat]]
                    yield Forfeit(bot, game_name(outcome.block, game.seating), seat, fault)


def _losses(outcomes: Iterable[Outcome]) -> Iterator[Loss]:
    for outcome in outcomes:
        if outcome.lost is not None:
            yield Loss(outcome.block, outcome.lost)
