"""Random changes to JSON objects, for fuzzing."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import strategies as st

SCALARS: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 30),
    st.integers(),
    st.floats(),
    st.sampled_from(["neutral", "b01", "b32", "m01", "w01", "w21", "wealth", "turn", "over", ""]),
    st.text(max_size=8),
)
VALUES: st.SearchStrategy[Any] = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=6,
)


def _descend(draw: st.DrawFn, value: Any) -> tuple[Any, Any]:
    """Return a random container inside a structure, and one of its keys."""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        key = draw(st.sampled_from(keys))
        inner = value[key]
        if not isinstance(inner, dict | list) or not inner or draw(st.integers(0, 3)) == 0:
            return value, key
        value = inner


def _nudge(draw: st.DrawFn, value: Any) -> Any:
    """Return something close to a value, so that most of the checks are passed."""
    if type(value) in (int, float):
        return value + draw(st.sampled_from([-1, 1, 0.25, 2]))
    if isinstance(value, list):
        return draw(st.permutations(value))
    return draw(VALUES)


@st.composite
def mutated(draw: st.DrawFn, originals: list[dict[str, Any]]) -> dict[str, Any]:
    """Return one of some objects with one to three changes anywhere inside."""
    target: dict[str, Any] = copy.deepcopy(draw(st.sampled_from(originals)))
    for _ in range(draw(st.integers(1, 3))):
        if not target:
            break
        holder, key = _descend(draw, target)
        change = draw(st.sampled_from(["nudge", "replace", "remove", "swap", "double"]))
        if change == "remove":
            del holder[key]
        elif change == "swap":
            other, twin = _descend(draw, target)
            holder[key], other[twin] = copy.deepcopy(other[twin]), copy.deepcopy(holder[key])
        elif change == "double" and isinstance(holder, list):
            holder.append(copy.deepcopy(holder[key]))
        else:
            holder[key] = _nudge(draw, holder[key]) if change == "nudge" else draw(VALUES)
    return target
