"""Actions as words, written and parsed.

    stay  leave  land  fly  head onward  head boscalumia  prepare  pass  draw  done
    play wind_gust        play ejection 2       play spyglass 6       play rowboat_fog
    use green             use purple 2          use red 6/9
    announce can          pay compass turbo     reroll 1 3            lay help_compass
    choose 6/9            keep 6/9              discard compass       trade 6/9
    give 2                take red
    chance: roll fog blank   shuffle deck compass …   shuffle 6 6/9 …   deal red blue …   captain 2

Seats count from 0, dice from 1. A city is written as its value, a treasure as city and face.
"""

from __future__ import annotations

from functools import lru_cache

from ... import engine
from ...rules.deck import PLAYABLES as PLAYABLE_KINDS
from ...rules.definition import NOTHING, SEAT, SPYGLASS, TREASURE
from ...rules.kinds import act, card, city, die_face, limit, question
from ..errors import KeyedError, printable
from ..setup.names import CARDS, CITIES, COLOURS, FACES, PLAYABLES, TREASURES, city_word, treasure_word

SINGLE = {
    "pass": act.PASS,
    "stay": act.STAY,
    "leave": act.LEAVE,
    "land": act.LAND,
    "fly": act.FLY,
    "head onward": act.HEAD_ONWARD,
    "head boscalumia": act.HEAD_BOSCALUMIA,
    "prepare": act.PREPARE,
    "announce can": act.ANNOUNCE_CAN,
    "announce cannot": act.ANNOUNCE_CANNOT,
    "draw": act.DRAW,
    "done": act.DONE,
}
SINGLE_WORDS = {verb: words for words, verb in SINGLE.items()}
TREASURE_VERBS: dict[str, int] = {"choose": act.CHOOSE, "keep": act.KEEP, "trade": act.TRADE}
TREASURE_WORDS = {verb: word for word, verb in TREASURE_VERBS.items()}
NEEDS = {
    NOTHING: "words-needs-nothing",
    SEAT: "words-needs-seat",
    TREASURE: "words-needs-treasure",
    SPYGLASS: "words-needs-city",
}
CHANCE_VERBS = frozenset({"roll", "shuffle", "deal", "captain"})


class WordError(KeyedError):
    """Words that name no action: a message key and the words in question."""

    def __init__(self, key: str, words: str = "") -> None:
        super().__init__(key, "Q41", {"words": printable(words)})

    def __str__(self) -> str:
        return self.sentence


# ---------------------------------------------------------------------------------- writing seats' answers
def words_of(state: engine.State, action: int) -> str:
    """Write a seat's answer in words."""
    verb, argument = divmod(action, act.SPAN)
    if verb == act.PAY:
        return _payment_words(argument, engine.turbos_in_payment(state, argument))
    return _words(verb, argument)


@lru_cache(maxsize=4096)
def _words(verb: int, argument: int) -> str:
    """Write any answer but a payment. These words do not depend on the position."""
    if verb in SINGLE_WORDS:
        return SINGLE_WORDS[verb]
    if verb == act.PLAY:
        return _play_words(*divmod(argument, act.TARGETS))
    if verb == act.LAY:
        return _lay_words(argument)
    if verb == act.REROLL:
        return " ".join(["reroll", *(str(at + 1) for at in range(limit.DICE) if argument >> at & 1)])
    if verb == act.DISCARD:
        return f"discard {CARDS[argument]}"
    if verb == act.GIVE:
        return f"give {argument}"
    if verb == act.TAKE:
        return f"take {COLOURS[argument]}"
    return f"{TREASURE_WORDS[verb]} {treasure_word(argument)}"


def _play_words(number: int, target: int) -> str:
    verb = "use" if card.CHARACTER <= number < card.SPYGLASS else "play"
    words = f"{verb} {PLAYABLES[number]}"
    names = PLAYABLE_KINDS[number].names
    if names == SPYGLASS:
        return f"{words} {city_word(target // limit.SLOTS)}"
    if names == SEAT:
        return f"{words} {target}"
    return f"{words} {treasure_word(target)}" if names == TREASURE else words


