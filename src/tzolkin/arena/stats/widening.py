"""How much wider an interval must be because it comes from few deals."""

from __future__ import annotations

from math import sqrt

NORMAL = 1.96  # a normal distribution has 95 % of its mass within so many deviations
STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)


def widening(deals: int) -> float:
    """The factor for an interval that comes from resampling at least two deals.

    Random weights spread a mean less than chance does: its variance is that of the deals divided by
    one more than their number, instead of one less. And as this variance is itself only estimated,
    Student's t takes the place of the normal distribution.
    """
    return student(deals - 1) / NORMAL * sqrt((deals + 1) / (deals - 1))


def student(freedom: int) -> float:
    """Within how many deviations Student's t has 95 % of its mass; exact to a tenth of a percent.

    Beyond the table by its expansion in the inverse of the degrees of freedom.
    """
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    return NORMAL + 2.372 / freedom + 2.823 / freedom**2
