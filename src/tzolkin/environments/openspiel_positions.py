"""Positions between two moves of OpenSpiel, which are decisions of players and single draws.

Every draw is a move of chance, so a position holds nothing that is not decided yet: the stacks of
its board are sorted. Positions are immutable; copies of a state share them.
"""

from __future__ import annotations

import struct
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tzolkin.content import NEUTRAL_WORKERS
from tzolkin.game.notation import TEXTS, TILES, check_id
from tzolkin.game.reasons import IllegalActionError, reason_of
from tzolkin.game.value_checks import short_repr
from tzolkin.rules import ids
from tzolkin.rules.engine import Board
from tzolkin.rules.sources import plain_module
from tzolkin.rules.state import FIELDS, State

if TYPE_CHECKING:
    from tzolkin.rules import setup
else:
    setup = plain_module("rules", "setup")

CHANCE, TERMINAL = -1, -4  # OpenSpiel's numbers for positions where no seat moves
UNKNOWN_CHOICE = "keep ? ?"


def _field_offset(wanted: str) -> int:
    """Return the offset of a field in the bytes of a board."""
    before = list(FIELDS)[: list(FIELDS).index(wanted)]
    codes = [f"{FIELDS[name].length}{FIELDS[name].code}" for name in before]
    return struct.calcsize("=" + "".join(codes))


STACK, STACK_SIZE = _field_offset("stack"), _field_offset("stack_size")
NEXT_STACK, NEXT_SIZE = _field_offset("next_stack"), _field_offset("next_stack_size")


class Position(ABC):
    """The player to move, the choices, and what was shown so far to all and to single seats."""

    __slots__ = ("board", "choices", "player", "secrets", "story")

    board: Board | None
    choices: list[int]
    player: int
    secrets: tuple[str, ...]
    story: str

    @abstractmethod
    def after(self, choice: int) -> Position:
        """Return the position after a choice; raise an error if the choice is impossible."""

    def __deepcopy__(self, memo: object) -> Position:
        return self

    @property
    def has_secrets(self) -> bool:
        """Whether something hidden still matters, which ends when all wealth tiles are revealed."""
        return self.board is None or self.board.decision == ids.WEALTH

    @property
    def pending(self) -> tuple[str, ...]:
        """The action that waits for draws, and the tiles drawn for it."""
        return ()


