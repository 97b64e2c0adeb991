"""Refusals of a moment: nobody may answer, or this seat is asked nothing, or something else."""

TEXTS: dict[str, tuple[str, str]] = {
    # ---------------------------------------------------- nobody may answer
    "no-such-place": (
        "there is no seat {seat} at a table of {players}",
        "il n'y a pas de place {seat} à une table de {players}",
    ),
    "game-over": ("the game is over", "la partie est finie"),
    "table-not-shown": (
        "nobody answers before the whole table has been shown this moment",
        "personne ne répond avant que ce moment ait été montré à toute la table",
    ),
    "chance-rolls": (
        "the dice are rolling: nobody answers before they lie",
        "les dés roulent : personne ne répond avant qu'ils s'arrêtent",
    ),
    "chance-shuffles": (
        "cards are being shuffled: nobody answers before they lie",
        "on mélange les cartes : personne ne répond avant la fin",
    ),
    "chance-deals-characters": ("the characters are being dealt", "on distribue les personnages"),
    "chance-draws-captain": ("the first captain is being drawn", "on tire au sort le premier capitaine"),
    # ---------------------------------------------------- somebody else is asked
    "not-asked": ("nobody asks you now", "on ne vous demande rien en ce moment"),
    "not-asked-declarations": (
        "nobody asks you now: passengers declare in turn, from the captain's left",
        "on ne vous demande rien : les passagers déclarent à tour de rôle, depuis la gauche du capitaine",
    ),
    "not-asked-window": (
        "nobody asks you now: players are asked in turn, from the captain clockwise",
        "on ne vous demande rien : on interroge les joueurs un par un, depuis le capitaine, en sens horaire",
    ),
    "not-asked-instructor": (
        "nobody asks you now: Instructor goes round once, from the captain clockwise",
        "on ne vous demande rien : Instructeur fait un seul tour, depuis le capitaine, en sens horaire",
    ),
    "window-interrupted": (
        "a treasure is drawn first: only Instructor is asked for now",
        "un trésor est d'abord pioché : on ne demande qu'Instructeur pour l'instant",
    ),
    # ---------------------------------------------------- something else is asked
    "asked-land": (
        "you are asked whether you land or fly",
        "on vous demande si vous vous posez ou si vous continuez",
    ),
    "asked-direction": (
        "you are asked for the direction: onward or to Boscalumia",
        "on vous demande la direction : tout droit ou vers Boscalumia",
    ),
    "asked-prepare": ("you are asked whether you prepare", "on vous demande si vous préparez"),
    "asked-window": (
        "you are asked for a card or a power, or to pass",
        "on vous demande une carte ou un pouvoir, ou de passer",
    ),
    "asked-declare": ("you are asked for your declaration", "on vous demande votre déclaration"),
    "asked-announce": (
        "you are asked whether you can or cannot",
        "on vous demande si vous pouvez ou ne pouvez pas",
    ),
    "asked-pay": ("you are asked how you pay", "on vous demande comment vous payez"),
    "asked-help": ("you are asked for help cards", "on vous demande vos coups de pouce"),
    "asked-gift": ("you are asked who gets the gift", "on vous demande à qui va le cadeau"),
    "asked-bonus": (
        "you are asked which bonus you take: exactly one",
        "on vous demande quel bonus vous prenez : exactement un",
    ),
    "asked-discard": (
        "you are asked which cards you discard",
        "on vous demande quelles cartes vous défaussez",
    ),
    "asked-instructor": (
        "you are asked whether you play Instructor",
        "on vous demande si vous jouez Instructeur",
    ),
    "asked-treasure": ("you are asked which treasure is drawn", "on vous demande quel trésor est pioché"),
    "asked-keep": (
        "you are asked which treasure your crew keeps",
        "on vous demande quel trésor garde votre équipage",
    ),
    "asked-dice": (
        "you are asked which dice roll again, perhaps none",
        "on vous demande quels dés sont relancés, peut-être aucun",
    ),
    "asked-relieved": (
        "you are asked whether you stay or leave",
        "on vous demande si vous restez ou descendez",
    ),
    "asked-character": (
        "you are asked which character you take",
        "on vous demande quel personnage vous prenez",
    ),
}
