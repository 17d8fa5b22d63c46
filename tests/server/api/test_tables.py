"""Tables: opened, joined, left, listed, renewed, played once more."""

from __future__ import annotations

import random

import httpx
import pytest

from tests.server.clients import OPEN, Person, RefusedError, bot, open_table, person
from tests.server.seated_tables import keys_of
from tests.server.servers import Server

DEEDS = ("take-back", "rematch", "key", "onlooker", "leave")


def test_a_table_begins_when_everybody_is_there(server: Server) -> None:
    opened = open_table(server.url, person("Ana"), OPEN, OPEN, title="Evening", public=True)
    table_id = opened["table"]["id"]
    assert opened["table"]["phase"] == "gathering"
    with Person(server.url, table_id) as stranger:
        first = stranger.post("join", name="Bo", colour="orchid")
        assert first["seat"] == 1
        assert first["table"]["phase"] == "gathering"
        second = stranger.post("join", name="Cy", seat=2)
        assert second["table"]["phase"] == "running"
        with pytest.raises(RefusedError, match="gathering") as refusal:
            stranger.post("join", name="Di")
        assert refusal.value.code == "wrong_phase"
    with Person(server.url, table_id, first["key"]) as bo:
        assert bo.info()["you"] == {"role": "player", "seats": [1]}
        assert [seat["name"] for seat in bo.info()["seats"]] == ["Ana", "Bo", "Cy"]
        assert bo.info()["seats"][1]["colour"] == "orchid"


def test_several_people_at_one_screen(server: Server) -> None:
    opened = open_table(server.url, person("A", screen="x"), bot(), person("B", screen="x"))
    (handed,) = opened["keys"]
    assert handed["seats"] == [0, 2]
    with Person(server.url, opened["table"]["id"], handed["key"]) as both:
        assert both.info()["waiting_for"][0] == 0
        for seat in (0, 2):
            view = both.get("view", seat=seat)["view"]
            assert view["seat"] == seat
            assert view["seats"][seat]["offer"] is not None
            assert view["seats"][2 - seat]["offer"] is None
        with pytest.raises(RefusedError) as refusal:
            both.get("view", seat=1)
        assert refusal.value.code == "not_your_seat"


def test_a_second_seat_with_the_same_key(server: Server) -> None:
    opened = open_table(server.url, OPEN, OPEN, OPEN, public=True)
    table_id = opened["table"]["id"]
    with Person(server.url, table_id) as stranger:
        key = stranger.post("join", name="Ana")["key"]
    with Person(server.url, table_id, key) as ana:
        assert ana.post("join", name="Her brother")["key"] is None
        assert ana.info()["you"]["seats"] == [0, 1]


def test_leaving_before_the_start(server: Server) -> None:
    opened = open_table(server.url, person("Ana"), OPEN, public=True)
    table_id = opened["table"]["id"]
    with (
        Person(server.url, table_id, keys_of(opened)[0]) as ana,
        Person(server.url, table_id) as stranger,
    ):
        key = stranger.post("join", name="Bo", seat=1)["key"]
        with Person(server.url, table_id, key) as bo, pytest.raises(RefusedError) as refusal:
            bo.post("leave")
        assert refusal.value.code == "wrong_phase"
    again = open_table(server.url, person("Ana"), OPEN, OPEN, public=True)
    table_id = again["table"]["id"]
    with (
        Person(server.url, table_id) as stranger,
        Person(server.url, table_id, keys_of(again)[0]) as ana,
    ):
        key = stranger.post("join", name="Bo")["key"]
        with Person(server.url, table_id, key) as bo:
            bo.post("leave")
            with pytest.raises(RefusedError) as refusal:
                bo.info()
            assert refusal.value.code == "unknown_key"
        assert ana.info()["seats"][1]["kind"] == "open"
        ana.post("leave")
        assert stranger.info()["phase"] == "closed"


def test_somebody_who_came_by_cannot_close_a_table(server: Server) -> None:
    table_id = open_table(server.url, OPEN, OPEN, public=True)["table"]["id"]
    with Person(server.url, table_id) as stranger:
        joined = stranger.post("join", name="")
        assert joined["table"]["seats"][0]["name"] == "Player 1"
        with Person(server.url, table_id, joined["key"]) as guest:
            guest.post("leave")
        assert stranger.info()["phase"] == "gathering"


