# Ce qui est demandé, ce que fait chaque choix. Une phrase nomme la personne et la question.
question-region = Ce qui est demandé
question-none = La table se prépare.
times = { $count } × { $name }
need-nothing = rien
watch =
    { $count ->
        [0] La table continue dans un instant.
        [one] { $names } réfléchit.
       *[other] { $names } réfléchissent.
    }
watch-roll = { $captain } va lancer { $dice } dés.
watch-window-before-roll = Avant que { $captain } lance les dés : quelqu’un joue-t-il une carte ?
watch-window-after-declarations = Tout le monde a parlé. Un pouvoir avant la réponse de { $captain } ?
watch-window-after-can = { $captain } peut payer. Quelqu’un joue-t-il une carte ?
watch-window-after-cannot = L’aéronef tombe ! Quelqu’un peut-il le sauver ?
watch-window-crashing = Dernière chance : quelqu’un saute-t-il ?
watch-window-mooring = Tout est payé. Quelqu’un retient-il l’aéronef ?
watch-window-hook = L’aéronef repart. Quelqu’un remonte-t-il à bord ?
watch-lay-help = Les passagers peuvent prêter un coup de pouce, face cachée.
watch-announce = { $captain }, pouvez-vous payer ?
watch-pay = { $captain } choisit les cartes à payer.
watch-instruct = { $drawer } va piocher un trésor.
watch-choose-treasure = Quelqu’un choisit un trésor pour { $drawer }.

ask-roll = { $you }, lancez { $dice } dés pour rejoindre { $heading }.
ask-roll-boat = { $you }, lancez { $dice } dés pour ramer vers { $heading }.
ask-land = { $you }, vous voilà seul à bord : descendre ici ou continuer ?
ask-land-boat = { $you }, descendre ici ou continuer à ramer ?
ask-direction = { $you }, quel chemin depuis Barbadahl ?
ask-prepare = { $you }, préparer avant de lancer ?
why-prepare = Laissez un pion à { $city } pour piocher des cartes.
ask-window = { $you }, jouez-vous une carte ?
ask-window-before-roll = Avant que { $captain } lance les dés, jouez-vous une carte ?
ask-window-after-declarations = Tout le monde a parlé. Jouez-vous un pouvoir ?
why-window-after-declarations = { $captain } répond ensuite : { $need }, { $cards } cartes en main.
ask-window-after-can = { $captain } peut payer : jouez-vous une carte avant ?
ask-window-after-cannot = L’aéronef tombe ! { $you }, pouvez-vous le sauver ?
why-window-after-cannot = Si personne n’agit, personne à bord n’a rien.
ask-window-mooring = Tout est payé : retenez-vous l’aéronef ?
ask-window-hook = L’aéronef repart : remontez-vous à bord ?
ask-window-crashing = Dernière chance, { $you } : vous sauvez-vous ?
why-window-crashing = Aucun secours n’est venu.
ask-declare = { $you }, restez-vous avec { $captain } ?
why-declare = Pour rejoindre { $heading } ({ $far }), { $captain } doit payer { $need } avec { $cards } cartes.
why-declare-clear = Ciel dégagé : rien à payer pour rejoindre { $heading } ({ $far }).
ask-announce = { $you }, pouvez-vous payer ?
why-announce = Il faut : { $need }.
ask-pay = { $you }, avec quelles cartes ?
why-pay = Il faut : { $need }. L’équipement est obligatoire, seul le turbo est facultatif.
ask-lay-help = { $you }, prêtez-vous un coup de pouce, face cachée ?
why-lay-help = Tout s’ouvre ensemble, puis { $captain } doit réessayer. Il faut : { $need }.
ask-give = { $you }, à qui le plus beau cadeau ?
why-give = Du plus beau au moindre, un chacun, jamais à soi. Un cadeau peut changer le gagnant.
ask-matryoshburg = { $you }, choisissez un bonus de Matryoshburg.
ask-swap = { $you }, défausser encore une carte ?
ask-instruct = { $drawer } va piocher un trésor. Jouez-vous Instructeur ?
ask-choose-treasure = { $you }, choisissez le trésor que { $drawer } reçoit.
why-choose-treasure = Vous seul voyez cette pile ; elle est ensuite mélangée.
ask-keep-treasure = { $you }, quel trésor votre équipage garde-t-il ?
ask-reroll = { $you }, quels dés relancez-vous ?
ask-relieved = { $you }, { $captain } tient la barre. Restez-vous ou descendez-vous ?
ask-take-character = { $you }, quel personnage prenez-vous ?

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
choice-land = Descendre
choice-fly = Continuer
choice-head-onward = Vers { $heading }
choice-head-boscalumia = Vers Boscalumia
choice-prepare = Préparer
choice-announce-can = Je peux
choice-announce-cannot = Je ne peux pas
choice-pass = Passer
choice-draw = Piocher une carte
choice-done = C’est tout
choice-rowboat = Je pars en chaloupe
choice-power = Votre pouvoir : { $power }
choice-pay = Payer
choice-discard = Défausser
choice-give = Offrir
choice-choose = Choisir
choice-keep = Garder
choice-trade = Échanger un trésor
choice-take = Prendre
choice-reroll = { $count ->
    [0] Tout garder
    [one] Relancer { $count } dé
   *[other] Relancer { $count } dés
}
does-reroll = { $count ->
    [0] La carte est jouée quand même.
   *[other] Les autres ne bougent pas.
}
choice-lay-some = Prêter { $count }
choice-lay-none = Ne rien prêter
count-fewer = Un de moins : { $card }
count-more = Un de plus : { $card }
count-of = { $count } sur { $most }
target-facts = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
}
confirm-ejection = Débarquer { $name }
confirm-spy = Voir la main de { $name }
confirm-pressing-need = Donner la barre à { $name }
confirm-purple = { $name } doit faire comme moi
confirm-red = Défausser { $name }
confirm-spyglass = Jouer la longue-vue de { $name }
confirm-give = Offrir à { $name }
confirm-choose = Prendre { $name }
confirm-keep = Garder { $name }
confirm-trade = Échanger { $name }

