"""One word for each component, as used in records, positions and answers."""

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
    """Return the names of a module's constants in the order of their numbers."""
    found = {
        number: name.lower() for name, number in vars(module).items() if name.isupper() and name != "COUNT"
    }
    return tuple(found[number] for number in range(len(found)))


PHASES = _words_of(phase)
QUESTIONS = _words_of(question)


def city_word(place: int) -> str:
    """Return a city's value, or the name of a place off the main line."""
    if place < 0:
        return "nowhere"
    if place == city.VOID:
        return "void"
    return "boscalumia" if place == city.BOSCALUMIA else str(CITY_VALUES[place])


PLACES_ON_THE_WAY = (*range(city.COUNT), city.VOID, city.BOSCALUMIA, city.NOWHERE)
CITIES: dict[str, int] = {city_word(place): place for place in PLACES_ON_THE_WAY}


def treasure_word(treasure: int) -> str:
    """Return city and face: `6/9` has 9 points, `6/spyglass` is a magic spyglass."""
    place, slot = divmod(treasure, limit.SLOTS)
    face = "spyglass" if slot == limit.SPYGLASS_SLOT else str(TREASURE_VALUES[treasure])
    return f"{CITY_VALUES[place]}/{face}"


TREASURES = {treasure_word(t): t for t in range(limit.TREASURES) if TREASURE_COUNTS[t]}
