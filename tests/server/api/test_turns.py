"""Turns: drafts, commits that count once, races, secret choices, and taking back."""

from __future__ import annotations

import random
import threading
from typing import Any

import pytest

from tests.server.clients import News, Person, RefusedError, person
from tests.server.seated_tables import past_the_tiles, play_out, seated
from tests.server.servers import Server
from tzolkin import Game

RNG = random.Random


def first_turn(people: list[Person], rng: random.Random) -> tuple[Person, int, int, list[str]]:
    """Who is asked after the tiles, and a turn for them."""
    past_the_tiles(people, rng)
    info = people[0].info()
    (seat,) = info["waiting_for"]
    return people[seat], seat, info["ply"], people[seat].any_turn(seat, info["ply"], rng)


def test_tiles_are_chosen_at_the_same_time_and_in_secret(server: Server) -> None:
    with seated(server.url, person(), person(), person()) as (ana, bo, cy, onlooker):
        found = cy.look(2, 0, [])
        choice = found["legal"][3]["action"]
        assert found["legal"][3]["action"].startswith("keep ")
        assert cy.commit(2, 0, [choice])["sealed"]
        assert cy.info()["sealed"] == {"2": choice}
        assert ana.info()["sealed"] == {}
        assert onlooker.info()["chosen"] == [2]
        assert ana.info()["waiting_for"] == [0, 1]
        with pytest.raises(RefusedError) as refusal:
            cy.commit(2, 0, [choice])
        assert refusal.value.code == "not_your_turn"
        for seat, somebody in ((1, bo), (0, ana)):
            somebody.commit(seat, 0, [somebody.look(seat, 0, [])["legal"][0]["action"]])
        assert ana.info()["ply"] == 3
        kept = set(choice.split()[1:])
        assert set(ana.get("view")["view"]["seats"][2]["wealth"]) == kept


def test_the_same_commit_counts_once(server: Server) -> None:
    with seated(server.url, person(), person()) as people:
        somebody, seat, ply, actions = first_turn(people[:2], RNG(1))
        answers = [somebody.commit(seat, ply, actions, "only-once") for _ in range(5)]
        assert all(answer["turn"] == answers[0]["turn"] for answer in answers)
        assert somebody.info()["ply"] == ply + len(actions)
        assert [e["type"] for e in somebody.get("events")["events"]].count("turn") == 3
        with pytest.raises(RefusedError) as refusal:
            somebody.commit(seat, ply + 1, actions, "only-once")
        assert refusal.value.code == "id_used"


def test_a_secret_choice_can_be_sent_again_when_all_are_open(server: Server) -> None:
    with seated(server.url, person(), person(), person()) as people:
        choices = [
            person.look(seat, 0, [])["legal"][0]["action"] for seat, person in _three(people)
        ]
        for _ in range(2):
            for seat, somebody in _three(people):
                answer = somebody.commit(seat, 0, [choices[seat]], f"choice-{seat}")
                assert answer["sealed"]
                assert answer["turn"] is None
        assert people[0].info()["ply"] == 3


def _three(people: list[Person]) -> list[tuple[int, Person]]:
    return list(enumerate(people[:3]))


def test_two_secret_choices_need_two_ids(server: Server) -> None:
    """Or the table could never open them."""
    with seated(server.url, person(screen="one"), person(screen="one"), person()) as people:
        both, other = people[:2]
        both.commit(0, 0, [both.look(0, 0, [])["legal"][0]["action"]], "the-same")
        choice = both.look(1, 0, [])["legal"][0]["action"]
        with pytest.raises(RefusedError) as refusal:
            both.commit(1, 0, [choice], "the-same")
        assert refusal.value.code == "id_used"
        both.commit(1, 0, [choice])
        other.commit(2, 0, [other.look(2, 0, [])["legal"][0]["action"]])
        assert both.info()["ply"] == 3


def test_a_commit_for_what_was_taken_back_is_refused(server: Server) -> None:
    """The ply may be the same again, but the number of turns is not."""
    with seated(server.url, person(), person()) as people:
        somebody, seat, ply, actions = first_turn(people[:2], RNG(5))
        turns = somebody.info()["turns"]
        somebody.commit(seat, ply, actions)
        for each in people[:2]:
            each.post("take-back", agree=True)
        body = {"seat": seat, "ply": ply, "actions": actions}
        with pytest.raises(RefusedError) as refusal:
            somebody.post("turns", **body, id="too-late", turns=turns)
        assert refusal.value.code == "out_of_date"
        somebody.post("turns", **body, id="in-time-", turns=somebody.info()["turns"])


