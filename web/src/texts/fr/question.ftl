# Ce qui est demandé, ce que fait chaque choix. Une phrase nomme la personne et la question.
question-region = Ce qui est demandé
question-none = La table se prépare.
question-over = Les voyages sont terminés.
goal = { $city } ({ $value })
times = { $count } × { $name }
need-nothing = rien
key-enter = Entrée
rule-link = Règle { $rule }, ouvre le livret
watch =
    { $count ->
        [0] La table continue dans un instant.
        [one] { $names } réfléchit.
       *[other] { $names } réfléchissent.
    }
watch-roll = { $dice ->
    [one] { $captain } va lancer { $dice } dé.
   *[other] { $captain } va lancer { $dice } dés.
}
watch-land = { $captain } est seul à bord : descendre ici ou continuer ?
watch-land-boat = { $captain } peut descendre ici ou continuer à ramer.
watch-direction = { $captain } choisit le chemin depuis Barbadahl.
watch-prepare = { $captain } peut se préparer avant le lancer.
watch-declare = { $names } réfléchit : rester avec { $captain } ?
watch-declare-own = { $names } réfléchit : rester avec vous ?
watch-window-before-roll = { $captain } va lancer les dés : quelqu’un joue‑t‑il une carte ?
watch-window-after-declarations = Tout le monde a parlé. { $captain } va répondre : quelqu’un joue‑t‑il un pouvoir ?
watch-window-after-can = { $captain } peut payer. Quelqu’un joue‑t‑il une carte ?
watch-window-after-cannot = L’aéronef tombe ! Quelqu’un peut‑il le sauver ?
watch-window-after-cannot-boat = La chaloupe coule ! Peut‑on la sauver ?
watch-window-crashing = Dernière chance : quelqu’un saute‑t‑il ?
watch-window-mooring = Tout est payé. Quelqu’un retient‑il l’aéronef ?
watch-window-hook = L’aéronef repart. Quelqu’un remonte‑t‑il à bord ?
watch-lay-help = Les passagers peuvent prêter un coup de pouce, face cachée.
watch-announce = { $captain }, pouvez‑vous payer ?
watch-pay = { $captain } choisit les cartes à payer.
watch-instruct = { $drawer } va piocher un trésor.
watch-choose-treasure = Quelqu’un choisit un trésor pour { $drawer }.
watch-keep-treasure = { $names } choisit le trésor que garde l’équipage.
watch-reroll = { $captain } choisit les dés à relancer.
watch-relieved = { $names } a laissé la barre : rester ou descendre ?
watch-take-character = { $names } choisit un personnage.
watch-give = { $names } offre les cadeaux, le plus beau d’abord.
watch-matryoshburg = { $names } choisit un bonus de Matryoshburg.
watch-swap = { $names } échange des cartes.

