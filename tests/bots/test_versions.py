"""Versions of bots: what the first release has learned stays, and is played by on demand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

import tzolkin.bots.builtin
from tests import positions
from tzolkin.bots import BOTS, Budget, UnknownBotError, bot_class, make_bot
from tzolkin.bots.builtin import search, weights
from tzolkin.bots.builtin.levels import LEVELS
from tzolkin.bots.builtin.weights import LINEAR_VERSIONS, NETWORK_VERSIONS, learned_file
from tzolkin.bots.registry import pin_version

LEARNED = Path(tzolkin.bots.builtin.__file__).parent / "learned"
FIRST_RELEASE = {
    "network2.bin": "a91e23ac997dfb1f749368e4bf366e4a39888e69234839c6ff1a17ce8db89bac",
    "network3.bin": "bb39c574e0a2197efbf0dc8ff19e247023295e27feb57a1883ec102f6cfbfbb2",
    "network4.bin": "b9d9cb76f61ff03c2ddd3b8913ea938de3becc2fa92dbb1f9857551b0cf84080",
    "weights.json": "c8db1fb08d24fbc3e44bb703d3d07186b907f1214de760ecc15eccfd20b23b7d",
}
THREE_MEGABYTES = 3 * 10**6
NEWEST = NETWORK_VERSIONS[-1]


def test_the_files_of_the_first_release_stay() -> None:
    found = {path.name: sha256(path.read_bytes()).hexdigest() for path in (LEARNED / "1").iterdir()}
    assert found == FIRST_RELEASE


def test_every_version_has_files_of_its_own_and_all_are_small() -> None:
    versions = {int(folder.name): names(folder) for folder in LEARNED.iterdir()}
    assert [n for n in sorted(versions) if "weights.json" in versions[n]] == list(LINEAR_VERSIONS)
    networks = [n for n in sorted(versions) if any(name[:3] == "net" for name in versions[n])]
    assert networks == list(NETWORK_VERSIONS)
    assert sum(path.stat().st_size for path in LEARNED.glob("*/*")) < THREE_MEGABYTES


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_newest_version_has_learned_more(players: int) -> None:
    """Its files are read as those of the first one, and say something else."""
    newest, first = (weights.network_weights(players, version) for version in (NEWEST, 1))
    assert [len(part) for part in newest[1]] == [len(part) for part in first[1]]
    assert newest != first


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A third version that has learned something for two players only."""
    package = tmp_path / "learned"
    package.mkdir()
    (package / "1").symlink_to(LEARNED / "1")
    (package / "3").mkdir()
    (package / "3" / "network2.bin").write_bytes(bytes(len(first_network(2))))
    monkeypatch.setattr(weights, "files", lambda _: tmp_path)
    monkeypatch.setattr(search.SearchBot, "versions", (1, 3))
    monkeypatch.setattr(search.SearchBot, "version", 3)
    weights.network_weights.cache_clear()
    yield
    weights.network_weights.cache_clear()


def first_network(players: int) -> bytes:
    return (LEARNED / "1" / f"network{players}.bin").read_bytes()


@pytest.mark.usefixtures("later")
def test_what_is_not_new_in_a_version_is_that_of_the_one_before() -> None:
    for version, players in ((1, 2), (2, 2), (1, 3), (3, 3), (3, 4)):
        found = learned_file(f"network{players}.bin", version).read_bytes()
        assert found == first_network(players)
    assert set(learned_file("network2.bin", 3).read_bytes()) == {0}


@pytest.mark.usefixtures("later")
@pytest.mark.parametrize("name", ["search", "priest", "ruler"])
def test_bots_play_by_their_version(name: str) -> None:
    """Without one by the newest: the one that has learned nothing finds all turns alike."""
    board, budget = positions.load(2, corn=9).board, Budget(simulations=40, threads=2)
    chosen = {}
    for spec in (name, f"{name}@3", f"{name}@1"):
        bot = make_bot(spec, 1, budget)
        assert isinstance(bot, search.SearchBot)
        chosen[spec] = bot.plan(board)
        assert (bot.version, bot.about) == (1 if spec[-1] == "1" else 3, BOTS[name].about)
    assert chosen[name] == chosen[f"{name}@3"] != chosen[f"{name}@1"]


def test_bots_that_have_learned_have_versions() -> None:
    networks = {name for name in BOTS if BOTS[name].versions == NETWORK_VERSIONS}
    tables = {name for name in BOTS if BOTS[name].versions == LINEAR_VERSIONS}
    assert networks | tables == {"planner", "search", *LEVELS} - {"novice"}
    assert networks >= {"search", "priest", "ruler"}
    assert bot_class("search") is bot_class(f"search@{NEWEST}") is BOTS["search"]
    assert issubclass(bot_class("planner@1"), BOTS["planner"])


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("search@99", "there is no version '99' of search; there (is|are) search@1(, search@.*)?$"),
        ("search@99:100", "there is no version '99' of search"),
        ("search@", "there is no version '' of search"),
        ("search@01", "there is no version '01' of search"),
        ("planner@x", r"there is no version 'x' of planner; there is planner@1$"),
        ("greedy@1", "^greedy has no versions; write greedy alone$"),
        ("nobody@1", "there is no bot 'nobody'"),
    ],
)
def test_other_versions(spec: str, words: str) -> None:
    with pytest.raises(UnknownBotError) as caught:
        make_bot(spec)
    assert re.search(words, str(caught.value))


@pytest.mark.parametrize(
    ("spec", "newest", "first"),
    [
        ("search", f"search@{NEWEST}", "search@1"),
        (" search:100:2 ", f"search@{NEWEST}:100:2", "search@1:100:2"),
        ("search@1:100", "search@1:100", "search@1:100"),
        ("planner", "planner@1", "planner@1"),
        ("priest", f"priest@{NEWEST}", "priest@1"),
        ("greedy", "greedy", "greedy"),
        ("novice:5", "novice:5", "novice:5"),
        ("a@b/mine.py:MyBot:9", "a@b/mine.py:MyBot:9", "a@b/mine.py:MyBot:9"),
        ("run:search", "run:search", "run:search"),
        ("nobody", "nobody", "nobody"),
    ],
)
def test_versions_are_written_out(spec: str, newest: str, first: str) -> None:
    assert (pin_version(spec), pin_version(spec, first=True)) == (newest, first)
