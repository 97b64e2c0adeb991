"""Expected values of the rest of a journey, and of the race to the end.

A journey is a chain of cities. At each city a passenger sees the dice and takes the better of getting off and
flying. A captain must fly unless they are alone. The model knows this seat's hand and treats the hands of
other captains as random cards of the deck. It ignores that other passengers may leave.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from ..rules.box import END_POINTS, END_TREASURES, HELP_PENALTY
from ..rules.kinds import card, city
from .announced import captain_chances
from .odds import Needs, flights, own_chances, roll_chances
from .once import once
from .parameters import Parameters
from .situation import Situation
from .treasury import best_of, prizes

FREE: Needs = (0, 0, 0, 0)


def rises(difference: float) -> float:
    """The logistic function, which rises from 0 to 1."""
    return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, difference))))


class Prospects:
    """The value of a situation to the seat that must answer ("I")."""

    def __init__(self, situation: Situation, parameters: Parameters) -> None:
        self.situation = situation
        self.parameters = parameters
        self._leaving: dict[int, float] = {}

    # ----------------------------------------------------------------------------------------------- the race
    @once
    def rivals(self) -> dict[int, float]:
        """Estimated points of the others after this journey.

        Travellers get half the next treasure."""
        s = self.situation
        hope = s.means[s.heading] / 2 if s.heading >= 0 else 0.0
        return {
            seat: s.points[seat] + (hope if seen.place != "off" else 0.0)
            for seat, seen in enumerate(s.view.seats)
            if seat != s.me
        }

    @once
    def best_rival(self) -> float:
        return max(self.rivals.values())

    @once
    def ends_anyway(self) -> float:
        """The chance that another seat ends the game after this journey."""
        s = self.situation
        if "beginners" in s.box.modules:
            kinds = [len(s.view.seats[seat].treasures) for seat in self.rivals]
            return 0.7 if max(kinds) >= END_TREASURES else 0.0
        goes_on = 1.0
        for seat, points in self.rivals.items():
            unsure = 0.2 + s.uncertainty(seat) / 1.7  # scales a standard deviation to the logistic function
            if s.view.seats[seat].place != "off":
                unsure += self.parameters.unsure
            goes_on *= 1.0 - rises((points - END_POINTS + 0.5) / unsure)
        return 1.0 - goes_on

    @once
    def _own_points(self) -> float:
        return self.situation.points[self.situation.me]

    def worth(self, gain: float) -> float:
        """Return the value of a gain in points.

        If the journey ends the game, being ahead counts."""
        ends = self._ends(self._own_points + gain, gain)
        if ends < 0.01:
            return gain
        help_cards = HELP_PENALTY * self.situation.help_cards
        ahead = self._own_points + gain - help_cards - self.best_rival
        race = self.parameters.race * (2.0 * rises(ahead / self.parameters.spread) - 1.0)
        return (1.0 - self.parameters.settled * ends) * gain + ends * race

    def _ends(self, total: float, gain: float) -> float:
        """Return the chance that the game ends if I finish the journey with this total."""
        s = self.situation
        if "beginners" not in s.box.modules:
            return 1.0 if total >= END_POINTS else self.ends_anyway
        return 0.8 if gain > 0 and len(s.view.treasures) >= END_TREASURES - 1 else self.ends_anyway

    # -------------------------------------------------------------------------------------- ends of a journey
    @once
    def nothing(self) -> float:
        return self.worth(0.0)

    def leaving(self, place: int) -> float:
        """Return the value of getting off at a city. A crew picks from several treasures."""
        found = self._leaving.get(place)
        if found is None:
            found = self._leaving[place] = self.worth(self.treasure(place))
        return found

    def treasure(self, place: int) -> float:
        """Return the expected value of a draw. A spyglass is worth more than its points."""
        return self._prizes[place] if 0 <= place < city.COUNT else self.situation.means[place]

    @once
    def _prizes(self) -> tuple[float, ...]:
        s = self.situation
        return prizes(s.hidden_treasures, s.view.seats[s.me].pawns, self.parameters.spyglass)

    def best_of(self, place: int, draws: int) -> float:
        """Return the expected value of the best of several treasures of a city."""
        s = self.situation
        return s.means[place] if place >= city.COUNT else best_of(s.hidden_treasures, place, draws)

    def crash(self, place: int) -> float:
        """Return the value of a crash, in which a Jetpack may save a treasure."""
        s = self.situation
        if s.hand[card.JETPACK] and 0 <= place < city.COUNT and s.piles[place] > 0:
            return max(self.nothing, self.leaving(place) - self.parameters.jetpack)
        return self.nothing

    # --------------------------------------------------------------------------------------------- the way on
    def captain_pays(self, seat: int, needs: Needs | None = None) -> float:
        """Return the chance that this seat can and will answer these dice.

        The default is the current dice."""
        s = self.situation
        due = s.needs if needs is None else needs
        if due == FREE:
            return 1.0
        forced, possible = captain_chances(s, seat, due, self.parameters.declined)
        return forced + self.parameters.turbo_use * (possible - forced)

    def will_fly(self, seat: int, dice: int) -> float:
        """Return the chance that this seat flies, before the roll.

        Only my own hand is known."""
        s = self.situation
        if seat == s.me:
            return self._own_flight(dice, s.ignored)
        forced, possible = roll_chances(s.box.pool, s.view.seats[seat].hand_size, dice)
        return forced + self.parameters.turbo_use * (possible - forced)

    def _own_flight(self, dice: int, ignored: int) -> float:
        forced, possible = own_chances(self.situation.own_pool, dice, ignored)
        return forced + self.parameters.turbo_use * (possible - forced)

    def voyage(self, place: int, order: Sequence[int], ignored: int = -1) -> float:
        """Return the value of a journey from the start of a leg.

        `order` lists the seats, captain first."""
        s = self.situation
        if place == city.VOID:
            chance = self.will_fly(order[0], s.box.dice[city.BOSCALUMIA])
            return chance * self.leaving(city.BOSCALUMIA) + (1.0 - chance) * self.nothing
        if place == city.BOSCALUMIA:
            return self.leaving(place)
        way = s.way(place)
        value = self.leaving(way[-1])
        for leg in range(len(way) - 2, -1, -1):
            value = self._leg(way[leg], way[leg + 1], leg, value, order, ignored)
        return value

    def _leg(
        self, here: int, ahead: int, leg: int, value: float, order: Sequence[int], ignored: int
    ) -> float:
        """Return the value at one city from the value at the next.

        Gains beyond the next city are discounted."""
        certain = self.leaving(ahead)
        if value > certain:
            value = certain + self.parameters.later * (value - certain)
        captain = order[leg % len(order)]
        rounds = leg // len(order)
        off = self.leaving(here)
        if captain == self.situation.me:
            flight = self.own_leg(here, ahead, rounds, value, ignored)
            return max(off, flight) if len(order) == 1 else flight
        box = self.situation.box
        cards = self.situation.view.seats[captain].hand_size - round(self.parameters.cards_a_leg * rounds)
        crash = self.crash(here)
        total = 0.0
        for likely, chance, _ in flights(box.pool, max(0, cards), box.dice[ahead], self.parameters.turbo_use):
            flight = chance * value + (1.0 - chance) * crash
            total += likely * (flight if flight > off else off)
        return total

    def own_leg(self, here: int, ahead: int, rounds: int, value: float, ignored: int) -> float:
        """Return the value of a leg with me as captain, with payment and attacks."""
        dice = self.situation.box.dice[ahead]
        chance = self._own_flight(dice, ignored) * self.parameters.own_captaincy ** (rounds + 1)
        price = self.parameters.plain[1] * dice * 2.0 / 3.0
        return chance * (value - price) + (1.0 - chance) * self.crash(here)

    # --------------------------------------------------------------------------------------------- the others
    def stranger(self, place: int, travellers: Sequence[int]) -> float:
        """Return the expected points of another traveller from the start of a leg."""
        s = self.situation
        if place == city.BOSCALUMIA:
            return s.means[place]
        cards = sum(s.view.seats[seat].hand_size for seat in travellers) // max(1, len(travellers))
        if place == city.VOID:
            return s.means[city.BOSCALUMIA] * roll_chances(s.box.pool, cards, s.box.dice[place])[1]
        way = s.way(place)
        value = s.means[way[-1]]
        for leg in range(len(way) - 2, -1, -1):
            off = s.means[way[leg]]
            total = 0.0
            dice = s.box.dice[way[leg + 1]]
            for likely, _, chance in flights(s.box.pool, cards, dice, self.parameters.turbo_use):
                flight = chance * value
                total += likely * (flight if flight > off else off)
            value = off + self.parameters.later * (total - off)
        return value

    @once
    def _leading(self) -> int:
        s = self.situation
        return max((seat for seat in range(s.players) if seat != s.me), key=lambda seat: s.points[seat])

    def cost(self, seat: int, gain: float) -> float:
        """Return the cost of another seat's gain.

        It is higher for the leader and for a winning gain."""
        s = self.situation
        share = (1.0 - self.parameters.leader) / (s.players - 1)
        if seat == self._leading:
            share += self.parameters.leader
        cost = self.parameters.others * share * gain
        after = s.points[seat] + gain
        if after >= END_POINTS and after > self._own_points:
            cost += self.parameters.threat * rises((after - self._own_points) / self.parameters.spread)
        return cost

    def others_cost(self, place: int) -> float:
        """Return the cost of letting everybody else aboard start a leg at this place."""
        s = self.situation
        value = self.stranger(place, s.aboard)
        return sum(self.cost(seat, value) for seat in s.aboard if seat != s.me)

    def order_after(self, captain: int) -> tuple[int, ...]:
        """Return the seats aboard after this captain's leg, next captain first (R8)."""
        aboard = self.situation.aboard
        place = aboard.index(captain) + 1 if captain in aboard else 0
        return (*aboard[place:], *aboard[:place])

    @once
    def next_order(self) -> tuple[int, ...]:
        return self.order_after(self.situation.pilot)

    @once
    def arrival(self) -> float:
        """The value of arriving at the next city, if I am aboard."""
        s = self.situation
        return self.voyage(s.heading, self.next_order, s.ignored)

    @once
    def edge(self) -> float:
        """My gain if this leg succeeds instead of crashing, minus the others' gain."""
        s = self.situation
        mine = self.arrival - self.crash(s.at) if s.am_aboard else 0.0
        return mine - self.others_cost(s.heading)

    def edge_under(self, captain: int) -> float:
        """Return `edge` with another captain for this leg."""
        s = self.situation
        return self.edge - self.arrival + self.voyage(s.heading, self.order_after(captain), s.ignored)
