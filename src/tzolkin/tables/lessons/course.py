"""The lessons in their order. What they say is in the catalogue of words, under `learn-`."""

from __future__ import annotations

from ..errors import no_such_lesson
from .model import Lesson, act, end, read
from .scenes import scene

PLACE = Lesson(
    "place",
    scene(day=0, you={"corn": 4}),
    (
        read("welcome", "calendar"),
        read("cities", "palenque", "yaxchilan", "tikal", "uxmal", "chichen"),
        act("first", "place palenque"),
        act("second", "place yaxchilan"),
        end("end"),
        read("turned", "calendar"),
        read("close", "worker"),
    ),
    ((*("place yaxchilan", "done"), *("place palenque", "done"), *("place uxmal", "done")),),
)

WAIT = Lesson(
    "wait",
    scene(
        day=1,
        you={"corn": 1},
        on={"palenque": {1: 0, 2: 2}, "yaxchilan": {1: 0, 2: 1}, "uxmal": {1: 3}},
    ),
    (
        read("worth", "palenque-1", "palenque-2"),
        act("spend", "place tikal", "place uxmal", "place chichen"),
        end("end"),
        read("rode", "palenque-2"),
        act("pick", "pick palenque 2"),
        act("harvest", "do 2"),
        end("done"),
        read("close", "corn"),
    ),
    ((*("place palenque", "done"), *("place yaxchilan", "done"), *("place chichen", "done")), ()),
)

BACK = Lesson(
    "back",
    scene(
        day=5,
        you={"corn": 2},
        on={
            "yaxchilan": {4: 0, 2: 3},
            "palenque": {6: 0, 3: 1, 1: 2},
            "tikal": {2: 1},
            "uxmal": {3: 2},
        },
        jungle={2: (2, 0), 3: (4, 3)},
    ),
    (
        read("stand", "yaxchilan-4", "yaxchilan-3"),
        act("pick", "pick yaxchilan 4"),
        act("back", "do 3"),
        read("free", "palenque-6"),
        act("again", "pick palenque 6"),
        act("choose", "do 5"),
        act("wood", "harvest wood"),
        end("end"),
        read("close", "wood", "stone", "gold"),
    ),
    ((),),
)

MARKET = Lesson(
    "market",
    scene(
        day=6,
        you={"corn": 9, "wood": 1},
        on={"uxmal": {2: 0}, "palenque": {3: 1, 4: 2}, "tikal": {1: 3}, "yaxchilan": {2: 2}},
    ),
    (
        read("corn", "corn"),
        act("pick", "pick uxmal 2"),
        act("open", "do 2"),
        act("buy", "buy stone", "buy wood", "buy gold"),
        act("leave", "done"),
        end("end"),
        read("close", "uxmal-3"),
    ),
    ((),),
)

BUILD = Lesson(
    "build",
    scene(
        day=6,
        you={"corn": 5, "wood": 1, "stone": 1},
        on={"tikal": {2: 0, 1: 1}, "yaxchilan": {1: 0, 3: 2}, "palenque": {2: 3, 4: 1}},
        row=["b01", "b11", "b06", "b13", "b05", "b14"],
    ),
    (
        read("row", "buildings"),
        act("pick", "pick tikal 2"),
        act("open", "do 2"),
        act("farm", "build b01"),
        end("end"),
        read("close", "buildings"),
    ),
    ((),),
)

TECHNOLOGY = Lesson(
    "technology",
    scene(
        day=8,
        you={"corn": 2, "wood": 1},
        on={"tikal": {1: 0, 3: 2}, "palenque": {3: 0, 1: 1}, "uxmal": {2: 3}, "chichen": {2: 1}},
        jungle={2: (1, 0), 3: (4, 3), 4: (4, 3)},
    ),
    (
        read("tracks", "agriculture", "extraction", "architecture", "theology"),
        act("pick", "pick tikal 1"),
        act("open", "do 1"),
        act("advance", "advance agriculture"),
        read("order", "agriculture-1"),
        act("again", "pick palenque 3"),
        act("harvest", "do 3"),
        act("corn", "harvest corn"),
        end("end"),
        read("close", "agriculture-4"),
    ),
    ((),),
)

TEMPLES = Lesson(
    "temples",
    scene(
        day=7,
        you={"corn": 10},
        rivals=({"chaac": 1}, {"quetzalcoatl": 1}, {"kukulkan": 1}),
        on={"uxmal": {1: 0, 3: 1}, "palenque": {2: 2}, "tikal": {2: 3}},
    ),
    (
        read("gods", "chaac", "quetzalcoatl", "kukulkan"),
        act("pick", "pick uxmal 1"),
        act("open", "do 1"),
        act("rise", "temple chaac", "temple kukulkan"),
        end("end"),
        read("paid", "player"),
        read("close", "day-13"),
    ),
    ((*("place yaxchilan", "done"), *("place palenque", "done"), *("place chichen", "done")),),
)

