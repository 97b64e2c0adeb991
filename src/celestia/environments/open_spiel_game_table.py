"""A game for OpenSpiel: chance deals one card or die at a time.

The rules ask chance for a whole shuffle or roll. OpenSpiel needs one node for each card and die, so `dealt`
collects them until the answer is complete. There is no node if only one outcome is left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from threading import local
from typing import Any, NamedTuple

from .. import engine
from ..encoding.actions import NAMES, words_of_id
from ..game.notation.words import words_of
from ..game.setup.names import CARDS, COLOURS, FACES, QUESTIONS, treasure_word
from ..learning import observation_layout
from ..rules.kinds import addressee, die_face, question

Entry = tuple[int, ...]  # an event, as the rules write it
MOST_OUTCOMES = 36  # treasures; there are fewer cards, faces, colours and seats


class Answer(NamedTuple):
    """One answer and its events: a link of an immutable chain that clones share."""

    before: Answer | None
    seat: int
    said: str  # what only this seat remembers; empty for chance
    events: tuple[Entry, ...]


class _ThreadEvents(local):
    """The event buffer of each thread. It is too large for every clone to have one."""

    def __init__(self) -> None:
        self.events = engine.EventBuffer()


THREAD = _ThreadEvents()


class Table:
    def __init__(self, state: engine.State) -> None:
        self.state = state
        self.dealt: list[int] = []  # the partial answer of chance: faces, cards, treasures, colours or a seat
        self.left: list[int] = []  # what is still to be shuffled, sorted
        self.past: Answer | None = None
        self.decisions = 0
        self.chances = 0
        self._announcements: engine.Announcements | None = None  # computed lazily
        self.memories: dict[int, object] = {}  # a cache of `open_spiel_game_worlds`, by seat
        self._advance_chance()

    def clone(self) -> Table:
        copy = Table.__new__(Table)
        copy.state = self.state.clone()
        copy.dealt, copy.left = self.dealt[:], self.left[:]
        copy.past, copy.decisions, copy.chances = self.past, self.decisions, self.chances
        copy._announcements, copy.memories = None, {}
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the chain as a list: recursion would be too deep."""
        answers = [(link.seat, link.said, link.events) for link in self.answers()]
        counts = (self.decisions, self.chances)
        return _restore_table, (self.state.to_bytes(), self.dealt, self.left, answers, counts)

    def answers(self) -> Iterator[Answer]:
        """Iterate from the first answer to the last."""
        links = []
        link = self.past
        while link is not None:
            links.append(link)
            link = link.before
        return reversed(links)

    # ----------------------------------------------------------------------------------------- seats
    def answer(self, seat: int, number: int) -> None:
        """Answer with an id for the seat that is asked.

        Raise ValueError if it is not legal.
        """
        action = engine.action_of_id(self.state, seat, number)
        words = words_of(self.state, action)
        said = f"{QUESTIONS[self.state.question]} {self.fingerprint(seat)} {words}"
        self.state.listen(THREAD.events)
        engine.apply_of(self.state, seat, action)
        self.decisions += 1
        self._remember(seat, said)
        self._advance_chance()

    def fingerprint(self, seat: int) -> str:
        """Return a digest of what the seat saw when it answered."""
        return blake2b(self.observe(seat), digest_size=8).hexdigest()

    def observe(self, seat: int) -> bytearray:
        return self._observe_in(self.state, seat)

    def shows_the_same(self, world: engine.State, seat: int) -> bool:
        """Return whether this seat would see the same in another world."""
        return self._observe_in(world, seat) == self.observe(seat)

    def _observe_in(self, state: engine.State, seat: int) -> bytearray:
        if self._announcements is None:
            self._announcements = engine.Announcements()
            for link in self.answers():
                self._take_in_events(link.events)
        seen = bytearray(observation_layout.SIZE)
        engine.observe_announced(state, seat, self._announcements, seen)
        return seen

    def _take_in_events(self, events: tuple[Entry, ...]) -> None:
        if self._announcements is not None:
            for entry in events:
                self._announcements.take_in_event(entry[0], entry[1], entry[2])

    def _remember(self, seat: int, said: str) -> None:
        self.state.listen(None)
        events = tuple(THREAD.events.take())
        self._take_in_events(events)
        self.past = Answer(self.past, seat, said, events)

    # ---------------------------------------------------------------------------------------- chance
    def outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance at this node with their probabilities."""
        if self.state.question == question.ROLL:
            sides = [(face, 1) for face in range(die_face.HAZARDS)] + [
                (die_face.BLANK, die_face.SIDES - die_face.HAZARDS)
            ]
            return [(face, count / die_face.SIDES) for face, count in sides]
        if self.state.question == question.FIRST_CAPTAIN:
            return [(seat, 1 / self.state.players) for seat in range(self.state.players)]
        return [(thing, count / len(self.left)) for thing, count in Counter(self.left).items()]

    def deal(self, outcome: int) -> None:
        """Add one outcome of chance. A complete answer goes to the rules."""
        if outcome not in (self.left or [possible for possible, _ in self.outcomes()]):
            raise ValueError(f"chance may not answer {outcome} now")
        self.dealt.append(outcome)
        if self.left:
            self.left.remove(outcome)
        self.chances += 1
        self._give_whole_answers()

    def _advance_chance(self) -> None:
        self._begin_dealing()
        self._give_whole_answers()

    def _begin_dealing(self) -> None:
        self.dealt = []
        self.left = engine.shuffling(self.state)

    def _give_whole_answers(self) -> None:
        while self.state.asked == addressee.CHANCE and (whole := self._whole_answer()) is not None:
            self.state.listen(THREAD.events)
            _answer_chance(self.state, whole)
            self._remember(addressee.CHANCE, "")
            self._begin_dealing()

    def _whole_answer(self) -> list[int] | None:
        """Return the answer of chance once it is complete, otherwise None."""
        if self.state.question == question.ROLL:
            return self.dealt if len(self.dealt) == engine.rolling(self.state) else None
        if self.state.question == question.FIRST_CAPTAIN:
            return self.dealt or None
        all_served = self.state.question == question.DEAL_CHARACTERS and len(self.dealt) == self.state.players
        is_clear = all_served or not self.left or self.left[0] == self.left[-1]
        return self.dealt + self.left if is_clear else None

    # ----------------------------------------------------------------------------------------- words
    def outcome_words(self, outcome: int) -> str:
        if self.state.question == question.ROLL:
            return f"roll {FACES[outcome]}"
        if self.state.question == question.FIRST_CAPTAIN:
            return f"captain {outcome}"
        if self.state.question == question.DEAL_CHARACTERS:
            return f"deal {COLOURS[outcome]}"
        in_deck = engine.shuffled_city(self.state) < 0
        return f"deal {CARDS[outcome] if in_deck else treasure_word(outcome)}"

    def answer_words(self, seat: int, number: int) -> str:
        """Return the notation of this answer, or its general name if it is not legal now."""
        try:
            return words_of_id(self.state, seat, number)
        except ValueError:
            return NAMES[number]


def _answer_chance(state: engine.State, whole: list[int]) -> None:
    if state.question == question.ROLL:
        engine.roll(state, whole)
    elif state.question == question.FIRST_CAPTAIN:
        engine.name_first_captain(state, whole[0])
    else:
        engine.shuffle(state, whole)


def _restore_table(
    position: bytes,
    dealt: list[int],
    left: list[int],
    answers: list[tuple[int, str, tuple[Entry, ...]]],
    counts: tuple[int, int],
) -> Table:
    table = Table.__new__(Table)
    table.state = engine.state_from_bytes(position)
    table.dealt, table.left, table._announcements, table.memories = dealt, left, None, {}
    table.decisions, table.chances = counts
    table.past = None
    for seat, said, events in answers:
        table.past = Answer(table.past, seat, said, events)
    return table
