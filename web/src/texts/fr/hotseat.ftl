# Un appareil pour plusieurs personnes.
curtain = Le rideau
curtain-title = { $name }, c’est à vous. Prenez l’appareil.
curtain-away = { $others }, { $count ->
    [one] regardez ailleurs
   *[other] regardez tous ailleurs
}.
curtain-take = Je suis { $name } : montrer mes cartes
speak-up = Quelqu’un joue-t-il une carte ?
speak-up-me = { $name } : moi !
speak-up-nobody = Personne
