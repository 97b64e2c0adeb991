"""The things of the box by name.

Names of cities: 1, 12, 15, 25 and the bonus cities are the box's, so is Kanopea, whose place on the way is
INFERRED. Verdolia, Horlune, Amarine and Prismara are names of our own.
"""

EQUIPMENT = ("compass", "lightning_arrester", "foghorn", "cannon")

TEXTS: dict[str, tuple[str, str]] = {
    "and": ("and", "et"),
    "nothing": ("nothing", "rien"),
    "face.fog": ("fog", "brouillard"),
    "face.lightning": ("lightning", "foudre"),
    "face.birds": ("birds", "oiseaux"),
    "face.pirates": ("pirates", "pirates"),
    "face.blank": ("blank", "vide"),
    "card.compass": ("compass", "boussole"),
    "card.lightning_arrester": ("lightning arrester", "parafoudre"),
    "card.foghorn": ("foghorn", "corne de brume"),
    "card.cannon": ("cannon", "canon"),
    "card.improved": ("improved {thing}", "{thing} (amélioré)"),
    "card.help": ("help card {thing}", "coup de pouce {thing}"),
    "card.rowboat": ("rowboat ({thing})", "chaloupe ({thing})"),
    "card.turbo": ("Turbo", "Turbo"),
    "card.alternative_route": ("Alternative route", "Itinéraire bis"),
    "card.ejection": ("Ejection", "Débarquement"),
    "card.jetpack": ("Jetpack", "Jetpack"),
    "card.wind_gust": ("Wind gust", "Coup dur"),
    "card.bandit": ("Bandit", "Bandit"),
    "card.mooring": ("Mooring", "Amarre"),
    "card.pressing_need": ("Pressing need", "Envie pressante"),
    "card.new_gear": ("New gear", "Nouveau matos"),
    "card.spy": ("Spy", "Espionne"),
    "card.grappling_hook": ("Grappling hook", "Grappin"),
    "card.instructor": ("Instructor", "Instructeur"),
    "card.spyglass": ("Magic spyglass", "Longue-vue magique"),
    "card.red": ("Red's power", "pouvoir Rouge"),
    "card.blue": ("Blue's power", "pouvoir Bleu"),
    "card.green": ("Green's power", "pouvoir Vert"),
    "card.yellow": ("Yellow's power", "pouvoir Jaune"),
    "card.black": ("Black's power", "pouvoir Noir"),
    "card.purple": ("Purple's power", "pouvoir Violet"),
    "treasure": ("{points:point|points}", "{points:point|points}"),
    "treasure.spyglass": ("Magic spyglass (2 points)", "Longue-vue magique (2 points)"),
    "treasure.from": ("{treasure} {city:of}", "{treasure} {city:of}"),
    "colour.red": ("Red", "Rouge"),
    "colour.blue": ("Blue", "Bleu"),
    "colour.green": ("Green", "Vert"),
    "colour.yellow": ("Yellow", "Jaune"),
    "colour.black": ("Black", "Noir"),
    "colour.purple": ("Purple", "Violet"),
    "character.red": ("Amelia Lorna-Lou / Lord Hawkins", "Amelia Lorna-Lou / Lord Hawkins"),
    "character.blue": ("Mel Katansky / Orville Russell K.", "Mel Katansky / Orville Russell K."),
    "character.green": ("Sonja Blixxen / Ambroise Septimus", "Sonja Blixxen / Ambroise Septimus"),
    "character.yellow": ("Aleshanee Eyota / Howard McFerty", "Aleshanee Eyota / Howard McFerty"),
    "character.black": ("Claudia Harker / Alekseï Timovitch", "Claudia Harker / Alekseï Timovitch"),
    "character.purple": ("Victoria de Beckliss / Marcus Hartmann", "Victoria de Beckliss / Marcus Hartmann"),
    "city.1": ("Heolia", "Heolia"),
    "city.2": ("Verdolia", "Verdolia"),  # ours
    "city.4": ("Kanopea", "Kanopea"),  # its place is INFERRED
    "city.6": ("Horlune", "Horlune"),  # ours
    "city.9": ("Amarine", "Amarine"),  # ours
    "city.12": ("Barbadahl", "Barbadahl"),
    "city.15": ("Karios", "Karios"),
    "city.20": ("Prismara", "Prismara"),  # ours
    "city.25": ("Meiji", "Meiji"),
    "city.boscalumia": ("Boscalumia", "Boscalumia"),
    "place.at": ("at", "à"),
    "place.to": ("to", "vers"),
    "place.of": ("of", "de"),
    "place.void.name": ("the void", "le vide"),
    "place.void.at": ("in the void", "dans le vide"),
    "place.void.to": ("into the void", "dans le vide"),
    "place.void.of": ("of the void", "du vide"),
    "preset.first_flight": ("First flight", "Premier vol"),
    "preset.classic": ("Classic", "Classique"),
    "preset.whole_sky": ("The whole sky", "Le ciel entier"),
    "preset.two_crews": ("Two crews", "Deux équipages"),
}
