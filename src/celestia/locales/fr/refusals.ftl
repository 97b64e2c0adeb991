# Pourquoi une réponse ou une configuration est refusée, selon la clé de la raison : des phrases entières.
# `card`, `colour`, `city` et `face` sont remplacés par leurs noms.

## Personne ne peut répondre

refused-no-such-place = Il n’y a pas de place { $seat } à une table de { $players }.
refused-game-over = La partie est finie.
refused-table-not-shown = Attendez que toute la table ait vu ce qui vient de se passer.
refused-chance-rolls = Les dés roulent encore.
refused-chance-shuffles = On mélange encore les cartes.
refused-chance-deals-characters = On distribue les personnages.
refused-chance-draws-captain = On tire au sort le premier capitaine.

## La question est à quelqu’un d’autre

refused-not-asked = Vous n’avez rien à décider pour l’instant.
refused-not-asked-declarations = Ce n’est pas votre tour : les passagers déclarent un par un, depuis la gauche du capitaine.
refused-not-asked-window = Ce n’est pas votre tour : on interroge les joueurs un par un, depuis le capitaine, en sens horaire.
refused-not-asked-instructor = Ce n’est pas votre tour : Instructeur est proposé une fois à chacun, depuis le capitaine, en sens horaire.
refused-window-interrupted = Un trésor est d’abord pioché : seul Instructeur peut se jouer maintenant.

## La question est une autre

refused-asked-land = On vous demande si vous vous posez ou si vous continuez.
refused-asked-direction = On vous demande la direction : tout droit ou vers Boscalumia.
refused-asked-prepare = On vous demande si vous préparez.
refused-asked-window = On vous demande une carte ou un pouvoir, ou de passer.
refused-asked-declare = On vous demande si vous restez ou descendez.
refused-asked-announce = On vous demande si vous pouvez payer.
refused-asked-pay = On vous demande comment vous payez.
refused-asked-help = On vous demande vos coups de pouce.
refused-asked-gift = On vous demande à qui va le cadeau.
refused-asked-bonus = On vous demande quel bonus vous prenez : exactement un.
refused-asked-discard = On vous demande quelles cartes vous défaussez.
refused-asked-instructor = On vous demande si vous jouez Instructeur.
refused-asked-treasure = On vous demande quel trésor est pioché.
refused-asked-keep = On vous demande quel trésor votre équipage garde.
refused-asked-dice = On vous demande quels dés sont relancés, peut-être aucun.
refused-asked-relieved = On vous demande si vous restez ou descendez.
refused-asked-character = On vous demande quel personnage vous prenez.

## Rester, descendre, se poser, continuer

refused-declare-in-boat = Dans la chaloupe, on ne déclare rien.
refused-declare-got-off = Vous avez quitté l’aéronef : vous remontez à bord au prochain voyage.
refused-declare-once-in-turn = Les passagers déclarent une fois par étape, après le lancer, depuis la gauche du capitaine.
refused-leave-as-captain = Un capitaine ne descend pas, mais peut se poser au début d’une étape s’il n’y a personne d’autre à bord.
refused-leave-in-void = Dans le vide, personne ne peut descendre.
refused-leave-at-emptied-city = La cité n’a plus de trésor : personne ne peut descendre.
refused-stay-as-captain = Un capitaine ne déclare rien : il vole.
refused-stay-in-void = Dans le vide, on ne déclare rien.
refused-land-not-captain = Seul le capitaine du vaisseau dont c’est l’étape peut se poser.
refused-land-in-void = Dans le vide, personne ne peut se poser.
refused-land-at-emptied-city = La cité n’a plus de trésor : personne ne peut s’y poser.
refused-land-first-leg-of-rowboat = La première étape en chaloupe se joue toujours aux dés.
refused-land-alone-at-start = Un capitaine peut se poser au début d’une étape, avant le lancer, s’il n’y a personne d’autre à bord.
refused-fly-not-captain = Seul le capitaine du vaisseau dont c’est l’étape continue ou se pose.
refused-fly-at-start = On choisit de se poser ou de continuer au début d’une étape, si l’on peut se poser.

