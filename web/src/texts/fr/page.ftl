# Ce que partagent les pages autour du jeu : barre, refus, noms des plans et des rythmes.
page-home = Celestia : retour à l'accueil
page-rules = Règles
page-settings = Réglages
page-close = Fermer
page-back = Retour
page-loading = Un instant…

plan-first-flight = Premier vol
plan-classic = Classique
plan-whole-sky = Le ciel entier
plan-two-crews = Deux équipages
plan-own = Un plan sur mesure

pace-none = Sans limite de temps
pace-seconds = { $seconds } s
pace-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}

bot-random = Téméraire : choisit au hasard
bot-careful = Prudent : descend tôt, bluffe rarement
bot-odds = Rusé : compte toutes les cartes
bot-short-random = Téméraire
bot-short-careful = Prudent
bot-short-odds = Rusé

problem-unknown = Quelque chose n'a pas marché. Réessayez, s'il vous plaît.
problem-offline = Pas de connexion au serveur. Vérifiez votre réseau et réessayez.
problem-slow-down = Trop d'essais en peu de temps. Patientez un peu.
problem-away = Le serveur redémarre. De retour dans un instant.
problem-no-table = Cette table n'existe plus.
problem-not-found = Cette table n'existe plus.
problem-full = Cette table est complète, ou la place vient d'être prise. Vous pouvez regarder.
problem-taken = Cette place vient d'être prise.
problem-started = Cette table a déjà décollé.
problem-host = Seul l'hôte peut faire cela.
problem-name = Choisissez un autre nom : de 1 à 24 caractères.
problem-settings = Ces réglages ne vont pas ensemble.
problem-rule-B16 = « Deux équipages » se joue à deux, exactement.
problem-rule-R1 = Celestia se joue de deux à six.
