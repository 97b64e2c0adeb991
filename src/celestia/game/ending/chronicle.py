"""A finished game, leg by leg: stays, departures, payments, crashes and points.

It folds the record with all its secrets, so the game must be over (H6).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ... import engine
from ...rules.box import BOSCALUMIA_POINTS, TREASURE_VALUES
from ...rules.kinds import card, phase, place, question
from ..events import Event
from ..game import Game
from ..records.record import take
from ..setup.names import HAZARDS, TREASURES, VESSELS, city_word
from ..state_lists import numbers, rows

Facts = dict[str, Any]  # an event with its secrets


@dataclass(frozen=True)
class Stay:
    """A passenger stayed who could have left.

    `cards` is the captain's hand size, `dangers` the number of dice to answer. `covered` tells whether the
    captain's own cards answered all of them."""

    seat: int
    captain: int
    cards: int
    dangers: int
    heading: str
    covered: bool


@dataclass
class Departure:
    """A passenger chose to get off, and took a treasure worth `points`."""

    seat: int
    city: str
    by_jetpack: bool = False
    points: int = 0


@dataclass
class Leg:
    """One leg. `outcome` is flew, moored, crashed, abandoned or (so far) empty."""

    journey: int
    vessel: str
    captain: int
    heading: str
    stays: list[Stay] = field(default_factory=list)
    departures: dict[int, Departure] = field(default_factory=dict)
    paid: int = 0  # cards
    missing: tuple[str, ...] = ()  # hazards that the captain could not answer
    outcome: str = ""
    inside: frozenset[int] = frozenset()  # seats in the vessel when the leg ended, captain included


@dataclass(frozen=True)
class Gain:
    """Points that a seat won or lost. `city` is the treasure's, or Boscalumia."""

    journey: int
    seat: int
    city: str
    points: int
    by: str  # the event's word


class Chronicle:
    def __init__(self, start: engine.State) -> None:
        self.journey = start.journey
        self.points = numbers(start, "points")[: start.players]
        self.legs: list[Leg] = []
        self.gains: list[Gain] = []
        self.departures = [0] * start.players  # times each seat got off by choice
        self.arrivals: list[set[str]] = [set() for _ in range(start.players)]  # cities each seat flew to
        self.announced: Facts | None = None  # the event that announced the end
        self.points_announced: list[int] = []  # every seat's points at that time
        self._seats = frozenset(range(start.players))
        places = numbers(start, "place")
        self._aboard = {seat for seat in self._seats if places[seat] == place.ABOARD}
        self._before = start  # the state before the current line
        self._actor = -1  # the seat of the current line; -1: chance
        self._jetpack = -1  # the seat that has just played a jetpack
        if phase.BEFORE_ROLL <= start.phase <= phase.CRASH and start.phase != phase.ARRIVAL:
            heading = numbers(start, "heading")[start.vessel]
            self._open_leg(VESSELS[start.vessel], _pilot(start), city_word(heading))

    @property
    def leg(self) -> Leg | None:
        """The current leg, or None between legs."""
        return self.legs[-1] if self.legs and not self.legs[-1].outcome else None

    def _open_leg(self, vessel: str, captain: int, heading: str) -> None:
        self.legs.append(Leg(self.journey, vessel, captain, heading))

    # ---------------------------------------------------------------------------------------- one line
    def before_line(self, game: Game, line: str) -> None:
        """Prepare for a line of the record that is about to be played."""
        self._before = game.state.clone()
        first, _, words = line.partition(" ")
        self._actor = int(first) if first.isdigit() else -1
        if words == "stay" and self._actor >= 0 and self.leg is not None:
            self._note_stay(game, self.leg)

    def _note_stay(self, game: Game, leg: Leg) -> None:
        state = game.state
        if state.question != question.DECLARE or "leave" not in game.legal(self._actor):
            return
        captain = game.pilot
        cards = numbers(state, "hand_size")[captain]
        dice = engine.dice_to_answer(state)
        covered = _covers(rows(state, "hand")[captain], dice)
        leg.stays.append(Stay(self._actor, captain, cards, sum(dice), leg.heading, covered))

    def read(self, event: Event) -> None:
        reader = READERS.get(event.what)
        if reader is not None:
            reader(self, {"what": event.what, **event.facts, **event.secret})

    # ------------------------------------------------------------------------------- journeys and legs
    def _journey_started(self, facts: Facts) -> None:
        self.journey = facts["journey"]
        self._aboard = set(self._seats)

    def _leg_started(self, facts: Facts) -> None:
        self._open_leg(facts["vessel"], facts["seat"], facts["heading"])

    def _left(self, facts: Facts) -> None:
        """Count a departure by choice. Purple may throw a passenger off, which is not one."""
        seat, leg = facts["seat"], self.leg
        self._aboard.discard(seat)
        if leg is not None and seat == self._actor:
            leg.departures[seat] = Departure(seat, facts["city"])
            self.departures[seat] += 1

    def _landed(self, facts: Facts) -> None:
        self._aboard.discard(facts["seat"])
        self.departures[facts["seat"]] += 1

    def _boarded_rowboat(self, facts: Facts) -> None:
        self._aboard.discard(facts["seat"])

    def _reboarded(self, facts: Facts) -> None:
        seat, leg = facts["seat"], self.leg
        self._aboard.add(seat)
        if leg is not None and leg.departures.pop(seat, None) is not None:
            self.departures[seat] -= 1

    def _card_played(self, facts: Facts) -> None:
        if facts["card"] == "jetpack":
            self._jetpack = facts["seat"]

    def _card_paid(self, facts: Facts) -> None:
        if self.leg is not None:
            self.leg.paid += facts["count"]

    def _cannot(self, facts: Facts) -> None:
        """Note the hazards that the captain could not answer.

        The hand before this line will do: nothing played within the line is equipment."""
        held = _equipment(rows(self._before, "hand")[facts["seat"]])
        if self.leg is not None:
            self.leg.missing = tuple(HAZARDS[at] for at, dice in enumerate(facts["faced"]) if dice > held[at])

    def _leg_ended(self, facts: Facts) -> None:
        leg = self.leg
        if leg is None:
            return
        leg.captain, leg.outcome = facts["seat"], facts["what"]
        leg.inside = frozenset(self._aboard if leg.vessel == "aircraft" else {leg.captain})
        if leg.outcome == "flew":
            for seat in leg.inside:
                self.arrivals[seat].add(facts["city"])
        if leg.outcome == "crashed" and leg.vessel == "aircraft":
            self._aboard.clear()

    # --------------------------------------------------------------------------------------- treasures
    def _gain(self, facts: Facts, seat: int, city: str, points: int) -> None:
        self.points[seat] += points
        self.gains.append(Gain(self.journey, seat, city, points, facts["what"]))

    def _treasure_drawn(self, facts: Facts) -> None:
        seat, leg = facts["seat"], self.leg
        points = _worth(facts)
        self._gain(facts, seat, facts["city"], points)
        if leg is None:
            return
        self._aboard.discard(seat)
        if self._jetpack == seat:
            self._jetpack = -1
            leg.departures[seat] = Departure(seat, facts["city"], by_jetpack=True)
            self.departures[seat] += 1
        if seat in leg.departures:
            leg.departures[seat].points = points

    def _treasure_lost(self, facts: Facts) -> None:
        city = facts.get("city") or facts["treasure"].partition("/")[0]
        self._gain(facts, facts["seat"], city, -_worth(facts))

    def _token_earned(self, facts: Facts) -> None:
        self._gain(facts, facts["seat"], "boscalumia", BOSCALUMIA_POINTS)

    def _gift_given(self, facts: Facts) -> None:
        self._gain(facts, facts["to"], facts["treasure"].partition("/")[0], _worth(facts))

    def _end_announced(self, facts: Facts) -> None:
        self.announced, self.points_announced = facts, list(self.points)