## Direction, préparation

refused-head-no-fork = La route ne bifurque qu’à Barbadahl, si Boscalumia est en jeu.
refused-head-lit = Boscalumia est rallumée : on n’y vole plus.
refused-head-emptied = Barbadahl n’a plus de trésor : la route de Boscalumia est fermée.
refused-head-not-captain = Seul le capitaine du vaisseau dont c’est l’étape choisit la direction.
refused-head-at-start = La direction se choisit au début d’une étape.
refused-prepare-crews-only = Seuls les équipages préparent.
refused-prepare-not-captain = Seul le capitaine de l’aéronef prépare.
refused-prepare-in-void = Dans le vide, il n’y a pas de tuile où préparer.
refused-prepare-at-emptied-city = La cité n’a plus de trésor : personne ne peut y préparer.
refused-prepare-last-pawn = Le dernier pion reste à bord.
refused-prepare-at-start = Un équipage prépare au début d’une étape, un pion par étape.

## Annonce et paiement

refused-announce-not-captain = Seul le capitaine du vaisseau dont c’est l’étape annonce.
refused-announce-forced = Vos cartes décident de l’annonce : seuls les turbos laissent le choix.
refused-announce-cannot = Vos cartes ne parent pas tous les événements.
refused-announce-clear-sky = Le ciel est dégagé : il n’y a rien à payer, donc l’aéronef vole.
refused-announce-must = Vous avez les cartes, donc vous devez voler : seul le turbo est facultatif.
refused-pay-not-captain = Seul le capitaine du vaisseau dont c’est l’étape paie.
refused-pay-nothing = Il n’y a rien à payer maintenant, ou une seule façon de payer.
refused-too-few-cards = Vous avez { $held } fois la carte { $card }, pas { $named }.
refused-pay-turbo-too-many = Chaque turbo pare un événement, et il n’y en a pas autant.
refused-pay-exactly = Payez juste : parez chaque événement, sans aucune carte de trop.

## Dés, coups de pouce

refused-dice-without-route = On ne choisit des dés qu’après Itinéraire bis.
refused-dice-not-captain = Le capitaine choisit les dés, même si quelqu’un d’autre a joué Itinéraire bis.
refused-dice-no-such-die = Il n’y a pas de dé { $number }.
refused-dice-locked = Le dé { $number } montre des pirates, et Vert l’a verrouillé.
refused-help-as-captain = Un capitaine n’utilise pas ses propres coups de pouce.
refused-help-for-rowboat = Il n’y a pas de coup de pouce pour la chaloupe.
refused-help-not-passenger = Les coups de pouce sont pour les passagers de l’aéronef.
refused-help-over = Le tour de coup de pouce de cette étape est passé.
refused-help-when = Les coups de pouce se posent quand le capitaine ne peut pas payer et que personne ne sauve l’aéronef.
refused-help-answered = Vous avez déjà répondu au tour de coup de pouce.

## Trésors

refused-choose-without-instructor = Il faut avoir joué Instructeur pour choisir un trésor.
refused-choose-not-there = Absent de la pile de cette cité : { $face }, { $city }.
refused-keep-without-drawing = Seul un équipage qui a pioché plusieurs trésors en garde un.
refused-keep-not-drawn = Absent des trésors piochés : { $face }, { $city }.

## Matryoshburg

refused-bonus-when = Matryoshburg donne son bonus avant le voyage qui suit un crash de l’aéronef.
refused-bonus-in-turn = Chacun prend un bonus à son tour, à partir du nouveau capitaine.
refused-bonus-begun = Vous avez commencé à défausser, et vous n’avez droit qu’à un bonus.
refused-discard-one-at-least = Défaussez au moins une carte.
refused-trade-no-treasure = Vous ne l’avez pas : { $face }, { $city }.
refused-trade-emptied-city = Sa cité n’a plus de trésor : vous piocheriez le même.

