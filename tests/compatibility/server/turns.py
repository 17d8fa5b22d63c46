"""Random turns at the tables of a server, from fixed seeds."""

from __future__ import annotations

import random

from tests.compatibility.server.process import TableClient


def random_turn(client: TableClient, seat: int, rng: random.Random) -> list[str]:
    """Choose a whole turn from the actions that the server offers."""
    ply, actions = client.get()["ply"], list[str]()
    while True:
        draft = client.post("look", seat=seat, ply=ply, actions=actions)
        if draft["over"]:
            return actions
        actions.append(rng.choice(draft["legal"])["action"])


def play_turn(client: TableClient, rng: random.Random) -> bool:
    """Commit a turn if it is the turn of one of the client's seats; return whether it was."""
    table = client.wait_for_bots()
    own = [seat for seat in table["waiting_for"] if seat in table["you"]["seats"]]
    if own:
        client.commit(own[0], random_turn(client, own[0], rng))
    return bool(own)


def play_turns(clients: list[TableClient], rng: random.Random, turns: int | None = None) -> None:
    """Play at least so many turns, those of bots included, or to the end of the game."""
    begun = clients[0].get()["turns"]
    while turns is None or clients[0].wait_for_bots()["turns"] < begun + turns:
        played = [play_turn(client, rng) for client in clients]
        if not any(played):
            return
