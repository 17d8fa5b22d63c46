"""Turns at the tables of a server, made by chance from fixed seeds."""

from __future__ import annotations

import random
from typing import Any

from tests.compatibility.servers import Guest

Json = Any


def random_turn(guest: Guest, seat: int, rng: random.Random) -> list[str]:
    """A whole turn by chance, as the server offers its actions."""
    ply, actions = guest.get()["ply"], list[str]()
    while True:
        found = guest.post("look", seat=seat, ply=ply, actions=actions)
        if found["over"]:
            return actions
        actions.append(rng.choice(found["legal"])["action"])


def take_turn(guest: Guest, rng: random.Random) -> bool:
    """Take a turn with one of the guest's seats, if one of them is asked; tells whether."""
    table = guest.settled()
    mine = [seat for seat in table["waiting_for"] if seat in table["you"]["seats"]]
    if mine:
        guest.commit(random_turn(guest, mine[0], rng), mine[0])
    return bool(mine)


def play(guests: list[Guest], rng: random.Random, turns: int) -> None:
    """Let one after the other go on until so many turns were taken, or the game is over."""
    wanted = guests[0].get()["turns"] + turns
    while guests[0].settled()["turns"] < wanted:
        moved = [take_turn(guest, rng) for guest in guests]
        if not any(moved):
            return
