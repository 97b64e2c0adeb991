"""Turbo: answers any one die, if the captain wants it to (R2). The captain pays with it."""

from .. import module
from ..definition import Card

CARD = Card(
    word="turbo",
    copies=8,
    module=module.TURBO,
    may_be_counted=False,
    when=("play-equipment", "R2"),
)
