# L’analyse d’une partie terminée, dans le terminal, dans un fichier et dans le navigateur.
# `who`, `other` et `captain` sont des personnes. `played` et `better` sont des réponses. Les chances sont sur cent.

## La page
review-title = Analyse : { $names }
review-result = { $name } : { $points } points
review-about = Chances de gagner entre adversaires de même force. Des bots ont souvent joué la suite de chaque position.
review-about-errors = « ± » est une erreur type. Au début, presque tout est hasard.
review-step = Coup
review-player = Nom
review-words = Action
review-chance-answer = Dés et cartes
review-percent = { $count } %

## Les chances
review-chances = Chances de gagner
review-chart = Chances de gagner, pas à pas. Le tableau donne les mêmes nombres.
review-all-steps = Tous les pas
review-when-start = Avant la partie
review-when-journey = Voyage { $journey }
review-when-end = À la fin

## Hasard et choix
review-sources = Hasard et choix
review-sources-note = En points sur cent. Les choix sont comparés à ceux de bots.
review-start = départ
review-luck = hasard
review-own = ses choix
review-others = choix des autres
review-error = ±
review-share = résultat

## Les notes
review-grades = Décisions
review-grades-note = Chaque décision est comparée à la meilleure autre réponse, selon ce qu’on pouvait savoir. « Moins bonne » : de plus de deux erreurs types.
review-graded = décisions
review-inaccuracies = imprécisions
review-mistakes = erreurs
review-blunders = gaffes
review-lost = chances perdues
review-marked = Ce qui pouvait être mieux joué
review-no-marks = Aucune réponse n’était nettement moins bonne. Bien joué !
review-mark-inaccuracy = imprécision
review-mark-mistake = erreur
review-mark-blunder = gaffe
review-at = Voyage { $journey }, coup { $step }
review-line = { $at } : { $sentence }
review-marked-line = { $at } : { $who }, { $mark } (−{ $loss } ± { $error }). { $sentence }
review-bot = Un bot aurait dit : « { $reason } »
review-decision = { $lead ->
    [alike] « { $played } » et « { $better } » gagnent aussi souvent, { $now } fois sur 100.
    [played] « { $played } » gagne { $now } fois sur 100, « { $better } » { $then }.
   *[other] « { $better } » gagne { $then } fois sur 100, « { $played } » { review-less }.
}
review-less = { $lead ->
    [close] { $now } : trop serré pour trancher
   *[worse] seulement { $now }
}
review-decision-declare = { review-could-pay }{ review-arrival }. { review-decision }
review-decision-declare-points = { review-could-pay }{ review-arrival } ; { review-points }. { review-decision }
review-could-pay = { $captain } pouvait payer dans environ { $chance } cas sur 10
review-arrival = { $arrival ->
    [more] , mais avec des cartes et des pouvoirs, l’aéronef arrive dans { $arrives }
    [less] , mais l’aéronef n’arrive que dans { $arrives }
    [alike] , et l’aéronef arrive dans { $arrives }
   *[untold] { "" }
}
review-points = { $best ->
    [leaving] descendre valait { $leaving }, rester { $staying }
   *[staying] rester valait { $staying }, descendre { $leaving }
}

## Les tournants
review-turning-points = Les tournants
review-no-turning-points = Aucun moment n’a changé beaucoup.
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
review-captains-note = Étapes avec des dés à payer. « Pouvait payer » : sans turbos.
review-legs = étapes
review-could = pouvait payer
review-trusted = restés en vain
review-feared = descendus en vain
review-lied = fausses annonces
review-captain-owed = { $captain } devait { $dice } { $turbos ->
    [kept] et a gardé ses turbos
   *[few] sans pouvoir payer
}. Encore à bord : { $names }. { review-captain-held }
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
   *[other] Autres analyses d’abord : { $ahead }.
}
review-first = Des bots préparent une première esquisse…
review-closer = Les bots examinent maintenant chaque décision…
review-progress = Analyse en cours
review-later = Cela arrive avec l’analyse complète.
review-failed = L’analyse n’a pas pu aboutir.
review-mark-fine = correct
review-decisions-of = Décisions de
review-no-decisions = Aucune décision avec un choix.
review-known = d’après ce qui était connu : { $chance } ± { $error }
review-what-if = Et si ?
review-what-if-instead = Et si { $name } avait répondu « { $answer } » ?
review-what-if-note = Des bots jouent { $count } fois la suite des deux, avec les vraies mains.
review-what-if-working = Les bots jouent…
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
