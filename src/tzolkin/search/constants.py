"""The fixed sizes of the search: of its network, its memory and its tree.

The build turns this module into a C enum, so it holds nothing but integers.
"""

# fmt: off
UNITS = 32                            # of the network that corrects the value

POOL = 4096                           # positions of one turn
TABLE = 16384                         # a power of two, well above the pool
BEST = 64                             # ends of a turn that are kept
EXCHANGES = 4                         # market answers in a row that are followed
DEEPEST = 128                         # turns below the root
DRAWS = 6                             # different refills tried after one turn
