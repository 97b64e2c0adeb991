"""The screen around the question: headings, help, the curtain, the podium, what is said on leaving."""

TEXTS: dict[str, tuple[str, str]] = {
    "header": (
        "Celestia · journey {journey} · leg {leg} · deck {deck}, discard {discard}",
        "Celestia · voyage {journey} · étape {leg} · pioche {deck}, défausse {discard}",
    ),
    "city": ("City", "Cité"),
    "name": ("Name", "Nom"),
    "dice": ("Dice", "Dés"),
    "treasures": ("Treasures", "Trésors"),
    "empty": ("empty", "vide"),
    "boscalumia.lit": ("lit", "allumée"),
    "boscalumia.dark": ("25 each", "25 pts"),
    "boscalumia.short": ("Bosc.", "Bosc."),
    "aircraft": ("ship", "aéronef"),
    "rowboat": ("rowboat", "chaloupe"),
    "rowboat.ignores": ("ignores {hazard}", "ignore {hazard}"),
    "vessel.aircraft": ("the ship", "l'aéronef"),
    "vessel.boat": ("the rowboat", "la chaloupe"),
    "void": ("in the void", "dans le vide"),
    "gifts": ("{gifts:gift|gifts}", "{gifts:cadeau|cadeaux}"),
    "label": ("{label}: ", "{label} : "),
    "seat.name": ("Name", "Nom"),
    "seat.where": ("Where", "Où"),
    "seat.cards": ("Cards", "Cartes"),
    "seat.treasures": ("Treasures", "Trésors"),
    "seat.points": ("Points", "Points"),
    "seat.character": ("Character", "Personnage"),
    "captain": ("captain", "capitaine"),
    "you": ("you", "vous"),
    "aboard": ("aboard", "à bord"),
    "stays": ("stays", "reste"),
    "pawns": ("{pawns:pawn|pawns}", "{pawns:pion|pions}"),
    "off": ("off", "à terre"),
    "boat": ("rowboat", "chaloupe"),
    "used": ("{colour}, used", "{colour}, utilisé"),
    "unknown": ("?", "?"),
    "rolled": ("Dice", "Dés"),
    "rolled.none": ("not rolled yet", "pas encore lancés"),
    "rolled.ahead": ("{dice:die|dice} to roll", "{dice:dé|dés} à lancer"),
    "die.ignored": ("{face} (ignored)", "{face} (ignoré)"),
    "owed": ("owed: {need}", "dû : {need}"),
    "owed.nothing": ("clear sky: nothing to pay", "ciel dégagé : rien à payer"),
    "owed.covered": ("nothing left to pay", "plus rien à payer"),
    "announced.can": ("“I can!”", "« Je peux ! »"),
    "announced.cannot": ("“I can't.”", "« Je ne peux pas. »"),
    "on_table": ("On the table: {cards}", "Sur la table : {cards}"),
    "laid": ("You laid face down: {cards}", "Vous avez posé face cachée : {cards}"),
    "hand": ("Your hand ({count})", "Votre main ({count})"),
    "own_treasures": ("Your treasures", "Vos trésors"),
    "own_treasures.none": ("none yet", "aucun pour l'instant"),
    "token": ("Boscalumia (25 points)", "Boscalumia (25 points)"),
    "total": ("{treasures} = {points:point|points}", "{treasures} = {points:point|points}"),
    "seen": ("In the pile", "Dans la pile"),
    "known_hand": ("You know that {name} holds: {cards}", "Vous savez ce que tient {name} : {cards}"),
    "news.more": ("… {count} more before: h", "… {count} de plus avant : h"),
    "prompt": ("Your answer (? for help): ", "Votre réponse (? pour l'aide) : "),
    "prompt.default": (
        "Your answer (Enter: 1, ? for help): ",
        "Votre réponse (Entrée : 1, ? pour l'aide) : ",
    ),
    "prompt.roll": ("Press Enter to roll: ", "Appuyez sur Entrée pour lancer : "),
    "prompt.go_on": ("Press Enter to go on: ", "Appuyez sur Entrée pour continuer : "),
    "help": (
        "Answer with a number of the list, or in the words of the record (stay, play wind_gust, pay compass "
        "turbo). ? this help · r why this is asked · h what happened in this journey · hh in the whole game "
        "· q quit: the record is kept. While the bots play, Enter skips the pauses.",
        "Répondez par un numéro de la liste, par ses mots, ou par ceux de l'enregistrement (stay, play "
        "wind_gust, pay compass turbo). ? cette aide · r pourquoi cette question · h ce voyage raconté · hh "
        "toute la partie · q quitter : l'enregistrement est gardé. Pendant que les bots jouent, Entrée passe "
        "les pauses.",
    ),
    "help.draws": (
        "i asks the table before every treasure is taken, for Instructor, or stops asking.",
        "i demande à la table avant chaque trésor pris, pour Instructeur, ou cesse de demander.",
    ),
    "draws.on": (
        "From now on the table is asked before every treasure is taken.",
        "Désormais la table est consultée avant chaque trésor pris.",
    ),
    "draws.off": (
        "The table is no longer asked before treasures are taken.",
        "La table n'est plus consultée avant les trésors pris.",
    ),
    "no_number": (
        "There is no choice {number}: the list goes from 1 to {last}.",
        "Il n'y a pas de choix {number} : la liste va de 1 à {last}.",
    ),
    "refused": ("Not allowed: {sentence} (rule {rule})", "Refusé : {sentence} (règle {rule})"),
    "must.fly": (
        "You hold the cards, so you must fly. You pay: {cards}.",
        "Vous tenez les cartes : vous devez voler. Vous payez : {cards}.",
    ),
    "must.fall": (
        "You owe {need} and can't pay. You keep your cards, and {ship} falls.",
        "Vous devez {need} et ne pouvez pas payer. Vous gardez vos cartes, et {ship} tombe.",
    ),
    "must.pass": ("You have nothing to play now.", "Vous n'avez rien à jouer maintenant."),
    "curtain": (
        "Pass the keyboard to {name}, then press Enter. The others look away.",
        "Passez le clavier à {name}, puis appuyez sur Entrée. Les autres regardent ailleurs.",
    ),
    "public.announce": ("{captain} decides: can they pay {need}?", "{captain} décide : payer {need} ?"),
    "public.decides": ("{name} decides.", "{name} décide."),
    "public.stays": ("{name} decides: stay or leave?", "{name} décide : rester ou descendre ?"),
    "public.before_roll": (
        "Does anybody play a card before {captain} rolls?",
        "Quelqu'un joue-t-il une carte avant le lancer (capitaine : {captain}) ?",
    ),
    "public.declare": (
        "Nobody can get off here. Does anybody take the rowboat?",
        "Personne ne peut descendre ici. Quelqu'un prend-il la chaloupe ?",
    ),
    "public.after_declarations": (
        "All have decided: {captain} owes {need} and holds {cards:card|cards}. Does anybody play a card?",
        "Tout le monde a décidé : {captain} doit {need} et tient {cards:carte|cartes}. Quelqu'un joue-t-il "
        "une carte ?",
    ),
    "public.clear": (
        "All have decided, and nothing has to be paid. Does anybody play a card?",
        "Tout le monde a décidé, et il n'y a rien à payer. Quelqu'un joue-t-il une carte ?",
    ),
    "public.way": (
        "{captain} can pay. Does anybody play a card before {ship} flies?",
        "{captain} peut payer. Quelqu'un joue-t-il une carte avant que {ship} parte ?",
    ),
    "public.fall": (
        "{ship} falls: {captain} owes {need}. Does anybody save it, or themselves?",
        "{ship} tombe : {captain} doit {need}. Quelqu'un tente-t-il un sauvetage, ou de se sauver ?",
    ),
    "public.instruct": (
        "{drawer} is about to take a treasure. Does anybody play Instructor?",
        "Un trésor va être pioché (pour {drawer}). Quelqu'un joue-t-il Instructeur ?",
    ),
    "public.roll": (
        "{captain} is captain: {dice:die|dice} on the way to {heading}.",
        "{captain} tient la barre : {dice:dé|dés} en route vers {heading}.",
    ),
    "speak_up": (
        "Type your number ({names}), or press Enter for nobody: ",
        "Tapez votre numéro ({names}), ou Entrée pour personne : ",
    ),
    "speak_up.more": (
        "Anybody else? Type your number ({names}), or press Enter for nobody: ",
        "Quelqu'un d'autre ? Tapez votre numéro ({names}), ou Entrée pour personne : ",
    ),
    "speak_up.roll": (
        "{captain}, press Enter to roll. To play a card first, type your number ({names}): ",
        "{captain}, Entrée pour lancer. Pour jouer une carte avant, tapez votre numéro ({names}) : ",
    ),
    "speak_up.roll.more": (
        "{captain}, press Enter to roll. Anybody else first? Type your number ({names}): ",
        "{captain}, Entrée pour lancer. Quelqu'un d'autre avant ? Tapez votre numéro ({names}) : ",
    ),
    "speak_up.captain": (
        "Type your number ({names}). Nobody: pass the keyboard to {captain}, who presses Enter: ",
        "Tapez votre numéro ({names}). Personne : passez le clavier à {captain}, qui appuie sur Entrée : ",
    ),
    "speak_up.captain.more": (
        "Anybody else? Type your number ({names}). Nobody: pass the keyboard to {captain}, who presses "
        "Enter: ",
        "Quelqu'un d'autre ? Tapez votre numéro ({names}). Personne : passez le clavier à {captain}, qui "
        "appuie sur Entrée : ",
    ),
    "roll.public": (
        "{captain}, press Enter to roll: ",
        "{captain}, appuyez sur Entrée pour lancer : ",
    ),
    "end.winner": ("{winner} rules the sky!", "{winner} règne sur le ciel !"),
    "end.shared": ("{winners} share the sky!", "{winners} se partagent le ciel !"),
    "end.rank": ("Rank", "Rang"),
    "end.treasures": ("Treasures", "Trésors"),
    "end.hand": ("Hand", "Main"),
    "end.penalty": (
        "{points} with −{penalty} for help cards",
        "{points} avec −{penalty} pour coups de pouce",
    ),
    "record.kept": ("The record of the game: {path}", "L'enregistrement de la partie : {path}"),
    "good_bye": ("You have left the table.", "Vous avez quitté la table."),
    "good_bye.resume": (
        "To resume: celestia play --resume {path} --seats {seats}",
        "Pour reprendre : celestia play --resume {path} --seats {seats}",
    ),
    "record.lost": (
        "The record cannot be written: {reason}. The game continues without it.",
        "L'enregistrement ne peut pas être écrit : {reason}. La partie continue sans lui.",
    ),
}