@lru_cache(maxsize=4096)
def _payment_words(argument: int, turbos: int) -> str:
    cards = []
    for kind, count in _unpack_payment(argument):
        cards += [CARDS[kind]] * count
    return " ".join(["pay", *cards, *["turbo"] * turbos])


def _unpack_payment(argument: int) -> list[tuple[int, int]]:
    counts = []
    for hazard in reversed(range(die_face.HAZARDS)):
        argument, improved = divmod(argument, act.PAY_IMPROVED)
        argument, plain = divmod(argument, act.PAY_PLAIN)
        counts += [(card.IMPROVED + hazard, improved), (hazard, plain)]
    return sorted(counts)


def _lay_words(argument: int) -> str:
    words = ["lay"]
    for hazard in range(die_face.HAZARDS):
        argument, count = divmod(argument, act.LAY_DIGIT)
        words += [CARDS[card.HELP + hazard]] * count
    return " ".join(words) if len(words) > 1 else "pass"


# ---------------------------------------------------------------------------------- parsing seats' answers
def action_of(state: engine.State, text: str) -> int:
    """Parse words as an action, which need not be legal."""
    words = text.split()
    if not words:
        raise WordError("words-none")
    if words == ["pass"] and state.question == question.LAY_HELP:
        return act.LAY * act.SPAN
    if words[0] == "pay":
        return act.PAY * act.SPAN + _payment_argument(state, words[1:])
    return _action(" ".join(words))


@lru_cache(maxsize=4096)
def _action(text: str) -> int:
    """Parse words whose meaning does not depend on the position.

    Payments depend on it, and so does passing when help is laid."""
    if text in SINGLE:
        return SINGLE[text] * act.SPAN
    verb, *rest = text.split()
    if verb in ("play", "use"):
        return act.PLAY * act.SPAN + _play_argument(verb, rest)
    if verb == "lay":
        return act.LAY * act.SPAN + _lay_argument(rest)
    if verb == "reroll":
        return act.REROLL * act.SPAN + _dice_mask(rest)
    return _choice(verb, rest)


def _play_argument(verb: str, rest: list[str]) -> int:
    name = rest[0] if rest else ""
    if name not in PLAYABLES:
        raise WordError("words-no-thing", name)
    number = PLAYABLES.index(name)
    if (verb == "use") != (card.CHARACTER <= number < card.SPYGLASS):
        raise WordError("words-play-or-use", name)
    names = PLAYABLE_KINDS[number].names
    if len(rest) != 1 + (names != NOTHING):
        raise WordError(NEEDS[names], f"{verb} {name}")
    if names == NOTHING:
        return number * act.TARGETS
    if names == TREASURE:
        return number * act.TARGETS + _treasure(rest[1])
    if names == SPYGLASS:
        place = CITIES.get(rest[1], city.COUNT)
        if not 0 <= place < city.SPYGLASS_CITIES:
            raise WordError("words-no-spyglass", rest[1])
        return number * act.TARGETS + place * limit.SLOTS + limit.SPYGLASS_SLOT
    return number * act.TARGETS + _seat(rest[1])


def _payment_argument(state: engine.State, rest: list[str]) -> int:
    for name in rest:
        if name != "turbo" and name not in CARDS[: card.HELP]:
            raise WordError("words-no-payment", name)
    argument = 0
    for hazard in range(die_face.HAZARDS):
        plain = rest.count(CARDS[hazard])
        improved = rest.count(CARDS[card.IMPROVED + hazard])
        if plain >= act.PAY_PLAIN or improved >= act.PAY_IMPROVED:
            raise WordError("words-too-much")
        argument = (argument * act.PAY_PLAIN + plain) * act.PAY_IMPROVED + improved
    if engine.turbos_in_payment(state, argument) != rest.count("turbo"):
        return act.SPAN - 1  # not a payment; refused like every inexact one
    return argument


