"""The working memory of the policies. Each thread has one."""

from __future__ import annotations

from .answer_ids import Payment
from .chances import Chances
from .hand_sampler import HandSampler
from .prospects import Prospects
from .roll_tables import RollTables
from .seat_facts import SeatFacts
from .treasury import Treasury
from .voyage import Voyage


class PolicyDesk:
    def __init__(self) -> None:
        self.facts: SeatFacts = SeatFacts()
        self.treasury: Treasury = Treasury()
        self.chances: Chances = Chances()
        self.tables: RollTables = RollTables()
        self.paid: Payment = Payment()
        self.sampler: HandSampler = HandSampler()
        self.voyage: Voyage = Voyage()
        self.prospects: Prospects = Prospects()
