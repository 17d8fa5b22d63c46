"""`tzolkin verify`: are records right?"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tzolkin import Game, IllegalActionError
from tzolkin.game.fairness import commitment
from tzolkin.game.records import CheckedRecord, check

from ..console import counted, print_json, printable, results, say
from ..errors import BAD_INPUT, Problem
from ..files import Document, called
from ..scenes import Break, break_of, read_record

WRONG = 1


@dataclass(slots=True)
class Verdict:
    """What was found out about a record."""

    file: str
    code: int = 0
    problems: list[str] = field(default_factory=list)
    actions: int = 0
    over: bool = False
    result_checked: bool = False
    seed_deals_start: bool | None = None
    dealt_as_promised: bool | None = None
    illegal: dict[str, Any] | None = None

    def blame(self, code: int, message: str) -> None:
        self.code = max(self.code, code)
        self.problems.append(message)

    def as_json(self) -> dict[str, Any]:
        names = [name for name in self.__slots__ if name != "code"]
        return {"ok": self.code == 0, **{name: getattr(self, name) for name in names}}


def verify_files(files: list[Path], as_json: bool) -> int:
    """0 if all records are right, 1 if one is wrong, 2 if one cannot be read."""
    verdicts = [verdict_on(file) for file in files]
    if as_json:
        print_json([verdict.as_json() for verdict in verdicts])
    else:
        for verdict in verdicts:
            _print(verdict)
    return max(verdict.code for verdict in verdicts)


def verdict_on(file: Path) -> Verdict:
    verdict = Verdict(called(file))
    try:
        _examine(verdict, read_record(file))
    except Problem as problem:
        verdict.blame(BAD_INPUT, problem.message.removeprefix(f"{verdict.file}: "))
    return verdict


def _examine(verdict: Verdict, record: Document) -> None:
    try:
        checked, game = check(record), Game.replay(record)
    except IllegalActionError as error:
        found = break_of(record, error)
        verdict.illegal = _illegal(found)
        return verdict.blame(WRONG, found.told())
    except ValueError as error:
        return verdict.blame(WRONG, str(error))
    verdict.actions, verdict.over = game.ply, game.over
    _compare_result(verdict, checked.result, game)
    _compare_deal(verdict, checked, game)
    _compare_promise(verdict, checked)
    return None


def _illegal(found: Break) -> dict[str, Any]:
    error, game = found.error, found.game
    asked = {"round": found.round, "seat": game.seat, "decision": game.decision}
    return {"index": error.index, "action": error.action, **asked, "reason": error.reason._asdict()}


def _compare_result(verdict: Verdict, result: Document | None, game: Game) -> None:
    if result is None:
        return
    verdict.result_checked = True
    if game.over:
        _compare_scores(verdict, result, game)
    else:
        verdict.blame(WRONG, "it has a result, but the game is not over after its actions")


def _compare_scores(verdict: Verdict, result: Document, game: Game) -> None:
    played = {"scores": game.scores(), "winners": game.winners()}
    for name, value in played.items():
        if name not in result:
            verdict.blame(WRONG, f"the result lacks {name!r}; by its actions they are {value}")
        elif result[name] != value:
            found = printable(repr(result[name]))[:80]
            verdict.blame(WRONG, f"the result says {name} {found}, but its actions lead to {value}")


def _compare_deal(verdict: Verdict, checked: CheckedRecord, game: Game) -> None:
    """A note, not a fault: deals from a seed may differ between programs."""
    if checked.seed is None:
        return
    try:
        dealt = Game.new(game.players, checked.seed).position()
    except ValueError:
        dealt = None
    verdict.seed_deals_start = dealt == Game.load(checked.start).position()


def _compare_promise(verdict: Verdict, checked: CheckedRecord) -> None:
    """A server shows a hash of the deal before the first turn, and at the end what is in it."""
    deal = (checked.meta or {}).get("deal")
    if not isinstance(deal, dict) or "commitment" not in deal:
        return
    made = commitment(checked.seed, str(deal.get("salt")), checked.start)
    verdict.dealt_as_promised = made == deal["commitment"] and verdict.seed_deals_start is not False
    if not verdict.dealt_as_promised:
        verdict.blame(WRONG, "the deal is not the one whose hash was shown before the first turn")


def _print(verdict: Verdict) -> None:
    if verdict.code:
        for problem in verdict.problems:
            say(f"{verdict.file}: {problem}")
        return
    state = "game over" if verdict.over else "game in progress"
    actions = counted(verdict.actions, "action")
    result = ", result as written" if verdict.result_checked else ""
    fair = ", dealt as promised" if verdict.dealt_as_promised else ""
    line = f"{printable(verdict.file)}: ok, {actions}, {state}{result}{fair}"
    results().print(line, soft_wrap=True)
    if verdict.seed_deals_start is False:
        say(f"{verdict.file}: note: its seed deals another start here (programs may deal apart)")
