# Pourquoi une réponse ou une configuration est refusée, selon la clé de la raison : des phrases entières.
# `card`, `colour`, `city` et `face` sont remplacés par leurs noms.
# Une clé qui finit par -when dit que seul le moment ne convient pas : le navigateur montre alors la raison sur la carte.

## Pas maintenant, pas vous

refused-game-over = La partie est finie.
refused-table-not-shown = Attendez que toute la table ait vu ce qui vient de se passer.
refused-chance-first = Attendez : le hasard décide d’abord.
refused-not-asked = Vous n’avez rien à décider pour l’instant.
refused-not-your-turn = Ce n’est pas votre tour : chacun répond à son tour, en sens horaire.
refused-asked-otherwise = Ce n’est pas une réponse à cette question.
refused-window-interrupted = Un trésor est d’abord pioché : seul Instructeur peut se jouer maintenant.
refused-no-such-seat = Cette place n’existe pas à cette table.

## Des raisons communes aux cartes, aux pouvoirs et aux réponses

refused-roll-when = Seulement avant un lancer.
refused-declared-when = Seulement quand chacun a choisi, avant la réponse du capitaine.
refused-payment-when = Seulement quand chacun a choisi, avant le paiement.
refused-cannot-when = Seulement après le « Je ne peux pas » du capitaine.
refused-too-late = Trop tard : le capitaine a fait son annonce.
refused-not-captain = Seul le capitaine de cette étape en décide.
refused-aboard-only = Seulement à bord du vaisseau de cette étape.
refused-ship-only = Seulement à bord de l’aéronef, pas en chaloupe.
refused-in-void = Dans le vide, on ne peut ni descendre, ni remonter, ni être retenu.
refused-emptied-city = Plus de trésor ici : personne ne peut descendre.
refused-not-a-passenger = Seulement un autre passager de l’aéronef.
refused-not-yourself = Choisissez quelqu’un d’autre.
refused-card-not-held = Vous n’avez pas la carte { $card }.
refused-too-few-cards = Vous avez { $held } fois la carte { $card }, pas { $named }.
refused-choose-after = On ne choisit qu’après { $card }.
refused-treasure-not-there = Il n’y est pas : { $face }, { $city }.
refused-treasure-not-owned = Vous ne l’avez pas : { $face }, { $city }.

## Rester, descendre, se poser, préparer

refused-declare-got-off = Vous remontez à bord au prochain voyage.
refused-declare-once-in-turn = Les passagers déclarent une fois par étape, à leur tour.
refused-stay-as-captain = Un capitaine ne déclare rien : il vole.
refused-land-first-leg-of-rowboat = La première étape en chaloupe se joue toujours aux dés.
refused-land-when = Un capitaine seul à bord se pose ou continue au début d’une étape.
refused-head-no-fork = La route ne bifurque qu’à Barbadahl, si Boscalumia est en jeu.
refused-head-lit = Boscalumia est rallumée : on n’y vole plus.
refused-head-emptied = Barbadahl n’a plus de trésor : la route de Boscalumia est fermée.
refused-head-at-start = La direction se choisit au début d’une étape.
refused-prepare-crews-only = Seuls les équipages préparent.
refused-prepare-last-pawn = Le dernier pion reste à bord.
refused-prepare-at-start = Un équipage prépare au début d’une étape, un pion par étape.

## Annonce, paiement, dés

refused-announce-forced = Vos cartes décident : seuls les turbos laissent le choix.
refused-announce-cannot = Vos cartes ne parent pas tous les événements.
refused-announce-clear-sky = Le ciel est dégagé : il n’y a rien à payer.
refused-pay-nothing = Il n’y a rien à payer maintenant, ou une seule façon de le faire.
refused-pay-exactly = Payez juste : parez chaque événement, sans carte de trop.
refused-dice-no-such-die = Il n’y a pas de dé { $number }.
refused-dice-locked = Vert a verrouillé le dé { $number }.
refused-route-no-dice = Il n’y a aucun dé à relancer.
refused-gust-no-blank = Aucun dé ne montre de face vide.
refused-bandit-no-more-dice = Un lancer compte huit dés au plus.

## Coups de pouce

refused-help-not-passenger = Seuls les passagers de l’aéronef posent des coups de pouce.
refused-help-once = Un coup de pouce ne se donne qu’une fois par étape.
refused-help-when = Les coups de pouce se posent quand le capitaine ne peut pas payer et que personne ne sauve l’aéronef.

## Trésors, bonus, cadeaux, personnages

