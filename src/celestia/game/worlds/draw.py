"""Sample a hidden world that a seat cannot tell from the real one.

    Worlds(view).draw(rng)         for a seat with a choice, from its view alone
    world(game, seat, rng)         for any seat, or None for a spectator, from the real position

Everything that the seat may not know is sampled: other hands, the deck, piles, others' treasures, the faces
of gifts and boxed treasures, a crew's draw, face-down help cards, and whose turn it is in a hidden
question. What the seat knows stays: its view and what it has learned (H1 to H7). The position is valid.
Nothing is lost, and the seat that is asked can answer.

Treasures come first. Known ones stay where they are (`whereabouts`). Where that is uncertain, a city's
history is sampled (`city_life`). Then faces are swapped until public points are right (`bonds`). Hands and
deck are dealt uniformly from the unseen cards (`deals`) until they fit the announcements and the open
question. One of the seats that could then be asked is picked uniformly. If nobody can answer in several
deals, a card or a spyglass to answer with is dealt first, to a seat weighted by how likely it is to have
one. The sampler does not model strategy: a bot must itself consider that players who can play a card often
do. It also ignores which cards went into a reshuffled deck.

If no deal fits after a bounded number of tries, the obstacle gives way. A city forgets its history.
A view alone then also forgets announcements or points. A sample from the real position keeps the real
treasures, or the hand of a seat that is asked or has announced. `Draw.kept` names the obstacle. This is rare,
except with open scores, where an observer of every draw knows nearly every face anyway.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from ... import engine
from ...rules.kinds import addressee, city, limit, question
from ..game import Game
from ..knowledge.learned import Learned
from ..knowledge.view import View
from ..state_lists import rows
from .city_facts import Contradiction
from .deals import Fits, Holding, Terms, UnseenCards
from .hoards import Hoards, Treasury
from .layout import Chest, Layout
from .open_question import OpenQuestion

NATURAL_DEALS = 6  # tries before a card to answer with is dealt on purpose
HELPED_DEALS = 12
NOTHING_MORE: Mapping[int, Fits] = MappingProxyType({})


class Worlds:
    """The positions that a seat with a choice cannot rule out, from its view alone.

    Building this takes a few milliseconds, so use one object for all draws of a decision."""

    def __init__(self, view: View, likely: Mapping[int, Fits] = NOTHING_MORE) -> None:
        """`likely` are more conditions on other hands, by seat. They may decide at random."""
        if not view.known:
            raise ValueError("worlds need the view of a seat that has a choice")
        assert view.seat is not None
        state = engine.state_from_bytes(view.known)
        if state.staged:
            _leave_staging(state, view.seat)
        self._dealer = _Dealer(state, view.learned or Learned(view.seat), is_real=False)
        for seat, fits in likely.items():
            self._dealer.conditions.setdefault(seat, []).append(fits)

    def draw(self, rng: Random) -> engine.State:
        """Sample a position that asks this seat the same question."""
        return self._dealer.draw(rng).state

    def draw_some(self, count: int, rng: Random) -> list[engine.State]:
        """Sample positions with the same hidden treasures, where possible.

        Only their cards are independent. It takes about half the time."""
        return [self.draw(rng), *(self._dealer.deal_again(rng).state for _ in range(count - 1))]


def _leave_staging(state: engine.State, seat: int) -> None:
    """Ask the seat directly, as if all seats before it had passed. Playouts cannot stage a game."""
    state.write_field("staged", 0)
    state.write_field("shown", 0)
    if state.asked == addressee.TABLE:
        OpenQuestion(state, seat).ask(state, seat)


@dataclass(frozen=True)
class Draw:
    """A sampled world, and the hidden parts that could not be sampled."""

    state: engine.State
    kept: tuple[str, ...]


def world(game: Game, seat: int | None, rng: Random) -> engine.State:
    """Return a position that this seat cannot tell from the game's."""
    return draw_world(game.state, seat, game.learned(seat), rng).state


def draw_world(state: engine.State, seat: int | None, learned: Learned, rng: Random) -> Draw:
    """Return a world for any seat or a spectator, from the real position.

    What cannot be sampled keeps its real value, so nobody can tell the world from the real one."""
    if seat != learned.seat:
        raise ValueError(f"seat {seat} needs its own knowledge, not that of seat {learned.seat}")
    if engine.is_over(state):
        return Draw(state.clone(), ())  # nothing is hidden
    return _Dealer(state, learned, is_real=True).draw(rng)


