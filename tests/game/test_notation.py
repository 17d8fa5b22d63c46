"""The fixed table of actions: ids, blocks, texts."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

import tzolkin
from tzolkin import id_of, text_of
from tzolkin.game.notation import DECISIONS, TEXTS

FROZEN = (Path(__file__).parent / "data" / "actions.txt").read_text(encoding="utf-8").splitlines()

GEAR = "(?:palenque|yaxchilan|tikal|uxmal|chichen)"
TEMPLE = "(?:chaac|quetzalcoatl|kukulkan)"
TRACK = "(?:agriculture|extraction|architecture|theology)"
CUBE = "(?:wood|stone|gold)"
BUILDING = "(?:b0[1-9]|b[12][0-9]|b3[0-2])"
MONUMENT = "(?:m0[1-9]|m1[0-3])"
WEALTH = "(?:w0[1-9]|w1[0-9]|w2[01])"

# The rows of the table in interchange.md: how an action is spelt, and how many there are.
GRAMMAR = {
    rf"keep {WEALTH} {WEALTH}": 21 * 20 // 2,
    rf"beg {TEMPLE}": 3,
    rf"place (?:{GEAR}|first)": 6,
    r"pick (?:palenque|yaxchilan|tikal|uxmal) [0-7]": 32,
    r"pick chichen (?:[0-9]|10)": 11,
    r"done": 1,
    r"skip": 1,
    r"do [1-9]": 9,
    r"harvest (?:corn|wood)": 2,
    rf"burn {TEMPLE}": 3,
    rf"advance {TRACK}": 4,
    rf"pay {CUBE}(?: {CUBE}){{0,2}}": 3 + 6 + 10,
    rf"gain {CUBE}(?: {CUBE})?": 3 + 6,
    rf"temple {TEMPLE}": 3,
    rf"temples {TEMPLE} {TEMPLE}": 3,
    rf"build (?:{BUILDING}|{MONUMENT})": 32 + 13,
    rf"build {BUILDING} plain": 32,
    rf"(?:spare|sell|buy) {CUBE}": 9,
    r"use (?:(?:palenque|yaxchilan|tikal) [1-5]|uxmal [1-4])": 19,
    r"days [12]": 2,
}
CUBES = ["wood", "stone", "gold"]
TEMPLES = ["chaac", "quetzalcoatl", "kukulkan"]


def rule_of(text: str) -> str:
    (rule,) = [rule for rule in GRAMMAR if re.fullmatch(rule, text)]
    return rule


def test_how_many_actions_there_are() -> None:
    assert len(TEXTS) == sum(GRAMMAR.values()) == 423
    assert len(set(TEXTS)) == len(TEXTS)


def test_the_table_never_changes() -> None:
    """Bots and files store ids; a new order would break them."""
    assert list(TEXTS) == FROZEN


def test_every_spelling_is_in_the_grammar() -> None:
    assert Counter(map(rule_of, TEXTS)) == GRAMMAR


def test_actions_of_a_kind_lie_together() -> None:
    verbs = [text.split()[0] for text in TEXTS]
    blocks = [verb for number, verb in enumerate(verbs) if number == 0 or verbs[number - 1] != verb]
    assert len(blocks) == len(set(blocks))


@pytest.mark.parametrize(
    ("verbs", "order"),
    [(("pay", "gain"), CUBES), (("temples",), TEMPLES)],
    ids=["resources", "temples"],
)
def test_lists_are_in_the_order_of_the_board(verbs: tuple[str, ...], order: list[str]) -> None:
    lists = [text.split()[1:] for text in TEXTS if text.split()[0] in verbs]
    assert lists
    for words in lists:
        assert words == sorted(words, key=order.index)


def test_pairs_are_of_different_things_and_ascending() -> None:
    for text in TEXTS:
        if text.startswith("keep"):
            _, low, high = text.split()
            assert low < high
        if text.startswith("temples"):
            _, low, high = text.split()
            assert low != high


def test_round_trip() -> None:
    assert [text_of(number) for number in range(423)] == FROZEN
    assert [id_of(text) for text in FROZEN] == list(range(423))


def test_numpy_numbers_are_numbers() -> None:
    assert text_of(np.int16(5)) == FROZEN[5]  # type: ignore[arg-type]
    assert text_of(np.int64(422)) == FROZEN[422]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "number", [-1, -423, 423, 424, 2**31, 2**63, 2**64, -(2**70), pytest.param(10**5000, id="huge")]
)
def test_a_number_out_of_range(number: int) -> None:
    with pytest.raises(ValueError, match="422"):
        text_of(number)


@pytest.mark.parametrize("number", ["3", None, 1.0, 1.5, [1], b"1", float("nan"), {}])
def test_a_number_that_is_none(number: object) -> None:
    with pytest.raises(TypeError, match="whole number"):
        text_of(number)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text", ["", " ", "done ", "DONE", "place", "place palenque 3", "pick chichen 11", "do 0",
             "do 10", "use uxmal 5", "use chichen 1", "build b33", "build b00", "build m14",
             "build m01 plain", "keep w01 w01", "keep w02 w01", "keep w01 w22", "pay gold wood",
             "pay wood wood wood wood", "gain wood wood wood", "temples chaac chaac",
             "temples kukulkan chaac", "days 0", "days 3", "pick tikal 8", "pick tikal 03",
             "place\ttikal", "place tikal\n", "over", "wealth", "sell corn", "beg tikal"],
)  # fmt: skip
def test_what_is_not_an_action(text: str) -> None:
    with pytest.raises(ValueError, match="is not an action") as caught:
        id_of(text)
    assert repr(text) in str(caught.value)


@pytest.mark.parametrize("text", [None, 3, True, b"done", ["done"], 1.5])
def test_an_action_must_be_a_text(text: object) -> None:
    with pytest.raises(TypeError, match=type(text).__name__):
        id_of(text)  # type: ignore[arg-type]


def test_decisions_have_the_names_of_the_notation() -> None:
    named = "wealth turn placing picking action harvest technology payment gain temple temples"
    named += " construct spare market use offering calendar over"
    assert list(DECISIONS) == named.split()


def test_everything_public_can_be_imported() -> None:
    for name in tzolkin.__all__:
        assert getattr(tzolkin, name) is not None
    with pytest.raises(AttributeError, match="nothing_of_the_kind"):
        tzolkin.nothing_of_the_kind  # noqa: B018
