"""Where each pawn got off in this journey, folded from the public events.

The position only says that a player is ashore. The table shows in which city they stand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ... import engine
from ...rules.cards import ejection, jetpack
from ...rules.kinds import city, limit, module, place
from ..setup.names import VESSELS, city_word
from ..state_lists import numbers

Facts = dict[str, Any]  # an event as a spectator sees it
SHIP, BOAT = VESSELS


class Standing(NamedTuple):
    """A pawn that got off."""

    seat: int
    city: str
    prepared: bool = False  # one pawn of a crew, which prepares while the others fly on (C204)


class Ashore:
    """The pawns ashore, in the order in which they got off."""

    def __init__(self, players: int, crew: int) -> None:
        self.standing: tuple[Standing, ...] = ()
        self._everybody = dict.fromkeys(range(players), crew)
        self._aboard: dict[int, int] = {}  # the number of pawns, by seat
        self._rower: int | None = None
        self._at = {SHIP: "", BOAT: ""}

    def start_at(self, state: engine.State) -> None:
        """Start at a position. It does not say where the pawns that are already ashore stand."""
        places, pawns, at = (numbers(state, name) for name in ("place", "pawns", "at"))
        self._aboard = {seat: pawns[seat] for seat in self._everybody if places[seat] == place.ABOARD}
        self._rower = state.occupant if state.occupant >= 0 else None
        self._at = {SHIP: city_word(at[place.AIRCRAFT]), BOAT: city_word(at[place.BOAT])}

    def take_in(self, facts: Facts) -> None:
        step = STEPS.get(facts["what"])
        if step is not None:
            step(self, facts)

    def _journey_started(self, facts: Facts) -> None:
        self.standing, self._aboard, self._rower = (), dict(self._everybody), None
        self._at[SHIP] = facts["city"]

    def _left(self, facts: Facts) -> None:
        self._get_off(facts["seat"], facts["city"])

    def _card_played(self, facts: Facts) -> None:
        if facts["card"] == ejection.CARD.word:
            self._get_off(facts["target"], self._at[SHIP])
        elif facts["card"] == jetpack.CARD.word:
            self._get_off(facts["seat"], self._city_of(facts["seat"]))

    def _treasure_drawn(self, facts: Facts) -> None:
        """At the last city nobody declares. Everybody draws and gets off (R7)."""
        if facts["city"] == self._city_of(facts["seat"]):
            self._get_off(facts["seat"], facts["city"])

    def _token_earned(self, facts: Facts) -> None:
        self._get_off(facts["seat"], city_word(city.BOSCALUMIA))

    def _get_off(self, seat: int, city: str) -> None:
        """Move all pawns of this seat ashore. Does nothing if they are ashore already."""
        pawns = self._aboard.pop(seat, 0)
        if seat == self._rower:
            pawns, self._rower = 1, None
        self.standing += (Standing(seat, city),) * pawns

    def _prepared(self, facts: Facts) -> None:
        seat = facts["seat"]
        self._aboard[seat] -= 1
        self.standing += (Standing(seat, self._at[SHIP], True),)

    def _reboarded(self, facts: Facts) -> None:
        """The player comes back aboard with the pawns that just got off (C81, C142)."""
        back = Standing(facts["seat"], facts["city"])
        self._aboard[back.seat] = self.standing.count(back)
        self.standing = tuple(pawn for pawn in self.standing if pawn != back)

    def _boarded_rowboat(self, facts: Facts) -> None:
        """One pawn boards. A crew's others are out until the next journey (C215)."""
        self._aboard.pop(facts["seat"], None)
        self._rower, self._at[BOAT] = facts["seat"], facts["city"]

    def _flew(self, facts: Facts) -> None:
        self._at[facts["vessel"]] = facts["city"]

    def _lost(self, facts: Facts) -> None:
        if facts["vessel"] == BOAT:
            self._rower = None
        else:
            self._aboard.clear()

    def _city_of(self, seat: int) -> str:
        """The city of a seat's vessel, empty if it is ashore."""
        if seat == self._rower:
            return self._at[BOAT]
        return self._at[SHIP] if seat in self._aboard else ""


def crew_size(modules: int) -> int:
    """Return how many pawns each player has with these modules."""
    return limit.CREW if modules & module.CREWS else 1


STEPS: dict[str, Callable[[Ashore, Facts], None]] = {
    "journey_started": Ashore._journey_started,
    "left": Ashore._left,
    "landed": Ashore._left,
    "card_played": Ashore._card_played,
    "treasure_drawn": Ashore._treasure_drawn,
    "token_earned": Ashore._token_earned,
    "prepared": Ashore._prepared,
    "reboarded": Ashore._reboarded,
    "boarded_rowboat": Ashore._boarded_rowboat,
    "flew": Ashore._flew,
    "crashed": Ashore._lost,
    "lost_in_void": Ashore._lost,
}
