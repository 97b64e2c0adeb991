"""The turn, from top to bottom. Square brackets are windows, braces are questions to one seat.

    START_LEG -> {LANDING} -> {DIRECTION} -> {PREPARATION}                                    P0
        -> [BEFORE_ROLL] -> ROLL -> {DECLARATIONS} -> [AFTER_DECLARATIONS]                    P1 to P4
        -> {ANNOUNCEMENT}                                                                     P5
    can    -> [AFTER_CAN] -> {PAYMENT} -> [MOORING] -> [HOOK] -> MOVE                         P6a, P7a
    cannot -> [AFTER_CANNOT] -> {HELP} -> REVEAL -> [AFTER_CANNOT]                            P6b
           -> [CRASHING] -> CRASH                                                             P7b
    a die rolled, help revealed, Yellow, Green or Blue used: back to ANNOUNCEMENT
    a spyglass: on to PAYMENT, of nothing
    MOVE -> ARRIVAL at the last city; every way ends in END_LEG
    END_LEG -> NEXT_VESSEL: the rowboat's leg runs through the same machine                   P8, RB0 to RB6
    NEXT_VESSEL -> START_LEG with the next captain, or END_CHECK when both vessels are done   P9

What comes before the first leg is in `set_up`, what lies between journeys in `journeys`; `running` drives
all of it. No phase calls another: each does its part and names the next.
"""

from ..cards.help import _ask_help, _is_help_round_due, _might_anybody_help, _reveal_help
from ..cards.rowboat import ROWBOATS, _may_launch_rowboat
from ..kinds import act, city, event, house_option, limit, module, phase, place, question
from ..moves.aboard import (
    _aboard,
    _declare_stay,
    _get_off,
    _has_passengers,
    _is_passenger,
    _left_of,
    _next_aboard,
    _pilot,
)
from ..moves.dice import _dice_of_roll, _pick_up
from ..moves.hands import _clear_table
from ..moves.payment import (
    _needs,
    _pay,
    _pay_plainly,
    _payments,
    _pays_plainly,
    _shortfall,
    _tell_announcement,
    _turbos,
)
from ..moves.route import _can_get_off, _next_city
from ..moves.treasures import _draw_treasure
from ..moves.vessels import _empty_vessel, _forget_leg, _free_boat, _light_boscalumia
from ..state import State, _tell_all
from ..stops import _ask, _ask_table, _go_to, _must_show, _show_anew
from .windows import _poll


# ------------------------------------------------------------------------------ P0: the start of a leg
def _start_leg(s: State) -> None:
    """Nothing of the last leg is left. In the void the way is given; at the last city all draw (Q3, C184)."""
    for seat in range(limit.SEATS):  # all six, played or not: a fixed number is cleared at one stroke
        s.declared[seat] = place.NOTHING
        s.got_off[seat] = 0
        s.left_pawns[seat] = 0
        s.just_drew[seat] = -1
    at = s.at[s.vessel]
    if at == city.VOID:
        s.heading[s.vessel] = city.BOSCALUMIA
        _go_to(s, phase.PREPARATION)
        return
    s.heading[s.vessel] = _next_city(s, at)
    _go_to(s, phase.ARRIVAL if s.heading[s.vessel] == city.NOWHERE else phase.LANDING)


def _offer_landing(s: State) -> None:
    """A captain alone at the start of a leg may get off (R6); so may the rowboat's occupant, but not in
    the turn he boarded (B18, C91)."""
    if s.vessel == place.AIRCRAFT:
        may_land = not _has_passengers(s) and _can_get_off(s)
    else:
        may_land = s.boat_fresh == 0 and _can_get_off(s)
    if may_land:
        _ask(s, _pilot(s), question.LAND)
    else:
        _go_to(s, phase.DIRECTION)


def _offer_direction(s: State) -> None:
    """From Barbadahl the way forks while Boscalumia is dark and the city has treasure (C180, Q21)."""
    forks = bool(s.modules & module.BOSCALUMIA) and not s.lit
    if s.vessel == place.BOAT and s.house & house_option.ROWBOAT_ON_MAIN_LINE:
        forks = False
    if forks and s.at[s.vessel] == city.BARBADAHL and _can_get_off(s):
        _ask(s, _pilot(s), question.DIRECTION)
    else:
        _go_to(s, phase.PREPARATION)


