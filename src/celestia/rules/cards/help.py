"""Help cards: passengers lay them face down when the captain cannot pay.

There is one help round in each leg, after everybody has declined other rescues (Q2). Only passengers of the
aircraft take part (C54). Laid cards stay in the hand until the last passenger has answered. Then all are
turned up together and stay on the table for the rest of the leg (R14, H4, Q29, C56, C58).
"""

from ..definition import EQUIPMENT_WORDS, Card
from ..kinds import act, card, die_face, event, module, place, question
from ..moves.aboard import _has_passengers, _is_passenger, _left_of
from ..moves.hands import _lay_on_table, _take_from_table
from ..state import SEAT_BIT, State, _tell_all, _tell_seat
from ..stops import _ask


def _is_help_round_due(s: State) -> bool:
    if s.help_held or s.vessel != place.AIRCRAFT or not s.modules & module.HELP:
        return False
    return _has_passengers(s)


def _holds_help(s: State, seat: int) -> bool:
    for hazard in range(die_face.HAZARDS):
        if s.hand[seat][card.HELP + hazard] > 0:
            return True
    return False


def _might_help(s: State, seat: int) -> bool:
    """By public facts: a passenger with cards, while some help card is unseen (H1)."""
    if not _is_passenger(s, seat) or s.hand_size[seat] == 0:
        return False
    for hazard in range(die_face.HAZARDS):
        kind = card.HELP + hazard
        if s.copies[kind] > s.discard[kind] + s.on_table[kind]:
            return True
    return False


def _might_anybody_help(s: State) -> bool:
    for seat in range(s.players):
        if _might_help(s, seat):
            return True
    return False


def _owes_help_answer(s: State, seat: int) -> bool:
    if s.help_answered & SEAT_BIT[seat] or not _is_passenger(s, seat):
        return False
    return _holds_help(s, seat)


def _ask_help(s: State) -> bool:
    """Ask the next passenger who holds help cards.

    Return False when all have answered."""
    for step in range(1, s.players):
        seat = _left_of(s, s.captain, step)
        if _owes_help_answer(s, seat):
            _ask(s, seat, question.LAY_HELP)
            return True
    return False


def _lay_help(s: State, seat: int, argument: int) -> None:
    s.help_answered |= SEAT_BIT[seat]
    for hazard in range(die_face.HAZARDS):
        count = argument % act.LAY_DIGIT
        argument = argument // act.LAY_DIGIT
        s.laid[seat][hazard] = count
        if count > 0:
            _tell_seat(s, event.HELP_LAID, seat, card.HELP + hazard, count)


def _reveal_help(s: State) -> None:
    s.help_held = 1
    s.help_answered = 0
    for seat in range(s.players):
        for hazard in range(die_face.HAZARDS):
            count = s.laid[seat][hazard]
            if count > 0:
                _lay_on_table(s, seat, card.HELP + hazard, count)
                s.changed = 1
                _tell_all(s, event.HELP_REVEALED, seat, card.HELP + hazard, count)


def _take_back_help(s: State, seat: int) -> None:
    """Return a new captain's own help cards to their hand (C75)."""
    for hazard in range(die_face.HAZARDS):
        count = s.laid[seat][hazard]
        if count > 0:
            s.laid[seat][hazard] = 0
            _take_from_table(s, seat, card.HELP + hazard, count)
            _tell_all(s, event.HELP_TAKEN_BACK, seat, card.HELP + hazard, count)


CARD = Card(
    word="help",
    suffixes=EQUIPMENT_WORDS,
    copies=(4, 4, 3, 3),  # INFERRED
    module=module.HELP,
    may_be_counted=False,
    when=("help-when", "R14"),
)
