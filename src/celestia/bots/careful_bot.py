"""The careful bot: flies while the odds are good and plays cards by fixed rules.

It stands in for absent players, so it is fast, predictable, and does not waste their cards.
"""

from __future__ import annotations

from collections.abc import Callable

from ..game.knowledge.view import Question, View
from ..rules.box import END_POINTS
from ..rules.kinds import card, city, die_face
from .announced import captain_chances
from .careful_reasons import careful_reason
from .odds import own_chances, roll_chances
from .parameters import STANDARD
from .prices import cheapest_payment, dearest, least
from .reason import Reason, only_answer
from .situation import HAZARD, HELP_CARDS, Situation

THRESHOLD = 0.8
POOR_HAND = 0.35  # play New gear below this chance to answer three dice
DEAR_CITY = 4  # spend rare cards on legs to this place (city 9) or beyond
CHARACTERS = ("black", "green", "blue", "yellow", "red", "purple")
Options = tuple[str, ...]


class CarefulBot:
    def __init__(self, threshold: float = THRESHOLD) -> None:
        self.threshold = threshold

    def choose(self, view: View, question: Question) -> str:
        if len(question.options) == 1:
            return question.options[0]
        situation = Situation(view)
        if question.kind == "window":
            return self._window(situation, question.options)
        if question.kind in self._BY_ODDS:
            return self._BY_ODDS[question.kind](self, situation, question.options)
        return FIXED[question.kind](situation, question.options)

    def explain(self, view: View, question: Question) -> Reason:
        if len(question.options) == 1:
            return only_answer(question)
        return careful_reason(Situation(view), question, self.choose(view, question), self.threshold)

    # -------------------------------------------------------------------------------------------- by the odds
    def _declare(self, s: Situation, options: Options) -> str:
        if "leave" in options and s.points[s.me] + s.means[s.at] >= END_POINTS:
            return "leave"
        stay = "pass" if "pass" in options else "stay"
        if "leave" not in options or captain_odds(s, s.pilot) >= self.threshold:
            return stay
        return "leave"

    def _land(self, s: Situation, _: Options) -> str:
        return "fly" if s.own_next_chance(s.box.dice[s.heading]) >= self.threshold else "land"

    def _prepare(self, s: Situation, _: Options) -> str:
        return "pass" if s.own_next_chance(s.box.dice[s.heading]) >= self.threshold else "prepare"

    _BY_ODDS: dict[str, Callable[[CarefulBot, Situation, Options], str]] = {  # noqa: RUF012
        "declare": _declare,
        "relieved": _declare,
        "land": _land,
        "prepare": _prepare,
    }

    # ------------------------------------------------------------------------------------------------ windows
    def _window(self, s: Situation, options: Options) -> str:
        """Return the first play that fits, cheap rescues first, or pass."""
        plays = [words for words in options if words != "pass"]
        for words in sorted(plays, key=_rank):
            if self._fits(s, words.split()[1], words):
                return words
        return "pass"

    def _fits(self, s: Situation, name: str, words: str) -> bool:
        if name in AGAINST_OTHERS:
            return not s.am_aboard and s.heading >= DEAR_CITY and (name != "wind_gust" or _can(s))
        if name.startswith("rowboat") or name == "pressing_need":
            return not s.can_pay()[1]
        if name == "new_gear":
            return own_chances(s.own_pool, 3)[1] < POOR_HAND
        if name == "black":
            return s.heading >= DEAR_CITY and self._is_doubtful(s)
        if name == "jetpack":
            return True
        if s.view.announced == "cannot":
            return _rescues(s, name, words)
        return False

    def _is_doubtful(self, s: Situation) -> bool:
        dice = s.dice_ahead()
        if s.am_pilot:
            return s.own_next_chance(dice) < self.threshold
        return roll_chances(s.box.pool, s.view.seats[s.pilot].hand_size, dice)[1] < self.threshold


AGAINST_OTHERS = frozenset({"bandit", "wind_gust", "mooring"})
RANKS = ("jetpack", "blue", "green", "alternative_route", "yellow", "spyglass", "red")