def _offer_preparation(s: State) -> None:
    """A crew's captain may send one pawn ashore for cards; never the last (C203, C218, Q8)."""
    may_prepare = bool(s.modules & module.CREWS) and s.vessel == place.AIRCRAFT and _can_get_off(s)
    if may_prepare and s.step == 0 and s.pawns[s.captain] > 1:
        _ask(s, s.captain, question.PREPARE)
    else:
        _tell_all(s, event.LEG_STARTED, _pilot(s), s.vessel, s.heading[s.vessel])
        _go_to(s, phase.BEFORE_ROLL)


# ------------------------------------------------------------------ P1 to P4: the roll and the choices
def _before_roll(s: State) -> None:
    if not _poll(s):
        _go_to(s, phase.ROLL)


def _roll(s: State) -> None:
    s.dice_count = _dice_of_roll(s)
    _pick_up(s, (1 << s.dice_count) - 1)
    _go_to(s, phase.DECLARATIONS)


def _declarations(s: State) -> None:
    """Passengers declare from the captain's left (R3). Where nobody can get off they stay (C14, Q35); in the
    void nothing is declared (C182, Q25). Either way a rowboat may be launched."""
    while s.step < s.players - 1 and s.vessel == place.AIRCRAFT:
        s.step += 1
        seat = _left_of(s, s.captain, s.step)
        if not _is_passenger(s, seat):
            continue
        if _must_show(s) and not _can_get_off(s) and s.hand_size[seat] > 0 and _may_launch_rowboat(s):
            s.step -= 1  # when it has been shown, the same passenger comes again
            _ask_table(s, question.DECLARE)
            return
        _show_anew(s)
        if _can_get_off(s) or (s.held[seat] & ROWBOATS and _may_launch_rowboat(s)):
            _ask(s, seat, question.DECLARE)
            return
        _declare_stay(s, seat)
    _go_to(s, phase.AFTER_DECLARATIONS)


def _after_declarations(s: State) -> None:
    if not s.flying and s.vessel == place.AIRCRAFT:  # the captain took the rowboat, nobody is aboard (C95)
        _go_to(s, phase.END_LEG)
    elif not _poll(s):
        _go_to(s, phase.ANNOUNCEMENT)


# ---------------------------------------------------------------------------------- P5: the announcement
def _announcement(s: State) -> None:
    """Forced, except where turbos are needed: then the captain chooses (R2, C2, Q17). Where nothing has to be
    paid everybody knows the answer, so the table does not stop for it (C21)."""
    if _must_show(s) and _needs(s):
        _ask_table(s, question.ANNOUNCE)
        return
    s.changed = 0
    pilot = _pilot(s)
    short = _shortfall(s, pilot)
    if short == 0:
        _announce_can(s)
    elif short <= _turbos(s, pilot):
        _ask(s, pilot, question.ANNOUNCE)
    else:
        _announce_cannot(s)


def _announce_can(s: State) -> None:
    s.announced = place.CAN
    _tell_announcement(s, event.ANNOUNCED_CAN)
    _go_to(s, phase.AFTER_CAN)


def _announce_cannot(s: State) -> None:
    s.announced = place.CANNOT
    _tell_announcement(s, event.ANNOUNCED_CANNOT)
    _go_to(s, phase.AFTER_CANNOT)


# ----------------------------------------------------------------------------- P6a and P7a: the way on
def _after_can(s: State) -> None:
    if s.changed:
        _go_to(s, phase.ANNOUNCEMENT)
    elif not _poll(s):
        _go_to(s, phase.PAYMENT)


def _payment(s: State) -> None:
    """He is asked only where there is more than one way to pay (Q41)."""
    if s.spyglass:
        _go_to(s, phase.MOORING)
        return
    if _must_show(s) and _needs(s):
        _ask_table(s, question.PAY)
        return
    pilot = _pilot(s)
    if _pays_plainly(s, pilot):
        _pay_plainly(s, pilot)
        _go_to(s, phase.MOORING)
        return
    ways = _payments(s, pilot, None)
    if ways // act.SPAN > 1:
        _ask(s, pilot, question.PAY)
        return
    _pay(s, pilot, ways % act.SPAN)
    _go_to(s, phase.MOORING)


