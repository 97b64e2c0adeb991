"""What people call the things of the box, in English and in French. Data, nothing else.

INFERRED marks what we put where no text at hand says so, OURS a name or a translation of our own: somebody
who holds the box can correct either here, in one line (a4, a5).
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Name:
    en: str
    fr: str


@dataclass(frozen=True)
class City:
    name: Name
    epithet: Name | None = None


@dataclass(frozen=True)
class Character:
    """A card with two sides: a woman and a man of one colour, with the same power."""

    colour: Name
    woman: str
    man: str


# By the words of `names.city_word`; the bonus cities by the words of their modules.
CITIES: dict[str, City] = {
    "1": City(Name("Heolia", "Héolia"), Name("the city of winds", "la cité des vents")),
    "2": City(Name("Verdolia", "Verdolia")),  # OURS
    "4": City(Name("Kanopea", "Kanopea"), Name("the wild", "la sauvage")),  # INFERRED: that it is city 4
    "6": City(Name("Horlune", "Horlune")),  # OURS
    "9": City(Name("Amarine", "Amarine")),  # OURS
    "12": City(Name("Barbadahl", "Barbadahl")),
    "15": City(Name("Karios", "Karios")),
    "20": City(Name("Prismara", "Prismara")),  # OURS
    "25": City(Name("Meiji", "Meiji"), Name("the city of lights", "la cité des lumières")),
}
BONUS_CITIES: dict[str, City] = {
    "krismastri": City(Name("Krismastri", "Krismastri"), Name("the Christmas city", "la Cité Noël")),
    "matryoshburg": City(Name("Matryoshburg", "Matryoshburg")),
    "boscalumia": City(Name("Boscalumia", "Boscalumia"), Name("the forgotten city", "la Cité oubliée")),
}

CHARACTERS: dict[str, Character] = {
    "red": Character(Name("Red", "Rouge"), "Amelia Lorna-Lou", "Lord Hawkins"),
    "blue": Character(Name("Blue", "Bleu"), "Mel Katansky", "Orville Russell K."),
    "green": Character(Name("Green", "Vert"), "Sonja Blixxen", "Ambroise Septimus"),
    "yellow": Character(Name("Yellow", "Jaune"), "Aleshanee Eyota", "Howard McFerty"),
    "black": Character(Name("Black", "Noir"), "Claudia Harker", "Alekseï Timovitch"),
    "purple": Character(Name("Purple", "Violet"), "Victoria de Beckliss", "Marcus Hartmann"),
}

HAZARDS: dict[str, Name] = {
    "fog": Name("Fog", "Brouillard"),
    "lightning": Name("Lightning", "Foudre"),
    "birds": Name("Birds", "Oiseaux"),
    "pirates": Name("Pirates", "Pirates"),
    "blank": Name("Blank", "Face vide"),
}
HAZARD_COLOURS: dict[str, Name] = {
    "fog": Name("blue", "bleu"),
    "lightning": Name("yellow", "jaune"),
    "birds": Name("red", "rouge"),
    "pirates": Name("black", "noir"),
}

CARDS: dict[str, Name] = {
    "compass": Name("Compass", "Boussole"),
    "lightning_arrester": Name("Lightning arrester", "Parafoudre"),
    "foghorn": Name("Foghorn", "Corne de brume"),
    "cannon": Name("Cannon", "Canon"),
    "improved_compass": Name("Improved compass", "Boussole améliorée"),  # OURS
    "improved_lightning_arrester": Name("Improved lightning arrester", "Parafoudre amélioré"),  # OURS
    "improved_foghorn": Name("Improved foghorn", "Corne de brume améliorée"),  # OURS
    "improved_cannon": Name("Improved cannon", "Canon amélioré"),  # OURS
    "help_compass": Name("Helping compass", "Boussole, coup de pouce"),  # OURS
    "help_lightning_arrester": Name("Helping lightning arrester", "Parafoudre, coup de pouce"),  # OURS
    "help_foghorn": Name("Helping foghorn", "Corne de brume, coup de pouce"),  # OURS
    "help_cannon": Name("Helping cannon", "Canon, coup de pouce"),  # OURS
    "turbo": Name("Turbo", "Turbo"),
    "rowboat_fog": Name("Rowboat, ignores fog", "Chaloupe, ignore le brouillard"),
    "rowboat_lightning": Name("Rowboat, ignores lightning", "Chaloupe, ignore la foudre"),
    "rowboat_birds": Name("Rowboat, ignores birds", "Chaloupe, ignore les oiseaux"),
    "rowboat_pirates": Name("Rowboat, ignores pirates", "Chaloupe, ignore les pirates"),
    "alternative_route": Name("Alternative route", "Itinéraire bis"),
    "ejection": Name("Ejection", "Débarquement"),
    "jetpack": Name("Jetpack", "Jetpack"),
    "wind_gust": Name("Wind gust", "Coup dur"),
    "bandit": Name("Bandit", "Bandit"),  # OURS, in English
    "mooring": Name("Mooring", "Amarre"),  # OURS, in English
    "pressing_need": Name("Pressing need", "Envie pressante"),  # OURS, in English
    "new_gear": Name("New gear", "Nouveau matos"),  # OURS, in English
    "spy": Name("Spy", "Espionne"),  # OURS, in English
    "grappling_hook": Name("Grappling hook", "Grappin"),
    "instructor": Name("Instructor", "Instructeur"),  # OURS, in English
}
SPYGLASS = Name("Magic spyglass", "Longue-vue magique")  # a treasure, though it is played like a card

MODULES: dict[str, Name] = {
    "turbo": Name("Turbos", "Turbos"),
    "powers": Name("Power cards", "Cartes pouvoir"),
    "spyglass": Name("Magic spyglasses", "Longues-vues magiques"),
    "beginners": Name("Beginners' ending", "Fin de partie des débutants"),
    "crews": Name("Crews, for two players", "Équipages, à deux joueurs"),
    "improved": Name("A Little Help: improved equipment", "Coup de pouce : équipement amélioré"),
    "specials_1": Name("A Little Help: Bandit and Mooring", "Coup de pouce : Bandit et Amarre"),
    "help": Name("A Little Help: helping equipment", "Coup de pouce : cartes coup de pouce"),
    "characters": Name("A Little Help: characters", "Coup de pouce : personnages"),
    "rowboat": Name("A Little Initiative: rowboat", "Coup de théâtre : chaloupe"),
    "specials_2": Name(
        "A Little Initiative: Pressing need, New gear and Spy",
        "Coup de théâtre : Envie pressante, Nouveau matos et Espionne",
    ),
    "grappling_hook": Name("Grappling hook", "Grappin"),
    "instructor": Name("Instructor", "Instructeur"),
    "krismastri": Name("Krismastri", "Krismastri"),
    "matryoshburg": Name("Matryoshburg", "Matryoshburg"),
    "boscalumia": Name("Boscalumia", "Boscalumia"),
}
PRESETS: dict[str, Name] = {
    "first_flight": Name("First flight", "Premier vol"),
    "classic": Name("Classic", "Classique"),
    "whole_sky": Name("The whole sky", "Le ciel entier"),
    "two_crews": Name("Two crews", "Deux équipages"),
}
HOUSE: dict[str, Name] = {
    "open_scores": Name("Open scores", "Scores visibles"),
    "hook_at_announcement": Name(
        "Grappling hook already at the announcement", "Grappin dès l'annonce du capitaine"
    ),
    "instructor_own_draws": Name(
        "Instructor for one's own treasures only", "Instructeur pour ses propres trésors seulement"
    ),
    "rowboat_on_main_line": Name("No rowboat towards Boscalumia", "Pas de chaloupe vers Boscalumia"),
    "other_dice": Name("The other table of dice", "L'autre table de dés"),
    "chosen_characters": Name("Characters are chosen", "Personnages choisis"),
}
