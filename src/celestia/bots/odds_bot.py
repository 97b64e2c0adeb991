"""The odds bot: exact chances, expected values and prices for all cards.

It is deterministic. The same view and question get the same answer.
"""

from __future__ import annotations

from collections.abc import Callable

from ..game.knowledge.view import Question, View
from ..game.setup.names import CITIES
from ..rules.kinds import card, city, die_face
from .odds import own_chances
from .odds_reasons import Values, odds_reason
from .parameters import STANDARD, Parameters
from .plays import play_value, rowboat_value
from .prices import (
    card_price,
    cheapest_payment,
    dearest,
    least,
    mean_price,
    payment_price,
    treasure_price,
)
from .reason import Reason, only_answer
from .rescues import best_reroll, spyglass, turbo_pays
from .situation import HELP_CARDS, KIND, Situation
from .value import Prospects

CHARACTERS = ("black", "blue", "green", "yellow", "red", "purple")  # the most useful first


class OddsBot:
    def __init__(self, parameters: Parameters = STANDARD) -> None:
        self.parameters = parameters

    def choose(self, view: View, question: Question) -> str:
        if len(question.options) == 1:
            return question.options[0]
        prospects = Prospects(Situation(view), self.parameters)
        if question.kind in VALUES:
            values = VALUES[question.kind](prospects, question.options)
            return max(values, key=lambda words: values[words])
        return ANSWERS[question.kind](prospects, question.options)

    def explain(self, view: View, question: Question) -> Reason:
        if len(question.options) == 1:
            return only_answer(question)
        prospects = Prospects(Situation(view), self.parameters)
        valued = VALUES.get(question.kind)
        values = {} if valued is None else valued(prospects, question.options)
        return odds_reason(prospects, question, self.choose(view, question), values)


Options = tuple[str, ...]


def _better(yes: bool, first: str, second: str) -> str:
    return first if yes else second


# ----------------------------------------------------------------------------------------- the start of a leg
def land(p: Prospects, _: Options) -> Values:
    s = p.situation
    value = p.voyage(s.heading, (s.me,), s.ignored)
    return {"land": p.leaving(s.at), "fly": p.own_leg(s.at, s.heading, 0, value, s.ignored)}


def direction(p: Prospects, _: Options) -> Values:
    """Compare the value of both destinations. The first leg is the same either way."""
    s = p.situation
    ahead = s.next_city(s.at)
    onward = p.voyage(ahead, p.next_order, s.ignored) - p.others_cost(ahead)
    void = p.voyage(city.VOID, p.next_order, s.ignored) - p.others_cost(city.VOID)
    if len(s.aboard) == 1:  # a lone captain flies both legs and pays for both from one hand
        dice = s.box.dice[city.BOSCALUMIA]
        chance = own_chances(s.own_pool, 2 * dice - 1, s.ignored)[1]
        void = chance * p.leaving(city.BOSCALUMIA) + (1.0 - chance) * p.nothing
    return {"head onward": onward, "head boscalumia": void}


def prepare(p: Prospects, _: Options) -> Values:
    """Trade a pawn for cards.

    The pawn would have been one more treasure to choose from."""
    s = p.situation
    pawns = s.view.seats[s.me].pawns
    gain = s.box.dice[s.at] * mean_price(p.parameters, s.unseen)
    loss = p.best_of(s.heading, pawns) - p.best_of(s.heading, pawns - 1)
    return {"pass": loss, "prepare": gain}


# ------------------------------------------------------------------------------------------------ the choices
def staying(p: Prospects) -> float:
    """Return the value of staying as a passenger, including own help and rescues."""
    s = p.situation
    chance = p.captain_pays(s.pilot)
    if "help" in s.box.modules:
        chance += (1.0 - chance) * p.parameters.strangers_help
        if s.help_cards:
            helped = tuple(max(0, s.needs[h] - s.hand[card.HELP + h]) for h in range(die_face.HAZARDS))
            chance = max(chance, p.captain_pays(s.pilot, helped))
    if chance == 1.0:
        return p.arrival
    crash = p.crash(s.at) + insurance(p)
    return chance * p.arrival + (1.0 - chance) * crash


def insurance(p: Prospects) -> float:
    """Return how much this seat can save if the captain cannot pay."""
    s = p.situation
    saved = 0.0
    if any(name.endswith("spyglass") for name in s.view.treasures):
        saved = max(saved, spyglass(p))
    own = s.view.seats[s.me]
    turbos, can = s.can_pay()
    if own.character == "blue" and not own.character_used and can:
        price = p.parameters.blue + payment_price(p.parameters, s.hand, s.needs, turbos)
        saved = max(saved, p.edge_under(s.me) - price)
    return saved


def declare(p: Prospects, options: Options) -> Values:
    s = p.situation
    first = "pass" if "pass" in options else "stay"
    values = {first: staying(p)}
    if "leave" in options:
        values["leave"] = p.leaving(s.at) - p.parameters.bold * s.means[s.at]
    for words in options:
        if words.startswith("play rowboat"):
            values[words] = rowboat_value(p, words.split()[1])
    return values