def _mooring(s: State) -> None:
    """One round, over with the first play (Q1, C66)."""
    if s.moored or not _poll(s):
        _go_to(s, phase.HOOK)


def _hook(s: State) -> None:
    if not _poll(s):
        _go_to(s, phase.MOVE)


def _move(s: State) -> None:
    if s.moored:
        _tell_all(s, event.MOORED, _pilot(s), s.vessel, s.at[s.vessel])
        _go_to(s, phase.END_LEG)
        return
    heading = s.heading[s.vessel]
    s.at[s.vessel] = heading
    _tell_all(s, event.FLEW, _pilot(s), s.vessel, heading)
    if heading == city.BOSCALUMIA:
        _light_boscalumia(s)
        _go_to(s, phase.END_LEG)
    elif heading != city.VOID and _next_city(s, heading) == city.NOWHERE:
        _go_to(s, phase.ARRIVAL)
    else:
        _go_to(s, phase.END_LEG)


def _arrival(s: State) -> None:
    """The last city: captain first, then clockwise, a treasure each while they last (R7, C13, C15, C210)."""
    if s.step >= s.players:
        _empty_vessel(s, s.vessel)
        _go_to(s, phase.END_LEG)
        return
    seat = _left_of(s, _pilot(s), s.step)
    s.step += 1
    if _aboard(s, seat) and _can_get_off(s):
        _get_off(s, seat)
        _draw_treasure(s, seat, s.at[s.vessel], 1)


# ------------------------------------------------------------------------------ P6b and P7b: the crash
def _after_cannot(s: State) -> None:
    """Rescues first; when all pass, one help round a leg; then rescues once more (Q2)."""
    if s.spyglass:
        _go_to(s, phase.PAYMENT)
    elif s.changed:
        _go_to(s, phase.ANNOUNCEMENT)
    elif not _poll(s):
        _go_to(s, phase.HELP if _is_help_round_due(s) else phase.CRASHING)


def _help(s: State) -> None:
    if _must_show(s) and _might_anybody_help(s):
        _ask_table(s, question.LAY_HELP)
    elif not _ask_help(s):
        _go_to(s, phase.REVEAL)


def _reveal(s: State) -> None:
    """An empty round changes nothing: the announcement stands (Q2)."""
    _reveal_help(s)
    _go_to(s, phase.AFTER_CANNOT)


def _crashing(s: State) -> None:
    if not _poll(s):
        _go_to(s, phase.CRASH)


def _crash(s: State) -> None:
    """Nobody aboard gets anything, and no card is spent (R2)."""
    _tell_all(s, event.CRASHED, _pilot(s), s.vessel, s.at[s.vessel])
    if s.vessel == place.AIRCRAFT:
        s.crashed = 1
    _empty_vessel(s, s.vessel)
    _go_to(s, phase.END_LEG)


# ----------------------------------------------------------------------- P8 and P9: who flies next
def _end_leg(s: State) -> None:
    """All that belonged to this leg alone is gone; the table is cleared."""
    _clear_table(s)
    _forget_leg(s)
    if s.vessel == place.BOAT:
        s.boat_fresh = 0
    _go_to(s, phase.NEXT_VESSEL)


def _next_vessel(s: State) -> None:
    """The rowboat follows the aircraft (C93); then the next captain, or the rowboat alone (C119)."""
    _free_boat(s)
    if s.vessel == place.AIRCRAFT and s.occupant >= 0:
        s.vessel = place.BOAT
        _go_to(s, phase.START_LEG)
        return
    s.turn += 1
    if s.flying:
        s.vessel = place.AIRCRAFT
        s.captain = _next_aboard(s, s.captain)
        _tell_all(s, event.CAPTAIN_NAMED, s.captain, -1, -1)
        _go_to(s, phase.START_LEG)
    elif s.occupant >= 0:
        _go_to(s, phase.START_LEG)
    else:
        s.vessel = place.AIRCRAFT
        _go_to(s, phase.END_CHECK)
