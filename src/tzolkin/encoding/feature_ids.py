"""The numbers of the features with which the search values a position for a seat.

The build turns this module into a C enum, so it contains only integers.
"""

# fmt: off
BIAS = 0
POINTS = 1
CORN = 2
CORN_FIRST = 3                        # ... the first few
SHORTAGE = 4                          # corn missing for the next Food Day, less if it is far
SHORTAGE_NOW = 5                      # ... if no turn is left before it
UPKEEP = 6                            # corn for all workers on a Food Day
CUBES = 7                             # + resource
CUBES_MANY = 10                       # ... above a handful
SKULLS = 11
SKULLS_PLACED = 12                    # ... that still find a place at Chichen Itza
STEPS = 13                            # points of the temple steps
BONUS_NEXT = 14                       # points for standing highest, at the next scoring
BONUS_LAST = 15                       # ... at the last one, if it is not the next
TEMPLE_CUBES = 16                     # cubes on the next day that gives goods
TEMPLE_SKULLS = 17
STEP = 18                             # + temple
LEVEL = 21                            # + 3 * technology + level - 1: 1 if reached
WORKER = 33                           # + worker - 4: 1 if in play
FREE = 36                             # workers not on a gear
SPACE = 37                            # + 6 * gear + space (at most 5): workers on it
CHICHEN_WORKERS = 61
CHICHEN_SPACES = 62                   # ... the sum of their spaces
CHICHEN_POINTS = 63                   # points of the best place reached, with a skull in hand
MONUMENTS = 64                        # points of the seat's monuments now
PROSPECT = 65                         # points of the best monument on display, less missing cubes
LIGHT = 66                            # the player board's light side
FIRST = 67                            # the first-player marker
FIRST_SPACE = 68
BUILT = 69                            # buildings constructed
BUILDING = 70                         # worth of the best building in the row, less missing cubes
BUILDING_AT_HAND = 71                 # ... of the best affordable one, with a worker on Tikal
MONUMENT_AT_HAND = 72                 # ... of the best affordable monument
CUBES_AT_HAND = 73                    # a few cubes, with a worker on Tikal
FARMING = 74                          # agriculture's levels, for every worker on Palenque
EXTRACTING = 75                       # extraction's levels, for every worker on Yaxchilan
FEATURES = 76                         # a multiple of four

STAGES = 28                           # turns left: 0 to 27, each with its own weights
