# L’écran autour de la question : titres, invites, aide, rideau, adieux.

terminal-city = Cité
terminal-name = Nom
terminal-where = Où
terminal-dice = Dés
terminal-cards = Cartes
terminal-treasures = Trésors
terminal-rank = Rang
terminal-boscalumia-lit = allumée
terminal-boscalumia-dark = 25 pts
terminal-boscalumia-short = Bosc.
terminal-aircraft = aéronef
terminal-rowboat = chaloupe
terminal-rowboat-ignores = ignore { $hazard }
terminal-you = vous
terminal-pawns = { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
}
terminal-used = { $colour }, utilisé
terminal-on-table = Sur la table
terminal-choice-wait = attendre
terminal-does-later = Vous décidez le moment venu.
terminal-does-pay = vous gardez : { $rest }
terminal-rule-land = Un capitaine peut descendre au lieu de lancer s’il n’y a personne d’autre à bord au début de l’étape.
terminal-watch-rowboat = Personne ne peut descendre ici. Quelqu’un prend-il la chaloupe ?
terminal-news-more = … { $count } de plus avant : h
terminal-prompt = Votre réponse (? pour l’aide) :
terminal-prompt-default = Votre réponse (Entrée : 1, ? pour l’aide) :
terminal-prompt-roll = Appuyez sur Entrée pour lancer :
terminal-prompt-go-on = Appuyez sur Entrée pour continuer :
terminal-help = Répondez par un numéro de la liste, ou en mots (stay, play wind_gust, pay compass turbo). ? aide · r la règle · h ce voyage · hh toute la partie · q quitter : l’enregistrement est gardé. Entrée passe les pauses des bots.
terminal-help-draws = i interroge la table avant chaque trésor, pour Instructeur, ou cesse de le faire.
terminal-draws-on = Désormais la table est consultée avant chaque trésor.
terminal-draws-off = La table n’est plus consultée avant les trésors.
terminal-no-number = Il n’y a pas de choix { $number } : la liste va de 1 à { $last }.
terminal-refused = Refusé : { $sentence } (règle { $rule })
terminal-curtain = Passez le clavier à { $name }, puis appuyez sur Entrée. Les autres regardent ailleurs.
terminal-anybody-else = Quelqu’un d’autre ?
terminal-speak-up = Tapez votre numéro ({ $names }) pour jouer une carte.
terminal-enter-nobody = Personne : appuyez sur Entrée :
terminal-enter-roll = { $captain }, appuyez sur Entrée pour lancer :
terminal-enter-captain = Personne : passez le clavier à { $captain }, qui appuie sur Entrée :
terminal-bot-missed = { $bot } n’a pas su répondre { $count } fois : le bot prudent a joué à sa place.
terminal-record-kept = L’enregistrement de la partie : { $path }
terminal-good-bye = Vous avez quitté la table.
terminal-good-bye-resume = Pour reprendre : celestia play --resume { $path } --seats { $seats }
terminal-record-lost = L’enregistrement ne peut pas être écrit : { $reason }. La partie continue sans lui.
terminal-replay-game = Une partie entre { $names } ; { $config }.
terminal-replay-unfinished = L’enregistrement s’arrête ici : la partie n’est pas finie.
terminal-and = et
