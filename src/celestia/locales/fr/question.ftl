# Ce qui est demandé, ce que fait chaque choix. Une phrase nomme la personne et la question.
question-region = La question
question-none = La table se prépare.
question-over = Les voyages sont terminés.
need-nothing = rien
need-compass = une boussole
    .several = { count-word } boussoles
need-lightning-arrester = un parafoudre
    .several = { count-word } parafoudres
need-foghorn = une corne de brume
    .several = { count-word } cornes de brume
need-turbo = un turbo
    .several = { count-word } turbos
need-improved-compass = une boussole améliorée
    .several = { count-word } boussoles améliorées
need-improved-lightning-arrester = un parafoudre amélioré
    .several = { count-word } parafoudres améliorés
need-improved-foghorn = une corne de brume améliorée
    .several = { count-word } cornes de brume améliorées
need-improved-cannon = un canon amélioré
    .several = { count-word } canons améliorés
need-cannon = un canon
    .several = { count-word } canons
key-enter = Entrée
rule-link = Règle { $rule }, ouvre le livret
watch =
    { $count ->
        [0] La partie continue dans un instant.
        [one] { $names } réfléchit.
       *[other] { $names } réfléchissent.
    }
watch-roll = { $captain } va lancer { count-dice }.
watch-land = { $captain } n’a plus personne à bord : descendre ici ou continuer ?
watch-direction = { $captain } choisit le chemin depuis Barbadahl.
watch-prepare = { $captain } peut se préparer avant le lancer.
watch-declare = { $names } réfléchit : rester avec { $captain } ?
watch-declare-own = { $names } réfléchit : rester avec vous ?
watch-window-before-roll = { $captain } va lancer les dés. { watch-window }
watch-window = Quelqu’un joue‑t‑il une carte ?
watch-window-after-declarations = Chacun a choisi. { watch-window }
watch-window-after-can = { $captain } peut payer. { watch-window }
watch-window-after-cannot = L’aéronef tombe ! Quelqu’un peut‑il le sauver ?
watch-window-after-cannot-boat = La chaloupe coule ! Peut‑on la sauver ?
watch-window-crashing = Dernière chance : quelqu’un saute‑t‑il ?
watch-window-mooring = Tout est payé. Quelqu’un retient‑il l’aéronef ?
watch-window-hook = L’aéronef repart. Quelqu’un remonte‑t‑il à bord ?
watch-lay-help = Les passagers peuvent donner un coup de pouce, face cachée.
watch-announce = { $captain } décide : voler ou tomber ?
watch-announce-own = Pas de choix ici : vos cartes décident.
watch-announce-clear = { why-window-after-can-clear }
watch-pay = { $captain } choisit les cartes pour payer.
watch-pay-own = Il n’y a qu’une façon de payer.
watch-instruct = { about-to-draw } Quelqu’un joue‑t‑il Instructeur ?
watch-choose-treasure = Quelqu’un choisit un trésor pour { $drawer }.
watch-keep-treasure = { $names } choisit le trésor que garde l’équipage.
watch-reroll = { $captain } choisit les dés à relancer.
watch-relieved = { $names } a laissé la barre : rester ou descendre ?
watch-take-character = { $names } choisit un personnage.
watch-give = { $names } offre les cadeaux, le plus beau d’abord.
watch-matryoshburg = { $names } choisit un bonus de Matryoshburg.
watch-swap = { $names } échange des cartes.

