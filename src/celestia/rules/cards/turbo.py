"""Turbo: the captain may pay with it to answer one die of any hazard (R2)."""

from ..definition import Card
from ..kinds import module

CARD = Card(
    word="turbo",
    copies=8,
    module=module.TURBO,
    may_be_counted=False,
    when=("play-equipment", "R2"),
)
