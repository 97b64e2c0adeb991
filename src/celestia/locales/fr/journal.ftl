# Le journal : ce qui s’est passé, une phrase à chaque fois.
told-journey-started = Le voyage { $journey } commence à { $city } : tous à bord, { $who } est capitaine.
told-captain-named = { $who } prend la barre.
told-card-drawn = { $who } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
told-card-drawn-known = { $who } pioche { $things }.
told-deck-shuffled = La défausse mélangée forme une nouvelle pioche.
told-leg-started = { $who } met le cap sur { $heading }.
told-leg-started-boat = { $who } rame vers { $heading }.
told-landed = { $who } se pose à { $city } : le voyage s’achève.
told-landed-boat = { $who } descend de la chaloupe à { $city }.
told-dice-rolled = { $who } obtient : { $faces }.
told-dice-rolled-again = { $who } relance { $count ->
    [one] un dé
   *[other] { $count } dés
} : { $faces }.
told-stayed = { $who } reste à bord.
told-left = { $who } descend à { $city }.
told-boarded-rowboat = { $who } part en chaloupe à { $city }.
told-card-played = { $who } joue { $card }.
told-card-played-on = { $who } joue { $card } sur { $target }.
told-power-used = { $who } utilise le pouvoir { $power }.
told-spyglass-used = { $who } regarde dans une longue-vue magique : aucun événement n’arrête l’aéronef.
told-treasure-drawn = { $who } prend un trésor à { $city }.
told-treasure-drawn-known = { $who } prend un trésor à { $city } : { points-word }.
told-treasure-returned = { $who } rend un trésor à { $city }.
told-treasure-returned-known = { $who } rend un trésor à { $city } : { points-word }.
told-treasure-discarded = { $who } défausse un trésor ({ $city }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-announced-can = { $who } : « Je peux payer ! »
told-announced-can-free = { $who } n’a rien à payer.
told-announced-cannot = { $who } : « Je ne peux pas. » L’aéronef tombe.
told-card-paid = { $who } paie { $things }.
told-card-discarded = { $who } défausse { $things }.
told-card-discarded-nobody = À la défausse : { $things }.
told-moored = L’aéronef est amarré à { $city } : personne ne bouge.
told-moored-boat = La chaloupe est amarrée à { $city }.
told-flew = L’aéronef atteint { $city }.
told-flew-boat = La chaloupe atteint { $city }.
told-reboarded = { $who } remonte à bord à { $city }.
told-help-laid = { $who } pose { $things } face cachée.
told-help-revealed = { $who } aide avec { $things }.
told-help-taken-back = { $who } reprend { $things }.
told-card-turned-up = Cartes retournées de la pioche : { $things }.
told-dice-locked = { $who } écarte les pirates à cette étape.
told-crashed = L’aéronef s’écrase. Personne à bord ne gagne rien.
told-crashed-lost = L’aéronef s’écrase en route vers { $heading }. { $names } ne { $count ->
    [one] gagne
   *[other] gagnent
} rien.
told-crashed-empty = L’aéronef s’écrase en route vers { $heading }, sans personne à bord.
told-crashed-boat = La chaloupe sombre corps et biens.
told-crashed-boat-lost = La chaloupe sombre en route vers { $heading }. { $names } ne { $count ->
    [one] gagne
   *[other] gagnent
} rien.
told-crashed-boat-empty = La chaloupe sombre en route vers { $heading }, sans personne à bord.
told-got-away = { $names } { $count ->
    [one] s’en sort
   *[other] s’en sortent
} en jetpack.
told-abandoned = L’aéronef s’en va sans personne à bord.
told-abandoned-boat = La chaloupe dérive, vide.
told-gift-set-aside = Ciel dégagé : un cadeau sous le sapin.
told-gift-given = { $who } offre à { $to } un trésor ({ $city }) : { points-word }.
told-gift-revealed = Les cadeaux s’ouvrent : { $things }.
told-hand-seen = { $who } espionne { $of }.
told-hand-seen-known = { $who } espionne { $of } et voit : { $things }.
told-pile-seen = { $who } regarde la pile : { $things }.
told-treasures-seen = { $who } peut garder un trésor : { $things }.
told-lit = Boscalumia brille à nouveau !
told-token-earned = { $who } gagne 25 points à Boscalumia.
told-lost-in-void = L’aéronef se perd dans le vide.
told-lost-in-void-lost = L’aéronef se perd dans le vide en route vers { $heading }. { $names } ne { $count ->
    [one] gagne
   *[other] gagnent
} rien.
told-lost-in-void-empty = L’aéronef se perd dans le vide en route vers { $heading }, sans personne à bord.
told-lost-in-void-boat = La chaloupe se perd dans le vide.
told-lost-in-void-boat-lost = La chaloupe se perd dans le vide en route vers { $heading }. { $names } ne { $count ->
    [one] gagne
   *[other] gagnent
} rien.
told-lost-in-void-boat-empty = La chaloupe se perd dans le vide en route vers { $heading }, sans personne à bord.
told-prepared = { $who } envoie un pion à terre en échange de { $cards } cartes.
told-end-announced = { $who } a { $goal } points ou plus : c’était le dernier voyage.
told-end-announced-kinds = { $who } a { $kinds } trésors différents : c’était le dernier voyage.
told-ended = La partie est finie.
told-returned-under = { $who } glisse un trésor sous sa pile, à { $city }.
told-returned-under-known = { $who } glisse un trésor sous sa pile, à { $city } : { points-word }.
told-host-named = { $who } est maintenant l’hôte.
told-took-off = Décollage !
told-extended = { $who } prend plus de temps.
told-stand-in = Un bot joue pour { $who }.
told-came-back = { $who } est de retour.
told-left-table = { $who } a quitté la table. Un bot prend le relais.
told-stand-in-asked = { $who } demande qu’un bot joue pour { $about }.
told-hand-counted = { $who } a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main.
told-closed = La table est fermée.
told-rematched = Une nouvelle table est prête : on redécolle !
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
told-leg = Voyage { $journey }, étape { $leg }
told-said = { $who } : { $said }
told-quote = {"\u00A0"}: « { $said } »
told-stayed-all = { $names } restent à bord.
told-card-drawn-all = { $names } piochent { $count ->
    [one] une carte chacun
   *[other] { $count } cartes chacun
}.
told-token-earned-all = { $names } gagnent 25 points chacun à Boscalumia.
told-treasure-drawn-all = { $names } prennent chacun un trésor à { $city }.
narrate-turn = À vous. { $question }
narrate-falling = L’aéronef tombe !
narrate-last = Plus que { $seconds } secondes.
narrate-odds = { $count ->
    [0] { $captain } ne peut pas payer.
    [10] { $captain } vole à coup sûr.
   *[other] { $captain } peut payer : environ { $count } fois sur 10.
}
narrate-back = La table est de nouveau connectée.
rolled-fog = { $count ->
    [one] brouillard
   *[other] { $count } fois brouillard
}
rolled-lightning = { $count ->
    [one] foudre
   *[other] { $count } fois foudre
}
rolled-birds = { $count ->
    [one] oiseaux
   *[other] { $count } fois oiseaux
}
rolled-pirates = { $count ->
    [one] pirates
   *[other] { $count } fois pirates
}
rolled-blank = { $count ->
    [one] une face vide
   *[other] { $count } faces vides
}
told-power-used-red = { $who } (Rouge) défausse un trésor : tous les dés sont relancés.
told-power-used-blue = { $who } (Bleu) prend la barre et paie.
told-power-used-green = { $who } (Vert) écarte les pirates à cette étape.
told-power-used-yellow = { $who } (Jaune) retourne deux cartes de la pioche : elles aident peut-être à payer.
told-power-used-black = { $who } (Noir) : deux dés de moins à cette étape.
told-power-used-purple = { $who } (Violet) impose son choix à { $target }.
told-announced-cannot-boat = { $who } : « Je ne peux pas. » La chaloupe sombre.
told-card-drawn-bonus = { $who } prend { $count ->
    [one] une carte
   *[other] { $count } cartes
}, le bonus de Matryoshburg.
told-card-drawn-bonus-all = { $names } prennent chacun { $count ->
    [one] une carte
   *[other] { $count } cartes
}, le bonus de Matryoshburg.
told-card-drawn-known-bonus = { $who } prend { $things }, le bonus de Matryoshburg.
told-card-discarded-bonus = { $who } échange des cartes à Matryoshburg et défausse { $things }.
told-returned-under-bonus = { $who } échange un trésor à Matryoshburg : l’ancien passe sous sa pile, à { $city }.
told-returned-under-known-bonus = { $who } échange un trésor à Matryoshburg : l’ancien passe sous sa pile, à { $city } ({ points-word }).
outcome-unsaved = Personne ne sauve l’aéronef.
outcome-unsaved-boat = Personne ne sauve la chaloupe.
