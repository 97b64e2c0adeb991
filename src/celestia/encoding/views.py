"""What a bot gets, as a learner knows it: a view as an observation, a question as ids.

With these, a network that was trained on batches can play at any table:

    class NetBot:
        def choose(self, view: View, question: Question) -> str:
            answers = answers_by_id(view, question)
            scores = self.network(observation_of_view(view))
            return answers[max(answers, key=lambda number: scores[number])]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from ..game.knowledge.learned import Announcement
from ..game.knowledge.view import Question, View
from ..game.setup.config import HOUSE, MODULES, Config
from ..game.setup.names import (
    CARDS,
    CITIES,
    COLOURS,
    FACES,
    HAZARDS,
    PHASES,
    PLACES,
    QUESTIONS,
    SEAT_CARDS,
    city_word,
)
from ..learning import action_ids, observation_layout
from ..learning.announcements import REMEMBERED
from ..rules.kinds import card, city, limit
from . import actions
from .slices import SEAT_SLICES, SIZE, SLICES

IDS = {name: number for number, name in enumerate(actions.NAMES)}
ROWBOATS = CARDS[card.ROWBOAT : card.ROWBOAT + len(HAZARDS)]
HELP_CARDS = CARDS[card.HELP : card.HELP + len(HAZARDS)]
CITY_WORDS = tuple(city_word(place) for place in range(city.COUNT))

Numbers = dict[str, Iterable[int]]  # by name of a slice


# ------------------------------------------------------------------------------------------ observations
def observation_of_view(view: View) -> bytes:
    """Return the observation of a seat's view, as a batch writes it.

    `numpy.frombuffer(..., numpy.uint8)` makes it an array. Without `view.learned` there are no announcements.
    """
    if view.seat is None:
        raise ValueError("a spectator has no observation")
    found = bytearray(SIZE)
    numbers = _numbers(view, view.seat)
    for part in SLICES:
        if part.name != "seats":
            found[part.of] = _bytes(numbers[part.name])
    players = len(view.seats)
    for steps in range(players):
        numbers = _numbers_of_seat(view, (view.seat + steps) % players)
        start = observation_layout.SEATS + steps * observation_layout.SEAT_SIZE
        for part in SEAT_SLICES:
            found[start + part.start : start + part.start + part.size] = _bytes(numbers[part.name])
    return bytes(found)


def _numbers(view: View, seat: int) -> Numbers:
    """Return the numbers of every slice but `seats`."""
    modules, house, copies = _configuration(view.config)
    return {
        "hand": _counts(CARDS, view.hand),
        "treasures": _counts(actions.FACES, view.treasures),
        "laid": _counts(HELP_CARDS, view.laid),
        "seen": _counts(actions.FACES, view.seen),
        "asked": [view.question is not None],
        "phase": _one_of(PHASES, view.phase),
        "question": _one_of(QUESTIONS, view.asks),
        "journey": [view.journey],
        "turn": [view.turn],
        "captain": _seat_flag(view, seat, view.captain),
        "drawing": _seat_flag(view, seat, view.drawing),
        **_numbers_of_vessels(view, seat),
        **_numbers_of_leg(view),
        "on_table": _counts(CARDS, view.table),
        "discard": _counts(CARDS, view.discard),
        "deck": [view.deck_size],
        "piles": view.piles.values(),
        "gifts": [view.gifts],
        "gifts_shown": _counts(actions.FACES, view.gifts_shown or {}),
        "removed": [view.removed],
        "modules": modules,
        "house": house,
        "copies": copies,
    }


def _numbers_of_vessels(view: View, seat: int) -> Numbers:
    return {
        "boat_leg": [view.vessel == "boat"],
        "occupant": _seat_flag(view, seat, view.occupant),
        "boat_card": _one_of(ROWBOATS, view.boat_card),
        "boat_fresh": [view.boat_fresh],
        "flying": [view.aircraft_flying],
        "lit": [view.lit],
        "aircraft_at": _place(view.aircraft.at),
        "aircraft_heading": _place(view.aircraft.heading),
        "boat_at": _place(view.boat.at if view.boat else None),
        "boat_heading": _place(view.boat.heading if view.boat else None),
    }


def _numbers_of_leg(view: View) -> Numbers:
    dice = (*view.dice, *[None] * (limit.DICE - len(view.dice)))
    return {
        "dice": [flag for face in dice for flag in _one_of(FACES, face)],
        "dice_count": [len(view.dice)],
        "bandits": [view.bandits],
        "calmed": [view.calmed],
        "locked": [view.locked],
        "announced": _one_of(("can", "cannot"), view.announced),
        "spyglass": [view.spyglass],
        "moored": [view.moored],
        "help_over": [view.help_round_over],
        "to_answer": view.to_answer,
    }


def _numbers_of_seat(view: View, number: int) -> Numbers:
    seat, said = view.seats[number], _last_cannot(view, number)
    return {
        "present": [1],
        "place": _one_of(PLACES, seat.place),
        "pawns": [seat.pawns],
        "declared": _one_of(("stay", "leave"), seat.declared),
        "got_off": [seat.got_off],
        "hand_size": [seat.hand_size],
        "treasures_of": _counts(CITY_WORDS, seat.treasures),
        "token": [seat.token],
        "character": _one_of(COLOURS, seat.character),
        "used": [seat.character_used],
        "points_known": [seat.points is not None],
        "points": [seat.points or 0],
        "may_be_asked": [number in view.may_be_asked],
        "cannot": said.faced if said else [0] * len(HAZARDS),
        "drawn_since": [min(said.drawn_since, REMEMBERED) if said else 0],
    }


def _last_cannot(view: View, seat: int) -> Announcement | None:
    if view.learned is None:
        return None
    if seat == view.seat:
        return view.learned.own_cannot
    said = [one for one in view.learned.announcements if one.seat == seat and not one.can]
    return said[-1] if said else None


@lru_cache(maxsize=256)
def _configuration(words: str) -> tuple[list[bool], list[bool], list[int]]:
    config = Config.parse(words)
    modules = [name in config.modules for name in MODULES]
    return modules, [name in config.house for name in HOUSE], config.copies()


def _one_of(names: tuple[str, ...], name: str | None) -> list[bool]:
    return [name == other for other in names]


def _counts(names: tuple[str, ...], found: Mapping[str, int]) -> list[int]:
    return [found.get(name, 0) for name in names]


def _seat_flag(view: View, observer: int, seat: int | None) -> list[bool]:
    steps = None if seat is None else (seat - observer) % len(view.seats)
    return [steps == other for other in range(limit.SEATS)]


def _place(word: str | None) -> list[bool]:
    return [word is not None and CITIES[word] == place for place in range(city.PLACES)]


def _bytes(numbers: Iterable[int]) -> bytes:
    return bytes([min(number, observation_layout.MOST) for number in numbers])


# ------------------------------------------------------------------------------------------------- answers
def answers_by_id(view: View, question: Question) -> dict[int, str]:
    """Return the options of a question in words by their ids, in the order of the options."""
    return {id_of_answer(view, question, words): words for words in question.options}


def id_of_answer(view: View, question: Question, words: str) -> int:
    """Return the id of one of the question's options."""
    if words not in question.options:
        raise ValueError(f"{words!r} does not answer this question")
    verb, *rest = words.split()
    if verb == "pay":
        return action_ids.PAY + _payment_rank(view.to_answer, rest)
    if verb == "pass" and question.kind == "lay_help":
        return IDS["lay"]
    if verb == "give" or (verb in ("play", "use") and rest[0] in SEAT_CARDS):
        *rest, seat = rest
        steps = (int(seat) - question.seat) % len(view.seats)
        return IDS[" ".join([verb, *rest, "left", str(steps)])]
    return IDS[words]


def _payment_rank(needs: tuple[int, ...], cards: list[str]) -> int:
    rank = 0
    for hazard, need in enumerate(needs):
        way = cards.count(CARDS[card.IMPROVED + hazard]), cards.count(CARDS[hazard])
        rank = rank * len(_ways(need)) + _ways(need).index(way)
    return rank


@lru_cache(maxsize=limit.DICE + 1)
def _ways(need: int) -> list[tuple[int, int]]:
    """Return all ways to answer the dice of one hazard: improved cards, then plain ones."""
    return [
        (improved, plain)
        for improved in range((need + 1) // 2 + 1)
        for plain in range(max(0, need - 2 * improved) + 1)
    ]
