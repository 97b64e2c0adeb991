"""The logistic function without a C library."""

from __future__ import annotations

from math import exp

import pytest

from celestia.bots.value import rises
from celestia.learning.policies.logistic import _exp, _rises


@pytest.mark.parametrize("power", [-40.0, -12.3, -0.35, -1e-9, 0.0, 0.2, 1.0, 7.7, 40.0])
def test_exp_has_fourteen_digits(power: float) -> None:
    assert _exp(power) == pytest.approx(exp(power), rel=1e-13)


@pytest.mark.parametrize("difference", [-1e9, -3.0, 0.0, 0.5, 60.0])
def test_it_rises_like_that_of_the_bots(difference: float) -> None:
    assert _rises(difference) == pytest.approx(rises(difference), rel=1e-12)
