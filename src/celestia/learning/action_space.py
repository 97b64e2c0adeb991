"""Fixed action ids that do not depend on the modules or the number of players.

An id names a seat by its distance to the left of the answering seat, and a treasure by its face. It names a
payment by its rank among all ways to answer the dice with equipment, held or not. An id therefore means the
same for every hand, and 441 ids are enough (dice 3, 3, 1 and 1 of the hazards). Ranks order payments by
hazard, fog first, with the last hazard varying fastest. Within a hazard they order by improved cards, then by
plain cards. Turbos answer the dice that are left.
"""

from ..rules.dispatch import NAMES_A_SPYGLASS, NAMES_A_TREASURE, PLAY_IDS
from ..rules.flow.loop import _run
from ..rules.flow.windows import _names_a_seat
from ..rules.kinds import act, card, die_face, limit
from ..rules.moves.answers import _answer
from ..rules.moves.legal_answers import _list_options
from ..rules.moves.payment import _improved_of, _needs, _of, _plain_of
from ..rules.play import SCRATCH, _is_legal, _may_answer
from ..rules.state import Options, State, listed
from . import action_ids
from .buffer import Buffer, Bytes, Row, _blank, give_back, lend
from .generator import Generator
from .playouts import _answer_chance

NO_ID = -1
# By number of `act`: the first id of the block. `_action_id` adds an offset that depends on the verb.
VERB_START = [
    action_ids.PASS, action_ids.STAY, action_ids.LEAVE, action_ids.LAND, action_ids.FLY,
    action_ids.HEAD_ONWARD, action_ids.HEAD_BOSCALUMIA, action_ids.PREPARE, NO_ID,
    action_ids.ANNOUNCE_CAN, action_ids.ANNOUNCE_CANNOT, action_ids.PAY, action_ids.REROLL, action_ids.LAY,
    action_ids.CHOOSE, action_ids.KEEP, action_ids.DRAW, action_ids.DISCARD, action_ids.DONE,
    action_ids.TRADE, action_ids.GIVE, action_ids.TAKE,
]  # fmt: skip
# By number of `card`: the first id of its plays.
PLAY_START = [action_ids.PLAY + sum(PLAY_IDS[:number]) for number in range(card.PLAYABLES)]
# By number of treasure: which of the 23 faces it shows.
FACE_OF = [
    0, 1, 2, 3,
    4, 5, 6, 7,
    8, 9, 10, 11,
    12, 13, 14, 15,
    16, 17, -1, -1,
    18, 19, -1, -1,
    20, -1, -1, -1,
    21, -1, -1, -1,
    22, -1, -1, -1,
]  # fmt: skip
WAYS = [1, 3, 4, 7, 9, 13, 16, 21, 25]  # ways to answer 0 to 8 dice of one hazard, see `_first_way`


MASK = Bytes()


def _seats_to_the_left(s: State, seat: int, other: int) -> int:
    return other - seat if other >= seat else other - seat + s.players


def _first_way(need: int, improved: int) -> int:
    """Return the rank of the first way with this number of improved cards."""
    first = 0
    for fewer in range(improved):
        first += need - 2 * fewer + 1 if need > 2 * fewer else 1
    return first


def _payment_rank(s: State, argument: int) -> int:
    needs = _needs(s)
    plain_cards = _plain_of(argument)
    improved_cards = _improved_of(argument)
    rank = 0
    for hazard in range(die_face.HAZARDS):
        need = _of(needs, hazard)
        way = _first_way(need, _of(improved_cards, hazard)) + _of(plain_cards, hazard)
        rank = rank * WAYS[need] + way
    return rank


def _help_rank(argument: int) -> int:
    """Repack the base-5 digits, because there are at most three foghorns and cannons."""
    two = act.LAY_DIGIT * act.LAY_DIGIT
    foghorns = argument // two % act.LAY_DIGIT
    cannons = argument // (two * act.LAY_DIGIT)
    return (cannons * action_ids.LAY_MORE + foghorns) * two + argument % two


def _play_id(s: State, seat: int, argument: int) -> int:
    number = argument // act.TARGETS
    target = argument % act.TARGETS
    start = PLAY_START[number]
    if NAMES_A_TREASURE >> number & 1:
        return start + FACE_OF[target]
    if NAMES_A_SPYGLASS >> number & 1:
        return start + target // limit.SLOTS
    if _names_a_seat(number):
        return start + _seats_to_the_left(s, seat, target) - 1
    return start


def _action_id(s: State, seat: int, action: int) -> int:
    verb = action // act.SPAN
    argument = action % act.SPAN
    start = VERB_START[verb]
    if verb == act.PLAY:
        return _play_id(s, seat, argument)
    if verb == act.PAY:
        return start + _payment_rank(s, argument)
    if verb == act.LAY:
        return start + _help_rank(argument)
    if verb == act.CHOOSE or verb == act.KEEP or verb == act.TRADE:
        return start + FACE_OF[argument]
    if verb == act.GIVE:
        return start + _seats_to_the_left(s, seat, argument) - 1
    return start + argument


def _list_ids(s: State, seat: int, out: Options) -> None:
    """Fill `out` with the ids of this seat's legal answers."""
    out.count = 0
    if _may_answer(s, seat):
        _list_options(s, seat, out)
    for at in range(out.count):
        out.action[at] = _action_id(s, seat, out.action[at])


def _legal_action(s: State, seat: int, number: int, out: Options) -> int:
    """Return the legal answer with this id, or -1."""
    if _may_answer(s, seat):
        _list_options(s, seat, out)
        for at in range(out.count):
            if _action_id(s, seat, out.action[at]) == number:
                return out.action[at]
    return NO_ID


def _fill_mask(s: State, seat: int, out: Options, mask: Row) -> None:
    _blank(mask, action_ids.COUNT)
    _list_ids(s, seat, out)
    for at in range(out.count):
        mask[out.action[at]] = 1


def legal_ids(s: State, seat: int) -> list[int]:
    """Return the ids of this seat's legal answers, in the order of `legal_actions_of`."""
    _list_ids(s, seat, SCRATCH)
    return listed(SCRATCH)


def write_mask(s: State, seat: int, buffer: Buffer) -> None:
    """Write 1 for the id of each legal answer of this seat, and 0 for all other ids."""
    lend(MASK, buffer, action_ids.COUNT)
    _fill_mask(s, seat, SCRATCH, MASK.number)
    give_back(MASK)


def id_of(s: State, seat: int, action: int) -> int:
    """Return the id of a legal answer of this seat."""
    if not _is_legal(s, seat, action, SCRATCH):
        raise ValueError(f"seat {seat} may not answer {action} now")
    return _action_id(s, seat, action)


def action_of_id(s: State, seat: int, number: int) -> int:
    """Return the legal answer of this seat with this id."""
    action = _legal_action(s, seat, number, SCRATCH)
    if action < 0:
        raise ValueError(f"seat {seat} may not answer with id {number} now")
    return action


def step_by_id(s: State, number: int, g: Generator) -> None:
    """Answer with this id for the seat that is asked.

    Then answer for chance with the generator."""
    seat = s.asked
    action = _legal_action(s, seat, number, SCRATCH)
    if action < 0:
        raise ValueError(f"seat {seat} may not answer with id {number} now")
    _answer(s, seat, action)
    _run(s)
    _answer_chance(s, g)
