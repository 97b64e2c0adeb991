"""Why an answer that is no card may not be given: declarations, payments, dice, treasures and the rest.

Each answer has a small function that gives its reason; where it gives none, the seat is not asked, or is
asked something else.
"""

from __future__ import annotations

from collections.abc import Callable

from .. import engine
from ..rules import act, city, limit, module, phase, question
from .moment import Because, Moment, counted
from .names import CARDS, COLOURS, city_word, treasure_word
from .peek import numbers, rows

# What each question wants, for who answers something else.
WANTED: dict[int, Because] = {
    question.LAND: ("you are asked whether you land or fly", "Q36"),
    question.DIRECTION: ("you are asked for the direction: onward or to Boscalumia", "C180"),
    question.PREPARE: ("you are asked whether you prepare", "C203"),
    question.WINDOW: ("you are asked for a card or a power, or to pass", "Q1"),
    question.DECLARE: ("you are asked for your declaration", "R3"),
    question.ANNOUNCE: ("you are asked whether you can or cannot", "R2"),
    question.PAY: ("you are asked how you pay", "C4"),
    question.LAY_HELP: ("you are asked for help cards", "R14"),
    question.GIVE: ("you are asked who gets the gift", "C165"),
    question.MATRYOSHBURG: ("you are asked which bonus you take: exactly one", "C174"),
    question.SWAP: ("you are asked which cards you discard", "C172"),
    question.INSTRUCT: ("you are asked whether you play Instructor", "Q27"),
    question.CHOOSE_TREASURE: ("you are asked which treasure is drawn", "C147"),
    question.KEEP_TREASURE: ("you are asked which treasure your crew keeps", "C206"),
    question.REROLL: ("you are asked which dice roll again, perhaps none", "B3"),
    question.RELIEVED: ("you are asked whether you stay or leave", "C123"),
    question.TAKE_CHARACTER: ("you are asked which character you take", "C86"),
}


def why_not_answered(moment: Moment, verb: int) -> Because:
    """Why this seat may not answer this now."""
    reason = REASONS[verb](moment) if verb in REASONS else None
    if reason is not None:
        return reason
    return WANTED[moment.question] if moment.is_asked else _nobody_asks(moment)


def _nobody_asks(m: Moment) -> Because:
    if m.question == question.DECLARE:
        return "nobody asks you now: passengers declare in turn, from the captain's left", "R3"
    if m.question == question.WINDOW:
        return "nobody asks you now: players are asked in turn, from the captain clockwise", "Q1"
    return "nobody asks you now", "Q41"


# ------------------------------------------------------------------------------------- declarations, P0
def _no_declaration(m: Moment) -> Because | None:
    """What refuses a declaration of any kind."""
    if m.in_boat:
        return "who is in the rowboat declares nothing", "C90"
    if not m.in_aircraft:
        return "you have got off, and are out until the next journey", "R4"
    if m.is_asked and m.question in (question.DECLARE, question.RELIEVED):
        return None
    return "passengers declare once a leg, after the roll, each in turn from the captain's left", "R3"


def _leave(m: Moment) -> Because | None:
    if m.is_captain:
        return "a captain may not leave: he may land when he is alone at the start of a leg", "R6"
    if m.in_aircraft and m.in_void:
        return "in the void nobody can get off", "C182"
    if m.in_aircraft and m.is_emptied:
        return "the city has no treasure left: nobody can get off", "C14"
    return _no_declaration(m)


def _stay(m: Moment) -> Because | None:
    if m.is_captain:
        return "a captain declares nothing: he flies", "R3"
    if m.in_aircraft and m.in_void:
        return "in the void nothing is declared", "Q25"
    return _no_declaration(m)


def _land(m: Moment) -> Because | None:
    if not m.is_pilot:
        return "only the captain of the vessel whose leg it is may land", "R6"
    if m.in_void:
        return "in the void nobody can land", "C184"
    if m.is_emptied:
        return "the city has no treasure left: nobody can land", "C101" if m.on_boat_leg else "C14"
    if m.on_boat_leg and m.state.boat_fresh:
        return "the first leg in the rowboat must be rolled", "C91"
    return "a captain may land when he is alone at the start of a leg, before the roll", "R6"


def _fly(m: Moment) -> Because | None:
    if not m.is_pilot:
        return "only the captain of the vessel whose leg it is flies or lands", "R6"
    return None if m.is_asked else ("land or fly is asked at the start of a leg, of who may land", "Q36")


def _head(m: Moment) -> Because | None:
    if not m.state.modules & module.BOSCALUMIA or m.at != city.BARBADAHL:
        return "only from Barbadahl does the way fork, if Boscalumia is in the game", "C180"
    if m.state.lit:
        return "Boscalumia is lit: nobody flies there again", "C180"
    if m.is_emptied:
        return "Barbadahl has no treasure left: there is no way to Boscalumia", "Q21"
    if not m.is_pilot:
        return "only the captain of the vessel whose leg it is chooses the direction", "C180"
    return "the direction is chosen at the start of a leg", "Q36"


def _prepare(m: Moment) -> Because | None:
    if not m.state.modules & module.CREWS:
        return "only crews prepare", "C203"
    if not m.is_captain:
        return "only the captain of the aircraft prepares", "C203"
    if m.in_void:
        return "in the void there is no tile to prepare on", "C218"
    if m.is_emptied:
        return "on an emptied city nobody prepares", "Q8"
    if numbers(m.state, "pawns")[m.seat] == 1:
        return "the last pawn stays aboard", "C203"
    return "a crew prepares at the start of a leg, one pawn a leg", "C203"


