# Revoir une partie finie.
replay-title = Revoir une partie
replay-lead = Choisissez l’enregistrement d’une partie finie, ou déposez-le n’importe où sur cette page.
replay-lead-note = Le serveur oublie l’enregistrement, mais garde un moment son analyse.
replay-file = Ouvrir un enregistrement
replay-other-file = Ouvrir un autre enregistrement
replay-loading = Chargement de la partie…
replay-record = Garder l’enregistrement
replay-wrong-line = La ligne { $line } de cet enregistrement est fausse.
replay-not-text = Ce fichier n’est pas l’enregistrement d’une partie de Celestia.
replay-too-large = Ce fichier est trop grand.
replay-other-rules = Cette partie demande la version { $played } des règles, et ce serveur a la version { $current }. Vous pouvez garder l’enregistrement.
replay-result = { $names } { $count ->
    [one] gagne
   *[other] gagnent
} avec { $points }
replay-link = Copier un lien vers ce moment
replay-linked = Le lien est copié.
replay-keys = Flèches : une décision. Avec Maj : une étape. Page précédente et page suivante : un voyage. Espace : lecture ou pause.

## La table
replay-scene = La table
replay-hands = Mains
replay-eyes = Vue
replay-eyes-open = toutes les mains ouvertes
replay-eyes-of = ce que voyait { $name }
replay-holds = { $name } a en main
replay-holds-nothing = aucune carte
replay-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } fois
}
replay-laid = { $card }, posée face cachée
replay-owns = { $name } possède

## Ce qui se passe
replay-where-end = La fin
replay-answer = { $who } : { $answer }
replay-said = { $who } dit : « { $text } »
replay-dice = Les dés de cette étape

## Continuer à la main
replay-continue = Continuer d’ici
replay-continue-title = Continuer à la main
replay-continue-where = { $where } : { $name } décide.
replay-continue-start = La suite
replay-continue-again = { $name } décide de nouveau
replay-continue-with = { $name } : { $answer }
replay-continue-seat = Votre place
replay-continue-note = Les mains et les trésors restent. À partir d’ici, les dés sont nouveaux, et les cartes jamais vues sont mélangées. Cette partie ne compte pas.
replay-continue-alone = Jouer avec des bots
replay-continue-friends = Inviter des amis
replay-continue-friends-note = Vos amis retrouvent leur place ou en prennent une libre. Des bots prennent le reste.

## Avancer et reculer
replay-moves = Parcourir la partie
replay-back-step = Reculer d’une décision
replay-back-leg = Reculer d’une étape
replay-back-journey = Reculer d’un voyage
replay-forward-step = Avancer d’une décision
replay-forward-leg = Avancer d’une étape
replay-forward-journey = Avancer d’un voyage
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-times = ×{ $times }
replay-step = Coup
replay-step-of = { $step } / { $steps }
replay-step-said = Coup { $step } sur { $steps }.
replay-timeline = Frise de la partie
replay-journey = V{ $journey }
replay-highlights = Moments forts
replay-jump = Aller à…
replay-highlight = Voyage { $journey } : { $what }
