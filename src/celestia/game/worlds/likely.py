"""How likely hands are after a captain has announced that they cannot answer the dice, and has drawn since.

`Worlds` deals every hand that fits the announcement for some choice of the cards drawn since. A hand that
fits only if one certain card came last is rarer than one that fits in any case. These conditions choose the
cards drawn since at random, so that each hand comes as often as it should.
"""

from __future__ import annotations

from functools import partial
from random import Random

from ...rules.kinds import card, die_face
from ..knowledge.learned import Announcement, Learned
from ..knowledge.view import View
from ..setup.names import CARDS
from .deals import Fits, Hand

HAZARDS = range(die_face.HAZARDS)


def likely_hands(view: View, rng: Random) -> dict[int, Fits]:
    """Return a condition for each seat that has drawn since its last "cannot", for `Worlds`."""
    learned = view.learned or Learned(view.seat)
    last = {said.seat: said for said in learned.announcements if not said.can}
    return {seat: partial(_fits, said=said, rng=rng) for seat, said in last.items() if said.drawn_since}


def _fits(hand: Hand, said: Announcement, rng: Random) -> bool:
    """Take as many random cards away as were drawn since, and look whether the rest could not answer."""
    cards = [kind for kind, count in enumerate(hand) for _ in range(count)]
    cards += [CARDS.index(name) for name, count in said.spent_since for _ in range(count)]
    then = rng.sample(cards, max(0, len(cards) - said.drawn_since))
    return any(
        then.count(hazard) + 2 * then.count(card.IMPROVED + hazard) < said.faced[hazard] for hazard in HAZARDS
    )
