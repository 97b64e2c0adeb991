# Le journal : ce qui s’est passé, une phrase à chaque fois.
journal-journey-started = Le voyage { $journey } commence à { $city } : tous à bord, { $who } est capitaine.
journal-captain-named = { $who } prend la barre.
journal-card-drawn = { $who } pioche { journal-count-cards }.
journal-card-drawn-known = { $who } pioche { $things }.
journal-deck-shuffled = La défausse mélangée forme une nouvelle pioche.
journal-leg-started = { $who } met le cap sur { $heading }.
journal-leg-started-boat = { $who } rame vers { $heading }.
journal-landed = { $who } se pose à { $city } : le voyage s’achève.
journal-landed-boat = { $who } descend de la chaloupe à { $city }.
journal-dice-rolled = { $who } obtient : { $faces }.
journal-dice-rolled-again = { $who } relance { $count ->
    [one] un dé
   *[other] { $count } dés
} : { $faces }.
journal-stayed = { $who } reste à bord.
journal-left = { $who } descend à { $city }.
journal-boarded-rowboat = { $who } part en chaloupe à { $city }.
journal-card-played = { $who } joue { $card }.
journal-card-played-on = { $who } joue { $card } sur { $target }.
journal-power-used = { $who } utilise le pouvoir { $power }.
journal-spyglass-used = { $who } regarde dans une longue-vue magique : aucun événement n’arrête l’aéronef.
journal-treasure-drawn = { $who } prend un trésor à { $city }.
journal-treasure-drawn-known = { $who } prend un trésor à { $city } : { points-word }.
journal-treasure-returned = { $who } rend un trésor à { $city }.
journal-treasure-returned-known = { $who } rend un trésor à { $city } : { points-word }.
journal-treasure-discarded = { $who } défausse un trésor ({ $city }) : { count-points }.
journal-announced-can = { $who } : « Je peux payer ! »
journal-announced-can-free = { $who } n’a rien à payer.
journal-announced-cannot = { $who } : « Je ne peux pas. » L’aéronef tombe.
journal-card-paid = { $who } paie { $things }.
journal-card-discarded = { $who } défausse { $things }.
journal-card-discarded-nobody = À la défausse : { $things }.
journal-moored = L’aéronef est amarré à { $city } : personne ne bouge.
journal-moored-boat = La chaloupe est amarrée à { $city }.
journal-flew = L’aéronef atteint { $city }.
journal-flew-boat = La chaloupe atteint { $city }.
journal-reboarded = { $who } remonte à bord à { $city }.
journal-help-laid = { $who } pose { $things } face cachée.
journal-help-revealed = { $who } aide avec { $things }.
journal-help-taken-back = { $who } reprend { $things }.
journal-card-turned-up = Cartes retournées de la pioche : { $things }.
journal-crashed = L’aéronef s’écrase. Personne à bord ne gagne rien.
journal-crashed-lost = L’aéronef s’écrase en route vers { $heading }. { journal-get-nothing }
journal-crashed-empty = L’aéronef s’écrase en route vers { $heading }, sans personne à bord.
journal-crashed-boat = La chaloupe sombre corps et biens.
journal-crashed-boat-lost = La chaloupe sombre en route vers { $heading }. { journal-get-nothing }
journal-crashed-boat-empty = La chaloupe sombre en route vers { $heading }, sans personne à bord.
journal-got-away = { $names } { $count ->
    [one] s’en sort
   *[other] s’en sortent
} en jetpack.
journal-abandoned = L’aéronef s’en va sans personne à bord.
journal-abandoned-boat = La chaloupe dérive, vide.
journal-gift-set-aside = Ciel dégagé : un cadeau sous le sapin.
journal-gift-given = { $who } offre à { $to } un trésor ({ $city }) : { points-word }.
journal-gift-revealed = Les cadeaux s’ouvrent : { $things }.
journal-hand-seen = { $who } espionne { $of }.
journal-hand-seen-known = { $who } espionne { $of } et voit : { $things }.
journal-pile-seen = { $who } regarde la pile : { $things }.
journal-treasures-seen = { $who } peut garder un trésor : { $things }.
journal-lit = Boscalumia brille à nouveau !
journal-token-earned = { $who } gagne 25 points à Boscalumia.
journal-lost-in-void = L’aéronef se perd dans le vide.
journal-lost-in-void-lost = L’aéronef se perd dans le vide en route vers { $heading }. { journal-get-nothing }
journal-lost-in-void-empty = L’aéronef se perd dans le vide en route vers { $heading }, sans personne à bord.
journal-lost-in-void-boat = La chaloupe se perd dans le vide.
journal-lost-in-void-boat-lost = La chaloupe se perd dans le vide en route vers { $heading }. { journal-get-nothing }
journal-lost-in-void-boat-empty = La chaloupe se perd dans le vide en route vers { $heading }, sans personne à bord.
journal-prepared = { $who } envoie un pion à terre en échange de { $cards } cartes.
journal-end-announced = { $who } a { $goal } points ou plus : c’était le dernier voyage.
journal-end-announced-kinds = { $who } a { $kinds } trésors différents : c’était le dernier voyage.
journal-ended = La partie est finie.
journal-returned-under = { $who } glisse un trésor sous sa pile, à { $city }.
journal-returned-under-known = { $who } glisse un trésor sous sa pile, à { $city } : { points-word }.
journal-host-named = { $who } est maintenant l’hôte.
journal-took-off = Décollage !
journal-extended = { $who } prend plus de temps.
journal-stand-in = Un bot joue pour { $who }.
journal-came-back = { $who } est de retour.
journal-left-table = { $who } a quitté la table. Un bot prend le relais.
journal-stand-in-asked = { $who } demande qu’un bot joue pour { $about }.
journal-hand-counted = { $who } a { count-cards } en main.
journal-closed = La table est fermée.
journal-rematched = Une nouvelle table est prête : on redécolle !
talk-to = à { $to } : { $said }
talk-trust-me = Faites‑moi confiance !
talk-have-everything = J’ai tout.
talk-jump = Sautez tant que c’est possible !
talk-liar = Bluff…
talk-how-many-cards = Combien de cartes ?
talk-hold-tight = Accrochez‑vous !
talk-sorry = Pardon, les amis.
talk-who-has-spyglass = Qui a une longue-vue ?
talk-nice-one = Bien joué !
talk-hmm = Hum…
talk-claim-have = Je l’ai : { $card }.
talk-claim-lack = Je ne l’ai pas : { $card }.
talk-claim-maybe = Je l’ai peut-être : { $card }.
journal-leg = Voyage { $journey }, étape { $leg }
journal-said = { $who } : { $said }
journal-quote = {"\u00A0"}: « { $said } »
journal-stayed-all = { $names } restent à bord.
journal-card-drawn-all = { $names } piochent { $count ->
    [one] une carte chacun
   *[other] { $count } cartes chacun
}.
journal-token-earned-all = { $names } gagnent 25 points chacun à Boscalumia.
journal-treasure-drawn-all = { $names } prennent chacun un trésor à { $city }.
narrate-turn = À vous. { $question }
narrate-falling = L’aéronef tombe !
narrate-last = Plus que { $seconds } secondes.
narrate-odds = { odds-captain }.
narrate-back = La table est de nouveau connectée.
rolled = { $count ->
    [one] { $face }
   *[other] { $count } fois { $face }
}
rolled-blank = { $count ->
    [one] une face vide
   *[other] { $count } faces vides
}
journal-power-used-red = { $who } (Rouge) défausse un trésor : tous les dés sont relancés.
journal-power-used-blue = { $who } (Bleu) relève le capitaine et paie.
journal-power-used-green = { $who } (Vert) écarte les pirates à cette étape.
journal-power-used-yellow = { $who } (Jaune) retourne deux cartes de la pioche : elles aident peut-être à payer.
journal-power-used-black = { $who } (Noir) : deux dés de moins à cette étape.
journal-power-used-purple = { $who } (Violet) impose son choix à { $target }.
journal-announced-cannot-boat = { $who } : « Je ne peux pas. » La chaloupe sombre.
journal-card-drawn-bonus = { $who } prend { journal-count-cards }, le bonus de Matryoshburg.
journal-card-drawn-bonus-all = { $names } prennent chacun { journal-count-cards }, le bonus de Matryoshburg.
journal-card-drawn-known-bonus = { $who } prend { $things }, le bonus de Matryoshburg.
journal-card-discarded-bonus = { $who } échange des cartes à Matryoshburg et défausse { $things }.
journal-returned-under-bonus = { $who } échange un trésor à Matryoshburg : l’ancien passe sous sa pile, à { $city }.
journal-returned-under-known-bonus = { $who } échange un trésor à Matryoshburg : l’ancien passe sous sa pile, à { $city } ({ points-word }).
outcome-unsaved = Personne ne sauve l’aéronef.
outcome-unsaved-boat = Personne ne sauve la chaloupe.
journal-get-nothing = { $names } ne { $count ->
    [one] gagne
    [you] gagnez
   *[other] gagnent
} rien.
journal-count-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
