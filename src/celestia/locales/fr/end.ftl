# La fin d’une partie.
end-label = La fin de la partie
end-after = Après { $journeys ->
    [one] { $journeys } voyage
   *[other] { $journeys } voyages
}
end-counting = On compte les trésors…
end-winner = { $names } règne sur le ciel !
end-tie = { $names } se partagent le ciel.
end-treasures = Le compte des trésors
end-facts = La partie en chiffres
end-points = points
end-help = −{ $points } pour { $count ->
    [one] un coup de pouce
   *[other] { $count } coups de pouce
}
end-again = Rejouer
end-join-again = Rejoindre le prochain vol
end-replay = Revoir
end-review = Analyse
end-verify = Vérifier les dés
end-record = Garder la partie
end-leave = Quitter
end-with = Avec { $points } points.
end-own = Vous finissez { $rank ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
} avec { $points } points.
end-count = { $treasures ->
    [0] Aucun trésor
   *[other] { count-treasures }
}
end-relit = { $count ->
    [one] A rallumé Boscalumia
   *[other] A rallumé Boscalumia { $count } fois
}
end-again-note = Même table, même équipage
end-bots-note = Même équipage, départ immédiat
end-join-note = Une nouvelle table est prête
end-look-back = Revenir sur ce vol
# Des chiffres pour chaque joueur.
end-crashes-of = { $count ->
    [0] Aucune chute à la barre
    [one] 1 chute à la barre
   *[other] { $count } chutes à la barre
}
end-cards-of = { $count ->
    [0] Aucune carte gardée
    [one] 1 carte gardée
   *[other] { $count } cartes gardées
}
end-total = Points
end-help-cards = Coups de pouce gardés
end-flights = Vols à la barre
end-crashes = Chutes à la barre
end-departures = Descentes
end-cards = Cartes gardées
# Pourquoi la partie est finie.
end-why-points = { $seat } a atteint { $goal } points : c’était le dernier voyage.
end-why-kinds = { $seat } a trouvé { $count } trésors différents : c’était le dernier voyage.
end-why-empty = Il ne reste plus aucun trésor dans le ciel.
# Ce qui a fait la différence.
end-decided-tie = Égalité parfaite : { $points } points partout.
end-decided-gift = Un cadeau a fait la différence : { $points } points pour { $seat } ({ $city }).
end-decided-help = Les coups de pouce ont fait la différence : { $rival } en gardait et perd { $points } points.
end-decided-crash = Le voyage { $journey } a fait la différence : { count-points } pour { $seat }, et { $rival } tombe avec l’aéronef.
end-decided-journey = Le voyage { $journey } a fait la différence : { count-points } pour { $seat }, { $other ->
    [0] rien
   *[other] { $other }
} pour { $rival }.
end-decided-ahead = { $seat } termine avec { count-points } d’avance sur { $rival }.
# Les honneurs.
end-honours = Les honneurs de la partie
end-boldest-stay-title = Le plus grand sang-froid
end-boldest-stay = { $seat } vole jusqu’à { $city } quand { $captain } n’a { $cards ->
    [0] aucune carte
    [one] qu’une carte
   *[other] que { $cards } cartes
} contre { $dangers ->
    [one] un danger
   *[other] { $dangers } dangers
}.
end-best-escape-title = La plus belle échappée
end-best-escape = { $seat } quitte le bord à { $city } juste avant la chute, avec { count-points }.
end-best-escape-jetpack-title = La plus belle échappée
end-best-escape-jetpack = { $seat } rejoint { $city } en jetpack pendant la chute, pour { count-points }.
end-generous-captain-title = La barre la plus généreuse
end-generous-captain = { $seat } a payé { count-cards } et transporté des passagers { $count } fois.
end-nemesis-title = Le fléau du ciel
end-nemesis = { $hazard } : { $count } chutes sur { $of }.
end-two-wins = Deux victoires à ce niveau : { $level }.
end-next-level = Passer au suivant : { $level }
