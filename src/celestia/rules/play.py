"""The public API of the rules: new games, legal actions and answers.

Every function validates its arguments. A refused call leaves the state unchanged.
"""

from .box import BOSCALUMIA_POINTS, TREASURE_VALUES
from .cards.help import _owes_help_answer
from .flow.journeys import _count_kinds, _final_score
from .flow.loop import _run
from .flow.set_up import _clear, _give_character
from .kinds import act, addressee, card, city, die_face, event, interruption, limit, phase, question
from .moves.answers import _answer
from .moves.dice import _count_rolling
from .moves.hands import BIT
from .moves.legal_answers import _list_options
from .moves.payment import _need, _open_dice
from .moves.route import _is_spyglass
from .moves.treasures import TREASURE_BIT
from .stack import _pop, _top
from .state import Options, State, _tell_all, listed
from .stops import _go_on

SCRATCH = Options()


def new_state(players: int, modules: int, house: int, copies: list[int]) -> State:
    """Return a game before its set-up. The first question goes to chance."""
    if not 2 <= players <= limit.SEATS or len(copies) != card.KINDS or sum(copies) > limit.DECK:
        raise ValueError("no such game: check the configuration first")
    s = State()
    s.players = players
    s.modules = modules
    s.house = house
    for kind in range(card.KINDS):
        s.copies[kind] = copies[kind]
    _clear(s)
    _go_on(s)
    _run(s)
    return s


def is_over(s: State) -> bool:
    return bool(s.phase == phase.OVER)


def legal_actions(s: State) -> list[int]:
    """Return the legal actions of the seat that is asked.

    The list is empty for chance and when the game is over."""
    if s.asked < 0:
        return []
    _list_options(s, s.asked, SCRATCH)
    return listed(SCRATCH)


def legal_actions_of(s: State, seat: int) -> list[int]:
    """Return the legal actions of this seat.

    Several seats may answer a face-down question (Q29)."""
    if not _may_answer(s, seat):
        return []
    _list_options(s, seat, SCRATCH)
    return listed(SCRATCH)


def _may_answer(s: State, seat: int) -> bool:
    if s.asked == addressee.TABLE:
        return False
    if s.question == question.LAY_HELP:
        return 0 <= seat < s.players and _owes_help_answer(s, seat)
    return seat >= 0 and seat == s.asked


def _is_legal(s: State, seat: int, action: int, out: Options) -> bool:
    if not _may_answer(s, seat):
        return False
    _list_options(s, seat, out)
    for at in range(out.count):
        if out.action[at] == action:
            return True
    return False


def apply(s: State, action: int) -> None:
    """Apply an action of the seat that is asked."""
    apply_of(s, s.asked, action)


def apply_of(s: State, seat: int, action: int) -> None:
    """Apply an action of this seat."""
    if not _is_legal(s, seat, action, SCRATCH):
        raise ValueError(f"seat {seat} may not answer {action} now")
    _answer(s, seat, action)
    _run(s)


def roll(s: State, faces: list[int]) -> None:
    """Answer for chance with the faces of the rolled dice, in order of their places."""
    if s.question != question.ROLL or len(faces) != _count_rolling(s):
        raise ValueError("these are not the dice that roll now")
    packed = 0
    for face in reversed(faces):
        if not 0 <= face < die_face.FACES:
            raise ValueError(f"a die has no face {face}")
        packed = packed * die_face.FACES + face
    _answer(s, addressee.CHANCE, act.ROLL * act.SPAN + packed)
    _run(s)


def name_first_captain(s: State, seat: int) -> None:
    if s.question != question.FIRST_CAPTAIN or not 0 <= seat < s.players:
        raise ValueError("no first captain is named now, or no such seat")
    _answer(s, addressee.CHANCE, act.CAPTAIN * act.SPAN + seat)
    _run(s)


def rolling(s: State) -> int:
    """Return how many dice chance must roll. 0 if the question is not a roll."""
    return _count_rolling(s) if s.question == question.ROLL else 0


