"""Refusals of answers that are no cards: declarations, payments, dice, treasures, bonuses, gifts."""

TEXTS: dict[str, tuple[str, str]] = {
    # ---------------------------------------------------- stay, leave, land, fly
    "declare-in-boat": (
        "who is in the rowboat declares nothing",
        "qui est dans la chaloupe ne déclare rien",
    ),
    "declare-got-off": (
        "you have got off, and are out until the next journey",
        "vous avez quitté l'aéronef : vous remontez à bord au prochain voyage",
    ),
    "declare-once-in-turn": (
        "passengers declare once a leg, after the roll, each in turn from the captain's left",
        "les passagers déclarent une fois par étape, après le lancer, depuis la gauche du capitaine",
    ),
    "leave-as-captain": (
        "a captain may not leave: they may land when they are alone at the start of a leg",
        "un capitaine ne descend pas : il peut se poser s'il est seul au début d'une étape",
    ),
    "leave-in-void": ("in the void nobody can get off", "dans le vide, personne ne peut descendre"),
    "leave-at-emptied-city": (
        "the city has no treasure left: nobody can get off",
        "la cité n'a plus de trésor : personne ne peut descendre",
    ),
    "stay-as-captain": (
        "a captain declares nothing: they fly",
        "un capitaine ne déclare rien : il vole",
    ),
    "stay-in-void": ("in the void nothing is declared", "dans le vide, on ne déclare rien"),
    "land-not-captain": (
        "only the captain of the vessel whose leg it is may land",
        "seul le capitaine du vaisseau dont c'est l'étape peut se poser",
    ),
    "land-in-void": ("in the void nobody can land", "dans le vide, personne ne peut se poser"),
    "land-at-emptied-city": (
        "the city has no treasure left: nobody can land",
        "la cité n'a plus de trésor : personne ne peut s'y poser",
    ),
    "land-first-leg-of-rowboat": (
        "the first leg in the rowboat must be rolled",
        "la première étape en chaloupe doit être jouée",
    ),
    "land-alone-at-start": (
        "a captain may land when they are alone at the start of a leg, before the roll",
        "un capitaine peut se poser s'il est seul au début d'une étape, avant le lancer",
    ),
    "fly-not-captain": (
        "only the captain of the vessel whose leg it is flies or lands",
        "seul le capitaine du vaisseau dont c'est l'étape continue ou se pose",
    ),
    "fly-at-start": (
        "land or fly is asked at the start of a leg, of who may land",
        "se poser ou continuer se demande au début d'une étape, à qui peut se poser",
    ),
    # ---------------------------------------------------- direction, preparation
    "head-no-fork": (
        "only from Barbadahl does the way fork, if Boscalumia is in the game",
        "la route ne bifurque qu'à Barbadahl, si Boscalumia est en jeu",
    ),
    "head-lit": (
        "Boscalumia is lit: nobody flies there again",
        "Boscalumia est rallumée : on n'y vole plus",
    ),
    "head-emptied": (
        "Barbadahl has no treasure left: there is no way to Boscalumia",
        "Barbadahl n'a plus de trésor : la route de Boscalumia est fermée",
    ),
    "head-not-captain": (
        "only the captain of the vessel whose leg it is chooses the direction",
        "seul le capitaine du vaisseau dont c'est l'étape choisit la direction",
    ),
    "head-at-start": (
        "the direction is chosen at the start of a leg",
        "la direction se choisit au début d'une étape",
    ),
    "prepare-crews-only": ("only crews prepare", "seuls les équipages préparent"),
    "prepare-not-captain": (
        "only the captain of the aircraft prepares",
        "seul le capitaine de l'aéronef prépare",
    ),
    "prepare-in-void": (
        "in the void there is no tile to prepare on",
        "dans le vide, il n'y a pas de tuile où préparer",
    ),
    "prepare-at-emptied-city": (
        "on an emptied city nobody prepares",
        "sur une cité vidée, on ne prépare pas",
    ),
    "prepare-last-pawn": ("the last pawn stays aboard", "le dernier pion reste à bord"),
    "prepare-at-start": (
        "a crew prepares at the start of a leg, one pawn a leg",
        "un équipage prépare au début d'une étape, un pion par étape",
    ),
    # ---------------------------------------------------- announcement and payment
    "announce-not-captain": (
        "only the captain of the vessel whose leg it is announces",
        "seul le capitaine du vaisseau dont c'est l'étape annonce",
    ),
    "announce-forced": (
        "the announcement follows from the cards: only turbos leave a choice",
        "l'annonce découle des cartes : seuls les turbos laissent le choix",
    ),
    "announce-cannot": (
        "your cards do not answer every event",
        "vos cartes ne répondent pas à tous les événements",
    ),
    "announce-clear-sky": (
        "the sky is clear: there is nothing to pay, so the ship flies",
        "le ciel est dégagé : il n'y a rien à payer, donc l'aéronef avance",
    ),
    "announce-must": (
        "you hold the cards, so you must fly: only turbos are optional",
        "vous avez les cartes, donc vous devez voler : seul le turbo est facultatif",
    ),
    "pay-not-captain": (
        "only the captain of the vessel whose leg it is pays",
        "seul le capitaine du vaisseau dont c'est l'étape paie",
    ),
    "pay-nothing": (
        "nothing is to be paid now, or there is one way only",
        "il n'y a rien à payer maintenant, ou une seule façon de le faire",
    ),
    "too-few-cards": (
        "you hold {held} of the card {card}, not {named}",
        "vous avez {held} fois la carte {card}, pas {named}",
    ),
    "pay-turbo-too-many": (
        "a turbo answers an event, and there are not so many",
        "un turbo répond à un événement, et il n'y en a pas autant",
    ),
    "pay-exactly": (
        "pay an exact cover: every event answered, and no card that could be kept",
        "payez juste : chaque événement reçoit sa réponse, et aucune carte n'est de trop",
    ),
    # ---------------------------------------------------- dice, help cards
    "dice-without-route": (
        "dice are picked when Alternative route has been played",
        "on choisit des dés quand Itinéraire bis a été joué",
    ),
    "dice-not-captain": (
        "the captain picks the dice, no matter who played Alternative route",
        "c'est le capitaine qui choisit les dés, qui que ce soit qui ait joué Itinéraire bis",
    ),
    "dice-no-such-die": ("there is no die {number}", "il n'y a pas de dé {number}"),
    "dice-locked": (
        "die {number} shows pirates, and Green has locked it",
        "le dé {number} montre des pirates, et Vert l'a verrouillé",
    ),
    "help-as-captain": (
        "captains may not use their own help cards",
        "un capitaine n'utilise pas ses propres coups de pouce",
    ),
    "help-for-rowboat": (
        "there are no help cards for the rowboat",
        "il n'y a pas de coup de pouce pour la chaloupe",
    ),
    "help-not-passenger": (
        "help cards are for passengers of the aircraft",
        "les coups de pouce sont pour les passagers de l'aéronef",
    ),
    "help-over": (
        "the help round of this leg is over",
        "le tour de coup de pouce de cette étape est passé",
    ),
    "help-when": (
        "help cards are laid when the captain cannot and every rescue was declined",
        "les coups de pouce se posent quand le capitaine ne peut pas et qu'aucun secours n'est venu",
    ),
    "help-answered": (
        "your answer to the help round lies on the table already",
        "votre réponse au tour de coup de pouce est déjà sur la table",
    ),
    # ---------------------------------------------------- treasures
    "choose-without-instructor": (
        "only who has played Instructor chooses a treasure",
        "seul qui a joué Instructeur choisit un trésor",
    ),
    "choose-not-there": (
        "not in the pile of this city: {face}, {city}",
        "absent de la pile de cette cité : {face}, {city}",
    ),
    "keep-without-drawing": (
        "only a crew that has drawn several treasures keeps one",
        "seul un équipage qui a pioché plusieurs trésors en garde un",
    ),
    "keep-not-drawn": (
        "not among the treasures drawn: {face}, {city}",
        "absent des trésors piochés : {face}, {city}",
    ),
    # ---------------------------------------------------- Matryoshburg
    "bonus-when": (
        "Matryoshburg gives its bonus before the journey that follows a crash of the aircraft",
        "Matryoshburg donne son bonus avant le voyage qui suit un crash de l'aéronef",
    ),
    "bonus-in-turn": (
        "everybody takes a bonus in turn, from the new captain on",
        "chacun prend un bonus à son tour, à partir du nouveau capitaine",
    ),
    "bonus-begun": (
        "you have begun to discard: exactly one bonus",
        "vous avez commencé à défausser : exactement un bonus",
    ),
    "discard-one-at-least": ("discard at least one card", "défaussez au moins une carte"),
    "trade-no-treasure": ("you do not have it: {face}, {city}", "vous ne l'avez pas : {face}, {city}"),
    "trade-emptied-city": (
        "its city has no treasure left: you would draw the same again",
        "sa cité n'a plus de trésor : vous piocheriez le même",
    ),
    # ---------------------------------------------------- gifts, characters
    "gift-not-yours": (
        "gifts are handed out by who announces the end",
        "les cadeaux sont remis par qui annonce la fin",
    ),
    "gift-for-oneself": ("a gift is never for oneself", "on ne s'offre pas de cadeau à soi-même"),
    "gift-one-each": ("one gift each", "un cadeau chacun"),
    "no-such-seat": (
        "there is no such seat at this table",
        "cette place n'existe pas à cette table",
    ),
    "take-when": (
        "characters are taken before the first journey, if at all",
        "les personnages se prennent avant le premier voyage, s'ils se choisissent",
    ),
    "take-in-turn": (
        "characters are taken in turn, from seat 0 on",
        "les personnages se prennent à tour de rôle, à partir de la place 0",
    ),
    "take-taken": ("{colour} is taken", "{colour} est déjà pris"),
}