def test_the_lobby_lists_public_tables(server: Server) -> None:
    public = open_table(server.url, OPEN, OPEN, title="Come in", public=True)["table"]["id"]
    private = open_table(server.url, OPEN, OPEN, title="Ours")["table"]["id"]
    listed = {
        table["id"]: table for table in httpx.get(f"{server.url}/api/tables").json()["tables"]
    }
    assert listed[public]["title"] == "Come in"
    assert private not in listed


def test_bots_have_names_of_their_own(server: Server) -> None:
    named = {**bot(), "name": "Deep Maize"}
    seats = open_table(server.url, person("Itzel"), bot(), named, bot())["table"]["seats"]
    names = [seat["name"] for seat in seats]
    assert names[0] == "Itzel"
    assert names[2] == "Deep Maize"
    assert len(set(names)) == len(names)
    assert all(names)
    assert [seat["bot"] for seat in seats[1:]] == [bot()["bot"]] * 3


def test_a_private_table_needs_a_key(server: Server) -> None:
    opened = open_table(server.url, person(), bot())
    table_id = opened["table"]["id"]
    with Person(server.url, table_id) as stranger, pytest.raises(RefusedError) as refusal:
        stranger.info()
    assert refusal.value.status == 404
    with Person(server.url, table_id, opened["onlooker"]) as onlooker:
        assert onlooker.info()["you"] == {"role": "onlooker", "seats": []}
        for path, body in (("chat", {"text": "hi"}), *((deed, {}) for deed in DEEDS)):
            with pytest.raises(RefusedError) as refusal:
                onlooker.post(path, **body)
            assert refusal.value.code == "needs_key"
    with (
        Person(server.url, table_id, "k1_" + 32 * "x") as liar,
        pytest.raises(RefusedError) as refusal,
    ):
        liar.info()
    assert refusal.value.code == "unknown_key"


def test_a_renewed_key(server: Server) -> None:
    opened = open_table(server.url, person(), person())
    table_id, old = opened["table"]["id"], keys_of(opened)[0]
    with Person(server.url, table_id, old) as ana:
        fresh = ana.post("key")["key"]
        with pytest.raises(RefusedError) as refusal:
            ana.info()
        assert refusal.value.code == "unknown_key"
    with Person(server.url, table_id, fresh) as ana:
        assert ana.info()["you"]["seats"] == [0]


def test_a_rematch(server: Server) -> None:
    opened = open_table(server.url, person("Ana"), person("Bo"), bot("random"))
    table_id, rng = opened["table"]["id"], random.Random(3)
    people = [Person(server.url, table_id, keys_of(opened)[seat]) for seat in (0, 1)]
    with pytest.raises(RefusedError):
        people[0].post("rematch")
    while people[0].info()["phase"] == "running":
        for somebody in people:
            somebody.play_on(rng)
    people.append(Person(server.url, table_id, opened["onlooker"]))
    offers = [somebody.post("rematch") for somebody in people for _ in range(2)]
    (again,) = {offer["table"]["id"] for offer in offers}
    assert again == people[0].info()["rematch"]
    for somebody, seats in zip(people, ([0], [1], []), strict=True):
        with Person(server.url, again, somebody.key) as same:
            assert same.info()["you"]["seats"] == seats
            told = [event["type"] for event in same.get("events")["events"]]
            assert told[:2] == ["opened", "started"]
            assert set(told[2:]) <= {"chosen"}, "asking again changes nothing"
        somebody.http.close()


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        ([bot(), bot()], "nobody_to_play"),
        ([person(colour="macaw"), person(colour="macaw")], "same_colour"),
        ([person(), {"kind": "bot"}], "bot_or_person"),
        ([person()], "invalid"),
        ([person(), {"kind": "bot", "bot": "nobody"}], "invalid"),
        ([person(), {"kind": "bot", "bot": "/etc/passwd:Bot"}], "invalid"),
        ([person(), {"kind": "wizard"}], "invalid"),
        ([person(), {"kind": "person", "points": 99}], "invalid"),
    ],
)
def test_wishes_that_cannot_be_met(
    server: Server, seats: list[dict[str, object]], code: str
) -> None:
    with pytest.raises(RefusedError) as refusal:
        open_table(server.url, *seats)
    assert (refusal.value.status, refusal.value.code) == (422, code)
