"""The logistic function, computed from additions and multiplications only.

The `exp` of a C library may differ from another one in the last digit. This one gives every build the same
number.
"""

LN_2 = 0.6931471805599453
HALF_LN_2 = 0.34657359027997264
STEEPEST = 40.0


def _exp(power: float) -> float:
    """Return e to this power, for powers of at most STEEPEST."""
    scale = 1.0
    while power > HALF_LN_2:
        power -= LN_2
        scale *= 2.0
    while power < -HALF_LN_2:
        power += LN_2
        scale *= 0.5
    series = 1.0
    for term in range(14, 0, -1):
        series = 1.0 + series * power / term
    return scale * series


def _rises(difference: float) -> float:
    """Return a number between 0 and 1 that rises with the difference."""
    if difference > STEEPEST:
        difference = STEEPEST
    elif difference < -STEEPEST:
        difference = -STEEPEST
    return 1.0 / (1.0 + _exp(-difference))
