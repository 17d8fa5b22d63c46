"""Draws and actions lead to the positions that the rules give."""

from __future__ import annotations

from typing import Any

import pytest

from tzolkin import Game
from tzolkin.environments.openspiel_positions import CHANCE, DrawPosition
from tzolkin.game.notation import TILES
from tzolkin.rules import ids
from tzolkin.rules.engine import Board
from tzolkin.rules.sources import plain_module
from tzolkin.rules.state import State

from .openspiel_games import PLAYERS, load, walk

randomness = plain_module("rules", "randomness")


@PLAYERS
def test_a_deal_is_what_the_rules_make_of_that_order(players: int) -> None:
    for seed in range(20):
        rng, state = [seed], load(players).new_initial_state()
        monuments, row, _, wealth = (_shuffled(rng, size) for size in (13, 14, 18, 21))
        draws = [32 + tile for tile in monuments[: players + 2]] + row[:6]
        for tile in draws + [45 + tile for tile in wealth]:
            if state.is_chance_node():
                state.apply_action(tile)
        game = Game.new(players, seed)
        for seat in range(players):
            assert Game(state.position.board).view(seat) == game.view(seat)


def _shuffled(rng: list[int], size: int) -> list[int]:
    tiles = [0] * size
    randomness.shuffle(rng, tiles, size)
    return tiles


@PLAYERS
@pytest.mark.parametrize("reward", ["win", "score", "margin"])
def test_a_game_goes_as_it_goes_without_openspiel(players: int, reward: str) -> None:
    """If the stacks are in the order of the draws, the rules give the same positions."""
    *_, end = walk(load(players, reward), 30 + players)
    moves = [(move.player, move.action) for move in end.full_history()]
    first = next(number for number, (player, _) in enumerate(moves) if player != CHANCE)
    again = load(players, reward).new_initial_state()
    for _, tile in moves[:first]:
        again.apply_action(tile)
    draws = [action for player, action in moves[first:] if player == CHANCE]
    game = _with_stacks(again.position.board, draws)
    for player, action in moves[first:]:
        if player != CHANCE:
            assert _without_stacks(Game(again.position.board)) == _without_stacks(game)
            assert again.legal_actions() == sorted(game.legal_ids())
            game.play_id(action)
        again.apply_action(action)
    assert game.over
    assert min(draws) < ids.FIRST_AGE_BUILDINGS <= max(draws)
    assert _without_stacks(Game(again.position.board)) == _without_stacks(game)
    assert again.returns() == _worth(game, reward)


def _with_stacks(board: Board, draws: list[int]) -> Game:
    """Put the tiles on the stack so that the first draw lies last."""
    state = State.unpack(board.to_bytes())
    for stack, size in ((state.stack, state.stack_size), (state.next_stack, state.next_stack_size)):
        drawn = [tile for tile in draws if tile in stack[:size]]
        stack[:size] = [tile for tile in stack[:size] if tile not in drawn] + drawn[::-1]
    return Game(Board.from_bytes(state.pack()))


def _without_stacks(game: Game) -> dict[str, Any]:
    return game.position() | {"stack": None, "next_stack": None}


def _worth(game: Game, reward: str) -> list[float]:
    scores, winners = [float(points) for points in game.scores()], game.winners()
    if reward == "score":
        return scores
    if reward == "win":
        return [(seat in winners) / len(winners) for seat in range(game.players)]
    others = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(game.players)]
    return [own - best for own, best in zip(scores, others, strict=True)]


@PLAYERS
def test_chance_draws_any_tile_that_was_not_seen(players: int) -> None:
    families = (range(14), range(14, 32), range(32, 45), range(45, 66))
    game, nodes = load(players), 0
    for state in walk(game, players):
        if not state.is_chance_node():
            continue
        nodes += 1
        tiles, chances = zip(*state.chance_outcomes(), strict=True)
        seen = [move.action for move in state.full_history() if move.player == CHANCE]
        (family,) = [family for family in families if tiles[0] in family]
        assert tiles == tuple(tile for tile in family if tile not in seen)
        assert chances == (1 / len(tiles),) * len(tiles)
        assert state.action_to_string(tiles[0]) == f"draw {TILES[tiles[0]]}"
    assert nodes <= game.max_chance_nodes_in_history()


def test_the_change_of_age_draws_six_buildings() -> None:
    found = []
    for state in walk(load(), 8):
        if isinstance(state.position, DrawPosition) and state.position.choices[-1] == 31:
            found.append(len(state.position.drawn))
    assert found[:6] == [0, 1, 2, 3, 4, 5]