SKULLS = Lesson(
    "skulls",
    scene(
        day=10,
        you={"corn": 3},
        on={
            "yaxchilan": {4: 0, 1: 2},
            "chichen": {3: 0, 1: 1},
            "palenque": {4: 1},
            "tikal": {3: 3},
        },
        offerings={1: 3},
        rivals=({"skulls": 1}, {}, {"chaac": 1, "points": 4}),
    ),
    (
        read("what", "yaxchilan-4", "chichen"),
        act("pick", "pick yaxchilan 4"),
        act("skull", "do 4"),
        act("again", "pick chichen 3"),
        act("offer", "do 3"),
        end("end"),
        read("close", "chichen-9"),
    ),
    ((),),
)

FOOD = Lesson(
    "food",
    scene(
        day=13,
        you={"corn": 2, "workers": 4, "buildings": ["b01"], "chaac": 2, "kukulkan": -1},
        rivals=({"chaac": 1}, {"quetzalcoatl": 2}, {"kukulkan": 2}),
        on={"palenque": {4: 0, 2: 1}, "tikal": {3: 0}, "yaxchilan": {2: 2}, "uxmal": {1: 3}},
        jungle={4: (4, 3)},
    ),
    (
        read("need", "day-13"),
        act("pick", "pick palenque 4"),
        act("open", "do 4"),
        act("harvest", "harvest corn"),
        end("end"),
        read("fed", "player"),
        read("points", "chaac", "quetzalcoatl", "kukulkan"),
        read("close", "buildings"),
    ),
    ((*("place palenque", "done"), *("place tikal", "done"), *("place yaxchilan", "done")),),
)

FIRST = Lesson(
    "first",
    scene(
        day=10,
        you={"corn": 1},
        on={"palenque": {2: 0}, "yaxchilan": {1: 0, 4: 1}, "tikal": {3: 2}, "uxmal": {0: 3}},
        first_player=3,
        calendar_corn=3,
    ),
    (
        read("space", "first-space"),
        act("place", "place first"),
        end("end"),
        act("days", "days 2"),
        end("go"),
        read("rode", "calendar"),
        read("close", "dark"),
    ),
    ((*("place palenque", "done"), *("place uxmal", "done")), ()),
)

BEG = Lesson(
    "beg",
    scene(
        day=4,
        you={"corn": 0},
        on={"yaxchilan": {1: 0, 0: 1}, "palenque": {3: 2, 0: 3}, "uxmal": {1: 1}},
    ),
    (
        read("empty", "player"),
        act("beg", "beg quetzalcoatl", "beg chaac", "beg kukulkan"),
        act("place", "place tikal", "place uxmal", "place chichen"),
        act(
            "more",
            "place palenque",
            "place yaxchilan",
            "place tikal",
            "place uxmal",
            "place chichen",
        ),
        end("end"),
        read("close", "chaac", "quetzalcoatl", "kukulkan"),
    ),
    ((),),
)

END = Lesson(
    "end",
    scene(
        day=26,
        you={
            "points": 21,
            "corn": 9,
            "wood": 2,
            "stone": 1,
            "gold": 3,
            "skulls": 1,
            "workers": 4,
            "light": False,
            "agriculture": 2,
            "extraction": 2,
            "architecture": 1,
            "theology": 1,
            "chaac": 2,
            "quetzalcoatl": 3,
            "kukulkan": 1,
            "buildings": ["b01", "b11", "b20"],
        },
        rivals=(
            {
                "points": 38,
                "workers": 4,
                "chaac": 3,
                "quetzalcoatl": 1,
                "buildings": ["b06", "b18"],
            },
            {"points": 33, "corn": 14, "quetzalcoatl": 2, "kukulkan": 2, "agriculture": 3},
            {"points": 29, "workers": 5, "kukulkan": 3, "extraction": 2, "buildings": ["b05"]},
        ),
        on={
            "palenque": {3: 2, 5: 3},
            "yaxchilan": {3: 1, 4: 3},
            "tikal": {4: 0, 2: 1},
            "uxmal": {6: 1, 2: 3},
            "chichen": {5: 0, 8: 2},
        },
        display=["m08", "m02"],
        offerings={1: 3, 3: 2, 4: 1},
    ),
    (
        read("last", "day-26"),
        act("pick", "pick tikal 4"),
        act("open", "do 4"),
        act("monument", "build m08"),
        end("end"),
        read("scores", "player"),
        read("close"),
    ),
    ((*("place palenque", "done"), *("place tikal", "done"), *("place yaxchilan", "done")),),
)

COURSE = {
    lesson.name: lesson
    for lesson in (
        *(PLACE, WAIT, BACK, MARKET, BUILD, TECHNOLOGY),
        *(TEMPLES, SKULLS, FOOD, FIRST, BEG, END),
    )
}


def find_lesson(name: str) -> Lesson:
    """Return a lesson by its name; TableError if there is none."""
    if name not in COURSE:
        raise no_such_lesson(name)
    return COURSE[name]
