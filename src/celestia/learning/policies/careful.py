"""The careful policy: flies while the odds are good and plays cards by fixed rules.

It decides like `celestia.bots.careful_bot`, which explains the rules. The one difference: a row does not say
which cards Spy showed, which help cards went back into a hand, or which treasure Red gave away.
"""

from __future__ import annotations

from ...rules.box import END_POINTS
from ...rules.kinds import card, city, die_face, limit, place, question
from ...rules.state import Options
from .. import action_ids
from ..action_space import PLAY_START
from .answer_ids import _is_listed, _laid_by, _play_target, _playable
from .chances import UNSEEN, _answer_next_roll, _cover, _fill_pool
from .desk import PolicyDesk
from .prices import _cheapest_payment, _treasure_price
from .roll_tables import _answer_unknown_roll, _choose_deck
from .seat_facts import SeatFacts, _can_pay, _dice_ahead_of, _dice_to
from .treasury import TREASURE_OF, _best_value, _count_treasures

THRESHOLD = 0.8 - 1e-9  # the chances are rounded
POOR_HAND = 0.35
DEAR_CITY = 4  # spend rare cards on legs to this place (city 9) or beyond
FITS_NEVER = 99
# Plays that are tried before the others, rescues first.
FIRST_PLAYS = [
    card.JETPACK, card.BLUE, card.GREEN, card.ALTERNATIVE_ROUTE, card.YELLOW, card.SPYGLASS, card.RED
]  # fmt: skip
PLAY_RANK = [
    FIRST_PLAYS.index(played) if played in FIRST_PLAYS else len(FIRST_PLAYS)
    for played in range(card.PLAYABLES)
]
COLOUR_RANK = [4, 2, 1, 3, 0, 5]  # red, blue, green, yellow, black, purple


def _choose_carefully(options: Options, desk: PolicyDesk) -> int:
    asks = desk.facts.question
    if asks == question.WINDOW:
        return _careful_window(options, desk)
    if asks == question.DECLARE or asks == question.RELIEVED:
        return _careful_declaration(options, desk)
    if asks == question.LAND:
        return action_ids.FLY if _is_next_roll_safe(desk) else action_ids.LAND
    if asks == question.PREPARE:
        return action_ids.PASS if _is_next_roll_safe(desk) else action_ids.PREPARE
    return _fixed_answer(options, desk)


# ---------------------------------------------------------------------------------------------- by the odds
def _careful_declaration(options: Options, desk: PolicyDesk) -> int:
    stay = action_ids.PASS if _is_listed(options, action_ids.PASS) else action_ids.STAY
    if not _is_listed(options, action_ids.LEAVE):
        return stay
    _count_treasures(desk.facts, desk.treasury)
    if desk.treasury.points[0] + desk.treasury.mean[desk.facts.at] >= END_POINTS:
        return action_ids.LEAVE
    _fill_pool(desk.facts, UNSEEN, desk.chances)
    for hazard in range(die_face.HAZARDS):
        desk.chances.need[hazard] = desk.facts.needs[hazard]
    _cover(desk.chances, desk.facts.hand_size[desk.facts.pilot], desk.facts.table_turbos)
    return stay if desk.chances.possible >= THRESHOLD else action_ids.LEAVE


def _is_next_roll_safe(desk: PolicyDesk) -> bool:
    dice = _dice_to(desk.facts, desk.facts.heading)
    _answer_next_roll(desk.facts, desk.chances, dice, desk.facts.ignored)
    return desk.chances.possible >= THRESHOLD


# -------------------------------------------------------------------------------------------------- windows
def _careful_window(options: Options, desk: PolicyDesk) -> int:
    """Return the first play that fits, cheap rescues first, or pass."""
    best = action_ids.PASS
    best_rank = FITS_NEVER
    for at in range(options.count):
        number = options.action[at]
        played = _playable(number)
        if played >= 0 and PLAY_RANK[played] < best_rank and _fits_well(number, played, desk):
            best = number
            best_rank = PLAY_RANK[played]
    return best


def _fits_well(number: int, played: int, desk: PolicyDesk) -> bool:
    is_dear = desk.facts.heading >= DEAR_CITY
    if played == card.BANDIT or played == card.MOORING or played == card.WIND_GUST:
        is_time = played != card.WIND_GUST or desk.facts.announced == place.CAN
        return is_dear and is_time and not desk.facts.is_aboard[0]
    if card.ROWBOAT <= played < card.ALTERNATIVE_ROUTE or played == card.PRESSING_NEED:
        return not _can_pay(desk.facts, -1)
    if played == card.NEW_GEAR:
        _answer_next_roll(desk.facts, desk.chances, 3, -1)
        return desk.chances.possible < POOR_HAND
    if played == card.BLACK:
        return is_dear and _is_roll_doubtful(desk)
    if played == card.JETPACK:
        return True
    return desk.facts.announced == place.CANNOT and _rescues_well(desk.facts, number, played)


def _is_roll_doubtful(desk: PolicyDesk) -> bool:
    dice = _dice_ahead_of(desk.facts)
    if desk.facts.pilot == 0:
        _answer_next_roll(desk.facts, desk.chances, dice, desk.facts.ignored)
        return desk.chances.possible < THRESHOLD
    _choose_deck(desk.facts, desk.tables)
    _answer_unknown_roll(desk.tables, desk.facts.hand_size[desk.facts.pilot], dice)
    return desk.tables.possible < THRESHOLD


