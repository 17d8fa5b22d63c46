"""`tzolkin verify`: check records."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tzolkin import Game, IllegalActionError
from tzolkin.game.fairness import commitment
from tzolkin.game.records import ParsedRecord, parse

from ..console import counted, print_json, print_message, printable, results
from ..errors import BAD_INPUT, CommandError
from ..files import Document, shown_path
from ..records import RecordFault, fault_of, read_record

WRONG = 1


@dataclass(slots=True)
class Verdict:
    """What is known about a record after checking it."""

    file: str
    code: int = 0
    problems: list[str] = field(default_factory=list)
    actions: int = 0
    over: bool = False
    result_checked: bool = False
    seed_deals_start: bool | None = None
    dealt_as_promised: bool | None = None
    illegal: dict[str, Any] | None = None

    def add_problem(self, code: int, message: str) -> None:
        self.code = max(self.code, code)
        self.problems.append(message)

    def as_json(self) -> dict[str, Any]:
        names = [name for name in self.__slots__ if name != "code"]
        return {"ok": self.code == 0, **{name: getattr(self, name) for name in names}}


def verify_files(files: list[Path], as_json: bool) -> int:
    """Check records; return 0 if all are right, 1 if one is wrong, 2 if one cannot be read."""
    verdicts = [check_file(file) for file in files]
    if as_json:
        print_json([verdict.as_json() for verdict in verdicts])
    else:
        for verdict in verdicts:
            _print(verdict)
    return max(verdict.code for verdict in verdicts)


def check_file(file: Path) -> Verdict:
    verdict = Verdict(shown_path(file))
    try:
        _check_record(verdict, read_record(file))
    except CommandError as error:
        verdict.add_problem(BAD_INPUT, error.message.removeprefix(f"{verdict.file}: "))
    return verdict


def _check_record(verdict: Verdict, record: Document) -> None:
    try:
        checked, game = parse(record), Game.replay(record)
    except IllegalActionError as error:
        fault = fault_of(record, error)
        verdict.illegal = _illegal(fault)
        return verdict.add_problem(WRONG, fault.describe())
    except ValueError as error:
        return verdict.add_problem(WRONG, str(error))
    verdict.actions, verdict.over = game.ply, game.over
    _compare_result(verdict, checked.result, game)
    _compare_deal(verdict, checked, game)
    _compare_commitment(verdict, checked)
    return None


def _illegal(fault: RecordFault) -> dict[str, Any]:
    error, game = fault.error, fault.game
    decision = {"round": fault.round, "seat": game.seat, "decision": game.decision}
    action = {"index": error.index, "action": error.action}
    return action | decision | {"reason": error.reason._asdict()}


def _compare_result(verdict: Verdict, result: Document | None, game: Game) -> None:
    if result is None:
        return
    verdict.result_checked = True
    if game.over:
        _compare_scores(verdict, result, game)
    else:
        verdict.add_problem(WRONG, "it has a result, but the game is not over after its actions")


def _compare_scores(verdict: Verdict, result: Document, game: Game) -> None:
    played = {"scores": game.scores(), "winners": game.winners()}
    for name, value in played.items():
        if name not in result:
            problem = f"the result lacks {name!r}; by its actions they are {value}"
            verdict.add_problem(WRONG, problem)
        elif result[name] != value:
            found = printable(repr(result[name]))[:80]
            problem = f"the result says {name} {found}, but its actions lead to {value}"
            verdict.add_problem(WRONG, problem)


def _compare_deal(verdict: Verdict, checked: ParsedRecord, game: Game) -> None:
    """Compare the deal; a difference is only noted, since programs may deal differently."""
    if checked.seed is None:
        return
    try:
        dealt = Game.new(game.players, checked.seed).position()
    except ValueError:
        dealt = None
    verdict.seed_deals_start = dealt == Game.load(checked.start).position()


def _compare_commitment(verdict: Verdict, checked: ParsedRecord) -> None:
    """Compare the deal with the hash that a server showed before the first turn."""
    deal = (checked.meta or {}).get("deal")
    if not isinstance(deal, dict) or "commitment" not in deal:
        return
    made = commitment(checked.seed, str(deal.get("salt")), checked.start)
    verdict.dealt_as_promised = made == deal["commitment"] and verdict.seed_deals_start is not False
    if not verdict.dealt_as_promised:
        verdict.add_problem(
            WRONG, "the deal is not the one whose hash was shown before the first turn"
        )


def _print(verdict: Verdict) -> None:
    if verdict.code:
        for problem in verdict.problems:
            print_message(f"{verdict.file}: {problem}")
        return
    state = "game over" if verdict.over else "game in progress"
    actions = counted(verdict.actions, "action")
    result = ", result as written" if verdict.result_checked else ""
    fair = ", dealt as promised" if verdict.dealt_as_promised else ""
    line = f"{printable(verdict.file)}: ok, {actions}, {state}{result}{fair}"
    results().print(line, soft_wrap=True)
    if verdict.seed_deals_start is False:
        print_message(
            f"{verdict.file}: note: its seed deals another start here (programs may deal apart)"
        )
