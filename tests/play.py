"""A started `Scenario`: play a game with names and words."""

from __future__ import annotations

from typing import Any

from celestia import engine
from celestia.game.game import Game, Refused
from celestia.game.knowledge.view import View
from celestia.game.notation.words import chance_words
from celestia.game.setup.names import CARDS, CITIES, city_word, treasure_word
from celestia.game.state_lists import numbers, rows
from celestia.rules.kinds import question


class Play:
    def __init__(self, names: list[str], state: engine.State) -> None:
        self.names = names
        self.game = Game.from_position(state, names)
        self.game.settle()

    @property
    def state(self) -> engine.State:
        return self.game.state

    def seat(self, name: str) -> int:
        return self.names.index(name)

    # ------------------------------------------------------------------------------------------ playing
    def do(self, name: str, words: str) -> Play:
        """Answer for this player. An illegal answer fails and lists the legal ones."""
        self._shuffle_if_asked()
        legal = self.game.legal(self.seat(name))
        assert words in legal, f"{name} may not {words!r}; asked: {self.asked} ({self.asks}), legal: {legal}"
        self.game.do(self.seat(name), words)
        return self

    def refuses(self, name: str, words: str) -> str:
        """Return the rule that refuses this answer. The state must not change."""
        self._shuffle_if_asked()
        before = self.state.to_bytes()
        try:
            self.game.do(self.seat(name), words)
        except Refused as refused:
            assert self.state.to_bytes() == before
            return refused.rule
        raise AssertionError(f"{name} may {words!r}")

    def rolls(self, *faces: str) -> Play:
        """Roll the dice that were picked up, with these faces."""
        self._shuffle_if_asked()
        assert self.state.question == question.ROLL, f"no roll is due: {self.asked} is asked ({self.asks})"
        self.game.answer_chance("roll " + " ".join(faces))
        return self

    def shuffles(self, *order: str) -> Play:
        """Shuffle the pile or deck into this order, from the top down."""
        assert self.state.question == question.SHUFFLE, f"no shuffle is due: {self.asks}"
        at = engine.shuffled_city(self.state)
        self.game.answer_chance(f"shuffle {'deck' if at < 0 else city_word(at)} " + " ".join(order))
        return self

    def _shuffle_if_asked(self) -> None:
        while self.state.question == question.SHUFFLE:
            self.game.answer_chance(chance_words(self.state, engine.shuffling(self.state)))

    def all_pass(self) -> Play:
        """Pass in every window until another question is asked."""
        self._shuffle_if_asked()
        while not self.over and self.asks in ("window", "instruct"):
            self.do(self.asked, "pass")
            self._shuffle_if_asked()
        return self

    def all_pass_until(self, name: str, words: str) -> Play:
        """Pass in every window until this player may give this answer."""
        self._shuffle_if_asked()
        while not (self.asked == name and words in self.options(name)):
            self.do(self.asked, "pass")
        return self

    # ------------------------------------------------------------------------------------------ looking
    @property
    def asked(self) -> str:
        """The name of the asked player, "chance" or "nobody"."""
        self._shuffle_if_asked()
        if self.game.chance_is_asked:
            return "chance"
        return "nobody" if self.game.asked is None else self.names[self.game.asked]

    @property
    def asks(self) -> str:
        return self.game.view(None).asks

    def options(self, name: str) -> list[str]:
        self._shuffle_if_asked()
        return self.game.legal(self.seat(name))

    @property
    def over(self) -> bool:
        return self.game.over

    def view(self, name: str | None = None) -> View:
        """Return the view of this player or of a spectator."""
        return self.game.view(None if name is None else self.seat(name))

    @property
    def phase(self) -> str:
        return self.view().phase

    @property
    def captain(self) -> str:
        return self.names[self.state.captain]

    @property
    def dice(self) -> list[str]:
        return list(self.view().dice)

    @property
    def fell(self) -> list[str]:
        """The dice of the last roll, even if the leg is already over."""
        dice: dict[int, str] = {}
        for event in self.told():
            if event["what"] == "dice_rolled" and len(event["dice"]) == event["of"]:
                dice = {}
            elif event["what"] == "die_fell":
                dice[event["die"]] = event["face"]
        return [dice[at] for at in sorted(dice)]

    @property
    def city(self) -> str:
        """Where the aircraft is."""
        return self.view().aircraft.at

    @property
    def boat(self) -> str:
        """Where the rowboat is, or "" while nobody is in it."""
        boat = self.view().boat
        return "" if boat is None else boat.at

    @property
    def journey(self) -> int:
        return self.state.journey

    def place(self, name: str) -> str:
        return self.view().seats[self.seat(name)].place

    def hand(self, name: str) -> list[str]:
        return _spread(rows(self.state, "hand")[self.seat(name)], list(CARDS))

    def treasures(self, name: str) -> list[str]:
        held = rows(self.state, "treasure")[self.seat(name)]
        return [treasure_word(t) for t, count in enumerate(held) for _ in range(count)]

    def points(self, name: str) -> int:
        return numbers(self.state, "points")[self.seat(name)]

    def discard(self) -> list[str]:
        return _spread(numbers(self.state, "discard"), list(CARDS))

    def pile(self, where: int) -> int:
        """Return how many treasures the city has left."""
        return numbers(self.state, "pile_size")[CITIES[str(where)]]

    def told(self, name: str | None = None) -> list[dict[str, Any]]:
        """Return the events since the start that this player or a spectator may see."""
        return self.game.events_for(None if name is None else self.seat(name))

    def told_what(self, name: str | None = None) -> list[str]:
        return [event["what"] for event in self.told(name)]


def _spread(counts: list[int], names: list[str]) -> list[str]:
    return [names[kind] for kind, count in enumerate(counts) for _ in range(count)]
