"""The numbers of the features by which a position is valued for a seat, and of limits in searching.

`..._LATER` features are the one before them times the share of the game that is left: what is worth
something at once, and what will be. The build turns this module into a C enum, so it holds nothing
but integers.
"""

# fmt: off
BIAS = 0
LATER = 1
LATER_SQUARED = 2
POINTS = 3
CORN = 4
CORN_LATER = 5
SHORTAGE = 6                          # of corn for the next Food Day, less when it is far
SHORTAGE_NOW = 7                      # ... with no turn left before it
UPKEEP = 8                            # corn for all Food Days to come
CUBES = 9                             # + resource
CUBES_LATER = 12                      # + resource
SKULLS = 15
SKULLS_LATER = 16
STEPS_MIDDLE = 17                     # points of the temple steps, if day 13 is to come
STEPS_END = 18
BONUS_MIDDLE = 19                     # for standing highest
BONUS_END = 20
TEMPLE_CUBES = 21                     # on the next days that give goods
TEMPLE_SKULLS = 22
STEP_LATER = 23                       # + temple
LEVEL_LATER = 26                      # + 3 * technology + level - 1, one if it is reached
WORKER_LATER = 38                     # + worker - 4
FREE = 41
SPACE = 42                            # + 6 * gear + space (at most 5), workers there
CHICHEN_WORKERS = 66
CHICHEN_SPACES = 67
CHICHEN_POINTS = 68                   # of the best place reached, with a skull in hand
MONUMENTS = 69                        # points of the own ones as things stand
MONUMENTS_LATER = 70
PROSPECT = 71                         # points of the best monument to be had, less missing cubes
PROSPECT_LATER = 72
LIGHT = 73
LIGHT_LATER = 74
FIRST = 75                            # the first-player marker
FIRST_SPACE = 76
AFFORDABLE = 77                       # buildings in the row that could be paid
FEATURES = 78

POOL = 4096                           # positions looked at in one turn
STAGE_ROOM = 500                      # ... for one worker; a turn has at most 8 stages
TABLE = 16384                         # a power of two, well above the pool
BEST = 64                             # ends of a turn that are kept
EXCHANGES = 4                         # market answers in a row that are looked at
DEEPEST = 128                         # turns below the root
DRAWS = 6                             # different refills looked at after one turn
