"""Equipment: each kind answers the die face of its hazard (R2).

The captain pays with it.
"""

from ..definition import EQUIPMENT_WORDS, Card

CARD = Card(
    word="",
    suffixes=EQUIPMENT_WORDS,
    copies=(20, 18, 16, 14),
    crews=(15, 13, 11, 9),
    may_be_counted=False,
    when=("play-equipment", "R2"),
)