def _rescues_well(f: SeatFacts, number: int, played: int) -> bool:
    """Return whether to spend this on a leg that would crash. It must help and be worth its price."""
    if played == card.BLUE:
        return _can_pay(f, -1)
    if played == card.GREEN:
        if f.pilot == 0:
            return _can_pay(f, die_face.PIRATES)
        return f.needs[die_face.FOG] + f.needs[die_face.LIGHTNING] + f.needs[die_face.BIRDS] == 0
    if played == card.RED:
        return f.heading >= DEAR_CITY and _play_target(number) == _cheapest_face(f)
    return f.heading >= DEAR_CITY


def _cheapest_face(f: SeatFacts) -> int:
    best = -1
    for face in range(limit.FACES):
        if f.own_faces[face] > 0 and (best < 0 or _face_price(face) < _face_price(best)):
            best = face
    return best


# -------------------------------------------------------------------------------------------- fixed answers
def _fixed_answer(options: Options, desk: PolicyDesk) -> int:
    asks = desk.facts.question
    if asks == question.PAY:
        return _cheapest_payment(desk.facts, options, desk.paid)
    if asks == question.DIRECTION:
        return action_ids.HEAD_ONWARD
    if asks == question.ANNOUNCE and _is_listed(options, action_ids.ANNOUNCE_CAN):
        return action_ids.ANNOUNCE_CAN
    if asks == question.LAY_HELP:
        return _exact_help(desk.facts, options)
    if asks == question.INSTRUCT:
        return _careful_instruction(desk)
    if asks == question.CHOOSE_TREASURE:
        start = action_ids.CHOOSE
        if desk.facts.drawing == 0:
            return _dearest_face(options, start)
        return _least_face(options, start)
    if asks == question.KEEP_TREASURE:
        return _dearest_face(options, action_ids.KEEP)
    if asks == question.GIVE:
        return _poorest_seat(options, desk)
    if asks == question.REROLL:
        return _careful_reroll(desk.facts, options)
    if asks == question.MATRYOSHBURG or asks == question.SWAP:
        return _first_help_discard(options)
    if asks == question.TAKE_CHARACTER:
        return _best_colour(options)
    return options.action[0]


def _exact_help(f: SeatFacts, options: Options) -> int:
    """Lay exactly the help cards that these dice need. A crash would also cost this seat."""
    best = options.action[0]
    fewest = FITS_NEVER
    for at in range(options.count):
        off = 0
        for hazard in range(die_face.HAZARDS):
            wanted = min(f.hand[card.HELP + hazard], f.needs[hazard])
            laid = _laid_by(options.action[at], hazard)
            off += laid - wanted if laid > wanted else wanted - laid
        if off < fewest:
            best = options.action[at]
            fewest = off
    return best


def _careful_instruction(desk: PolicyDesk) -> int:
    """Play Instructor on own draws if the pile may hold a much better treasure."""
    _count_treasures(desk.facts, desk.treasury)
    at = desk.facts.at
    if desk.facts.drawing != 0 or at >= city.COUNT:
        return action_ids.PASS
    if _best_value(desk.treasury, at) <= desk.treasury.mean[at] + 1.0:
        return action_ids.PASS
    return PLAY_START[card.INSTRUCTOR]


def _dearest_face(options: Options, start: int) -> int:
    best = options.action[0]
    for at in range(1, options.count):
        if _face_price(options.action[at] - start) > _face_price(best - start):
            best = options.action[at]
    return best


def _least_face(options: Options, start: int) -> int:
    best = options.action[0]
    for at in range(1, options.count):
        if _face_price(options.action[at] - start) < _face_price(best - start):
            best = options.action[at]
    return best


def _face_price(face: int) -> float:
    return _treasure_price(TREASURE_OF[face]) if 0 <= face < limit.FACES else 0.0


def _poorest_seat(options: Options, desk: PolicyDesk) -> int:
    _count_treasures(desk.facts, desk.treasury)
    best = options.action[0]
    fewest = 0.0
    for at in range(options.count):
        seat = options.action[at] - action_ids.GIVE + 1
        if 0 < seat < limit.SEATS and (at == 0 or desk.treasury.points[seat] < fewest):
            best = options.action[at]
            fewest = desk.treasury.points[seat]
    return best


def _careful_reroll(f: SeatFacts, options: Options) -> int:
    """Reroll all dice that the hand cannot answer."""
    picked = 0
    for at in range(f.dice_count):
        hazard = f.dice[at]
        if hazard < 0 or hazard == die_face.BLANK or not f.needs[hazard]:
            continue
        earlier = 0
        for before in range(at):
            if f.dice[before] == hazard:
                earlier += 1
        if earlier >= f.hand[hazard] + 2 * f.hand[card.IMPROVED + hazard]:
            picked += 1 << at
    number = action_ids.REROLL + picked
    return number if _is_listed(options, number) else action_ids.REROLL


def _first_help_discard(options: Options) -> int:
    """Discard a help card, because it costs points. Otherwise draw a card, or be done."""
    for at in range(options.count):
        kind = options.action[at] - action_ids.DISCARD
        if card.HELP <= kind < card.TURBO:
            return options.action[at]
    return options.action[0]


def _best_colour(options: Options) -> int:
    best = options.action[0]
    best_rank = FITS_NEVER
    for at in range(options.count):
        colour = options.action[at] - action_ids.TAKE
        if 0 <= colour < limit.COLOURS and COLOUR_RANK[colour] < best_rank:
            best = options.action[at]
            best_rank = COLOUR_RANK[colour]
    return best
