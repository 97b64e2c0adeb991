"""Deciding ahead: what a plan is, when it answers, and what withdraws it.

    stay, leave      the next declaration, at once
    pass             every window until something changes: a die rolled, a card played, an announcement
    pass:wind_gust   a standing order: not this card. A window is answered when all that public facts let the
                     seat play in it is ordered away; whether it holds any of it makes no difference
    play:jetpack     by correspondence alone: play it as soon as a window allows

No plan answers sooner or later because of what a hand holds: the time of an answer would tell it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ... import engine
from ...game.names import CARDS, COLOURS, PLAYABLES
from ...game.peek import numbers
from ...game.words import SEAT_CARDS, words_of
from ...rules import card, module, question

if TYPE_CHECKING:
    from .table import Table

DECLARATIONS = frozenset({"stay", "leave"})
HELP = "help"  # all help cards together
ORDERED_AWAY = frozenset({*CARDS[card.ROWBOAT :], *COLOURS, "spyglass", HELP})
ORDERED_TO_PLAY = ORDERED_AWAY - SEAT_CARDS - {"red", HELP}
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
    order, colon, name = plan.partition(":")
    if not colon:
        return plan in DECLARATIONS or plan == "pass"
    return (order == "pass" and name in ORDERED_AWAY) or (
        order == "play" and correspondence and name in ORDERED_TO_PLAY
    )


def offered(table: Table, seat: int) -> tuple[str, ...]:
    """What is worth deciding ahead now, for a seat that is not asked: a declaration that is still to come,
    and every window until something changes."""
    if table.game is None:
        return ()
    state = table.game.state
    return (*(words_of(state, action) for action in engine.declarations_ahead(state, seat)), "pass")


def replaced_by(plan: str) -> frozenset[str]:
    """What cannot stand beside this plan."""
    order, colon, name = plan.partition(":")
    if colon:
        return frozenset({f"{'play' if order == 'pass' else 'pass'}:{name}"})
    return DECLARATIONS - {plan} if plan in DECLARATIONS else frozenset()


def withdrawn_by(event: str) -> frozenset[str]:
    """What no longer stands after this has happened."""
    if event in CHANGES:
        return frozenset({"pass"})
    return DECLARATIONS if event == "journey_started" else frozenset()


def planned_answer(table: Table, seat: int) -> str | None:
    """What this seat has decided ahead for the open moment."""
    planned = table.plans.get(seat)
    if not planned or table.game is None:
        return None
    kind = table.game.state.question
    if kind == question.DECLARE:
        wanted = [plan for plan in ("stay", "leave", "pass") if plan in planned]
        return next((plan for plan in wanted if plan in table.options(seat)), None)
    if kind not in (question.WINDOW, question.INSTRUCT, question.LAY_HELP):
        return None
    ordered_away = all(f"pass:{name}" in planned for name in _might_play(table.game.state, seat))
    return "pass" if "pass" in planned or ordered_away else None


def _might_play(state: engine.State, seat: int) -> list[str]:
    """What this seat could play in the open window, as far as the table can see."""
    if state.question == question.INSTRUCT:
        return ["instructor"]
    if state.question == question.LAY_HELP:
        return [HELP]
    return [
        name
        for number, name in enumerate(PLAYABLES)
        if engine.may_play(state, seat, number) and _might_have(state, seat, number)
    ]


def _might_have(state: engine.State, seat: int, number: int) -> bool:
    if number == card.SPYGLASS:
        return bool(state.modules & module.SPYGLASS)
    if number >= card.CHARACTER:
        return numbers(state, "character")[seat] == number - card.CHARACTER
    return numbers(state, "copies")[number] > 0


def ordered_play(planned: set[str], legal: Sequence[str]) -> str:
    """By correspondence: the first thing that is ordered to be played and may be, else to pass."""
    for words in legal:
        verb, _, rest = words.partition(" ")
        if verb in ("play", "use") and f"play:{rest.partition(' ')[0]}" in planned:
            return words
    return "pass"
