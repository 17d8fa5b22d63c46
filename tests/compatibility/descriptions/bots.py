"""The actions that bots choose with fixed seeds and small budgets."""

from __future__ import annotations

from typing import Any

from tests.compatibility.descriptions.games import golden_records
from tests.compatibility.fixtures import Parts, digest
from tzolkin import Game
from tzolkin.arena import play_arena
from tzolkin.bots import BOTS, Bot, Budget, SeatedBot, ask, make_bot, seat_seed

SIMULATIONS = 24
PLIES_APART = 37
SPECS = ("search:40", "search:40:2", "search:1", "priest:30", "ruler:30", "ruler:30:1")
TABLES = (
    ("planner", "builder", "skulls", "temples"),
    ("corn", "monuments", "greedy", "random"),
    ("novice", "apprentice", "merchant"),
    ("search:12", "planner"),
)


def choices() -> dict[str, list[list[str]]]:
    """Return the turns that each bot plays in positions of golden games."""
    games = sample_games()
    return {
        name: [_turn(_make(name, number), game.copy()) for number, game in enumerate(games)]
        for name in (*BOTS, *SPECS)
    }


def sample_games() -> list[Game]:
    """Return golden games at the start of a turn or at the choice of wealth tiles."""
    found = []
    for number, (_, record) in enumerate(list(golden_records())[::3]):
        game = Game.load(record["start"])
        wanted = number * PLIES_APART % len(record["actions"])
        for ply, action in enumerate(record["actions"]):
            if ply >= wanted and game.decision in ("wealth", "turn"):
                break
            game.play(action)
        found.append(game)
    return found


def _make(name: str, seed: int) -> Bot:
    """Make a bot, with a small budget if it needs one."""
    needs_budget = name in BOTS and BOTS[name].takes_budget
    return make_bot(_first(name), seed, Budget(simulations=SIMULATIONS) if needs_budget else None)


def _first(name: str) -> str:
    """Name the version of the first release, which itself had no names of versions."""
    bot, colon, amount = name.partition(":")
    return f"{bot}@1{colon}{amount}" if getattr(BOTS[bot], "versions", ()) else name


def _turn(bot: Bot, game: Game) -> list[str]:
    """Return what a bot plays until another seat decides."""
    seat, begun = game.seat, game.ply
    while not game.over and game.seat == seat:
        game.play(ask(bot, game))
    return game.actions[begun:]


def whole_games() -> list[dict[str, Any]]:
    """Describe whole games between seated bots."""
    return [_whole_game(number, names) for number, names in enumerate(TABLES)]


def _whole_game(seed: int, names: tuple[str, ...]) -> dict[str, Any]:
    game = Game.new(len(names), seed)
    seats = [
        SeatedBot.named(_first(name), seat_seed(seed, seat)) for seat, name in enumerate(names)
    ]
    while not game.over:
        assert game.seat is not None
        game.play(seats[game.seat].answer(game))
    return {
        "titles": [SeatedBot.named(name, 0).title for name in names],
        "actions": [digest(game.actions[: ply + 20]) for ply in range(0, game.ply, 20)],
        "scores": game.scores(),
    }


def seeds_of_seats() -> list[int]:
    """Return the seeds that bots get in the seats of some deals."""
    return [seat_seed(deal, seat) for deal in (0, 1, 2012, 2**53 - 1) for seat in range(4)]


def arena() -> list[dict[str, Any]]:
    """Describe the results of an arena that is played from a seed."""
    results = play_arena(["greedy", "temples", "random"], players=2, deals=3, seed=7, processes=1)
    return [
        {"bot": bot.bot, "score": bot.score.value, "wins": bot.win_share.value, "seats": bot.seats}
        for table in results.tables
        for bot in table.bots
    ]


PARTS: Parts = {
    "choices": choices,
    "whole games": whole_games,
    "seeds of seats": seeds_of_seats,
    "arena": arena,
}
