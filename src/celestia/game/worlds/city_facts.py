"""What one seat knows about a city's treasures, and can infer from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from ...rules.box import TREASURE_VALUES
from ...rules.kinds import limit
from ..knowledge.learned import Step
from ..setup.names import TREASURES

GIFTS = -2  # a holder that is not a seat
BACK = frozenset({"returned", "under"})
Needed = list[int]  # how many of each face of the city, by slot
Pick = Callable[[Sequence[int]], int]


class Contradiction(Exception):
    """This history is impossible. The caller samples another one."""


@dataclass(frozen=True)
class CityFacts:
    """What one seat knows about a city. Counts are public, faces mostly are not."""

    seat: int | None
    faces: tuple[int, ...]  # all treasures of the city, in any place
    own: tuple[int, ...]  # this seat's, by face
    held: tuple[int, ...]  # count by seat
    gifts: int
    removed: int
    boxed: int
    drawn: int  # by a crew that has not chosen a treasure yet
    steps: tuple[Step, ...]

    def is_step(self, at: int, what: str) -> bool:
        return 0 <= at < len(self.steps) and self.steps[at][0] == what

    def is_chosen(self, at: int) -> bool:
        """Whether Instructor's player or a crew took any card of the pile, before a shuffle."""
        return self.is_step(at + 1, "shuffled") or self.is_step(at - 1, "holds")

    @cached_property
    def faces_of_steps(self) -> list[int | None]:
        return [None if step[2] is None else TREASURES[step[2]] for step in self.steps]

    def count(self, what: str) -> int:
        return sum(step[0] == what for step in self.steps)

    @cached_property
    def came_back(self) -> bool:
        """Whether treasures returned to the pile."""
        return any(step[0] in BACK for step in self.steps)

    @cached_property
    def held_at_first(self) -> list[int]:
        """How many treasures each seat had before the first step.

        None, unless the game started from a position."""
        counts = list(self.held)
        for what, seat, _, number in self.steps:
            if what == "drawn" and seat is not None:
                counts[seat] -= 1
            elif (what in BACK or what == "removed") and seat is not None:
                counts[seat] += 1
            elif what == "given" and number is not None:
                counts[number] -= 1
        return counts

    @cached_property
    def gifts_at_first(self) -> int:
        return self.gifts - self.count("gift") + self.count("given")

    @cached_property
    def own_at_first(self) -> Counter[int]:
        """The faces this seat had before the first step."""
        own = Counter(self.own)
        for what, seat, word, number in self.steps:
            mine = seat == self.seat and word is not None
            if (mine and what == "drawn") or (what == "given" and number == self.seat):
                own[TREASURES[word or ""]] -= 1
            elif mine and (what in BACK or what == "removed"):
                own[TREASURES[word or ""]] += 1
        return own

    @cached_property
    def is_plain(self) -> bool:
        """Whether no other seat gave up a treasure openly. Hindsight then has no choices."""
        shown = {what for what, seat, _, _ in self.steps if seat is None or seat != self.seat}
        return not shown & {"given", "revealed", "removed"} and not self.count("given")


class Hindsight:
    """The faces of all steps, some of them known only from later steps.

    A treasure that a seat gave up openly came from one of its earlier draws. Each history picks that draw at
    random."""

    def __init__(self, facts: CityFacts, pick: Pick) -> None:
        self.facts = facts
        self.pick = pick
        self.faces = list(facts.faces_of_steps)
        self.at_first: dict[int, list[int]] = {}  # faces that holders must have had before the first step
        self._look_back()
        self.needed = self._look_ahead()

    def _look_back(self) -> None:
        spent: set[int] = set()  # draws whose treasure its seat no longer has
        at_first = self.facts.held_at_first
        for at, (what, seat, _, points) in enumerate(self.facts.steps):
            if what == "returned":
                spent.add(max(self._draws(seat, at), default=-1))
            elif what == "removed" and seat is not None and seat != self.facts.seat:
                face = self._shown(at, points)
                self._pin(face, self._draws(seat, at), spent, seat if at_first[seat] > 0 else None)
            elif what in ("given", "revealed"):
                gifts = [i for i in range(at) if self.facts.is_step(i, "gift")]
                holder = GIFTS if self.facts.gifts_at_first else None
                for _ in range(1 if what == "given" else points or 0):
                    self._pin(self._shown(at, None), gifts, spent, holder)

    def _draws(self, seat: int | None, before: int) -> list[int]:
        return [i for i in range(before) if self.facts.steps[i][:2] == ("drawn", seat)]

    def _shown(self, at: int, points: int | None) -> int:
        """Return the face of a step, picked by value if only points show (Red, Q28)."""
        face = self.faces[at]
        if face is None:
            face = self.pick(sorted({f for f in self.facts.faces if TREASURE_VALUES[f] == points}))
            self.faces[at] = face
        return face

    def _pin(self, face: int, sources: list[int], spent: set[int], holder: int | None) -> None:
        """Pick the step that a face came from, or -1 if its holder had it at first."""
        fitting = [i for i in sources if i not in spent and self.faces[i] in (None, face)]
        source = self.pick([*fitting, *([] if holder is None else [-1])])
        if source >= 0:
            spent.add(source)
            self.faces[source] = face
        elif holder is not None:
            self.at_first.setdefault(holder, []).append(face)

    def _look_ahead(self) -> list[Needed]:
        """Return for each step what the later steps need at least from the pile.

        The list has one more entry, after the last step. A treasure that came back unseen may have any face,
        so it lowers the need for every face by one."""
        needed = [0] * limit.SLOTS
        found = [needed]
        for at in range(len(self.facts.steps) - 1, -1, -1):
            what, face, number = self.facts.steps[at][0], self.faces[at], self.facts.steps[at][3]
            slot = None if face is None else face % limit.SLOTS
            if what in BACK:
                needed = [max(0, n - (slot in (None, s))) for s, n in enumerate(needed)]
            elif slot is not None and what in ("holds", "saw", "drawn", "gift"):
                last_look = what == "holds" and not self.facts.is_step(at + 1, "holds")
                needed = [0] * limit.SLOTS if last_look else needed.copy()
                if what == "holds":
                    needed[slot] = number or 0
                elif what == "saw":
                    needed[slot] = max(needed[slot], self._seen_together(at).count(face))
                else:
                    needed[slot] += 1
            found.append(needed)
        return found[::-1]

    def _seen_together(self, at: int) -> list[int | None]:
        """Return the faces of one crew's draw from this step on."""
        end = at
        while self.facts.is_step(end, "saw"):
            end += 1
        return self.faces[at:end]