def _worth(facts: Facts) -> int:
    return TREASURE_VALUES[TREASURES[facts["treasure"]]]


def _equipment(hand: list[int]) -> list[int]:
    """Return the dice of each hazard that this hand answers, turbos aside."""
    return [hand[at] + 2 * hand[card.IMPROVED + at] for at in range(len(HAZARDS))]


def _covers(hand: list[int], dice: list[int]) -> bool:
    """Whether equipment and turbos of this hand answer these dice."""
    missing = sum(max(0, faced - held) for faced, held in zip(dice, _equipment(hand), strict=True))
    return missing <= hand[card.TURBO]


def _pilot(state: engine.State) -> int:
    return state.captain if state.vessel == place.AIRCRAFT else state.occupant


READERS: dict[str, Callable[[Chronicle, Facts], None]] = {
    "journey_started": Chronicle._journey_started,
    "leg_started": Chronicle._leg_started,
    "left": Chronicle._left,
    "landed": Chronicle._landed,
    "boarded_rowboat": Chronicle._boarded_rowboat,
    "reboarded": Chronicle._reboarded,
    "card_played": Chronicle._card_played,
    "card_paid": Chronicle._card_paid,
    "announced_cannot": Chronicle._cannot,
    **dict.fromkeys(("flew", "moored", "crashed", "abandoned"), Chronicle._leg_ended),
    "treasure_drawn": Chronicle._treasure_drawn,
    **dict.fromkeys(
        ("treasure_returned", "returned_under", "treasure_discarded", "spyglass_used"),
        Chronicle._treasure_lost,
    ),
    "token_earned": Chronicle._token_earned,
    "gift_given": Chronicle._gift_given,
    "end_announced": Chronicle._end_announced,
}


def chronicle_of(game: Game, start: engine.State | None = None) -> Chronicle:
    """Replay a finished game. `start` is its first position, if it had one."""
    if not game.over:
        raise ValueError("a chronicle reveals secrets, so the game must be over")
    again = Game(game.config, game.names) if start is None else Game.from_position(start, game.names)
    chronicle = Chronicle(again.state)
    read = 0
    for line in game.lines:
        chronicle.before_line(again, line)
        take(again, line)
        for event in again.events[read:]:
            chronicle.read(event)
        read = len(again.events)
    return chronicle