class DealPosition(Position):
    """A position of the setup, whose tiles are drawn one by one.

    The order is: monuments, the row, the wealth tiles of the seats, and more wealth tiles until all
    neutral workers are placed.
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
        check_tile(choice, self.choices)
        drawn = (*self.drawn, choice)
        story, secrets = self.story, list(self.secrets)
        seat = seat_offered(len(self.drawn), self.players)
        if seat is None:
            story = append_to_story(story, f"draw {TILES[choice]}")
        else:
            secrets[seat] = f"{secrets[seat]} {TILES[choice]}".lstrip()
        board = dealt_board(self.players, drawn)
        if board is None:
            return DealPosition(self.players, drawn, story, secrets)
        return DecisionPosition(board, board.to_bytes(), story, tuple(secrets))


class DecisionPosition(Position):
    """A position in which a seat decides, or the end of the game."""

    __slots__ = ("left",)

    board: Board

    def __init__(self, board: Board, data: bytes, story: str, secrets: tuple[str, ...]) -> None:
        self.board = board
        self.story = story
        self.secrets = secrets
        self.left = data[STACK_SIZE] + data[NEXT_SIZE]
        if board.decision == ids.OVER:
            self.player, self.choices = TERMINAL, []
        else:
            self.player, self.choices = board.seat, sorted(board.legal_ids())

    def after(self, choice: int) -> Position:
        """Play an action on a copy; if the rules draw tiles, chance decides first which ones."""
        board = self.board.copy()
        reason = board.play(check_id(choice))
        if reason:
            instead = () if self.has_secrets else [TEXTS[action] for action in self.choices]
            raise IllegalActionError(TEXTS[choice], reason_of(reason), instead)
        if self.has_secrets:
            return self._after_secret_choice(choice, board)
        data, story = board.to_bytes(), append_to_story(self.story, TEXTS[choice])
        if data[STACK_SIZE] + data[NEXT_SIZE] == self.left:
            return DecisionPosition(board, data, story, self.secrets)
        before = self.board.to_bytes()
        return DrawPosition(self, choice, Stack.drawn_from(before, data), (), story)

    def _after_secret_choice(self, choice: int, board: Board) -> Position:
        """Return the position after a choice of wealth tiles, hidden until all have chosen."""
        secrets = list(self.secrets)
        secrets[self.player] = append_to_story(secrets[self.player], TEXTS[choice])
        story = append_to_story(self.story, UNKNOWN_CHOICE)
        if board.decision != ids.WEALTH:
            story = append_to_story(story, *(secret.rpartition(", ")[2] for secret in secrets))
        return DecisionPosition(board, board.to_bytes(), story, tuple(secrets))


class Stack:
    """A stack from which an action draws a number of tiles not yet known."""

    __slots__ = ("begin", "count", "tiles")

    def __init__(self, begin: int, tiles: list[int], count: int) -> None:
        self.begin = begin
        self.tiles = tiles
        self.count = count

    @classmethod
    def drawn_from(cls, before: bytes, after: bytes) -> Stack:
        """Return the stack by comparing the bytes of a board before and after an action.

        A change of age replaces everything drawn before it, so only its own draws count.
        """
        new_age = before[NEXT_SIZE] != after[NEXT_SIZE]
        begin, size = (NEXT_STACK, NEXT_SIZE) if new_age else (STACK, STACK_SIZE)
        tiles = sorted(before[begin : begin + before[size]])
        return cls(begin, tiles, before[size] - after[STACK_SIZE])

    def arrange(self, board: Board, drawn: tuple[int, ...]) -> Board:
        """Return a board on which these tiles are drawn next, from the end of the stack."""
        rest = [tile for tile in self.tiles if tile not in drawn]
        data = bytearray(board.to_bytes())
        data[self.begin : self.begin + len(self.tiles)] = bytes([*rest, *drawn[::-1]])
        return Board.from_bytes(bytes(data))


class DrawPosition(Position):
    """A position in which an action draws buildings one by one; it is played when all are known.

    Until then the board is the one before the action.
    """

    __slots__ = ("action", "asking", "drawn", "stack")

    board: Board

    def __init__(
        self,
        asking: DecisionPosition,
        action: int,
        stack: Stack,
        drawn: tuple[int, ...],
        story: str,
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
        check_tile(choice, self.choices)
        drawn = (*self.drawn, choice)
        story = append_to_story(self.story, f"draw {TILES[choice]}")
        if len(drawn) < self.stack.count:
            return DrawPosition(self.asking, self.action, self.stack, drawn, story)
        board = self.stack.arrange(self.board, drawn)
        board.play(self.action)
        return DecisionPosition(board, board.to_bytes(), story, self.secrets)


def append_to_story(story: str, *texts: str) -> str:
    return ", ".join((story, *texts)) if story else ", ".join(texts)


def check_tile(choice: int, choices: list[int]) -> None:
    if choice not in choices:
        known = TILES[choice] if 0 <= choice < ids.TILES else short_repr(choice)
        tiles = ", ".join(TILES[tile] for tile in choices)
        raise ValueError(f"{known} cannot be drawn now, only {tiles}")


def offers_begin(players: int) -> int:
    """Return the number of tiles drawn before the offers of the seats."""
    return players + 2 + ids.ROW


def seat_offered(number: int, players: int) -> int | None:
    """Return the seat that is offered the tile with this number, or None if all see the tile."""
    seat = (number - offers_begin(players)) // ids.OFFER
    return seat if 0 <= seat < players else None


def neutral_teeth(players: int, wealth: list[int]) -> list[int] | None:
    """Return the gears with the neutral workers of these tiles, or None if tiles are missing."""
    if 2 * len(wealth) < NEUTRAL_WORKERS[players]:
        return None
    gears = State()
    gears.players = players
    gears.teeth = [ids.NOBODY] * ids.ALL_TEETH
    try:
        setup.place_neutrals(gears, wealth, 0)
    except IndexError:  # the rules look for a tile that is not drawn yet
        return None
    return gears.teeth


def dealt_board(players: int, drawn: tuple[int, ...]) -> Board | None:
    """Return the board when everything is dealt, or None before."""
    row, offers = players + 2, offers_begin(players)
    neutral = offers + ids.OFFER * players
    if len(drawn) < neutral:
        return None
    teeth = neutral_teeth(players, [tile - ids.FIRST_WEALTH for tile in drawn[neutral:]])
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


def imagine_moves(
    players: int, moves: list[int], seat: int, random: Callable[[], float]
) -> list[int]:
    """Return moves that look the same to a seat while wealth tiles are chosen.

    The offers and choices of others are made up from the tiles that the seat has not seen.
    """
    position: Position = DealPosition(players)
    hidden = [seat_offered(number, players) not in (None, seat) for number in range(len(moves))]
    seen = {move for move, is_hidden in zip(moves, hidden, strict=True) if not is_hidden}
    made = []
    for move, is_hidden in zip(moves, hidden, strict=True):
        if is_hidden:
            move = draw_one([tile for tile in position.choices if tile not in seen], random)
        elif position.player not in (seat, CHANCE):
            move = draw_one(position.choices, random)
        made.append(move)
        position = position.after(move)
    return made


def draw_one(choices: list[int], random: Callable[[], float]) -> int:
    return choices[int(random() * len(choices))]
