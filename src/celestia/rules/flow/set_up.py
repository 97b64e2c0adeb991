"""The set-up: piles, characters, deck, first captain, hands (Q11)."""

from ..box import HAND_SIZES
from ..kinds import card, city, event, house_option, interruption, limit, module, phase, place, question
from ..moves.hands import BIT, _build_deck, _draw_cards
from ..moves.treasures import _box_all_but_five, _build_pile
from ..stack import _pop, _push, _top
from ..state import State, _tell_all
from ..stops import _ask, _ask_chance

CHARACTERS_STEP = 2 * city.COUNT
DECK_STEP = CHARACTERS_STEP + 1
CAPTAIN_STEP = DECK_STEP + 1


def _clear(s: State) -> None:
    """Initialize the fields that do not start at zero."""
    s.occupant = -1
    for seat in range(limit.SEATS):
        s.character[seat] = -1
        s.just_drew[seat] = -1


def _set_up(s: State) -> None:
    """Run the next step of the set-up.

    Each city takes two steps, because crews box the bottom of the pile after the shuffle."""
    step = s.step
    s.step += 1
    if step < CHARACTERS_STEP:
        if step % 2 == 0:
            _build_pile(s, step // 2)
        elif s.modules & module.CREWS:
            _box_all_but_five(s, step // 2)
    elif step == CHARACTERS_STEP:
        _hand_out_characters(s)
    elif step == DECK_STEP:
        _build_deck(s)
    elif step == CAPTAIN_STEP:
        _push(s, interruption.FIRST_CAPTAIN, 0, 0, 0)
    else:
        s.step = 0
        s.phase = phase.DEAL


def _hand_out_characters(s: State) -> None:
    """Deal one character to each player.

    With a house option they choose, from seat 0 on (C86, Q30)."""
    if not s.modules & module.CHARACTERS:
        return
    if s.house & house_option.CHOSEN_CHARACTERS:
        _push(s, interruption.CHOOSE_CHARACTER, 0, 0, 0)
    else:
        _push(s, interruption.CHARACTERS, 0, 0, 0)


def _is_taken(s: State, colour: int) -> bool:
    for seat in range(s.players):
        if s.character[seat] == colour:
            return True
    return False


def _give_character(s: State, seat: int, colour: int) -> None:
    s.character[seat] = colour
    s.held[seat] |= BIT[card.CHARACTER + colour]
    _tell_all(s, event.CHARACTER_DEALT, seat, colour, -1)


def _ask_character(s: State) -> None:
    """Ask the next seat to choose.

    The sixth player takes the last character without a question."""
    top = _top(s)
    seat = s.frame_seat[top]
    if seat == s.players:
        _pop(s)
    elif seat == limit.COLOURS - 1:
        for colour in range(limit.COLOURS):
            if not _is_taken(s, colour):
                _take_character(s, colour)
                return
    else:
        _ask(s, seat, question.TAKE_CHARACTER)


def _take_character(s: State, colour: int) -> None:
    top = _top(s)
    _give_character(s, s.frame_seat[top], colour)
    s.frame_seat[top] += 1


def _ask_first_captain(s: State) -> None:
    _ask_chance(s, question.FIRST_CAPTAIN)


def _name_first_captain(s: State, seat: int) -> None:
    _pop(s)
    s.captain = seat
    _tell_all(s, event.CAPTAIN_NAMED, seat, -1, -1)


def _deal(s: State) -> None:
    """Deal one whole hand at a time, from seat 0 on."""
    if s.step < s.players:
        _draw_cards(s, s.step, HAND_SIZES[s.players])
        s.step += 1
    else:
        s.step = 0
        s.phase = phase.START_JOURNEY


def _start_journey(s: State) -> None:
    """Put everybody aboard at the first city that has treasures (R9, C12)."""
    s.journey += 1
    s.vessel = place.AIRCRAFT
    s.flying = 1
    s.crashed = 0
    s.at[place.AIRCRAFT] = 0
    while s.pile_size[s.at[place.AIRCRAFT]] == 0:
        s.at[place.AIRCRAFT] += 1
    for seat in range(s.players):
        s.place[seat] = place.ABOARD
        s.pawns[seat] = limit.CREW if s.modules & module.CREWS else 1
    _tell_all(s, event.JOURNEY_STARTED, s.captain, s.at[place.AIRCRAFT], s.journey)
    s.step = 0
    s.phase = phase.START_LEG
