"""The state of a game: one flat record of small integers.

The class `State` is the only description of the layout. The build turns it into the C struct that
the compiled rules work on; `pack` and `unpack` convert between the two through bytes.
"""

from __future__ import annotations

import struct
from itertools import accumulate
from typing import Annotated, NamedTuple, TypeAlias, get_type_hints

from .ids import (
    ALL_TEETH,
    BUILDINGS,
    FRAMES,
    KEPT,
    MOST_MONUMENTS,
    OFFER,
    OFFERINGS,
    RESOURCES,
    ROW,
    SEATS,
    SOURCES,
    TECHNOLOGIES,
    TEMPLES,
)


class Layout(NamedTuple):
    """How a field lies in memory: the `struct` code of its numbers and how many there are.

    A field of length 0 is a pointer; its length is known when the program runs.
    """

    code: str
    length: int


# Arguments of rule functions other than plain integers; in C they are pointers.
Ids: TypeAlias = list[int]
Ints: TypeAlias = list[int]
Floats: TypeAlias = list[float]
Singles: TypeAlias = list[float]
Bytes: TypeAlias = list[int]
Octets: TypeAlias = list[int]
Rng: TypeAlias = list[int]
Word: TypeAlias = int

BYTE = Layout("b", 1)


class State:
    """All there is to know between two decisions. Two-byte numbers come first, for alignment.

    Lists with several indices are flat: `temples[3 * seat + temple]`.
    """

    corn: Annotated[list[int], Layout("h", SEATS)]
    cubes: Annotated[list[int], Layout("h", SEATS * RESOURCES)]
    sources: Annotated[list[int], Layout("h", SEATS * SOURCES)]  # points in quarters
    calendar_corn: Annotated[int, Layout("h", 1)]

    players: Annotated[int, BYTE]
    round: Annotated[int, BYTE]
    day: Annotated[int, BYTE]
    age: Annotated[int, BYTE]
    food_day: Annotated[int, BYTE]
    first_player: Annotated[int, BYTE]
    first_space: Annotated[int, BYTE]
    bank_skulls: Annotated[int, BYTE]

    teeth: Annotated[list[int], Layout("b", ALL_TEETH)]
    corn_left: Annotated[list[int], Layout("b", 6)]  # jungle tiles by group, 2..5 used
    wood_left: Annotated[list[int], Layout("b", 6)]
    offerings: Annotated[list[int], Layout("b", OFFERINGS)]
    row: Annotated[list[int], Layout("b", ROW)]
    stack: Annotated[list[int], Layout("b", BUILDINGS)]  # the last one is drawn next
    stack_size: Annotated[int, BYTE]
    next_stack: Annotated[list[int], Layout("b", BUILDINGS)]
    next_stack_size: Annotated[int, BYTE]
    monuments: Annotated[list[int], Layout("b", MOST_MONUMENTS)]

    skulls: Annotated[list[int], Layout("b", SEATS)]
    workers: Annotated[list[int], Layout("b", SEATS)]
    free: Annotated[list[int], Layout("b", SEATS)]
    light: Annotated[list[int], Layout("b", SEATS)]
    temples: Annotated[list[int], Layout("b", SEATS * TEMPLES)]
    levels: Annotated[list[int], Layout("b", SEATS * TECHNOLOGIES)]
    corn_tiles: Annotated[list[int], Layout("b", SEATS)]
    wood_tiles: Annotated[list[int], Layout("b", SEATS)]
    offer: Annotated[list[int], Layout("b", SEATS * OFFER)]
    kept: Annotated[list[int], Layout("b", SEATS * KEPT)]
    built: Annotated[list[int], Layout("b", SEATS * BUILDINGS)]  # in the order constructed
    built_count: Annotated[list[int], Layout("b", SEATS)]
    raised: Annotated[
        list[int], Layout("b", SEATS * MOST_MONUMENTS)
    ]  # monuments, in that order too
    raised_count: Annotated[list[int], Layout("b", SEATS)]

    seat: Annotated[int, BYTE]  # whose turn it is, and who decides
    placed: Annotated[int, BYTE]  # workers placed this turn
    took_first: Annotated[int, BYTE]  # on the first-player space this turn
    mercy: Annotated[int, BYTE]  # a worker was placed by mercy this turn
    depth: Annotated[int, BYTE]  # pending decisions; the last one is the current one
    frame_kind: Annotated[list[int], Layout("b", FRAMES)]
    frame_a: Annotated[list[int], Layout("b", FRAMES)]
    frame_b: Annotated[list[int], Layout("b", FRAMES)]

    def __init__(self) -> None:
        for name, layout in FIELDS.items():
            setattr(self, name, [0] * layout.length if is_list(name) else 0)

    def pack(self) -> bytes:
        """Return the bytes of the C struct."""
        numbers: list[int] = []
        for name in FIELDS:
            value = getattr(self, name)
            numbers += value if is_list(name) else [value]
        return PACKED.pack(*numbers)

    @classmethod
    def unpack(cls, data: bytes) -> State:
        """Return the state of some bytes."""
        numbers = PACKED.unpack(data)
        state = cls.__new__(cls)
        for name, at, end in _PLACES:
            setattr(state, name, list(numbers[at:end]) if end else numbers[at])
        return state

    def copy(self) -> State:
        twin = State.__new__(State)
        for name in FIELDS:
            value = getattr(self, name)
            setattr(twin, name, value[:] if is_list(name) else value)
        return twin


def fields_of(record: type) -> dict[str, Layout]:
    """Return the layouts of the fields of a record, in their order."""
    hints = get_type_hints(record, include_extras=True)
    return {name: hint.__metadata__[0] for name, hint in hints.items()}


FIELDS = fields_of(State)
STRUCTS = {"CState": FIELDS}
_LISTS = frozenset(name for name, hint in get_type_hints(State).items() if hint is not int)


def is_list(name: str) -> bool:
    return name in _LISTS


def _packing() -> struct.Struct:
    body = "".join(f"{layout.length}{layout.code}" for layout in FIELDS.values())
    padding = struct.calcsize("=" + body) % 2
    return struct.Struct("=" + body + "x" * padding)


def _places() -> list[tuple[str, int, int]]:
    """Return where in the unpacked numbers each field begins and, for lists, ends."""
    ends = list(accumulate(layout.length for layout in FIELDS.values()))
    return [
        (name, end - FIELDS[name].length, end if is_list(name) else 0)
        for name, end in zip(FIELDS, ends, strict=True)
    ]


PACKED = _packing()
_PLACES = _places()
SIZE = PACKED.size
