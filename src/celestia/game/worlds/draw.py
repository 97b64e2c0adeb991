"""Sample a hidden world that a seat cannot tell from the real one.

    world(game, seat, rng)            for a seat, or None for a spectator
    worlds(game, seat, rng, count)    several

Everything that the seat may not know is sampled: other hands, the deck, piles, others' treasures, the faces
of gifts and boxed treasures, a crew's draw, face-down help cards, and whose turn it is in a hidden
question. What the seat knows stays: its view and what it has learned (H1 to H7). The position is valid.
Nothing is lost, and the seat that is asked can answer.

Treasures come first. Each city's history is sampled (`city_life`), and faces are swapped until public
points are right (`bonds`). Then hands and deck are dealt uniformly from the unseen cards (`deals`) until
they fit the announcements and the open question. One of the seats that could then be asked is picked
uniformly. If nobody can answer in several deals, a card or a spyglass to answer with is dealt first, to a
seat weighted by how likely it is to have one. The sampler does not model strategy: a bot must itself
consider that players who can play a card often do. It also ignores which cards went into a reshuffled deck.

If no deal fits after a bounded number of tries, the obstacle keeps its real value: the treasures of a city,
or the hand of a seat that is asked or has announced. `Draw.kept` names it. This is rare, except with open
scores, where an observer of every draw knows nearly every face anyway.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from ... import engine
from ...rules.box import BOSCALUMIA_POINTS, TREASURE_VALUES
from ...rules.kinds import card, city, limit, question
from ..game import Game
from ..knowledge.learned import Learned
from ..state_lists import numbers, rows
from .bonds import is_spyglass
from .city_facts import Contradiction
from .city_life import CityLife
from .deals import Deal, Holding, Terms, deal, known_hands, unseen_cards
from .hoards import Hoards, Treasury
from .open_question import OpenQuestion

NATURAL_DEALS = 6  # tries before a card to answer with is dealt on purpose
HELPED_DEALS = 12


@dataclass(frozen=True)
class Draw:
    """A sampled world, and the hidden parts that kept their real values."""

    state: engine.State
    kept: tuple[str, ...]


def world(game: Game, seat: int | None, rng: Random) -> engine.State:
    """Return a position that this seat cannot tell from the game's."""
    return world_from(game.state, seat, game.learned(seat), rng)


def worlds(game: Game, seat: int | None, rng: Random, count: int) -> Iterator[engine.State]:
    for _ in range(count):
        yield world(game, seat, rng)


def world_from(state: engine.State, seat: int | None, learned: Learned, rng: Random) -> engine.State:
    return draw_world(state, seat, learned, rng).state


def draw_world(state: engine.State, seat: int | None, learned: Learned, rng: Random) -> Draw:
    if seat != learned.seat:
        raise ValueError(f"seat {seat} needs its own knowledge, not that of seat {learned.seat}")
    if engine.is_over(state):
        return Draw(state.clone(), ())  # nothing is hidden
    return _Dealer(state, learned, rng).draw()


