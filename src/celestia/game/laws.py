"""The laws of the cards and powers: when each may be played, by whom, whether, and on whom.

Only for sentences: the rules themselves decide, and a law is read after they have refused.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from ..rules import die, option, phase, place, question
from .moment import Because, Moment


class Reason(NamedTuple):
    holds: Callable[[Moment], bool]
    sentence: str
    rule: str


@dataclass(frozen=True)
class Law:
    when: Because  # told outside of the window
    reasons: tuple[Reason, ...]  # told inside of it, the first that holds
    outside: tuple[Reason, ...] = ()  # a better word for some moments outside of the window


IN_VOID = Reason(lambda m: m.in_void, "in the void nobody can get off, come back or be held", "C182")
NO_SUCH_SEAT = Reason(lambda m: not m.is_seat, "there is no such seat at this table", "R1")
CRASH_PENDING = (phase.AFTER_CANNOT, phase.HELP, phase.REVEAL, phase.CRASHING)


def ashore(sentence: str, rule: str) -> Reason:
    return Reason(lambda m: not m.aboard, sentence, rule)


def _not_passenger(m: Moment) -> bool:
    return m.target not in m.passengers


CARD_LAWS: dict[str, Law] = {
    "alternative_route": Law(
        ("Alternative route is played after the declarations or after an announcement", "B2"),
        (
            Reason(
                lambda m: not m.aboard and (m.on_boat_leg or m.in_boat),
                "Alternative route is played for the vessel one is in, by nobody else",
                "C102",
            ),
            ashore("who has left the aircraft may not play Alternative route", "C35"),
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
            ashore("only who is in the aircraft may play Ejection", "P4"),
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
            ashore("only who is aboard the crashing vessel may play Jetpack", "P7b"),
        ),
        (
            IN_VOID,
            Reason(
                lambda m: m.is_emptied and m.in_phase(*CRASH_PENDING),
                "the city has no treasure left",
                "C43",
            ),
            Reason(
                lambda m: m.in_phase(phase.AFTER_CANNOT, phase.HELP),
                "Jetpack is asked for last, when every rescue has been declined",
                "C45",
            ),
        ),
    ),
    "bandit": Law(
        ("Bandit is played before the dice are rolled", "P1"),
        (Reason(lambda m: not m.may_play, "no roll has more than eight dice", "Q42"),),
    ),
    "mooring": Law(
        ("Mooring is played when the vessel has been paid for and would advance", "C64"),
        (),
        (IN_VOID, Reason(lambda m: bool(m.state.moored), "the vessel is moored already", "C66")),
    ),
    "pressing_need": Law(
        ("Pressing need is played after the declarations and before the announcement", "C125"),
        (
            Reason(
                lambda m: not m.is_captain, "only the captain of the aircraft has a pressing need", "C112"
            ),
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
        (IN_VOID,),
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
}
