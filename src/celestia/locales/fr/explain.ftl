# Pourquoi un bot répond ainsi. `who` est une personne, `chance` est sur dix, les valeurs sont des points.
explain-only = Il n’y a qu’une réponse.
explain-random = Je choisis à l’aveugle, une réponse parmi { $count }.
explain-sense = Tout le reste serait du gâchis.
explain-hold = Je garde mes cartes pour plus tard.
explain-play = Je joue { $card } : c’est le moment.
explain-finish = Je descends : avec ce trésor, j’ai peut-être les 50 points.
explain-careful-stay = Je reste : { $who } peut payer environ { $chance } fois sur 10, et { $wanted } me suffisent.
explain-careful-leave = Je descends : { $who } peut payer environ { $chance } fois sur 10, et il m’en faut { $wanted }.
explain-careful-fly = Je continue : je peux payer environ { $chance } fois sur 10, et { $wanted } me suffisent.
explain-careful-land = Je me pose : je peux payer environ { $chance } fois sur 10, et il m’en faut { $wanted }.
explain-careful-prepare = Je me prépare : je peux payer environ { $chance } fois sur 10, et il m’en faut { $wanted }.
explain-odds-stay = Je reste : { $who } peut payer environ { $chance } fois sur 10 ; rester vaut { $staying }, descendre { $leaving }.
explain-odds-leave = Je descends : { $who } peut payer environ { $chance } fois sur 10 ; rester vaut { $staying }, descendre { $leaving }.
explain-odds-fly = Je continue : cela vaut { $this }, se poser { $that }.
explain-odds-land = Je me pose : cela vaut { $this }, continuer { $that }.
explain-odds-head-onward = Je garde le cap : cela vaut { $this }, Boscalumia { $that }.
explain-odds-head-boscalumia = Cap sur Boscalumia : cela vaut { $this }, la route habituelle { $that }.
explain-odds-prepare-prepare = Je me prépare : les nouvelles cartes valent { $this }, le pion { $that }.
explain-odds-prepare-pass = Je garde mon pion : il vaut { $this }, de nouvelles cartes { $that }.
explain-odds-can = Je dépense { $count ->
    [one] un turbo
   *[other] { $count } turbos
} : continuer vaut { $this }, le paiement { $that }.
explain-odds-cannot = Je garde mes turbos : continuer vaut { $this }, le paiement { $that }.
explain-odds-play = Je joue { $card } : cela vaut { $this } de plus que de la garder.
explain-odds-pass = Je passe : aucune carte ne vaut son prix maintenant.
explain-chance-stay = Je reste : { $who } peut payer environ { $chance } fois sur 10.
explain-chance-leave = Je descends : { $who } peut payer environ { $chance } fois sur 10.
explain-next-captain = Je descends : à la prochaine étape, je serais capitaine.
explain-chance-fly = Je continue : je peux payer environ { $chance } fois sur 10.
explain-chance-land = Je me pose : je peux payer environ { $chance } fois sur 10.
explain-chance-prepare = Je me prépare : je peux payer environ { $chance } fois sur 10.
explain-cannot = Je garde mes turbos : continuer ne les vaut pas.
explain-can = J’ai ce que les dés demandent.
explain-onward = Je garde le cap : je connais cette route.
explain-pay = Je paie avec les cartes dont j’ai le moins besoin.
explain-help = Je donne juste le coup de pouce qui me sert.
explain-instruct = Je fouille la pile : elle cache peut-être mieux.
explain-choose = Je choisis le trésor qui m’arrange le plus.
explain-keep = Je garde le plus beau trésor.
explain-give = Je donne à la personne qui a le moins.
explain-reroll = Je relance ce que je ne peux pas payer.
explain-bonus = Je prends ici ce qui vaut le plus.
explain-swap = J’échange ma carte la moins utile.
explain-character = Je prends le personnage le plus utile qui reste.
# Le réseau entraîné : `often` sur dix, `win` sur cent.
explain-net-stay = Je reste, comme { $often } fois sur 10 ici. D’ici, je gagne environ { $win } parties sur 100.
explain-net-leave = Je descends, comme { $often } fois sur 10 ici. D’ici, je gagne environ { $win } parties sur 100.
explain-net-fly = Je continue, comme { $often } fois sur 10 ici. D’ici, je gagne environ { $win } parties sur 100.
explain-net-land = Je me pose, comme { $often } fois sur 10 ici. D’ici, je gagne environ { $win } parties sur 100.
explain-net-can = Je vole, comme { $often } fois sur 10 ici. D’ici, je gagne environ { $win } parties sur 100.
explain-net-cannot = Je ne paie pas, comme { $often } fois sur 10 ici. D’ici, je gagne environ { $win } parties sur 100.
explain-net-prepare = Je me prépare, comme { $often } fois sur 10 ici. D’ici, je gagne environ { $win } parties sur 100.
explain-net-play = Je joue { $card }, comme { $often } fois sur 10 ici. D’ici, je gagne environ { $win } parties sur 100.
explain-net-pass = Je ne joue aucune carte, comme { $often } fois sur 10 ici. D’ici, je gagne environ { $win } parties sur 100.
explain-search = J’ai regardé { $worlds } donnes possibles : ce choix gagne { $gain } parties sur 100 de plus que ma première idée.
