"""What players observe of a game in OpenSpiel, and what is hidden from them."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pyspiel

from tests.bots.helpers import with_hidden_changed
from tzolkin import Game
from tzolkin.encoding import encode
from tzolkin.environments.openspiel_positions import (
    CHANCE,
    DecisionPosition,
    DrawPosition,
    imagine_moves,
)
from tzolkin.game.notation import TEXTS, TILES
from tzolkin.rules.state import State

from .openspiel_games import PLAYERS, dealt, drawing, known, load, observer, walk


@PLAYERS
def test_nothing_hidden_is_observed(players: int) -> None:
    """Shuffle the stacks, and change the tiles offered to others and kept by them."""
    rng, checked = random.Random(players), 0
    for state in walk(load(players), players):
        board = state.position.board
        if board is None or (not state.position.has_secrets and rng.random() < 0.8):
            continue
        for player in range(players):
            twin = _twin(state, player, rng)
            assert known(twin, player) == known(state, player)
            checked += twin.position.board.to_bytes() != board.to_bytes()
    assert checked > 20


def _twin(state: Any, player: int, rng: random.Random) -> Any:
    """Return a state that differs in everything that the player does not know."""
    position, twin = state.position, state.clone()
    board = with_hidden_changed(Game(position.board), player, rng)
    secrets = [secret if seat == player else "?" for seat, secret in enumerate(position.secrets)]
    asking = DecisionPosition(board, board.to_bytes(), position.story, tuple(secrets))
    twin.position = asking
    if isinstance(position, DrawPosition):
        twin.position = DrawPosition(
            asking, position.action, position.stack, position.drawn, position.story
        )
    return twin


def test_the_order_of_a_stack_makes_no_difference() -> None:
    rng, compared = random.Random(1), 0
    for state in walk(load(), 5):
        if state.is_chance_node() or state.is_terminal():
            continue
        for action in state.legal_actions():
            after, other = state.child(action), _twin(state, state.current_player(), rng)
            other.apply_action(action)
            if after.is_chance_node():
                compared += 1
                assert after.chance_outcomes() == other.chance_outcomes()
                assert str(_drawn(after)) == str(_drawn(other))
    assert compared > 3


def _drawn(state: Any) -> Any:
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])
    return state


def test_a_state_holds_no_future() -> None:
    for state in walk(load(), 6):
        if isinstance(state.position, DecisionPosition):
            laid = State.unpack(state.position.board.to_bytes())
            left, later = laid.stack[: laid.stack_size], laid.next_stack[: laid.next_stack_size]
            assert left == sorted(left)
            assert later == sorted(later)


def test_choices_of_wealth_tiles_are_shown_when_all_have_chosen() -> None:
    state = dealt(3)
    for seat in range(3):
        choice = state.action_to_string(state.legal_actions()[0])
        state.apply_action(state.legal_actions()[0])
        for player in range(3):
            shown = choice in state.information_state_string(player)
            assert shown == (player == seat or seat == 2)
    assert state.information_state_string(0).endswith(choice)
    assert len(set(map(state.information_state_string, range(3)))) == 3


def test_information_states_recall_everything() -> None:
    *_, state = walk(load(), 7)
    own = state.position.secrets[1]
    moves = [
        f"draw {TILES[move.action]}" if move.player == CHANCE else TEXTS[move.action]
        for move in state.full_history()
    ]
    chosen = next(number for number, text in enumerate(moves) if text.startswith("keep"))
    offered = moves[10:18]  # after 4 monuments and 6 buildings
    shown = moves[:10] + moves[18:chosen] + ["keep ? ?"] * 2 + moves[chosen:]
    assert state.information_state_string(1) == f"seat 1; {own}; {', '.join(shown)}"
    tiles = " ".join(text.removeprefix("draw ") for text in offered[4:])
    assert own == f"{tiles}, {moves[chosen + 1]}"


@PLAYERS
def test_states_are_imagined_for_a_player(players: int) -> None:
    state, sampler = dealt(players), pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    for player in range(players):
        offers = set()
        for _ in range(20):
            twin = state.resample_from_infostate(player, sampler)
            assert known(twin, player) == known(state, player)
            assert twin.legal_actions() == state.legal_actions() or player != twin.current_player()
            again = load(players).new_initial_state()
            for move in twin.history():
                again.apply_action(move)
            assert str(again) == str(twin)
            offers.add(twin.position.secrets)
        assert len(offers) == 20
        state.apply_action(state.legal_actions()[-1])
    twin = state.resample_from_infostate(0, sampler)
    assert twin.history() == state.history()


def test_what_is_imagined_includes_what_is_so() -> None:
    """Every offer and choice that the player cannot rule out is equally likely."""
    state = dealt()
    state.apply_action(state.legal_actions()[0])
    moves, rng = state.history(), random.Random(1)
    made = [imagine_moves(2, moves, 1, rng.random) for _ in range(4000)]
    offers = Counter(move for each in made for move in each[10:14])
    assert moves[:10] + moves[14:-1] == made[0][:10] + made[0][14:-1]
    assert set(moves[10:14]) < set(offers)
    assert len(offers) == 21 - len(moves[14:-1])
    assert max(offers.values()) < 1.2 * min(offers.values())
    choices = Counter(each[-1] for each in made)
    assert len(choices) == len(offers) * (len(offers) - 1) // 2
    assert moves[-1] in choices


def test_public_and_private_parts_make_the_whole() -> None:
    none, single = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    whole, public, private = (
        observer(*parts) for parts in ((True, single), (True, none), (False, single))
    )
    secret = 0
    for state in walk(load(), 3):
        for player in (0, 1):
            for one in (whole, public, private):
                one.set_from(state, player)
            assert (whole.tensor == public.tensor + private.tensor).all()
            assert private.tensor.any() == (
                state.position.has_secrets and state.position.board is not None
            )
            secret += bool(private.tensor.any())
            if state.position.board is not None:
                assert (whole.tensor == encode(state.position.board, player)).all()
                assert (
                    "offer" in public.string_from(state, player) or not state.position.has_secrets
                )
        assert public.string_from(state, 0) == public.string_from(state, 1)
    assert secret == 4


def test_pending_draws_are_shown() -> None:
    state = drawing()
    text = state.observation_string(0)
    view = json.loads(text.partition("; ")[2])
    assert view["pending"] == [TEXTS[state.history()[-1]]]
    assert view["buildings"] == Game(state.position.board).view(0)["buildings"]
    state.apply_action(state.legal_actions()[0])
    assert state.observation_string(0) != text
