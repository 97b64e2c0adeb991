# Les choix : `choice-` est le mot de la liste, `does-` son effet, `ahead-` le moment d’un choix à venir.

terminal-choice-pass = passer
terminal-choice-pass-roll = lancer
terminal-choice-pass-fall = ne rien faire
terminal-choice-wait = attendre
terminal-choice-stay = rester
terminal-choice-leave = descendre
terminal-choice-land = se poser
terminal-choice-fly = voler
terminal-choice-head-onward = continuer tout droit
terminal-choice-head-boscalumia = viser boscalumia
terminal-choice-prepare = préparer
terminal-choice-announce-can = je peux
terminal-choice-announce-cannot = je ne peux pas
terminal-choice-draw = piocher
terminal-choice-done = c’est tout
terminal-choice-play = jouer { $thing }
terminal-choice-play-on = jouer { $thing } sur { $target }
terminal-choice-play-from = jouer { $thing } { $city-of }
terminal-choice-use = utiliser { $thing }
terminal-choice-use-on = utiliser { $thing } sur { $target }
terminal-choice-use-giving = utiliser { $thing } en défaussant { $target }
terminal-choice-pay = payer { $thing }
terminal-choice-lay = poser { $thing }
terminal-choice-reroll = relancer { $thing }
terminal-choice-reroll-none = tout garder
terminal-choice-discard = défausser { $thing }
terminal-choice-choose = choisir { $thing }
terminal-choice-keep = garder { $thing }
terminal-choice-trade = échanger { $thing }
terminal-choice-give = offrir à { $target }
terminal-choice-take = prendre { $thing }
terminal-ahead-help = si personne d’autre ne sauve l’aéronef : { $does }
terminal-ahead-after-cannot = si les coups de pouce ne suffisent pas : { $does }
terminal-ahead-crashing = si rien n’y fait : { $does }
terminal-ahead-after-can = si l’aéronef peut voler : { $does }
terminal-ahead-mooring = une fois tout payé : { $does }
terminal-ahead-hook = si l’aéronef repart : { $does }
terminal-does-wait-fall = voir d’abord les coups de pouce des autres ; si l’aéronef tombe encore, on vous redemande
terminal-does-wait-way = voir d’abord ce qui est payé ; on vous redemande ensuite
terminal-does-pass = ne rien jouer maintenant
terminal-does-pass-roll = sans jouer de carte avant
terminal-does-pass-fall = tomber avec les autres, si personne ne sauve l’aéronef
terminal-does-pass-after-cannot = laisser les autres sauver le vol
terminal-does-pass-crashing = tomber avec l’aéronef et garder la carte
terminal-does-pass-declare = rester dans l’aéronef
terminal-does-pass-prepare = lancer les dés avec tous vos pions à bord
terminal-does-pass-lay-help = ne rien poser ; chaque coup de pouce encore en main à la fin coûte 2 points
terminal-does-pass-instruct = laisser piocher le trésor du dessus
terminal-does-stay = continuer avec { $captain } ; en cas de crash, vous ne gagnez rien
terminal-does-stay-clear = continuer avec { $captain } : rien à payer, sauf si une carte change les dés
terminal-does-stay-relieved = continuer sans tenir la barre
terminal-prize = un trésor qui vaut au moins { $value }
terminal-prize-spyglass = un trésor qui vaut au moins { $value }, ou une longue-vue,
terminal-does-leave = prendre { $prize } et attendre le prochain voyage
terminal-does-land = prendre { $prize } et finir ce voyage
terminal-does-fly = lancer { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, sans personne d’autre, en route vers { $city }
terminal-does-head-onward = lancer { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} en route vers { $city }
terminal-does-head-boscalumia = deux étapes de 4 dés, sans pouvoir descendre ; 25 points pour tout le monde à bord
terminal-does-prepare = piocher { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; ce pion attend le prochain voyage
terminal-does-announce-can = continuer, avec des turbos
terminal-does-announce-cannot = garder vos cartes ; si personne ne le sauve, l’aéronef tombe
terminal-does-pay = vous gardez : { $rest }
terminal-does-lay = face cachée, jusqu’à la réponse de tout le monde
terminal-does-give = a { $points ->
    [one] { $points } point
   *[other] { $points } points
} à présent
terminal-does-draw = une carte de la pioche
terminal-does-discard = échanger des cartes : celle-ci d’abord
terminal-does-discard-swap = celle-ci aussi
terminal-does-done = piocher autant que vous avez défaussé
terminal-does-trade = sous sa pile ; vous prenez celui du dessus
terminal-does-alternative-route = le capitaine peut relancer les dés de son choix
terminal-does-ejection = { $target } descend maintenant, avec un trésor
terminal-does-jetpack = prendre { $prize } et vous sauver
terminal-does-wind-gust = toutes les faces vides sont relancées
terminal-does-bandit = un dé de plus à cette étape
terminal-does-mooring = les cartes payées sont perdues, mais personne n’avance
terminal-does-pressing-need = { $target } est capitaine, et vous pouvez descendre
terminal-does-new-gear = défausser toute votre main et piocher autant de cartes
terminal-does-spy = voir ces { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
terminal-does-grappling-hook = remonter à bord et rendre le trésor que vous venez de prendre
terminal-does-instructor = regarder la pile et choisir le trésor pour { $drawer }
terminal-does-spyglass = rien à payer ; la longue-vue (2 points) quitte la partie
terminal-does-rowboat = continuer en chaloupe, sans personne d’autre ; elle ignore : { $hazard }
terminal-does-red = défausser un trésor ; tous les dés sont relancés
terminal-does-blue = devenir capitaine et payer avec votre main
terminal-does-green = pas de pirates à cette étape
terminal-does-yellow = deux cartes du dessus de la pioche peuvent aider
terminal-does-black = deux dés de moins à cette étape
terminal-does-purple = quelqu’un fait le même choix que vous
terminal-does-purple-back = { $target } remonte à bord et rend son trésor
terminal-does-purple-off = { $target } descend aussi, avec un trésor