## Cadeaux, personnages

refused-gift-not-yours = La personne qui a mis fin à la partie offre les cadeaux.
refused-gift-for-oneself = On ne s’offre pas de cadeau à soi-même.
refused-gift-one-each = Un seul cadeau par personne.
refused-no-such-seat = Cette place n’existe pas à cette table.
refused-take-when = Les personnages se choisissent avant le premier voyage, si la table le prévoit.
refused-take-in-turn = Les personnages se choisissent à tour de rôle, à partir de la place 0.
refused-take-taken = { $colour } est déjà pris.

## Pas en main

refused-play-equipment = L’équipement et les turbos ne se jouent pas ainsi : le capitaine paie avec.
refused-play-help = Les coups de pouce se posent face cachée, au tour de coup de pouce.
refused-card-not-held = Vous n’avez pas la carte { $card }.
refused-spyglass-not-owned = Vous n’avez pas de longue-vue magique de la cité { $city }.
refused-power-not-yours = Vous n’êtes pas { $colour }.
refused-power-used = Un pouvoir s’utilise une fois par partie.

## Plusieurs cartes

refused-void-holds-all = Dans le vide, on ne peut ni descendre, ni remonter, ni être retenu.
refused-vessel-not-yours = Un pouvoir n’aide que le vaisseau où vous êtes.
refused-rescue-ashore = Il faut être à bord du vaisseau en danger pour l’utiliser.

## Itinéraire bis

refused-route-when = Itinéraire bis se joue après les déclarations ou après une annonce.
refused-route-other-vessel = Itinéraire bis ne se joue que pour le vaisseau où vous êtes.
refused-route-ashore = Vous ne pouvez pas jouer Itinéraire bis après avoir quitté l’aéronef.
refused-route-no-dice = Il n’y a aucun dé à relancer.

## Coup dur

refused-gust-when = Coup dur se joue de la fin des déclarations jusqu’au paiement du capitaine.
refused-gust-no-blank = Aucun dé ne montre de face vide.
refused-gust-after-spyglass = Une longue-vue magique a été utilisée : le lancer ne compte plus.
refused-gust-after-cannot = Coup dur ne se joue plus quand le capitaine a dit « Je ne peux pas ».

## Débarquement

refused-ejection-when = Débarquement se joue après les déclarations et avant l’annonce.
refused-ejection-by-occupant = Depuis la chaloupe, on ne joue pas Débarquement.
refused-ejection-ashore = Il faut être à bord de l’aéronef pour jouer Débarquement.
refused-ejection-at-emptied-city = La cité n’a plus de trésor : personne ne peut y être débarqué.
refused-ejection-of-occupant = On ne peut débarquer personne de la chaloupe.
refused-ejection-of-whom = Débarquement vise un autre passager de l’aéronef, ni le capitaine ni vous-même.
refused-ejection-from-rowboat = On ne joue pas Débarquement sur la chaloupe.

## Jetpack

refused-jetpack-when = Jetpack se joue quand le vaisseau s’écrase.
refused-jetpack-other-vessel = Un Jetpack ne sert que dans le vaisseau qui s’écrase.
refused-jetpack-ashore = Il faut être à bord du vaisseau qui s’écrase pour jouer Jetpack.
refused-jetpack-at-emptied-city = La cité n’a plus de trésor.
refused-jetpack-last = Jetpack vient en dernier, quand personne ne sauve l’aéronef.

## Bandit, Amarre

refused-bandit-when = Bandit se joue avant le lancer des dés.
refused-bandit-no-more-dice = Un lancer compte huit dés au plus.
refused-mooring-when = Amarre se joue quand tout est payé et que le vaisseau va avancer.
refused-mooring-twice = Le vaisseau est déjà amarré.

## Envie pressante, Nouveau matos, Espionne

