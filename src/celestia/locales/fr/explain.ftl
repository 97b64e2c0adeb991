# Pourquoi un bot répond ainsi. `who` est une personne, `chance` est sur dix, les valeurs sont des points.
explain-only = Il n’y a qu’une réponse.
explain-random = Je choisis à l’aveugle parmi { $count } réponses.
explain-sense = Tout le reste serait du gâchis.
explain-hold = Je garde mes cartes pour plus tard.
explain-play = Je joue { $card } : c’est le moment.
explain-finish = { deed-leave } : avec ce trésor, j’ai peut-être les 50 points.
explain-careful-stay = { deed-stay } : { reason-who-can }{ reason-enough }
explain-careful-leave = { deed-leave } : { reason-who-can }{ reason-wanted }
explain-careful-fly = { deed-fly } : { reason-i-can }{ reason-enough }
explain-careful-land = { deed-land } : { reason-i-can }{ reason-wanted }
explain-careful-prepare = { deed-prepare } : { reason-i-can }{ reason-wanted }
explain-odds-stay = { deed-stay } : { reason-staying }
explain-odds-leave = { deed-leave } : { reason-staying }
explain-odds-fly = { deed-fly } : { reason-this }, se poser { $that }.
explain-odds-land = { deed-land } : { reason-this }, continuer { $that }.
explain-odds-head-onward = Je garde le cap : { reason-this }, Boscalumia { $that }.
explain-odds-head-boscalumia = Cap sur Boscalumia : { reason-this }, la route habituelle { $that }.
explain-odds-prepare-prepare = { deed-prepare } : { reason-this }, le pion { $that }.
explain-odds-prepare-pass = Je garde mon pion : { reason-this }, de nouvelles cartes { $that }.
explain-odds-can = Je dépense { $count ->
    [one] un turbo
   *[other] { $count } turbos
} : { reason-flying }
explain-odds-cannot = { deed-cannot } : { reason-flying }
explain-odds-play = Je joue { $card } : { reason-this } de plus que de la garder.
explain-odds-pass = Je passe : aucune carte ne vaut son prix maintenant.
explain-chance-stay = { deed-stay } : { reason-who-can }.
explain-chance-leave = { deed-leave } : { reason-who-can }.
explain-next-captain = { deed-leave } : à la prochaine étape, je serais capitaine.
explain-chance-fly = { deed-fly } : { reason-i-can }.
explain-chance-land = { deed-land } : { reason-i-can }.
explain-chance-prepare = { deed-prepare } : { reason-i-can }.
explain-cannot = { deed-cannot } : continuer ne les vaut pas.
explain-can = J’ai ce que les dés demandent.
explain-onward = Je garde le cap : je connais cette route.
explain-pay = Je paie avec les cartes les moins utiles.
explain-help = Je donne juste le coup de pouce qui me sert.
explain-instruct = Je cherche mieux dans la pile.
explain-choose = Je choisis le trésor qui m’arrange le plus.
explain-keep = Je garde le plus beau trésor.
explain-give = Je donne à la personne qui a le moins.
explain-reroll = Je relance ce que je ne peux pas payer.
explain-bonus = Je prends ici ce qui vaut le plus.
explain-swap = J’échange ma carte la moins utile.
explain-character = Je prends le personnage le plus utile qui reste.
# Le réseau entraîné : `often` sur dix, `win` sur cent.
explain-net-stay = { deed-stay }{ reason-net }
explain-net-leave = { deed-leave }{ reason-net }
explain-net-fly = { deed-fly }{ reason-net }
explain-net-land = { deed-land }{ reason-net }
explain-net-can = Je vole{ reason-net }
explain-net-cannot = Je ne paie pas{ reason-net }
explain-net-prepare = { deed-prepare }{ reason-net }
explain-net-play = Je joue { $card }{ reason-net }
explain-net-pass = Je ne joue aucune carte{ reason-net }
explain-search = J’ai regardé { $worlds } donnes possibles : ce choix gagne { $gain } parties sur 100 de plus que ma première idée.

## Ce que plusieurs raisons ont en commun
deed-stay = Je reste
deed-leave = Je descends
deed-fly = Je continue
deed-land = Je me pose
deed-prepare = Je me prépare
deed-cannot = Je garde mes turbos
reason-who-can = { $who } peut payer environ { $chance } fois sur 10
reason-i-can = je peux payer environ { $chance } fois sur 10
reason-enough = , et { $wanted } me suffisent.
reason-wanted = , et il m’en faut { $wanted }.
reason-staying = { reason-who-can } ; rester vaut { $staying }, descendre { $leaving }.
reason-this = cela vaut { $this }
reason-flying = continuer vaut { $this }, le paiement { $that }.
reason-net = , comme { $often } fois sur 10 dans ces cas. D’ici, je gagne environ { $win } parties sur 100.
