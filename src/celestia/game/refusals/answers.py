"""Why an answer other than a card is refused.

Each answer has a small function that returns a reason. If it returns None, the seat is not asked or is asked
something else.
"""

from __future__ import annotations

from collections.abc import Callable

from ... import engine
from ...rules.kinds import act, city, limit, module, phase, question
from ..setup.names import CARDS, COLOURS
from ..state_lists import numbers, rows
from .attempt import Attempt, Because, counted, treasure_params

# The rule of each question, for a seat that answers something else.
RULES: dict[int, str] = {
    question.LAND: "Q36",
    question.DIRECTION: "C180",
    question.PREPARE: "C203",
    question.WINDOW: "Q1",
    question.DECLARE: "R3",
    question.ANNOUNCE: "R2",
    question.PAY: "C4",
    question.LAY_HELP: "R14",
    question.GIVE: "C165",
    question.MATRYOSHBURG: "C174",
    question.SWAP: "C172",
    question.INSTRUCT: "Q27",
    question.CHOOSE_TREASURE: "C147",
    question.KEEP_TREASURE: "C206",
    question.REROLL: "B3",
    question.RELIEVED: "C123",
    question.TAKE_CHARACTER: "C86",
}


def why_not_answered(attempt: Attempt, verb: int) -> Because:
    """Return why this seat may not give this answer now."""
    reason = REASONS[verb](attempt) if verb in REASONS else None
    if reason is not None:
        return reason
    if attempt.is_asked:
        return Because("asked-otherwise", RULES[attempt.question])
    if attempt.question in (question.DECLARE, question.WINDOW):
        return Because("not-your-turn", RULES[attempt.question])
    return Because("not-asked", "Q41")


# ------------------------------------------------------------------------------------- declarations, P0
def _no_declaration(attempt: Attempt) -> Because | None:
    """Reasons that refuse any declaration."""
    if attempt.in_boat:
        return Because("ship-only", "C90")
    if not attempt.in_aircraft:
        return Because("declare-got-off", "R4")
    if attempt.is_asked and attempt.question in (question.DECLARE, question.RELIEVED):
        return None
    return Because("declare-once-in-turn", "R3")


def _leave(attempt: Attempt) -> Because | None:
    if attempt.is_captain:
        return Because("land-when", "R6")
    if attempt.in_aircraft and attempt.in_void:
        return Because("in-void", "C182")
    if attempt.in_aircraft and attempt.is_emptied:
        return Because("emptied-city", "C14")
    return _no_declaration(attempt)


def _stay(attempt: Attempt) -> Because | None:
    if attempt.is_captain:
        return Because("stay-as-captain", "R3")
    if attempt.in_aircraft and attempt.in_void:
        return Because("in-void", "Q25")
    return _no_declaration(attempt)


def _land(attempt: Attempt) -> Because | None:
    if not attempt.is_pilot:
        return Because("not-captain", "R6")
    if attempt.in_void:
        return Because("in-void", "C184")
    if attempt.is_emptied:
        return Because("emptied-city", "C101" if attempt.on_boat_leg else "C14")
    if attempt.on_boat_leg and attempt.state.boat_fresh:
        return Because("land-first-leg-of-rowboat", "C91")
    return Because("land-when", "R6")


def _fly(attempt: Attempt) -> Because | None:
    if not attempt.is_pilot:
        return Because("not-captain", "R6")
    return None if attempt.is_asked else Because("land-when", "Q36")


def _head(attempt: Attempt) -> Because | None:
    if not attempt.state.modules & module.BOSCALUMIA or attempt.at != city.BARBADAHL:
        return Because("head-no-fork", "C180")
    if attempt.state.lit:
        return Because("head-lit", "C180")
    if attempt.is_emptied:
        return Because("head-emptied", "Q21")
    if not attempt.is_pilot:
        return Because("not-captain", "C180")
    return Because("head-at-start", "Q36")


def _prepare(attempt: Attempt) -> Because | None:
    if not attempt.state.modules & module.CREWS:
        return Because("prepare-crews-only", "C203")
    if not attempt.is_captain:
        return Because("not-captain", "C203")
    if attempt.in_void:
        return Because("in-void", "C218")
    if attempt.is_emptied:
        return Because("emptied-city", "Q8")
    if numbers(attempt.state, "pawns")[attempt.seat] == 1:
        return Because("prepare-last-pawn", "C203")
    return Because("prepare-at-start", "C203")


# ---------------------------------------------------------------------------- announcement and payment
def _announce(attempt: Attempt) -> Because | None:
    """Reasons that refuse any announcement."""
    if not attempt.is_pilot:
        return Because("not-captain", "P5")
    return Because("announce-forced", "R2") if attempt.question != question.ANNOUNCE else None


def _announce_can(attempt: Attempt) -> Because | None:
    return _announce(attempt) or Because("announce-cannot", "R2")


