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
waiting-you = Vous
waiting-host = Hôte
waiting-bot = Bot
waiting-ready = À bord
waiting-away = Page fermée ; la place est gardée
waiting-remove = Retirer
waiting-odds = calcul des chances autorisé
waiting-invite = Invitez vos amis
waiting-invite-note = Visez avec un téléphone, ou partagez le lien.
waiting-code = Ou par code :
waiting-qr = QR code de { $address }
waiting-copy = Copier le lien
waiting-share = Partager
waiting-share-text = Venez voler avec moi dans Celestia
waiting-copied = Copié
waiting-not-copied = Copiez-le à la main
waiting-local = Cette adresse ne marche que sur cet appareil. Ouvrez Celestia par le nom ou le numéro de votre ordinateur sur le réseau pour que d’autres puissent venir.
waiting-take-off = Décoller
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
waiting-name = Votre nom
waiting-sit = Prendre une place
waiting-watch = Ou restez regarder : vous verrez ce que tous voient.
waiting-watch-full = Vous pouvez regarder : vous verrez ce que tous voient.
waiting-change = Changer
waiting-change-title = À quoi jouons-nous ?
waiting-change-keep = Garder ce plan
waiting-change-note = Toute la table voit le changement aussitôt.
waiting-talk = Un mot aux autres
talk-hello = Bonjour !
talk-ready = Prêts ?
talk-one-moment = Un instant
told-replanned = Le plan de vol a changé.
waiting-colour = La couleur de votre pion
waiting-removed = L’hôte a libéré votre place. Vous pouvez vous rasseoir tant qu’il en reste une.
waiting-host-you = L’hôte, c’est vous : à vous de décider du décollage.
waiting-host-new = L’hôte, c’est maintenant { $name }.
