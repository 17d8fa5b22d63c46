"""Positions between two moves as OpenSpiel counts them: decisions of players, and single draws.

Whatever is drawn is a move of chance, so a position holds nothing that is not decided yet: the
stacks of its board lie sorted. Positions never change; copies of a state share them.
"""

from __future__ import annotations

import struct
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tzolkin.content import NEUTRAL_WORKERS
from tzolkin.game.notation import TEXTS, TILES, checked_id
from tzolkin.game.reasons import IllegalActionError, reason_of
from tzolkin.game.validation import short_repr
from tzolkin.rules import ids
from tzolkin.rules.engine import Board
from tzolkin.rules.sources import plain_module
from tzolkin.rules.state import FIELDS, State

if TYPE_CHECKING:
    from tzolkin.rules import dealing
else:
    dealing = plain_module("rules", "dealing")

CHANCE, TERMINAL = -1, -4  # who moves where no seat does, in OpenSpiel's numbers
UNKNOWN_CHOICE = "keep ? ?"


def _offset(wanted: str) -> int:
    """Where a field begins in the bytes of a board."""
    before = list(FIELDS)[: list(FIELDS).index(wanted)]
    codes = [f"{FIELDS[name].length}{FIELDS[name].code}" for name in before]
    return struct.calcsize("=" + "".join(codes))


STACK, STACK_SIZE = _offset("stack"), _offset("stack_size")
NEXT_STACK, NEXT_SIZE = _offset("next_stack"), _offset("next_stack_size")


class Position(ABC):
    """Who moves, what can be chosen, and what was told so far: to all, and to single seats."""

    __slots__ = ("board", "choices", "player", "secrets", "story")

    board: Board | None
    choices: list[int]
    player: int
    secrets: tuple[str, ...]
    story: str

    @abstractmethod
    def after(self, choice: int) -> Position:
        """The position to which a choice leads; an error, and nothing else, if it is impossible."""

    def __deepcopy__(self, memo: object) -> Position:
        return self

    @property
    def secret(self) -> bool:
        """Is anything hidden that still matters? Afterwards all wealth tiles are on the table."""
        return self.board is None or self.board.asked == ids.WEALTH

    @property
    def pending(self) -> tuple[str, ...]:
        """The action that waits for draws, and what was drawn for it."""
        return ()


class Dealing(Position):
    """The tiles of the setup are drawn one by one.

    In this order: monuments, the row, the seats' wealth tiles, and more wealth tiles as long as
    neutral workers are to be placed.
    """

    __slots__ = ("drawn", "players")

    def __init__(
        self,
        players: int,
        drawn: tuple[int, ...] = (),
        story: str = "",
        secrets: Sequence[str] = (),
    ) -> None:
        self.players = players
        self.drawn = drawn
        self.story = story
        self.secrets = tuple(secrets) or ("",) * players
        self.board = None
        self.player = CHANCE
        self.choices = [tile for tile in self._family() if tile not in drawn]

    def _family(self) -> range:
        if len(self.drawn) < self.players + 2:
            return range(ids.FIRST_MONUMENT, ids.FIRST_WEALTH)
        if len(self.drawn) < offers_begin(self.players):
            return range(ids.FIRST_AGE_BUILDINGS)
        return range(ids.FIRST_WEALTH, ids.TILES)

    def after(self, choice: int) -> Position:
        check_draw(choice, self.choices)
        drawn = (*self.drawn, choice)
        story, secrets = self.story, list(self.secrets)
        seat = offered_to(len(self.drawn), self.players)
        if seat is None:
            story = told(story, f"draw {TILES[choice]}")
        else:
            secrets[seat] = f"{secrets[seat]} {TILES[choice]}".lstrip()
        board = board_of(self.players, drawn)
        if board is None:
            return Dealing(self.players, drawn, story, secrets)
        return Asking(board, board.to_bytes(), story, tuple(secrets))


class Asking(Position):
    """A seat decides, or the game is over."""

    __slots__ = ("left",)

    board: Board

    def __init__(self, board: Board, data: bytes, story: str, secrets: tuple[str, ...]) -> None:
        self.board = board
        self.story = story
        self.secrets = secrets
        self.left = data[STACK_SIZE] + data[NEXT_SIZE]
        if board.asked == ids.OVER:
            self.player, self.choices = TERMINAL, []
        else:
            self.player, self.choices = board.seat, sorted(board.legal_ids())

    def after(self, choice: int) -> Position:
        """What the rules make of it on a copy; if they drew tiles, chance says first which."""
        board = self.board.copy()
        reason = board.play(checked_id(choice))
        if reason:
            instead = () if self.secret else [TEXTS[action] for action in self.choices]
            raise IllegalActionError(TEXTS[choice], reason_of(reason), instead)
        if self.secret:
            return self._kept(choice, board)
        data, story = board.to_bytes(), told(self.story, TEXTS[choice])
        if data[STACK_SIZE] + data[NEXT_SIZE] == self.left:
            return Asking(board, data, story, self.secrets)
        before = self.board.to_bytes()
        return Drawing(self, choice, Stack.drawn_from(before, data), (), story)

    def _kept(self, choice: int, board: Board) -> Position:
        """All see that a seat has chosen, and once all have, what they chose."""
        secrets = list(self.secrets)
        secrets[self.player] = told(secrets[self.player], TEXTS[choice])
        story = told(self.story, UNKNOWN_CHOICE)
        if board.asked != ids.WEALTH:
            story = told(story, *(secret.rpartition(", ")[2] for secret in secrets))
        return Asking(board, board.to_bytes(), story, tuple(secrets))


