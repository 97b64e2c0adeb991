"""Turbo: answers any one die, if the captain wants it to (R2). The captain pays with it."""

from ..definition import Card
from ..kinds import module

CARD = Card(
    word="turbo",
    copies=8,
    module=module.TURBO,
    may_be_counted=False,
    when=("play-equipment", "R2"),
)
