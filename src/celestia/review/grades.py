"""Grade a decision with what its player could know.

The input is the view of the seat. Worlds are drawn from it (`game.worlds`), and every answer is played on in
the same worlds with the same dice. A first look at all answers finds the best other ones. Then these and the
played answer meet in worlds of their own, so that a lucky first look cannot make a mistake. There are few
worlds if the result is clear and many if it is close. A second policy must agree with every mark.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import hypot
from random import Random

from .. import engine
from ..bots.reason import in_ten
from ..game.knowledge.view import Question, View
from ..game.notation.words import action_of
from ..game.worlds import Worlds
from .captain_hand import can_pay, likely_hand
from .document import Grade, Mark, OptionValue
from .estimate import Tally
from .leg import survives_leg
from .play_on import PlayOn
from .reasons import Chances, reasons_of
from .timeline import Decision

FIRST_LOOK, LEAST_FIRST_LOOK = 16, 3  # worlds in which all answers are played on
MANY = 8  # with more answers than this, the first look has half as many worlds
RIVALS = 2  # other answers that are compared with the played one
LEAST = 8  # worlds of the comparison that every decision may get
WHOLE = 12_000_000  # worlds of a decision, times the square of the number of decisions
LONG = 250  # decisions; with more of them, there are even fewer worlds
VERY_LONG, NEWEST = 500, 2  # decisions; with more of them, worlds fit only the newest announcements
SECOND_LOOK = 128  # worlds of the second opinion
ARRIVALS = 40  # worlds in which a leg is played on, to tell how often the ship arrives
BATCHES = (24, 40, 64, 128, 192)  # worlds of the comparison; after each, the clear cases end
ENOUGH = 64  # worlds after which an answer that is not ahead by its error is out
SURE = 2.0  # standard errors beyond which an answer is worse
VERY_SURE = 3.5  # the same, if the comparison ends early
MARKS: tuple[tuple[float, Mark], ...] = ((0.12, "blunder"), (0.05, "mistake"), (0.02, "inaccuracy"))
SMALLEST = MARKS[-1][0]  # loss that has a mark
SEED_STEP = 1_000_003
DECLARATIONS = frozenset({"declare", "relieved"})


@dataclass(frozen=True)
class GradeTask:
    """Everything that a grade depends on. Nothing hidden from the player is in it."""

    number: int
    journey: int
    decision: Decision
    first_look: int = FIRST_LOOK
    worlds: int = sum(BATCHES)  # at most, for the comparison with the played answer


@dataclass
class _Rival:
    """Another answer, compared with the played one in the same worlds."""

    words: str
    gain: Tally = field(default_factory=Tally)

    @property
    def is_clear(self) -> bool:
        """Whether more worlds would hardly change the mark."""
        gain, error = self.gain.mean, self.gain.error
        is_hopeless = gain <= error and self.gain.count >= ENOUGH
        return is_hopeless or gain + SURE * error < SMALLEST or gain - VERY_SURE * error > SMALLEST


class Comparison:
    """The answers to one question, played on in worlds that the seat cannot rule out."""

    def __init__(self, view: View, question: Question, number: int, player: PlayOn) -> None:
        self._rng = Random(number)
        self._worlds = Worlds(view, likely_hand(view, self._rng))
        self._seat = question.seat
        self._seed = number * SEED_STEP
        self._player = player
        self.payable = Tally()  # whether the captain can pay in the worlds so far

    def next_world(self, answers: Sequence[str], player: PlayOn | None = None) -> list[float]:
        """Draw a world. Return the seat's share of the victory after each answer."""
        world = self._worlds.draw(self._rng)
        self._seed += 1
        self.payable.add(float(can_pay(world)))
        return [self._share(self._after(world, words), player or self._player) for words in answers]

    def arrivals(self, words: str) -> int:
        """Return how often in ten the vessel survives this leg after an answer."""
        arrived = 0
        for _ in range(ARRIVALS):
            self._seed += 1
            arrived += survives_leg(
                self._after(self._worlds.draw(self._rng), words), self._seed, self._player
            )
        return in_ten(arrived / ARRIVALS)

    def _after(self, world: engine.State, words: str) -> engine.State:
        position = world.clone()
        engine.apply_of(position, self._seat, action_of(position, words))
        return position

    def _share(self, position: engine.State, player: PlayOn) -> float:
        (shares,) = player.shares(position, [self._seed])
        return shares[self._seat]


