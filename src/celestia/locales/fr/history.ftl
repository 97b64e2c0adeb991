# Les parties de cet appareil : résultats, statistiques, et ce qui est gardé à son sujet.
history-title = Vos vols
history-profile = Nom et couleur
history-profile-note = Gardés sur cet appareil pour votre prochaine table. Si votre couleur est prise, vous en recevez une autre.
history-figures = { $games ->
    [one] Une partie
   *[other] { $games } parties
}
history-wins = Victoires
history-wins-note = sur { count-games }, égalités comprises
count-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
history-streak = Victoires de suite
history-streak-note = votre record : { $most }
history-points = Points par voyage
history-points-note = sur { $journeys ->
    [one] { $journeys } voyage
   *[other] { $journeys } voyages
}
history-bluffs = Bluffs réussis
history-bluffs-note = étapes où quelqu’un est resté alors que vous ne pouviez pas payer
history-crashes = Chutes à la barre
history-crashes-note = quand vous pilotiez l’aéronef
history-city = Cité préférée
history-city-note = { $treasures ->
    [0] pas encore de trésor
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
}
history-pending = { $count ->
    [one] Une partie plus ancienne n’est pas encore comptée.
   *[other] { $count } parties plus anciennes ne sont pas encore comptées.
} Rouvrez cette page.
history-games = Dernières parties
history-none = Aucune partie terminée. Vos parties apparaîtront ici.
history-last = Vos derniers vols
history-short = { $wins ->
    [0] { "" }
    [one] { $wins } victoire en{ " " }
   *[other] { $wins } victoires en{ " " }
}{ count-games }{ $streak ->
    [0] { "" }
    [one] { "" }
   *[other] , dont { $streak } de suite
}
history-all = Tous vos vols
history-link = Vos vols, et ce qui est gardé sur vous
history-won = Victoire
history-place = { $place ->
    [one] 1re place
   *[other] { $place }e place
} sur { $players }
history-continued = Suite à la main, ne compte pas
history-shared = Jouée ensemble sur cet appareil
history-unknown = Jouée avec d’anciennes règles
history-you = vous
history-opens = À revoir dès le { $time }
history-watch = Revoir
history-data = Ce qui est gardé sur vous
history-data-note = Il n’y a pas de compte. Le serveur connaît cet appareil par un cookie, et votre nom à chaque table.
history-export = Enregistrer un fichier
history-move = Changer d’appareil
history-delete = Effacer pour toujours
history-move-lead = Ouvrez ce lien sur l’autre appareil dans les dix minutes. Vos parties, statistiques et places y passent, et cet appareil ne garde rien. Le lien ne sert qu’une fois.
history-move-code = Code QR du lien pour l’autre appareil
history-copy = Copier le lien
history-delete-sure = Tout effacer sur vous ?
history-delete-lead = Votre nom, vos statistiques et vos messages disparaissent de ce serveur. Les autres gardent leurs parties, avec « Incognito » à votre place. C’est définitif.
history-delete-playing = Si vous jouez en ce moment, un bot prend votre place tout de suite.
history-deleting = Effacement…
history-keep = Tout garder
history-gone = C’est effacé
history-gone-note = Ce serveur et ce navigateur vous ont oublié. Les sauvegardes gardent votre nom jusqu’à leur remplacement.
history-afresh = Retour à l’accueil
history-arrive = Passer sur cet appareil
history-arrive-lead = Parties, statistiques et places de l’autre appareil arrivent ici, et il ne garde rien. Le lien ne sert qu’une fois.
history-arrive-now = Tout faire venir ici
history-arriving = En route…
history-no-token = Il manque ce qui suit le # de ce lien. Créez-en un nouveau sur l’autre appareil.