def shuffling(s: State) -> list[int]:
    """Return the cards, treasures or colours that chance must put in order.

    The list is sorted, so that it reveals nothing about the current order."""
    if s.question == question.DEAL_CHARACTERS:
        return list(range(limit.COLOURS))
    if s.question != question.SHUFFLE:
        return []
    if s.frame_kind[_top(s)] == interruption.SHUFFLE_DECK:
        return sorted([s.deck[at] for at in range(s.deck_size)])
    place = s.frame_place[_top(s)]
    return sorted([s.pile[place][at] for at in range(s.pile_size[place])])


def shuffled_city(s: State) -> int:
    """Return the city whose pile chance shuffles.

    Return -1 for the deck, the characters or no shuffle."""
    if s.question != question.SHUFFLE or s.frame_kind[_top(s)] != interruption.SHUFFLE_PILE:
        return city.NOWHERE
    return s.frame_place[_top(s)]


def shuffle(s: State, order: list[int]) -> None:
    """Answer for chance with this order, top card first. Characters start with seat 0."""
    if not order or sorted(order) != shuffling(s):
        raise ValueError("this is not an order of what is shuffled now")
    if s.question == question.DEAL_CHARACTERS:
        _pop(s)
        for seat in range(s.players):
            _give_character(s, seat, order[seat])
    elif s.frame_kind[_top(s)] == interruption.SHUFFLE_DECK:
        for at in range(s.deck_size):
            s.deck[s.deck_size - 1 - at] = order[at]
        _end_shuffle(s)
    else:
        place = s.frame_place[_top(s)]
        for at in range(s.pile_size[place]):
            s.pile[place][s.pile_size[place] - 1 - at] = order[at]
        _end_shuffle(s)
    _go_on(s)
    _run(s)


def _end_shuffle(s: State) -> None:
    if s.frame_kind[_top(s)] == interruption.SHUFFLE_DECK:
        _tell_all(s, event.DECK_SHUFFLED, -1, s.deck_size, -1)
    else:
        _tell_all(s, event.PILE_SHUFFLED, -1, s.frame_place[_top(s)], -1)
    _pop(s)


def turbos_in_payment(s: State, argument: int) -> int:
    """Return how many turbos from the hand complete a payment."""
    turbos = _open_dice(s, argument) - s.on_table[card.TURBO]
    return turbos if turbos > 0 else 0


def dice_to_answer(s: State) -> list[int]:
    """Return the dice of each hazard that the captain must answer.

    Cards on the table, the rowboat and Green answer the others."""
    return [_need(s, hazard) for hazard in range(die_face.HAZARDS)]


def settle(s: State) -> None:
    """Recompute the derived fields of a custom position and run to the next question."""
    for seat in range(limit.SEATS):
        _derive_fields(s, seat)
    _go_on(s)
    _run(s)


def _derive_fields(s: State, seat: int) -> None:
    s.hand_size[seat] = 0
    s.held[seat] = 0
    s.owned[seat] = 0
    s.points[seat] = BOSCALUMIA_POINTS * s.token[seat]
    for kind in range(card.KINDS):
        s.hand_size[seat] += s.hand[seat][kind]
        if s.hand[seat][kind] > 0:
            s.held[seat] |= BIT[kind]
    for treasure in range(limit.TREASURES):
        s.points[seat] += TREASURE_VALUES[treasure] * s.treasure[seat][treasure]
        if s.treasure[seat][treasure] > 0:
            s.owned[seat] |= TREASURE_BIT[treasure]
            if _is_spyglass(treasure):
                s.held[seat] |= BIT[card.SPYGLASS]
    if s.character[seat] >= 0 and not s.used[seat]:
        s.held[seat] |= BIT[card.CHARACTER + s.character[seat]]


def final_scores(s: State) -> list[int]:
    """Return each seat's points minus the penalty for help cards in hand (R13)."""
    return [_final_score(s, seat) for seat in range(s.players)]


def kinds_of_treasure(s: State, seat: int) -> int:
    return _count_kinds(s, seat)


def winners(s: State) -> list[int]:
    """Return the seats with the highest final score.

    A tie is a shared victory (R10, C7)."""
    scores = final_scores(s)
    return [seat for seat in range(s.players) if scores[seat] == max(scores)]
