# Ce qui s’est passé, une phrase à chaque fois, et `.you` si c’est la personne qui lit. `people-are` dit si elle en est.

terminal-journey-started = Le voyage { $journey } commence { $city-at } : tout le monde est à bord, { $who } est capitaine.
    .you = Le voyage { $journey } commence { $city-at } : tout le monde est à bord, vous êtes capitaine.
terminal-captain-named = { $who } est capitaine à présent.
    .you = Vous êtes capitaine à présent.
terminal-card-drawn = { $who } pioche { count-cards }.
    .you = Vous piochez { count-cards }.
terminal-card-drawn-known = { $who } pioche : { $cards }.
    .you = Vous piochez : { $cards }.
terminal-card-drawn-everyone = Tout le monde pioche { count-cards }.
terminal-deck-shuffled = La pioche de { count-cards } est mélangée.
terminal-pile-shuffled = Les trésors { $city-of } sont mélangés.
terminal-pile-shuffled-several = Les trésors sont mélangés dans { $cities ->
    [one] { $cities } cité
   *[other] { $cities } cités
}.
terminal-leg-started = { $who } met le cap sur { $heading }.
    .you = Vous mettez le cap sur { $heading }.
terminal-leg-started-captain = { $who } est capitaine et met le cap sur { $heading }.
    .you = Vous êtes capitaine et mettez le cap sur { $heading }.
terminal-leg-started-boat = { $who } rame { $heading-to }.
    .you = Vous ramez { $heading-to }.
terminal-landed = { $who } se pose { $city-at } : le voyage est fini.
    .you = Vous vous posez { $city-at } : le voyage est fini.
terminal-landed-boat = { $who } descend de la chaloupe { $city-at }.
    .you = Vous descendez de la chaloupe { $city-at }.
terminal-dice-rolled = { $who } obtient : { $faces }.
    .you = Vous obtenez : { $faces }.
terminal-dice-rolled-again = { $who } relance { count-dice } et obtient : { $faces }.
    .you = Vous relancez { count-dice } et obtenez : { $faces }.
terminal-die-fell = Le dé { $die } montre { $face }.
terminal-stayed = { $who } reste à bord.
    .you = Vous restez à bord.
terminal-left = { $who } descend de l’aéronef { $city-at }.
    .you = Vous descendez de l’aéronef { $city-at }.
terminal-left-with = { $who } descend avec un trésor { $city-of }.
    .you = Vous descendez avec un trésor { $city-of }.
terminal-left-with-known = { $who } descend avec un trésor { $city-of } : { $treasure }.
    .you = Vous descendez avec un trésor { $city-of } : { $treasure }.
terminal-boarded-rowboat = { $who } prend la chaloupe { $city-at } ; elle ignore : { $hazard }.
    .you = Vous prenez la chaloupe { $city-at } ; elle ignore : { $hazard }.
terminal-treasure-drawn = { $who } prend un trésor { $city-of }.
    .you = Vous prenez un trésor { $city-of }.
terminal-treasure-drawn-known = { $who } prend un trésor { $city-of } : { $treasure }.
    .you = Vous prenez un trésor { $city-of } : { $treasure }.
terminal-treasure-returned = { $who } rend le trésor tout juste pris { $city-at }.
    .you = Vous rendez le trésor tout juste pris { $city-at }.
terminal-treasure-discarded = { $who } défausse un trésor { $city-of } : { count-points }.
    .you = Vous défaussez un trésor { $city-of } : { count-points }.
terminal-announced-can = { $who } annonce : « Je peux ! »
    .you = Vous annoncez : « Je peux ! »
terminal-announced-can-clear = Ciel dégagé : rien à payer.
terminal-announced-can-no-dice = Pas de dés : l’aéronef vole sans rien payer.
terminal-announced-can-covered = Il ne reste rien à payer.
terminal-announced-cannot = { $who } annonce : « Je ne peux pas. » L’aéronef tombe !
    .you = Vous annoncez : « Je ne peux pas. » L’aéronef tombe !
terminal-announced-cannot-boat = { $who } annonce : « Je ne peux pas. » La chaloupe coule !
    .you = Vous annoncez : « Je ne peux pas. » La chaloupe coule !
