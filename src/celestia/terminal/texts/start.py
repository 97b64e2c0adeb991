"""Before the game: the set-up dialogue, and what is said of options that make no sense."""

TEXTS: dict[str, tuple[str, str]] = {
    "welcome": (
        "Welcome to Celestia! A few questions; Enter takes the answer in [brackets].",
        "Bienvenue à Celestia ! Quelques questions ; Entrée garde la réponse entre [crochets].",
    ),
    "start.name": ("Your name [{default}]: ", "Votre nom [{default}] : "),
    "start.other_name": ("Name of player {number} [{default}]: ", "Nom du joueur {number} [{default}] : "),
    "start.players": (
        "How many at the table, 2 to 6 [{default}]: ",
        "Combien à table, de 2 à 6 [{default}] : ",
    ),
    "start.preset": ("Which game [{default}]: ", "Quelle partie [{default}] : "),
    "start.people": (
        "How many of them are people at this keyboard, 1 to {players} [{default}]: ",
        "Combien sont des personnes à ce clavier, de 1 à {players} [{default}] : ",
    ),
    "start.bots": ("Which bots [{default}]: ", "Quels bots [{default}] : "),
    "start.again": ("Please choose one of: {words}.", "Choisissez parmi : {words}."),
    "start.name_again": (
        "A name has 1 to 16 letters, and every player needs their own.",
        "Un nom a de 1 à 16 lettres, et chaque personne a le sien.",
    ),
    "about.first_flight": (
        "no power cards; five different treasures end it",
        "sans cartes pouvoir ; cinq trésors différents y mettent fin",
    ),
    "about.classic": ("the base game, to 50 points", "le jeu de base, jusqu'à 50 points"),
    "about.whole_sky": ("everything in the box", "tout ce que contient la boîte"),
    "about.two_crews": (
        "two players, three pawns each",
        "deux personnes, trois pions par équipage",
    ),
    "about.odds": ("works out what the captain can pay", "calcule ce que le capitaine peut payer"),
    "about.careful": ("gets off early", "descend tôt"),
    "about.random": ("does anything", "fait n'importe quoi"),
    "player": ("Player {number}", "Joueur {number}"),
    "bad.word": ("{option} is one of {words}, not {word}.", "{option} est l'un de {words}, pas {word}."),
    "bad.number": ("{option} needs a number, not {word}.", "{option} demande un nombre, pas {word}."),
    "bad.together": (
        "Options that do not go together: {one} and {other}.",
        "Ces options ne vont pas ensemble : {one} et {other}.",
    ),
    "bad.seats": (
        "There are {players:player|players}, but {seats:seat is|seats are} given by --seats.",
        "Il y a {players:joueur|joueurs}, mais --seats donne {seats:place|places}.",
    ),
    "bad.humans": (
        "Of {players:player|players} 0 to {players} can be people, not {humans}.",
        "Sur {players:joueur|joueurs}, de 0 à {players} peuvent être des personnes, pas {humans}.",
    ),
    "bad.names": (
        "Names are 1 to {players} different words of 1 to 16 letters, separated by commas.",
        "Les noms sont de 1 à {players} mots différents de 1 à 16 lettres, séparés par des virgules.",
    ),
    "bad.record": (
        "{path} exists already: choose another file, or resume it with --resume {path}.",
        "{path} existe déjà : choisissez un autre fichier, ou reprenez-le avec --resume {path}.",
    ),
    "bad.write": ("{path} cannot be written: {reason}.", "{path} ne peut pas être écrit : {reason}."),
    "bad.resume": ("{path} cannot be resumed: {reason}.", "{path} ne peut pas être repris : {reason}."),
    "bad.over": (
        "The game in {path} is over: celestia replay {path} tells it.",
        "La partie dans {path} est finie : celestia replay {path} la raconte.",
    ),
}
