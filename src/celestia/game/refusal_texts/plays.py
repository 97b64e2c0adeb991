"""Refusals of cards, powers and the magic spyglass: when, who, whether, on whom."""

TEXTS: dict[str, tuple[str, str]] = {
    # ---------------------------------------------------- not at hand
    "play-equipment": (
        "equipment and turbos are not played like this: the captain pays with them",
        "équipement et turbos ne se jouent pas ainsi : le capitaine paie avec",
    ),
    "play-help": (
        "help cards are laid face down, in the help round",
        "les coups de pouce se posent face cachée, au tour de coup de pouce",
    ),
    "card-not-held": ("you hold no card {card}", "vous n'avez pas la carte {card}"),
    "spyglass-not-owned": (
        "you have no magic spyglass from {city}",
        "vous n'avez pas de longue-vue magique de la cité {city}",
    ),
    "power-not-yours": ("you are not {colour}", "vous n'êtes pas {colour}"),
    "power-used": ("a power is used once in a game", "un pouvoir s'utilise une fois par partie"),
    # ---------------------------------------------------- several cards
    "void-holds-all": (
        "in the void nobody can get off, come back or be held",
        "dans le vide, on ne peut ni descendre, ni remonter, ni être retenu",
    ),
    "vessel-not-yours": (
        "a power serves the vessel its holder is in",
        "un pouvoir sert le vaisseau où se trouve qui le détient",
    ),
    "rescue-ashore": (
        "only who is aboard the vessel in danger may use it",
        "seul qui est à bord du vaisseau en danger peut l'utiliser",
    ),
    # ---------------------------------------------------- Alternative route
    "route-when": (
        "Alternative route is played after the declarations or after an announcement",
        "Itinéraire bis se joue après les déclarations ou après une annonce",
    ),
    "route-other-vessel": (
        "Alternative route is played for the vessel one is in, by nobody else",
        "Itinéraire bis se joue pour le vaisseau où l'on est, par personne d'autre",
    ),
    "route-ashore": (
        "who has left the aircraft may not play Alternative route",
        "qui a quitté l'aéronef ne peut pas jouer Itinéraire bis",
    ),
    "route-no-dice": ("there are no dice to roll again", "il n'y a aucun dé à relancer"),
    # ---------------------------------------------------- Wind gust
    "gust-when": (
        "Wind gust is played from the end of the declarations until the captain pays",
        "Coup dur se joue de la fin des déclarations jusqu'au paiement du capitaine",
    ),
    "gust-no-blank": ("no die is blank", "aucun dé ne montre de face vide"),
    "gust-after-spyglass": (
        "a magic spyglass leaves no roll to face",
        "une longue-vue magique ne laisse aucun lancer à affronter",
    ),
    "gust-after-cannot": (
        "Wind gust is not played once the captain has announced that they cannot",
        "Coup dur ne se joue plus quand le capitaine a annoncé qu'il ne peut pas",
    ),
    # ---------------------------------------------------- Ejection
    "ejection-when": (
        "Ejection is played after the declarations and before the announcement",
        "Débarquement se joue après les déclarations et avant l'annonce",
    ),
    "ejection-by-occupant": (
        "the rowboat's occupant plays no Ejection",
        "l'occupant de la chaloupe ne joue pas Débarquement",
    ),
    "ejection-ashore": (
        "only who is in the aircraft may play Ejection",
        "seul qui est dans l'aéronef peut jouer Débarquement",
    ),
    "ejection-at-emptied-city": (
        "the city has no treasure left: nobody can be put ashore",
        "la cité n'a plus de trésor : personne ne peut y être débarqué",
    ),
    "ejection-of-occupant": (
        "the rowboat's occupant cannot be ejected",
        "l'occupant de la chaloupe ne peut pas être débarqué",
    ),
    "ejection-of-whom": (
        "Ejection takes another passenger of the aircraft, not its captain and not oneself",
        "Débarquement vise un autre passager de l'aéronef, ni le capitaine ni soi-même",
    ),
    "ejection-from-rowboat": (
        "there is no Ejection from the rowboat",
        "on ne joue pas Débarquement sur la chaloupe",
    ),
    # ---------------------------------------------------- Jetpack
    "jetpack-when": (
        "Jetpack is played when the vessel crashes",
        "Jetpack se joue quand le vaisseau s'écrase",
    ),
    "jetpack-other-vessel": (
        "a Jetpack is of use in the vessel that crashes",
        "un Jetpack ne sert que dans le vaisseau qui s'écrase",
    ),
    "jetpack-ashore": (
        "only who is aboard the crashing vessel may play Jetpack",
        "seul qui est à bord du vaisseau qui s'écrase peut jouer Jetpack",
    ),
    "jetpack-at-emptied-city": ("the city has no treasure left", "la cité n'a plus de trésor"),
    "jetpack-last": (
        "Jetpack is asked for last, when every rescue has been declined",
        "Jetpack vient en dernier, quand aucun secours n'est venu",
    ),
    # ---------------------------------------------------- Bandit, Mooring
    "bandit-when": (
        "Bandit is played before the dice are rolled",
        "Bandit se joue avant le lancer des dés",
    ),
    "bandit-no-more-dice": (
        "no roll has more than eight dice",
        "aucun lancer ne compte plus de huit dés",
    ),
    "mooring-when": (
        "Mooring is played when the vessel has been paid for and would advance",
        "Amarre se joue quand on a payé et que le vaisseau va avancer",
    ),
    "mooring-twice": ("the vessel is moored already", "le vaisseau est déjà amarré"),
    # ---------------------------------------------------- Pressing need, New gear, Spy
    "need-when": (
        "Pressing need is played after the declarations and before the announcement",
        "Envie pressante se joue après les déclarations et avant l'annonce",
    ),
    "need-not-captain": (
        "only the captain of the aircraft has a pressing need",
        "seul le capitaine de l'aéronef peut avoir une envie pressante",
    ),
    "need-alone": (
        "nobody else is aboard to become captain",
        "il n'y a personne d'autre à bord pour devenir capitaine",
    ),
    "need-not-passenger": (
        "only a passenger of the aircraft can become captain",
        "seul un passager de l'aéronef peut devenir capitaine",
    ),
    "need-in-rowboat": (
        "there is nobody else in the rowboat to become captain",
        "il n'y a personne d'autre dans la chaloupe pour devenir capitaine",
    ),
    "need-too-late": (
        "who takes over at the crash is too late for Pressing need",
        "qui prend la barre au moment du crash arrive trop tard pour Envie pressante",
    ),
    "gear-when": (
        "New gear is played before either vessel's dice are rolled",
        "Nouveau matos se joue avant le lancer de l'un ou l'autre vaisseau",
    ),
    "spy-when": (
        "Spy is played before either vessel's dice are rolled",
        "Espionne se joue avant le lancer de l'un ou l'autre vaisseau",
    ),
    "spy-on-oneself": ("one's own hand needs no Spy", "inutile d'espionner sa propre main"),
    "spy-no-cards": (
        "that player has no cards to look at",
        "ce joueur n'a aucune carte à regarder",
    ),
    # ---------------------------------------------------- Grappling hook, Instructor
    "hook-when": (
        "Grappling hook is played when the aircraft's success is final, before it moves",
        "Grappin se joue quand le succès de l'aéronef est acquis, avant qu'il avance",
    ),
    "hook-in-rowboat": (
        "the rowboat's occupant has no treasure to return",
        "l'occupant de la chaloupe n'a aucun trésor à rendre",
    ),
    "hook-not-got-off": (
        "only who got off the aircraft in this leg can come back",
        "seul qui est descendu de l'aéronef pendant cette étape peut remonter",
    ),
    "instructor-when": (
        "Instructor is played when somebody is about to draw a treasure",
        "Instructeur se joue quand quelqu'un va piocher un trésor",
    ),
    "instructor-own-draws": (
        "at this table Instructor serves one's own draws only",
        "à cette table, Instructeur ne sert que pour ses propres trésors",
    ),
    "instructor-once": (
        "one Instructor has been played on this draw",
        "un Instructeur a déjà été joué sur cette pioche",
    ),
    # ---------------------------------------------------- Rowboat
    "rowboat-when": (
        "a rowboat is launched instead of a declaration, by the captain before they announce",
        "une chaloupe part au lieu d'une déclaration, ou par le capitaine avant son annonce",
    ),
    "rowboat-none": ("you hold no rowboat card", "vous n'avez pas de carte chaloupe"),
    "rowboat-not-aircraft": (
        "a rowboat is launched from the aircraft",
        "une chaloupe part de l'aéronef",
    ),
    "rowboat-full": (
        "the rowboat has one seat, and it is taken",
        "la chaloupe n'a qu'une place, et elle est prise",
    ),
    "rowboat-taken": (
        "somebody was first to take the rowboat",
        "quelqu'un a déjà pris la chaloupe",
    ),
    "rowboat-main-line": (
        "at this table no rowboat is launched off the main line",
        "à cette table, aucune chaloupe ne part hors de la route principale",
    ),
    "rowboat-passenger-declares": (
        "a passenger takes the rowboat when they declare, not later",
        "un passager prend la chaloupe quand il déclare, pas après",
    ),
    "rowboat-captain-waits": (
        "the captain may take the rowboat once all have declared",
        "le capitaine peut prendre la chaloupe quand tous ont déclaré",
    ),
    "rowboat-in-turn": (
        "passengers declare in turn, from the captain's left",
        "les passagers déclarent à tour de rôle, depuis la gauche du capitaine",
    ),
    "rowboat-no-rescue": (
        "a rowboat is no rescue: it is too late for it",
        "une chaloupe n'est pas un secours : il est trop tard",
    ),
    "rowboat-announced": (
        "once announced, nobody takes the rowboat",
        "après l'annonce, personne ne prend la chaloupe",
    ),
}
