"""Expert iteration: rounds of self-play by search, each followed by fitting the network to them.

The search plays better than the network that guides it. A network that learns from its games guides
it better, and so on. Each number of players has rounds and networks of its own. All of them share
the processes, so that some play while another one learns.

A run lives in a folder. One that was stopped or killed continues after its last finished job:

    games/4p-003/007.npz            the games of a job, in a round that is being played
    games/4p-002.npz                all games of a finished round
    networks/002/network4.bin       the network fitted in a round; 000 has the first ones
    matches/2p-100-1-48ff0a7e.jsonl a match of two networks: a line for every deal
    log.jsonl                       a line for every round
"""

from __future__ import annotations

import shutil
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from .fitting import HeldOutErrors, LearningOptions, fit_network
from .matches import Match, StoredDeals, play_match
from .network_weights import NetworkWeights, packaged_networks
from .positions import Positions, concatenate_positions, extract_positions
from .progress import Log, Progress
from .search_selfplay import Job, SelfPlayOptions, play_job
from .stored_games import StoredGames, concatenate_games
from .workers import StoppedError, Workers, collect_results, iterate_finished, start_workers

GAMES_PER_JOB = {2: 16, 3: 8, 4: 4}  # by number of players
SEEDS_PER_ROUND = 10**6
FIT_LOCK = Lock()  # one fit at a time, as the samples of a window take much memory


class Run(NamedTuple):
    """A run: its folder, and how to play, learn and measure."""

    folder: Path
    games: dict[int, int]  # of a round, by number of players
    rounds: int
    window: int  # how many of the last rounds are learned from
    selfplay: SelfPlayOptions
    learning: LearningOptions
    deals: int = 0  # of a match against the first network after every round; 0 for none
    deal_simulations: int = 100

    def networks(self, number: int) -> Path:
        """Return the folder of the networks after a round; round 0 is the start."""
        return self.folder / "networks" / f"{number:03}"

    def jobs(self, players: int, number: int) -> list[Job]:
        """Return the jobs of a round, which do not depend on the number of processes."""
        first = (players * 1000 + number) * SEEDS_PER_ROUND
        step, games = GAMES_PER_JOB[players], self.games[players]
        folder = self.folder / "games" / f"{players}p-{number:03}"
        return [
            Job(
                folder / f"{begin // step:03}.npz",
                players,
                range(first + begin, first + min(begin + step, games)),
                self.networks(number - 1),
                self.selfplay,
            )
            for begin in range(0, games, step)
        ]


def latest_networks(folder: Path, players: int) -> Path:
    """Return the folder of a run's last network, or the given one if it holds networks itself."""
    rounds = sorted((folder / "networks").glob(f"*/network{players}.bin"))
    return rounds[-1].parent if rounds else folder


def train(run: Run, start: Path | None, processes: int, minutes: float | None = None) -> None:
    """Do the rounds of a run for all numbers of players at the same time.

    New runs begin with the networks of a folder, or else with those of the package.
    """
    for players in run.games:
        if NetworkWeights.find(run.networks(0), players) is None:
            first = NetworkWeights.load(start or packaged_networks(players), players)
            first.save(run.networks(0), players)
    log = Log(run.folder / "log.jsonl")
    with (
        start_workers(processes, minutes) as workers,
        ThreadPoolExecutor(len(run.games)) as threads,
    ):
        rounds = [Rounds(run, players, workers, log) for players in run.games]
        for future in [threads.submit(each.complete) for each in rounds]:
            future.result()


def play_and_extract(job: Job) -> Positions:
    """Play a job, and return the positions of its games."""
    return extract_positions(play_job(job))


