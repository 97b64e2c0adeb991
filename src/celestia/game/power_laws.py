"""The laws of the characters' powers and of the magic spyglass."""

from __future__ import annotations

from ..rules import die, phase, place
from .laws import CARD_LAWS, NO_SUCH_SEAT, Law, Reason, ashore
from .moment import Because


def _rescue(when: str, *more: Reason) -> Law:
    """Red, Green and Yellow: whoever is aboard the vessel in danger (C70)."""
    of_boat = Reason(
        lambda m: not m.aboard and (m.on_boat_leg or m.in_boat),
        "vessel-not-yours",
        "C113",
    )
    return Law(Because(when, "P6b"), (of_boat, ashore("rescue-ashore", "C70"), *more))


POWER_LAWS: dict[str, Law] = {
    "red": _rescue(
        "red-when",
        Reason(lambda m: not m.has_treasure, "red-no-treasure", "C72"),
        Reason(lambda m: not m.owns(m.target), "red-not-owned", "C72"),
    ),
    "blue": Law(
        Because("blue-when", "C74"),
        (
            Reason(lambda m: m.on_boat_leg or m.in_boat, "blue-rowboat", "C114"),
            ashore("blue-ashore", "C70"),
            Reason(lambda m: m.is_captain, "blue-captain", "C77"),
        ),
    ),
    "green": _rescue(
        "green-when",
        Reason(lambda m: die.PIRATES not in m.dice, "green-no-pirates", "C78"),
    ),
    "yellow": _rescue("yellow-when"),
    "black": Law(
        Because("black-when", "P1"),
        (ashore("black-ashore", "C85"),),
    ),
    "purple": Law(
        Because("purple-when", "C80"),
        (
            Reason(lambda m: m.in_void, "purple-in-void", "C183"),
            Reason(
                lambda m: m.in_boat and m.declared != place.NOTHING,
                "purple-from-rowboat",
                "Q43",
            ),
            Reason(lambda m: m.in_boat, "purple-took-rowboat", "C114"),
            Reason(
                lambda m: m.declared == place.NOTHING,
                "purple-not-declared",
                "C80",
            ),
            Reason(
                lambda m: m.declared == place.LEAVE and m.is_emptied,
                "purple-at-emptied-city",
                "C82",
            ),
            NO_SUCH_SEAT,
            Reason(
                lambda m: m.target in (m.state.captain, m.state.occupant),
                "purple-not-them",
                "C80",
            ),
            Reason(lambda m: not m.is_target, "purple-same-choice", "Q7"),
        ),
        (
            Reason(
                lambda m: m.on_boat_leg and m.in_phase(phase.AFTER_DECLARATIONS),
                "purple-rowboat",
                "C114",
            ),
        ),
    ),
    "spyglass": Law(
        Because("spyglass-when", "B8"),
        (
            Reason(
                lambda m: not m.aboard and (m.on_boat_leg or m.in_boat),
                "spyglass-other-vessel",
                "C106",
            ),
            ashore("spyglass-ashore", "P6b"),
        ),
    ),
}

LAWS = CARD_LAWS | POWER_LAWS
