# Avant la partie : le dialogue de départ, et ce qui est dit des options impossibles.

terminal-welcome = Bienvenue à Celestia ! Quelques questions ; Entrée garde la réponse entre [crochets].
terminal-start-name = Votre nom [{ $default }] :
terminal-start-other-name = Nom du joueur { $number } [{ $default }] :
terminal-start-players = Combien à table, de 2 à 6 [{ $default }] :
terminal-start-preset = Quelle partie [{ $default }] :
terminal-start-people = Combien sont des personnes à ce clavier, de 1 à { $players } [{ $default }] :
terminal-start-bots = Quels bots [{ $default }] :
terminal-start-again = Choisissez parmi : { $words }.
terminal-start-name-again = Un nom a de 1 à 16 lettres, et chaque personne a le sien.
terminal-player = Joueur { $number }
terminal-bad-word = { $option } est l’un de { $words }, pas { $word }.
terminal-bad-number = { $option } demande un nombre, pas { $word }.
terminal-bad-together = Ces options ne vont pas ensemble : { $one } et { $other }.
terminal-bad-seats = Il y a { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, mais --seats donne { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}.
terminal-bad-humans = Sur { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, de 0 à { $players } peuvent être des personnes, pas { $humans }.
terminal-bad-names = Les noms sont de 1 à { $players } mots différents de 1 à 16 lettres, séparés par des virgules.
terminal-bad-record = { $path } existe déjà : choisissez un autre fichier, ou reprenez-le avec --resume { $path }.
terminal-bad-write = { $path } ne peut pas être écrit : { $reason }.
terminal-bad-resume = { $path } ne peut pas être repris : { $reason }.
terminal-bad-over = La partie dans { $path } est finie : celestia replay { $path } la raconte.
