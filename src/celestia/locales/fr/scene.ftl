# La scène : cités, vaisseaux, qui se tient où
scene-way = Les cités
scene-city =
    { $city }, valeur { $value }, { $dice ->
        [0] départ de chaque voyage
        [one] { $dice } dé
       *[other] { $dice } dés
    }, { $treasures ->
        [0] plus de trésor
        [one] { $treasures } trésor
       *[other] { $treasures } trésors
    }
scene-city-now = l’aéronef est ici
scene-city-next = prochaine étape
scene-forgotten-dark = { $city }, endormie, { $points } points pour chaque personne qui la rallume
scene-forgotten-lit = { $city }, qui brille à nouveau
scene-got-off = Descendus ici : { $names }
scene-value = Vaut au moins { $value }
scene-dice =
    { $dice ->
        [one] { $dice } dé pour l’atteindre
       *[other] { $dice } dés pour l’atteindre
    }
scene-first = Chaque voyage part d’ici
scene-treasures =
    { $treasures ->
        [0] Plus de trésor : l’aéronef ne s’y arrête plus
        [one] Encore { $treasures } trésor
       *[other] Encore { $treasures } trésors
    }
scene-empty = vide
scene-each = chacun
scene-airship =
    { $count ->
        [0] L’aéronef ({ $city }), personne à bord
       *[other] L’aéronef ({ $city }), à bord : { $names }
    }
scene-airship-falling = L’aéronef tombe ! À bord : { $names }
scene-airship-moored = L’aéronef est amarré à { $city }, à bord : { $names }
scene-captain = { $name } (capitaine)
scene-rowboat = La chaloupe ({ $city }), avec { $name } à bord. Elle ignore : { $hazard }
scene-rowboat-falling = La chaloupe coule, avec { $name } à bord !
scene-gifts =
    { $city }, { $count ->
        [0] aucun cadeau sous le sapin
        [one] { $count } cadeau sous le sapin
       *[other] { $count } cadeaux sous le sapin
    }
scene-plays = { $name } joue
scene-uses = { $name } utilise
scene-power = le pouvoir { $character }
scene-clear = Ciel dégagé
outcome-label = Ce qui vient de se passer
outcome-skip = Passer
roll-hold = { $count ->
    [one] Maintenez pour le secouer.
   *[other] Maintenez pour les secouer.
}
says-can = Je peux payer !
says-cannot = Je ne peux pas !
