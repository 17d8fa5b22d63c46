"""Games that the search plays against itself."""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tzolkin.bots.builtin.planner import RIVALRY
from tzolkin.bots.builtin.search import (
    AMPLE,
    CHUNK,
    MOST_NODES,
    WIDTH,
    RootTurn,
    is_decided,
    make_tree,
    most_visited,
)
from tzolkin.rules import ids
from tzolkin.rules.engine import Board
from tzolkin.search.engine import Tree, TurnFinder

from .network_weights import Learned
from .perturbation import meddle
from .stored_games import Games, stored_points

Change = tuple[int, int]  # the turn before which, and a seed


class Habits(NamedTuple):
    """How games are played from which to learn."""

    simulations: int = 24
    drawn: float = 0.1  # the share of turns that are drawn by their visits
    meddling: float = 0.25  # the share of games that are meddled with


class Job(NamedTuple):
    """Games to play in one go, and the file that they are kept in."""

    file: Path
    players: int
    seeds: range
    network: Path  # the folder of it
    habits: Habits


class Thinker:
    """A network and a tree, for one search after the other."""

    def __init__(self, learned: Learned, players: int, simulations: int) -> None:
        self.simulations = simulations
        self.tree = searching(learned, simulations)
        self.players = players

    def think(self, board: Board, seed: int) -> tuple[list[RootTurn], list[float]]:
        """The turns at the root with their visits, and the points that each seat expects."""
        self._plant(board, seed)
        self.tree.grow(self.simulations)
        return self.tree.turns_at_root(), self.tree.points_at_root()

    def favourite(self, board: Board, seed: int) -> list[int]:
        """The turn to play; the search ends as soon as no other one can be visited as often."""
        self._plant(board, seed)
        for done in range(0, self.simulations, CHUNK):
            left = self.simulations - done
            if is_decided(self.tree.turns_at_root(), left):
                break
            self.tree.grow(min(CHUNK, left))
        return most_visited(self.tree.turns_at_root())

    def _plant(self, board: Board, seed: int) -> None:
        self.tree.set_root(board.concealed(board.seat, seed).to_bytes(), seed)


def searching(learned: Learned, simulations: int) -> Tree:
    """A tree that values positions by what was learned."""
    weights, network = learned.staged()
    return make_tree(TurnFinder(weights, WIDTH, AMPLE, RIVALRY, network), simulations, MOST_NODES)


def play_job(job: Job) -> Games:
    """The games of a job: those in its file, or else played now and stored there."""
    if not job.file.exists():
        learned = Learned.loaded(job.network, job.players)
        thinker = Thinker(learned, job.players, job.habits.simulations)
        play_games(thinker, job.seeds, job.habits).save(job.file)
    return Games.load(job.file)


def play_games(thinker: Thinker, seeds: range, habits: Habits) -> Games:
    """Play a game from every seed."""
    played = [_SelfPlay(thinker, seed, habits) for seed in seeds]
    changes = [(game, *each) for game, one in enumerate(played) for each in one.changes]
    return Games(
        np.array(seeds, np.int64),
        np.array([game.scores for game in played], np.int16),
        np.array([len(game.turns) for game in played], np.int16),
        np.array([len(turn) for game in played for turn in game.turns], np.uint8),
        np.array([step for game in played for turn in game.turns for step in turn], np.uint16),
        np.array([row for game in played for row in game.values], np.int16),
        np.array(changes, np.int64).reshape(-1, 3),
    )


def changed(board: Board, seed: int) -> Board:
    """The position after meddling."""
    return Board.from_bytes(meddle(board.to_bytes(), random.Random(seed)))


class _SelfPlay:
    def __init__(self, thinker: Thinker, seed: int, habits: Habits) -> None:
        self.rng = random.Random(seed)
        self.turns: list[list[int]] = []
        self.values: list[list[int]] = []
        self.changes: list[Change] = []
        self._play(thinker, Board.deal(thinker.players, seed), habits)

    def _play(self, thinker: Thinker, board: Board, habits: Habits) -> None:
        moments, begun = self._moments(board.players, habits.meddling), 0
        while board.decision != ids.OVER:
            if board.decision == ids.TURN:
                if begun in moments:
                    board = self._meddle(board)
                begun += 1
            turns, points = thinker.think(board, self.rng.getrandbits(64))
            actions = self._chosen(turns, habits.drawn)
            for action in actions:
                board.play(action)
            self.turns.append(actions)
            self.values.append(stored_points(points))
        self.scores = [board.quarters(seat) for seat in range(board.players)]

    def _moments(self, players: int, meddling: float) -> set[int]:
        """When to meddle: at the beginning, and once more."""
        if self.rng.random() >= meddling:
            return set()
        return {self.rng.randrange(3), self.rng.randrange(3 * players, 22 * players)}

    def _meddle(self, board: Board) -> Board:
        seed = self.rng.getrandbits(32)
        self.changes.append((len(self.turns), seed))
        return changed(board, seed)

    def _chosen(self, turns: list[RootTurn], drawn: float) -> list[int]:
        """The favourite, or sometimes a turn as likely as it was visited often."""
        if self.rng.random() < drawn:
            return self.rng.choices(turns, [visits for visits, _, _ in turns])[0][2]
        return most_visited(turns)