ask-roll = { $dice ->
    [one] { $you }, lancez { $dice } dé pour rejoindre { $heading }.
   *[other] { $you }, lancez { $dice } dés pour rejoindre { $heading }.
}
ask-roll-boat = { $dice ->
    [one] { $you }, lancez { $dice } dé pour ramer vers { $heading }.
   *[other] { $you }, lancez { $dice } dés pour ramer vers { $heading }.
}
ask-land = { $you }, vous voilà seul : descendre ou continuer ?
why-land = Vous êtes à { $city }. { $left ->
    [one] Il y reste { $left } trésor.
   *[other] Il y reste { $left } trésors.
} Prochaine étape : { $goal }.
ask-land-boat = { $you }, descendre ici ou continuer à ramer ?
ask-direction = { $you }, quel chemin depuis Barbadahl ?
why-direction = Deux étapes mènent à la Cité oubliée. Entre les deux, personne ne peut descendre.
ask-prepare = { $you }, préparer avant de lancer ?
why-prepare = { $needed ->
    [one] Laissez un pion à { $city } pour piocher { $needed } carte.
   *[other] Laissez un pion à { $city } pour piocher { $needed } cartes.
}
ask-window = { $you }, jouez‑vous une carte ?
ask-window-before-roll = { $captain } va lancer les dés : jouez‑vous une carte ?
ask-window-before-roll-own = Avant de lancer, jouez‑vous une carte ?
why-window-before-roll = { $dice ->
    [one] { $dice } dé sera lancé en route vers { $goal }.
   *[other] { $dice } dés seront lancés en route vers { $goal }.
}
ask-window-after-declarations = Tout le monde a parlé. Jouez‑vous un pouvoir ?
why-window-after-declarations = { $cards ->
    [one] { $captain } répond ensuite : { $need }, { $cards } carte en main.
   *[other] { $captain } répond ensuite : { $need }, { $cards } cartes en main.
}
why-window-after-declarations-own = Vous répondez ensuite. Il faut : { $need }.
ask-window-after-declarations-void = Aucune terre ici : tout le monde reste. Jouez‑vous une carte ?
ask-window-after-can = { $captain } peut payer : jouez‑vous une carte avant ?
ask-window-after-can-own = Vous pouvez payer : jouez‑vous une carte avant ?
why-window-after-can = Il faut : { $need }.
ask-window-after-cannot = L’aéronef tombe ! { $you }, pouvez‑vous le sauver ?
ask-window-after-cannot-boat = La chaloupe coule ! { $you }, pouvez‑vous la sauver ?
why-window-after-cannot = { $captain } ne peut pas payer. Si personne n’agit, personne à bord n’a rien.
why-window-after-cannot-own = Vous ne pouvez pas payer. Si personne n’agit, personne à bord n’a rien.
why-window-after-cannot-boat = Si rien n’est fait, la chaloupe sombre.
ask-window-mooring = Tout est payé : retenez‑vous l’aéronef ?
why-window-mooring = Les cartes sont jouées, l’aéronef va rejoindre { $goal }.
ask-window-hook = L’aéronef repart : remontez‑vous à bord ?
why-window-hook = À cette étape, vous avez pris un trésor à { $city }.
ask-window-crashing = Dernière chance, { $you } : vous sauvez‑vous ?
why-window-crashing = Aucun secours n’est venu.
ask-declare = { $you }, restez‑vous avec { $captain } ?
why-declare = { $cards ->
    [one] Pour rejoindre { $goal }, { $captain } doit payer { $need } avec { $cards } carte.
   *[other] Pour rejoindre { $goal }, { $captain } doit payer { $need } avec { $cards } cartes.
}
why-declare-own = { $own ->
    [one] Pour rejoindre { $goal }, vous devez payer { $need } avec { $own } carte.
   *[other] Pour rejoindre { $goal }, vous devez payer { $need } avec { $own } cartes.
}
why-declare-clear = Ciel dégagé : rien à payer pour rejoindre { $goal }.
ask-announce = { $you }, pouvez‑vous payer ?
why-announce = Il faut : { $need }.
ask-pay = { $events ->
    [one] { $you }, avec quelle carte ?
   *[other] { $you }, avec quelles cartes ?
}
why-pay = Il faut : { $need }.
ask-lay-help = { $you }, prêtez‑vous un coup de pouce, face cachée ?
why-lay-help = Tout s’ouvre ensemble, puis { $captain } doit réessayer. Il faut : { $need }.
ask-give = { $you }, à qui le plus beau cadeau ?
why-give = Du plus beau au moindre, un chacun, jamais à soi. Un cadeau peut changer le gagnant.
ask-matryoshburg = { $you }, choisissez un bonus de Matryoshburg.
why-matryoshburg = Il remplace la carte que chacun pioche au nouveau voyage.
ask-swap = { $you }, défausser encore une carte ?
why-swap = Vous en piochez autant.
ask-instruct = { $drawer } va piocher un trésor. Jouez‑vous Instructeur ?
ask-instruct-mine = { $you }, vous allez piocher un trésor. Jouez‑vous Instructeur ?
ask-choose-treasure = { $you }, choisissez le trésor pour { $drawer }.
ask-choose-treasure-mine = { $you }, choisissez votre trésor dans cette pile.
why-choose-treasure = Vous seul voyez cette pile ; elle est ensuite mélangée.
ask-keep-treasure = { $you }, quel trésor votre équipage garde‑t‑il ?
why-keep-treasure = Un trésor a été pioché par pion à bord ; les autres retournent sous la pile.
ask-reroll = { $you }, quels dés relancez‑vous ?
why-reroll = Pour l’instant il faut : { $need }.
ask-relieved = { $you }, { $captain } tient la barre. Restez‑vous ou descendez‑vous ?
why-relieved = Pour rejoindre { $goal }, { $captain } doit payer { $need }.
ask-take-character = { $you }, quel personnage prenez‑vous ?
why-take-character = Chaque pouvoir sert une fois par partie.