refused-need-when = Envie pressante se joue après les déclarations et avant l’annonce.
refused-need-not-captain = Seul le capitaine de l’aéronef peut jouer Envie pressante.
refused-need-alone = Il n’y a personne d’autre à bord pour devenir capitaine.
refused-need-not-passenger = Seul un passager de l’aéronef peut devenir capitaine.
refused-need-in-rowboat = Il n’y a personne d’autre dans la chaloupe pour devenir capitaine.
refused-need-too-late = En prenant la barre pendant une chute, on arrive trop tard pour Envie pressante.
refused-gear-when = Nouveau matos se joue avant le lancer de l’un ou l’autre vaisseau.
refused-spy-when = Espionne se joue avant le lancer de l’un ou l’autre vaisseau.
refused-spy-on-oneself = Vous voyez déjà votre propre main.
refused-spy-no-cards = Ce joueur n’a aucune carte à regarder.

## Grappin, Instructeur

refused-hook-when = Grappin se joue quand le vol est sûr, avant que l’aéronef avance.
refused-hook-in-rowboat = Dans la chaloupe, vous n’avez aucun trésor à rendre.
refused-hook-not-got-off = Il faut être descendu de l’aéronef à cette étape pour remonter.
refused-instructor-when = Instructeur se joue quand quelqu’un va piocher un trésor.
refused-instructor-own-draws = À cette table, Instructeur ne sert que pour vos propres trésors.
refused-instructor-once = Instructeur a déjà été joué sur cette pioche.

## Chaloupe

refused-rowboat-when = Un passager prend la chaloupe au moment de déclarer, le capitaine avant son annonce.
refused-rowboat-none = Vous n’avez pas de carte chaloupe.
refused-rowboat-not-aircraft = On ne prend la chaloupe que depuis l’aéronef.
refused-rowboat-full = La chaloupe n’a qu’une place, et elle est prise.
refused-rowboat-taken = Quelqu’un a déjà pris la chaloupe.
refused-rowboat-main-line = À cette table, la chaloupe ne prend jamais le chemin de Boscalumia.
refused-rowboat-passenger-declares = Un passager prend la chaloupe au moment de déclarer, pas après.
refused-rowboat-captain-waits = Le capitaine peut prendre la chaloupe quand tous ont déclaré.
refused-rowboat-in-turn = Les passagers déclarent à tour de rôle, depuis la gauche du capitaine.
refused-rowboat-no-rescue = La chaloupe ne sauve pas d’une chute : il est trop tard.
refused-rowboat-announced = Après l’annonce, personne ne peut prendre la chaloupe.

## Pouvoirs et longue-vue

refused-red-when = Rouge relance quand le capitaine a dit « Je ne peux pas ».
refused-red-no-treasure = Rouge doit défausser un trésor, et vous n’en avez aucun.
refused-red-not-owned = Ce trésor n’est pas à vous.
refused-blue-when = Bleu prend la barre quand le capitaine a dit « Je ne peux pas ».
refused-blue-rowboat = Bleu n’a pas de pouvoir sur la chaloupe.
refused-blue-ashore = Seul un passager de l’aéronef en danger peut prendre la barre.
refused-blue-captain = Bleu est déjà capitaine.
refused-green-when = Vert chasse les pirates quand le capitaine a dit « Je ne peux pas ».
refused-green-no-pirates = Aucun dé ne montre de pirates.
refused-yellow-when = Jaune retourne deux cartes quand le capitaine a dit « Je ne peux pas ».
refused-black-when = Noir retire deux dés avant le lancer.
refused-black-ashore = Noir doit être à bord du vaisseau qui va lancer les dés.
refused-purple-when = Violet impose son choix après les déclarations et avant l’annonce.
refused-purple-in-void = Dans le vide, personne n’a fait de choix à suivre.
refused-purple-from-rowboat = Le pouvoir de Violet ne s’exerce pas depuis la chaloupe.
refused-purple-took-rowboat = La personne qui a pris la chaloupe ne reste ni ne descend.
refused-purple-not-declared = Violet n’a fait aucun choix à suivre à cette étape.
refused-purple-at-emptied-city = La cité n’a plus de trésor : personne ne peut suivre.
refused-purple-not-them = Violet n’impose rien au capitaine ni à la personne dans la chaloupe.
refused-purple-same-choice = Violet n’impose son choix qu’aux joueurs qui viennent de faire l’autre.
refused-purple-rowboat = Violet n’a pas de pouvoir sur la chaloupe.
refused-spyglass-when = La longue-vue magique s’utilise quand le capitaine a dit « Je ne peux pas ».
refused-spyglass-other-vessel = Une longue-vue magique n’aide que le vaisseau où vous êtes.
refused-spyglass-ashore = Il faut être à bord pour utiliser une longue-vue magique.

