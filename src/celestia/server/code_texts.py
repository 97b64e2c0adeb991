"""What the codes of the server say, in English and in French: for a client that knows no more than the code.

A refusal of the rules has a sentence of its own by its key (`celestia.game.refusal_texts`).
"""

REFUSALS: dict[str, tuple[str, str]] = {
    # ------------------------------------------------------------------------------------- at the table
    "refused": ("this is no answer here", "ce n'est pas une réponse ici"),
    "stale": (
        "too late: this question is closed",
        "trop tard : cette question est close",
    ),
    "not_asked": ("nobody asks you now", "on ne vous demande rien en ce moment"),
    "not_playing": ("no game is in progress at this table", "aucune partie n'est en cours à cette table"),
    "plan": (
        "this cannot be planned, or it is planned already",
        "cela ne se planifie pas, ou c'est déjà prévu",
    ),
    "think": (
        "there is no pause to stretch now, or you have used this three times in this journey",
        "il n'y a pas de pause à prolonger, ou vous l'avez déjà fait trois fois pendant ce voyage",
    ),
    "bot_pace": (
        "only somebody who plays alone with bots can change their pace",
        "seule une personne qui joue avec des bots peut changer leur rythme",
    ),
    "plan_rate": (
        "that is a lot of changes at once: wait a moment",
        "cela fait beaucoup de changements d'un coup : patientez un peu",
    ),
    "extend": (
        "time can be extended once, where there is a limit",
        "le temps se prolonge une fois, là où il est compté",
    ),
    "talk": ("this cannot be said here", "cela ne peut pas se dire ici"),
    "talk_rate": (
        "that is a lot at once: wait a few seconds",
        "c'est beaucoup à la fois : attendez quelques secondes",
    ),
    "back": ("nobody plays for you", "personne ne joue à votre place"),
    "stand_in": (
        "there is nobody to stand in for, or you have asked already",
        "il n'y a personne à remplacer, ou vous l'avez déjà demandé",
    ),
    "spectator": ("spectators only watch", "les spectateurs ne font que regarder"),
    "hello": ("the connection is not ready yet", "la connexion n'est pas encore prête"),
    "id": ("this message has no proper number", "ce message n'a pas de numéro valable"),
    "busy": (
        "this table is very busy: try again",
        "cette table est très occupée : réessayez",
    ),
    "closed": ("this table is closed", "cette table est fermée"),
    "elsewhere": ("you play in another window", "vous jouez dans une autre fenêtre"),
    # --------------------------------------------------------------------------------- before and after
    "name": (
        "a name has 1 to 24 letters, figures or ordinary signs",
        "un nom a de 1 à 24 lettres, chiffres ou signes ordinaires",
    ),
    "config": ("this game cannot be played like that", "on ne peut pas jouer ainsi"),
    "settings": (
        "this table cannot have such a pace",
        "cette table ne peut pas avoir ce rythme",
    ),
    "seal_rate": (
        "that is a lot of seals at once: wait a moment",
        "cela fait beaucoup de sceaux à la fois : patientez un instant",
    ),
    "line": (
        "the list of the dice stands already, or your line is not on it",
        "la liste des dés est déjà fixée, ou votre ligne n'y est pas",
    ),
    "bot": ("there is no such bot, or no room for it", "ce bot n'existe pas, ou n'a pas de place"),
    "colour": (
        "somebody has that colour already",
        "quelqu'un a déjà cette couleur",
    ),
    "full": (
        "this table is full, or that seat is taken",
        "cette table est complète, ou cette place est prise",
    ),
    "taken": ("that seat is taken", "cette place est prise"),
    "seat": (
        "this is not your seat, or nobody sits there",
        "ce n'est pas votre place, ou personne n'y est assis",
    ),
    "host": ("only the host may do that", "seul l'hôte peut faire cela"),
    "started": (
        "this table has taken off, or is closed",
        "cette table a décollé, ou elle est fermée",
    ),
    "over": ("this game is over", "cette partie est finie"),
    "not_over": ("this is shown when the game is over", "cela se montre à la fin de la partie"),
    "no_record": (
        "this game began in the middle: it has no record",
        "cette partie a commencé en cours de route : elle n'est pas enregistrée",
    ),
    "not_started": (
        "no game was started at this table",
        "aucune partie n'a commencé à cette table",
    ),
    "lesson": (
        "a lesson is not played again: open another one",
        "une leçon ne se rejoue pas : ouvrez-en une autre",
    ),
    "old_rules": (
        "this game was played by other rules: open a new table",
        "cette partie suivait d'autres règles : ouvrez une nouvelle table",
    ),
    "odds_off": ("this table plays without odds", "cette table joue sans les probabilités"),
    "program": ("a program keeps its seat", "un programme garde sa place"),
    "link": (
        "this link was used already, or its ten minutes are over",
        "ce lien a déjà servi, ou ses dix minutes sont passées",
    ),
    "many_tables": (
        "you have many unfinished tables: finish one, or leave it",
        "vous avez beaucoup de tables en cours : finissez-en une, ou quittez-la",
    ),
    "position": ("this position cannot be", "cette position est impossible"),
    "no_device": (
        "open a table or join one first: this device is not known here",
        "ouvrez ou rejoignez d'abord une table : cet appareil n'est pas connu ici",
    ),
    # ---------------------------------------------------------------------------------------- requests
    "no_table": ("there is no such table", "cette table n'existe pas"),
    "not_found": (
        "there is no such table, seat or code",
        "cette table, cette place ou ce code n'existe pas",
    ),
    "bad_request": (
        "the request does not have the form that is needed",
        "la demande n'a pas la forme voulue",
    ),
    "bad_method": ("this cannot be asked like that", "cela ne se demande pas ainsi"),
    "bad_type": ("the request is not written in JSON", "la demande n'est pas écrite en JSON"),
    "too_large": ("the request is too large", "la demande est trop longue"),
    "other_site": ("the request comes from another site", "la demande vient d'un autre site"),
    "slow_down": (
        "too many requests, or too many wrong codes: wait a little",
        "trop de demandes, ou trop de codes faux : patientez un peu",
    ),
    "away": (
        "the server cannot save right now: try again in a moment",
        "le serveur ne peut rien enregistrer pour l'instant : réessayez dans un moment",
    ),
    "failure": (
        "something went wrong here; it has been noted",
        "quelque chose s'est mal passé ici ; c'est noté",
    ),
}

FAREWELLS: dict[str, tuple[str, str]] = {
    "restart": (
        "back in a moment: the game is saved",
        "de retour dans un instant : la partie est gardée",
    ),
    "elsewhere": ("you play in another window", "vous jouez dans une autre fenêtre"),
    "flood": (
        "too many messages at once: this window was cut off",
        "trop de messages à la fois : cette fenêtre a été coupée",
    ),
    "slow": (
        "this connection is too slow to keep up: it starts again",
        "cette connexion est trop lente pour suivre : elle reprend",
    ),
    "closed": ("this table is closed", "cette table est fermée"),
    "again": (
        "the server did not answer: trying again",
        "le serveur n'a pas répondu : nouvel essai",
    ),
    "away": (
        "the server cannot save right now. Your move is kept and sent again",
        "le serveur ne peut rien enregistrer pour l'instant. Votre coup est gardé et sera renvoyé",
    ),
    "seat": (
        "this seat has changed: look at the table again",
        "cette place a changé : regardez de nouveau la table",
    ),
}