# ---------------------------------------------------------------------------- announcement and payment
def _announce(m: Moment) -> Because | None:
    if not m.is_pilot:
        return "only the captain of the vessel whose leg it is announces", "P5"
    return "the announcement follows from the cards: only turbos leave a choice", "R2"


def _pay(m: Moment) -> Because | None:
    if not m.is_pilot:
        return "only the captain of the vessel whose leg it is pays", "R2"
    if m.question != question.PAY:
        return "nothing is to be paid now, or there is one way only", "Q41"
    named = m.words[1:]
    for name, count in counted(named, CARDS, rows(m.state, "hand")[m.seat]).items():
        if count.named > count.held:
            return f"you hold {count.held} {name}, not {count.named}", "R1"
    if named.count("turbo") > sum(engine.dice_to_answer(m.state)):
        return "a turbo answers an event, and there are not so many", "C46"
    return "pay an exact cover: every event answered, and no card that could be kept", "C4"


def _reroll(m: Moment) -> Because | None:
    if m.question != question.REROLL:
        return "dice are picked when Alternative route has been played", "B3"
    if not m.is_asked:
        return "the captain picks the dice, whoever played Alternative route", "C34"
    for at in range(limit.DICE):
        if m.number >> at & 1 and at >= len(m.dice):
            return f"there is no die {at + 1}", "B3"
        if m.number >> at & 1 and at in m.locked_dice:
            return f"die {at + 1} shows pirates, and Green has locked it", "C78"
    return None


def _lay(m: Moment) -> Because | None:
    if m.is_captain:
        return "a captain may not use his own help cards", "C53"
    if m.on_boat_leg:
        return "there are no help cards for the rowboat", "C108"
    if not m.in_aircraft:
        return "help cards are for passengers of the aircraft", "C54"
    if m.state.help_held:
        return "the help round of this leg is over", "R14"
    if m.question != question.LAY_HELP:
        return "help cards are laid when the captain cannot and every rescue was declined", "Q2"
    for name, count in counted(m.words[1:], CARDS, rows(m.state, "hand")[m.seat]).items():
        if count.named > count.held:
            return f"you hold {count.held} {name}, not {count.named}", "R1"
    if m.state.help_answered >> m.seat & 1:
        return "your answer to the help round lies on the table already", "Q29"
    return None


# ------------------------------------------------------------------------------ treasures and bonuses
def _choose(m: Moment) -> Because | None:
    if m.question != question.CHOOSE_TREASURE or not m.is_asked:
        return "only who has played Instructor chooses a treasure", "C147"
    here = city_word(m.city_in_question)
    return f"there is no {treasure_word(m.number)} in the pile of city {here}", "C147"


def _keep(m: Moment) -> Because | None:
    if m.question != question.KEEP_TREASURE or not m.is_asked:
        return "only a crew that has drawn several treasures keeps one", "C206"
    return f"{treasure_word(m.number)} is not among the treasures drawn", "C206"


def _at_matryoshburg(m: Moment) -> Because | None:
    if m.in_phase(phase.MATRYOSHBURG, phase.SWAP):
        return None if m.is_asked else ("everybody takes a bonus in turn, from the new captain on", "C171")
    return "Matryoshburg gives its bonus before the journey that follows a crash of the aircraft", "C170"


def _draw(m: Moment) -> Because | None:
    return _at_matryoshburg(m) or ("you have begun to discard: exactly one bonus", "C174")


def _discard(m: Moment) -> Because | None:
    return _at_matryoshburg(m) or (f"you hold no {CARDS[m.number]}", "C172")


def _done(m: Moment) -> Because | None:
    return _at_matryoshburg(m) or ("discard at least one card", "C172")


def _trade(m: Moment) -> Because | None:
    elsewhere = _at_matryoshburg(m)
    if elsewhere is not None:
        return elsewhere
    if m.question == question.SWAP:
        return "you have begun to discard: exactly one bonus", "C174"
    if not m.owns(m.number):
        return f"you have no {treasure_word(m.number)}", "C173"
    return "its city has no treasure left: you would draw the same again", "C173"


def _give(m: Moment) -> Because | None:
    if m.question != question.GIVE or not m.is_asked:
        return "gifts are handed out by who announces the end", "C164"
    if m.number == m.seat:
        return "a gift is never for oneself", "C165"
    if m.number >= m.state.players:
        return "there is no such seat at this table", "R1"
    return "one gift each", "C165"


def _take(m: Moment) -> Because | None:
    if m.question != question.TAKE_CHARACTER:
        return "characters are taken before the first journey, if at all", "C86"
    if not m.is_asked:
        return "characters are taken in turn, from seat 0 on", "C86"
    return f"{COLOURS[m.number].capitalize()} is taken", "C86"


REASONS: dict[int, Callable[[Moment], Because | None]] = {
    act.LEAVE: _leave,
    act.STAY: _stay,
    act.LAND: _land,
    act.FLY: _fly,
    act.HEAD_ONWARD: _head,
    act.HEAD_BOSCALUMIA: _head,
    act.PREPARE: _prepare,
    act.ANNOUNCE_CAN: _announce,
    act.ANNOUNCE_CANNOT: _announce,
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
