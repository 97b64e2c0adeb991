# Ce qui s’est passé, une phrase à chaque fois. `who-is` dit si c’est la personne qui lit, `people-are` si elle en est.

terminal-journey-started = { $who-is ->
    [you] Le voyage { $journey } commence { $city-at } : tout le monde est à bord, vous êtes capitaine.
   *[other] Le voyage { $journey } commence { $city-at } : tout le monde est à bord, { $who } est capitaine.
}
terminal-captain-named = { $who-is ->
    [you] Vous êtes capitaine à présent.
   *[other] { $who } est capitaine à présent.
}
terminal-card-drawn = { $who } { $who-is ->
    [you] piochez
   *[other] pioche
} { terminal-count-cards }.
terminal-card-drawn-known = { $who-is ->
    [you] Vous piochez : { $cards }.
   *[other] { $who } pioche : { $cards }.
}
terminal-card-drawn-everyone = Tout le monde pioche { terminal-count-cards }.
terminal-deck-shuffled = La pioche de { terminal-count-cards } est mélangée.
terminal-pile-shuffled = Les trésors { $city-of } sont mélangés.
terminal-pile-shuffled-several = Les trésors sont mélangés dans { $cities ->
    [one] { $cities } cité
   *[other] { $cities } cités
}.
terminal-leg-started = { $who-is ->
    [you] Vous mettez le cap sur { $heading }.
   *[other] { $who } met le cap sur { $heading }.
}
terminal-leg-started-captain = { $who-is ->
    [you] Vous êtes capitaine et mettez le cap sur { $heading }.
   *[other] { $who } est capitaine et met le cap sur { $heading }.
}
terminal-leg-started-boat = { $who-is ->
    [you] Vous ramez { $heading-to }.
   *[other] { $who } rame { $heading-to }.
}
terminal-landed = { $who-is ->
    [you] Vous vous posez { $city-at } : le voyage est fini.
   *[other] { $who } se pose { $city-at } : le voyage est fini.
}
terminal-landed-boat = { $who-is ->
    [you] Vous descendez de la chaloupe { $city-at }.
   *[other] { $who } descend de la chaloupe { $city-at }.
}
terminal-dice-rolled = { $who-is ->
    [you] Vous obtenez : { $faces }.
   *[other] { $who } obtient : { $faces }.
}
terminal-dice-rolled-again = { $who } { $who-is ->
    [you] relancez
   *[other] relance
} { terminal-count-dice } et { $who-is ->
    [you] obtenez
   *[other] obtient
} : { $faces }.
terminal-die-fell = Le dé { $die } montre { $face }.
terminal-stayed = { $who-is ->
    [you] Vous restez à bord.
   *[other] { $who } reste à bord.
}
terminal-left = { $who-is ->
    [you] Vous descendez de l’aéronef { $city-at }.
   *[other] { $who } descend de l’aéronef { $city-at }.
}
terminal-left-with = { $who-is ->
    [you] Vous descendez avec un trésor { $city-of }.
   *[other] { $who } descend avec un trésor { $city-of }.
}
terminal-left-with-known = { $who-is ->
    [you] Vous descendez avec un trésor { $city-of } : { $treasure }.
   *[other] { $who } descend avec un trésor { $city-of } : { $treasure }.
}
terminal-boarded-rowboat = { $who-is ->
    [you] Vous prenez la chaloupe { $city-at } ; elle ignore : { $hazard }.
   *[other] { $who } prend la chaloupe { $city-at } ; elle ignore : { $hazard }.
}
terminal-treasure-drawn = { $who-is ->
    [you] Vous prenez un trésor { $city-of }.
   *[other] { $who } prend un trésor { $city-of }.
}
terminal-treasure-drawn-known = { $who-is ->
    [you] Vous prenez un trésor { $city-of } : { $treasure }.
   *[other] { $who } prend un trésor { $city-of } : { $treasure }.
}
terminal-treasure-returned = { $who-is ->
    [you] Vous rendez le trésor tout juste pris { $city-at }.
   *[other] { $who } rend le trésor tout juste pris { $city-at }.
}
terminal-treasure-discarded = { $who } { $who-is ->
    [you] défaussez
   *[other] défausse
} un trésor { $city-of } : { terminal-count-points }.
terminal-announced-can = { $who-is ->
    [you] Vous annoncez : « Je peux ! »
   *[other] { $who } annonce : « Je peux ! »
}
terminal-announced-can-clear = Ciel dégagé : rien à payer.
terminal-announced-can-no-dice = Pas de dés : l’aéronef vole sans rien payer.
terminal-announced-can-covered = Il ne reste rien à payer.
terminal-announced-cannot = { $who-is ->
    [you] Vous annoncez : « Je ne peux pas. » L’aéronef tombe !
   *[other] { $who } annonce : « Je ne peux pas. » L’aéronef tombe !
}
terminal-announced-cannot-boat = { $who-is ->
    [you] Vous annoncez : « Je ne peux pas. » La chaloupe coule !
   *[other] { $who } annonce : « Je ne peux pas. » La chaloupe coule !
}
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
terminal-card-paid = { $who-is ->
    [you] Vous payez : { $cards }.
   *[other] { $who } paie : { $cards }.
}
terminal-card-discarded = { $who-is ->
    [you] Vous défaussez : { $cards }.
   *[other] { $who } défausse : { $cards }.
}
terminal-card-discarded-table = À la défausse : { $cards }.
terminal-moored = L’aéronef reste { $city-at }.
terminal-moored-boat = La chaloupe reste { $city-at }.
terminal-flew = L’aéronef vole { $city-to }.
terminal-flew-boat = La chaloupe avance { $city-to }.
terminal-reboarded = { $who-is ->
    [you] Vous remontez à bord { $city-at }.
   *[other] { $who } remonte à bord { $city-at }.
}
terminal-help-laid = { $who-is ->
    [you] Vous posez face cachée : { $cards }.
   *[other] { $who } pose face cachée : { $cards }.
}
terminal-help-revealed = { $who-is ->
    [you] Vous aidez avec : { $cards }.
   *[other] { $who } aide avec : { $cards }.
}
terminal-help-taken-back = { $who-is ->
    [you] Vous reprenez : { $cards }.
   *[other] { $who } reprend : { $cards }.
}
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
terminal-gift-given = { $who-is ->
    [you] Vous offrez un cadeau à { $target } : { $treasure }.
   *[other] { $who } offre un cadeau à { $target } : { $treasure }.
}
terminal-gift-given-to-you = { $who } { $target } offre un cadeau : { $treasure }.
terminal-hand-seen = { $who-is ->
    [you] Vous voyez les cartes que tient { $target } : { $cards }.
   *[other] { $who } voit les cartes que tient { $target } : { $cards }.
}
terminal-pile-seen = { $who-is ->
    [you] Vous regardez la pile : { $treasures }.
   *[other] { $who } regarde la pile : { $treasures }.
}
terminal-treasures-seen = { $who-is ->
    [you] Vous piochez pour chaque pion et gardez un de ces trésors : { $treasures }.
   *[other] { $who } pioche pour chaque pion et garde un de ces trésors : { $treasures }.
}
terminal-lit = Boscalumia brille à nouveau !
terminal-token-earned = { $who-is ->
    [you] Vous gagnez 25 points.
   *[other] { $who } gagne 25 points.
}
terminal-lost-in-void = L’aéronef est encore dans le vide : son voyage finit sans rien.
terminal-lost-in-void-boat = La chaloupe est encore dans le vide : son voyage finit sans rien.
terminal-prepared = { $who } { $who-is ->
    [you] envoyez
   *[other] envoie
} un pion à terre en échange de { terminal-count-cards }.
terminal-character-dealt = { $who-is ->
    [you] Vous volez en { $colour } ({ $character }).
   *[other] { $who } vole en { $colour } ({ $character }).
}
terminal-end-announced = { $who-is ->
    [you] Vous avez 50 points ou plus : c’était le dernier voyage.
   *[other] { $who } a 50 points ou plus : c’était le dernier voyage.
}
terminal-end-announced-beginners = { $who-is ->
    [you] Vous avez 5 trésors différents : c’était le dernier voyage.
   *[other] { $who } a 5 trésors différents : c’était le dernier voyage.
}
terminal-ended = La partie est finie.
terminal-returned-under = { $who-is ->
    [you] Vous remettez un trésor sous sa pile { $city-at }.
   *[other] { $who } remet un trésor sous sa pile { $city-at }.
}
terminal-returned-under-known = { $who-is ->
    [you] Vous remettez un trésor sous sa pile { $city-at } : { $treasure }.
   *[other] { $who } remet un trésor sous sa pile { $city-at } : { $treasure }.
}
