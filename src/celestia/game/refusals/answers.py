"""Why an answer that is no card may not be given: declarations, payments, dice, treasures and the rest.

Each answer has a small function that gives its reason; where it gives none, the seat is not asked, or is
asked something else.
"""

from __future__ import annotations

from collections.abc import Callable

from ... import engine
from ...rules.kinds import act, city, limit, module, phase, question
from ..setup.names import CARDS, COLOURS
from ..state_lists import numbers, rows
from .facts import Because, Moment, counted, treasure_params

# What each question wants, for who answers something else.
WANTED: dict[int, Because] = {
    question.LAND: Because("asked-land", "Q36"),
    question.DIRECTION: Because("asked-direction", "C180"),
    question.PREPARE: Because("asked-prepare", "C203"),
    question.WINDOW: Because("asked-window", "Q1"),
    question.DECLARE: Because("asked-declare", "R3"),
    question.ANNOUNCE: Because("asked-announce", "R2"),
    question.PAY: Because("asked-pay", "C4"),
    question.LAY_HELP: Because("asked-help", "R14"),
    question.GIVE: Because("asked-gift", "C165"),
    question.MATRYOSHBURG: Because("asked-bonus", "C174"),
    question.SWAP: Because("asked-discard", "C172"),
    question.INSTRUCT: Because("asked-instructor", "Q27"),
    question.CHOOSE_TREASURE: Because("asked-treasure", "C147"),
    question.KEEP_TREASURE: Because("asked-keep", "C206"),
    question.REROLL: Because("asked-dice", "B3"),
    question.RELIEVED: Because("asked-relieved", "C123"),
    question.TAKE_CHARACTER: Because("asked-character", "C86"),
}


def why_not_answered(moment: Moment, verb: int) -> Because:
    """Why this seat may not answer this now."""
    reason = REASONS[verb](moment) if verb in REASONS else None
    if reason is not None:
        return reason
    return WANTED[moment.question] if moment.is_asked else _nobody_asks(moment)


def _nobody_asks(m: Moment) -> Because:
    if m.question == question.DECLARE:
        return Because("not-asked-declarations", "R3")
    if m.question == question.WINDOW:
        return Because("not-asked-window", "Q1")
    return Because("not-asked", "Q41")


# ------------------------------------------------------------------------------------- declarations, P0
def _no_declaration(m: Moment) -> Because | None:
    """What refuses a declaration of any kind."""
    if m.in_boat:
        return Because("declare-in-boat", "C90")
    if not m.in_aircraft:
        return Because("declare-got-off", "R4")
    if m.is_asked and m.question in (question.DECLARE, question.RELIEVED):
        return None
    return Because("declare-once-in-turn", "R3")


def _leave(m: Moment) -> Because | None:
    if m.is_captain:
        return Because("leave-as-captain", "R6")
    if m.in_aircraft and m.in_void:
        return Because("leave-in-void", "C182")
    if m.in_aircraft and m.is_emptied:
        return Because("leave-at-emptied-city", "C14")
    return _no_declaration(m)


def _stay(m: Moment) -> Because | None:
    if m.is_captain:
        return Because("stay-as-captain", "R3")
    if m.in_aircraft and m.in_void:
        return Because("stay-in-void", "Q25")
    return _no_declaration(m)


def _land(m: Moment) -> Because | None:
    if not m.is_pilot:
        return Because("land-not-captain", "R6")
    if m.in_void:
        return Because("land-in-void", "C184")
    if m.is_emptied:
        return Because("land-at-emptied-city", "C101" if m.on_boat_leg else "C14")
    if m.on_boat_leg and m.state.boat_fresh:
        return Because("land-first-leg-of-rowboat", "C91")
    return Because("land-alone-at-start", "R6")


def _fly(m: Moment) -> Because | None:
    if not m.is_pilot:
        return Because("fly-not-captain", "R6")
    return None if m.is_asked else Because("fly-at-start", "Q36")


def _head(m: Moment) -> Because | None:
    if not m.state.modules & module.BOSCALUMIA or m.at != city.BARBADAHL:
        return Because("head-no-fork", "C180")
    if m.state.lit:
        return Because("head-lit", "C180")
    if m.is_emptied:
        return Because("head-emptied", "Q21")
    if not m.is_pilot:
        return Because("head-not-captain", "C180")
    return Because("head-at-start", "Q36")


def _prepare(m: Moment) -> Because | None:
    if not m.state.modules & module.CREWS:
        return Because("prepare-crews-only", "C203")
    if not m.is_captain:
        return Because("prepare-not-captain", "C203")
    if m.in_void:
        return Because("prepare-in-void", "C218")
    if m.is_emptied:
        return Because("prepare-at-emptied-city", "Q8")
    if numbers(m.state, "pawns")[m.seat] == 1:
        return Because("prepare-last-pawn", "C203")
    return Because("prepare-at-start", "C203")


# ---------------------------------------------------------------------------- announcement and payment
def _announce(m: Moment) -> Because | None:
    """What refuses an announcement of either kind."""
    if not m.is_pilot:
        return Because("announce-not-captain", "P5")
    return Because("announce-forced", "R2") if m.question != question.ANNOUNCE else None


def _announce_can(m: Moment) -> Because | None:
    return _announce(m) or Because("announce-cannot", "R2")


