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
    key: str
    rule: str

    @property
    def because(self) -> Because:
        return Because(self.key, self.rule)


@dataclass(frozen=True)
class Law:
    when: Because  # told outside of the window
    reasons: tuple[Reason, ...]  # told inside of it, the first that holds
    outside: tuple[Reason, ...] = ()  # a better word for some moments outside of the window


IN_VOID = Reason(lambda m: m.in_void, "void-holds-all", "C182")
NO_SUCH_SEAT = Reason(lambda m: not m.is_seat, "no-such-seat", "R1")
CRASH_PENDING = (phase.AFTER_CANNOT, phase.HELP, phase.REVEAL, phase.CRASHING)


def ashore(key: str, rule: str) -> Reason:
    return Reason(lambda m: not m.aboard, key, rule)


def _not_passenger(m: Moment) -> bool:
    return m.target not in m.passengers


CARD_LAWS: dict[str, Law] = {
    "alternative_route": Law(
        Because("route-when", "B2"),
        (
            Reason(
                lambda m: not m.aboard and (m.on_boat_leg or m.in_boat),
                "route-other-vessel",
                "C102",
            ),
            ashore("route-ashore", "C35"),
            Reason(lambda m: not m.dice, "route-no-dice", "C84"),
        ),
    ),
    "wind_gust": Law(
        Because("gust-when", "B1"),
        (Reason(lambda m: die.BLANK not in m.dice, "gust-no-blank", "C30"),),
        (
            Reason(lambda m: bool(m.state.spyglass), "gust-after-spyglass", "C41"),
            Reason(
                lambda m: m.in_phase(*CRASH_PENDING),
                "gust-after-cannot",
                "C31",
            ),
        ),
    ),
    "ejection": Law(
        Because("ejection-when", "B4"),
        (
            Reason(lambda m: m.in_boat, "ejection-by-occupant", "C104"),
            ashore("ejection-ashore", "P4"),
            IN_VOID,
            Reason(lambda m: m.is_emptied, "ejection-at-emptied-city", "C37"),
            NO_SUCH_SEAT,
            Reason(lambda m: m.target_place == place.IN_BOAT, "ejection-of-occupant", "C104"),
            Reason(
                lambda m: m.target == m.seat or _not_passenger(m),
                "ejection-of-whom",
                "C36",
            ),
        ),
        (
            Reason(
                lambda m: m.on_boat_leg and m.in_phase(phase.AFTER_DECLARATIONS),
                "ejection-from-rowboat",
                "C104",
            ),
        ),
    ),
    "jetpack": Law(
        Because("jetpack-when", "B6"),
        (
            Reason(
                lambda m: not m.aboard and (m.on_boat_leg or m.in_boat),
                "jetpack-other-vessel",
                "C105",
            ),
            ashore("jetpack-ashore", "P7b"),
        ),
        (
            IN_VOID,
            Reason(
                lambda m: m.is_emptied and m.in_phase(*CRASH_PENDING),
                "jetpack-at-emptied-city",
                "C43",
            ),
            Reason(
                lambda m: m.in_phase(phase.AFTER_CANNOT, phase.HELP),
                "jetpack-last",
                "C45",
            ),
        ),
    ),
    "bandit": Law(
        Because("bandit-when", "P1"),
        (Reason(lambda m: not m.may_play, "bandit-no-more-dice", "Q42"),),
    ),
    "mooring": Law(
        Because("mooring-when", "C64"),
        (),
        (IN_VOID, Reason(lambda m: bool(m.state.moored), "mooring-twice", "C66")),
    ),
    "pressing_need": Law(
        Because("need-when", "C125"),
        (
            Reason(lambda m: not m.is_captain, "need-not-captain", "C112"),
            Reason(lambda m: not m.passengers, "need-alone", "C122"),
            NO_SUCH_SEAT,
            Reason(_not_passenger, "need-not-passenger", "C122"),
        ),
        (
            Reason(
                lambda m: m.on_boat_leg and m.in_phase(phase.AFTER_DECLARATIONS),
                "need-in-rowboat",
                "C112",
            ),
            Reason(
                lambda m: m.is_captain and m.declared != place.NOTHING and m.in_phase(*CRASH_PENDING),
                "need-too-late",
                "C238",
            ),
        ),
    ),
    "new_gear": Law(Because("gear-when", "C111"), ()),
    "spy": Law(
        Because("spy-when", "C111"),
        (
            NO_SUCH_SEAT,
            Reason(lambda m: m.target == m.seat, "spy-on-oneself", "C129"),
            Reason(lambda m: m.target_hand == 0, "spy-no-cards", "C129"),
        ),
    ),
    "grappling_hook": Law(
        Because("hook-when", "C141"),
        (
            IN_VOID,
            Reason(lambda m: m.in_boat, "hook-in-rowboat", "C115"),
            Reason(lambda m: not m.got_off, "hook-not-got-off", "C140"),
        ),
        (IN_VOID,),
    ),
    "instructor": Law(
        Because("instructor-when", "C149"),
        (
            Reason(
                lambda m: bool(m.state.house & option.INSTRUCTOR_OWN_DRAWS) and not m.is_drawer,
                "instructor-own-draws",
                "C147",
            ),
        ),
        (
            Reason(
                lambda m: m.question == question.CHOOSE_TREASURE,
                "instructor-once",
                "C150",
            ),
        ),
    ),
    "rowboat": Law(
        Because("rowboat-when", "B17"),
        (
            Reason(lambda m: not m.in_aircraft, "rowboat-not-aircraft", "C90"),
            Reason(
                lambda m: m.boat_is_taken and m.is_captain,
                "rowboat-full",
                "C97",
            ),
            Reason(lambda m: m.boat_is_taken, "rowboat-taken", "B19"),
            Reason(
                lambda m: m.in_void and bool(m.state.house & option.ROWBOAT_ON_MAIN_LINE),
                "rowboat-main-line",
                "C118",
            ),
            Reason(
                lambda m: m.question == question.WINDOW and not m.is_captain,
                "rowboat-passenger-declares",
                "C242",
            ),
            Reason(
                lambda m: m.question == question.DECLARE and m.is_captain,
                "rowboat-captain-waits",
                "C94",
            ),
            Reason(
                lambda m: m.question == question.DECLARE and not m.is_asked,
                "rowboat-in-turn",
                "R3",
            ),
        ),
        (
            Reason(
                lambda m: m.in_phase(*CRASH_PENDING),
                "rowboat-no-rescue",
                "C243",
            ),
            Reason(lambda m: m.past_announcement, "rowboat-announced", "C96"),
        ),
    ),
}
