"""A view as numbers: the table, and the cards and treasures that are hidden.

All values depend only on the view. Most of them are computed lazily.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import sqrt

from ..game.knowledge.view import View
from ..game.setup.config import Config
from ..game.setup.names import CARDS, CITIES, EQUIPMENT, HAZARDS, TREASURES
from ..rules.box import (
    BOSCALUMIA_DICE,
    BOSCALUMIA_POINTS,
    CITY_DICE,
    OTHER_CITY_DICE,
    TREASURE_COUNTS,
    TREASURE_VALUES,
)
from ..rules.kinds import card, city, die_face, limit
from .odds import TURBO, Needs, Pool, own_chances, pool_of
from .once import once
from .treasury import Treasury, treasury_of

KIND = {name: kind for kind, name in enumerate(CARDS)}
HAZARD = {name: hazard for hazard, name in enumerate(HAZARDS)}
HELP_CARDS = tuple(f"help_{name}" for name in EQUIPMENT)


@dataclass(frozen=True)
class Box:
    """The components of a configuration."""

    modules: frozenset[str]
    copies: tuple[int, ...]
    pool: Pool
    dice: tuple[int, ...]  # by city, then the void and Boscalumia
    treasures: tuple[int, ...]  # how many of each


@lru_cache(maxsize=64)
def box_of(text: str) -> Box:
    config = Config.parse(text)
    counts = list(TREASURE_COUNTS)
    if "spyglass" not in config.modules:
        for place in range(city.SPYGLASS_CITIES):
            counts[place * limit.SLOTS + limit.SPYGLASS_SLOT] = 0
    dice = OTHER_CITY_DICE if "other_dice" in config.house else CITY_DICE
    copies = tuple(config.copies())
    return Box(
        config.modules, copies, pool_of(copies), (*dice, BOSCALUMIA_DICE, BOSCALUMIA_DICE), tuple(counts)
    )


class Situation:
    """The view of the seat that must answer."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None, "a spectator is asked nothing"
        self.view = view
        self.me = view.seat
        self.players = len(view.seats)
        self.box = box_of(view.config)
        in_boat = view.vessel == "boat" and view.boat is not None and view.occupant is not None
        self.in_boat_leg = in_boat
        vessel = view.boat if in_boat and view.boat is not None else view.aircraft
        self.at = CITIES[vessel.at]
        self.heading = CITIES[vessel.heading]
        self.pilot = view.occupant if in_boat and view.occupant is not None else view.captain
        self.needs: Needs = view.to_answer
        self.table_turbos = view.table.get("turbo", 0)

    @property
    def drawing_from(self) -> int | None:
        """The city of the treasure that somebody draws now. At Matryoshburg it may be any."""
        place = self.view.drawing_from
        return None if place is None else CITIES[place]

    # ------------------------------------------------------------------------------------------------- people
    @once
    def aboard(self) -> tuple[int, ...]:
        """The seats aboard the current leg's vessel, clockwise from its captain."""
        if self.in_boat_leg:
            return (self.pilot,)
        seats = self.view.seats
        order = [(self.pilot + step) % self.players for step in range(self.players)]
        return tuple([seat for seat in order if seats[seat].place == "aboard"])

    @property
    def am_aboard(self) -> bool:
        return self.me in self.aboard

    @property
    def am_pilot(self) -> bool:
        return self.me == self.pilot

    @property
    def is_next_captain(self) -> bool:
        """Return whether this seat takes the wheel on the next leg if nobody else gets off or changes it."""
        return self.aboard[1:2] == (self.me,)

    @property
    def ignored(self) -> int:
        """The hazard that the rowboat ignores. -1 in the aircraft."""
        return self.boat_hazard(self.view.boat_card) if self.in_boat_leg else -1

    @staticmethod
    def boat_hazard(name: str | None) -> int:
        return -1 if name is None else KIND[name] - card.ROWBOAT

    # -------------------------------------------------------------------------------------------------- cards
    @once
    def hand(self) -> tuple[int, ...]:
        """This seat's hand, by kind of card."""
        counts = [0] * card.KINDS
        for name, count in self.view.hand.items():
            counts[KIND[name]] = count
        return tuple(counts)

    @once
    def own_pool(self) -> Pool:
        return pool_of(self.hand)

    @once
    def help_cards(self) -> int:
        return sum(self.hand[card.HELP : card.TURBO])

    def known_hand(self, seat: int) -> dict[str, int]:
        """Return the known cards of a seat, from Spy or help cards taken back."""
        learned = self.view.learned
        return {} if learned is None else learned.hands.get(seat, {})

    @once
    def unseen(self) -> tuple[int, ...]:
        """Cards in the deck or hidden in other hands, by kind."""
        counts = [copies - held for copies, held in zip(self.box.copies, self.hand, strict=True)]
        open_cards = [self.view.discard, self.view.table]
        if self.view.learned is not None:
            open_cards += [cards for seat, cards in self.view.learned.hands.items() if seat != self.me]
        for cards in open_cards:
            for name, count in cards.items():
                counts[KIND[name]] -= count
        if self.view.boat_card is not None:
            counts[KIND[self.view.boat_card]] -= 1
        return tuple([count if count > 0 else 0 for count in counts])

    @once
    def pool(self) -> Pool:
        return pool_of(self.unseen)

    def can_pay(self, needs: Needs | None = None) -> tuple[int, bool]:
        """Return how many own turbos the dice need, and whether this seat can pay."""
        due = self.needs if needs is None else needs
        own = self.own_pool
        short = sum(max(0, due[h] - own[h] - 2 * own[card.IMPROVED + h]) for h in range(die_face.HAZARDS))
        turbos = max(0, short - self.table_turbos)
        return turbos, turbos <= own[TURBO]

    # --------------------------------------------------------------------------------------------- the way on
    def next_city(self, after: int) -> int:
        """Return the next stop with the current piles, or NOWHERE."""
        for place in range(after + 1, city.COUNT):
            if self.piles[place] > 0:
                return place
        return city.NOWHERE

    def way(self, first: int) -> list[int]:
        """Return this place and all stops after it."""
        return [first, *(place for place in self._stops if place > first)]

    @once
    def _stops(self) -> tuple[int, ...]:
        return tuple([place for place, size in enumerate(self.piles) if size > 0])

    @once
    def piles(self) -> tuple[int, ...]:
        return tuple(self.view.piles.values())

    def can_get_off(self) -> bool:
        return 0 <= self.at < city.COUNT and self.piles[self.at] > 0

    def dice_ahead(self) -> int:
        """Return the dice of this leg before the roll."""
        tile = self.box.dice[self.heading] if self.heading >= 0 else 0
        return max(0, tile + self.view.bandits - 2 * self.view.calmed)

    def own_next_chance(self, dice: int) -> float:
        """Return the chance that this seat's hand answers a roll, with turbos."""
        return own_chances(self.own_pool, dice, self.ignored)[1]

    # ---------------------------------------------------------------------------------------------- treasures
    @once
    def hidden_treasures(self) -> tuple[int, ...]:
        """Treasures that this seat does not own and has not seen leave the game."""
        counts = list(self.box.treasures)
        for name, count in self.view.treasures.items():
            counts[TREASURES[name]] -= count
        learned = self.view.learned
        for place, steps in ({} if learned is None else learned.piles).items():
            for what, seat, treasure, points in steps:
                if what != "removed":
                    continue
                if seat != self.me:
                    counts[_removed(CITIES[place], treasure, points)] -= 1
                elif treasure is not None:
                    counts[TREASURES[treasure]] -= 1
        return tuple([count if count > 0 else 0 for count in counts])

    @once
    def treasury(self) -> Treasury:
        return treasury_of(self.hidden_treasures)

    @property
    def means(self) -> tuple[float, ...]:
        """The mean value of a treasure of each city. Boscalumia's token is last."""
        return self.treasury.means

    def uncertainty(self, seat: int) -> float:
        """Return the standard deviation of a seat's estimated points.

        It is 0 if the points are public."""
        seen = self.view.seats[seat]
        if seen.points is not None:
            return 0.0
        spreads = self.treasury.spreads
        return sqrt(sum([count * spreads[CITIES[name]] for name, count in seen.treasures.items()]))

    def best_points(self, place: int) -> int:
        """Return the highest value of a treasure that may still be in this pile."""
        slots = range(place * limit.SLOTS, (place + 1) * limit.SLOTS)
        return max((TREASURE_VALUES[t] for t in slots if self.hidden_treasures[t]), default=0)

    def points_of(self, seat: int) -> float:
        """Return a seat's points, estimated from the backs of treasures unless public."""
        seen = self.view.seats[seat]
        if seen.points is not None:
            return float(seen.points)
        means = self.means
        backs = sum([count * means[CITIES[name]] for name, count in seen.treasures.items()])
        return backs + BOSCALUMIA_POINTS * seen.token

    @once
    def points(self) -> tuple[float, ...]:
        return tuple([self.points_of(seat) for seat in range(self.players)])


def _removed(place: int, treasure: str | None, points: int | None) -> int:
    """Identify a treasure that left the game, by name or by city and points (Q28)."""
    if treasure is not None:
        return TREASURES[treasure]
    slots = range(place * limit.SLOTS, (place + 1) * limit.SLOTS)
    return next((t for t in slots if TREASURE_VALUES[t] == points), slots[0])
