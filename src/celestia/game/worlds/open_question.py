"""The open question as seen by a seat that is not asked.

The engine does not ask a seat that can only pass (Q41). So a hidden question reveals that some seat holds
something to answer with. In another world this may be another seat. A seat that could answer also knows
whether the asked seat comes before or after it. A staged stop for the whole table reveals nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from ... import engine
from ...rules.kinds import card, city, die_face, phase, place, question
from ..knowledge.learned import Learned
from ..state_lists import numbers, rows
from .deals import Fits, Hand, Holding, might_have_said, pilots_hand_fits, still_tells

ROWBOATS = frozenset(card.ROWBOAT + hazard for hazard in range(die_face.HAZARDS))
HELP_CARDS = frozenset(card.HELP + hazard for hazard in range(die_face.HAZARDS))
CAN_STANDS = frozenset({phase.AFTER_CAN, phase.PAYMENT})
CANNOT_STANDS = frozenset({phase.AFTER_CANNOT, phase.HELP, phase.REVEAL, phase.CRASHING})


def pilot_of(state: engine.State) -> int:
    """The captain of the vessel whose leg it is."""
    return state.captain if state.vessel == place.AIRCRAFT else state.occupant


@dataclass
class OpenQuestion:
    state: engine.State
    seat: int | None
    candidates: list[int] = field(default_factory=list)  # one of them can answer; empty: no constraint

    @staticmethod
    def of(state: engine.State, seat: int | None) -> OpenQuestion:
        found = OpenQuestion(state, seat)
        if state.asked >= 0 and not (seat is not None and engine.legal_actions_of(state, seat)):
            if state.question in (question.WINDOW, question.INSTRUCT, question.LAY_HELP):
                found.candidates = found._who_may_be_asked()
            elif state.question == question.DECLARE and not _can_get_off(state):
                found.candidates = found._who_may_be_asked() if _in_void(state) else [state.asked]
        return found

    def _who_may_be_asked(self) -> list[int]:
        """Seats that may be asked, judging by public facts and by this seat's own turn."""
        others = [other for other in engine.may_be_asked(self.state) if other != self.seat]
        if self.seat is None or self.state.question == question.LAY_HELP or not self._could_answer(self.seat):
            return others
        mine, now = self._turn_of(self.seat), self._turn_of(self.state.asked)
        return [other for other in others if (self._turn_of(other) < mine) == (now < mine)]

    def _turn_of(self, seat: int) -> int:
        """Return how many seats are asked before this one."""
        first = self.state.captain if self.state.question == question.DECLARE else pilot_of(self.state)
        return (seat - first) % self.state.players

    def _could_answer(self, seat: int) -> bool:
        """Whether this seat would have something to answer with if it were asked."""
        if seat not in engine.may_be_asked(self.state):
            return False
        trial = self.state.clone()
        trial.write_field("asked", seat)
        return self.can_answer(trial, seat)

    def can_answer(self, world: engine.State, seat: int) -> bool:
        hand = rows(world, "hand")[seat]
        if world.question == question.WINDOW:
            world.write_field("asked", seat)
            return len(engine.legal_actions_of(world, seat)) > 1
        return any(hand[kind] for kind in self._kinds())

    def _kinds(self) -> frozenset[int]:
        """The cards of which a seat must hold one to be asked this."""
        if self.state.question == question.INSTRUCT:
            return frozenset({card.INSTRUCTOR})
        return HELP_CARDS if self.state.question == question.LAY_HELP else ROWBOATS

    # -------------------------------------------------------------------------------------- ways to answer
    def cards_to_answer(self, seat: int) -> frozenset[int]:
        """The cards with which this seat could answer, judging by public facts."""
        if self.state.question != question.WINDOW:
            return self._kinds()
        return frozenset(kind for kind in range(card.KINDS) if engine.may_play(self.state, seat, kind))

    def needs_a_card(self, seat: int) -> Holding:
        return Holding(seat, self.cards_to_answer(seat))

    def spyglass_seats(self) -> frozenset[int]:
        """The seats that could answer with a magic spyglass."""
        return frozenset(c for c in self.candidates if engine.may_play(self.state, c, card.SPYGLASS))

    def ask(self, world: engine.State, seat: int) -> None:
        """Make it this seat's turn in this world."""
        world.write_field("asked", seat)
        if world.question == question.WINDOW:
            world.write_field("polled", self._turn_of(seat))
        elif world.question == question.INSTRUCT:
            polled = numbers(world, "frame_polled")
            polled[world.frames - 1] = self._turn_of(seat)
            world.write_field("frame_polled", polled)
        elif world.question == question.DECLARE:
            world.write_field("step", self._turn_of(seat))

    def open_help_round(self, world: engine.State) -> None:
        """Restart the help round for all other seats.

        Their answers are hidden (H4, Q29). The first seat that can answer is asked, possibly
        this one."""
        own = 0 if self.seat is None else world.help_answered & 1 << self.seat
        laid = rows(world, "laid")
        world.write_field("help_answered", own)
        world.write_field(
            "laid", [row if s == self.seat else [0] * die_face.HAZARDS for s, row in enumerate(laid)]
        )
        round_of_seats = ((world.captain + step) % world.players for step in range(1, world.players))
        world.write_field("asked", next(s for s in round_of_seats if engine.legal_actions_of(world, s)))

    # ------------------------------------------------------------------------------------ hands that fit
    def conditions(self, learned: Learned, most_of: Callable[[int], Hand]) -> dict[int, list[Fits]]:
        """Conditions on other hands: announcements, and the open question to the captain.

        The newest announcements come first, because they refuse most hands. `most_of` a seat is the fullest
        hand that it can have."""
        found: dict[int, list[Fits]] = {}
        for said in reversed(learned.announcements):
            fits = found.setdefault(said.seat, [])
            if still_tells(said, most_of(said.seat)):
                fits.append(partial(might_have_said, said=said))
        state, pilot = self.state, pilot_of(self.state)
        if pilot == self.seat or pilot < 0:
            return found
        if state.question == question.ANNOUNCE and state.asked == pilot:
            found.setdefault(pilot, []).append(pilots_hand_fits(state, pays=True, chooses=True))
        elif not state.changed and not state.spyglass and state.phase in CAN_STANDS | CANNOT_STANDS:
            pays = state.phase in CAN_STANDS
            found.setdefault(pilot, []).append(pilots_hand_fits(state, pays, chooses=False))
        if state.question == question.PAY and state.asked == pilot:
            found[pilot].append(partial(_has_ways_to_pay, trial=state.clone()))
        return found


def _has_ways_to_pay(hand: Hand, trial: engine.State) -> bool:
    """A captain is asked how to pay only if there are several ways (Q41)."""
    hands = rows(trial, "hand")
    hands[trial.asked] = hand
    trial.write_field("hand", hands)
    return len(engine.legal_actions(trial)) > 1


def _in_void(state: engine.State) -> bool:
    return numbers(state, "at")[state.vessel] == city.VOID


def _can_get_off(state: engine.State) -> bool:
    return not _in_void(state) and numbers(state, "pile_size")[numbers(state, "at")[state.vessel]] > 0
