"""One word for each thing of the box, as records, positions and answers write it."""

from ..rules import card, city, limit, phase, question
from ..rules.box import CITY_VALUES, TREASURE_COUNTS, TREASURE_VALUES

HAZARDS = ("fog", "lightning", "birds", "pirates")
FACES = (*HAZARDS, "blank")
EQUIPMENT = ("compass", "lightning_arrester", "foghorn", "cannon")
COLOURS = ("red", "blue", "green", "yellow", "black", "purple")
CARDS = (
    *EQUIPMENT,
    *(f"improved_{name}" for name in EQUIPMENT),
    *(f"help_{name}" for name in EQUIPMENT),
    "turbo",
    *(f"rowboat_{hazard}" for hazard in HAZARDS),
    "alternative_route",
    "ejection",
    "jetpack",
    "wind_gust",
    "bandit",
    "mooring",
    "pressing_need",
    "new_gear",
    "spy",
    "grappling_hook",
    "instructor",
)
PLAYABLES = (*CARDS, *COLOURS, "spyglass")
PLACES = ("off", "aboard", "boat")
VESSELS = ("aircraft", "boat")
DECLARATIONS = ("", "stay", "leave")
ANNOUNCEMENTS = ("", "can", "cannot")

assert len(CARDS) == card.KINDS
assert len(PLAYABLES) == card.PLAYABLES


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