ask-roll = { $you }, lancez { count-dice } pour rejoindre { $heading }.
ask-land = { $you }, plus personne d’autre à bord : descendre ou continuer ?
why-land = Il reste { $left ->
    [one] { $left } trésor
   *[other] { $left } trésors
} à { $city }. Ensuite : { $goal }.
ask-direction = { $you }, quel chemin depuis Barbadahl ?
why-direction = Deux étapes mènent à la Cité oubliée. Entre les deux, personne ne peut descendre.
ask-prepare = { $you }, préparer avant de lancer ?
why-prepare = Laissez un pion à { $city } pour piocher { needed-cards }.
needed-cards = { $needed ->
    [one] { $needed } carte
   *[other] { $needed } cartes
}
ask-window = { $you }, jouez‑vous une carte ?
ask-window-before-roll = { $captain } va lancer les dés : jouer une carte avant ?
ask-window-before-roll-own = Jouer une carte avant de lancer ?
why-window-before-roll = { count-dice } pour rejoindre { $goal }.
ask-window-after-declarations = Chacun a choisi. Jouer une carte maintenant ?
why-window-after-declarations = { why-declare }
why-window-after-declarations-own = { why-pay }
why-window-after-declarations-clear = { why-window-after-can-clear }
why-window-after-declarations-free = { why-window-after-can-free }
ask-window-after-declarations-void = Aucune terre ici : tout le monde reste. Jouer une carte maintenant ?
ask-before-flight = Jouer une carte avant le départ ?
ask-window-after-can = { $captain } peut payer. { ask-before-flight }
ask-window-after-can-clear = Le ciel est dégagé. { ask-before-flight }
ask-window-after-can-own = Vous pouvez payer. { ask-before-flight }
why-window-after-can = { why-relieved }
why-window-after-can-own = { why-pay }
why-window-after-can-clear = Ciel dégagé : rien à payer.
why-window-after-can-free = Aucun dé : l’aéronef vole sans rien payer.
ask-window-after-cannot = L’aéronef tombe ! { $you }, pouvez‑vous le sauver ?
ask-window-after-cannot-boat = La chaloupe coule ! { $you }, pouvez‑vous la sauver ?
why-window-after-cannot = { $captain } a dit « Je ne peux pas ». { nobody-acts }
why-window-after-cannot-own = Vous avez dit « Je ne peux pas ». { nobody-acts }
nobody-acts = Si personne n’agit, personne à bord ne gagne rien.
why-window-after-cannot-boat = Si personne n’agit, la chaloupe sombre.
ask-window-mooring = Tout est payé : retenez‑vous l’aéronef ?
why-window-mooring = { why-ahead-mooring }
ask-window-hook = L’aéronef repart : remontez‑vous à bord ?
why-window-hook = À cette étape, vous avez pris un trésor à { $city }.
ask-window-crashing = Dernière chance, { $you } : vous sauvez‑vous ?
why-window-crashing = Personne n’a pu arrêter la chute.
ask-declare = { $you }, restez‑vous avec { $captain } ?
why-declare = { $captain } doit { $need }, et { $cards ->
    [0] n’a aucune carte
   *[other] a { count-cards } en main
}.
why-declare-own = Vous devez { $need }, et { $own ->
    [0] n’avez aucune carte
    [one] avez { $own } carte en main
   *[other] avez { $own } cartes en main
}.
why-declare-clear = Ciel dégagé : rien à payer pour rejoindre { $goal }.
why-declare-declarations-free = Aucun dé : l’aéronef rejoint { $goal } sans rien payer.
ask-announce = { $you }, pouvez‑vous payer ?
why-announce-forced = { why-pay }
why-announce = { why-pay } Sans turbo, vos cartes ne suffisent pas.
ask-pay = { $you }, avec { $events ->
    [one] quelle carte
   *[other] quelles cartes
} ?
why-pay = Vous devez { $need }.
ask-lay-help = { $you }, donnez‑vous un coup de pouce, face cachée ?
why-lay-help = { why-relieved } Tout se révèle ensemble.
ask-give = { $you }, à qui le plus beau cadeau ?
why-give = Du plus beau au plus modeste, un par personne, jamais à soi.
ask-matryoshburg = { $you }, choisissez un bonus de Matryoshburg.
why-matryoshburg = À la place de la carte du nouveau voyage.
ask-swap = { $you }, défausser encore des cartes ?
why-swap = Vous en piochez autant.
ask-instruct = { about-to-draw } Jouez‑vous Instructeur ?
about-to-draw = { $drawer } va piocher un trésor { $pile-of }.
ask-instruct-mine = { $you }, vous allez piocher un trésor { $pile-of }. Jouez‑vous Instructeur ?
ask-choose-treasure = { $you }, choisissez le trésor pour { $drawer }.
ask-choose-treasure-mine = { $you }, choisissez votre trésor dans cette pile.
why-choose-treasure = Personne d’autre ne voit cette pile ; elle est ensuite mélangée.
ask-keep-treasure = { $you }, quel trésor votre équipage garde‑t‑il ?
why-keep-treasure = Les autres retournent sous la pile.
ask-reroll = { $you }, quels dés relancez‑vous ?
why-reroll = Pour l’instant, vous devez { $need }.
why-reroll-clear = { why-window-after-can-clear }
ask-relieved = { $you }, { $captain } tient la barre. Restez‑vous ou descendez‑vous ?
why-relieved = { $captain } doit { $need }.
ask-take-character = { $you }, quel personnage prenez‑vous ?
why-take-character = Chaque pouvoir sert une fois par partie.

