"""Why a card or a power may not be played: not in this window, not by this seat, not now, not on that one.

One law for each thing that can be played. The first reason that holds is told; a card that nothing here
refuses is refused because its player is not asked yet (Q1).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from .. import engine
from ..rules import card, die, frame, limit, option, phase, place, question
from .moment import Because, Moment
from .names import COLOURS, PLAYABLES, city_word
from .peek import numbers, rows


class Reason(NamedTuple):
    holds: Callable[[Moment], bool]
    sentence: str
    rule: str


@dataclass(frozen=True)
class Law:
    when: tuple[str, str]  # told outside of the window
    reasons: tuple[Reason, ...]  # told inside of it, the first that holds
    too_late: tuple[Reason, ...] = ()  # a better word for some moments outside of the window


IN_VOID = Reason(lambda m: m.in_void, "in the void nobody can get off, come back or be held", "C182")
NO_SUCH_SEAT = Reason(lambda m: not m.is_seat, "there is no such seat at this table", "R1")
CRASH_PENDING = (phase.AFTER_CANNOT, phase.HELP, phase.REVEAL, phase.CRASHING)


def _ashore(sentence: str, rule: str) -> Reason:
    return Reason(lambda m: not m.aboard, sentence, rule)


def _not_passenger(m: Moment) -> bool:
    return m.target not in m.passengers


def _rescue(reason: str, *more: Reason) -> Law:
    """Red, Green and Yellow: whoever is aboard the vessel in danger (C70)."""
    when = (f"{reason} when the captain has announced that he cannot", "P6b")
    of_boat = Reason(
        lambda m: not m.aboard and (m.on_boat_leg or m.in_boat),
        "a power serves the vessel its holder is in",
        "C113",
    )
    return Law(when, (of_boat, _ashore("only who is aboard the vessel in danger may use it", "C70"), *more))


LAWS: dict[str, Law] = {
    "alternative_route": Law(
        ("Alternative route is played after the declarations or after an announcement", "B2"),
        (
            Reason(
                lambda m: not m.aboard and (m.on_boat_leg or m.in_boat),
                "Alternative route is played for the vessel one is in, by nobody else",
                "C102",
            ),
            _ashore("who has left the aircraft may not play Alternative route", "C35"),
            Reason(lambda m: not m.dice, "there are no dice to roll again", "C84"),
        ),
    ),
    "wind_gust": Law(
        ("Wind gust is played from the end of the declarations until the captain pays", "B1"),
        (Reason(lambda m: die.BLANK not in m.dice, "no die is blank", "C30"),),
        (
            Reason(lambda m: bool(m.state.spyglass), "a magic spyglass leaves no roll to face", "C41"),
            Reason(
                lambda m: m.in_phase(*CRASH_PENDING),
                "Wind gust is not played once the captain has announced that he cannot",
                "C31",
            ),
        ),
    ),
    "ejection": Law(
        ("Ejection is played after the declarations and before the announcement", "B4"),
        (
            Reason(lambda m: m.in_boat, "the rowboat's occupant plays no Ejection", "C104"),
            _ashore("only who is in the aircraft may play Ejection", "P4"),
            IN_VOID,
            Reason(lambda m: m.is_emptied, "the city has no treasure left: nobody can be put ashore", "C37"),
            NO_SUCH_SEAT,
            Reason(
                lambda m: m.target_place == place.IN_BOAT, "the rowboat's occupant cannot be ejected", "C104"
            ),
            Reason(
                lambda m: m.target == m.seat or _not_passenger(m),
                "Ejection takes another passenger of the aircraft, not its captain and not oneself",
                "C36",
            ),
        ),
        (
            Reason(
                lambda m: m.on_boat_leg and m.in_phase(phase.AFTER_DECLARATIONS),
                "there is no Ejection from the rowboat",
                "C104",
            ),
        ),
    ),
    "jetpack": Law(
        ("Jetpack is played when the vessel crashes", "B6"),
        (
            Reason(
                lambda m: not m.aboard and (m.on_boat_leg or m.in_boat),
                "a Jetpack is of use in the vessel that crashes",
                "C105",
            ),
            _ashore("only who is aboard the crashing vessel may play Jetpack", "P7b"),
            IN_VOID,
            Reason(lambda m: m.is_emptied, "the city has no treasure left", "C43"),
        ),
        (
            Reason(
                lambda m: m.in_phase(phase.AFTER_CANNOT, phase.HELP),
                "Jetpack is asked for last, when every rescue has been declined",
                "C45",
            ),
        ),
    ),
    "bandit": Law(("Bandit is played before the dice are rolled", "P1"), ()),
    "mooring": Law(
        ("Mooring is played when the vessel has been paid for and would advance", "C64"),
        (IN_VOID,),
        (Reason(lambda m: bool(m.state.moored), "the vessel is moored already", "C66"),),
    ),
    "pressing_need": Law(
        ("Pressing need is played after the declarations and before the announcement", "C125"),
        (
            Reason(lambda m: not m.is_captain, "only the captain of the aircraft has a pressing need", "C112"),
            Reason(lambda m: not m.passengers, "nobody else is aboard to become captain", "C122"),
            NO_SUCH_SEAT,
            Reason(_not_passenger, "only a passenger of the aircraft can become captain", "C122"),
        ),
        (
            Reason(
                lambda m: m.on_boat_leg and m.in_phase(phase.AFTER_DECLARATIONS),
                "there is nobody else in the rowboat to become captain",
                "C112",
            ),
            Reason(
                lambda m: m.is_captain and m.declared != place.NOTHING and m.in_phase(*CRASH_PENDING),
                "who takes over at the crash is too late for Pressing need",
                "C238",
            ),
        ),
    ),
    "new_gear": Law(("New gear is played before either vessel's dice are rolled", "C111"), ()),
    "spy": Law(
        ("Spy is played before either vessel's dice are rolled", "C111"),
        (
            NO_SUCH_SEAT,
            Reason(lambda m: m.target == m.seat, "one's own hand needs no Spy", "C129"),
            Reason(lambda m: m.target_hand == 0, "that player has no cards to look at", "C129"),
        ),
    ),
    "grappling_hook": Law(
        ("Grappling hook is played when the aircraft's success is final, before it moves", "C141"),
        (
            IN_VOID,
            Reason(lambda m: m.in_boat, "the rowboat's occupant has no treasure to return", "C115"),
            Reason(
                lambda m: not m.got_off, "only who got off the aircraft in this leg can come back", "C140"
            ),
        ),
    ),
    "instructor": Law(
        ("Instructor is played when somebody is about to draw a treasure", "C149"),
        (
            Reason(
                lambda m: bool(m.state.house & option.INSTRUCTOR_OWN_DRAWS) and not m.is_drawer,
                "at this table Instructor serves one's own draws only",
                "C147",
            ),
        ),
        (
            Reason(
                lambda m: m.question == question.CHOOSE_TREASURE,
                "one Instructor has been played on this draw",
                "C150",
            ),
        ),
    ),
    "rowboat": Law(
        ("a rowboat is launched instead of a declaration, by the captain before he announces", "B17"),
        (
            Reason(lambda m: not m.in_aircraft, "a rowboat is launched from the aircraft", "C90"),
            Reason(
                lambda m: m.boat_is_taken and m.is_captain,
                "the rowboat has one seat, and it is taken",
                "C97",
            ),
            Reason(lambda m: m.boat_is_taken, "somebody was first to take the rowboat", "B19"),
            Reason(
                lambda m: m.in_void and bool(m.state.house & option.ROWBOAT_ON_MAIN_LINE),
                "at this table no rowboat is launched off the main line",
                "C118",
            ),
            Reason(
                lambda m: m.question == question.WINDOW and not m.is_captain,
                "a passenger takes the rowboat when he declares, not later",
                "C242",
            ),
            Reason(
                lambda m: m.question == question.DECLARE and m.is_captain,
                "the captain may take the rowboat once all have declared",
                "C94",
            ),
            Reason(
                lambda m: m.question == question.DECLARE and not m.is_asked,
                "passengers declare in turn, from the captain's left",
                "R3",
            ),
        ),
        (
            Reason(
                lambda m: m.in_phase(*CRASH_PENDING),
                "a rowboat is no rescue: it is too late for it",
                "C243",
            ),
            Reason(lambda m: m.past_announcement, "once announced, nobody takes the rowboat", "C96"),
        ),
    ),
    "red": _rescue(
        "Red rolls again",
        Reason(lambda m: not m.has_treasure, "Red gives up a treasure, and there is none", "C72"),
        Reason(lambda m: not m.owns(m.target), "that treasure is not yours to give up", "C72"),
    ),
    "blue": Law(
        ("Blue takes over when the captain has announced that he cannot", "C74"),
        (
            Reason(lambda m: m.on_boat_leg or m.in_boat, "Blue has no power over the rowboat", "C114"),
            _ashore("only a passenger of the aircraft in danger can take over", "C70"),
            Reason(lambda m: m.is_captain, "Blue is captain already", "C77"),
        ),
    ),
    "green": _rescue(
        "Green drives pirates away",
        Reason(lambda m: die.PIRATES not in m.dice, "no die shows pirates", "C78"),
    ),
    "yellow": _rescue("Yellow turns up two cards"),
    "black": Law(
        ("Black calms the way before the dice are rolled", "P1"),
        (_ashore("Black must be aboard the vessel about to roll", "C85"),),
    ),
    "purple": Law(
        ("Purple persuades after the declarations and before the announcement", "C80"),
        (
            Reason(lambda m: m.in_void, "in the void nobody made a choice to be changed", "C183"),
            Reason(lambda m: m.in_boat, "who took the rowboat neither stays nor leaves", "C114"),
            Reason(
                lambda m: m.declared == place.NOTHING,
                "Purple has declared nothing in this leg that others could follow",
                "C80",
            ),
            Reason(
                lambda m: m.declared == place.LEAVE and m.is_emptied,
                "the city has no treasure left: nobody can follow",
                "C82",
            ),
            NO_SUCH_SEAT,
            Reason(
                lambda m: m.target in (m.state.captain, m.state.occupant),
                "neither the captain nor the rowboat's occupant can be persuaded",
                "C80",
            ),
            Reason(lambda m: True, "that player is not where the other choice leads", "Q7"),
        ),
        (
            Reason(
                lambda m: m.on_boat_leg and m.in_phase(phase.AFTER_DECLARATIONS),
                "Purple has no power over the rowboat",
                "C114",
            ),
        ),
    ),
    "spyglass": Law(
        ("the magic spyglass is used when the captain has announced that he cannot", "B8"),
        (
            Reason(
                lambda m: not m.aboard and (m.on_boat_leg or m.in_boat),
                "a magic spyglass clears the way of the vessel one is in",
                "C106",
            ),
            _ashore("only who is aboard may use a magic spyglass", "P6b"),
        ),
    ),
}


def why_not_played(moment: Moment) -> Because:
    """Why this card or power may not be played by this seat now."""
    missing = _not_at_hand(moment)
    if missing is not None:
        return missing
    law = LAWS["rowboat" if moment.number in range(*ROWBOATS) else PLAYABLES[moment.number]]
    if not _in_window(moment):
        for reason in law.too_late:
            if reason.holds(moment):
                return reason.sentence, reason.rule
        return law.when
    if _is_playable(moment):
        return _not_your_turn(moment)
    for reason in law.reasons:
        if reason.holds(moment):
            return reason.sentence, reason.rule
    return _not_your_turn(moment)


ROWBOATS = (card.ROWBOAT, card.ALTERNATIVE_ROUTE)


def _not_at_hand(m: Moment) -> Because | None:
    if m.number < card.HELP or m.number == card.TURBO:
        return "equipment and turbos are not played like this: the captain pays with them", "R2"
    if m.number < card.TURBO:
        return "help cards are laid face down, in the help round", "R14"
    if m.number == card.SPYGLASS:
        here = m.owns(m.target)
        origin = city_word(m.target // limit.SLOTS)
        return None if here else (f"you have no magic spyglass of city {origin}", "a3")
    if m.number >= card.CHARACTER:
        return _not_your_character(m)
    return None if m.holds(m.number) else (f"you hold no {PLAYABLES[m.number]}", "R1")


def _not_your_character(m: Moment) -> Because | None:
    colour = m.number - card.CHARACTER
    if numbers(m.state, "character")[m.seat] != colour:
        return f"you are not {COLOURS[colour].capitalize()}", "C70"
    if numbers(m.state, "used")[m.seat]:
        return "a power is used once in a game", "C71"
    return None


def _in_window(m: Moment) -> bool:
    if m.number == card.INSTRUCTOR:
        return m.question == question.INSTRUCT
    launching = m.number in range(*ROWBOATS) and m.question == question.DECLARE
    return launching or engine.is_in_window(m.state, m.number)


def _is_playable(m: Moment) -> bool:
    """Nothing but the turn to answer is missing."""
    if not engine.may_play(m.state, m.seat, m.number):
        return False
    if m.number == card.RED:
        return m.owns(m.target)
    names_a_seat = m.number in (card.EJECTION, card.SPY, card.PRESSING_NEED, card.PURPLE)
    return not names_a_seat or engine.is_target(m.state, m.seat, m.number, m.target)


def _not_your_turn(m: Moment) -> Because:
    if m.question == question.INSTRUCT:
        return "nobody asks you now: Instructor goes round once, from the captain clockwise", "Q27"
    return "nobody asks you now: players are asked in turn, from the captain clockwise", "Q1"
