"""The chance that the captain can pay, calculated from one seat's view alone.

The odds bot makes the same calculation. It is exact for the unseen cards and then adjusted by the captain's
announcements. The reasons are keys and numbers, which the client puts into words.
"""

from __future__ import annotations

from ...bots.announced import REMEMBERED, captain_chances
from ...bots.odds_bot import OddsBot
from ...bots.reason import in_ten
from ...bots.situation import KIND, Situation
from ...game.knowledge.view import View
from ...game.setup.names import CARDS, EQUIPMENT, HAZARDS
from ..protocol.shapes import Advice, Odds, Reason

MOMENTS = frozenset({"declare", "relieved"})  # the questions "stay or leave?"


def odds_of(view: View, number: int) -> Odds | None:
    """Return the odds for a passenger who decides whether to stay, otherwise None."""
    situation = Situation(view)
    if view.asks not in MOMENTS or not situation.am_aboard or situation.am_pilot:
        return None
    chance = captain_chances(situation, situation.pilot, situation.needs)[1]
    reasons = tuple(_reasons(situation))
    return Odds(number, situation.pilot, chance, in_ten(chance), reasons, _advice(view))


def _advice(view: View) -> Advice | None:
    """Return what the odds bot would answer in this seat, and why."""
    if view.question is None or len(view.question.options) == 1:
        return None
    reason = OddsBot().explain(view, view.question)
    return Advice(reason.key, reason.answer, reason.seat, reason.card, dict(reason.numbers))


def _reasons(situation: Situation) -> list[Reason]:
    pilot, needs = situation.pilot, situation.needs
    reasons = [
        Reason("captain_cards", situation.view.seats[pilot].hand_size),
        Reason("must_pay", sum(needs), dice=_by_hazard(needs)),
    ]
    known = situation.known_hand(pilot)
    for name in _answers(situation):
        kind = KIND[name]
        reasons.append(Reason("unseen", situation.unseen[kind], situation.box.copies[kind], name))
    reasons += [Reason("known", count, card=name) for name, count in known.items() if name in CARDS]
    if situation.table_turbos:
        reasons.append(Reason("table_turbo", situation.table_turbos, card="turbo"))
    return reasons + _announced(situation)


def _answers(situation: Situation) -> list[str]:
    """List the cards in this game that can answer one of these dice."""
    needed = [EQUIPMENT[hazard] for hazard, dice in enumerate(situation.needs) if dice]
    names = [*needed, *(f"improved_{name}" for name in needed), *(["turbo"] if needed else [])]
    return [name for name in names if situation.box.copies[KIND[name]]]


def _announced(situation: Situation) -> list[Reason]:
    """List the latest announcements that still tell about the captain's hand."""
    learned, pilot = situation.view.learned, situation.pilot
    unknown = situation.view.seats[pilot].hand_size - sum(situation.known_hand(pilot).values())
    announcements = () if learned is None else learned.announcements
    relevant = [one for one in announcements if one.seat == pilot and one.drawn_since < unknown]
    return [
        Reason("said_can" if one.can else "said_cannot", one.drawn_since, dice=_by_hazard(one.faced))
        for one in relevant[-REMEMBERED:]
    ]


def _by_hazard(dice: tuple[int, ...]) -> dict[str, int]:
    return {HAZARDS[hazard]: count for hazard, count in enumerate(dice) if count}