pick-ejection = Qui descend à { $city } ?
pick-why-ejection = Il prend un trésor ici et manque la suite du voyage.
pick-purple = Qui doit faire le même choix que vous ?
pick-why-purple = Qui était descendu remonte ; qui restait descend.
pick-pressing-need = Qui prend la barre à votre place ?
pick-why-pressing-need = Vous direz ensuite si vous restez ou descendez.
pick-spy = De qui voulez‑vous voir la main ?
pick-why-spy = Vous seul la voyez. Les autres savent seulement que vous avez regardé.
pick-red = Défausser un trésor pour relancer tous les dés ?
pick-why-red = Il quitte la partie. Pour l’instant il faut : { $need }.
pick-spyglass = Quelle longue-vue utilisez‑vous ?
pick-why-spyglass = Elle est défaussée ; tout le monde atteint { $far }.
pick-discard = Quelle carte défaussez‑vous ?
pick-why-discard = L’une après l’autre ; vous en piochez ensuite autant.
pick-trade = Quel trésor échangez‑vous ?
pick-why-trade = Il va sous sa pile, et vous prenez celui du dessus.

choice-back = Retour
choice-first = Choisissez d’abord
choice-wait = Attendez, je réfléchis
choice-extend = Plus de temps
choice-roll = { $count ->
    [one] Lancer { $count } dé
   *[other] Lancer { $count } dés
}
choice-stay = Je reste
choice-leave = Je descends
choice-land = Descendre ici
choice-land-boat = Descendre
choice-fly = Continuer seul
choice-fly-boat = Ramer
choice-head-onward = Vers { $heading }
choice-head-boscalumia = Vers Boscalumia
choice-prepare = Préparer
choice-announce-can = Je peux
choice-announce-cannot = Je ne peux pas
choice-pass = Passer
choice-pass-prepare = Lancer
choice-pass-before-roll = Non, on lance
choice-pass-after-cannot = Ne rien faire
choice-pass-crashing = Rester assis
choice-pass-mooring = Laisser partir
choice-pass-hook = Rester ici
choice-pass-instruct = Laisser piocher
choice-draw = Piocher une carte
choice-discard = Échanger des cartes
choice-discard-card = Défausser : { $card }
choice-trade = Échanger un trésor
choice-done = C’est tout
choice-rowboat = Je pars en chaloupe
choice-power = Votre pouvoir
choice-give = Offrir
choice-choose = Choisir
choice-keep = Garder
choice-seen = Vu
choice-pay = Payer { $count }, voler vers { $heading }
choice-reroll = { $count ->
    [0] Tout garder
    [one] Relancer { $count } dé
   *[other] Relancer { $count } dés
}
choice-lay = { $count ->
    [0] Choisir quoi prêter
    [one] Prêter { $count } carte
   *[other] Prêter { $count } cartes
}
choice-lay-none = Ne rien prêter

