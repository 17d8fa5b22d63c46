"""Rounds of expert iteration: games of the search itself, learning from them, and again.

Every number of players has a lane of its own, and all lanes share the processes: while one learns,
the games of the others are played. A folder holds all there is, so that a run which was stopped or
killed goes on with the last finished job:

    games/4p-003/007.npz            a job of a round that is being played
    games/4p-002.npz                all games of a round
    networks/002/network4.bin       what was known after it; 000 is where the run began
    log.jsonl                       a line for every round
"""

from __future__ import annotations

import shutil
import time
from concurrent.futures import Future
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from .fitting import Errors, Lesson, study
from .matches import Match, measure
from .network_weights import Learned
from .positions import Positions, joined_positions, replay
from .progress import Log, Progress
from .search_selfplay import Habits, Job, play_job
from .stored_games import Games, joined_games
from .workers import StoppedError, Workers, finished, results

GAMES_A_JOB = {2: 16, 3: 8, 4: 4}
SEEDS_A_ROUND = 10**6
LEARNING = Lock()  # one lane at a time, as the data of a window take much memory


class Course(NamedTuple):
    """What a run does."""

    folder: Path
    games: dict[int, int]  # of a round, by number of players
    rounds: int
    window: int  # rounds from which is learned
    habits: Habits
    lesson: Lesson
    deals: int = 0  # to measure every round against the network at the beginning
    deal_simulations: int = 100

    def networks(self, number: int) -> Path:
        """The folder of the networks after a round."""
        return self.folder / "networks" / f"{number:03}"

    def jobs(self, players: int, number: int) -> list[Job]:
        """The jobs of a round. The same round has the same jobs, however many processes play."""
        first = (players * 1000 + number) * SEEDS_A_ROUND
        step, games = GAMES_A_JOB[players], self.games[players]
        folder = self.folder / "games" / f"{players}p-{number:03}"
        return [
            Job(
                folder / f"{begin // step:03}.npz",
                players,
                range(first + begin, first + min(begin + step, games)),
                self.networks(number - 1),
                self.habits,
            )
            for begin in range(0, games, step)
        ]


def latest(folder: Path, players: int) -> Path:
    """The folder of the last network of a run; a folder of networks alone is taken as it is."""
    rounds = sorted((folder / "networks").glob(f"*/network{players}.bin"))
    return rounds[-1].parent if rounds else folder


def play_and_replay(job: Job) -> Positions:
    """The positions of a job's games."""
    return replay(play_job(job))


class Lane:
    """The rounds of one number of players."""

    def __init__(self, course: Course, players: int, workers: Workers, log: Log) -> None:
        self.course, self.players, self.workers, self.log = course, players, workers, log
        self.kept: dict[int, Positions] = {}

    def run(self) -> None:
        """Go on until all rounds are done or the time is up."""
        try:
            for number in range(1, self.course.rounds + 1):
                if Learned.load(self.course.networks(number), self.players) is None:
                    self._round(number)
        except StoppedError:
            print(f"{self.players} players: stopped", flush=True)

    def _round(self, number: int) -> None:
        """Play, learn, and measure. A round is done when its network is there."""
        begun = time.monotonic()
        self._play(number)
        games, played = self._packed(number), time.monotonic()
        learned, errors = self._learned(number)
        entry = self._entry(number, games, errors)
        entry["seconds"] = [round(played - begun, 1), round(time.monotonic() - played, 1)]
        self.log.add(entry)
        learned.save(self.course.networks(number), self.players)
        if self.course.deals:
            self.log.add(entry | {"match": measure(self.workers, self._match(number))})

    def _play(self, number: int) -> None:
        """Keep the positions of the last rounds: those of this one are played, others replayed."""
        rounds = range(max(1, number - self.course.window + 1), number + 1)
        asked = {each: self._ask(each) for each in rounds if each not in self.kept}
        for each, parts in asked.items():
            progress = self._progress(each)
            for _ in finished(parts):
                progress.advance()
            self.kept[each] = joined_positions(results(parts))
        self.kept = {each: self.kept[each] for each in rounds}

    def _progress(self, number: int) -> Progress:
        games = self.course.games[self.players]
        name = f"{self.players} players, round {number}"
        return Progress(name, games, GAMES_A_JOB[self.players])

    def _ask(self, number: int) -> list[Future[Positions]]:
        if self._pack(number).exists():
            parts = Games.load(self._pack(number)).parts(GAMES_A_JOB[self.players])
            return [self.workers.submit(replay, part) for part in parts]
        jobs = self.course.jobs(self.players, number)
        return [self.workers.submit(play_and_replay, job) for job in jobs]

    def _pack(self, number: int) -> Path:
        return self.course.folder / "games" / f"{self.players}p-{number:03}.npz"

    def _packed(self, number: int) -> Games:
        """All games of a round, from now on in one file."""
        jobs = self.course.jobs(self.players, number)
        if not self._pack(number).exists():
            joined_games([Games.load(job.file) for job in jobs]).save(self._pack(number))
        shutil.rmtree(jobs[0].file.parent, ignore_errors=True)
        return Games.load(self._pack(number))

    def _learned(self, number: int) -> tuple[Learned, Errors]:
        before = Learned.loaded(self.course.networks(number - 1), self.players)
        with LEARNING:
            window = joined_positions(list(self.kept.values()))
            seed = 100 * number + self.players
            return study(before, window, self.kept[number], self.course.lesson, seed)

    def _match(self, number: int) -> Match:
        first, last = self.course.networks(0), self.course.networks(number)
        return Match(last, first, self.players, self.course.deal_simulations, self.course.deals)

    def _entry(self, number: int, games: Games, errors: Errors) -> dict[str, Any]:
        """A line of the log."""
        points = plain_points(games)
        return {
            "players": self.players,
            "round": number,
            "games": len(games.seeds),
            "positions": len(self.kept[number].turns),
            "window": sum(len(each.turns) for each in self.kept.values()),
            "mean": round(float(points.mean()), 2),
            "winners_mean": round(float(points.max(axis=1).mean()), 2),
            "error_before": round(errors.before, 3),
            "error_after": round(errors.after, 3),
        }


def plain_points(games: Games) -> npt.NDArray[np.float64]:
    """The points of games that nobody meddled with; of all where there are none."""
    plain = np.ones(len(games.seeds), bool)
    plain[games.changes[:, 0]] = False
    return games.points[plain] if plain.any() else games.points
