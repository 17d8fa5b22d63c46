"""The 21 wealth tiles, a row each: the place of a neutral worker, and what the tile brings."""

from __future__ import annotations

from .effects import WORKER, advance, feed_workers, goods, rise
from .model import WealthTile

WEALTH_TILES = (
    WealthTile(
        "w01", "palenque", 1, (*goods(corn=3), rise("quetzalcoatl"), advance("agriculture"))
    ),
    WealthTile("w02", "palenque", 3, (*goods(corn=5, gold=1), rise("quetzalcoatl"))),
    WealthTile("w03", "palenque", 5, (*goods(stone=1, gold=1), advance("agriculture"))),
    WealthTile("w04", "palenque", 7, (*goods(corn=9, stone=1),)),
    WealthTile("w05", "yaxchilan", 1, (*goods(wood=1), rise("kukulkan"), advance("extraction"))),
    WealthTile("w06", "yaxchilan", 3, (*goods(corn=2, wood=2), rise("kukulkan"))),
    WealthTile("w07", "yaxchilan", 5, (*goods(corn=4, wood=1), advance("extraction"))),
    WealthTile("w08", "yaxchilan", 7, (*goods(corn=3, wood=2, stone=1),)),
    WealthTile("w09", "tikal", 1, (*goods(corn=2), rise("chaac"), advance("architecture"))),
    WealthTile("w10", "tikal", 3, (*goods(corn=6, stone=2),)),
    WealthTile("w11", "tikal", 5, (*goods(corn=3, gold=1), advance("architecture"))),
    WealthTile("w12", "tikal", 7, (*goods(corn=6, wood=1, stone=1),)),
    WealthTile("w13", "uxmal", 1, (*goods(corn=5, stone=1), rise("chaac"))),
    WealthTile("w14", "uxmal", 3, (*goods(corn=3, wood=1), feed_workers(1))),
    WealthTile("w15", "uxmal", 5, (WORKER,)),
    WealthTile("w16", "uxmal", 7, (*goods(corn=8, gold=1),)),
    WealthTile("w17", "chichen", 0, (*goods(corn=4, wood=1, skulls=1),)),
    WealthTile("w18", "chichen", 3, (*goods(corn=5, stone=1), advance("theology"))),
    WealthTile("w19", "chichen", 5, (*goods(corn=4, wood=3),)),
    WealthTile("w20", "chichen", 7, (*goods(corn=2, wood=2), advance("theology"))),
    WealthTile("w21", "chichen", 10, (*goods(corn=7, wood=2),)),
)