def test_of_two_commits_one_wins(server: Server) -> None:
    """And the other gets the current view."""
    with seated(server.url, person(), person()) as people:
        somebody, seat, ply, actions = first_turn(people[:2], RNG(2))
        outcomes: list[Any] = []

        def race() -> None:
            with Person(server.url, somebody.table_id, somebody.key) as racer:
                try:
                    outcomes.append(racer.commit(seat, ply, actions))
                except RefusedError as refusal:
                    outcomes.append(refusal)

        threads = [threading.Thread(target=race) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        lost = [outcome for outcome in outcomes if isinstance(outcome, RefusedError)]
        assert len(outcomes) == 6
        assert len(lost) == 5
        for refusal in lost:
            assert refusal.code == "out_of_date"
            assert refusal.error["params"]["current"] == somebody.get("view")["view"]


def test_a_draft_with_costs_gains_and_reasons(server: Server) -> None:
    with seated(server.url, person(), person(), seed=5) as people:  # with corn for two workers
        somebody, seat, ply, _ = first_turn(people[:2], RNG(3))
        found = somebody.look(seat, ply, ["place palenque"])
        assert found["actions"] == ["place palenque"]
        assert not found["over"]
        by_text = {choice["action"]: choice for choice in found["legal"]}
        cost = by_text["place tikal"]["changes"][str(seat)]["corn"]
        assert cost < 0
        deeper = somebody.look(seat, ply, ["place palenque", "place tikal"])
        assert deeper["changes"][str(seat)]["corn"] <= cost
        reasons = {entry["action"]: entry["reason"] for entry in found["impossible"]}
        assert reasons["pick palenque 0"]["code"] == "already_placing"
        with pytest.raises(RefusedError) as refusal:
            somebody.commit(seat, ply, ["place palenque"])
        assert refusal.value.code == "turn_not_over"
        with pytest.raises(RefusedError) as refusal:
            somebody.look(seat, ply, ["place palenque", "pick tikal 1"])
        assert refusal.value.code == "illegal_action"
        assert refusal.value.error["params"]["index"] == 1
        assert somebody.info()["ply"] == ply


def test_a_draft_is_kept_until_the_turn_is_committed(server: Server) -> None:
    with seated(server.url, person(), person()) as people:
        somebody, seat, ply, actions = first_turn(people[:2], RNG(4))
        body = {"seat": seat, "ply": ply, "actions": ["place uxmal"], "undone": ["place tikal"]}
        assert somebody.put("draft", **body)["actions"] == ["place uxmal"]
        kept = {"ply": ply, "actions": ["place uxmal"], "undone": ["place tikal"]}
        assert somebody.get("view")["draft"] == kept
        assert people[1 - seat].get("view")["draft"] is None
        somebody.commit(seat, ply, actions)
        assert somebody.get("view")["draft"] is None


def test_forced_answers_are_given(server: Server) -> None:
    """Nothing but `skip` is left to do on space 0 of a gear."""
    with seated(server.url, person(), person()) as people:
        somebody, seat, ply, _ = first_turn(people[:2], RNG(5))
        somebody.commit(seat, ply, ["place chichen", "done"])
        other, info = people[1 - seat], people[0].info()
        other.commit(1 - seat, info["ply"], other.any_turn(1 - seat, info["ply"], RNG(6)))
        ply = people[0].info()["ply"]
        while people[0].info()["waiting_for"] != [seat]:
            other.play_on(RNG(7))
            ply = people[0].info()["ply"]
        plain = somebody.look(seat, ply, [])
        picks = [c["action"] for c in plain["legal"] if c["action"].startswith("pick")]
        for pick in picks:
            asked = somebody.look(seat, ply, [pick])
            answered = somebody.look(seat, ply, [pick], auto=True)
            if len(asked["legal"]) == 1:
                assert answered["actions"] == [pick, asked["legal"][0]["action"]]


def test_only_ones_own_turn(server: Server) -> None:
    with seated(server.url, person(), person()) as people:
        somebody, seat, ply, actions = first_turn(people[:2], RNG(8))
        other, onlooker = people[1 - seat], people[2]
        for guest, code in ((other, "not_your_seat"), (onlooker, "needs_key")):
            with pytest.raises(RefusedError) as refusal:
                guest.commit(seat, ply, actions)
            assert refusal.value.code == code
        with pytest.raises(RefusedError) as refusal:
            other.commit(1 - seat, ply, actions)
        assert refusal.value.code == "not_your_turn"
        assert somebody.info()["ply"] == ply


def test_a_turn_is_taken_back_only_if_all_agree(server: Server) -> None:
    with seated(server.url, person(), person(), person()) as people:
        somebody, seat, ply, actions = first_turn(people[:3], RNG(9))
        before = somebody.get("view")["view"]
        somebody.commit(seat, ply, actions)
        others = [guest for guest in people[:3] if guest is not somebody]
        assert not somebody.post("take-back")["done"]
        with pytest.raises(RefusedError) as refusal:
            others[0].post("take-back", ply=ply + 1)
        assert refusal.value.code == "other_turn"
        assert not others[0].post("take-back", ply=ply)["done"]
        assert others[1].post("take-back", agree=False)["agreed"] == []
        assert somebody.info()["ply"] == ply + len(actions)
        for guest in people[:2]:
            assert not guest.post("take-back")["done"]
        assert people[2].post("take-back") == {"ply": ply, "agreed": [], "done": True}
        assert somebody.get("view")["view"] == before
        play_out(people[:3], RNG(10))
        assert Game.replay(somebody.get("record")).over


def test_wealth_tiles_are_not_taken_back(server: Server) -> None:
    with seated(server.url, person(), person()) as (ana, bo, _):
        with pytest.raises(RefusedError):
            ana.post("take-back")
        past_the_tiles([ana, bo], RNG(11))
        with pytest.raises(RefusedError):
            ana.post("take-back")


def test_talking(server: Server) -> None:
    with (
        seated(server.url, person(), person()) as (ana, bo, onlooker),
        News(server.url, ana.table_id, onlooker.key) as news,
    ):
        ana.post("chat", text="  Good luck! ")
        said = news.wait_for("said")
        assert (said["text"], said["seats"]) == ("Good luck!", [0])
        for text in ("", "   ", "x" * 501):
            with pytest.raises(RefusedError):
                bo.post("chat", text=text)