confirm-ejection = Débarquer { $name }
confirm-spy = Espionner { $name }
confirm-pressing-need = Donner la barre à { $name }
confirm-purple = { $name } doit choisir comme moi
confirm-red = Le défausser et relancer
confirm-spyglass = Utiliser la longue-vue ({ $name })
confirm-give = Offrir à { $name } : { $gift }
confirm-choose = { $worth ->
    [spyglass] Prendre la longue-vue
   *[other] Prendre le { $worth }
}
confirm-keep = { $worth ->
    [spyglass] Garder la longue-vue
   *[other] Garder le { $worth }
}
confirm-trade = { $worth ->
    [spyglass] Échanger la longue-vue
   *[other] Échanger le { $worth }
}
confirm-discard = Défausser : { $name }
gift = ce cadeau
count-of = { $count } sur { $most }
pick-label = { $count ->
    [one] { $name }
   *[other] { $name }, { $count } fois
}
target-facts = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
}
target-comes-back = remonte et rend le trésor
target-gets-off = descend et prend un trésor
target-total = Votre trésor passe de { $before } à { $after }.
deciding = { $name } réfléchit

does-stay = Si { $captain } paie, vous atteignez { $far }. Sinon, vous n’avez rien.
does-leave = { $left ->
    [one] Prenez le dernier trésor à { $city }.
   *[other] Prenez 1 des { $left } trésors à { $city }.
}
does-land = Prenez un trésor à { $city }. Le voyage s’achève.
does-land-boat = Prenez un trésor à { $city }.
does-fly = { $own ->
    [one] Lancez { $dice } dés avec { $own } carte en main.
   *[other] Lancez { $dice } dés avec { $own } cartes en main.
}
does-head-onward = { $dice } dés, puis une cité où descendre.
does-head-boscalumia = 8 dés en deux étapes, 25 points pour tous à bord.
does-prepare = { $needed ->
    [one] Piochez { $needed } carte. Un pion quitte ce voyage.
   *[other] Piochez { $needed } cartes. Un pion quitte ce voyage.
}
does-announce-can = Cap sur { $goal }.
does-announce-cannot = Gardez vos cartes. L’aéronef tombe.
does-announce-cannot-boat = Gardez vos cartes. La chaloupe sombre.
does-pass = Gardez vos cartes pour plus tard.
does-pass-only = Vous n’avez rien à jouer maintenant.
does-pass-before-roll = Gardez vos cartes, les dés sont lancés.
does-pass-after-cannot = Gardez vos cartes, voyez qui d’autre agit.
does-pass-crashing = Tombez avec l’aéronef, gardez la carte.
does-pass-instruct = Le trésor du dessus est pioché.
does-pass-prepare = Lancez avec tous vos pions à bord.
does-pass-mooring = L’aéronef rejoint { $goal }.
does-pass-hook = Gardez le trésor pris à { $city }.
does-draw = Une carte de la pioche.
does-discard = Défaussez-en, piochez-en autant.
does-trade = Sous sa pile ; prenez celui du dessus.
does-done = Piochez-en autant.
does-rowboat = { $boat ->
    [fog] Voyagez seul : le brouillard ne vous arrête jamais.
    [lightning] Voyagez seul : la foudre ne vous arrête jamais.
    [birds] Voyagez seul : les oiseaux ne vous arrêtent jamais.
   *[other] Voyagez seul : les pirates ne vous arrêtent jamais.
}
does-alternative-route = { $captain } peut relancer les dés de son choix.
does-alternative-route-own = Relancez les dés de votre choix.
does-ejection = Un passager descend, avec un trésor.
does-jetpack = Posez‑vous seul à { $city } ({ $value }) avec un trésor.
does-wind-gust = Tous les dés vides sont relancés.
does-bandit = Un dé de plus est lancé.
does-mooring = Cartes défaussées, personne ne bouge.
does-pressing-need = Quelqu’un d’autre prend la barre.
does-new-gear = Défaussez toutes vos cartes et piochez-en autant.
does-spy = Voyez une main, une fois.
does-grappling-hook = Remontez à bord et rendez votre trésor.
does-instructor = Choisissez le trésor dans la pile.
does-spyglass = Aucun événement. Tout le monde atteint { $far }.
does-red = Défaussez un trésor, tous les dés sont relancés.
does-blue = Prenez la barre et payez vous-même.
does-green = Ignorez tous les pirates.
does-yellow = Deux cartes de la pioche peuvent aider.
does-black = Lancez deux dés de moins.
does-purple = Quelqu’un fait le même choix que vous.
does-pay = { $count ->
    [0] Vous ne gardez aucune carte.
    [one] Vous gardez { $count } carte.
   *[other] Vous gardez { $count } cartes.
}
does-reroll = { $count ->
    [0] La carte est jouée quand même.
   *[other] Les autres ne bougent pas.
}
does-lay = Face cachée jusqu’à ce que tous soient prêts.
does-lay-none = Chaque carte d’aide gardée coûte 2 points à la fin.
reroll-hint = Touchez les dés.
pay-must = Obligatoire : { $cards }. Seul le turbo est facultatif.
pay-turbo = Aucun équipement ne convient : seul le turbo peut payer.
pay-ways = Façons de payer
pay-hint = Touchez une carte pour la changer.

