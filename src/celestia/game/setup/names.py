"""One word for each thing of the box, as records, positions and answers write it."""

from ...rules.box import CITY_VALUES, TREASURE_COUNTS, TREASURE_VALUES
from ...rules.deck import CARD_WORDS, CHARACTER_WORDS
from ...rules.deck import PLAYABLES as PLAYABLE_KINDS
from ...rules.definition import EQUIPMENT_WORDS, HAZARD_WORDS, SEAT
from ...rules.kinds import city, limit, phase, question

HAZARDS = HAZARD_WORDS
FACES = (*HAZARDS, "blank")
EQUIPMENT = EQUIPMENT_WORDS
CARDS = CARD_WORDS
COLOURS = CHARACTER_WORDS
PLAYABLES = (*CARDS, *COLOURS, "spyglass")
SEAT_CARDS = frozenset(each.word for each in PLAYABLE_KINDS if each.names == SEAT)
PLACES = ("off", "aboard", "boat")
VESSELS = ("aircraft", "boat")
DECLARATIONS = ("", "stay", "leave")
ANNOUNCEMENTS = ("", "can", "cannot")


def _words_of(module: object) -> tuple[str, ...]:
    """The kinds of a module of numbers, as words in the order of their numbers."""
    found = {
        number: name.lower() for name, number in vars(module).items() if name.isupper() and name != "COUNT"
    }
    return tuple(found[number] for number in range(len(found)))


PHASES = _words_of(phase)
QUESTIONS = _words_of(question)


def city_word(place: int) -> str:
    """A city is called by its value; the places off the main line by name."""
    if place < 0:
        return "nowhere"
    if place == city.VOID:
        return "void"
    return "boscalumia" if place == city.BOSCALUMIA else str(CITY_VALUES[place])


PLACES_ON_THE_WAY = (*range(city.COUNT), city.VOID, city.BOSCALUMIA, city.NOWHERE)
CITIES: dict[str, int] = {city_word(place): place for place in PLACES_ON_THE_WAY}


def treasure_word(treasure: int) -> str:
    """City and face: `6/9` is a treasure of city 6 worth 9, `6/spyglass` its magic spyglass."""
    place, slot = divmod(treasure, limit.SLOTS)
    face = "spyglass" if slot == limit.SPYGLASS_SLOT else str(TREASURE_VALUES[treasure])
    return f"{CITY_VALUES[place]}/{face}"


TREASURES = {treasure_word(t): t for t in range(limit.TREASURES) if TREASURE_COUNTS[t]}