def _lay_argument(rest: list[str]) -> int:
    argument = 0
    for hazard in reversed(range(die_face.HAZARDS)):
        count = rest.count(CARDS[card.HELP + hazard])
        argument = argument * act.LAY_DIGIT + min(count, act.LAY_DIGIT - 1)
    for name in rest:
        if name not in CARDS[card.HELP : card.TURBO] or rest.count(name) >= act.LAY_DIGIT:
            raise WordError("words-no-help-card", name)
    return argument


def _dice_mask(rest: list[str]) -> int:
    mask = 0
    for word in rest:
        if word not in [str(at + 1) for at in range(limit.DICE)]:
            raise WordError("words-no-die", word)
        mask |= 1 << (int(word) - 1)
    return mask


def _choice(verb: str, rest: list[str]) -> int:
    if len(rest) != 1:
        raise WordError("words-no-action", " ".join([verb, *rest]))
    if verb == "discard" and rest[0] in CARDS:
        return act.DISCARD * act.SPAN + CARDS.index(rest[0])
    if verb == "give":
        return act.GIVE * act.SPAN + _seat(rest[0])
    if verb == "take" and rest[0] in COLOURS:
        return act.TAKE * act.SPAN + COLOURS.index(rest[0])
    if verb in TREASURE_VERBS:
        return TREASURE_VERBS[verb] * act.SPAN + _treasure(rest[0])
    raise WordError("words-no-action", f"{verb} {rest[0]}")


def _seat(word: str) -> int:
    if word not in [str(seat) for seat in range(limit.SEATS)]:
        raise WordError("words-no-seat", word)
    return int(word)


def _treasure(word: str) -> int:
    if word not in TREASURES:
        raise WordError("words-no-treasure", word)
    return TREASURES[word]


# ---------------------------------------------------------------------------------------------------- chance
def answer_chance(state: engine.State, text: str) -> None:
    """Answer for chance in words. Refused words leave the state unchanged."""
    words = text.split()
    verb, rest = (words[0], words[1:]) if words else ("", [])
    if verb == "roll":
        engine.roll(state, [_index(word, FACES) for word in rest])
    elif verb == "captain" and len(rest) == 1:
        engine.name_first_captain(state, _seat(rest[0]))
    elif verb == "deal":
        engine.shuffle(state, [_index(word, COLOURS) for word in rest])
    elif verb == "shuffle" and rest:
        _shuffle(state, rest)
    else:
        raise WordError("words-no-chance", text)


def _shuffle(state: engine.State, rest: list[str]) -> None:
    place = engine.shuffled_city(state)
    due = "deck" if place < 0 else city_word(place)
    if state.question != question.SHUFFLE or rest[0] != due:
        raise ValueError(f"{rest[0]} cannot be shuffled now")
    if place < 0:
        engine.shuffle(state, [_index(word, CARDS) for word in rest[1:]])
    else:
        engine.shuffle(state, [_treasure(word) for word in rest[1:]])


def _index(word: str, names: tuple[str, ...]) -> int:
    try:
        return names.index(word)
    except ValueError:
        raise WordError("words-no-chance", word) from None


def chance_words(state: engine.State, order: list[int]) -> str:
    """Write chance's answer in words: faces, an order or a seat."""
    if state.question == question.ROLL:
        return " ".join(["roll", *(FACES[face] for face in order)])
    if state.question == question.FIRST_CAPTAIN:
        return f"captain {order[0]}"
    if state.question == question.DEAL_CHARACTERS:
        return " ".join(["deal", *(COLOURS[colour] for colour in order)])
    place = engine.shuffled_city(state)
    if place < 0:
        return " ".join(["shuffle deck", *(CARDS[kind] for kind in order)])
    return " ".join([f"shuffle {city_word(place)}", *(treasure_word(treasure) for treasure in order)])


def due_words(state: engine.State) -> list[str]:
    """Write the question to chance in words: dice, or the sorted contents of a pile."""
    order = [0] * engine.rolling(state) or engine.shuffling(state) or [0]
    return chance_words(state, order).split()