def _rank(words: str) -> int:
    name = words.split()[1]
    return RANKS.index(name) if name in RANKS else len(RANKS)


def captain_odds(s: Situation, seat: int) -> float:
    """Return the chance that this captain can answer the dice with turbos.

    Announcements are ignored."""
    return captain_chances(s, seat, s.needs, words_count=False)[1]


def _can(s: Situation) -> bool:
    return s.view.announced == "can"


def _rescues(s: Situation, name: str, words: str) -> bool:
    """Return whether to spend this on a leg that would crash.

    It must help and be worth its price."""
    if name == "blue":
        return s.can_pay()[1]
    if name == "green":
        needs = (*s.needs[: die_face.PIRATES], 0)
        return s.can_pay(needs)[1] if s.am_pilot else sum(needs) == 0
    if name == "red":
        return s.heading >= DEAR_CITY and words == f"use red {_cheapest_treasure(s)}"
    return s.heading >= DEAR_CITY


def _cheapest_treasure(s: Situation) -> str:
    return least(STANDARD, tuple(s.view.treasures))


# ---------------------------------------------------------------------------------------------- fixed answers
def _onward(_: Situation, __: Options) -> str:
    return "head onward"


def _announce(_: Situation, __: Options) -> str:
    return "announce can"


def _pay(s: Situation, options: Options) -> str:
    return cheapest_payment(STANDARD, s.hand, options)


def _lay_help(s: Situation, options: Options) -> str:
    """Lay exactly the help cards that these dice need.

    A crash would also cost this seat."""
    return min(
        options,
        key=lambda words: sum(
            abs(words.split().count(name) - min(s.view.hand.get(name, 0), s.needs[hazard]))
            for hazard, name in enumerate(HELP_CARDS)
        ),
    )


def _instruct(s: Situation, options: Options) -> str:
    """Play Instructor on own draws if the pile may hold a much better treasure."""
    place = s.at if s.drawing_from is None else s.drawing_from  # a row does not say it at Matryoshburg
    if s.view.drawing != s.me or place >= city.COUNT or s.best_points(place) <= s.means[place] + 1:
        return "pass"
    return next(words for words in options if words != "pass")


def _choose_treasure(s: Situation, options: Options) -> str:
    return (dearest if s.view.drawing == s.me else least)(STANDARD, options)


def _keep_treasure(_: Situation, options: Options) -> str:
    return dearest(STANDARD, options)


def _give(s: Situation, options: Options) -> str:
    return min(options, key=lambda words: s.points[int(words.split()[1])])


def _reroll(s: Situation, options: Options) -> str:
    """Reroll all dice that the hand cannot answer."""
    left = [s.own_pool[hazard] + 2 * s.own_pool[card.IMPROVED + hazard] for hazard in range(die_face.HAZARDS)]
    picked = []
    for at, face in enumerate(s.view.dice, start=1):
        if face == "blank":
            continue
        hazard = HAZARD[face]
        if left[hazard] > 0 or not s.needs[hazard]:
            left[hazard] -= 1
        else:
            picked.append(str(at))
    words = " ".join(["reroll", *picked])
    return words if words in options else "reroll"


def _matryoshburg(_: Situation, options: Options) -> str:
    """Discard a help card, because it costs points. Otherwise draw a card."""
    return next((words for words in options if words.startswith("discard help")), "draw")


def _swap(_: Situation, options: Options) -> str:
    return next((words for words in options if words.startswith("discard help")), "done")


def _take_character(_: Situation, options: Options) -> str:
    return min(options, key=lambda words: CHARACTERS.index(words.split()[1]))


FIXED: dict[str, Callable[[Situation, Options], str]] = {
    "direction": _onward,
    "announce": _announce,
    "pay": _pay,
    "lay_help": _lay_help,
    "instruct": _instruct,
    "choose_treasure": _choose_treasure,
    "keep_treasure": _keep_treasure,
    "give": _give,
    "reroll": _reroll,
    "matryoshburg": _matryoshburg,
    "swap": _swap,
    "take_character": _take_character,
}
