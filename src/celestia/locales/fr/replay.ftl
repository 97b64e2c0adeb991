# Revoir une partie finie.
replay-title = Revoir une partie
replay-lead = Choisissez l’enregistrement d’une partie finie, ou déposez-le n’importe où sur cette page.
replay-lead-note = Le serveur la rejoue, puis l’oublie. Si vous demandez son analyse, il la garde un moment.
replay-file = Ouvrir un enregistrement
replay-other-file = Ouvrir un autre enregistrement
replay-loading = La partie se rejoue…
replay-record = Garder l’enregistrement
replay-wrong-line = La ligne { $line } de cet enregistrement est fausse.
replay-not-text = Ce fichier n’est pas l’enregistrement d’une partie de Celestia.
replay-too-large = Ce fichier est trop grand pour un enregistrement.
replay-other-rules = Cette partie suivait la version { $played } des règles, et ce serveur connaît la version { $current }. On ne peut pas la revoir ici. L’enregistrement reste lisible par la version qui l’a jouée.
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
replay-continue-note = Le passé reste comme il était : les mains, les trésors. Les dés sont nouveaux à partir d’ici, et les cartes que personne n’avait vues sont mélangées de nouveau. Cette partie ne compte pas.
replay-continue-alone = Jouer avec des bots
replay-continue-friends = Inviter des amis
replay-continue-friends-note = Vos amis retrouvent leur place s’ils ont joué, ou en prennent une libre. Des bots prennent le reste.

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
