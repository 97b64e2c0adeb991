# La fin d’une partie.
end-label = La fin de la partie
end-after = { $journeys ->
    [one] Après { $journeys } voyage
   *[other] Après { $journeys } voyages
}
end-counting = On compte les trésors…
end-winner = { $names } règne sur le ciel !
end-tie = { $names } se partagent le ciel.
end-treasures = Les trésors, comptés
end-points = points
end-help = −{ $points } pour { $count ->
    [one] un coup de pouce
   *[other] { $count } coups de pouce
}
end-again = Rejouer
end-join-again = Rejoindre le prochain vol
end-verify = Vérifier les dés
end-record = Garder la partie
end-leave = Quitter
end-with = Avec { $points } points.
end-count = { $count ->
    [0] Aucun trésor
    [one] 1 trésor
   *[other] { $count } trésors
}
end-help-left = { $count ->
    [one] 1 coup de pouce gardé
   *[other] { $count } coups de pouce gardés
}
end-relit = { $count ->
    [one] A rallumé Boscalumia
   *[other] A rallumé Boscalumia { $count } fois
}
end-again-note = Même table, même équipage
end-join-note = Une nouvelle table est prête
