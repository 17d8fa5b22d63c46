"""The layout: names, sizes, units, the page that describes it, and its version."""

from __future__ import annotations

import hashlib
import json

import numpy as np
import pytest

from tests.doc_tables import parts
from tests.golden.test_golden import RECORDS
from tzolkin import Game
from tzolkin.encoding import (
    LENGTH,
    MOST,
    NAMES,
    SCALES,
    SEAT_LENGTH,
    SEATS_BEGIN,
    VERSION,
    encode,
    layout,
    offsets,
)
from tzolkin.game.notation import DECISIONS

from .docs_page import PAGE, table

# Rows that exist somewhere, and what was learned from them, depend on these: new entries, or the
# same ones with another meaning, need a new version, and this a new line.
FINGERPRINTS = {1: "6acf71f6fed7ecd73d128cd677a48b735bea678628945e6226691bba04958379"}


def test_every_entry_has_a_name_of_its_own() -> None:
    assert len(NAMES) == len(set(NAMES)) == len(SCALES) == len(MOST) == LENGTH


def test_seats_are_blocks_of_the_same_entries() -> None:
    assert SEATS_BEGIN + 4 * SEAT_LENGTH == LENGTH
    own = [name.removeprefix("own.") for name in NAMES[SEATS_BEGIN:][:SEAT_LENGTH]]
    for place, who in enumerate(("own", "second", "third", "fourth")):
        begin = SEATS_BEGIN + place * SEAT_LENGTH
        block = slice(begin, begin + SEAT_LENGTH)
        assert list(NAMES[block]) == [f"{who}.{name}" for name in own]
        assert np.array_equal(SCALES[block], SCALES[SEATS_BEGIN:][:SEAT_LENGTH])
        assert np.array_equal(MOST[block], MOST[SEATS_BEGIN:][:SEAT_LENGTH])


def test_units_are_powers_of_two_and_those_of_flags_are_1() -> None:
    assert {block.unit for block in layout.blocks()} <= {2**power for power in range(7)}
    assert (SCALES[MOST == 1] == 1).all()


def test_constants_cannot_be_changed() -> None:
    for array in (SCALES, MOST):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_decisions_have_their_usual_names() -> None:
    assert layout.DECISIONS == DECISIONS


def test_every_block_has_a_slot() -> None:
    """Gears, temples and so on are consecutive."""
    numbers = {value for name, value in vars(offsets).items() if name.isupper()}
    followers = ("yaxchilan", "tikal", "uxmal", "chichen", "stone", "gold", "quetzalcoatl",
                 "kukulkan", "extraction", "architecture", "theology")  # fmt: skip
    for blocks in (layout.BOARD, layout.SEAT):
        for block in blocks:
            known = layout.begin(blocks, block.name) in numbers
            assert known or block.name.split(".")[-1] in followers


def test_the_page_has_the_table() -> None:
    """If the page differs: python -m tests.encoding.docs_page."""
    assert parts(PAGE)[1].strip() == table().strip()


def test_the_version_belongs_to_the_layout() -> None:
    """A checksum covers names, units and rows of all golden games."""
    digest = hashlib.sha256(json.dumps([NAMES, SCALES.tolist(), MOST.tolist()]).encode())
    for path in RECORDS:
        record = json.loads(path.read_text(encoding="utf-8"))
        for length in range(0, len(record["actions"]) + 1, 60):
            game = Game.replay(record | {"actions": record["actions"][:length]})
            for seat in range(game.players):
                digest.update(encode(game, seat, dtype=np.uint8).tobytes())
    assert FINGERPRINTS[VERSION] == digest.hexdigest()
