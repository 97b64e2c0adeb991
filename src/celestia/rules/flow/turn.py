"""The turn, from top to bottom.

Square brackets are windows, braces are questions to one seat.

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

`set_up` contains everything before the first leg, and `journeys` everything between two journeys. `loop`
drives all phases. No phase calls another one; each phase sets the next.
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
from ..stops import _ask, _ask_table, _go_to, _must_show, _show_again
from .windows import _poll


# ------------------------------------------------------------------------------ P0: the start of a leg
def _start_leg(s: State) -> None:
    """Reset the leg and set its heading.

    In the void nobody lands and the heading is fixed (C184). Without a next city, all draw here (Q3)."""
    for seat in range(limit.SEATS):  # also unused seats: a loop of fixed length compiles to one memory write
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
    """Ask a captain who is alone at the start of a leg whether they get off (R6).

    The rowboat's occupant may also get off, but not in the turn in which they boarded (B18, C91)."""
    if s.vessel == place.AIRCRAFT:
        may_land = not _has_passengers(s) and _can_get_off(s)
    else:
        may_land = s.boat_fresh == 0 and _can_get_off(s)
    if may_land:
        _ask(s, _pilot(s), question.LAND)
    else:
        _go_to(s, phase.DIRECTION)


def _offer_direction(s: State) -> None:
    """Ask for the direction at Barbadahl.

    The city must have treasures, and Boscalumia must be dark (C180, Q21)."""
    forks = bool(s.modules & module.BOSCALUMIA) and not s.lit
    if s.vessel == place.BOAT and s.house & house_option.ROWBOAT_ON_MAIN_LINE:
        forks = False
    if forks and s.at[s.vessel] == city.BARBADAHL and _can_get_off(s):
        _ask(s, _pilot(s), question.DIRECTION)
    else:
        _go_to(s, phase.PREPARATION)


def _offer_preparation(s: State) -> None:
    """Ask a crew's captain whether to send a pawn ashore for cards.

    The last pawn must stay aboard (C203, C218, Q8)."""
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
    """Passengers declare clockwise, from the captain's left (R3).

    They stay without a question where nobody can get off (C14, Q35). Nobody declares in the void (C182, Q25).
    A rowboat may be launched in both cases."""
    while s.step < s.players - 1 and s.vessel == place.AIRCRAFT:
        s.step += 1
        seat = _left_of(s, s.captain, s.step)
        if not _is_passenger(s, seat):
            continue
        if _must_show(s) and not _can_get_off(s) and s.hand_size[seat] > 0 and _may_launch_rowboat(s):
            s.step -= 1  # ask the same passenger again after the table has seen this
            _ask_table(s, question.DECLARE)
            return
        _show_again(s)
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
    """Announce without a question, unless the captain needs turbos.

    In that case the captain chooses (R2, C2, Q17). With nothing to pay the answer is public, so the table
    does not stop for it (C21)."""
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
    """Ask the captain only if there is more than one way to pay (Q41)."""
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
    """Poll for Mooring in one round, which ends with the first play (Q1, C66)."""
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
    """Everybody aboard draws one treasure at the last city.

    The captain draws first, and later seats may get nothing (R7, C13, C15, C210)."""
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
    """Poll for rescues.

    When all pass, hold the leg's one help round and poll again (Q2)."""
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
    """Turn up the help cards. An empty round leaves the announcement valid (Q2)."""
    _reveal_help(s)
    _go_to(s, phase.AFTER_CANNOT)


def _crashing(s: State) -> None:
    if not _poll(s):
        _go_to(s, phase.CRASH)


def _crash(s: State) -> None:
    """End the journey of everybody aboard. They get nothing and pay nothing (R2)."""
    _tell_all(s, event.CRASHED, _pilot(s), s.vessel, s.at[s.vessel])
    if s.vessel == place.AIRCRAFT:
        s.crashed = 1
    _empty_vessel(s, s.vessel)
    _go_to(s, phase.END_LEG)


# ----------------------------------------------------------------------- P8 and P9: who flies next
def _end_leg(s: State) -> None:
    """Clear the table and everything that belongs to this leg only."""
    _clear_table(s)
    _forget_leg(s)
    if s.vessel == place.BOAT:
        s.boat_fresh = 0
    _go_to(s, phase.NEXT_VESSEL)


def _next_vessel(s: State) -> None:
    """Give the rowboat its leg after the aircraft's (C93), then name the next captain.

    When the aircraft is finished, the rowboat flies alone (C119)."""
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
