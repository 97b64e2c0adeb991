"""The review of a finished game as plain data, for programs and for the browser.

Sentences are keys and facts, as in `game.ending`: each client writes them in its own language, with the
texts of `locales/<language>/review.ftl`. Chances are shares of the victory from 0 to 1, against equal
players. Their errors are standard errors. Lists of chances have one number a seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

FORMAT = "celestia-review 1"

Numbers = tuple[float, ...]  # one a seat
Mark = Literal["fine", "inaccuracy", "mistake", "blunder"]
Cause = Literal["start", "dice", "cards", "choice"]
Said = Literal["can", "cannot"]

SentenceKey = Literal[
    "decision",
    "decision_declare",
    "decision_declare_points",
    "turn_roll",
    "turn_dealt",
    "turn_drawn",
    "turn_choice",
    "turn_choice_treasure",
    "turn_choice_treasure_of",
    "turn_mistake",
    "turn_gamble",
    "turn_end",
]


@dataclass(frozen=True)
class ReviewSentence:
    """The text is `review-<key>` in `review.ftl`, with dashes for underscores.

    `who`, `captain`, `other` and `drawer` are seats. `played`, `better` and `expected` are answers, `city` is
    a city, `dice` are faces and `cards` are cards, all as in a record. A text chooses its words by `lead`,
    `arrival` and `best`. All other facts are numbers."""

    key: SentenceKey
    facts: dict[str, str | int | float]


@dataclass(frozen=True)
class ReviewStep:
    """One action of the record, and the chances after it.

    `choice` and `luck` are the two parts of the change of the chances: what this seat chose, and the dice,
    cards and treasures that came up with it. An action of chance has only luck."""

    number: int  # 0 is the position before the first action; n is the nth action of the record
    journey: int
    seat: int | None  # None: chance
    words: str  # as in the record
    cause: Cause
    chances: Numbers
    errors: Numbers
    choice: Numbers
    luck: Numbers


@dataclass(frozen=True)
class OptionValue:
    """One legal answer: the seat's chance to win after it, from what the seat could know."""

    words: str
    chance: float
    error: float
    worlds: int  # in which it was played on


@dataclass(frozen=True)
class BotReason:
    """Why the odds bot would have given the better answer.

    `key` names the text `explain-<key>`, and `numbers` its variables. `seat` and `card` are the player and
    the card that it mentions."""

    key: str
    seat: int | None
    card: str
    numbers: dict[str, float]


@dataclass(frozen=True)
class Grade:
    """A decision with a choice, graded with what its player could know then.

    `loss` is how much better `better` is than `played`, measured in worlds of their own. The mark is `fine`
    unless the loss exceeds twice its error."""

    step: int
    journey: int
    seat: int
    kind: str  # of the question
    played: str
    better: str  # the best other answer; the best of all if the mark is not `fine`
    options: tuple[OptionValue, ...]  # the answers that were played on, the best first
    loss: float
    error: float
    mark: Mark
    reason: ReviewSentence
    bot: BotReason | None  # for a marked decision, if the odds bot has the same answer


@dataclass(frozen=True)
class SeatTotals:
    """The figures of one seat. `start`, `luck`, `own` and `others` add up to `share`."""

    seat: int
    start: float  # before the first action
    luck: float  # dice, cards and treasures
    own: float  # its own choices
    others: float  # the choices of the others
    error: float  # of each of these parts, at most
    share: float  # of the victory
    graded: int  # decisions with a choice
    inaccuracies: int
    mistakes: int
    blunders: int
    lost: float  # the losses of all marked decisions, added up
    legs: int  # as captain with dice to answer
    could: int  # of these legs, with equipment that answers the dice
    trusted: int  # passengers who stayed although this captain could not pay
    feared: int  # passengers who left although this captain could pay
    lied: int  # false claims as captain


@dataclass(frozen=True)
class TurningPoint:
    """One of the few steps that changed the chances most."""

    step: int
    journey: int
    seat: int  # whose chance changed most
    before: Numbers
    after: Numbers
    sentence: ReviewSentence


@dataclass(frozen=True)
class ReviewClaim:
    """What a player said aloud about a card, and whether it was true. `says`: `have`, `lack` or `maybe`."""

    step: int
    seat: int
    says: str
    card: str
    true: bool | None  # None: `maybe`, or no card was named


@dataclass(frozen=True)
class CaptainLeg:
    """What a captain said and held on one leg, and who believed them.

    `could` counts equipment alone, `with_turbos` all cards in hand. A record holds the announcement. Claims
    come from the log of a server."""

    step: int  # of the announcement
    journey: int
    captain: int
    dice: dict[str, int]  # hazards to answer
    hand: dict[str, int]  # the captain's cards
    could: bool
    with_turbos: bool
    said: Said
    outcome: str  # flew, moored, crashed or abandoned
    stayed: tuple[int, ...]  # passengers who stayed and could have left
    left: tuple[int, ...]
    claims: tuple[ReviewClaim, ...]  # of the captain, on this leg
    bluffed: bool  # a claim of the captain was false
    believed: tuple[int, ...]  # who did what a false claim asked for


@dataclass(frozen=True)
class Review:
    """The whole review. A coarse one has chances at few steps, and nothing else."""

    format: str
    stage: Literal["coarse", "whole"]
    config: str
    names: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    policy: str  # which policy played on
    steps: tuple[ReviewStep, ...]
    grades: tuple[Grade, ...]
    seats: tuple[SeatTotals, ...]
    turning_points: tuple[TurningPoint, ...]
    captains: tuple[CaptainLeg, ...]


@dataclass(frozen=True)
class WhatIf:
    """The chances after another answer at one step, beside the answer that was played."""

    step: int
    seat: int
    played: str
    instead: str
    playouts: int
    before: Numbers  # after the answer that was played
    before_errors: Numbers
    after: Numbers  # after the other answer
    after_errors: Numbers
    change: Numbers  # `after` minus `before`, on the same cards and dice
    change_errors: Numbers