refused-keep-without-drawing = Seul un équipage qui a pioché plusieurs trésors en garde un.
refused-instructor-when = Seulement quand quelqu’un va piocher un trésor.
refused-instructor-own-draws = À cette table, Instructeur ne sert que pour vos propres trésors.
refused-instructor-once = Instructeur a déjà été joué sur cette pioche.
refused-bonus-when = Matryoshburg donne son bonus après un crash de l’aéronef.
refused-bonus-begun = Vous avez commencé à défausser : pas d’autre bonus.
refused-discard-one-at-least = Défaussez au moins une carte.
refused-trade-emptied-city = Sa pile est vide : vous piocheriez le même.
refused-gift-not-yours = La personne qui a mis fin à la partie offre les cadeaux.
refused-gift-one-each = Un seul cadeau par personne.
refused-take-when = Les personnages ne se choisissent qu’avant le premier voyage.
refused-take-taken = { $colour } est déjà pris.

## Autres cartes

refused-play-equipment = Le capitaine paie avec l’équipement et les turbos.
refused-jetpack-when = Seulement quand le vaisseau s’écrase.
refused-jetpack-last = Jetpack vient en dernier, quand personne ne sauve l’aéronef.
refused-mooring-when = Seulement une fois tout payé, avant que le vaisseau avance.
refused-mooring-twice = Le vaisseau est déjà amarré.
refused-need-alone = Il n’y a personne d’autre à bord.
refused-spy-no-cards = Ce joueur n’a aucune carte.
refused-hook-when = Seulement quand le vol est sûr, avant que l’aéronef avance.
refused-hook-not-got-off = Il faut être descendu de l’aéronef à cette étape pour remonter.
refused-rowboat-none = Vous n’avez pas de carte chaloupe.
refused-rowboat-taken = La chaloupe est prise.
refused-rowboat-when = Un passager prend la chaloupe au moment de déclarer, le capitaine quand tous ont déclaré.
refused-rowboat-main-line = À cette table, la chaloupe ne va jamais à Boscalumia.

## Pouvoirs

refused-power-not-yours = Vous n’êtes pas { $colour }.
refused-power-used = Un pouvoir s’utilise une fois par partie.
refused-red-no-treasure = Vous n’avez aucun trésor à défausser.
refused-red-not-owned = Ce trésor n’est pas à vous.
refused-blue-captain = Vous êtes déjà capitaine.
refused-green-no-pirates = Aucun dé ne montre de pirates.
refused-purple-no-choice = Vous n’avez fait aucun choix à suivre à cette étape.
refused-purple-same-choice = Seulement quelqu’un qui vient de faire l’autre choix.

## Mots qui ne nomment aucune action

refused-words-none = Écrivez une action, par exemple « stay ».
refused-words-no-action = Aucune action ne s’appelle « { $words } ».
refused-words-no-thing = Rien à jouer ou à utiliser ne s’appelle « { $words } ».
refused-words-play-or-use = Écrivez « play » pour une carte et « use » pour un personnage.
refused-words-needs-seat = Il faut une place après « { $words } ».
refused-words-needs-city = Il faut une cité après « { $words } ».
refused-words-needs-treasure = Il faut un trésor après « { $words } ».
refused-words-needs-nothing = Rien ne doit suivre « { $words } ».
refused-words-no-spyglass = Une longue-vue magique vient de la cité 1, 2, 4 ou 6, pas de « { $words } ».
refused-words-no-payment = On ne peut pas payer avec « { $words } ».
refused-words-too-much = C’est plus qu’aucun lancer ne demande.
refused-words-no-help-card = On ne peut pas poser « { $words } », ou pas si souvent.
refused-words-no-die = « { $words } » n’est pas un dé : les dés se comptent à partir de 1.
refused-words-no-seat = « { $words } » n’est pas une place : les places se comptent à partir de 0.
refused-words-no-treasure = Il n’y a pas de trésor « { $words } » : écrivez par exemple 6/9 ou 6/spyglass.
refused-words-no-chance = Le hasard ne peut pas répondre « { $words } ».

## Configurations impossibles

refused-config-players = Celestia se joue de 2 à 6 joueurs, pas à { $players }.
refused-config-crews = Les équipages demandent 2 joueurs exactement, pas { $players }.
refused-config-unknown = « { $name } » n’existe pas ; il y a { $known }.
refused-config-off = { $name } demande { $needed }, qui n’est pas en jeu.
refused-config-fixed-number = Le nombre de « { $name } » ne se choisit pas, seulement celui de { $known }.
refused-config-card-number = Il peut y avoir 0 à { $most } fois { $name }, pas { $number }.
refused-config-module-empty = { $name } demande au moins une de ses cartes.
refused-config-no-setting = « { $name } » n’est pas un réglage : écrivez par exemple players=4 preset=classic.
refused-config-players-missing = Il manque le nombre de joueurs : écrivez par exemple players=4.
refused-config-no-number = { $name } demande un nombre, pas « { $value } ».
