"""Refusals of the characters' powers and of the magic spyglass."""

TEXTS: dict[str, tuple[str, str]] = {
    "red-when": (
        "Red rolls again when the captain has announced that they cannot",
        "Rouge relance quand le capitaine a annoncé qu'il ne peut pas",
    ),
    "red-no-treasure": (
        "Red gives up a treasure, and there is none",
        "Rouge défausse un trésor, et il n'y en a aucun",
    ),
    "red-not-owned": (
        "that treasure is not yours to give up",
        "ce trésor n'est pas à vous",
    ),
    "blue-when": (
        "Blue takes over when the captain has announced that they cannot",
        "Bleu prend la barre quand le capitaine a annoncé qu'il ne peut pas",
    ),
    "blue-rowboat": (
        "Blue has no power over the rowboat",
        "Bleu n'a pas de pouvoir sur la chaloupe",
    ),
    "blue-ashore": (
        "only a passenger of the aircraft in danger can take over",
        "seul un passager de l'aéronef en danger peut prendre la barre",
    ),
    "blue-captain": ("Blue is captain already", "Bleu est déjà capitaine"),
    "green-when": (
        "Green drives pirates away when the captain has announced that they cannot",
        "Vert chasse les pirates quand le capitaine a annoncé qu'il ne peut pas",
    ),
    "green-no-pirates": ("no die shows pirates", "aucun dé ne montre de pirates"),
    "yellow-when": (
        "Yellow turns up two cards when the captain has announced that they cannot",
        "Jaune retourne deux cartes quand le capitaine a annoncé qu'il ne peut pas",
    ),
    "black-when": (
        "Black calms the way before the dice are rolled",
        "Noir retire deux dés avant le lancer",
    ),
    "black-ashore": (
        "Black must be aboard the vessel about to roll",
        "Noir doit être à bord du vaisseau qui va lancer les dés",
    ),
    "purple-when": (
        "Purple persuades after the declarations and before the announcement",
        "Violet impose son choix après les déclarations et avant l'annonce",
    ),
    "purple-in-void": (
        "in the void nobody made a choice to be changed",
        "dans le vide, personne n'a fait de choix à changer",
    ),
    "purple-from-rowboat": (
        "Purple's power does not reach out of the rowboat",
        "le pouvoir de Violet ne s'exerce pas depuis la chaloupe",
    ),
    "purple-took-rowboat": (
        "who took the rowboat neither stays nor leaves",
        "qui a pris la chaloupe ne reste ni ne descend",
    ),
    "purple-not-declared": (
        "Purple has declared nothing in this leg that others could follow",
        "Violet n'a rien déclaré pendant cette étape que d'autres puissent suivre",
    ),
    "purple-at-emptied-city": (
        "the city has no treasure left: nobody can follow",
        "la cité n'a plus de trésor : personne ne peut suivre",
    ),
    "purple-not-them": (
        "neither the captain nor the rowboat's occupant can be persuaded",
        "ni le capitaine ni l'occupant de la chaloupe ne changent de choix",
    ),
    "purple-same-choice": (
        "that player is not where the other choice leads",
        "ce joueur n'est pas là où mène l'autre choix",
    ),
    "purple-rowboat": (
        "Purple has no power over the rowboat",
        "Violet n'a pas de pouvoir sur la chaloupe",
    ),
    "spyglass-when": (
        "the magic spyglass is used when the captain has announced that they cannot",
        "la longue-vue magique s'utilise quand le capitaine a annoncé qu'il ne peut pas",
    ),
    "spyglass-other-vessel": (
        "a magic spyglass clears the way of the vessel one is in",
        "une longue-vue magique ouvre la voie au vaisseau où l'on est",
    ),
    "spyglass-ashore": (
        "only who is aboard may use a magic spyglass",
        "seul qui est à bord peut utiliser une longue-vue magique",
    ),
}
