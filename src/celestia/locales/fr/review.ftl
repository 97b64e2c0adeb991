# L’analyse d’une partie terminée, dans le terminal, dans un fichier et dans le navigateur.
# `who`, `other` et `captain` sont des personnes. `played` et `better` sont des réponses. Les chances sont sur cent.

## La page
review-title = Analyse : { $names }
review-result = { $name } : { $points } points
review-about = Chances de gagner entre adversaires de même force : à partir de chaque position, des bots ont joué la suite de nombreuses fois.
review-about-errors = « ± » est une erreur type. En début de partie, presque tout dépend encore du hasard.
review-step = Coup
review-player = Nom
review-words = Action
review-chance-answer = Dés et cartes
review-percent = { $count } %

## Les chances
review-chances = Chances de gagner
review-chart = Chances de gagner de chaque personne, pas à pas. Un tableau donne les mêmes nombres.
review-all-steps = Tous les pas
review-when-start = Avant la partie
review-when-journey = Voyage { $journey }
review-when-end = À la fin

## Hasard et choix
review-sources = Hasard et choix
review-sources-note = En points sur cent. Les choix sont comparés à ce que les bots auraient joué.
review-start = départ
review-luck = hasard
review-own = ses choix
review-others = choix des autres
review-error = ±
review-share = résultat

## Les notes
review-grades = Décisions
review-grades-note = Chaque décision est comparée à la meilleure autre réponse, selon ce que la personne pouvait savoir. Elle n’est jugée moins bonne qu’au-delà de deux erreurs types.
review-graded = décisions
review-inaccuracies = imprécisions
review-mistakes = erreurs
review-blunders = gaffes
review-lost = chances perdues
review-marked = Ce qui pouvait être mieux joué
review-no-marks = Aucune réponse n’était nettement moins bonne qu’une autre. Bien joué !
review-mark-inaccuracy = imprécision
review-mark-mistake = erreur
review-mark-blunder = gaffe
review-at = Voyage { $journey }, coup { $step }
review-line = { $at } : { $sentence }
review-marked-line = { $at } : { $who }, { $mark } (−{ $loss } ± { $error }). { $sentence }
review-bot = Un bot aurait dit : « { $reason } »
review-fine = { $lead ->
    [alike] « { $played } » et « { $better } » gagnent aussi souvent, { $now } fois sur 100.
    [better] « { $better } » gagne { $then } fois sur 100, « { $played } » { $now } : trop serré pour trancher.
   *[played] « { $played } » gagne { $now } fois sur 100, « { $better } » { $then }.
}
review-fine-declare = { review-could-pay }. { review-fine }
review-fine-declare-points = { review-could-pay } ; { $played-is ->
    [leave] descendre valait { $worth }, rester { $instead }
   *[other] rester valait { $worth }, descendre { $instead }
}. { review-fine }
review-could-pay = { $captain } pouvait payer dans environ { $chance } cas sur 10
review-arrival = { $arrival ->
    [more] , mais avec des cartes et des pouvoirs, l’aéronef arrive dans { $arrives }
    [less] , mais l’aéronef n’arrive que dans { $arrives }
   *[alike] , et l’aéronef arrive dans { $arrives }
}
review-better = « { $better } » gagne { $then } fois sur 100, « { $played } » seulement { $now }.
review-better-declare = { review-could-pay }{ review-arrival }. { review-better }
review-better-declare-points = { review-could-pay }{ review-arrival } ; { $played-is ->
    [leave] rester valait { $instead }, descendre { $worth }
   *[other] descendre valait { $instead }, rester { $worth }
}. { review-better }

