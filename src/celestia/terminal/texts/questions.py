"""What is asked, and why: `ask.` is the one sentence of the question, `rule.` the short reason for `r`.

A window has a sentence for each moment of the leg; `you` is the name of the reader.
"""

TEXTS: dict[str, tuple[str, str]] = {
    "ask.none": ("Nobody is asked anything.", "Rien n'est demandé à personne."),
    "ask.land": (
        "{you}, you are alone aboard: land {city:at} or fly on?",
        "{you}, vous voilà seul à bord : vous poser {city:at} ou continuer ?",
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
    "ask.window": ("{you}, do you play a card?", "{you}, jouez-vous une carte ?"),
    "ask.window.before_roll": (
        "{you}, do you play a card before {captain} {captain:rolls|roll}?",
        "{you}, jouez-vous une carte avant le lancer des dés (capitaine : {captain}) ?",
    ),
    "ask.window.after_declarations": (
        "{you}, everyone has spoken: do you play a card before {captain} {captain:answers|answer}?",
        "{you}, tout le monde a parlé : jouez-vous une carte avant la réponse (capitaine : {captain}) ?",
    ),
    "ask.window.after_can": (
        "{you}, {captain} can pay: do you play a card before it is done?",
        "{you}, l'étape peut être payée (capitaine : {captain}) : jouez-vous une carte avant ?",
    ),
    "ask.window.after_cannot": (
        "{you}, a crash is near (to pay: {need}): do you try to save the flight?",
        "{you}, le crash est proche (à payer : {need}) : tentez-vous de sauver le vol ?",
    ),
    "ask.window.mooring": (
        "{you}, all is paid: do you hold the flight back?",
        "{you}, tout est payé : retenez-vous le vol ?",
    ),
    "ask.window.hook": (
        "{you}, the flight goes on: do you climb back aboard?",
        "{you}, le vol continue : remontez-vous à bord ?",
    ),
    "ask.window.crashing": (
        "{you}, nobody saved the flight: do you save yourself?",
        "{you}, personne n'a sauvé le vol : vous sauvez-vous ?",
    ),
    "ask.declare": (
        "{you}, do you stay with {captain} on the way to {heading}?",
        "{you}, restez-vous avec {captain} pour rejoindre {heading} ?",
    ),
    "ask.declare.clear": (
        "{you}, the sky is clear: do you stay with {captain} on the way to {heading}?",
        "{you}, le ciel est dégagé : restez-vous avec {captain} pour rejoindre {heading} ?",
    ),
    "ask.declare.void": (
        "{you}, nobody can get off in the void: do you stay in the aircraft?",
        "{you}, on ne descend pas dans le vide : restez-vous dans l'aéronef ?",
    ),
    "ask.announce": (
        "{you}, needed: {need}. Can you pay?",
        "{you}, il faut : {need}. Pouvez-vous payer ?",
    ),
    "ask.pay": (
        "{you}, with which cards do you pay for {need}?",
        "{you}, avec quelles cartes payez-vous {need} ?",
    ),
    "ask.lay_help": (
        "{you}, do you lay help face down for {captain} (to pay: {need})?",
        "{you}, posez-vous face cachée un coup de pouce pour {captain} (à payer : {need}) ?",
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
        "{you}, do you discard one more card?",
        "{you}, défaussez-vous une carte de plus ?",
    ),
    "ask.instruct": (
        "{you}, {drawer} {drawer:is|are} about to draw a treasure: do you play Instructor?",
        "{you}, un trésor va être pioché (pour {drawer}) : jouez-vous Instructeur ?",
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
        "{you}, {captain} has the wheel: do you stay aboard or leave?",
        "{you}, la barre est à {captain} : restez-vous à bord ou descendez-vous ?",
    ),
    "ask.take_character": (
        "{you}, which character do you take?",
        "{you}, quel personnage prenez-vous ?",
    ),
    "ask.roll": ("The dice are rolled.", "Les dés roulent."),
    "ask.shuffle": ("Cards are shuffled.", "On mélange."),
    "ask.deal_characters": ("The characters are dealt.", "On distribue les personnages."),
    "ask.first_captain": ("The first captain is drawn by lot.", "On tire au sort le premier capitaine."),
    "rule.land": (
        "Only whoever is alone at the start of a leg may get off instead of rolling (R6, B18).",
        "Seul qui est seul au début d'une étape peut descendre au lieu de lancer les dés (R6, B18).",
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
        "On demande à chacun depuis le capitaine, en sens horaire ; après chaque carte on recommence (Q1).",
    ),
    "rule.window.before_roll": (
        "Bandit, New gear, Spy and Black's power are played before the roll (Q1, Q12).",
        "Bandit, Nouveau matos, Espionne et le pouvoir Noir se jouent avant le lancer (Q1, Q12).",
    ),
    "rule.window.after_declarations": (
        "What was declared stands, whatever the dice show after a card (C6); then the captain answers.",
        "Les déclarations restent valables, quoi que montrent ensuite les dés (C6) ; le capitaine répond.",
    ),
    "rule.window.after_can": (
        "Wind gust and Alternative route may still change the dice; then the captain answers anew (C5).",
        "Coup dur et Itinéraire bis changent encore les dés ; le capitaine répond alors de nouveau (C5).",
    ),
    "rule.window.after_cannot": (
        "Before a crash is final anybody aboard may try to save the flight (B8, C70).",
        "Avant que le crash soit définitif, chacun à bord peut tenter de sauver le vol (B8, C70).",
    ),
    "rule.window.mooring": (
        "Mooring is played when all is paid and the flight would go on, once a leg (C64, C66).",
        "Amarre se joue quand tout est payé et que le vol va continuer, une fois par étape (C64, C66).",
    ),
    "rule.window.hook": (
        "Who got off in this leg may come back once the flight is sure; the treasure returns (C140, C141).",
        "Qui est descendu à cette étape peut revenir quand le vol est sûr, et rend son trésor (C140, C141).",
    ),
    "rule.window.crashing": (
        "Jetpack comes last, when every rescue was declined, from the captain on (B6, C43).",
        "Jetpack vient en dernier, quand plus rien ne sauve le vol, à partir du capitaine (B6, C43).",
    ),
    "rule.declare": (
        "Passengers declare one after the other from the captain's left; a leaver takes a treasure here and "
        "is out until the next journey (R3, R4). Who stays gets nothing in a crash.",
        "Les passagers déclarent l'un après l'autre depuis la gauche du capitaine ; qui descend prend un "
        "trésor ici et attend le prochain voyage (R3, R4). Qui reste n'a rien en cas de crash.",
    ),
    "rule.announce": (
        "Equipment must be played where it suffices; turbos never have to be (R2).",
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
        "Who ends the game gives the gifts: best first, one each, never to oneself (C165).",
        "Qui met fin à la partie offre les cadeaux : le plus beau d'abord, un chacun, jamais à soi (C165).",
    ),
    "rule.matryoshburg": (
        "After a crash everybody takes exactly one bonus instead of the new card (C170, C174).",
        "Après un crash chacun prend exactement un bonus au lieu de la nouvelle carte (C170, C174).",
    ),
    "rule.swap": (
        "Discard as many as you like, then draw as many (C172).",
        "Défaussez-en autant que vous voulez, puis piochez-en autant (C172).",
    ),
    "rule.instruct": (
        "Whoever plays Instructor chooses the treasure; the pile is shuffled after (C147, C148).",
        "Qui joue Instructeur choisit le trésor pioché ; la pile est ensuite mélangée (C147, C148).",
    ),
    "rule.choose_treasure": (
        "Only you see the pile; it is shuffled after your choice (C147, C148).",
        "Vous seul voyez la pile ; elle est mélangée après votre choix (C147, C148).",
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
