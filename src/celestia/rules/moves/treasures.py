"""Treasures. No other module moves them.

A draw is a frame. It polls once for Instructor, clockwise from the captain (Q1, Q27). Then the seat gets the
top treasure, or the one that the player of Instructor picks. A crew draws one treasure for each pawn that got
off and keeps one of them (C206).
"""

from ..box import TREASURE_COUNTS, TREASURE_VALUES
from ..kinds import card, city, event, house_option, interruption, limit, module, question
from ..stack import _pop, _push, _top
from ..state import SEAT_BIT, State, _tell, _tell_all, _tell_seat, _tell_secret
from ..stops import _ask, _ask_table, _must_show, _show_again
from .aboard import _get_off, _left_of, _pilot
from .hands import BIT
from .route import _city_of, _has_treasure, _is_spyglass

TREASURE_BIT = [1 << treasure for treasure in range(limit.TREASURES)]


def _build_pile(s: State, place: int) -> None:
    for slot in range(limit.SLOTS):
        if slot == limit.SPYGLASS_SLOT and not s.modules & module.SPYGLASS:
            continue
        for _ in range(TREASURE_COUNTS[place * limit.SLOTS + slot]):
            _put_back(s, place * limit.SLOTS + slot)
    _shuffle_pile(s, place)


def _box_all_but_five(s: State, place: int) -> None:
    """Keep five random treasures of a city, and box the rest unseen (C201)."""
    surplus = s.pile_size[place] - limit.CREW_PILE
    for at in range(surplus):
        s.boxed[s.pile[place][at]] += 1
    for at in range(limit.CREW_PILE):
        s.pile[place][at] = s.pile[place][at + surplus]
    for at in range(limit.CREW_PILE, s.pile_size[place]):
        s.pile[place][at] = 0
    s.pile_size[place] = limit.CREW_PILE


def _put_back(s: State, treasure: int) -> None:
    """Put a treasure on top of its pile. The caller must shuffle the pile."""
    place = _city_of(treasure)
    s.pile[place][s.pile_size[place]] = treasure
    s.pile_size[place] += 1


def _put_under(s: State, treasure: int) -> None:
    place = _city_of(treasure)
    for at in range(s.pile_size[place], 0, -1):
        s.pile[place][at] = s.pile[place][at - 1]
    s.pile[place][0] = treasure
    s.pile_size[place] += 1


def _shuffle_pile(s: State, place: int) -> None:
    """Shuffle a pile of at least two treasures (Q11)."""
    if s.pile_size[place] > 1:
        _push(s, interruption.SHUFFLE_PILE, 0, place, 0)


def _take_top(s: State, place: int) -> int:
    s.pile_size[place] -= 1
    treasure = s.pile[place][s.pile_size[place]]
    s.pile[place][s.pile_size[place]] = 0
    return treasure


def _take_chosen(s: State, treasure: int) -> None:
    """Take any copy of this treasure from its pile.

    A shuffle follows, so the choice does not matter."""
    place = _city_of(treasure)
    for at in range(s.pile_size[place]):
        if s.pile[place][at] == treasure:
            s.pile[place][at] = s.pile[place][s.pile_size[place] - 1]
            _take_top(s, place)
            return


def _receive(s: State, seat: int, treasure: int) -> None:
    s.treasure[seat][treasure] += 1
    s.owned[seat] |= TREASURE_BIT[treasure]
    s.points[seat] += TREASURE_VALUES[treasure]
    if _is_spyglass(treasure):
        s.held[seat] |= BIT[card.SPYGLASS]


def _give_up(s: State, seat: int, treasure: int) -> None:
    s.treasure[seat][treasure] -= 1
    if s.treasure[seat][treasure] == 0:
        s.owned[seat] &= ~TREASURE_BIT[treasure]
    s.points[seat] -= TREASURE_VALUES[treasure]
    if _is_spyglass(treasure):
        for place in range(city.SPYGLASS_CITIES):
            if s.treasure[seat][place * limit.SLOTS + limit.SPYGLASS_SLOT] > 0:
                return
        s.held[seat] &= ~BIT[card.SPYGLASS]