spy-holds = { $count ->
    [one] { $name } tient cette carte.
   *[other] { $name } tient ces { $count } cartes.
}
spy-only-you = Vous seul les voyez, une fois. Les autres savent seulement que vous avez regardé.
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
plan-pass = Passer tant que rien ne change
plan-undo = Tient jusqu’à son usage : touchez encore pour l’annuler.

odds-line = { $captain } peut payer : environ { $count } sur 10, d’après ce que vous savez.
odds-short = Peut payer : environ { $count } sur 10
odds-open = Chances
odds-why = Pourquoi ?
odds-captain-cards = { $count ->
    [0] { $captain } n’a aucune carte.
    [one] { $captain } a { $count } carte.
   *[other] { $captain } a { $count } cartes.
}
odds-must-pay = { $count ->
    [0] Il n’y a rien à payer.
    [one] { $count } dé à payer : { $dice }.
   *[other] { $count } dés à payer : { $dice }.
}
odds-unseen = Vous n’avez pas vu { $count } des { $of } cartes « { $card } ».
odds-known = Vous le savez : { $captain } a { $count } × { $card }.
odds-table-turbo = { $count ->
    [one] { $count } turbo attend { $captain } sur la table.
   *[other] { $count } turbos attendent { $captain } sur la table.
}
odds-said-can = { $captain } pouvait payer { $dice }, et a pioché { $count } depuis.
odds-said-cannot = { $captain } ne pouvait pas payer { $dice }, et a pioché { $count } depuis.

steps = Les étapes du trajet
step-of = · étape { $at } sur { $of }
step-roll = Dés
step-declare = Rester ou descendre
step-powers = Pouvoirs
step-announce = Annonce
step-pay = Payer
step-fly = Voler
seconds-left = { $seconds } s
tray-of = { $captain } a lancé
tray-own = Vos dés
tray-payment = Vos dés et votre paiement
tray-again = Touchez les dés à relancer
tray-coming = { $count ->
    [one] { $count } dé à lancer
   *[other] { $count } dés à lancer
}
die-rolling = en main
die-label = Dé { $at } sur { $of } : { $face }
die-standing = Dé { $at } sur { $of } : { $face }, { $standing }
die-open = à payer
die-paid = payé
die-waived = ignoré
die-again = { $face }, dé { $at } sur { $of }, sera relancé

hand-title = Votre main
hand-label = { $count ->
    [0] Votre main est vide
    [one] Votre main, { $count } carte
   *[other] Votre main, { $count } cartes
}
hand-count = { $count ->
    [0] Aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
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
hand-jetpack = vous sauve d’un crash
hand-wind-gust = relance les dés vides
hand-bandit = un dé de plus
hand-mooring = l’aéronef reste
hand-pressing-need = passe la barre
hand-new-gear = change toutes vos cartes
hand-spy = montre une main
hand-grappling-hook = remonte à bord
hand-instructor = choisit un trésor
card-rowboat-short = Chaloupe
treasures-title = Vos trésors
treasures-only-you = vous seul les voyez
treasures-none = Pas encore de trésor. Descendez pour en prendre un.
