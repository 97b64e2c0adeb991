"""Plans: decisions ahead and standing orders.

    stay, leave        the next declaration
    pass               do not ask me again in this leg
    pass:jetpack       never ask me about this card; with `@journey` only in this journey
    skip:crashing      never ask me about cards in this moment, whatever I hold
    ask:draws          ask me before every treasure is drawn (for Instructor)
    ahead:crashing=…   an answer to a later moment of the open pause, created by answering, not by planning
    By correspondence also:
    play:jetpack       play it when a window allows
    play:jetpack@6     the same, if the vessel is at a city worth 6 or more
    ask:jetpack        ask me when it can be played

No plan makes a pass faster or slower. A pass takes the same drawn delay with and without a plan.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from ... import engine
from ...game.notation.words import words_of
from ...game.setup.names import CARDS, COLOURS, PHASES, PLAYABLES, SEAT_CARDS
from ...game.state_lists import numbers, rows
from ...rules.box import CITY_VALUES
from ...rules.kinds import card, city, limit, phase

if TYPE_CHECKING:
    from .table import Table

DECLARATIONS = frozenset({"stay", "leave"})
HELP = "help"  # all help cards together
DRAWS = "draws"
SKIP = "skip:"
MOMENTS = frozenset(
    PHASES[moment]
    for moment in (
        phase.BEFORE_ROLL,
        phase.AFTER_DECLARATIONS,
        phase.AFTER_CAN,
        phase.MOORING,
        phase.HOOK,
        phase.AFTER_CANNOT,
        phase.HELP,
        phase.CRASHING,
    )
)
AHEAD = "ahead:"
JOURNEY = "journey"
ORDERED_AWAY = frozenset({*CARDS[card.ROWBOAT :], *COLOURS, "spyglass", HELP})
ORDERED_TO_PLAY = ORDERED_AWAY - SEAT_CARDS - {"red", HELP}
# Events that start a new pause, in which everybody decides again.
CHANGES = frozenset(
    {
        "dice_rolled",
        "die_fell",
        "card_played",
        "power_used",
        "spyglass_used",
        "boarded_rowboat",
        "help_revealed",
        "announced_can",
        "announced_cannot",
    }
)


def is_plan(plan: str, correspondence: bool) -> bool:
    order, colon, about = plan.partition(":")
    if not colon:
        return plan in DECLARATIONS or plan == "pass"
    name, at, limited = about.partition("@")
    if plan.startswith(SKIP):
        return about in MOMENTS
    if order == "pass":
        return name in ORDERED_AWAY and (not at or limited == JOURNEY)
    if order == "ask":
        return about == DRAWS or (correspondence and name in ORDERED_AWAY and not at)
    least = not at or (limited.isdecimal() and int(limited) in CITY_VALUES)
    return order == "play" and correspondence and name in ORDERED_TO_PLAY and least


def offered(table: Table, seat: int) -> tuple[str, ...]:
    """Plans that a seat can make now while it is not asked.

    These are its declarations to come, and not being asked again in this leg.
    """
    if table.game is None:
        return ()
    state = table.game.state
    return (*(words_of(state, action) for action in engine.declarations_ahead(state, seat)), "pass")


def replaced_by(plan: str, planned: Iterable[str]) -> frozenset[str]:
    """Which of these plans a new one replaces. Each card has one order."""
    if plan in DECLARATIONS:
        return DECLARATIONS - {plan}
    name = _about(plan)
    return frozenset(other for other in planned if name and _about(other) == name and other != plan)


def withdrawn_by(event: str, planned: Iterable[str]) -> frozenset[str]:
    """Which of these plans end with this event."""
    if event == "leg_started":
        return frozenset({"pass"})
    if event == "journey_started":
        return DECLARATIONS | {plan for plan in planned if plan.endswith(f"@{JOURNEY}")}
    return frozenset()


def declared_ahead(planned: Collection[str], options: Sequence[str]) -> str | None:
    """The declaration that a seat has planned, if it is legal here."""
    return next((plan for plan in ("stay", "leave") if plan in planned and plan in options), None)


def leaves_out(planned: Collection[str], options: Sequence[str]) -> bool:
    """Whether orders pass for this seat, for everything or for every card it could play."""
    return "pass" in planned or all(
        f"pass:{name}" in planned or f"pass:{name}@{JOURNEY}" in planned for name in played_names(options)
    )


def skips(planned: Collection[str], moment: int) -> bool:
    """Whether a seat does not want to be asked about cards in this phase."""
    return f"{SKIP}{PHASES[moment]}" in planned


def played_names(options: Sequence[str]) -> list[str]:
    """The cards and powers that these answers play, by the names that orders use."""
    found: list[str] = []
    for words in options:
        verb, *rest = words.split()
        if verb in ("play", "use", "lay"):
            found.append(HELP if verb == "lay" else rest[0])
    return found


# ------------------------------------------------------------------------------------ by correspondence
def undecided(planned: Collection[str], considered: Collection[str], options: Sequence[str]) -> bool:
    """Whether the player has to be asked about one of these cards.

    That is a card they want to be asked about, or one without an order that they have not yet considered in
    this journey.
    """
    ordered = {_about(plan) for plan in planned}
    names = played_names(options)
    return any(f"ask:{name}" in planned or (name not in ordered | {*considered}) for name in names)


def ordered_play(planned: Collection[str], options: Sequence[str], city_value: int) -> str:
    """The first answer that an order plays here, or else a pass."""
    for words in options:
        for name in played_names([words]):
            if any(_allows(plan, name, city_value) for plan in planned):
                return words
    return "pass"


def city_value_of(state: engine.State) -> int:
    """The value of the city at which this leg's vessel is; 0 in the void."""
    at = numbers(state, "at")[state.vessel]
    return CITY_VALUES[at] if at < city.COUNT else 0


def cards_to_order(state: engine.State, seat: int) -> tuple[str, ...]:
    """This seat's cards and powers that orders may name."""
    hand, treasures = rows(state, "hand")[seat], rows(state, "treasure")[seat]
    names = [PLAYABLES[kind] for kind in range(card.ROWBOAT, card.KINDS) if hand[kind]]
    if any(hand[card.HELP : card.HELP + 4]):
        names.append(HELP)
    if any(treasures[limit.SPYGLASS_SLOT :: limit.SLOTS]):
        names.append("spyglass")
    character = numbers(state, "character")[seat]
    if character >= 0 and not numbers(state, "used")[seat]:
        names.append(COLOURS[character])
    return tuple(names)


def _about(plan: str) -> str:
    """The card or power that an order is about."""
    order, _, about = plan.partition(":")
    return about.partition("@")[0] if order in ("pass", "play", "ask") else ""


def _allows(plan: str, name: str, city_value: int) -> bool:
    order, _, about = plan.partition(":")
    ordered, at, least = about.partition("@")
    return order == "play" and ordered == name and (not at or city_value >= int(least))
