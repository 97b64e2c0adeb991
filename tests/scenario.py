"""Build positions in the words of the rule book, for readable tests.

    g = Scenario("Ann Ben Cy", captain="Ann", city=4).hand("Ben", "wind_gust").start()
    g.rolls("fog", "blank").do("Ben", "leave").do("Cy", "stay")
    g.do("Ben", "play wind_gust").rolls("birds")
    assert g.fell == ["fog", "birds"]

Hands are empty unless given, so only the intended players are asked. Cards come from the deck and treasures
from their piles, so the totals stay right. An illegal answer fails and lists the legal ones. Tests load the
dice by answering for chance. A shuffle that a test does not set keeps its sorted order.
"""

from __future__ import annotations

from typing import Any

from celestia import engine
from celestia.game.setup.config import PRESETS, Config
from celestia.game.setup.names import CARDS, CITIES, COLOURS, TREASURES
from celestia.game.state_lists import numbers, rows
from celestia.rules.kinds import card, city, limit, phase, place, question
from tests.play import Play


class Scenario:
    """Builds the start of a leg. `start()` runs to the first question."""

    def __init__(
        self,
        names: str,
        captain: str = "",
        city: int | str = 1,
        preset: str = "classic",
        modules: str = "",
        house: str = "",
        cards: dict[str, int] | None = None,
    ) -> None:
        """`modules` are added to the preset. A leading minus removes one."""
        self.names = names.split()
        chosen = set(PRESETS[preset])
        for name in modules.split():
            chosen = chosen - {name[1:]} if name.startswith("-") else chosen | {name}
        config = Config(len(self.names), frozenset(chosen), frozenset(house.split()), cards or {})
        self.state = _empty_handed(config)
        self.set("captain", self.seat(captain or self.names[0]))
        self.at(city)

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def set(self, field: str, value: Any) -> Scenario:
        """Set a whole field of the state."""
        self.state.write_field(field, value)
        return self

    def _set_of(self, field: str, name: str, value: int) -> Scenario:
        values = numbers(self.state, field)
        values[self.seat(name)] = value
        return self.set(field, values)

    # -------------------------------------------------------------------------------- places and seats
    def at(self, where: int | str, vessel: int = place.AIRCRAFT) -> Scenario:
        """Put the vessel at a city, by its value, or in the "void"."""
        cities = numbers(self.state, "at")
        cities[vessel] = CITIES[str(where)]
        return self.set("at", cities)

    def off(self, *names: str) -> Scenario:
        """Let these players leave the aircraft in an earlier leg."""
        for name in names:
            self._set_of("place", name, place.OFF)._set_of("pawns", name, 0)
        return self

    def in_boat(
        self, name: str, kind: str = "rowboat_fog", city: int | str = 1, fresh: bool = False
    ) -> Scenario:
        """Put a player in the rowboat, since this turn (`fresh`) or an earlier one."""
        self._from_deck(kind)
        self._set_of("place", name, place.IN_BOAT)._set_of("pawns", name, 1)
        self.set("occupant", self.seat(name)).set("boat_card", CARDS.index(kind)).set(
            "boat_fresh", int(fresh)
        )
        return self.at(city, place.BOAT)

    def aircraft_gone(self, crashed: bool = False) -> Scenario:
        """End the aircraft's journey, so that the rowboat flies alone."""
        for name in self.names:
            if numbers(self.state, "place")[self.seat(name)] == place.ABOARD:
                self.off(name)
        return self.set("flying", 0).set("crashed", int(crashed)).set("vessel", place.BOAT)

    def pawns(self, name: str, count: int) -> Scenario:
        return self._set_of("pawns", name, count)

    def character(self, name: str, colour: str, used: bool = False) -> Scenario:
        return self._set_of("character", name, COLOURS.index(colour))._set_of("used", name, int(used))

    def token(self, name: str) -> Scenario:
        return self._set_of("token", name, 1)

    # ------------------------------------------------------------------------------- cards and treasures
    def _from_deck(self, name: str) -> int:
        size = self.state.deck_size
        deck = numbers(self.state, "deck")[:size]
        kind = CARDS.index(name)
        assert kind in deck, f"no {name} is left in the deck"
        deck.remove(kind)
        self.set("deck", deck + [0] * (limit.DECK - len(deck))).set("deck_size", len(deck))
        return kind

    def hand(self, name: str, *cards: str) -> Scenario:
        hands = rows(self.state, "hand")
        for word in cards:
            hands[self.seat(name)][self._from_deck(word)] += 1
        return self.set("hand", hands)

    def deck(self, *cards: str) -> Scenario:
        """Put these cards on top of the deck, the first uppermost."""
        for word in reversed(cards):
            kind = self._from_deck(word)
            deck = numbers(self.state, "deck")
            deck[self.state.deck_size] = kind
            self.set("deck", deck).set("deck_size", self.state.deck_size + 1)
        return self

    def discarded(self, *cards: str) -> Scenario:
        discard = numbers(self.state, "discard")
        for word in cards:
            discard[self._from_deck(word)] += 1
        return self.set("discard", discard)

    def deck_gone(self, kept: int = 0) -> Scenario:
        """Remove all but the top cards of the deck: an impossible deck, for edge cases."""
        size = self.state.deck_size
        copies = numbers(self.state, "copies")
        deck = numbers(self.state, "deck")[:size]
        for kind in deck[: size - kept]:
            copies[kind] -= 1
        left = deck[size - kept :]
        self.set("copies", copies).set("deck", left + [0] * (limit.DECK - len(left)))
        return self.set("deck_size", len(left))

    def _from_pile(self, word: str) -> int:
        treasure = TREASURES[word]
        where = treasure // limit.SLOTS
        piles, sizes = rows(self.state, "pile"), numbers(self.state, "pile_size")
        pile = piles[where][: sizes[where]]
        boxed = numbers(self.state, "boxed")
        if treasure not in pile and boxed[treasure]:  # crews play with any five treasures of each city
            boxed[treasure] -= 1
            self.set("boxed", boxed)
            return treasure
        assert treasure in pile, f"no {word} is left in its pile"
        pile.remove(treasure)
        piles[where] = pile + [0] * (limit.PILE - len(pile))
        sizes[where] -= 1
        self.set("pile", piles).set("pile_size", sizes)
        return treasure

    def treasures(self, name: str, *treasures: str) -> Scenario:
        held = rows(self.state, "treasure")
        for word in treasures:
            held[self.seat(name)][self._from_pile(word)] += 1
        return self.set("treasure", held)

    def pile(self, where: int, *treasures: str) -> Scenario:
        """Replace the city's pile, the first treasure uppermost, and remove the rest."""
        chosen = [self._from_pile(word) for word in treasures]
        at = CITIES[str(where)]
        piles, sizes, removed = (
            rows(self.state, "pile"),
            numbers(self.state, "pile_size"),
            numbers(self.state, "removed"),
        )
        for treasure in piles[at][: sizes[at]]:
            removed[treasure] += 1
        piles[at] = chosen[::-1] + [0] * (limit.PILE - len(chosen))
        sizes[at] = len(chosen)
        return self.set("pile", piles).set("pile_size", sizes).set("removed", removed)

    def emptied(self, *cities: int) -> Scenario:
        for where in cities:
            self.pile(where)
        return self

    def gifts(self, *treasures: str) -> Scenario:
        gifts = numbers(self.state, "gifts")
        for word in treasures:
            gifts[self._from_pile(word)] += 1
        return self.set("gifts", gifts).set("gift_count", self.state.gift_count + len(treasures))

    def lit(self) -> Scenario:
        return self.set("lit", 1)

    def start(self, moment: int = phase.START_LEG) -> Play:
        """Begin the leg (or another phase, such as END_CHECK) up to a question."""
        self.set("phase", moment)
        return Play(self.names, self.state)


def _empty_handed(config: Config) -> engine.State:
    """Return the first leg of a game with empty hands and a sorted deck."""
    state = config.new_state()
    while state.asked < 0:
        if state.question == question.FIRST_CAPTAIN:
            engine.name_first_captain(state, 0)
        elif state.question == question.ROLL:
            break
        else:
            engine.shuffle(state, engine.shuffling(state))
    copies = numbers(state, "copies")
    deck = [kind for kind in range(card.KINDS) for _ in range(copies[kind])]
    zero = [0] * limit.FRAMES
    for field in ("kind", "seat", "place", "count", "polled"):
        state.write_field(f"frame_{field}", zero)
    for field in ("frames", "polled", "step", "dice_count", "turn"):
        state.write_field(field, 0)
    state.write_field("dice", [0] * limit.DICE)
    state.write_field("hand", [[0] * card.KINDS for _ in range(limit.SEATS)])
    state.write_field("deck", deck + [0] * (limit.DECK - len(deck)))
    state.write_field("deck_size", len(deck))
    state.write_field("character", [-1] * limit.SEATS)
    state.write_field("at", [city.HEOLIA, 0])
    return state
