"""How likely a captain's hand is, given what they announced.

Worlds never contradict an announcement, but they treat all possible hands alike. After "I cannot" and one new
card, a captain can rarely answer the same dice. Here each card is as likely as any other to be a new one, and
the older cards must fit what was said. Captains keep their turbos now and then.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .. import engine
from ..game.knowledge.learned import Announcement
from ..game.knowledge.view import View
from ..game.setup.names import CARDS
from ..game.state_lists import numbers, rows
from ..game.worlds.deals import Fits
from ..rules.kinds import card, place

REMEMBERED = 2  # use only the latest announcements of a captain
DECLINED = 0.3  # how often a captain keeps turbos that would have answered the dice


def pilot_of(state: engine.State) -> int:
    """Return the captain of the vessel whose leg it is."""
    return state.captain if state.vessel == place.AIRCRAFT else state.occupant


def can_pay(state: engine.State) -> bool:
    """Whether the captain of this leg can answer the dice, turbos included."""
    pilot = pilot_of(state)
    hand = rows(state, "hand")[pilot]
    short = sum(
        max(0, dice - hand[hazard] - 2 * hand[card.IMPROVED + hazard])
        for hazard, dice in enumerate(engine.dice_to_answer(state))
    )
    return short <= hand[card.TURBO] + numbers(state, "on_table")[card.TURBO]


def likely_hand(view: View, rng: Random) -> dict[int, Fits]:
    """Return the condition on the hand of this leg's captain, by seat; empty if they denied nothing."""
    pilot = view.occupant if view.vessel == "boat" else view.captain
    denied = [one for one in _announcements(view) if one.seat == pilot and not one.can][-REMEMBERED:]
    if pilot is None or pilot == view.seat or not denied:
        return {}

    def fits(hand: list[int]) -> bool:
        """Decide at random, as often as this captain would have said what they said."""
        cards = [kind for kind, count in enumerate(hand) for _ in range(count)]
        rng.shuffle(cards)  # the newest come last
        return all(_would_deny(cards, one, rng) for one in denied)

    return {pilot: fits}


def _announcements(view: View) -> list[Announcement]:
    return [] if view.learned is None else view.learned.announcements


def _would_deny(hand: Sequence[int], said: Announcement, rng: Random) -> bool:
    """Whether the captain would have said "I cannot" with the cards that they held then."""
    then = list(hand)
    for name, count in said.spent_since:
        for _ in range(count):
            then.insert(rng.randint(0, len(then)), CARDS.index(name))
    old = then[: max(0, len(then) - said.drawn_since)]
    short = sum(
        max(0, dice - old.count(hazard) - 2 * old.count(card.IMPROVED + hazard))
        for hazard, dice in enumerate(said.faced)
    )
    if short == 0:
        return False
    return short > old.count(card.TURBO) + said.turbos or rng.random() < DECLINED
