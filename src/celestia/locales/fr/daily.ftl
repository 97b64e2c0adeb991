daily-title = Le vol du jour
daily-lead = Aujourd’hui, tout le monde reçoit les mêmes cartes et les mêmes dés, face aux trois mêmes bots rusés. Seul votre premier vol compte.
daily-card-note = Les mêmes dés pour tous. Un seul essai compte.
daily-card-result = { daily-count-points }, rang { $rank } sur { $count }
daily-under-way = Votre vol est en cours.
daily-not-counted = Votre vol ne compte pas : vous l’avez quitté, ou il s’est terminé trop tard.
daily-fly = Décoller pour le vol du jour
daily-fly-note = Vous et 3 bots rusés. Un seul essai compte.
daily-fly-short = Décoller
daily-return = Reprendre votre vol
daily-return-note = Il compte.
daily-return-short = Reprendre
daily-leave-note = Votre vol vous attend. Si vous partez pour de bon, il ne compte pas, et il n’y a pas de second essai aujourd’hui.
daily-practice = Exercice : ce vol ne compte pas
daily-practise = Revoler pour s’exercer
daily-practice-note = Les mêmes dés. Votre résultat reste.
daily-practice-over = C’était un exercice. Seul votre premier vol du jour compte.
daily-results = Résultats
daily-best = Les meilleurs pour l’instant
daily-be-first = Personne ne s’est encore posé. À vous de commencer.
daily-nobody = Aucun résultat.
daily-own = Votre vol
daily-today = Aujourd’hui
daily-yesterday = Hier
daily-rank = Rang
daily-name = Nom
daily-points = Points
daily-place = Place
daily-result = { daily-count-points }, place { $place } sur 4
daily-result-won = Victoire avec { daily-count-points }
daily-count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-ranked = { $count ->
    [one] Aucun autre résultat pour l’instant.
   *[other] Rang { $rank } sur { $count } aujourd’hui.
}
daily-later = Vous pourrez revoir et analyser ce vol demain. D’ici là, ses dés restent secrets.
daily-next = Prochain vol dans { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.
daily-utc = Le jour commence à minuit UTC, soit { $time } chez vous. Un vol compte pour le jour où il a commencé.
daily-share-title = Montrez votre résultat, pas les dés
daily-copy = Copier le texte
daily-copied = Copié.
daily-not-copied = Ce navigateur ne permet pas de copier.
daily-save = Enregistrer l’image
daily-saved = Enregistrée dans vos téléchargements.
daily-journey-treasure = Voyage { $journey } : un trésor
daily-journey-crash = Voyage { $journey } : chute
daily-journey-nothing = Voyage { $journey } : rien
daily-fair = Les dés sont-ils honnêtes ?
daily-fair-note = Les dés et les cartes d’un jour découlent d’une seule clé. Le serveur montre l’empreinte de cette clé la veille, et la clé le lendemain à midi UTC. Personne ne peut donc changer les dés, et chacun peut vérifier un vol, ici ou avec celestia verify.
daily-tomorrow-sealed = Empreinte de demain, { $date }
daily-today-sealed = Empreinte d’aujourd’hui, { $date }. Montrée depuis le { $committed }. La clé s’ouvre le { $opens }.
daily-yesterday-key = Clé ouverte d’hier, { $date }
daily-record = Enregistrer la partie de votre vol
daily-verify = Vérifier votre vol
daily-broken = Hier, ce serveur montrait une autre empreinte pour aujourd’hui. Il a changé les dés.
daily-honest = La personne qui gère ce serveur connaît la clé, et deux appareils ont deux essais. Ce classement est un jeu.