def _return_just_drawn(s: State, seat: int) -> None:
    """Shuffle the treasure back into its pile.

    An emptied city becomes a stop again (C142, Q22)."""
    treasure = s.just_drew[seat]
    place = _city_of(treasure)
    _give_up(s, seat, treasure)
    _put_back(s, treasure)
    _tell_secret(s, event.TREASURE_RETURNED, seat, place, treasure, SEAT_BIT[seat])
    _shuffle_pile(s, place)


def _remove(s: State, seat: int, treasure: int) -> None:
    """Remove a used spyglass or the price of Red from the game (C23, C72)."""
    _give_up(s, seat, treasure)
    s.removed[treasure] += 1


def _draw_treasure(s: State, seat: int, place: int, pawns: int) -> None:
    """Draw at once if nobody has a decision, else push a frame.

    A staged game with Instructor always pushes a frame, because otherwise the timing would reveal a hand."""
    staged = s.staged != 0 and s.modules & module.INSTRUCTOR != 0
    if pawns == 1 and not staged and not _is_instructor_held(s):
        _draw_one(s, seat, place)
    else:
        _push(s, interruption.TREASURE, seat, place, pawns)


def _draw_one(s: State, seat: int, place: int) -> None:
    if s.pile_size[place] > 0:
        _hand_over(s, seat, _take_top(s, place), seat)


def _is_instructor_held(s: State) -> bool:
    held = 0
    for seat in range(s.players):
        held |= s.held[seat]
    return bool(held & BIT[card.INSTRUCTOR])


def _leave_with_treasure(s: State, seat: int) -> None:
    """Get off at the vessel's city and draw one treasure for each pawn (R4, C208)."""
    pawns = s.pawns[seat]
    _get_off(s, seat)
    _draw_treasure(s, seat, s.at[s.vessel], pawns)


def _may_instruct(s: State, seat: int, drawer: int, place: int) -> bool:
    if s.pile_size[place] < 2 or not s.modules & module.INSTRUCTOR:
        return False
    return seat == drawer or not s.house & house_option.INSTRUCTOR_OWN_DRAWS


def _might_instruct(s: State, seat: int, drawer: int, place: int) -> bool:
    """Return whether this seat may play Instructor, by public facts only."""
    unseen = s.copies[card.INSTRUCTOR] > s.discard[card.INSTRUCTOR] + s.on_table[card.INSTRUCTOR]
    return unseen and s.hand_size[seat] > 0 and _may_instruct(s, seat, drawer, place)


def _might_instruct_anybody(s: State, drawer: int, place: int) -> bool:
    for seat in range(s.players):
        if _might_instruct(s, seat, drawer, place):
            return True
    return False


def _advance_treasure(s: State) -> None:
    top = _top(s)
    drawer = s.frame_seat[top]
    place = s.frame_place[top]
    if s.modules & module.INSTRUCTOR:
        if _must_show(s) and _might_instruct_anybody(s, drawer, place):
            _ask_table(s, question.INSTRUCT)
            return
        for step in range(s.frame_polled[top], s.players):
            seat = _left_of(s, _pilot(s), step)
            if s.held[seat] & BIT[card.INSTRUCTOR] and _may_instruct(s, seat, drawer, place):
                s.frame_polled[top] = step
                _ask(s, seat, question.INSTRUCT)
                return
    _draw_unaided(s, drawer, place, s.frame_count[top])


def _draw_unaided(s: State, drawer: int, place: int, pawns: int) -> None:
    count = min(pawns, s.pile_size[place])
    if count > 1:
        _draw_for_crew(s, drawer, place, count)
        return
    _pop(s)
    _draw_one(s, drawer, place)