terminal-rescue = { $people } { $people-are ->
    [one] peut
    [you] pouvez
   *[several] peuvent
} encore sauver l’aéronef.
terminal-rescue-boat = { $people } { $people-are ->
    [one] peut
    [you] pouvez
   *[several] peuvent
} encore sauver la chaloupe.
terminal-rescue-none = Personne ne peut rien y faire.
terminal-card-paid = { $who } paie : { $cards }.
    .you = Vous payez : { $cards }.
terminal-card-discarded = { $who } défausse : { $cards }.
    .you = Vous défaussez : { $cards }.
terminal-card-discarded-table = À la défausse : { $cards }.
terminal-moored = L’aéronef reste { $city-at }.
terminal-moored-boat = La chaloupe reste { $city-at }.
terminal-flew = L’aéronef vole { $city-to }.
terminal-flew-boat = La chaloupe avance { $city-to }.
terminal-reboarded = { $who } remonte à bord { $city-at }.
    .you = Vous remontez à bord { $city-at }.
terminal-help-laid = { $who } pose face cachée : { $cards }.
    .you = Vous posez face cachée : { $cards }.
terminal-help-revealed = { $who } aide avec : { $cards }.
    .you = Vous aidez avec : { $cards }.
terminal-help-taken-back = { $who } reprend : { $cards }.
    .you = Vous reprenez : { $cards }.
terminal-card-turned-up = Cartes retournées de la pioche : { $cards }.
terminal-dice-locked = Les pirates sont ignorés jusqu’à la fin de l’étape.
terminal-crashed = L’aéronef s’écrase.
terminal-crashed-on-the-way = L’aéronef s’écrase en route vers { $heading }.
terminal-crashed-boat = La chaloupe sombre.
terminal-crashed-boat-on-the-way = La chaloupe sombre en route vers { $heading }.
terminal-crash-lost = { $people } ne { $people-are ->
    [one] gagne
    [you] gagnez
   *[several] gagnent
} rien.
terminal-crash-nobody = Il n’y a plus personne à bord.
terminal-crash-safe = { $people } { $people-are ->
    [one] s’en sort
    [you] vous en sortez
   *[several] s’en sortent
} à temps.
terminal-abandoned = Plus personne dans l’aéronef : son voyage est fini.
terminal-gift-set-aside = Que des faces vides : un trésor { $city-of } va, sans être vu, sous le sapin de Krismastri.
terminal-gift-revealed = Les cadeaux sont retournés : { $treasures }.
terminal-gift-given = { $who } offre un cadeau à { $target } : { $treasure }.
    .you = Vous offrez un cadeau à { $target } : { $treasure }.
terminal-gift-given-to-you = { $who } { $target } offre un cadeau : { $treasure }.
terminal-hand-seen = { $who } voit les cartes que tient { $target } : { $cards }.
    .you = Vous voyez les cartes que tient { $target } : { $cards }.
terminal-pile-seen = { $who } regarde la pile : { $treasures }.
    .you = Vous regardez la pile : { $treasures }.
terminal-treasures-seen = { $who } pioche pour chaque pion et garde un de ces trésors : { $treasures }.
    .you = Vous piochez pour chaque pion et gardez un de ces trésors : { $treasures }.
terminal-lit = Boscalumia brille à nouveau !
terminal-token-earned = { $who } gagne 25 points.
    .you = Vous gagnez 25 points.
terminal-lost-in-void = L’aéronef est encore dans le vide : son voyage finit sans rien.
terminal-lost-in-void-boat = La chaloupe est encore dans le vide : son voyage finit sans rien.
terminal-prepared = { $who } envoie un pion à terre en échange de { count-cards }.
    .you = Vous envoyez un pion à terre en échange de { count-cards }.
terminal-character-dealt = { $who } vole en { $colour } ({ $character }).
    .you = Vous volez en { $colour } ({ $character }).
terminal-end-announced = { $who } a 50 points ou plus : c’était le dernier voyage.
    .you = Vous avez 50 points ou plus : c’était le dernier voyage.
terminal-end-announced-beginners = { $who } a 5 trésors différents : c’était le dernier voyage.
    .you = Vous avez 5 trésors différents : c’était le dernier voyage.
terminal-ended = La partie est finie.
terminal-returned-under = { $who } remet un trésor sous sa pile { $city-at }.
    .you = Vous remettez un trésor sous sa pile { $city-at }.
terminal-returned-under-known = { $who } remet un trésor sous sa pile { $city-at } : { $treasure }.
    .you = Vous remettez un trésor sous sa pile { $city-at } : { $treasure }.
