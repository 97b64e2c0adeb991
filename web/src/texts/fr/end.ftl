# La fin d’une partie.
end-label = La fin de la partie
end-after = { $journeys ->
    [one] Après { $journeys } voyage
   *[other] Après { $journeys } voyages
}
end-counting = On compte les trésors…
end-winner = { $names } règne sur le ciel !
end-tie = { $names } se partagent le ciel.
end-treasures = Les trésors, comptés
end-points = points
end-help = −{ $points } pour { $count ->
    [one] un coup de pouce
   *[other] { $count } coups de pouce
}
end-again = Rejouer
end-join-again = Rejoindre le prochain vol
end-no-rematch = Cette table ne peut pas revoler.
end-verify = Vérifier les dés
end-record = Garder la partie
end-leave = Quitter