def _announce_cannot(attempt: Attempt) -> Because | None:
    if attempt.is_pilot and _is_sky_clear(attempt):
        return Because("announce-clear-sky", "C21")
    return _announce(attempt) or Because("announce-forced", "R2")


def _is_sky_clear(attempt: Attempt) -> bool:
    """Whether dice are on the table and none of them has to be answered."""
    rolled = attempt.state.dice_count > 0 and attempt.question != question.ROLL
    return rolled and not any(engine.dice_to_answer(attempt.state))


def _pay(attempt: Attempt) -> Because | None:
    if not attempt.is_pilot:
        return Because("not-captain", "R2")
    if attempt.question != question.PAY:
        return Because("pay-nothing", "Q41")
    named = attempt.words[1:]
    for name, count in counted(named, CARDS, rows(attempt.state, "hand")[attempt.seat]).items():
        if count.named > count.held:
            return Because("too-few-cards", "R1", {"held": count.held, "card": name, "named": count.named})
    if named.count("turbo") > sum(engine.dice_to_answer(attempt.state)):
        return Because("pay-exactly", "C46")
    return Because("pay-exactly", "C4")


def _reroll(attempt: Attempt) -> Because | None:
    if attempt.question != question.REROLL:
        return Because("choose-after", "B3", {"card": "alternative_route"})
    if not attempt.is_asked:
        return Because("not-captain", "C34")
    for at in range(limit.DICE):
        if attempt.number >> at & 1 and at >= len(attempt.dice):
            return Because("dice-no-such-die", "B3", {"number": at + 1})
        if attempt.number >> at & 1 and at in attempt.locked_dice:
            return Because("dice-locked", "C78", {"number": at + 1})
    return None


def _lay(attempt: Attempt) -> Because | None:
    if attempt.is_captain:
        return Because("help-not-passenger", "C53")
    if attempt.on_boat_leg:
        return Because("ship-only", "C108")
    if not attempt.in_aircraft:
        return Because("help-not-passenger", "C54")
    if attempt.state.help_held:
        return Because("help-once", "R14")
    if attempt.question != question.LAY_HELP:
        return Because("help-when", "Q2")
    for name, count in counted(attempt.words[1:], CARDS, rows(attempt.state, "hand")[attempt.seat]).items():
        if count.named > count.held:
            return Because("too-few-cards", "R1", {"held": count.held, "card": name, "named": count.named})
    if attempt.state.help_answered >> attempt.seat & 1:
        return Because("help-once", "Q29")
    return None


# ------------------------------------------------------------------------------ treasures and bonuses
def _choose(attempt: Attempt) -> Because | None:
    if attempt.question != question.CHOOSE_TREASURE or not attempt.is_asked:
        return Because("choose-after", "C147", {"card": "instructor"})
    return Because("treasure-not-there", "C147", treasure_params(attempt.number))


def _keep(attempt: Attempt) -> Because | None:
    if attempt.question != question.KEEP_TREASURE or not attempt.is_asked:
        return Because("keep-without-drawing", "C206")
    return Because("treasure-not-there", "C206", treasure_params(attempt.number))


def _at_matryoshburg(attempt: Attempt) -> Because | None:
    if attempt.in_phase(phase.MATRYOSHBURG, phase.SWAP):
        return None if attempt.is_asked else Because("not-your-turn", "C171")
    return Because("bonus-when", "C170")


def _draw(attempt: Attempt) -> Because | None:
    return _at_matryoshburg(attempt) or Because("bonus-begun", "C174")


def _discard(attempt: Attempt) -> Because | None:
    return _at_matryoshburg(attempt) or Because("card-not-held", "C172", {"card": CARDS[attempt.number]})


def _done(attempt: Attempt) -> Because | None:
    return _at_matryoshburg(attempt) or Because("discard-one-at-least", "C172")


def _trade(attempt: Attempt) -> Because | None:
    elsewhere = _at_matryoshburg(attempt)
    if elsewhere is not None:
        return elsewhere
    if attempt.question == question.SWAP:
        return Because("bonus-begun", "C174")
    if not attempt.owns(attempt.number):
        return Because("treasure-not-owned", "C173", treasure_params(attempt.number))
    return Because("trade-emptied-city", "C173")


def _give(attempt: Attempt) -> Because | None:
    if attempt.question != question.GIVE or not attempt.is_asked:
        return Because("gift-not-yours", "C164")
    if attempt.number == attempt.seat:
        return Because("not-yourself", "C165")
    if attempt.number >= attempt.state.players:
        return Because("no-such-seat", "R1")
    return Because("gift-one-each", "C165")


def _take(attempt: Attempt) -> Because | None:
    if attempt.question != question.TAKE_CHARACTER:
        return Because("take-when", "C86")
    if not attempt.is_asked:
        return Because("not-your-turn", "C86")
    return Because("take-taken", "C86", {"colour": COLOURS[attempt.number]})


REASONS: dict[int, Callable[[Attempt], Because | None]] = {
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
