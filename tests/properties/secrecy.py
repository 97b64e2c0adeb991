"""Checks that hidden facts stay hidden. Each check raises AssertionError."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from celestia import engine
from celestia.game.game import Game
from celestia.game.knowledge.learned import Learned
from celestia.game.knowledge.view import View, view
from celestia.game.setup.names import CARDS
from celestia.game.state_lists import rows
from celestia.game.worlds import Draw
from celestia.game.worlds.deals import might_have_said
from celestia.rules.kinds import addressee, question

from .checks import check_position, check_question, is_window, moment_of

Look = Callable[[engine.State, int | None, Learned | None], View]
Told = dict[str, Any]
Drawing = Callable[[engine.State, int | None, Learned, Random], Draw]


def onlookers(state: engine.State) -> list[int | None]:
    """Return every seat and a spectator."""
    return [None, *range(state.players)]


# ------------------------------------------------------------------------------------------------ worlds
def check_cannot_be_told_apart(
    real: engine.State, world: engine.State, seat: int | None, learned: Learned, look: Look = view
) -> None:
    """A view is equal in every world that the seat cannot rule out (H1 to H7)."""
    shown, other = look(real, seat, learned), look(world, seat, learned)
    different = [name for name in vars(shown) if getattr(shown, name) != getattr(other, name)]
    assert not different, f"seat {seat} can tell a world by {different}"
    assert engine.may_be_asked(real) == engine.may_be_asked(world), "`may_be_asked` differs between worlds"


def check_dealing_reads_nothing_hidden(
    real: engine.State, world: engine.State, seat: int | None, learned: Learned, seed: int, draw: Drawing
) -> None:
    """The same seed gives the same sample in two worlds: nothing hidden is read."""
    one, other = draw(real, seat, learned, Random(seed)), draw(world, seat, learned, Random(seed))
    if not one.kept and not other.kept:
        assert one.state == other.state, f"worlds of seat {seat} depend on what it does not know"


def check_world_can_be(world: engine.State, learned: Learned) -> None:
    """The world is valid, the asked seat can answer, and the seat's knowledge is true."""
    check_position(world)
    if world.asked != addressee.TABLE:
        check_question(world)
    check_learned_is_true(world, learned)


def check_learned_is_true(state: engine.State, learned: Learned) -> None:
    """Other hands contain the known cards and fit the announcements (H5, H7)."""
    hands = rows(state, "hand")
    for seat, cards in learned.hands.items():
        for name, count in cards.items():
            assert hands[seat][CARDS.index(name)] >= count, f"seat {seat} does not hold {count} {name}"
    for said in learned.announcements:
        assert might_have_said(hands[said.seat], said), f"seat {said.seat} cannot have announced {said}"


# ------------------------------------------------------------------------------------------------ events
OWN_ALONE = {
    "card_drawn": "card",
    "treasure_returned": "treasure",
    "treasure_discarded": "treasure",
    "returned_under": "treasure",
}
NOBODY = -1
TO_THE_SEAT_ALONE = frozenset({"help_laid", "hand_seen", "pile_seen", "treasures_seen"})


def check_events_keep_secrets(told: Iterable[Told], viewer: int | None) -> None:
    """A viewer gets no event for other seats only, and no secret of a public event.

    The secret of a drawn treasure is for the drawer, and for the player of Instructor."""
    chooser: int | None = NOBODY
    for event in told:
        what, seat = event["what"], event.get("seat")
        if what == "card_played" and event["card"] == "instructor":
            chooser = seat
        if what in OWN_ALONE and OWN_ALONE[what] in event:
            assert seat == viewer, f"seat {viewer} was told the secret of {event}"
        if what in TO_THE_SEAT_ALONE:
            assert seat == viewer, f"seat {viewer} was told {event}"
        if what == "treasure_drawn":
            assert "treasure" not in event or viewer in (seat, chooser), f"{viewer} was told {event}"
            chooser = NOBODY


def check_numbers_have_no_gaps(told: Iterable[Told]) -> None:
    """Events for other seats leave no gap in the numbers of a viewer."""
    numbered = [event["n"] for event in told]
    assert numbered == list(range(1, len(numbered) + 1)), "a gap shows that something was hidden"


def check_pass_leaves_no_trace(
    game: Game, before: tuple[Any, ...], told: dict[int | None, int], line: str
) -> None:
    """A pass in a window that stays open causes no event (C3, Q41)."""
    if line.endswith(" pass") and is_window(game.state) and moment_of(game.state) == before:
        for seat, count in told.items():
            assert len(game.events_for(seat)) == count, f"seat {seat} noticed a pass"


# -------------------------------------------------------------------------------------------- help round
def check_help_stays_hidden(state: engine.State, seat: int, action: int, look: Look = view) -> None:
    """Help answers stay hidden until the last passenger has answered (H4, Q29)."""
    after = state.clone()
    engine.apply_of(after, seat, action)
    if after.question != question.LAY_HELP or after.help_held:
        return
    for other in onlookers(state):
        if other != seat:
            assert look(state, other, None) == look(after, other, None), f"{other} saw that {seat} answered"