class _Dealer:
    def __init__(self, state: engine.State, learned: Learned, rng: Random) -> None:
        self.state = state
        self.learned = learned
        self.rng = rng
        self.treasury = Treasury(state, learned)
        self.asks = OpenQuestion.of(state, learned.seat)
        self.conditions = self.asks.conditions(learned)

    def draw(self) -> Draw:
        for attempt in range(NATURAL_DEALS + HELPED_DEALS):
            try:
                found = self._attempt(helped=attempt >= NATURAL_DEALS)
            except Contradiction:
                continue
            if found is not None:
                return found
        return self._keep_hands()

    def _attempt(self, helped: bool) -> Draw | None:
        """Return a world, or None if nobody could have been asked in it."""
        holding: Holding | None = None
        hoards: Hoards | None = None
        if helped and self.asks.candidates:
            holding = self._pick_holding()
            if holding is None:
                hoards = self.treasury.imagine(self.rng, self.asks.spyglass_seats())
        hoards = hoards or self.treasury.imagine(self.rng)
        dealt = deal(self.state, self.learned, Terms(self.conditions, holding), self.rng)
        found = self._lay_out(hoards, dealt)
        return Draw(found, tuple(hoards.kept)) if self._ask(found) else None

    def _pick_holding(self) -> Holding | None:
        """Pick the seat that answers with a card, or None if one answers with a spyglass."""
        left = unseen_cards(self.state, self.learned.seat)
        sizes = numbers(self.state, "hand_size")
        known = known_hands(self.state, self.learned)
        ways: list[tuple[Holding | None, float]] = []
        for seat in self.asks.candidates:
            holding = self.asks.needs_a_card(seat)
            chances = sum(left[kind] for kind in holding.kinds) / max(1, sum(left))
            ways.append((holding, chances * max(0, sizes[seat] - sum(known[seat]))))
            ways.append((holding, float(any(known[seat][kind] for kind in holding.kinds))))
        ways += [(None, self._chance_of_spyglass(seat)) for seat in self.asks.spyglass_seats()]
        if not any(weight for _, weight in ways):
            raise Contradiction
        return self.rng.choices([way for way, _ in ways], [weight for _, weight in ways])[0]

    def _chance_of_spyglass(self, seat: int) -> float:
        """Estimate by the backs of the seat's treasures: about one in ten is a spyglass."""
        low = rows(self.state, "treasure")[seat][: city.SPYGLASS_CITIES * limit.SLOTS]
        return sum(low) / 10

    def _keep_hands(self) -> Draw:
        """Last resort: seats that are asked or have announced keep their hands."""
        state, seat = self.state, self.learned.seat
        kept = frozenset({*self.conditions, *([state.asked] if state.asked >= 0 else [])} - {seat})
        names = [f"hand {other}" for other in sorted(kept)]
        try:
            dealt = deal(state, self.learned, Terms({}, None, kept), self.rng)
        except Contradiction:
            everybody = frozenset(range(state.players)) - {seat}
            dealt = deal(state, Learned(seat), Terms({}, None, everybody), self.rng)
            names = [f"hand {other}" for other in sorted(everybody)]
        hoards = self.treasury.imagine(self.rng)
        found = self._lay_out(hoards, dealt)
        if not self._ask(found):
            hoards = Hoards.real(state)
            found = self._lay_out(hoards, dealt)
            self._ask(found)
        return Draw(found, (*hoards.kept, *names))

    # --------------------------------------------------------------------------------- building the state
    def _ask(self, found: engine.State) -> bool:
        """Ask a seat that can answer. Return False if none can."""
        able = [seat for seat in self.asks.candidates if self.asks.can_answer(found, seat)]
        if self.asks.candidates and not able:
            return False
        if found.question == question.LAY_HELP and found.asked >= 0:
            self.asks.open_help_round(found)
        elif able:
            self.asks.ask(found, self.rng.choice(able))
        return True

    def _lay_out(self, hoards: Hoards, dealt: Deal) -> engine.State:
        found = self.state.clone()
        found.write_field("hand", dealt.hands)
        found.write_field("deck", dealt.deck + [0] * (limit.DECK - len(dealt.deck)))
        self._lay_out_treasures(found, hoards)
        _derive(found)
        return found

    def _lay_out_treasures(self, found: engine.State, hoards: Hoards) -> None:
        treasure = [[0] * limit.TREASURES for _ in range(limit.SEATS)]
        aside = {name: [0] * limit.TREASURES for name in ("gifts", "removed", "boxed")}
        piles, drawn = [], []
        for life in hoards.lives:
            for seat, cards in enumerate(life.held):
                for held in cards:
                    treasure[seat][held.face] += 1
            for name, counts in aside.items():
                for one in _cards_aside(life, name):
                    counts[one] += 1
            pile = [one.face for one in life.pile]
            piles.append(pile + [0] * (limit.PILE - len(pile)))
            drawn += [one.face for one in life.drawn]
        found.write_field("treasure", treasure)
        found.write_field("pile", piles)
        found.write_field("drawn", drawn + [0] * (limit.CREW - len(drawn)))
        for name, counts in aside.items():
            found.write_field(name, counts)
        just_drew = numbers(found, "just_drew")
        for seat in range(found.players):
            if just_drew[seat] >= 0 and seat != self.learned.seat:
                just_drew[seat] = hoards.last_drawn(seat, just_drew[seat] // limit.SLOTS)
        found.write_field("just_drew", just_drew)


def _cards_aside(life: CityLife, name: str) -> list[int]:
    cards = {"gifts": life.gifts, "removed": life.removed, "boxed": life.boxed}[name]
    return [one.face for one in cards]


def _derive(found: engine.State) -> None:
    """Compute the derived fields. `engine.settle` would also advance the game."""
    hands, treasures = rows(found, "hand"), rows(found, "treasure")
    characters, used, tokens = numbers(found, "character"), numbers(found, "used"), numbers(found, "token")
    held, owned, points = [], [], []
    for seat in range(limit.SEATS):
        faces = [face for face in range(limit.TREASURES) if treasures[seat][face]]
        in_hand = sum(1 << kind for kind in range(card.KINDS) if hands[seat][kind])
        in_hand |= any(map(is_spyglass, faces)) << card.SPYGLASS
        if characters[seat] >= 0 and not used[seat]:
            in_hand |= 1 << card.CHARACTER + characters[seat]
        held.append(in_hand)
        owned.append(sum(1 << face for face in faces))
        worth = sum(TREASURE_VALUES[face] * treasures[seat][face] for face in faces)
        points.append(worth + BOSCALUMIA_POINTS * tokens[seat])
    found.write_field("held", held)
    found.write_field("owned", owned)
    found.write_field("points", points)