def _hand_over(s: State, seat: int, treasure: int, chooser: int) -> None:
    _receive(s, seat, treasure)
    s.just_drew[seat] = treasure
    knowing = SEAT_BIT[seat] | SEAT_BIT[chooser]
    _tell_secret(s, event.TREASURE_DRAWN, seat, _city_of(treasure), treasure, knowing)


def _play_instructor(s: State, seat: int) -> None:
    """Show the pile to the player of Instructor, who picks next (C147)."""
    top = _top(s)
    place = s.frame_place[top]
    s.instructor = seat
    s.frame_kind[top] = interruption.CHOICE
    s.frame_polled[top] = 0
    _show_again(s)
    for slot in range(limit.SLOTS):
        treasure = place * limit.SLOTS + slot
        count = _count_in_pile(s, treasure)
        if count > 0:
            _tell_seat(s, event.PILE_SEEN, seat, treasure, count)


def _count_in_pile(s: State, treasure: int) -> int:
    place = _city_of(treasure)
    count = 0
    for at in range(s.pile_size[place]):
        if s.pile[place][at] == treasure:
            count += 1
    return count


def _ask_choice(s: State) -> None:
    """Ask the player of Instructor, unless all treasures of the pile are equal."""
    if _must_show(s):
        _ask_table(s, question.CHOOSE_TREASURE)
        return
    place = s.frame_place[_top(s)]
    first = s.pile[place][0]
    if _count_in_pile(s, first) == s.pile_size[place]:
        _choose(s, first)
        return
    _ask(s, s.instructor, question.CHOOSE_TREASURE)


def _choose(s: State, treasure: int) -> None:
    drawer = s.frame_seat[_top(s)]
    chooser = s.instructor
    s.instructor = 0
    _pop(s)
    _take_chosen(s, treasure)
    _hand_over(s, drawer, treasure, chooser)
    _shuffle_pile(s, _city_of(treasure))


def _draw_for_crew(s: State, drawer: int, place: int, count: int) -> None:
    for at in range(count):
        s.drawn[at] = _take_top(s, place)
        _tell_seat(s, event.TREASURES_SEEN, drawer, s.drawn[at], 1)
    s.drawn_count = count
    s.frame_kind[_top(s)] = interruption.KEEP
    s.frame_polled[_top(s)] = 0
    _show_again(s)


def _ask_keep(s: State) -> None:
    if _must_show(s):
        _ask_table(s, question.KEEP_TREASURE)
        return
    first = s.drawn[0]
    for at in range(1, s.drawn_count):
        if s.drawn[at] != first:
            _ask(s, s.frame_seat[_top(s)], question.KEEP_TREASURE)
            return
    _keep(s, first)


def _keep(s: State, treasure: int) -> None:
    """Keep one treasure and shuffle the others back (C206)."""
    drawer = s.frame_seat[_top(s)]
    place = s.frame_place[_top(s)]
    _pop(s)
    kept = False
    for at in range(s.drawn_count):
        if s.drawn[at] == treasure and not kept:
            kept = True
        else:
            _put_back(s, s.drawn[at])
        s.drawn[at] = 0
    s.drawn_count = 0
    _hand_over(s, drawer, treasure, drawer)
    _shuffle_pile(s, place)


def _set_gift_aside(s: State) -> None:
    """Krismastri: set the top treasure of the vessel's city aside, unseen (C163)."""
    place = s.at[s.vessel]
    if _has_treasure(s, place):
        s.gifts[_take_top(s, place)] += 1
        s.gift_count += 1
        _tell_all(s, event.GIFT_SET_ASIDE, _pilot(s), place, -1)


def _points_shown(s: State, seat: int, treasure: int) -> None:
    """Record the price of Red. The others learn only its points and its city (Q28)."""
    value = TREASURE_VALUES[treasure]
    mask = SEAT_BIT[seat]
    _tell(s, event.TREASURE_DISCARDED, seat, _city_of(treasure), value, treasure, 127, mask)
