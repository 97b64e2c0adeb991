"""The things of the box by name: from the catalogue, and in the forms that sentences need."""

from ...game.catalogue import BONUS_CITIES, CARDS, CHARACTERS, CITIES, PRESETS, SPYGLASS, Name

EQUIPMENT = ("compass", "lightning_arrester", "foghorn", "cannon")

IN_FORMS = frozenset(word for word in CARDS if word.startswith(("help_", "rowboat_")))
COMMON = (*EQUIPMENT, *(f"improved_{word}" for word in EQUIPMENT))  # names without a capital


def _pair(name: Name) -> tuple[str, str]:
    return name.en, name.fr


def _in_a_sentence(name: Name) -> tuple[str, str]:
    return name.en.lower(), name.fr.lower()


TEXTS: dict[str, tuple[str, str]] = {
    **{f"city.{word}": _pair(city.name) for word, city in (CITIES | BONUS_CITIES).items()},
    **{f"colour.{word}": _pair(character.colour) for word, character in CHARACTERS.items()},
    **{
        f"character.{word}": (f"{character.woman} / {character.man}",) * 2
        for word, character in CHARACTERS.items()
    },
    **{f"preset.{word}": _pair(name) for word, name in PRESETS.items()},
    **{f"card.{word}": _pair(name) for word, name in CARDS.items() if word not in IN_FORMS},
    **{f"card.{word}": _in_a_sentence(CARDS[word]) for word in COMMON},
    "card.spyglass": _pair(SPYGLASS),
    "and": ("and", "et"),
    "nothing": ("nothing", "rien"),
    "face.fog": ("fog", "brouillard"),
    "face.lightning": ("lightning", "foudre"),
    "face.birds": ("birds", "oiseaux"),
    "face.pirates": ("pirates", "pirates"),
    "face.blank": ("blank", "face vide"),
    "owes.compass": ("a compass|{count} compasses", "une boussole|{count} boussoles"),
    "owes.lightning_arrester": (
        "a lightning arrester|{count} lightning arresters",
        "un parafoudre|{count} parafoudres",
    ),
    "owes.foghorn": ("a foghorn|{count} foghorns", "une corne de brume|{count} cornes de brume"),
    "owes.cannon": ("a cannon|{count} cannons", "un canon|{count} canons"),
    "card.help": ("help card {thing}", "coup de pouce {thing}"),
    "card.rowboat": ("rowboat ({thing})", "chaloupe ({thing})"),
    "card.red": ("Red's power", "pouvoir Rouge"),
    "card.blue": ("Blue's power", "pouvoir Bleu"),
    "card.green": ("Green's power", "pouvoir Vert"),
    "card.yellow": ("Yellow's power", "pouvoir Jaune"),
    "card.black": ("Black's power", "pouvoir Noir"),
    "card.purple": ("Purple's power", "pouvoir Violet"),
    "treasure": ("{points:point|points}", "{points:point|points}"),
    "treasure.spyglass": ("Magic spyglass (2 points)", "Longue-vue magique (2 points)"),
    "treasure.from": ("{treasure} {city:of}", "{treasure} {city:of}"),
    "place.at": ("at", "à"),
    "place.to": ("to", "vers"),
    "place.of": ("of", "de"),
    "place.void.name": ("the void", "le vide"),
    "place.void.at": ("in the void", "dans le vide"),
    "place.void.to": ("into the void", "dans le vide"),
    "place.void.of": ("of the void", "du vide"),
}
