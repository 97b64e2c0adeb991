# La scène : cités, vaisseaux, qui se tient où
scene-way = Les cités
scene-city = { $city }, valeur { $value }, { $dice ->
    [0] départ de chaque voyage
   *[other] { count-dice }
}, { $treasures ->
    [0] plus de trésor
   *[other] { count-treasures }
}
scene-city-now = l’aéronef est ici
scene-city-next = prochaine étape
scene-forgotten-dark = { $city }, endormie, { $points } points pour chaque personne qui la rallume
scene-forgotten-lit = { $city }, qui brille à nouveau
scene-got-off = Descendus ici : { $names }
scene-value = Vaut au moins { $value }
scene-dice = { count-dice } pour l’atteindre
scene-first = Chaque voyage part d’ici
scene-treasures = { $treasures ->
    [0] Plus de trésor : l’aéronef ne s’y arrête plus
   *[other] Encore { count-treasures }
}
scene-empty = vide
scene-each = chacun
scene-airship = L’aéronef ({ $city }), { $count ->
    [0] personne à bord
   *[other] à bord : { $names }
}
scene-airship-falling = L’aéronef tombe ! À bord : { $names }
scene-airship-moored = L’aéronef est amarré à { $city }, à bord : { $names }
scene-captain = { $name } (capitaine)
scene-rowboat = La chaloupe ({ $city }), avec { $name } à bord. Elle ignore : { $hazard }
scene-rowboat-falling = La chaloupe coule, avec { $name } à bord !
scene-gifts = { $city }, { $count ->
    [0] aucun cadeau
    [one] { $count } cadeau
   *[other] { $count } cadeaux
} sous le sapin
scene-plays = { $name } joue
scene-uses = { $name } utilise
scene-power = le pouvoir { $character }
scene-clear = Ciel dégagé
outcome-label = Ce qui vient de se passer
outcome-skip = Passer
roll-hold = Maintenez pour { $count ->
    [one] le
   *[other] les
} secouer.
says-can = Je peux payer !
says-cannot = Je ne peux pas !
