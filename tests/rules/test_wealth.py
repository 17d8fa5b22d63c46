"""The wealth tiles: choosing, secrecy, and what each of them gives."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tests.positions import table
from tzolkin import Game, IllegalActionError

from .helpers import goods, levels, options, play, seat_of, temples

TILES = [f"w{number:02}" for number in range(1, 22)]
GIVES: dict[str, dict[str, int]] = {
    "w01": {"corn": 3, "quetzalcoatl": 1, "agriculture": 1},
    "w02": {"corn": 5, "gold": 1, "quetzalcoatl": 1},
    "w03": {"stone": 1, "gold": 1, "agriculture": 1},
    "w04": {"corn": 9, "stone": 1},
    "w05": {"wood": 1, "kukulkan": 1, "extraction": 1},
    "w06": {"corn": 2, "wood": 2, "kukulkan": 1},
    "w07": {"corn": 4, "wood": 1, "extraction": 1},
    "w08": {"corn": 3, "wood": 2, "stone": 1},
    "w09": {"corn": 2, "chaac": 1, "architecture": 1},
    "w10": {"corn": 6, "stone": 2},
    "w11": {"corn": 3, "gold": 1, "architecture": 1},
    "w12": {"corn": 6, "wood": 1, "stone": 1},
    "w13": {"corn": 5, "stone": 1, "chaac": 1},
    "w14": {"corn": 3, "wood": 1},
    "w15": {"workers": 1},
    "w16": {"corn": 8, "gold": 1},
    "w17": {"corn": 4, "wood": 1, "skulls": 1},
    "w18": {"corn": 5, "stone": 1, "theology": 1},
    "w19": {"corn": 4, "wood": 3},
    "w20": {"corn": 2, "wood": 2, "theology": 1},
    "w21": {"corn": 7, "wood": 2},
}


def choosing(*offers: list[str], **changes: Any) -> Game:
    """Return a game in which seat 0 chooses; seats without an offer here get other tiles."""
    position = table(max(len(offers), 2), **changes)
    left = [tile for tile in TILES if not any(tile in offer for offer in offers)]
    for number, seat in enumerate(position["seats"]):
        seat["offer"] = offers[number] if number < len(offers) else left[:4]
    position["decision"] = "wealth"
    return Game.load(position)


def kept(low: str, high: str, **changes: Any) -> Game:
    """Return a game after seat 0 kept two tiles and seat 1 chose too."""
    others = [tile for tile in TILES if tile not in (low, high)]
    game = choosing([high, others[0], low, others[1]], others[2:6], **changes)
    play(game, f"keep {low} {high}")
    return play(game, game.legal()[0])


def received(game: Game, seat: int = 0) -> dict[str, int]:
    now = seat_of(game, seat)
    parts = {name: now[name] for name in ("corn", "wood", "stone", "gold", "skulls", "points")}
    parts |= {"workers": now["workers"] - 3, **now["temples"], **now["technologies"]}
    return {name: amount for name, amount in parts.items() if amount}


def together(low: str, high: str) -> dict[str, int]:
    return {
        name: GIVES[low].get(name, 0) + GIVES[high].get(name, 0)
        for name in {*GIVES[low], *GIVES[high]}
    }


@pytest.mark.parametrize(("low", "high"), list(combinations(TILES, 2)))
def test_every_pair_of_tiles(low: str, high: str) -> None:
    others = [tile for tile in TILES if tile not in (low, high)]
    game = choosing([low, high, *others[:2]], others[2:6])
    play(game, f"keep {low} {high}", "keep {} {}".format(*others[4:6]))
    assert received(game) == together(low, high)
    assert received(game, 1) == together(*others[4:6])
    assert seat_of(game)["wealth"] == [low, high]
    assert seat_of(game)["free"] == seat_of(game)["workers"]
    assert game.position()["skulls"] == 13 - seat_of(game)["skulls"] - seat_of(game, 1)["skulls"]


def test_seats_choose_in_order_and_then_seat_0_has_the_first_turn() -> None:
    game = Game.new(players=4, seed=3)
    for seat in range(4):
        assert (game.decision, game.seat) == ("wealth", seat)
        assert game.position()["round"] == 1
        offer = sorted(seat_of(game, seat)["offer"])
        assert options(game) == {f"keep {a} {b}" for a, b in combinations(offer, 2)}
        assert [received(game, other) for other in range(4)] == [{}] * 4
        play(game, f"keep {offer[1]} {offer[3]}")
    assert (game.decision, game.seat) == ("turn", 0)
    assert [len(seat_of(game, seat)["wealth"]) for seat in range(4)] == [2] * 4
    assert all("offer" not in seat_of(game, seat) for seat in range(4))


def test_the_offer_stays_until_the_last_seat_has_chosen() -> None:
    game = choosing(["w04", "w03", "w02", "w01"], ["w21", "w20", "w08", "w10"])
    assert [seat_of(game, seat)["offer"] for seat in (0, 1)] == [
        ["w04", "w03", "w02", "w01"],
        ["w21", "w20", "w08", "w10"],
    ]
    assert [seat_of(game, seat)["wealth"] for seat in (0, 1)] == [[], []]
    play(game, "keep w02 w04")
    assert seat_of(game)["offer"] == ["w04", "w03", "w02", "w01"]
    assert [seat_of(game, seat)["wealth"] for seat in (0, 1)] == [["w02", "w04"], []]
    assert goods(game) == {}


@pytest.mark.parametrize("text", ["keep w04 w02", "keep w02 w05", "keep w02 w02", "keep w02"])
def test_only_ascending_pairs_of_the_offer(text: str) -> None:
    game = choosing(["w04", "w03", "w02", "w01"], ["w21", "w20", "w08", "w10"])
    before = game.position()
    with pytest.raises(IllegalActionError):
        game.play(text)
    assert game.position() == before


def test_tiles_take_effect_lower_id_first_and_effects_in_order() -> None:
    game = kept("w01", "w03", agriculture=3)
    assert (game.decision, game.seat) == ("temple", 0)
    assert received(game) == {"corn": 3, "quetzalcoatl": 1, "agriculture": 3}
    assert received(game, 1) == {}
    play(game, "temple chaac")
    assert game.decision == "temple"
    assert received(game) == {
        "corn": 3,
        "stone": 1,
        "gold": 1,
        "quetzalcoatl": 1,
        "chaac": 1,
        "agriculture": 3,
    }
    assert received(game, 1) == {}
    play(game, "temple chaac")
    assert temples(game) == (2, 1, 0)
    assert received(game, 1) != {}
    assert (game.decision, game.seat) == ("turn", 0)


def test_tiles_take_effect_seat_by_seat() -> None:
    """One skull is left: seat 0 gets it for theology's bonus, none is left for w17."""
    words = {"theology": 3}
    game = choosing(["w18", "w01", "w02", "w03"], ["w16", "w17", "w05", "w06"], bank=1, **words)
    play(game, "keep w01 w18", "keep w16 w17")
    assert seat_of(game)["skulls"] == 1
    assert seat_of(game, 1)["skulls"] == 12
    assert game.position()["skulls"] == 0
    assert levels(game) == (1, 0, 0, 3)