def _announce_cannot(m: Moment) -> Because | None:
    if m.is_pilot and _is_sky_clear(m):
        return Because("announce-clear-sky", "C21")
    return _announce(m) or Because("announce-must", "R2")


def _is_sky_clear(m: Moment) -> bool:
    """Dice lie on the table, and none of them has to be answered."""
    rolled = m.state.dice_count > 0 and m.question != question.ROLL
    return rolled and not any(engine.dice_to_answer(m.state))


def _pay(m: Moment) -> Because | None:
    if not m.is_pilot:
        return Because("pay-not-captain", "R2")
    if m.question != question.PAY:
        return Because("pay-nothing", "Q41")
    named = m.words[1:]
    for name, count in counted(named, CARDS, rows(m.state, "hand")[m.seat]).items():
        if count.named > count.held:
            return Because("too-few-cards", "R1", {"held": count.held, "card": name, "named": count.named})
    if named.count("turbo") > sum(engine.dice_to_answer(m.state)):
        return Because("pay-turbo-too-many", "C46")
    return Because("pay-exactly", "C4")


def _reroll(m: Moment) -> Because | None:
    if m.question != question.REROLL:
        return Because("dice-without-route", "B3")
    if not m.is_asked:
        return Because("dice-not-captain", "C34")
    for at in range(limit.DICE):
        if m.number >> at & 1 and at >= len(m.dice):
            return Because("dice-no-such-die", "B3", {"number": at + 1})
        if m.number >> at & 1 and at in m.locked_dice:
            return Because("dice-locked", "C78", {"number": at + 1})
    return None


def _lay(m: Moment) -> Because | None:
    if m.is_captain:
        return Because("help-as-captain", "C53")
    if m.on_boat_leg:
        return Because("help-for-rowboat", "C108")
    if not m.in_aircraft:
        return Because("help-not-passenger", "C54")
    if m.state.help_held:
        return Because("help-over", "R14")
    if m.question != question.LAY_HELP:
        return Because("help-when", "Q2")
    for name, count in counted(m.words[1:], CARDS, rows(m.state, "hand")[m.seat]).items():
        if count.named > count.held:
            return Because("too-few-cards", "R1", {"held": count.held, "card": name, "named": count.named})
    if m.state.help_answered >> m.seat & 1:
        return Because("help-answered", "Q29")
    return None


# ------------------------------------------------------------------------------ treasures and bonuses
def _choose(m: Moment) -> Because | None:
    if m.question != question.CHOOSE_TREASURE or not m.is_asked:
        return Because("choose-without-instructor", "C147")
    return Because("choose-not-there", "C147", treasure_params(m.number))


def _keep(m: Moment) -> Because | None:
    if m.question != question.KEEP_TREASURE or not m.is_asked:
        return Because("keep-without-drawing", "C206")
    return Because("keep-not-drawn", "C206", treasure_params(m.number))


def _at_matryoshburg(m: Moment) -> Because | None:
    if m.in_phase(phase.MATRYOSHBURG, phase.SWAP):
        return None if m.is_asked else Because("bonus-in-turn", "C171")
    return Because("bonus-when", "C170")


def _draw(m: Moment) -> Because | None:
    return _at_matryoshburg(m) or Because("bonus-begun", "C174")


def _discard(m: Moment) -> Because | None:
    return _at_matryoshburg(m) or Because("card-not-held", "C172", {"card": CARDS[m.number]})


def _done(m: Moment) -> Because | None:
    return _at_matryoshburg(m) or Because("discard-one-at-least", "C172")


def _trade(m: Moment) -> Because | None:
    elsewhere = _at_matryoshburg(m)
    if elsewhere is not None:
        return elsewhere
    if m.question == question.SWAP:
        return Because("bonus-begun", "C174")
    if not m.owns(m.number):
        return Because("trade-no-treasure", "C173", treasure_params(m.number))
    return Because("trade-emptied-city", "C173")


def _give(m: Moment) -> Because | None:
    if m.question != question.GIVE or not m.is_asked:
        return Because("gift-not-yours", "C164")
    if m.number == m.seat:
        return Because("gift-for-oneself", "C165")
    if m.number >= m.state.players:
        return Because("no-such-seat", "R1")
    return Because("gift-one-each", "C165")


def _take(m: Moment) -> Because | None:
    if m.question != question.TAKE_CHARACTER:
        return Because("take-when", "C86")
    if not m.is_asked:
        return Because("take-in-turn", "C86")
    return Because("take-taken", "C86", {"colour": COLOURS[m.number]})


REASONS: dict[int, Callable[[Moment], Because | None]] = {
    act.LEAVE: _leave,
    act.STAY: _stay,
    act.LAND: _land,
    act.FLY: _fly,
    act.HEAD_ONWARD: _head,
    act.HEAD_BOSCALUMIA: _head,
    act.PREPARE: _prepare,
    act.ANNOUNCE_CAN: _announce_can,
    act.ANNOUNCE_CANNOT: _announce_cannot,
    act.PAY: _pay,
    act.REROLL: _reroll,
    act.LAY: _lay,
    act.CHOOSE: _choose,
    act.KEEP: _keep,
    act.DRAW: _draw,
    act.DISCARD: _discard,
    act.DONE: _done,
    act.TRADE: _trade,
    act.GIVE: _give,
    act.TAKE: _take,
}
