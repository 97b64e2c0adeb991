home-lead = Volez ensemble. Bluffez.
home-lead-2 = Sautez avant la chute.
home-play = Jouer
home-boarding = Embarquement…
home-play-note = Vous et { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}, environ { $minutes } minutes
home-game = { $preset }, { $players } joueurs, bots : { $level }
home-change = Changer
home-choose = Quelle partie ?
home-choose-plan = Plan de vol
home-choose-players = Joueurs
home-choose-level = Niveau des bots
home-never = Jamais joué ?
home-learn = Apprendre en 3 minutes
home-ways = Autres façons de jouer
home-friends = Jouer entre amis
home-friends-note = Ouvrez une table, partagez le lien
home-shared = Un appareil pour tous
home-shared-note = Il passe de main en main
home-mine = Vos tables
home-return = Reprendre
home-join = Rejoindre
home-code = Code de la table
home-board = Monter
home-bad-code = Aucune table n’a ce code. Un code expire au décollage ou après un jour : demandez-en un autre.
home-open = Tables ouvertes
home-flight-of = Chez { $name }
home-seats = { $taken } places prises sur { $seats }
home-all-tables = Les { $count } tables
home-no-tables = Aucune table ouverte. La vôtre peut être la première.
home-no-account = Sans compte. Vous êtes
home-name = Votre nom
home-keep-name = Garder
home-change-name = { $name } : changer de nom
home-language = Langue
