"""Self-play by search: a tree search chooses every turn, for all seats with the same network.

The games and what the search expected at every turn are stored (`stored_games.py`); networks learn
from them (`expert_iteration.py`).
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tzolkin.bots.builtin.planner import RIVALRY
from tzolkin.bots.builtin.search import (
    BEAM_WIDTH,
    CHUNK,
    MOST_NODES,
    POSITION_LIMIT,
    RootTurn,
    is_decided,
    make_tree,
    most_visited,
)
from tzolkin.rules import ids
from tzolkin.rules.engine import Board
from tzolkin.search.engine import Tree, TurnFinder

from .network_weights import NetworkWeights
from .perturbation import choose_turns, perturb_board
from .stored_games import StoredGames, encode_points


class SelfPlayOptions(NamedTuple):
    """How games are played."""

    simulations: int = 24  # for a turn
    sampled_turns: float = 0.1  # the share of turns sampled by visits, instead of the best
    perturbed_games: float = 0.25  # the share of games to perturb


class Job(NamedTuple):
    """Games for one process to play, and the file in which they are stored."""

    file: Path
    players: int
    seeds: range
    networks: Path  # the folder with the network
    options: SelfPlayOptions


class SearchPlayer:
    """A player that searches every turn with the same network and number of simulations."""

    def __init__(self, weights: NetworkWeights, players: int, simulations: int) -> None:
        self.simulations = simulations
        self.tree = make_search_tree(weights, simulations)
        self.players = players

    def search(self, board: Board, seed: int) -> tuple[list[RootTurn], list[float]]:
        """Return the turns at the root with their visits, and the expected points of each seat."""
        self._set_root(board, seed)
        self.tree.grow(self.simulations)
        return self.tree.turns_at_root(), self.tree.points_at_root()

    def best_turn(self, board: Board, seed: int) -> list[int]:
        """Return the actions of the most visited turn; stop as soon as no other can become it."""
        self._set_root(board, seed)
        for done in range(0, self.simulations, CHUNK):
            left = self.simulations - done
            if is_decided(self.tree.turns_at_root(), left):
                break
            self.tree.grow(min(CHUNK, left))
        return most_visited(self.tree.turns_at_root())

    def _set_root(self, board: Board, seed: int) -> None:
        self.tree.set_root(board.concealed(board.seat, seed).to_bytes(), seed)


def make_search_tree(weights: NetworkWeights, simulations: int) -> Tree:
    """Return a tree that values positions with a network."""
    finder = TurnFinder(
        weights.to_linear(), BEAM_WIDTH, POSITION_LIMIT, RIVALRY, weights.to_network()
    )
    return make_tree(finder, simulations, MOST_NODES)


def play_job(job: Job) -> StoredGames:
    """Return the games of a job from its file; if there is none, play them and write it."""
    if not job.file.exists():
        weights = NetworkWeights.load(job.networks, job.players)
        player = SearchPlayer(weights, job.players, job.options.simulations)
        play_games(player, job.seeds, job.options).save(job.file)
    return StoredGames.load(job.file)


def play_games(player: SearchPlayer, seeds: range, options: SelfPlayOptions) -> StoredGames:
    """Play a game from every seed."""
    played = [_SelfPlayGame(player, seed, options) for seed in seeds]
    changes = [(game, *each) for game, one in enumerate(played) for each in one.perturbations]
    return StoredGames(
        np.array(seeds, np.int64),
        np.array([game.scores for game in played], np.int16),
        np.array([len(game.turns) for game in played], np.int16),
        np.array([len(turn) for game in played for turn in game.turns], np.uint8),
        np.array([action for game in played for turn in game.turns for action in turn], np.uint16),
        np.array([row for game in played for row in game.values], np.int16),
        np.array(changes, np.int64).reshape(-1, 3),
    )


class _SelfPlayGame:
    """A game with the turns that were played and the values that the search gave."""

    def __init__(self, player: SearchPlayer, seed: int, options: SelfPlayOptions) -> None:
        self.rng = random.Random(seed)
        self.turns: list[list[int]] = []
        self.values: list[list[int]] = []
        self.perturbations: list[tuple[int, int]] = []  # the turn before which, and a seed
        self._play(player, Board.deal(player.players, seed), options)

    def _play(self, player: SearchPlayer, board: Board, options: SelfPlayOptions) -> None:
        perturbed_turns = choose_turns(self.rng, board.players, options.perturbed_games)
        turn = 0  # counts like `choose_turns`, which ignores wealth tiles and the calendar
        while board.decision != ids.OVER:
            if board.decision == ids.TURN:
                if turn in perturbed_turns:
                    board = self._perturb(board)
                turn += 1
            root_turns, points = player.search(board, self.rng.getrandbits(64))
            actions = self._choose(root_turns, options.sampled_turns)
            for action in actions:
                board.play(action)
            self.turns.append(actions)
            self.values.append(encode_points(points))
        self.scores = [board.quarters(seat) for seat in range(board.players)]

    def _perturb(self, board: Board) -> Board:
        seed = self.rng.getrandbits(32)
        self.perturbations.append((len(self.turns), seed))
        return perturb_board(board, seed)

    def _choose(self, root_turns: list[RootTurn], sampled_turns: float) -> list[int]:
        """Return the most visited turn, or now and then one sampled in proportion to visits."""
        if self.rng.random() < sampled_turns:
            return self.rng.choices(root_turns, [visits for visits, _, _ in root_turns])[0][2]
        return most_visited(root_turns)