def relieved(p: Prospects, _: Options) -> Values:
    return {"leave": p.leaving(p.situation.at), "stay": staying(p)}


def announce(p: Prospects, _: Options) -> str:
    turbos, _can = p.situation.can_pay()
    return _better(turbo_pays(p, turbos), "announce can", "announce cannot")


def window(p: Prospects, options: Options) -> Values:
    return {"pass": 0.0, **{words: play_value(p, words) for words in options if words != "pass"}}


def pay(p: Prospects, options: Options) -> str:
    return cheapest_payment(p.parameters, p.situation.hand, options)


def reroll(p: Prospects, options: Options) -> str:
    """Choose dice as captain.

    If a crash is better, reroll nothing: a passenger played the card."""
    if p.edge <= 0:
        return "reroll"
    picked, _ = best_reroll(p)
    words = " ".join(["reroll", *(str(at) for at in picked)])
    return words if words in options else "reroll"


def lay_help(p: Prospects, options: Options) -> str:
    """Lay all useless help cards, because they cost points at the end.

    Lay help for these dice only if this seat wants the leg to succeed."""
    s = p.situation
    wanted = p.edge > 0
    return max(options, key=lambda words: _help_value(words, s, wanted))


def _help_value(words: str, s: Situation, wanted: bool) -> int:
    value = 0
    for hazard, name in enumerate(HELP_CARDS):
        laid = words.split().count(name)
        answering = min(laid, s.needs[hazard])
        value += laid - answering + (answering if wanted else -answering)
    return value


# -------------------------------------------------------------------------------------------------- treasures
def instruct(p: Prospects, options: Options) -> str:
    s = p.situation
    place = s.drawing_from
    play = next(words for words in options if words != "pass")
    if place is None:
        return "pass"
    best = p.best_of(place, s.piles[place])
    if s.view.drawing == s.me:
        gain = best - s.means[place]
    else:
        gain = p.cost(s.view.drawing or 0, s.means[place] - 2.0) if place < city.SPYGLASS_CITIES else 0.0
    return _better(gain > p.parameters.instructor, play, "pass")


def choose_treasure(p: Prospects, options: Options) -> str:
    pick = dearest if p.situation.view.drawing == p.situation.me else least
    return pick(p.parameters, options)


def keep_treasure(p: Prospects, options: Options) -> str:
    return dearest(p.parameters, options)


def give(p: Prospects, options: Options) -> str:
    """Give to the seat with the fewest points, because the best gift comes first."""
    return min(options, key=lambda words: p.situation.points[int(words.split()[1])])


# ---------------------------------------------------------------------------------------------------- bonuses
def matryoshburg(p: Prospects, options: Options) -> str:
    s = p.situation
    mean = mean_price(p.parameters, s.unseen)
    values = {"draw": mean}
    worst = _worst_discard(p, options)
    if worst is not None:
        values[worst] = sum(
            s.hand[kind] * max(0.0, mean - card_price(p.parameters, s.hand, kind))
            for kind in range(card.KINDS)
            if s.hand[kind]
        )
    for words in options:
        if words.startswith("trade"):
            treasure = words.split()[1]
            place = CITIES[treasure.split("/")[0]]
            values[words] = p.treasure(place) - treasure_price(p.parameters, treasure)
    return max(values, key=lambda words: values[words])


def swap(p: Prospects, options: Options) -> str:
    mean = mean_price(p.parameters, p.situation.unseen)
    worst = _worst_discard(p, options)
    if worst is None:
        return "done"
    return _better(card_price(p.parameters, p.situation.hand, _discarded(worst)) < mean, worst, "done")


def _discarded(words: str) -> int:
    return KIND[words.split()[1]]


def _worst_discard(p: Prospects, options: Options) -> str | None:
    discards = [words for words in options if words.startswith("discard")]
    if not discards:
        return None
    return min(discards, key=lambda words: card_price(p.parameters, p.situation.hand, _discarded(words)))


def take_character(_: Prospects, options: Options) -> str:
    return min(options, key=lambda words: CHARACTERS.index(words.split()[1]))


# Questions whose best answer has the highest value. The first of equal values wins.
VALUES: dict[str, Callable[[Prospects, Options], Values]] = {
    "land": land,
    "direction": direction,
    "prepare": prepare,
    "window": window,
    "declare": declare,
    "relieved": relieved,
}
ANSWERS: dict[str, Callable[[Prospects, Options], str]] = {
    "announce": announce,
    "pay": pay,
    "lay_help": lay_help,
    "give": give,
    "matryoshburg": matryoshburg,
    "swap": swap,
    "instruct": instruct,
    "choose_treasure": choose_treasure,
    "keep_treasure": keep_treasure,
    "reroll": reroll,
    "take_character": take_character,
}
