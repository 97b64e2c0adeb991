"""What happened, one sentence each. The keys are the words of the events; a dotted part is a special case."""

TEXTS: dict[str, tuple[str, str]] = {
    "journey_started": (
        "Journey {journey} starts {city:at}: everyone is aboard, {who} {who:is|are} captain.",
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
        "Tout le monde pioche {cards:carte|cartes}.",
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
        "{who} {who:heads|head} for {heading}.",
        "{who} {who:met|mettez} le cap sur {heading}.",
    ),
    "leg_started.captain": (
        "{who} {who:is|are} captain and {who:heads|head} for {heading}.",
        "{who} {who:est|êtes} capitaine et {who:met|mettez} le cap sur {heading}.",
    ),
    "leg_started.boat": (
        "{who} {who:rows|row} on {heading:to}.",
        "{who} {who:rame|ramez} {heading:to}.",
    ),
    "landed": (
        "{who} {who:lands|land} {city:at}: the journey is over.",
        "{who} {who:se pose|vous posez} {city:at} : le voyage est fini.",
    ),
    "landed.boat": (
        "{who} {who:steps|step} out of the rowboat {city:at}.",
        "{who} {who:descend|descendez} de la chaloupe {city:at}.",
    ),
    "dice_rolled": (
        "{who} {who:rolls|roll}: {faces}.",
        "{who} {who:obtient|obtenez} : {faces}.",
    ),
    "dice_rolled.again": (
        "{who} {who:rolls|roll} {dice:die|dice} again: {faces}.",
        "{who} {who:relance|relancez} {dice:dé|dés} et {who:obtient|obtenez} : {faces}.",
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
        "{who} {who:leaves|leave} the ship {city:at}.",
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
        "{who} {who:returns|return} the treasure just taken {city:at}.",
        "{who} {who:rend|rendez} le trésor tout juste pris {city:at}.",
    ),
    "treasure_discarded": (
        "{who} {who:gives|give} up a treasure {city:of}: {points:point|points}.",
        "{who} {who:défausse|défaussez} un trésor {city:of} : {points:point|points}.",
    ),
    "announced_can": (
        "{who} {who:says|say}: “I can!”",
        "{who} {who:annonce|annoncez} : « Je peux ! »",
    ),
    "announced_can.clear": (
        "Clear sky: nothing to pay.",
        "Ciel dégagé : rien à payer.",
    ),
    "announced_can.no_dice": (
        "No dice: the ship flies for free.",
        "Pas de dés : l'aéronef vole sans rien payer.",
    ),
    "announced_can.covered": (
        "Nothing is left to pay.",
        "Il ne reste rien à payer.",
    ),
    "announced_cannot": (
        "{who} {who:says|say}: “I can't.” The ship falls!",
        "{who} {who:annonce|annoncez} : « Je ne peux pas. » L'aéronef tombe !",
    ),
    "announced_cannot.boat": (
        "{who} {who:says|say}: “I can't.” The rowboat falls!",
        "{who} {who:annonce|annoncez} : « Je ne peux pas. » La chaloupe tombe !",
    ),
    "rescue": (
        "{people} can still save the ship.",
        "{people} {people:peut|peuvent|pouvez} encore sauver l'aéronef.",
    ),
    "rescue.boat": (
        "{people} can still save the rowboat.",
        "{people} {people:peut|peuvent|pouvez} encore sauver la chaloupe.",
    ),
    "rescue.none": (
        "Nobody can save it.",
        "Personne ne peut rien y faire.",
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
        "The ship stays {city:at}.",
        "L'aéronef reste {city:at}.",
    ),
    "moored.boat": (
        "The rowboat stays {city:at}.",
        "La chaloupe reste {city:at}.",
    ),
    "flew": (
        "The ship flies {city:to}.",
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
        "Retourné de la pioche : {cards}.",
    ),
    "dice_locked": (
        "Pirates are ignored for the rest of this leg.",
        "Les pirates sont ignorés jusqu'à la fin de l'étape.",
    ),
    "crashed": (
        "The ship crashes.",
        "L'aéronef s'écrase.",
    ),
    "crashed.on_the_way": (
        "The ship crashes on the way to {heading}.",
        "L'aéronef s'écrase en route vers {heading}.",
    ),
    "crashed.boat": (
        "The rowboat crashes.",
        "La chaloupe s'écrase.",
    ),
    "crashed.boat.on_the_way": (
        "The rowboat crashes on the way to {heading}.",
        "La chaloupe s'écrase en route vers {heading}.",
    ),
    "crash.lost": (
        "{people} {people:gets|get|get} nothing.",
        "{people} {people:n'a|n'ont|n'avez} rien.",
    ),
    "crash.nobody": (
        "Nobody is aboard any more.",
        "Il n'y a plus personne à bord.",
    ),
    "crash.safe": (
        "{people} got away in time.",
        "{people} {people:s'en sort|s'en sortent|vous en sortez} à temps.",
    ),
    "abandoned": (
        "Nobody is left in the ship: its journey is over.",
        "Plus personne dans l'aéronef : son voyage est fini.",
    ),
    "gift_set_aside": (
        "All dice are blank: a treasure {city:of} goes unseen under the tree of Krismastri.",
        "Que des faces vides : un trésor {city:of} va, sans être vu, sous le sapin de Krismastri.",
    ),
    "gift_revealed": (
        "The gifts are turned up: {treasures}.",
        "Les cadeaux sont retournés : {treasures}.",
    ),
    "gift_given": (
        "{who} {who:gives|give} {target} a gift: {treasure}.",
        "{who} {who:offre|offrez} un cadeau à {target} : {treasure}.",
    ),
    "gift_given.to_you": (
        "{who} {who:gives|give} {target} a gift: {treasure}.",
        "{who} {target} offre un cadeau : {treasure}.",
    ),
    "hand_seen": (
        "{who} {who:sees|see} the hand of {target}: {cards}.",
        "{who} {who:voit|voyez} les cartes que tient {target} : {cards}.",
    ),
    "pile_seen": (
        "{who} {who:looks|look} through the pile: {treasures}.",
        "{who} {who:regarde|regardez} la pile : {treasures}.",
    ),
    "treasures_seen": (
        "{who} {who:draws|draw} for each pawn and {who:keeps|keep} one of: {treasures}.",
        "{who} {who:pioche|piochez} pour chaque pion et {who:garde|gardez} un de ces trésors : {treasures}.",
    ),
    "lit": (
        "Boscalumia shines again!",
        "Boscalumia brille à nouveau !",
    ),
    "token_earned": (
        "{who} {who:earns|earn} 25 points.",
        "{who} {who:gagne|gagnez} 25 points.",
    ),
    "lost_in_void": (
        "The ship is still in the void: its journey ends with nothing.",
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
        "{who} {who:has|have} 50 points or more: that was the last journey.",
        "{who} {who:a|avez} 50 points ou plus : c'était le dernier voyage.",
    ),
    "end_announced.beginners": (
        "{who} {who:has|have} 5 different treasures: that was the last journey.",
        "{who} {who:a|avez} 5 trésors différents : c'était le dernier voyage.",
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