# Décidé d’avance, pendant que d’autres peuvent encore jouer une carte.
ahead-note = Cela ne compte que si rien ne change d’ici là.
ask-ahead-announcement = Si personne ne touche aux dés : continuer au turbo, ou tomber ?
why-ahead-announcement = { why-announce }
ask-ahead-payment = Si personne ne touche aux dés : avec quelles cartes payez‑vous ?
why-ahead-payment = { why-pay }
ask-ahead-help = Si personne ne sauve l’aéronef : donnez‑vous un coup de pouce, face cachée ?
why-ahead-help = { why-relieved }
ask-ahead-crashing = Si personne ne vous sauve : sautez‑vous ?
why-ahead-crashing = Avec le Jetpack, vous vous posez à { $city } et prenez un trésor.
ask-ahead-mooring = Une fois tout payé : retenez‑vous l’aéronef ?
why-ahead-mooring = Si oui, personne n’atteint { $goal }.
ask-ahead-hook = Si l’aéronef repart : remontez‑vous à bord ?
why-ahead-hook = { why-window-hook }

pick-ejection = Qui descend à { $city } ?
pick-why-ejection = Cette personne prend un trésor ici et manque la suite du voyage.
pick-purple = Qui doit faire le même choix que vous ?
pick-why-purple = Si la personne était descendue, elle remonte ; sinon, elle descend.
pick-pressing-need = Qui prend la barre à votre place ?
pick-why-pressing-need = Vous direz ensuite si vous restez ou descendez.
pick-spy = De qui voulez‑vous voir la main ?
pick-why-spy = Personne d’autre ne la voit. { spy-seen }
pick-red = Défausser un trésor pour relancer tous les dés ?
pick-why-red = Il quitte la partie. Pour l’instant, { $captain } doit { $need }.
pick-spyglass = Quelle longue-vue utilisez‑vous ?
pick-why-spyglass = Elle est défaussée ; tout le monde atteint { $far }.
pick-discard = Quelles cartes défaussez‑vous ?
pick-why-discard = { why-swap }
pick-trade = Quel trésor échangez‑vous ?
pick-why-trade = { does-trade }

choice-back = Retour
choice-first = Choisissez d’abord
choice-extend = Plus de temps
think = Je réfléchis
think-more = Encore un peu
think-left = encore { $count }
think-running = La table attend quelques secondes de plus.
ask-less = Moins de questions
ask-less-card = Ne plus demander pour { $card } :
ask-less-journey = ce voyage
ask-less-always = jamais
ask-less-note = Personne ne le voit. Cela se change dans les réglages.
choice-roll = Lancer { count-dice }
choice-stay = Je reste
choice-leave = Je descends
choice-leave-again = Confirmer : je descends
choice-land = Descendre ici
choice-fly = Continuer en solo
choice-head-onward = Vers { $heading }
choice-head-boscalumia = Vers Boscalumia
choice-prepare = Préparer
choice-announce-can = Je peux
choice-announce-cannot = Je ne peux pas
choice-announce-can-ahead-announcement = Voler au turbo
choice-announce-cannot-ahead-announcement = Tomber
choice-play-jetpack-ahead-crashing = Sauter en Jetpack
choice-pass-ahead-crashing = { choice-announce-cannot-ahead-announcement }
choice-play-mooring-ahead-mooring = Le retenir
choice-play-grappling-hook-ahead-hook = Remonter à bord
choice-later = Décider plus tard
choice-later-ahead-hook = Me demander après le paiement
choice-pass = Passer
choice-pass-prepare = Lancer
choice-pass-before-roll = Non, on lance
choice-pass-after-cannot = Ne rien faire
choice-pass-crashing = Rester à bord
choice-pass-mooring = Laisser partir
choice-pass-hook = Rester ici
choice-pass-instruct = Laisser piocher
choice-draw = Piocher une carte
choice-discard = Échanger des cartes
choice-trade = Échanger un trésor
choice-rowboat = Je pars en chaloupe
choice-power = Votre pouvoir
choice-give = Offrir
choice-choose = Choisir
choice-keep = Garder
choice-seen = Vu
choice-pay = Payer { $count }, voler vers { $heading }
choice-pay-with = Payer { $cards }
choice-reroll = { $dice ->
    [0] Tout garder
   *[other] Relancer { count-dice }
}
choice-lay = { $cards ->
    [0] Choisir quoi donner
   *[other] Donner { count-cards }
}
choice-lay-none = Ne rien donner
choice-exchange-done = C’est tout
choice-exchange = { $cards ->
    [0] Échanger des cartes
   *[other] Échanger { count-cards }
}