## Les tournants
review-turning-points = Les tournants
review-no-turning-points = Aucun moment n’a beaucoup changé les chances.
review-turn-change = { $who } : { $before } % → { $after } %.
review-turn-roll = { $captain } lance les dés en route { $city-to } et obtient : { $dice }. { review-turn-change }
review-turn-dealt = Les cartes sont distribuées. { review-turn-change }
review-turn-drawn = { $other } pioche : { $cards }. { review-turn-change }
review-turn-choice = { $other } répond « { $played } », là où un bot répondrait « { $expected } ». { review-turn-change }
review-turn-choice-treasure = { $other } répond « { $played } » et prend un trésor { $city-of } : { count-points }. { review-turn-change }
review-turn-choice-treasure-of = { $other } répond « { $played } », et { $drawer } prend un trésor { $city-of } : { count-points }. { review-turn-change }
review-turn-mistake = { $other } répond « { $played } » ; « { $better } » était mieux. { review-turn-change }
review-turn-gamble = { $other } répond « { $played } ». « { $better } » gagne plus souvent, mais cette fois cela réussit. { review-turn-change }
review-turn-end = On compte les trésors. { review-turn-change }

## Les capitaines
review-captains = Qui pouvait payer, et qui a été cru
review-captains-note = Étapes avec des dés à payer. « Pouvait payer » compte l’équipement sans les turbos.
review-legs = étapes
review-could = pouvait payer
review-trusted = restés en vain
review-feared = descendus en vain
review-lied = fausses annonces
review-captain-lacked = { $captain } devait { $dice } sans pouvoir payer. Encore à bord : { $names }.
review-captain-kept = { $captain } devait { $dice } et a gardé ses turbos. Encore à bord : { $names }.
review-captain-held = { $captain } avait en main : { $hand }.
review-captain-claimed = { $captain } a dit « { $claim } », ce qui était faux. { $count ->
    [0] Personne ne s’y est laissé prendre.
   *[other] S’y sont laissé prendre : { $names }.
}
review-claim-have = Je l’ai : { $card }
review-claim-lack = Je ne l’ai pas : { $card }

## Dans le navigateur
review-close = Fermer l’analyse
review-view = Analyse de cette partie
review-tab-turning-points = Tournants
review-tab-decisions = Décisions
review-tab-sources = Hasard
review-tab-captains = Capitaines
review-tab-hands = Mains
review-as-table = En tableau
review-as-chart = En courbe
review-value-error = { $name } : { $chance }, à { $error } près
review-waiting = { $ahead ->
    [0] L’analyse commence dans un instant.
    [one] Une autre analyse passe d’abord.
   *[other] { $ahead } autres analyses passent d’abord.
}
review-first = Des bots jouent la suite pour une première esquisse…
review-closer = Première esquisse. Les bots examinent maintenant chaque décision.
review-progress = Analyse en cours
review-later = Cette partie arrive avec l’analyse complète.
review-failed = L’analyse n’a pas pu aboutir.
review-mark-fine = correct
review-decisions-of = Décisions de
review-only-marked = seulement ce qui pouvait être mieux joué
review-no-decisions = Aucune décision avec un choix.
review-known = d’après ce qui était connu alors : { $chance } ± { $error }
review-what-if = Et si ?
review-what-if-instead = Et si { $name } avait répondu « { $answer } » ?
review-what-if-note = Des bots jouent la suite des deux réponses { $count } fois, avec les vraies mains.
review-what-if-working = Les bots jouent la suite…
review-play-on = Continuer à la main
review-change = écart
review-captain-hand = Sa main ({ $captain })
review-captain-dice = Dés à payer
review-captain-can = { $captain } a dit : « Je peux payer. »
review-captain-cannot = { $captain } a dit : « Je ne peux pas payer. »
review-captain-is-able = pouvait payer
review-captain-is-turbo = avec des turbos seulement
review-captain-is-unable = ne pouvait pas payer
review-captain-bluff = bluff
review-captain-stayed = À bord : { $names }.
review-captain-left = À terre : { $names }.
review-captain-none = Aucun capitaine n’a eu de dés à payer.
review-captain-flew = L’aéronef a continué.
review-captain-moored = L’aéronef est resté amarré.
review-captain-crashed = L’aéronef s’est écrasé.
review-captain-abandoned = Il n’y avait plus personne à bord.

## La commande
review-working = Analyse de la partie
review-written = L’analyse est dans { $file }.