class _Dealer:
    def __init__(self, state: engine.State, learned: Learned, is_real: bool) -> None:
        self.state = state
        self.learned = learned
        self.treasury = Treasury(state, learned, is_real)
        self.asks = OpenQuestion.of(state, learned.seat)
        self.cards = UnseenCards(state, learned)
        self.conditions = self.asks.conditions(learned, self.cards.most_of)
        self.layout = Layout(state, learned.seat)
        self.last: tuple[Hoards, Chest] | None = None  # the treasures of the last draw

    def deal_again(self, rng: Random) -> Draw:
        """Return another world with the treasures of the last one, or a new one if no deal fits them."""
        for _ in range(NATURAL_DEALS):
            if self.last is None:
                break
            try:
                found = self._deal(*self.last, Terms(self.conditions), rng)
            except Contradiction:
                continue
            if found is not None:
                return found
        return self.draw(rng)

    def draw(self, rng: Random) -> Draw:
        for attempt in range(NATURAL_DEALS + HELPED_DEALS):
            try:
                found = self._attempt(rng, helped=attempt >= NATURAL_DEALS)
            except Contradiction:
                continue
            if found is not None:
                return found
        return self._keep_hands(rng)

    def _attempt(self, rng: Random, helped: bool) -> Draw | None:
        """Return a world, or None if nobody could have been asked in it."""
        holding: Holding | None = None
        hoards: Hoards | None = None
        if helped and self.asks.candidates:
            holding = self._pick_holding(rng)
            if holding is None:
                hoards = self.treasury.imagine(rng, self.asks.spyglass_seats())
        hoards = hoards or self.treasury.imagine(rng)
        self.last = hoards, self.layout.chest(hoards)
        return self._deal(*self.last, Terms(self.conditions, holding), rng)

    def _deal(self, hoards: Hoards, chest: Chest, terms: Terms, rng: Random) -> Draw | None:
        found = self.layout.state(chest, self.cards.deal(terms, rng))
        return Draw(found, tuple(hoards.kept)) if self._ask(found, rng) else None

    def _pick_holding(self, rng: Random) -> Holding | None:
        """Pick the seat that answers with a card, or None if one answers with a spyglass."""
        left, sizes, known = self.cards.unseen, self.cards.sizes, self.cards.known
        ways: list[tuple[Holding | None, float]] = []
        for seat in self.asks.candidates:
            holding = self.asks.needs_a_card(seat)
            chances = sum(left[kind] for kind in holding.kinds) / max(1, sum(left))
            ways.append((holding, chances * max(0, sizes[seat] - sum(known[seat]))))
            ways.append((holding, float(any(known[seat][kind] for kind in holding.kinds))))
        ways += [(None, self._chance_of_spyglass(seat)) for seat in self.asks.spyglass_seats()]
        if not any(weight for _, weight in ways):
            raise Contradiction
        return rng.choices([way for way, _ in ways], [weight for _, weight in ways])[0]

    def _chance_of_spyglass(self, seat: int) -> float:
        """Estimate by the backs of the seat's treasures: about one in ten is a spyglass."""
        low = rows(self.state, "treasure")[seat][: city.SPYGLASS_CITIES * limit.SLOTS]
        return sum(low) / 10

    def _keep_hands(self, rng: Random) -> Draw:
        """Last resort: seats that are asked or have announced keep their hands.

        Without the real position, their hands are dealt without conditions."""
        state, seat = self.state, self.learned.seat
        kept = frozenset({*self.conditions, *([state.asked] if state.asked >= 0 else [])} - {seat})
        try:
            dealt = self.cards.deal(Terms({}, None, kept), rng)
        except Contradiction:
            kept = frozenset(range(state.players)) - {seat}
            dealt = UnseenCards(state, Learned(seat)).deal(Terms({}, None, kept), rng)
        names = [f"hand {other}" for other in sorted(kept)]
        hoards = self.treasury.imagine(rng)
        found = self.layout.state(self.layout.chest(hoards), dealt)
        if not self._ask(found, rng) and self.treasury.is_real:
            hoards = Hoards.real(state)
            found = self.layout.state(self.layout.chest(hoards), dealt)
            self._ask(found, rng)
        return Draw(found, (*hoards.kept, *names))

    def _ask(self, found: engine.State, rng: Random) -> bool:
        """Ask a seat that can answer. Return False if none can."""
        able = [seat for seat in self.asks.candidates if self.asks.can_answer(found, seat)]
        if self.asks.candidates and not able:
            return False
        if found.question == question.LAY_HELP and found.asked >= 0:
            self.asks.open_help_round(found)
        elif able:
            self.asks.ask(found, rng.choice(able))
        return True
