# Un appareil pour plusieurs personnes.
curtain = Le rideau
curtain-title = { $name }, c’est à vous.
curtain-away = Prenez l’appareil. { $others }, { $count ->
    [one] regardez ailleurs
   *[other] regardez tous ailleurs
} : l’écran suivant montre ses cartes ({ $name }).
curtain-take = Je suis { $name }
speak-up-help = Quelqu’un donne‑t‑il un coup de pouce ?
speak-up-me = { $name } : moi !
speak-up-nobody = Personne
curtain-take-note = Montrer mes cartes
roll-now = { $name }, lancez les dés !
roll-now-do = Lancer
lay-back = { $name }, personne d’autre ne voit ceci.
lay-back-done = Vu : retour à la table