class Stack:
    """A stack of which an action draws some tiles; which ones is open."""

    __slots__ = ("begin", "count", "tiles")

    def __init__(self, begin: int, tiles: list[int], count: int) -> None:
        self.begin = begin
        self.tiles = tiles
        self.count = count

    @classmethod
    def drawn_from(cls, before: bytes, after: bytes) -> Stack:
        """The change of age replaces all that was drawn before it, so only its own draws count."""
        new_age = before[NEXT_SIZE] != after[NEXT_SIZE]
        begin, size = (NEXT_STACK, NEXT_SIZE) if new_age else (STACK, STACK_SIZE)
        tiles = sorted(before[begin : begin + before[size]])
        return cls(begin, tiles, before[size] - after[STACK_SIZE])

    def laid(self, board: Board, drawn: tuple[int, ...]) -> Board:
        """A board on which those tiles come next; the last one of a stack is drawn first."""
        rest = [tile for tile in self.tiles if tile not in drawn]
        data = bytearray(board.to_bytes())
        data[self.begin : self.begin + len(self.tiles)] = bytes([*rest, *drawn[::-1]])
        return Board.from_bytes(bytes(data))


class Drawing(Position):
    """An action draws buildings, one by one; it is carried out when all of them are known.

    Till then the board is as it was before the action.
    """

    __slots__ = ("action", "asking", "drawn", "stack")

    board: Board

    def __init__(
        self, asking: Asking, action: int, stack: Stack, drawn: tuple[int, ...], story: str
    ) -> None:
        self.asking = asking
        self.action = action
        self.stack = stack
        self.drawn = drawn
        self.story = story
        self.secrets = asking.secrets
        self.board = asking.board
        self.player = CHANCE
        self.choices = [tile for tile in stack.tiles if tile not in drawn]

    @property
    def pending(self) -> tuple[str, ...]:
        return (TEXTS[self.action], *(TILES[tile] for tile in self.drawn))

    def after(self, choice: int) -> Position:
        check_draw(choice, self.choices)
        drawn = (*self.drawn, choice)
        story = told(self.story, f"draw {TILES[choice]}")
        if len(drawn) < self.stack.count:
            return Drawing(self.asking, self.action, self.stack, drawn, story)
        board = self.stack.laid(self.board, drawn)
        board.play(self.action)
        return Asking(board, board.to_bytes(), story, self.secrets)


def told(story: str, *texts: str) -> str:
    return ", ".join((story, *texts)) if story else ", ".join(texts)


def check_draw(choice: int, choices: list[int]) -> None:
    if choice not in choices:
        known = TILES[choice] if 0 <= choice < ids.TILES else short_repr(choice)
        tiles = ", ".join(TILES[tile] for tile in choices)
        raise ValueError(f"{known} cannot be drawn now, only {tiles}")


def offers_begin(players: int) -> int:
    """How many tiles are drawn before those that seats get."""
    return players + 2 + ids.ROW


def offered_to(number: int, players: int) -> int | None:
    """The seat that gets the tile drawn after so many others; None where all see it."""
    seat = (number - offers_begin(players)) // ids.OFFER
    return seat if 0 <= seat < players else None


def teeth_of(players: int, wealth: list[int]) -> list[int] | None:
    """The gears with the neutral workers of these tiles; None if more tiles are needed."""
    if 2 * len(wealth) < NEUTRAL_WORKERS[players]:
        return None
    gears = State()
    gears.players = players
    gears.teeth = [ids.NOBODY] * ids.ALL_TEETH
    try:
        dealing.place_neutrals(gears, wealth, 0)
    except IndexError:  # the rules look for a tile that is not drawn yet
        return None
    return gears.teeth


def board_of(players: int, drawn: tuple[int, ...]) -> Board | None:
    """The board when everything is dealt, None before."""
    row, offers = players + 2, offers_begin(players)
    neutral = offers + ids.OFFER * players
    if len(drawn) < neutral:
        return None
    teeth = teeth_of(players, [tile - ids.FIRST_WEALTH for tile in drawn[neutral:]])
    if teeth is None:
        return None
    state = State.unpack(Board.deal(players, 0).to_bytes())
    state.monuments[:row] = drawn[:row]
    state.row[:] = drawn[row:offers]
    rest = [tile for tile in range(ids.FIRST_AGE_BUILDINGS) if tile not in state.row]
    state.stack[: len(rest)] = rest
    state.next_stack[: state.next_stack_size] = range(ids.FIRST_AGE_BUILDINGS, ids.BUILDINGS)
    dealt = [tile - ids.FIRST_WEALTH for tile in drawn[offers:neutral]]
    state.offer[: len(dealt)] = dealt
    state.teeth[:] = teeth
    return Board.from_bytes(state.pack())


def imagined(players: int, moves: list[int], seat: int, random: Callable[[], float]) -> list[int]:
    """Moves that look the same to a seat while wealth tiles are chosen.

    What the others were dealt and chose is made up, from what the seat has not seen.
    """
    position: Position = Dealing(players)
    hidden = [offered_to(number, players) not in (None, seat) for number in range(len(moves))]
    seen = {move for move, is_hidden in zip(moves, hidden, strict=True) if not is_hidden}
    made = []
    for move, is_hidden in zip(moves, hidden, strict=True):
        if is_hidden:
            move = one_of([tile for tile in position.choices if tile not in seen], random)
        elif position.player not in (seat, CHANCE):
            move = one_of(position.choices, random)
        made.append(move)
        position = position.after(move)
    return made


def one_of(choices: list[int], random: Callable[[], float]) -> int:
    return choices[int(random() * len(choices))]