def grade(task: GradeTask, player: PlayOn, second: PlayOn) -> Grade:
    """Grade one decision. A mark needs the second opinion of another policy."""
    question, played = task.decision.question, task.decision.played
    comparison = Comparison(task.decision.view, question, task.number, player)
    values = _first_look(comparison, question.options, task.first_look)
    others = sorted((words for words in values if words != played), key=lambda words: -values[words].mean)
    rivals = [_Rival(words) for words in others[:RIVALS]]
    values |= _compare(comparison, played, rivals, task.worlds)
    best = max(rivals, key=lambda rival: rival.gain.mean)
    loss, error, now = best.gain.mean, best.gain.error, values[played].mean
    mark = mark_of(loss, error)
    if mark != "fine":  # the mean of both policies, so that one policy's habit is no mistake
        own, gain = _second_opinion(comparison, second, played, best.words)
        loss, error, now = (loss + gain.mean) / 2, hypot(error, gain.error) / 2, (now + own.mean) / 2
        mark = mark_of(loss, error)
    arrives = None
    if mark != "fine" and question.kind in DECLARATIONS and "leave" in (played, best.words):
        arrives = comparison.arrivals(next(words for words in (played, best.words) if words != "leave"))
    chances = Chances(now, now + loss, comparison.payable.mean, arrives)
    reason, bot = reasons_of(task.decision, best.words, mark, chances)
    options = [OptionValue(w, round(t.mean, 4), round(t.error, 4), t.count) for w, t in values.items()]
    return Grade(
        step=task.number,
        journey=task.journey,
        seat=question.seat,
        kind=question.kind,
        played=played,
        better=best.words,
        options=tuple(sorted(options, key=lambda option: -option.chance)),
        loss=round(loss, 4),
        error=round(error, 4),
        mark=mark,
        reason=reason,
        bot=bot,
    )


def _second_opinion(comparison: Comparison, second: PlayOn, played: str, better: str) -> tuple[Tally, Tally]:
    """Return the chance with the played answer by another policy, and what the better one gains."""
    own, gain = Tally(), Tally()
    for _ in range(SECOND_LOOK):
        share, other = comparison.next_world([played, better], second)
        own.add(share)
        gain.add(other - share)
    return own, gain


def worlds_for(decisions: int) -> int:
    """Return how many worlds a decision may get at most.

    A long game has more decisions, and each of them is played on for longer."""
    return max(LEAST, min(sum(BATCHES), WHOLE * LONG // (max(1, decisions) ** 2 * max(LONG, decisions))))


def first_look_for(decisions: int) -> int:
    """Return in how many worlds all answers to a decision are played on."""
    return max(LEAST_FIRST_LOOK, min(FIRST_LOOK, FIRST_LOOK * LONG**2 // max(1, decisions) ** 2))


def as_remembered(decision: Decision, decisions: int) -> Decision:
    """Forget old announcements in a very long game.

    After dozens of journeys hardly any deal fits all of them, and it takes a second to find one."""
    learned = decision.view.learned
    if learned is None or decisions <= VERY_LONG:
        return decision
    newest = replace(learned, announcements=learned.announcements[-NEWEST:])
    return replace(decision, view=replace(decision.view, learned=newest))


def mark_of(loss: float, error: float) -> Mark:
    """Only a loss beyond the error is a mistake."""
    if loss <= SURE * error:
        return "fine"
    return next((mark for least, mark in MARKS if loss >= least), "fine")


def _first_look(comparison: Comparison, options: Sequence[str], worlds: int) -> dict[str, Tally]:
    tallies = {words: Tally() for words in options}
    for _ in range(worlds if len(options) <= MANY else worlds // 2):
        for words, share in zip(options, comparison.next_world(options), strict=True):
            tallies[words].add(share)
    return tallies


def _compare(comparison: Comparison, played: str, rivals: list[_Rival], most: int) -> dict[str, Tally]:
    """Compare the played answer with its rivals. Return the chances in these worlds."""
    values = {words: Tally() for words in (played, *(rival.words for rival in rivals))}
    open_ones = list(rivals)
    for batch in BATCHES:
        for _ in range(min(batch, most - values[played].count)):
            answers = [played, *(rival.words for rival in open_ones)]
            own, *others = comparison.next_world(answers)
            values[played].add(own)
            for rival, share in zip(open_ones, others, strict=True):
                rival.gain.add(share - own)
                values[rival.words].add(share)
        open_ones = [rival for rival in open_ones if not rival.is_clear]
        if not open_ones:
            break
    return values
