"""What is asked, and why: `ask.` is the one sentence of the question, `rule.` the short reason for `r`.

A window has a sentence for each moment of the leg; `you` is the name of the reader.
"""

TEXTS: dict[str, tuple[str, str]] = {
    "ask.none": ("Nobody is asked anything.", "Rien n'est demandé à personne."),
    "ask.land": (
        "{you}, you are alone aboard: land {city:at} or fly on?",
        "{you}, il n'y a plus que vous à bord : vous poser {city:at} ou continuer ?",
    ),
    "ask.land.boat": (
        "{you}, step out of the rowboat {city:at} or row on?",
        "{you}, descendre de la chaloupe {city:at} ou ramer encore ?",
    ),
    "ask.direction": (
        "{you}, which way from Barbadahl?",
        "{you}, quel chemin depuis Barbadahl ?",
    ),
    "ask.prepare": (
        "{you}, send a pawn ashore {city:at} before you roll?",
        "{you}, envoyer un pion à terre {city:at} avant de lancer les dés ?",
    ),
    "ask.window": ("{you}, play a card now?", "{you}, jouer une carte maintenant ?"),
    "ask.window.before_roll": (
        "{you}, play a card before {captain} {captain:rolls|roll}?",
        "{you}, jouer une carte avant le lancer des dés (capitaine : {captain}) ?",
    ),
    "ask.window.after_declarations": (
        "{you}, all have decided: {captain} {captain:owes|owe} {need}. Play a card now?",
        "{you}, tout le monde a décidé : {captain} {captain:doit|devez} {need}. Jouer une carte maintenant ?",
    ),
    "ask.window.after_declarations.clear": (
        "{you}, all have decided, and nothing has to be paid. Play a card now?",
        "{you}, tout le monde a décidé, et il n'y a rien à payer. Jouer une carte maintenant ?",
    ),
    "ask.window.after_can": (
        "{you}, {captain} can pay. Play a card before {ship} flies?",
        "{you}, {captain} {captain:peut|pouvez} payer. Jouer une carte avant que {ship} parte ?",
    ),
    "ask.window.after_cannot": (
        "{you}, {ship} falls: {captain} {captain:owes|owe} {need}. Save it?",
        "{you}, {ship} tombe : {captain} {captain:doit|devez} {need}. Tenter un sauvetage ?",
    ),
    "ask.fall": (
        "{you}, {ship} falls: {captain} {captain:owes|owe} {need}. Save it, or yourself?",
        "{you}, {ship} tombe : {captain} {captain:doit|devez} {need}. Tenter un sauvetage, ou vous sauver ?",
    ),
    "ask.window.mooring": (
        "{you}, all is paid. Hold {ship} back?",
        "{you}, tout est payé. Retenir {ship} ?",
    ),
    "ask.window.hook": (
        "{you}, the ship flies on. Climb back aboard?",
        "{you}, l'aéronef repart. Remonter à bord ?",
    ),
    "ask.window.crashing": (
        "{you}, nobody saved {ship}. Save yourself?",
        "{you}, plus rien ne retient {ship}. Vous sauver ?",
    ),
    "ask.declare": (
        "{you}, {captain} owes {need} and holds {cards:card|cards}. Stay on the way to {heading}?",
        "{you}, {captain} doit {need} et tient {cards:carte|cartes}. Rester, en route vers {heading} ?",
    ),
    "ask.declare.clear": (
        "{you}, clear sky: nothing to pay. Stay with {captain} on the way to {heading}?",
        "{you}, ciel dégagé : rien à payer. Rester avec {captain}, en route vers {heading} ?",
    ),
    "ask.declare.void": (
        "{you}, nobody can get off here. Stay in the ship?",
        "{you}, personne ne peut descendre ici. Rester dans l'aéronef ?",
    ),
    "ask.announce": (
        "{you}, you owe {need}. Can you pay?",
        "{you}, vous devez {need}. Pouvez-vous payer ?",
    ),
    "ask.pay": (
        "{you}, you owe {need}. Which cards do you pay with?",
        "{you}, vous devez {need}. Avec quelles cartes payez-vous ?",
    ),
    "ask.lay_help": (
        "{you}, {captain} owes {need}. Lay help, face down?",
        "{you}, {captain} doit {need}. Poser un coup de pouce, face cachée ?",
    ),
    "ask.give": (
        "{you}, who gets the finest gift that is left?",
        "{you}, à qui offrez-vous le plus beau cadeau qui reste ?",
    ),
    "ask.matryoshburg": (
        "{you}, which bonus of Matryoshburg do you take?",
        "{you}, quel bonus de Matryoshburg prenez-vous ?",
    ),
    "ask.swap": (
        "{you}, discard one more card?",
        "{you}, défausser une carte de plus ?",
    ),
    "ask.instruct": (
        "{you}, {drawer} {drawer:is|are} about to take a treasure. Play Instructor?",
        "{you}, un trésor va être pioché (pour {drawer}). Jouer Instructeur ?",
    ),
    "ask.choose_treasure": (
        "{you}, which treasure of this pile is for {drawer}?",
        "{you}, quel trésor de cette pile est pour {drawer} ?",
    ),
    "ask.keep_treasure": (
        "{you}, which of these treasures does your crew keep?",
        "{you}, lequel de ces trésors votre équipage garde-t-il ?",
    ),
    "ask.reroll": (
        "{you}, which dice do you roll again?",
        "{you}, quels dés relancez-vous ?",
    ),
    "ask.relieved": (
        "{you}, {captain} has the wheel. Stay aboard or leave?",
        "{you}, la barre est à {captain}. Rester à bord ou descendre ?",
    ),
    "ask.take_character": (
        "{you}, which character do you take?",
        "{you}, quel personnage prenez-vous ?",
    ),
    "ask.roll": (
        "{you}, you are captain: roll {dice:die|dice} on the way to {heading}.",
        "{you}, vous tenez la barre : {dice:dé|dés} à lancer, en route vers {heading}.",
    ),
    "ask.shuffle": ("Cards are shuffled.", "On mélange."),
    "ask.deal_characters": ("The characters are dealt.", "On distribue les personnages."),
    "ask.first_captain": ("The first captain is drawn by lot.", "On tire au sort le premier capitaine."),
    "rule.roll": (
        "The captain rolls as many dice as the next city shows (a1).",
        "Le capitaine lance autant de dés que la prochaine cité en montre (a1).",
    ),
    "rule.land": (
        "Only a captain alone at the start of a leg may get off instead of rolling (R6, B18).",
        "Un capitaine peut descendre au lieu de lancer les dés s'il n'y a personne d'autre à bord au début "
        "de l'étape (R6, B18).",
    ),
    "rule.direction": (
        "From Barbadahl the way forks until Boscalumia is lit; there is no city in between (C180, C182).",
        "À Barbadahl le chemin bifurque tant que Boscalumia est éteinte ; aucune cité entre les deux "
        "(C180, C182).",
    ),
    "rule.prepare": (
        "A captain with more than one pawn may trade one for as many cards as the tile shows dice (C203).",
        "Un capitaine qui a plus d'un pion peut en échanger un contre autant de cartes que la tuile montre "
        "de dés (C203).",
    ),
    "rule.window": (
        "Seats are asked from the captain clockwise; after every play all are asked again (Q1).",
        "La question fait le tour de la table depuis le capitaine ; après chaque carte elle recommence (Q1).",
    ),
    "rule.window.before_roll": (
        "Bandit, New gear, Spy and Black's power are played before the roll (Q1, Q12).",
        "Bandit, Nouveau matos, Espionne et le pouvoir Noir se jouent avant le lancer (Q1, Q12).",
    ),
    "rule.window.after_declarations": (
        "Declarations stand, whatever the dice show after a card (C6); then the captain announces.",
        "Les déclarations restent valables, quoi que montrent ensuite les dés (C6) ; le capitaine annonce.",
    ),
    "rule.window.after_can": (
        "Wind gust and Alternative route may still change the dice; then the captain announces again (C5).",
        "Coup dur et Itinéraire bis changent encore les dés ; le capitaine annonce alors de nouveau (C5).",
    ),
    "rule.window.after_cannot": (
        "Before a crash everyone aboard may try to save the ship. Jetpack comes last (B6, B8, C70).",
        "Avant que le crash soit définitif, tout le monde à bord peut tenter de sauver l'aéronef. Jetpack "
        "vient en dernier (B6, B8, C70).",
    ),
    "rule.window.mooring": (
        "Mooring is played when all is paid and the ship is about to fly, once a leg (C64, C66).",
        "Amarre se joue quand tout est payé et que l'aéronef va partir, une fois par étape (C64, C66).",
    ),
    "rule.window.hook": (
        "A player who got off in this leg may come back once the flight is sure, and returns the treasure "
        "(C140, C141).",
        "Après une descente à cette étape, on peut remonter quand le vol est sûr ; on rend alors son trésor "
        "(C140, C141).",
    ),
    "rule.window.crashing": (
        "Jetpack comes last, when nobody saves the ship, from the captain on (B6, C43).",
        "Jetpack vient en dernier, quand plus rien ne sauve le vol, à partir du capitaine (B6, C43).",
    ),
    "rule.declare": (
        "Passengers declare one after the other from the captain's left. A player who leaves takes a "
        "treasure here and waits for the next journey (R3, R4). In a crash, everyone aboard gets nothing.",
        "Les passagers déclarent l'un après l'autre depuis la gauche du capitaine. Descendre, c'est prendre "
        "un trésor ici et attendre le prochain voyage (R3, R4). Lors d'un crash, personne à bord n'a rien.",
    ),
    "rule.announce": (
        "Equipment must be played if it is enough; turbos are optional (R2).",
        "L'équipement doit être joué s'il suffit ; un turbo n'est jamais obligatoire (R2).",
    ),
    "rule.pay": (
        "Any cards that answer all dice, none of them needless (C4).",
        "N'importe quelles cartes qui répondent à tous les dés, aucune de trop (C4).",
    ),
    "rule.lay_help": (
        "Passengers lay help cards face down, once a leg; all are turned up together (R14, Q29).",
        "Les passagers posent leurs coups de pouce face cachée, une fois par étape ; tout se révèle ensemble "
        "(R14, Q29).",
    ),
    "rule.give": (
        "The player who ended the game gives the gifts: finest first, one each, never to themselves (C165).",
        "La personne qui a mis fin à la partie offre les cadeaux : du plus beau au plus modeste, un par "
        "personne, jamais à soi (C165).",
    ),
    "rule.matryoshburg": (
        "After a crash everyone takes exactly one bonus instead of the new card (C170, C174).",
        "Après un crash, tout le monde prend exactement un bonus au lieu de la nouvelle carte (C170, C174).",
    ),
    "rule.swap": (
        "Discard as many as you like, then draw as many (C172).",
        "Défaussez-en autant que vous voulez, puis piochez-en autant (C172).",
    ),
    "rule.instruct": (
        "The player of Instructor chooses the treasure; then the pile is shuffled (C147, C148).",
        "Instructeur permet de choisir le trésor pioché ; la pile est ensuite mélangée (C147, C148).",
    ),
    "rule.choose_treasure": (
        "Only you see the pile; it is shuffled after your choice (C147, C148).",
        "Personne d'autre ne voit la pile ; elle est mélangée après votre choix (C147, C148).",
    ),
    "rule.keep_treasure": (
        "A crew draws one treasure for each pawn that gets off and keeps one (C206).",
        "Un équipage pioche un trésor par pion qui descend et en garde un (C206).",
    ),
    "rule.reroll": (
        "The captain picks any dice, perhaps none; the card is spent either way (B3, C34).",
        "Le capitaine choisit des dés, ou aucun ; la carte est jouée de toute façon (B3, C34).",
    ),
    "rule.relieved": (
        "A captain relieved by Pressing need may get off with a treasure (C123).",
        "Un capitaine remplacé par Envie pressante peut descendre avec un trésor (C123).",
    ),
    "rule.take_character": (
        "Each character has one power, once a game (C71, C86).",
        "Chaque personnage a un pouvoir, une fois par partie (C71, C86).",
    ),
}
