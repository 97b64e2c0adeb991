"""Improved equipment: one card answers up to two dice of its hazard (C50).

The captain pays with it.
"""

from ..definition import EQUIPMENT_WORDS, Card
from ..kinds import module

CARD = Card(
    word="improved",
    suffixes=EQUIPMENT_WORDS,
    copies=(2, 2, 2, 2),  # INFERRED
    module=module.IMPROVED,
    dice=2,  # as in `moves/payment.py`
    may_be_counted=False,
    when=("play-equipment", "R2"),
)