## Mots qui ne nomment aucune action

refused-words-none = Écrivez une action, par exemple « stay ».
refused-words-no-action = Aucune action ne s’appelle « { $words } ».
refused-words-no-thing = Rien ne s’appelle « { $words } » qu’on puisse jouer ou utiliser.
refused-words-play-or-use = Écrivez « play » pour une carte et « use » pour un personnage : « { $words } » demande l’autre mot.
refused-words-needs-seat = Il faut une place après « { $words } ».
refused-words-needs-city = Il faut une cité après « { $words } ».
refused-words-needs-treasure = Il faut un trésor après « { $words } ».
refused-words-needs-nothing = Rien ne doit suivre « { $words } ».
refused-words-no-spyglass = Une longue-vue magique vient de la cité 1, 2, 4 ou 6, pas de « { $words } ».
refused-words-no-payment = « { $words } » n’est pas une carte pour payer.
refused-words-too-much = C’est plus qu’aucun lancer ne demande.
refused-words-no-help-card = « { $words } » n’est pas un coup de pouce à poser, ou revient trop souvent.
refused-words-no-die = « { $words } » n’est pas un dé : les dés se comptent à partir de 1.
refused-words-no-seat = « { $words } » n’est pas une place : les places se comptent à partir de 0.
refused-words-no-treasure = Il n’y a pas de trésor « { $words } » : écrivez cité et valeur, par exemple 6/9 ou 6/spyglass.
refused-words-no-chance = Le hasard ne peut pas répondre « { $words } ».
refused-words-no-face = « { $words } » n’est pas une face de dé.
refused-words-no-card = « { $words } » n’est pas une carte.
refused-words-no-character = « { $words } » n’est pas un personnage.

## Configurations impossibles

refused-config-players = Celestia se joue de 2 à 6 joueurs, pas à { $players }.
refused-config-crews = Les équipages sont une variante pour 2 joueurs exactement, pas pour { $players }.
refused-config-no-preset = Il n’y a pas de plan de vol « { $name } » ; il y a { $known }.
refused-config-no-module = Il n’y a pas de module « { $name } » ; il y a { $known }.
refused-config-no-option = Il n’y a pas d’option de table « { $name } » ; il y a { $known }.
refused-config-option-off = L’option de table { $name } demande { $needed }, qui n’est pas en jeu.
refused-config-fixed-number = Le nombre de « { $name } » ne se choisit pas, seulement celui de { $known }.
refused-config-card-off = { $name } fait partie de { $needed }, qui n’est pas en jeu.
refused-config-card-number = Il peut y avoir 0 à { $most } fois { $name }, pas { $number }.
refused-config-module-empty = Le module { $name } a besoin de ses cartes, et toutes sont retirées.
refused-config-no-setting = « { $name } » n’est pas un réglage : écrivez par exemple players=4 preset=classic.
refused-config-unknown-setting = Il n’y a pas de réglage « { $name } » ; il y a players, preset, modules, house, cards.
refused-config-players-missing = Il manque le nombre de joueurs : écrivez par exemple players=4.
refused-config-no-number = { $name } demande un nombre, pas « { $value } ».
