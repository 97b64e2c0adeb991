"""Why the odds bot answers as it does: the values that it compared."""

from __future__ import annotations

from collections.abc import Callable

from ..game.knowledge.view import Question
from .announced import captain_chances
from .prices import payment_price
from .reason import Reason, by_kind, in_ten, tenth
from .value import Prospects

Values = dict[str, float]  # by answer


def declaration(p: Prospects, answer: str, values: Values) -> Reason:
    """Compare staying with leaving, and say how likely the captain can pay."""
    s = p.situation
    if answer.startswith("play rowboat"):
        return Reason("play", answer, card=answer.split()[1])
    if "leave" not in values:
        return Reason("hold", answer)
    numbers = {
        "chance": in_ten(captain_chances(s, s.pilot, s.needs, p.parameters.declined)[1]),
        "staying": tenth(next(value for words, value in values.items() if words != "leave")),
        "leaving": tenth(values["leave"]),
    }
    return Reason("odds-leave" if answer == "leave" else "odds-stay", answer, s.pilot, numbers=numbers)


def comparison(prefix: str) -> Callable[[Prospects, str, Values], Reason]:
    """Name both values of a choice between two answers."""

    def reason(_: Prospects, answer: str, values: Values) -> Reason:
        other = next(words for words in values if words != answer)
        numbers = {"this": tenth(values[answer]), "that": tenth(values[other])}
        return Reason(f"{prefix}-{answer.split()[-1]}", answer, numbers=numbers)

    return reason


def announcement(p: Prospects, answer: str, _: Values) -> Reason:
    s = p.situation
    turbos = s.can_pay()[0]
    if turbos == 0:
        return Reason("can", answer)
    price = payment_price(p.parameters, s.hand, s.needs, turbos)
    numbers = {"this": tenth(p.edge), "that": tenth(price), "count": turbos}
    return Reason("odds-can" if answer == "announce can" else "odds-cannot", answer, numbers=numbers)


def window(_: Prospects, answer: str, values: Values) -> Reason:
    if answer == "pass":
        return Reason("odds-pass", answer)
    return Reason("odds-play", answer, card=answer.split()[1], numbers={"this": tenth(values[answer])})


REASONS: dict[str, Callable[[Prospects, str, Values], Reason]] = {
    "declare": declaration,
    "relieved": declaration,
    "land": comparison("odds"),
    "direction": comparison("odds-head"),
    "prepare": comparison("odds-prepare"),
    "announce": announcement,
    "window": window,
}


def odds_reason(p: Prospects, question: Question, answer: str, values: Values) -> Reason:
    found = REASONS.get(question.kind)
    return by_kind(question, answer) if found is None else found(p, answer, values)