confirm-ejection = Débarquer { $name }
confirm-spy = Espionner { $name }
confirm-pressing-need = Donner la barre à { $name }
confirm-purple = { $name } doit choisir comme moi
confirm-red = Le défausser et relancer
confirm-spyglass = Utiliser la longue-vue ({ $name })
confirm-give = Offrir à { $name } : { $gift }
confirm-choose = Prendre { the-treasure }
the-treasure = { $worth ->
    [spyglass] la longue-vue
   *[other] le { $worth }
}
confirm-choose-for = Donner { the-treasure } à { $drawer }
confirm-keep = Garder { the-treasure }
confirm-trade = Échanger { the-treasure }
gift = ce cadeau
count-of = { $count } sur { $most }
pick-label = { $count ->
    [one] { $name }
   *[other] { $name }, { $count } fois
}
target-facts = { count-cards }, { count-treasures }
target-comes-back = remonte et rend le trésor
target-gets-off = descend et prend un trésor
target-total = Votre trésor passe de { $before } à { $after }.

does-stay-clear = Vous atteignez { $far } à coup sûr, sauf si une carte change les dés.
does-stay = Si { $captain } paie, vous atteignez { $far }. Sinon, aucun trésor.
does-leave = Prenez { $left ->
    [one] le dernier trésor
   *[other] 1 des { $left } trésors
} à { $city }.
does-land = { does-land-boat } Le voyage s’achève.
does-land-boat = Prenez un trésor à { $city }.
does-fly = Lancez { $dice } dés avec { $own ->
    [one] { $own } carte
   *[other] { $own } cartes
} en main.
does-head-onward = { $dice } dés, puis une cité où descendre.
does-head-boscalumia = 8 dés en deux étapes, 25 points pour tous à bord.
does-prepare = Piochez { needed-cards }. Un pion quitte ce voyage.
does-announce-can = Jouez le turbo, cap sur { $goal }.
does-announce-can-forced = Cap sur { $goal }.
does-announce-cannot = Gardez vos cartes : c’est la chute.
does-pass = Gardez vos cartes pour plus tard.
does-pass-forced = Vous n’avez rien à jouer maintenant.
does-pass-crashing = Aucun trésor, mais la carte vous reste.
does-pass-instruct = Le trésor du dessus est pioché.
does-pass-prepare = Lancez avec tous vos pions à bord.
does-pass-mooring = L’aéronef rejoint { $goal }.
does-pass-hook = Gardez le trésor pris à { $city }.
does-draw = Une carte de la pioche.
does-discard = Défaussez-en, piochez-en autant.
does-trade = Il va sous sa pile ; prenez celui du dessus.
does-rowboat = Ramez en solo : { $boat ->
    [fog] le brouillard ne vous arrête
    [lightning] la foudre ne vous arrête
    [birds] les oiseaux ne vous arrêtent
   *[other] les pirates ne vous arrêtent
} jamais.
does-jetpack = Posez‑vous en solo à { $city } ({ $value }) avec un trésor.
does-spyglass = Aucun événement. Tout le monde atteint { $far }.
does-pay = { $cards ->
    [0] Vous ne gardez aucune carte.
   *[other] Vous gardez { count-cards }.
}
does-reroll = { $count ->
    [0] La carte est jouée quand même.
   *[other] Les autres ne bougent pas.
}
does-lay = Face cachée jusqu’à ce que tous soient prêts.
does-exchange = { $cards ->
    [0] Choisissez les cartes à défausser.
   *[other] Vous piochez { count-cards }.
}
does-lay-none = Chaque coup de pouce gardé coûte 2 points à la fin.
reroll-hint = Touchez les dés.
pay-must = Obligatoire : { $cards }. Seul le turbo est facultatif.
pay-turbo = Aucun équipement ne convient : seul le turbo peut payer.
pay-ways = Façons de payer
pay-hint = Touchez une carte pour la changer.

