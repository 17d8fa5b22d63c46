"""A name for every small integer: gears, actions, decisions, reasons, sources of points.

All rules use these numbers. `game/notation.py` turns actions into texts, `game/reasons.py` reasons
into sentences. The build turns this module into a C enum, so it contains only integers.
"""

# fmt: off
# Gears and their teeth. The teeth of all gears are consecutive: gear g begins at 10 * g.
PALENQUE, YAXCHILAN, TIKAL, UXMAL, CHICHEN = range(5)
GEARS = 5
CITY_TEETH = 10
CHICHEN_TEETH = 13
ALL_TEETH = 4 * CITY_TEETH + CHICHEN_TEETH
CITY_SPACES = 8
CHICHEN_SPACES = 11
ALL_SPACES = 4 * CITY_SPACES + CHICHEN_SPACES
CITY_ACTIONS = 5
OFFERINGS = 9

# Who stands on a tooth: a seat, or one of these.
SEATS = 4
NOBODY = -1
NEUTRAL = 4

WOOD, STONE, GOLD = range(3)
RESOURCES = 3
CHAAC, QUETZALCOATL, KUKULKAN = range(3)
TEMPLES = 3
LOWEST_STEP = -1
AGRICULTURE, EXTRACTION, ARCHITECTURE, THEOLOGY = range(4)
TECHNOLOGIES = 4
TOP_LEVEL = 3

# Tiles: buildings, monuments and wealth tiles in one numbering.
NO_TILE = -1
BUILDINGS = 32
FIRST_AGE_BUILDINGS = 14
MONUMENTS = 13
FIRST_MONUMENT = BUILDINGS
FIRST_WEALTH = BUILDINGS + MONUMENTS
WEALTH_TILES = 21
TILES = FIRST_WEALTH + WEALTH_TILES
ROW = 6
MOST_MONUMENTS = 6
OFFER = 4
KEPT = 2

START_WORKERS = 3
MOST_WORKERS = 6
FOOD = 2
UNFED_PENALTY = 3
BEGGING_LIMIT = 2
BEGGED_CORN = 3
LAST_DAY = 26
QUARTERS = 4

# Kinds of effects of tiles.
(E_NONE, E_CORN, E_CUBE, E_SKULLS, E_POINTS, E_TEMPLE, E_ANY_TEMPLE, E_TECHNOLOGY,
 E_ANY_TECHNOLOGY, E_WORKER, E_CONSTRUCT, E_MARKET, E_USE) = range(13)
EFFECT_SLOTS = 4

# Kinds of buildings and monuments.
FARM, TOMB, CIVIC, SHRINE = range(4)

# Decisions. The last two ask nothing: effects of a tile, and of kept wealth tiles, still to come.
(WEALTH, TURN, PLACING, PICKING, ACTION, HARVEST, TECHNOLOGY, PAYMENT, GAIN, TEMPLE, TEMPLES_PAIR,
 CONSTRUCT, SPARE, MARKET, USE, OFFERING, CALENDAR, OVER, EFFECTS, RECEIVE) = range(20)

# Ways to construct: Tikal 2 (and buildings that let one construct), the first and the second
# building of Tikal 4 (the second with or without architecture), Uxmal 4.
BY_TIKAL_2, BY_TIKAL_4, SECOND, SECOND_PLAIN, BY_CORN = range(5)