def test_a_bonus_of_wealth_asks_the_seat_it_belongs_to() -> None:
    game = choosing(
        ["w18", "w01", "w02", "w03"],
        ["w07", "w17", "w05", "w06"],
        others={1: {"extraction": 3}},
        first_player=0,
    )
    play(game, "keep w01 w18", "keep w06 w07")
    assert (game.decision, game.seat) == ("gain", 1)
    play(game, "gain stone gold")
    assert seat_of(game, 1)["stone"] == seat_of(game, 1)["gold"] == 1
    assert (game.decision, game.seat) == ("turn", 0)


def test_a_worker_more_is_free() -> None:
    game = kept("w14", "w15")
    assert (seat_of(game)["workers"], seat_of(game)["free"]) == (4, 4)


def test_views_during_the_choice() -> None:
    game = choosing(["w04", "w03", "w02", "w01"], ["w21", "w20", "w08", "w10"])
    assert game.view(0)["seats"][0]["offer"] == ["w04", "w03", "w02", "w01"]
    assert game.view(0)["seats"][0]["wealth"] == []
    assert game.view(0)["legal"] == game.legal()
    assert game.view(0)["seats"][1]["offer"] is None
    assert game.view(0)["seats"][1]["wealth"] is None
    assert game.view(1)["legal"] is None
    assert game.view(None)["legal"] is None
    play(game, "keep w02 w04")
    assert game.view(0)["seats"][0]["wealth"] == ["w02", "w04"]
    assert game.view(0)["legal"] is None
    assert game.view(1)["legal"] == game.legal()
    for viewer in (1, None):
        assert game.view(viewer)["seats"][0]["wealth"] is None
        assert game.view(viewer)["seats"][0]["offer"] is None
    assert game.view(None)["seats"][1]["offer"] is None
    play(game, "keep w08 w10")
    for viewer in (0, 1, None):
        view = game.view(viewer)
        assert [seat["wealth"] for seat in view["seats"]] == [["w02", "w04"], ["w08", "w10"]]
        assert all("offer" not in seat for seat in view["seats"])
        assert view["legal"] == game.legal()


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_views_show_only_how_high_the_stacks_are(viewer: int | None) -> None:
    game = choosing(["w04", "w03", "w02", "w01"], ["w21", "w20", "w08", "w10"])
    for _ in range(3):
        position, view = game.position(), game.view(viewer)
        assert (view["stack"], view["next_stack"]) == (8, 18)
        hidden = {"stack", "next_stack", "seats", "legal"}
        assert {k: v for k, v in view.items() if k not in hidden} == {
            k: v for k, v in position.items() if k not in hidden
        }
        play(game, game.legal()[0])


def test_a_turn_hides_nothing_but_the_stacks() -> None:
    game = kept("w14", "w19")
    position = game.position()
    for viewer in (0, 1, None):
        assert game.view(viewer) == {**position, "stack": 8, "next_stack": 18}


def test_a_bonus_during_the_reveal_hides_nothing() -> None:
    game = kept("w01", "w03", agriculture=3)
    assert game.decision == "temple"
    for viewer in (0, 1, None):
        view = game.view(viewer)
        assert view["legal"] == game.legal()
        assert all(len(seat["wealth"]) == 2 for seat in view["seats"])
        assert all("offer" not in seat for seat in view["seats"])
