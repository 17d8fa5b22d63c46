"""Where the entries of an encoded view begin. Offsets of a seat are relative to its block.

The build turns this module into a C enum, so it contains only integers.
"""

from functools import partial as _partial

from . import layout as _layout

_board = _partial(_layout.begin, _layout.BOARD)
_seat = _partial(_layout.begin, _layout.SEAT)

# fmt: off
# The board.
PLAYERS = _board("players")           # + players - 2
ROUND = _board("round")
DAY = _board("day")
FOOD_DAY = _board("food_day")
NEXT_FOOD = _board("next_food")       # + which of the four
DAYS_TO_FOOD = _board("days_to_food")
SECOND_AGE = _board("second_age")
CALENDAR_CORN = _board("calendar_corn")
BANK_SKULLS = _board("skulls")
NEUTRAL = _board("neutral.palenque")  # + tooth of all
JUNGLE_CORN = _board("jungle.corn")   # + group - 2
JUNGLE_WOOD = _board("jungle.wood")   # + group - 3
ROW = _board("row")                   # + building
STACK = _board("stack")
NEXT_STACK = _board("next_stack")
DISPLAY = _board("display")           # + monument
OFFER = _board("offer")               # + wealth tile

# The decision, its arguments, and what follows it.
DECISION = _board("decision")         # + decision
OPTIONAL = _board("optional")
PICKED = _board("picked.palenque")    # + 8 * gear + space
HARVEST = _board("harvest")           # + group - 2
FREE_ADVANCE = _board("free_advance")
PAYMENT = _board("payment")
PAID_FOR = _board("paid_for")         # + technology, or 4
GAIN = _board("gain")
CONSTRUCT = _board("construct")       # + way to construct
SPARE = _board("spare")               # + building
MARKET = _board("market")
SOLD = _board("sold")                 # + resource
PLACED = _board("placed")
MERCY = _board("mercy")
WAITING = _board("waiting")           # + one of these:
W_TECHNOLOGY, W_SECOND, W_SECOND_PLAIN, W_OFFERING, W_TILE_ADVANCE, W_TILE_CONSTRUCT = range(6)
WAITING_WEALTH = _board("waiting_wealth")

# A seat.
PRESENT = _seat("present")
DECIDES = _seat("decides")
TO_MOVE = _seat("to_move")
FIRST_PLAYER = _seat("first_player")
FIRST_SPACE = _seat("first_space")
LIGHT = _seat("light")
CORN = _seat("corn")
CUBES = _seat("wood")                 # + resource
SKULLS = _seat("skulls")
POINTS = _seat("points")
DEBT = _seat("debt")
QUARTERS = _seat("quarters")
WORKERS = _seat("workers")
FREE = _seat("free")
CORN_TILES = _seat("corn_tiles")
WOOD_TILES = _seat("wood_tiles")
STEPS = _seat("chaac")                # + step, temple after temple
LEVELS = _seat("agriculture")         # + 3 * technology + level - 1
SPACES = _seat("palenque")            # + 8 * gear + space
OFFERINGS = _seat("offerings")        # + place - 1
BUILDINGS = _seat("buildings")        # + building
MONUMENTS = _seat("monuments")        # + monument
WEALTH = _seat("wealth")              # + wealth tile

MOST = _layout.BYTE
SEATS = _layout.length(_layout.BOARD) # where the seats begin
SEAT = _layout.length(_layout.SEAT)   # how long each of them is
LENGTH = SEATS + len(_layout.WHO) * SEAT
