"""Public names can be imported from where they were in the first release, until 1.0."""

from __future__ import annotations

import pytest

from tests.compatibility.descriptions.names import value_of
from tests.compatibility.fixtures import read

NAMES = [
    (module, name)
    for kind in ("listed", "documented")
    for module, names in read("names")[kind].items()
    for name in names or [""]
]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_names_are_found_where_they_were() -> None:
    lost = []
    for module, name in NAMES:
        try:
            value_of(module, name)
        except ImportError as error:
            lost.append(f"{module}.{name}: {error}")
    assert lost == []


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_documented_classes_have_the_same_members() -> None:
    lost = []
    for path, members in read("names")["members"].items():
        module, _, name = path.rpartition(".")
        value = value_of(module, name)
        lost += [f"{path}.{member}" for member in members if not hasattr(value, member)]
    assert lost == []