does-stay = Si { $captain } paie, vous atteignez { $far } ; sinon, vous n’avez rien.
does-leave = { $left ->
    [one] Prenez le dernier trésor de { $city }.
   *[other] Prenez 1 des { $left } trésors de { $city }.
}
does-land = Prenez un trésor de { $city } ; le voyage s’achève.
does-fly = Lancez { $dice } dés, seul.
does-head-onward = { $dice } dés, puis une cité où descendre.
does-head-boscalumia = 8 dés en deux étapes, 25 points pour tous à bord.
does-prepare = Ce pion attend le prochain voyage à { $city }.
does-announce-can = Cap sur { $heading } ({ $far }).
does-announce-cannot = Gardez vos cartes ; l’aéronef tombe.
does-pass = Ne rien jouer maintenant.
does-pass-after-cannot = Ne rien faire.
does-pass-crashing = Tombez avec l’aéronef, gardez la carte.
does-pass-lay-help = Chaque carte gardée coûte 2 points à la fin.
does-pass-instruct = Laisser piocher le trésor du dessus.
does-pass-prepare = Lancer avec tous les pions à bord.
does-pass-declare = Rester dans l’aéronef.
does-draw = Une carte de la pioche.
does-done = Piochez autant que vous avez défaussé.
does-trade = Sous sa pile ; vous prenez celui du dessus.
does-rowboat = Voyagez seul ; { $boat } ne vous arrête jamais.
does-alternative-route = { $captain } peut relancer les dés de son choix.
does-ejection = Quelqu’un descend maintenant, avec un trésor.
does-jetpack = Posez-vous seul à { $city } ({ $value }) avec un trésor.
does-wind-gust = Tous les dés vides sont relancés.
does-bandit = Un dé de plus est lancé.
does-mooring = Les cartes sont perdues, personne n’avance.
does-pressing-need = Quelqu’un d’autre prend la barre.
does-new-gear = Défaussez vos { $own } cartes et piochez-en autant.
does-spy = Voyez une main, une fois.
does-grappling-hook = Remontez à bord et rendez votre trésor.
does-instructor = Choisissez le trésor que { $drawer } reçoit.
does-spyglass = Aucun événement ; tout le monde atteint { $far }.
does-red = Défaussez un trésor pour relancer tous les dés.
does-blue = Prenez la barre et payez vous-même.
does-green = Ignorez tous les pirates.
does-yellow = Deux cartes de la pioche peuvent aider.
does-black = Lancez deux dés de moins.
does-purple = Quelqu’un fait le même choix que vous.

steps = Moments de l’étape
step-roll = Lancer
step-declare = Rester ou descendre
step-powers = Pouvoirs
step-announce = Annoncer
step-pay = Payer
step-fly = Voler
seconds-left = { $seconds } s
tray-of = Lancer de { $captain }
die-rolling = en main
die-label = Dé { $at } sur { $of } : { $face }
die-again = { $face }, dé { $at } sur { $of }, sera relancé
hand-label = { $count ->
    [0] Votre main est vide
    [one] Votre main, { $count } carte
   *[other] Votre main, { $count } cartes
}
card-held = { $card }, { $count } en main
card-playable = { $card }, { $count } en main, jouable
