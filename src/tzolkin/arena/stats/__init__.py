"""The statistics of an arena: figures with intervals, ratings, and sums of games."""