spy-holds = { $name } a { $count ->
    [one] cette carte
   *[other] ces { $count } cartes
} en main.
spy-only-you = Personne d’autre ne les voit, et une seule fois. { spy-seen }
spy-seen = Les autres savent seulement que vous avez regardé.
void-title = Dans le vide
void-none = Ni descente, ni débarquement, ni jetpack, ni amarre, ni grappin.
void-stake = 25 points chacun
void-whom = pour { $names }, si l’aéronef rallume Boscalumia
picture-direction = endormie depuis la grande tempête
picture-matryoshburg = après le crash
picture-swap = après le crash
picture-gift = Le plus beau cadeau
picture-crew = Votre équipage à bord
once = Une fois par partie

plans = Décider d’avance
plan-stay = Je reste
plan-leave = Je descends
plan-pass = Ne plus me demander à cette étape
plan-hurry = Bots plus rapides
plan-undo = Valable jusqu’à son usage : touchez encore pour annuler.

# Les ordres permanents, carte par carte.
orders-title = Et vos cartes, jusqu’à la prochaine question :
orders-open = Ordres pour { count-cards }
orders-done = C’est bon
orders-given = { $count ->
    [0] aucun donné
    [one] { $count } donné
   *[other] { $count } donnés
}
orders-standing = Vos ordres à cette table
orders-none = Aucun ordre donné.
orders-withdraw = Annuler
orders-withdraw-label = Annuler : { $order }
order-of = { $card } : { $order }
order-ahead = Décidé d’avance : { $order }
order-help = Coups de pouce
order-keep = la garder
order-keep-power = le garder pour plus tard
order-ask = décider plus tard
order-pass = ne jamais me demander
order-pass-journey = ne pas me demander ce voyage
order-worth = { $order }, si la cité vaut { $worth } ou plus
order-worth-some = { $order }, si la cité vaut au moins…
order-worth-label = { $card } : valeur minimale de la cité
order-play-jetpack = sauter si l’aéronef tombe
order-play-spyglass = l’utiliser si l’aéronef tombe
order-play-alternative-route = faire relancer des dés quand chacun a choisi
order-play-wind-gust = relancer les dés vides quand chacun a choisi
order-play-bandit = ajouter un dé avant le lancer
order-play-mooring = retenir l’aéronef une fois tout payé
order-play-new-gear = changer ma main avant le lancer
order-play-grappling-hook = remonter si l’aéronef repart
order-play-instructor = choisir le prochain trésor pioché
order-play-rowboat = en capitaine, partir quand chacun a choisi
order-play-blue = prendre la barre si le capitaine ne peut pas payer
order-play-green = chasser les pirates si le capitaine ne peut pas payer
order-play-yellow = révéler deux cartes si le capitaine ne peut pas payer
order-play-black = retirer deux dés avant le lancer

# Ce qu’a fait le remplaçant, après « le remplaçant ».
away-late = Temps écoulé : le remplaçant { $did } pour vous.
away-late-all = Temps écoulé plusieurs fois. Le remplaçant { $did }.
away-all = Pendant votre absence, le remplaçant { $did }.
away-more = { $count ->
    [one] a donné { $count } autre réponse
   *[other] a donné { $count } autres réponses
}
did-stay = { $city ->
    [none] est resté
   *[other] est resté à { $city }
}
did-leave = { $city ->
    [none] est descendu
   *[other] est descendu à { $city }
}
did-fly = a continué
did-roll = a lancé les dés
did-reroll = a relancé des dés
did-announce-can = a dit « je peux »
did-announce-cannot = a dit « je ne peux pas »
did-pay = a payé { $cards }
did-play = a joué la carte { $card }
did-use = a utilisé votre pouvoir
did-lay = a donné un coup de pouce
did-give = a offert un cadeau
did-head = a choisi le chemin
did-prepare = s’est préparé
did-choose = a choisi un trésor
did-other = a répondu

odds-line = { odds-captain }, d’après ce que vous savez.
odds-captain = { $captain } { $count ->
    [0] ne peut pas payer
    [10] vole à coup sûr
   *[other] peut payer : environ { $count } fois sur 10
}
odds-short = { $count ->
    [0] Ne peut pas payer
    [10] Vole à coup sûr
   *[other] Peut payer : environ { $count } sur 10
}
odds-open = Chances
odds-why = Pourquoi ?
odds-advice = Un bot rusé à votre place : « { $sentence } »
odds-captain-cards = { $captain } { $cards ->
    [0] n’a aucune carte
   *[other] a { count-cards }
}.
odds-must-pay = { $count ->
    [0] Il n’y a rien à payer.
    [one] { $count } dé à payer : { $dice }.
   *[other] { $count } dés à payer : { $dice }.
}
odds-unseen = Vous n’avez pas vu { $count } des { $of } cartes « { $card } ».
odds-known = Vous le savez : { $captain } a { $things }.
odds-table-turbo = { $count ->
    [one] { $count } turbo attend
   *[other] { $count } turbos attendent
} { $captain } sur la table.
odds-said-can = { $captain } pouvait payer { $dice }, et a pioché { $count } depuis.
odds-said-cannot = { $captain } ne pouvait pas payer { $dice }, et a pioché { $count } depuis.

