"""Turns: committed once, in order, by whose turn it is; secret choices; and taking back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from tzolkin.game import Game
from tzolkin.game.reasons import IllegalActionError
from tzolkin.server.table_registry import TableRegistry

from . import views
from .changes import Change
from .drafts import Draft, objection
from .errors import (
    id_used,
    illegal,
    not_your_turn,
    other_turn,
    out_of_date,
    turn_not_over,
    wrong_phase,
)
from .table import Phase, SealedChoice, Snapshot, Table, Turn, gone_back, standing

Told = dict[str, Any]


@dataclass(frozen=True)
class Commit:
    """A turn that somebody wants to have played."""

    seat: int
    ply: int
    actions: list[str]
    id: str
    auto: bool = False
    turns: int | None = None  # there were before: plies repeat when a turn is taken back


async def commit(registry: TableRegistry, name: str, wanted: Commit) -> Told:
    """Play a turn, once, however often it is sent; Problem, and nothing played, if it cannot be."""
    return await registry.change(name, lambda table: _commit(registry, table, wanted))


async def _commit(registry: TableRegistry, table: Table, wanted: Commit) -> Told:
    before = _done_before(table, wanted)
    if before is not None:
        return before
    if table.phase is not Phase.RUNNING:
        raise wrong_phase(table.phase, Phase.RUNNING)
    if wanted.ply != table.ply or wanted.turns not in (None, len(table.turns)):
        raise out_of_date(table.ply, wanted.ply, views.view(table, wanted.seat))
    if wanted.seat not in table.waiting_for:
        raise not_your_turn(table.waiting_for)
    draft = tried(table.game_for(wanted.seat), wanted.actions, auto=wanted.auto)
    if not draft.over:
        raise turn_not_over(draft.game.legal())
    if table.choosing:
        return await _seal(registry, table, wanted, draft)
    return await _play(registry, table, wanted, draft)


def _done_before(table: Table, wanted: Commit) -> Told | None:
    """The answer that was given to the same commit."""
    turn = table.turn_by_id.get(wanted.id)
    if turn is not None:
        secret = turn.ply < table.players  # all wealth tiles were chosen at ply 0
        if (turn.seat, 0 if secret else turn.ply) != (wanted.seat, wanted.ply):
            raise id_used()
        return _sealed_answer(table) if secret else _answer(turn)
    for seat, choice in table.sealed.items():
        if choice.id == wanted.id and seat != wanted.seat:
            raise id_used()
        if choice.id == wanted.id:
            return _sealed_answer(table)
    return None


def tried(game: Game, actions: list[str], *, auto: bool) -> Draft:
    """A draft; Problem if one of its actions is illegal."""
    try:
        return Draft(game, actions, auto=auto)
    except IllegalActionError as error:
        raise illegal(objection(error), str(error)) from None


def _answer(turn: Turn) -> Told:
    return {"turn": turn.number, "ply": turn.ply + len(turn.actions), "sealed": False}


def _sealed_answer(table: Table) -> Told:
    return {"turn": None, "ply": table.ply, "sealed": True}


async def _play(registry: TableRegistry, table: Table, wanted: Commit, draft: Draft) -> Told:
    change = Change(table)
    number, after = len(table.turns) + 1, Snapshot(draft.game)
    turn = Turn(
        *(number, wanted.seat, table.ply, draft.actions, None),
        *(after.hash, wanted.id, change.made),
    )
    _play_turns(change, [turn], after)
    await registry.carry_out(change)
    return _answer(turn)


def _play_turns(change: Change, turns: list[Turn], moment: Snapshot) -> None:
    table, after = change.table, moment.game
    change.add_turns(turns, moment)
    for turn in turns:
        change.tell("turn", seat=turn.seat, ply=turn.ply, actions=turn.actions, turn=turn.number)
    change.facts["bot_next"] = after.seat is not None and table.is_bot(after.seat)
    asked = [] if after.seat is None or after.seat == turns[-1].seat else [after.seat]
    change.ask(asked, after.ply)
    if after.over:
        change.facts["phase"] = Phase.FINISHED
        result = {"scores": after.scores(), "winners": after.winners()}
        change.tell("finished", **result, seed=table.seed, salt=table.salt)


async def _seal(registry: TableRegistry, table: Table, wanted: Commit, draft: Draft) -> Told:
    """Keep a secret choice; the last one opens them all."""
    choice = SealedChoice(draft.actions[0], wanted.id)
    sealed = {**table.sealed, wanted.seat: choice}
    change = Change(table)
    change.seal(wanted.seat, choice)
    change.tell("chosen", seat=wanted.seat)
    waiting = [seat for seat in range(table.players) if seat not in sealed]
    change.facts["bot_next"] = any(table.is_bot(seat) for seat in waiting)
    if not waiting:
        change.unseal()
        _play_turns(change, *_opened(table, sealed, change.made))
    await registry.carry_out(change)
    return _sealed_answer(table)


def _opened(
    table: Table, sealed: dict[int, SealedChoice], made: float
) -> tuple[list[Turn], Snapshot]:
    """All choices, seat by seat."""
    game = table.game.copy()
    turns: list[Turn] = []
    for seat, choice in sorted(sealed.items()):
        ply, number = game.ply, len(table.turns) + len(turns) + 1
        game.play(choice.action)
        after = Snapshot(game).hash
        turns.append(Turn(number, seat, ply, [choice.action], None, after, choice.id, made))
    return turns, Snapshot(game)


class Answer(Protocol):
    """To somebody who wants a turn back, or the wish itself."""

    agree: bool
    ply: int | None  # where it would lead; whatever is meant now if it is None


async def take_back(registry: TableRegistry, name: str, seats: list[int], answer: Answer) -> Told:
    """Ask for the last person's turn back, or agree to it. When all people do, it is undone, with
    what bots played since.
    """
    return await registry.change(name, lambda table: _take_back(registry, table, seats, answer))


async def _take_back(
    registry: TableRegistry, table: Table, seats: list[int], answer: Answer
) -> Told:
    back_to = _last_by_a_person(table)
    if answer.ply not in (None, back_to):
        raise other_turn(back_to, answer.ply)
    agreed = table.agreed | set(seats) if answer.agree else set()
    change = Change(table)
    change.tell("take_back", seats=sorted(seats), agree=answer.agree, ply=back_to)
    change.agree(agreed)
    done = agreed >= set(table.people)
    if done:
        turns, after = _taken_back(table, seats[0], back_to, change.made)
        change.add_turns(turns, after)
        change.ask([after.game.seat or 0], back_to)
        change.drop_drafts()
        change.tell("taken_back", ply=back_to)
    await registry.carry_out(change)
    return {"ply": table.ply, "agreed": sorted(table.agreed), "done": done}


def _last_by_a_person(table: Table) -> int:
    """The ply before it. Wealth tiles are not taken back: everybody has seen them."""
    if table.phase is not Phase.RUNNING or table.choosing:
        raise wrong_phase("choosing" if table.choosing else table.phase, Phase.RUNNING)
    plies = [turn.ply for turn in standing(table.turns) if turn.seat in table.people]
    if not plies or plies[-1] < table.players:
        raise not_your_turn(table.waiting_for)
    return plies[-1]


def _taken_back(table: Table, seat: int, back_to: int, made: float) -> tuple[list[Turn], Snapshot]:
    after = Snapshot(gone_back(table.start, table.game, back_to))
    number = len(table.turns) + 1
    turn = Turn(number, seat, table.ply, [], back_to, after.hash, f"back.{number}", made)
    return [turn], after
