# L’écran autour de la question : titres, aide, rideau, podium, adieux.

terminal-header = Celestia · voyage { $journey } · étape { $leg } · pioche { $deck }, défausse { $discard }
terminal-city = Cité
terminal-name = Nom
terminal-dice = Dés
terminal-treasures = Trésors
terminal-empty = vide
terminal-boscalumia-lit = allumée
terminal-boscalumia-dark = 25 pts
terminal-boscalumia-short = Bosc.
terminal-aircraft = aéronef
terminal-rowboat = chaloupe
terminal-rowboat-ignores = ignore { $hazard }
terminal-vessel-aircraft = l’aéronef
terminal-vessel-boat = la chaloupe
terminal-void = dans le vide
terminal-gifts = { $gifts ->
    [one] { $gifts } cadeau
   *[other] { $gifts } cadeaux
}
terminal-label = { $label } :
terminal-seat-name = Nom
terminal-seat-where = Où
terminal-seat-cards = Cartes
terminal-seat-treasures = Trésors
terminal-seat-points = Points
terminal-seat-character = Personnage
terminal-captain = capitaine
terminal-you = vous
terminal-aboard = à bord
terminal-stays = reste
terminal-pawns = { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
}
terminal-off = à terre
terminal-boat = chaloupe
terminal-used = { $colour }, utilisé
terminal-rolled = Dés
terminal-rolled-none = pas encore lancés
terminal-rolled-ahead = { count-dice } à lancer
terminal-die-ignored = { $face } (ignoré)
terminal-owed = dû : { $need }
terminal-owed-nothing = ciel dégagé : rien à payer
terminal-owed-covered = plus rien à payer
terminal-says-can = « Je peux ! »
terminal-says-cannot = « Je ne peux pas. »
terminal-on-table = Sur la table : { $cards }
terminal-laid = Vous avez posé face cachée : { $cards }
terminal-hand = Votre main ({ $count })
terminal-own-treasures = Vos trésors
terminal-own-treasures-none = aucun pour l’instant
terminal-token = Boscalumia (25 points)
terminal-total = { $treasures } = { count-points }
terminal-seen = Dans la pile
terminal-known-hand = Vous savez ce que tient { $name } : { $cards }
terminal-news-more = … { $count } de plus avant : h
terminal-prompt = Votre réponse (? pour l’aide) :
terminal-prompt-default = Votre réponse (Entrée : 1, ? pour l’aide) :
terminal-prompt-roll = Appuyez sur Entrée pour lancer :
terminal-prompt-go-on = Appuyez sur Entrée pour continuer :
terminal-help = Répondez par un numéro de la liste, par ses mots, ou par ceux de l’enregistrement (stay, play wind_gust, pay compass turbo). ? cette aide · r pourquoi cette question · h ce voyage raconté · hh toute la partie · q quitter : l’enregistrement est gardé. Pendant que les bots jouent, Entrée passe les pauses.
terminal-help-draws = i demande à la table avant chaque trésor pris, pour Instructeur, ou cesse de demander.
terminal-draws-on = Désormais la table est consultée avant chaque trésor pris.
terminal-draws-off = La table n’est plus consultée avant les trésors pris.
terminal-no-number = Il n’y a pas de choix { $number } : la liste va de 1 à { $last }.
terminal-refused = Refusé : { $sentence } (règle { $rule })
terminal-must-fly = Vous avez les cartes : vous devez voler. Vous payez : { $cards }.
terminal-must-fall = Vous devez { $need } et ne pouvez pas payer. Vous gardez vos cartes, et { $ship } tombe.
terminal-must-pass = Vous n’avez rien à jouer maintenant.
terminal-curtain = Passez le clavier à { $name }, puis appuyez sur Entrée. Les autres regardent ailleurs.
terminal-public-announce = { $captain } décide : payer { $need } ?
terminal-public-decides = { $name } décide.
terminal-public-stays = { $name } décide : rester ou descendre ?
terminal-public-before-roll = Quelqu’un joue-t-il une carte avant le lancer (capitaine : { $captain }) ?
terminal-public-declare = Personne ne peut descendre ici. Quelqu’un prend-il la chaloupe ?
terminal-public-after-declarations = Chacun a choisi : { $captain } doit { $need } et a { count-cards } en main. Quelqu’un joue-t-il une carte ?
terminal-public-clear = Chacun a choisi, et il n’y a rien à payer. Quelqu’un joue-t-il une carte ?
terminal-public-way = { $captain } peut payer. Quelqu’un joue-t-il une carte avant que { $ship } parte ?
terminal-public-fall = { $ship } tombe : { $captain } doit { $need }. Quelqu’un tente-t-il un sauvetage, ou de se sauver ?
terminal-public-instruct = Un trésor { $pile-of } va être pioché (pour { $drawer }). Quelqu’un joue-t-il Instructeur ?
terminal-public-roll = { $captain } tient la barre : { count-dice } en route vers { $heading }.
terminal-speak-up = Tapez votre numéro ({ $names }), ou Entrée pour personne :
terminal-speak-up-more = Quelqu’un d’autre ? { terminal-speak-up }
terminal-speak-up-roll = { $captain }, Entrée pour lancer. Pour jouer une carte avant, tapez votre numéro ({ $names }) :
terminal-speak-up-roll-more = { $captain }, Entrée pour lancer. Quelqu’un d’autre avant ? Tapez votre numéro ({ $names }) :
terminal-speak-up-captain = Tapez votre numéro ({ $names }). Personne : passez le clavier à { $captain }, qui appuie sur Entrée :
terminal-speak-up-captain-more = Quelqu’un d’autre ? { terminal-speak-up-captain }
terminal-roll-public = { $captain }, appuyez sur Entrée pour lancer :
terminal-end-winner = { $winner } règne sur le ciel !
terminal-end-shared = { $winners } se partagent le ciel !
terminal-end-rank = Rang
terminal-end-treasures = Trésors
terminal-end-hand = Main
terminal-end-penalty = { $points } avec −{ $penalty } pour coups de pouce
terminal-bot-missed = { $bot } n’a pas su répondre { $count } fois : le bot prudent a joué à sa place.
terminal-record-kept = L’enregistrement de la partie : { $path }
terminal-good-bye = Vous avez quitté la table.
terminal-good-bye-resume = Pour reprendre : celestia play --resume { $path } --seats { $seats }
terminal-record-lost = L’enregistrement ne peut pas être écrit : { $reason }. La partie continue sans lui.

# Autour d’une partie racontée après coup.

terminal-replay-game = Une partie entre { $names } ; { $config }.
terminal-replay-unfinished = L’enregistrement s’arrête ici : la partie n’est pas finie.
terminal-replay-score = { $name } : { count-points }.
terminal-replay-winners = { $people } { $people-are ->
    [one] gagne
    [you] gagnez
   *[several] gagnent
}.

# Les petits mots de toutes les phrases.

terminal-and = et
terminal-nothing = rien
terminal-treasure = { count-points }
terminal-treasure-spyglass = Longue-vue magique (2 points)
terminal-treasure-from = { $treasure } { $city-of }
