"""The laws of the characters' powers and of the magic spyglass."""

from __future__ import annotations

from ..rules import die, phase, place
from .laws import CARD_LAWS, NO_SUCH_SEAT, Law, Reason, ashore


def _rescue(reason: str, *more: Reason) -> Law:
    """Red, Green and Yellow: whoever is aboard the vessel in danger (C70)."""
    when = (f"{reason} when the captain has announced that he cannot", "P6b")
    of_boat = Reason(
        lambda m: not m.aboard and (m.on_boat_leg or m.in_boat),
        "a power serves the vessel its holder is in",
        "C113",
    )
    return Law(when, (of_boat, ashore("only who is aboard the vessel in danger may use it", "C70"), *more))


POWER_LAWS: dict[str, Law] = {
    "red": _rescue(
        "Red rolls again",
        Reason(lambda m: not m.has_treasure, "Red gives up a treasure, and there is none", "C72"),
        Reason(lambda m: not m.owns(m.target), "that treasure is not yours to give up", "C72"),
    ),
    "blue": Law(
        ("Blue takes over when the captain has announced that he cannot", "C74"),
        (
            Reason(lambda m: m.on_boat_leg or m.in_boat, "Blue has no power over the rowboat", "C114"),
            ashore("only a passenger of the aircraft in danger can take over", "C70"),
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
        (ashore("Black must be aboard the vessel about to roll", "C85"),),
    ),
    "purple": Law(
        ("Purple persuades after the declarations and before the announcement", "C80"),
        (
            Reason(lambda m: m.in_void, "in the void nobody made a choice to be changed", "C183"),
            Reason(
                lambda m: m.in_boat and m.declared != place.NOTHING,
                "Purple's power does not reach out of the rowboat",
                "Q43",
            ),
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
            Reason(lambda m: not m.is_target, "that player is not where the other choice leads", "Q7"),
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
            ashore("only who is aboard may use a magic spyglass", "P6b"),
        ),
    ),
}

LAWS = CARD_LAWS | POWER_LAWS