steps = Les temps de l’étape
step-of = · temps { $at } sur { $of }
step-roll = Dés
step-declare = Rester ou descendre
step-powers = Pouvoirs
step-announce = Annonce
step-pay = Payer
step-fly = Voler
time-left = { $time } pour répondre
time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
tray-of = { $captain } a lancé
tray-own = Vos dés
tray-payment = Vos dés et votre paiement
tray-again = Touchez les dés à relancer
tray-coming = { count-dice } à lancer
die-rolling = en main
die-label = Dé { $at } sur { $of } : { $face }
die-standing = { die-label }, { $standing }
die-open = à payer
die-paid = payé
die-waived = ignoré
die-again = { $face }, dé { $at } sur { $of }, sera relancé

hand-title = Votre main
hand-label = { $cards ->
    [0] Votre main est vide
   *[other] Votre main, { count-cards }
}
hand-count = { $cards ->
    [0] Aucune carte
   *[other] { count-cards }
}
hand-glowing = Les cartes qui brillent se jouent maintenant
hand-paying = { $count } cartes choisies sur { $own }
card-held = { $count } en main
card-playable = { $count } en main, jouable
card-chosen = { $chosen } choisies sur { $count }
chosen-of = { $chosen } sur { $count }
hand-beats-fog = contre le brouillard
hand-beats-lightning = contre la foudre
hand-beats-birds = contre les oiseaux
hand-beats-pirates = contre les pirates
hand-beats-two-fog = contre 2 brouillards
hand-beats-two-lightning = contre 2 foudres
hand-beats-two-birds = contre 2 oiseaux
hand-beats-two-pirates = contre 2 pirates
hand-helps = passager seulement
hand-turbo = contre un événement
hand-rowboat-fog = ignore le brouillard
hand-rowboat-lightning = ignore la foudre
hand-rowboat-birds = ignore les oiseaux
hand-rowboat-pirates = ignore les pirates
hand-alternative-route = le capitaine relance
hand-ejection = fait descendre quelqu’un
hand-jetpack = sauve d’un crash
hand-wind-gust = relance les dés vides
hand-bandit = un dé de plus
hand-mooring = l’aéronef reste
hand-pressing-need = passe la barre
hand-new-gear = change toute la main
hand-spy = montre une main
hand-grappling-hook = remonte à bord
hand-instructor = choisit un trésor
card-rowboat-short = Chaloupe
card-rules = Ce que disent les règles
card-asked = Quand elle peut être jouée
card-ask = Me demander
card-journey = Pas ce voyage
card-never = Jamais
treasures-title = Vos trésors
treasures-only-you = personne d’autre ne les voit
treasures-none = Pas encore de trésor. Descendez pour en prendre un.

# Les moments où l’on peut jouer des cartes : dans les réglages, et comme consigne.
moment-before-roll = Avant le lancer
moment-before-roll-note = Bandit, Nouveau matos, Espionne, le pouvoir noir
moment-after-declarations = Une fois tous les choix faits
moment-after-declarations-note = Débarquement, relances, Chaloupe, Envie pressante, le pouvoir violet
moment-after-can = Après « Je peux payer »
moment-after-can-note = Itinéraire bis, Coup dur
moment-mooring = Une fois le trajet payé
moment-mooring-note = Amarre
moment-hook = Quand l’aéronef repart
moment-hook-note = Grappin
moment-after-cannot = Après « Je ne peux pas »
moment-after-cannot-note = Longue-vue magique, Itinéraire bis, pouvoirs qui sauvent l’aéronef
moment-help = Quand il faut un coup de pouce
moment-help-note = Les coups de pouce, face cachée
moment-crashing = Quand l’aéronef tombe
moment-crashing-note = Jetpack
order-skip = { $moment } : ne jamais me demander
