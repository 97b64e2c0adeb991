"""The chances of whole decks on the device, for native policies: see decks.h."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ... import compile_rules
from ...compile_rules.layout import Layouts
from ...game.setup.config import Config
from ...learning.policies.roll_tables import RollTables, _choose_deck
from ...learning.policies.seat_facts import SeatFacts
from .memory import uploaded
from .toolchain import Kernels

CHANCES_APART = (("RollTables", "cached"),)  # threads share the chances


class Decks:
    """The chances of the decks of some configurations. Equal decks share theirs."""

    chances: Any
    numbers: Any  # of the deck of each configuration

    def __init__(self, kernels: Kernels, configs: Sequence[Config]) -> None:
        torch = kernels.torch
        number_of: dict[tuple[int, ...], int] = {}
        copies = [tuple(config.copies()) for config in configs]
        for deck in copies:
            number_of.setdefault(deck, len(number_of))
        program, _ = compile_rules.read()
        layouts = Layouts(program.classes)
        tables = [_tables_of(deck) for deck in number_of]
        data = b"".join(bytes(layouts.pack("DeckChances", each.cached)) for each in tables)
        assert len(data) == len(tables) * kernels.number("celestia_deck_bytes")
        self.chances = uploaded(torch, data, len(data))
        self.numbers = torch.tensor([number_of[deck] for deck in copies], dtype=torch.int32).cuda()
        slots = torch.tensor([each.slot for each in tables], dtype=torch.int32).cuda()
        kernels.run("celestia_fill_decks", self.chances, slots, len(tables))


def _tables_of(copies: Sequence[int]) -> RollTables:
    """Return tables whose current deck is the one with so many copies of each card. It has no chances yet."""
    facts, tables = SeatFacts(), RollTables()
    facts.copies[:] = list(copies)
    _choose_deck(facts, tables)
    return tables
