"""Turns: committed once, in order, by whose turn it is; secret choices; and taking back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from . import views
from .changes import Change, Outcome
from .drafts import Draft, make_draft
from .errors import id_used, not_your_turn, other_turn, out_of_date, turn_not_over, wrong_phase
from .history import rewind, standing_turns
from .table import Phase, SealedChoice, Snapshot, Table, Turn

Json = dict[str, Any]


@dataclass(frozen=True)
class Commit:
    """A turn that somebody wants to have played."""

    seat: int
    ply: int
    actions: list[str]
    id: str  # the same turn, sent again, has the same
    auto: bool = False
    turns: int | None = None  # how many there were before: plies repeat after a taking back


def commit(table: Table, wanted: Commit) -> Outcome[Json]:
    """Play a turn, once, however often it is sent; TableError if it cannot be played."""
    before = _answer_again(table, wanted)
    if before is not None:
        return None, before
    if table.phase is not Phase.RUNNING:
        raise wrong_phase(table.phase, Phase.RUNNING)
    if wanted.ply != table.ply or wanted.turns not in (None, len(table.turns)):
        raise out_of_date(table.ply, wanted.ply, views.view(table, wanted.seat))
    if wanted.seat not in table.waiting_for:
        raise not_your_turn(table.waiting_for)
    draft = make_draft(table.game_for(wanted.seat), wanted.actions, auto=wanted.auto)
    if not draft.over:
        raise turn_not_over(draft.game.legal())
    if table.choosing:
        return _seal(table, wanted, draft)
    return _play(table, wanted, draft)


def _answer_again(table: Table, wanted: Commit) -> Json | None:
    """Return the answer that was given to the same commit."""
    turn = table.turn_by_id.get(wanted.id)
    if turn is not None:
        secret = turn.ply < table.players  # all wealth tiles were chosen at ply 0
        if (turn.seat, 0 if secret else turn.ply) != (wanted.seat, wanted.ply):
            raise id_used()
        return _answer_sealed(table.ply) if secret else _answer(turn)
    for seat, choice in table.sealed.items():
        if choice.id == wanted.id and seat != wanted.seat:
            raise id_used()
        if choice.id == wanted.id:
            return _answer_sealed(table.ply)
    return None


def _answer(turn: Turn) -> Json:
    return {"turn": turn.number, "ply": turn.ply + len(turn.actions), "sealed": False}


def _answer_sealed(ply: int) -> Json:
    return {"turn": None, "ply": ply, "sealed": True}


def _play(table: Table, wanted: Commit, draft: Draft) -> Outcome[Json]:
    change = Change(table)
    number, after = len(table.turns) + 1, Snapshot(draft.game)
    turn = Turn(
        *(number, wanted.seat, table.ply, draft.actions, None),
        *(after.hash, wanted.id, change.made),
    )
    _add_turns(change, [turn], after)
    return change, _answer(turn)


def _add_turns(change: Change, turns: list[Turn], after: Snapshot) -> None:
    table, game = change.table, after.game
    change.add_turns(turns, after)
    for turn in turns:
        change.add_event(
            "turn", seat=turn.seat, ply=turn.ply, actions=turn.actions, turn=turn.number
        )
    change.bot_next = game.seat is not None and table.is_bot(game.seat)
    asked = [] if game.seat is None or game.seat == turns[-1].seat else [game.seat]
    change.ask(asked, game.ply)
    if game.over:
        change.phase = Phase.FINISHED
        result = {"scores": game.scores(), "winners": game.winners()}
        change.add_event("finished", **result, seed=table.seed, salt=table.salt)


def _seal(table: Table, wanted: Commit, draft: Draft) -> Outcome[Json]:
    """Keep a secret choice; the last one opens them all."""
    choice = SealedChoice(draft.actions[0], wanted.id)
    sealed = {**table.sealed, wanted.seat: choice}
    change = Change(table, sealed={wanted.seat: choice})
    change.add_event("chosen", seat=wanted.seat)
    waiting = [seat for seat in range(table.players) if seat not in sealed]
    change.bot_next = any(table.is_bot(seat) for seat in waiting)
    if waiting:
        return change, _answer_sealed(table.ply)
    change.unseals = True
    turns, after = _unseal(table, sealed, change.made)
    _add_turns(change, turns, after)
    return change, _answer_sealed(after.game.ply)


def _unseal(
    table: Table, sealed: dict[int, SealedChoice], made: float
) -> tuple[list[Turn], Snapshot]:
    """Return all choices as turns, seat by seat, and what they lead to."""
    game = table.game.copy()
    turns: list[Turn] = []
    for seat, choice in sorted(sealed.items()):
        ply, number = game.ply, len(table.turns) + len(turns) + 1
        game.play(choice.action)
        after = Snapshot(game).hash
        turns.append(Turn(number, seat, ply, [choice.action], None, after, choice.id, made))
    return turns, Snapshot(game)


class TakeBack(Protocol):
    """Somebody asks for the last turn back, agrees to that, or refuses."""

    @property
    def agree(self) -> bool: ...
    @property
    def ply(self) -> int | None: ...  # where it would lead; None means wherever it does now


def take_back(table: Table, seats: list[int], wanted: TakeBack) -> Outcome[Json]:
    """Ask for the last person's turn back, or agree to it.

    When all people agree, it is undone, with what bots have played since.
    """
    back_to = _last_by_a_person(table)
    if wanted.ply not in (None, back_to):
        raise other_turn(back_to, wanted.ply)
    agreed = table.agreed | set(seats) if wanted.agree else set()
    change = Change(table, agreed=agreed)
    change.add_event("take_back", seats=sorted(seats), agree=wanted.agree, ply=back_to)
    if not agreed >= set(table.people):
        return change, {"ply": table.ply, "agreed": sorted(agreed), "done": False}
    turn, after = _taking_back(table, seats[0], back_to, change.made)
    change.add_turns([turn], after)
    change.ask([after.game.seat or 0], back_to)
    change.drops_drafts = True
    change.add_event("taken_back", ply=back_to)
    return change, {"ply": after.game.ply, "agreed": [], "done": True}


def _last_by_a_person(table: Table) -> int:
    """Return the ply before it. Wealth tiles are not taken back: everybody has seen them."""
    if table.phase is not Phase.RUNNING or table.choosing:
        raise wrong_phase("choosing" if table.choosing else table.phase, Phase.RUNNING)
    plies = [turn.ply for turn in standing_turns(table.turns) if turn.seat in table.people]
    if not plies or plies[-1] < table.players:
        raise not_your_turn(table.waiting_for)
    return plies[-1]


def _taking_back(table: Table, seat: int, back_to: int, made: float) -> tuple[Turn, Snapshot]:
    after = Snapshot(rewind(table.start, table.game, back_to))
    number = len(table.turns) + 1
    turn = Turn(number, seat, table.ply, [], back_to, after.hash, f"back.{number}", made)
    return turn, after
