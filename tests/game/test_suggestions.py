"""Suggestions: the action text closest to a malformed one."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tzolkin import id_of
from tzolkin.game.notation import IDS, LONGEST_TEXT, TEXTS, nearest


def test_capitals_and_spaces_do_not_matter() -> None:
    for text in TEXTS:
        assert nearest(text.upper()) == text
        assert nearest(text.title()) == text
        assert nearest(f"  {text.replace(' ', '   ')}\t\r\n") == text


@pytest.mark.parametrize("verb", ["pay", "gain", "temples", "keep", "build"])
def test_the_order_of_lists_does_not_matter(verb: str) -> None:
    lists = [text.split()[1:] for text in TEXTS if text.startswith(f"{verb} ")]
    assert lists
    for words in lists:
        assert nearest(" ".join((verb, *reversed(words)))) == " ".join((verb, *words))


@pytest.mark.parametrize("text", ["pick tikal 3", "pick chichen 10", "use uxmal 4", "use tikal 1"])
def test_a_gear_and_its_number_change_places(text: str) -> None:
    verb, gear, number = text.split()
    assert nearest(f"{verb} {number} {gear}") == text


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("plcae tikal", "place tikal"),
        ("place tikl", "place tikal"),
        ("palce first", "place first"),
        ("pick tikla 3", "pick tikal 3"),
        ("pick palenqe 7", "pick palenque 7"),
        ("beg quetzalcoatl.", "beg quetzalcoatl"),
        ("beg quezalcoatl", "beg quetzalcoatl"),
        ("advnace agriculture", "advance agriculture"),
        ("advance theologie", "advance theology"),
        ("harvst corn", "harvest corn"),
        ("bulid b07 plain", "build b07 plain"),
        ("keep w3 w11", "keep w03 w11"),
        ("place chichen itza", "place chichen"),
        ("place chichén", "place chichen"),
        ("temples chaac kukulcan", "temples chaac kukulkan"),
        ("Done!", "done"),
        ("skipp", "skip"),
    ],
)
def test_typing_errors(text: str, meant: str) -> None:
    assert nearest(text) == meant


@pytest.mark.parametrize("text", ["", " ", "\n", "x", "🌽", "\0", "pass", "resign", "1 2 3 4"])
def test_nothing_is_near(text: str) -> None:
    assert nearest(text) is None


def test_a_long_text_is_not_compared() -> None:
    assert nearest("place tikal" + " " * LONGEST_TEXT) is None


def test_the_hint_is_in_the_message() -> None:
    with pytest.raises(ValueError, match="did you mean 'place tikal'"):
        id_of("Place Tikal")


def test_without_a_hint_none_is_given() -> None:
    with pytest.raises(ValueError, match=r"^'🌽' is not an action$"):
        id_of("🌽")


@pytest.mark.parametrize("junk", ["A", "place tikal ", "\0", "🌽"], ids=ascii)
def test_a_hundred_megabytes(junk: str) -> None:
    with pytest.raises(ValueError, match="is not an action") as caught:
        id_of(junk * (100 * 1024 * 1024 // len(junk.encode())))
    assert len(str(caught.value)) < 1000


@settings(max_examples=150, deadline=None, database=None, derandomize=True)
@given(st.text(max_size=40))
def test_whatever_is_written(text: str) -> None:
    hint = nearest(text)
    assert hint is None or hint in IDS
    if text in IDS:
        assert hint == text


@settings(max_examples=150, deadline=None, database=None, derandomize=True)
@given(st.sampled_from(TEXTS), st.integers(0, 30), st.characters())
def test_one_wrong_letter_leads_back_or_to_a_twin(text: str, at: int, letter: str) -> None:
    """A twin is another action with the same mistake, such as `days 1` and `days 2`."""
    at = at % len(text)
    hint = nearest(text[:at] + letter + text[at + 1 :])
    if len(text) > 10:
        assert hint is not None
        assert hint.split()[0] == text.split()[0]