class Rounds:
    """The rounds of a run for one number of players."""

    def __init__(self, run: Run, players: int, workers: Workers, log: Log) -> None:
        self.run, self.players, self.workers, self.log = run, players, workers, log
        self.window: dict[int, Positions] = {}  # by number of the round

    def complete(self) -> None:
        """Do all rounds that are missing, unless the workers are stopped before."""
        try:
            for number in range(1, self.run.rounds + 1):
                if NetworkWeights.find(self.run.networks(number), self.players) is None:
                    self._do_round(number)
        except StoppedError:
            print(f"{self.players} players: stopped", flush=True)

    def _do_round(self, number: int) -> None:
        """Play, fit and measure. A round is done when its network is saved."""
        begun = time.monotonic()
        self._fill_window(number)
        games, played = self._pack_games(number), time.monotonic()
        weights, errors = self._fit(number)
        entry = self._log_entry(number, games, errors)
        entry["seconds"] = [round(played - begun, 1), round(time.monotonic() - played, 1)]
        self.log.add(entry)
        weights.save(self.run.networks(number), self.players)
        if self.run.deals:
            deals = StoredDeals(self.run.folder / "matches", self._match(number))
            self.log.add(entry | {"match": play_match(self.workers, deals)})

    def _fill_window(self, number: int) -> None:
        """Play this round, and extract the positions of earlier ones that are not in memory."""
        rounds = range(max(1, number - self.run.window + 1), number + 1)
        submitted = {each: self._submit(each) for each in rounds if each not in self.window}
        for each, futures in submitted.items():
            progress = self._progress(each)
            for _ in iterate_finished(futures):
                progress.advance()
            self.window[each] = concatenate_positions(collect_results(futures))
        self.window = {each: self.window[each] for each in rounds}

    def _progress(self, number: int) -> Progress:
        games = self.run.games[self.players]
        name = f"{self.players} players, round {number}"
        return Progress(name, games, GAMES_PER_JOB[self.players])

    def _submit(self, number: int) -> list[Future[Positions]]:
        file = self._games_file(number)
        if file.exists():
            parts = StoredGames.load(file).split(GAMES_PER_JOB[self.players])
            return [self.workers.submit(extract_positions, part) for part in parts]
        jobs = self.run.jobs(self.players, number)
        return [self.workers.submit(play_and_extract, job) for job in jobs]

    def _games_file(self, number: int) -> Path:
        return self.run.folder / "games" / f"{self.players}p-{number:03}.npz"

    def _pack_games(self, number: int) -> StoredGames:
        """Move the games of all jobs of a round into one file, and return them."""
        file, jobs = self._games_file(number), self.run.jobs(self.players, number)
        if not file.exists():
            concatenate_games([StoredGames.load(job.file) for job in jobs]).save(file)
        shutil.rmtree(jobs[0].file.parent, ignore_errors=True)
        return StoredGames.load(file)

    def _fit(self, number: int) -> tuple[NetworkWeights, HeldOutErrors]:
        before = NetworkWeights.load(self.run.networks(number - 1), self.players)
        with FIT_LOCK:
            window = concatenate_positions(list(self.window.values()))
            seed = 100 * number + self.players
            return fit_network(before, window, self.window[number], self.run.learning, seed)

    def _match(self, number: int) -> Match:
        first, last = self.run.networks(0), self.run.networks(number)
        return Match(last, first, self.players, self.run.deal_simulations, self.run.deals)

    def _log_entry(self, number: int, games: StoredGames, errors: HeldOutErrors) -> dict[str, Any]:
        points = unperturbed_points(games)
        return {
            "players": self.players,
            "round": number,
            "games": len(games.seeds),
            "positions": len(self.window[number].turns_left),
            "window": sum(len(each.turns_left) for each in self.window.values()),
            "mean": round(float(points.mean()), 2),
            "winners_mean": round(float(points.max(axis=1).mean()), 2),
            "error_before": round(errors.before, 3),
            "error_after": round(errors.after, 3),
        }


def unperturbed_points(games: StoredGames) -> npt.NDArray[np.float64]:
    """Return the points of games without perturbations, or of all games if there are none."""
    unperturbed = np.ones(len(games.seeds), bool)
    unperturbed[games.changes[:, 0]] = False
    return games.points[unperturbed] if unperturbed.any() else games.points