# Actions: the fixed table of ids. Each kind is a block; the order is that of `notation.TEXTS`.
DONE = 0
SKIP = 1
BEG = 2                               # + temple
PLACE = BEG + TEMPLES                 # + gear, or PLACE_FIRST
PLACE_FIRST = PLACE + GEARS
PICK = PLACE_FIRST + 1                # + 8 * gear + space
DO = PICK + ALL_SPACES                # + action - 1
HARVEST_CORN = DO + OFFERINGS
HARVEST_WOOD = HARVEST_CORN + 1
BURN = HARVEST_WOOD + 1               # + temple
ADVANCE = BURN + TEMPLES              # + technology
PAY = ADVANCE + TECHNOLOGIES          # + bundle of one, two or three cubes
ONE_CUBE = 3
TWO_CUBES = 6
THREE_CUBES = 10
BUNDLES = ONE_CUBE + TWO_CUBES + THREE_CUBES
TAKE = PAY + BUNDLES                  # + bundle of one or two cubes
RISE = TAKE + ONE_CUBE + TWO_CUBES    # + temple
RISE_PAIR = RISE + TEMPLES            # + pair of temples
BUILD = RISE_PAIR + TEMPLES           # + building or monument
BUILD_PLAIN = BUILD + BUILDINGS + MONUMENTS   # + building
SPARE_CUBE = BUILD_PLAIN + BUILDINGS  # + resource
SELL = SPARE_CUBE + RESOURCES         # + resource
BUY = SELL + RESOURCES                # + resource
USE_ACTION = BUY + RESOURCES          # + 5 * gear + action - 1
USES = 19
DAYS = USE_ACTION + USES              # + days - 1
KEEP = DAYS + 2                       # + pair of wealth tiles
PAIRS = WEALTH_TILES * (WEALTH_TILES - 1) // 2
ACTIONS = KEEP + PAIRS

MOST_LEGAL = 32                       # legal actions of any decision
FRAMES = 12                           # pending decisions at any time

# Where points come from. EARLIER: points that a loaded position began with.
(S_EARLIER, S_TEMPLES_1, S_TEMPLES_2, S_BUILDINGS, S_TECHNOLOGIES, S_CHICHEN, S_UNFED, S_CORN,
 S_SKULLS, S_MONUMENTS) = range(10)
SOURCES = 10

# Reasons against an action; 0 means that it is legal. A reason and its parameters, which
# `game/reasons.py` names, are one number:
# reason + FIRST_PARAMETER * a + SECOND_PARAMETER * b, with a < 256.
FIRST_PARAMETER = 64
SECOND_PARAMETER = 256 * FIRST_PARAMETER
(LEGAL, R_GAME_OVER, R_OTHER_DECISION, R_MUST_PLACE, R_MUST_ACT, R_ALREADY_PLACING,
 R_ALREADY_PICKING, R_TOO_LATE_TO_BEG, R_TOO_MUCH_CORN, R_LOWEST_STEP, R_NO_FREE_WORKER,
 R_GEAR_FULL, R_PLACE_TAKEN, R_NEEDS_CORN, R_MERCY_ELSEWHERE, R_MERCY_USED, R_NO_WORKER_THERE,
 R_NOT_YOUR_WORKER, R_NO_ACTION_HERE, R_TOO_FAR_AHEAD, R_NO_SUCH_ACTION, R_NOTHING_TO_HARVEST,
 R_NO_WOOD_TILE, R_NO_CORN_TILE, R_CANNOT_FALL, R_NO_SKULL, R_NO_SKULL_IN_BANK, R_OFFERING_TAKEN,
 R_ALL_WORKERS, R_NO_TEMPLE, R_TOP_STEP, R_TOP_TAKEN, R_NEEDS_RESOURCES, R_NEEDS_WOOD,
 R_NEEDS_STONE, R_NEEDS_GOLD, R_NOTHING_TO_BUILD, R_NOTHING_TO_EXCHANGE, R_NOTHING_TO_ADVANCE,
 R_NOT_IN_ROW, R_NO_MONUMENT_HERE, R_NO_PLAIN_HERE, R_NOT_IN_COST, R_SALES_FIRST, R_SALE_ORDER,
 R_PURCHASE_ORDER, R_SOLD_BEFORE, R_PAY_EXACTLY, R_GAIN_EXACTLY, R_TWO_TEMPLES, R_NOT_OFFERED,
 R_MUST_CHOOSE) = range(52)
