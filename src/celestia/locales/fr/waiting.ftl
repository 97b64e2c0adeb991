waiting-title = Qui vole aujourd’hui ?
waiting-table = Table
waiting-count = { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $seats }.{ $free ->
    [0] {""}
   *[other] { $host ->
        [yes] {" "}Des bots peuvent compléter.
       *[no] {""}
    }
}
waiting-seat = place { $number }
waiting-free = Place libre
waiting-free-host = Envoyez le lien, ou
waiting-free-guest = On attend quelqu’un
waiting-level = Type de bot pour la place { $number }
waiting-add-bot = Ajouter un bot
waiting-host = Hôte
waiting-ready = À bord
waiting-away = Page fermée ; la place est gardée
waiting-remove = Retirer
waiting-odds = calcul des chances autorisé
waiting-invite = Invitez vos amis
waiting-invite-note = Visez avec un téléphone, ou partagez le lien.
waiting-code = Ou par code :
waiting-qr = QR code de { $address }
waiting-share = Partager
waiting-share-text = Venez voler avec moi dans Celestia
waiting-copied = Copié
waiting-not-copied = Copiez-le à la main
waiting-local = Cette adresse ne marche que sur cet appareil. Les autres ont besoin du nom ou de l’adresse IP de votre ordinateur sur le réseau.
waiting-take-off = Décoller
waiting-continues = Cette table continue une partie finie, à partir d’une décision, avec de nouveaux dés. La partie ne compte pas.
waiting-continues-replay = Revoir cette partie
waiting-bots-fill = { $aboard } à bord{ $free ->
    [0] {""}
    [one] , un bot prend la place libre
   *[other] , des bots prennent les places libres
}
waiting-take-off-note = { $aboard } à bord{ $free ->
    [0] {""}
    [one] , la place libre se ferme
   *[other] , les places libres se ferment
}
waiting-fill = { $free ->
    [one] Un bot à la place libre
   *[other] Compléter avec { $free } bots
}
waiting-leave = Rendre ma place
waiting-leave-host = Quitter la table
waiting-for-host = { $name } décidera du décollage.
waiting-join = Montez à bord
waiting-full = Cette table est complète
waiting-sit = Prendre une place
waiting-choose = Votre place
waiting-choose-seat = { $known ->
    [no] Place { $number }
   *[other] Place { $number }, où jouait { $name }
}
waiting-free-before = { $name } y jouait dans cette partie
waiting-watch = Ou restez regarder : vous verrez ce que tous voient.
waiting-watch-full = Vous pouvez regarder : vous verrez ce que tous voient.
waiting-change-title = À quoi jouons-nous ?
waiting-change-keep = Jouer ce plan
waiting-change-note = Toute la table voit le changement.
waiting-talk = Un mot aux autres
talk-hello = Bonjour !
talk-ready = Prêts ?
talk-one-moment = Un instant
journal-replanned = Le plan de vol a changé.
take-off-title = On mélange les dés
take-off-note = Chaque appareil ajoute une ligne secrète : personne ne peut choisir les dés.
take-off-waits = On attend { $who }…
take-off-seconds = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
take-off-hours = { $hours ->
    [one] encore une heure environ
   *[other] encore { $hours } heures environ
}
take-off-missed = { journal-round-void } La place est gardée.
take-off-nobody = { journal-round-void-empty }
journal-round-void = La ligne attendue n’est pas arrivée ({ $who }) : on mélange de nouveau les dés.
journal-round-void-empty = Aucune ligne n’est arrivée : on mélange de nouveau les dés.
dice-warning-title = Ces dés ne sont peut-être pas honnêtes
dice-late-title = Votre ligne est arrivée trop tard
dice-changed-commitment = Le serveur montre maintenant un autre secret que celui promis. { dice-line-kept }
dice-false-secret = Le serveur a ouvert un autre secret que celui promis. { dice-line-kept }
dice-line-kept = Votre appareil garde sa ligne pour lui.
dice-denied-line = Le serveur a reçu la ligne de votre appareil, puis a dit qu’elle manquait.
dice-unlisted = Le serveur a laissé de côté la ligne de votre appareil. { dice-line-kept }
dice-changed-list = La liste des lignes a changé depuis que votre appareil l’a vue.
dice-changed-line = Une des lignes n’est pas celle scellée avant le décollage.
dice-unused = La partie a commencé sans la ligne de votre appareil.
dice-late = La connexion était trop lente : ces dés se passent de la ligne de votre appareil. Celles des autres comptent.
dice-warning-note = La personne qui tient ce serveur a pu choisir les dés.
dice-warning-stay = Continuer à jouer
dice-warning-leave = Partir
waiting-colour = La couleur de votre pion
waiting-removed = L’hôte a libéré votre place. Vous pouvez vous rasseoir.
waiting-host-you = L’hôte, c’est vous : à vous de décider du décollage.
waiting-host-new = L’hôte, c’est maintenant { $name }.
