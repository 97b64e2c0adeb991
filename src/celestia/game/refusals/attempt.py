"""The facts of a position that refusals depend on, from one seat's view."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from ... import engine
from ...rules.kinds import addressee, city, die_face, place, question
from ..errors import Params
from ..setup.names import treasure_word
from ..state_lists import numbers, rows

NO_PARAMS: Params = MappingProxyType({})


class Because(NamedTuple):
    """A reason: its message key, the id of its rule and the parameters."""

    key: str
    rule: str
    params: Params = NO_PARAMS


@dataclass(frozen=True)
class Attempt:
    """An answer that a seat tries to give.

    `number` is the card or power, the treasure or the dice it names. A card or power may have a `target`.
    Nothing here may depend on hidden facts of other seats, because the seat sees the reason.
    """

    state: engine.State
    seat: int
    number: int = -1
    target: int = -1
    words: tuple[str, ...] = ()

    # ------------------------------------------------------------------------------------ the moment
    def in_phase(self, *phases: int) -> bool:
        return self.state.phase in phases

    @property
    def question(self) -> int:
        return self.state.question

    @property
    def is_asked(self) -> bool:
        """Whether this seat is asked, alone or with the whole table."""
        actions = engine.legal_actions_of(self.state, self.seat)
        return bool(actions or engine.answers_at_table(self.state, self.seat))

    # ---------------------------------------------------------------------------------------- the seat
    @property
    def place(self) -> int:
        return numbers(self.state, "place")[self.seat]

    @property
    def on_boat_leg(self) -> bool:
        return self.state.vessel == place.BOAT

    @property
    def in_boat(self) -> bool:
        return self.place == place.IN_BOAT

    @property
    def in_aircraft(self) -> bool:
        return self.place == place.ABOARD

    @property
    def aboard(self) -> bool:
        """Whether the seat is in the vessel whose leg it is."""
        return self.in_boat if self.on_boat_leg else self.in_aircraft

    @property
    def is_captain(self) -> bool:
        """Whether the seat is the captain of the aircraft."""
        return self.in_aircraft and self.seat == self.state.captain

    @property
    def is_pilot(self) -> bool:
        """Whether the seat is the captain of the vessel whose leg it is."""
        return self.aboard and (self.on_boat_leg or self.is_captain)

    def holds(self, kind: int, count: int = 1) -> bool:
        return rows(self.state, "hand")[self.seat][kind] >= count

    def owns(self, treasure: int) -> bool:
        return rows(self.state, "treasure")[self.seat][treasure] > 0

    # ---------------------------------------------------------------------------------------- the table
    @property
    def at(self) -> int:
        return numbers(self.state, "at")[self.state.vessel]

    @property
    def in_void(self) -> bool:
        return self.at == city.VOID

    @property
    def is_emptied(self) -> bool:
        return self.at < city.COUNT and numbers(self.state, "pile_size")[self.at] == 0

    @property
    def dice(self) -> list[int]:
        return numbers(self.state, "dice")[: self.state.dice_count]

    @property
    def locked_dice(self) -> list[int]:
        return [at for at, face in enumerate(self.dice) if face == die_face.PIRATES and self.state.locked]

    def top_frame(self, part: str) -> int:
        """Return a part of the frame that interrupts the phase, or -1 without a frame."""
        return numbers(self.state, f"frame_{part}")[self.state.frames - 1] if self.state.frames else -1


def before_every_rule(attempt: Attempt) -> Because | None:
    """Reasons that refuse any answer of any seat."""
    state = attempt.state
    if not 0 <= attempt.seat < state.players:
        return Because("no-such-seat", "R1")
    if engine.is_over(state):
        return Because("game-over", "R10")
    if state.asked == addressee.CHANCE:
        return Because("chance-first", CHANCE[state.question])
    if state.asked == addressee.TABLE:
        return Because("table-not-shown", "C3")
    return None


# The rule of each question to chance.
CHANCE: dict[int, str] = {
    question.ROLL: "P2",
    question.SHUFFLE: "Q11",
    question.DEAL_CHARACTERS: "C86",
    question.FIRST_CAPTAIN: "C20",
}


def treasure_params(treasure: int) -> Params:
    """Return the parameters that name a treasure: city value and face."""
    city_value, face = treasure_word(treasure).split("/")
    return {"city": int(city_value), "face": int(face) if face.isdigit() else face}


class Count(NamedTuple):
    """How often a card is named, and how many are held."""

    named: int
    held: int


def counted(words: tuple[str, ...], names: tuple[str, ...], held: list[int]) -> dict[str, Count]:
    """Count each named card in the words and in the hand."""
    return {word: Count(words.count(word), held[names.index(word)]) for word in words if word in names}
