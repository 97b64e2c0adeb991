"""What happened, one sentence each. The keys are the words of the events; a dotted part is a special case."""

TEXTS: dict[str, tuple[str, str]] = {
    "journey_started": (
        "Journey {journey} begins {city:at}: everyone is aboard, {who} {who:is|are} captain.",
        "Le voyage {journey} commence {city:at} : tout le monde est à bord, {who} {who:est|êtes} capitaine.",
    ),
    "captain_named": (
        "{who} {who:is|are} captain now.",
        "{who} {who:est|êtes} capitaine à présent.",
    ),
    "card_drawn": (
        "{who} {who:draws|draw} {cards:card|cards}.",
        "{who} {who:pioche|piochez} {cards:carte|cartes}.",
    ),
    "card_drawn.known": (
        "{who} {who:draws|draw}: {cards}.",
        "{who} {who:pioche|piochez} : {cards}.",
    ),
    "card_drawn.everyone": (
        "Everyone draws {cards:card|cards}.",
        "Chacun pioche {cards:carte|cartes}.",
    ),
    "deck_shuffled": (
        "The deck of {cards:card|cards} is shuffled.",
        "La pioche de {cards:carte|cartes} est mélangée.",
    ),
    "pile_shuffled": (
        "The treasures {city:of} are shuffled.",
        "Les trésors {city:of} sont mélangés.",
    ),
    "pile_shuffled.several": (
        "The treasures of {cities:city|cities} are shuffled.",
        "Les trésors sont mélangés dans {cities:cité|cités}.",
    ),
    "leg_started": (
        "{who} {who:sets|set} out {heading:to}.",
        "{who} {who:met|mettez} le cap {heading:to}.",
    ),
    "leg_started.captain": (
        "{who} {who:is|are} captain and {who:sets|set} out {heading:to}.",
        "{who} {who:est|êtes} capitaine et {who:met|mettez} le cap {heading:to}.",
    ),
    "leg_started.boat": (
        "{who} {who:rows|row} on {heading:to}.",
        "{who} {who:rame|ramez} {heading:to}.",
    ),
    "landed": (
        "{who} {who:lands|land} {city:at}: the journey of the aircraft is over.",
        "{who} {who:se pose|vous posez} {city:at} : le voyage de l'aéronef est fini.",
    ),
    "landed.boat": (
        "{who} {who:steps|step} out of the rowboat {city:at}.",
        "{who} {who:descend|descendez} de la chaloupe {city:at}.",
    ),
    "dice_rolled": (
        "{who} {who:rolls|roll} {dice:die|dice}: {faces}.",
        "{who} {who:lance|lancez} {dice:dé|dés} : {faces}.",
    ),
    "dice_rolled.again": (
        "{who} {who:rolls|roll} {dice:die|dice} again: {faces}.",
        "{who} {who:relance|relancez} {dice:dé|dés} : {faces}.",
    ),
    "die_fell": (
        "Die {die} shows {face}.",
        "Le dé {die} montre {face}.",
    ),
    "stayed": (
        "{who} {who:stays|stay} aboard.",
        "{who} {who:reste|restez} à bord.",
    ),
    "left": (
        "{who} {who:leaves|leave} the aircraft {city:at}.",
        "{who} {who:descend|descendez} de l'aéronef {city:at}.",
    ),
    "left.with": (
        "{who} {who:leaves|leave} with a treasure {city:of}.",
        "{who} {who:descend|descendez} avec un trésor {city:of}.",
    ),
    "left.with.known": (
        "{who} {who:leaves|leave} with a treasure {city:of}: {treasure}.",
        "{who} {who:descend|descendez} avec un trésor {city:of} : {treasure}.",
    ),
    "boarded_rowboat": (
        "{who} {who:takes|take} the rowboat {city:at}; it ignores: {hazard}.",
        "{who} {who:prend|prenez} la chaloupe {city:at} ; elle ignore : {hazard}.",
    ),
    "treasure_drawn": (
        "{who} {who:takes|take} a treasure {city:of}.",
        "{who} {who:prend|prenez} un trésor {city:of}.",
    ),
    "treasure_drawn.known": (
        "{who} {who:takes|take} a treasure {city:of}: {treasure}.",
        "{who} {who:prend|prenez} un trésor {city:of} : {treasure}.",
    ),
    "treasure_returned": (
        "{who} {who:returns|return} the treasure just drawn {city:at}.",
        "{who} {who:rend|rendez} le trésor qui vient d'être pioché {city:at}.",
    ),
    "treasure_discarded": (
        "{who} {who:gives|give} up a treasure {city:of}: {points:point|points}.",
        "{who} {who:défausse|défaussez} un trésor {city:of} : {points:point|points}.",
    ),
    "announced_can": (
        "{who} {who:announces|announce}: “I can!”",
        "{who} {who:annonce|annoncez} : « Je peux ! »",
    ),
    "announced_cannot": (
        "{who} {who:announces|announce}: “I cannot.” A crash is near.",
        "{who} {who:annonce|annoncez} : « Je ne peux pas. » Le crash est proche.",
    ),
    "card_paid": (
        "{who} {who:pays|pay}: {cards}.",
        "{who} {who:paie|payez} : {cards}.",
    ),
    "card_discarded": (
        "{who} {who:discards|discard}: {cards}.",
        "{who} {who:défausse|défaussez} : {cards}.",
    ),
    "card_discarded.table": (
        "To the discard pile: {cards}.",
        "À la défausse : {cards}.",
    ),
    "moored": (
        "The aircraft stays {city:at}.",
        "L'aéronef reste {city:at}.",
    ),
    "moored.boat": (
        "The rowboat stays {city:at}.",
        "La chaloupe reste {city:at}.",
    ),
    "flew": (
        "The aircraft flies {city:to}.",
        "L'aéronef vole {city:to}.",
    ),
    "flew.boat": (
        "The rowboat moves {city:to}.",
        "La chaloupe avance {city:to}.",
    ),
    "reboarded": (
        "{who} {who:climbs|climb} back aboard {city:at}.",
        "{who} {who:remonte|remontez} à bord {city:at}.",
    ),
    "help_laid": (
        "{who} {who:lays|lay} face down: {cards}.",
        "{who} {who:pose|posez} face cachée : {cards}.",
    ),
    "help_revealed": (
        "{who} {who:helps|help} with: {cards}.",
        "{who} {who:aide|aidez} avec : {cards}.",
    ),
    "help_taken_back": (
        "{who} {who:takes|take} back: {cards}.",
        "{who} {who:reprend|reprenez} : {cards}.",
    ),
    "card_turned_up": (
        "Turned up from the deck: {cards}.",
        "Révélé de la pioche : {cards}.",
    ),
    "dice_locked": (
        "Pirates are ignored for the rest of this leg.",
        "Les pirates sont ignorés jusqu'à la fin de l'étape.",
    ),
    "crashed": (
        "The aircraft crashes! Everyone still aboard gets nothing.",
        "L'aéronef s'écrase ! Ceux qui sont encore à bord n'ont rien.",
    ),
    "crashed.boat": (
        "The rowboat crashes! {who} {who:gets|get} nothing.",
        "La chaloupe s'écrase ! {who} {who:n'a|n'avez} rien.",
    ),
    "abandoned": (
        "Nobody is left in the aircraft: its journey is over.",
        "Plus personne dans l'aéronef : son voyage est fini.",
    ),
    "gift_set_aside": (
        "Clear sky: a treasure {city:of} goes unseen under the tree of Krismastri.",
        "Ciel dégagé : un trésor {city:of} va, sans être vu, sous le sapin de Krismastri.",
    ),
    "gift_revealed": (
        "The gifts are turned up: {treasures}.",
        "Les cadeaux sont retournés : {treasures}.",
    ),
    "gift_given": (
        "{who} {who:gives|give} a gift to {target}: {treasure}.",
        "{who} {who:offre|offrez} un cadeau à {target} : {treasure}.",
    ),
    "hand_seen": (
        "{target} {target:holds|hold}: {cards}. Only you see it.",
        "{target} {target:tient|tenez} : {cards}. Vous seul le voyez.",
    ),
    "pile_seen": (
        "In the pile you see: {treasures}.",
        "Dans la pile vous voyez : {treasures}.",
    ),
    "treasures_seen": (
        "The crew finds: {treasures}.",
        "L'équipage trouve : {treasures}.",
    ),
    "lit": (
        "Boscalumia shines again!",
        "Boscalumia brille à nouveau !",
    ),
    "token_earned": (
        "{who} {who:earns|earn} 25 points for it.",
        "{who} {who:gagne|gagnez} 25 points pour cela.",
    ),
    "lost_in_void": (
        "The aircraft is still in the void: its journey ends with nothing.",
        "L'aéronef est encore dans le vide : son voyage finit sans rien.",
    ),
    "lost_in_void.boat": (
        "The rowboat is still in the void: its journey ends with nothing.",
        "La chaloupe est encore dans le vide : son voyage finit sans rien.",
    ),
    "prepared": (
        "{who} {who:sends|send} a pawn ashore to prepare {cards:card|cards}.",
        "{who} {who:envoie|envoyez} un pion à terre préparer {cards:carte|cartes}.",
    ),
    "character_dealt": (
        "{who} {who:flies|fly} as {colour} ({character}).",
        "{who} {who:vole|volez} en {colour} ({character}).",
    ),
    "end_announced": (
        "{who} {who:has|have} 50 points or more: the game ends.",
        "{who} {who:a|avez} 50 points ou plus : la partie s'achève.",
    ),
    "end_announced.beginners": (
        "{who} {who:has|have} 5 different treasures: the game ends.",
        "{who} {who:a|avez} 5 trésors différents : la partie s'achève.",
    ),
    "ended": (
        "The game is over.",
        "La partie est finie.",
    ),
    "returned_under": (
        "{who} {who:puts|put} a treasure back under its pile {city:at}.",
        "{who} {who:remet|remettez} un trésor sous sa pile {city:at}.",
    ),
    "returned_under.known": (
        "{who} {who:puts|put} a treasure back under its pile {city:at}: {treasure}.",
        "{who} {who:remet|remettez} un trésor sous sa pile {city:at} : {treasure}.",
    ),
}
