"""A game told in English sentences, from its events and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from . import catalogue

Told = dict[str, Any]  # an event as somebody was told it, or with all its secrets

# One sentence for each event. {who} is its seat, {cards} and {treasures} gather a run of equal events.
SENTENCES = {
    "journey_started": "Journey {journey} begins at {city}: everybody is aboard, {who} is captain.",
    "captain_named": "{who} is captain.",
    "card_drawn": "{who} draws {cards}.",
    "deck_shuffled": "The deck is shuffled, {cards} cards.",
    "pile_shuffled": "The treasures of {city} are shuffled.",
    "leg_started": "{who} sets out for {heading} in the {vessel}.",
    "landed": "{who} lands the {vessel} at {city}.",
    "dice_rolled": "{who} rolls {faces}.",
    "dice_rolled again": "{who} rolls dice {dice} again: {faces}.",
    "stayed": "{who} stays aboard.",
    "left": "{who} gets off at {city}.",
    "boarded_rowboat": "{who} takes the rowboat at {city} ({card}).",
    "card_played": "{who} plays {card}.",
    "card_played on": "{who} plays {card} on {target}.",
    "power_used": "{who} uses the power of {power}.",
    "power_used on": "{who} uses the power of {power} on {target}.",
    "spyglass_used": "{who} looks through {treasure}: the way is clear.",
    "treasure_drawn": "{who} draws a treasure of {city}.",
    "treasure_drawn known": "{who} draws {treasure}.",
    "treasure_returned": "{who} returns a treasure to {city}.",
    "treasure_returned known": "{who} returns {treasure}.",
    "treasure_discarded": "{who} gives up a treasure of {city} worth {points}.",
    "announced_can": "{who} announces: I can.",
    "announced_cannot": "{who} announces: I cannot.",
    "card_paid": "{who} pays {cards}.",
    "card_discarded": "{who} discards {cards}.",
    "card_discarded nobody": "Discarded from the table: {cards}.",
    "moored": "The {vessel} stays moored at {city}.",
    "flew": "The {vessel} flies to {city}.",
    "reboarded": "{who} comes back aboard at {city}.",
    "help_laid": "{who} lays face down {cards}.",
    "help_revealed": "{who} helps with {cards}.",
    "help_taken_back": "{who} takes back {cards}.",
    "card_turned_up": "Turned up from the deck: {cards}.",
    "dice_locked": "{who} locks the pirates: they are ignored in this leg.",
    "crashed": "The {vessel} crashes beyond {city}, under {who}.",
    "abandoned": "The {vessel} is abandoned.",
    "gift_set_aside": "All dice are blank: a treasure of {city} is set aside as a gift.",
    "gift_revealed": "The gifts are turned up: {treasures}.",
    "gift_given": "{who} gives {treasure} to {to}.",
    "hand_seen": "{who} sees in the hand of {of}: {cards}.",
    "pile_seen": "{who} sees in the pile: {treasures}.",
    "lit": "The {vessel} reaches Boscalumia, and its lights go on.",
    "token_earned": "{who} earns 25 points at Boscalumia.",
    "lost_in_void": "The {vessel} is lost in the void.",
    "prepared": "{who} sends a pawn ashore to prepare, for {cards} cards.",
    "character_dealt": "{who} is {character}.",
    "end_announced": "{who} announces the end of the game.",
    "ended": "The game is over.",
    "treasures_seen": "{who} may keep one of {treasures}.",
    "returned_under": "{who} lays a treasure under the pile of {city}.",
    "returned_under known": "{who} lays {treasure} under its pile.",
}
# Events of which a run is told at once, and what it gathers.
RUNS = {
    **dict.fromkeys(("card_drawn", "card_paid", "card_discarded", "card_turned_up", "hand_seen"), "card"),
    **dict.fromkeys(("help_laid", "help_revealed", "help_taken_back"), "card"),
    **dict.fromkeys(("pile_seen", "treasures_seen", "gift_revealed"), "treasure"),
}
VESSELS = {"aircraft": "aircraft", "boat": "rowboat"}


def tell(events: Iterable[Told], names: Sequence[str]) -> Iterator[str]:
    """The sentences for these events; the names are those of the seats."""
    run: list[Told] = []
    for event in events:
        if run and not _goes_on(run[0], event):
            yield _sentence(run, names)
            run = []
        run.append(event)
    if run:
        yield _sentence(run, names)


def _goes_on(first: Told, event: Told) -> bool:
    """Whether this event is told in one sentence with the run that began with the first."""
    what = event["what"]
    if what == "die_fell":
        return bool(first["what"] == "dice_rolled")
    same = all(first.get(key) == event.get(key) for key in ("what", "seat", "of"))
    return what in RUNS and same


def _sentence(run: list[Told], names: Sequence[str]) -> str:
    first = run[0]
    values = {key: _value(key, value, names) for key, value in first.items()}
    values["who"] = values.get("seat", "")
    if first["what"] == "dice_rolled":
        values["faces"] = ", ".join(event["face"] for event in run[1:])
    elif first["what"] in RUNS:
        values[RUNS[first["what"]] + "s"] = _gathered(run, RUNS[first["what"]])
    return SENTENCES[_key(first)].format(**values)


def _key(event: Told) -> str:
    what: str = event["what"]
    if what == "dice_rolled" and len(event["dice"]) < event["of"]:
        return f"{what} again"
    if f"{what} on" in SENTENCES and "target" in event:
        return f"{what} on"
    if f"{what} known" in SENTENCES and "treasure" in event:
        return f"{what} known"
    return f"{what} nobody" if f"{what} nobody" in SENTENCES and "seat" not in event else what


def _value(key: str, value: Any, names: Sequence[str]) -> str:
    if key in ("seat", "target", "of", "to") and isinstance(value, int) and value < len(names):
        return names[value]
    if key in ("city", "heading"):
        return _city(value)
    if key == "treasure":
        return _treasure(value)
    if key == "card":
        return _card(value)
    if key in ("power", "character"):
        colour = catalogue.CHARACTERS[value]
        return colour.colour.en if key == "power" else f"{colour.colour.en} ({colour.woman} / {colour.man})"
    if key == "dice":
        return ", ".join(map(str, value))
    return VESSELS[value] if key == "vessel" else str(value)


def _gathered(run: list[Told], thing: str) -> str:
    """What a run of events was about: `Compass, 2 Turbo`, or a bare number where it is hidden."""
    counts: Counter[str] = Counter()
    for event in run:
        counts[event.get(thing, "")] += event.get("count", 1)
    parts = []
    for word, count in counts.items():
        if word:
            name = _card(word) if thing == "card" else _treasure(word)
            parts.append(name if count == 1 else f"{count} × {name}")
        else:
            parts.append("a card" if count == 1 else f"{count} cards")
    return ", ".join(parts)


def _card(word: str) -> str:
    return catalogue.CARDS[word].en


def _city(word: str) -> str:
    if word in catalogue.CITIES:
        return f"{catalogue.CITIES[word].name.en} ({word})"
    return catalogue.BONUS_CITIES[word].name.en if word in catalogue.BONUS_CITIES else f"the {word}"


def _treasure(word: str) -> str:
    place, _, face = word.partition("/")
    if face == "spyglass":
        return f"the magic spyglass of {_city(place)}"
    return f"a treasure of {_city(place)} worth {face}"
