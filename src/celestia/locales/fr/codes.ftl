# Ce que disent les codes du serveur aux personnes qu’ils concernent.

## À la table

code-refused = Ce n’est pas une réponse ici.
code-stale = Trop tard : cette question est close.
code-not-asked = On ne vous demande rien en ce moment.
code-not-playing = Aucune partie n’est en cours à cette table.
code-plan = Cela ne se planifie pas, ou c’est déjà prévu.
code-think = Il n’y a pas de pause à prolonger, ou vous l’avez déjà fait trois fois pendant ce voyage.
code-bot-pace = Seule une personne qui joue avec des bots peut changer leur rythme.
code-plan-rate = Cela fait beaucoup de changements d’un coup : patientez un peu.
code-extend = Le temps se prolonge une fois, là où il est compté.
code-talk = Cela ne peut pas se dire ici.
code-talk-rate = C’est beaucoup à la fois : attendez quelques secondes.
code-back = Personne ne joue à votre place.
code-stand-in = Il n’y a personne à remplacer, ou vous l’avez déjà demandé.
code-spectator = Les spectateurs ne font que regarder.
code-hello = La connexion n’est pas encore prête.
code-id = Ce message n’a pas de numéro valable.
code-busy = Cette table est très occupée : réessayez.
code-closed = Cette table est fermée.
code-elsewhere = Vous jouez dans une autre fenêtre.

## Avant et après

code-name = Un nom a de 1 à 24 lettres, chiffres ou signes ordinaires.
code-config = On ne peut pas jouer ainsi.
code-settings = Cette table ne peut pas avoir ce rythme.
code-seal-rate = Cela fait beaucoup de sceaux à la fois : patientez un instant.
code-line = La liste des dés est déjà fixée, ou votre ligne n’y est pas.
code-bot = Ce bot n’existe pas, ou n’a pas de place.
code-colour = Quelqu’un a déjà cette couleur.
code-full = Cette table est complète, ou cette place est prise.
code-taken = Cette place est prise.
code-seat = Ce n’est pas votre place, ou personne n’y est assis.
code-host = Seul l’hôte peut faire cela.
code-started = Cette table a décollé, ou elle est fermée.
code-over = Cette partie est finie.
code-not-over = Cela se montre à la fin de la partie.
code-no-record = Cette partie a commencé en cours de route : elle n’est pas enregistrée.
code-not-started = Aucune partie n’a commencé à cette table.
code-lesson = Une leçon ne se rejoue pas : ouvrez-en une autre.
code-old-rules = Cette partie suivait d’autres règles : ouvrez une nouvelle table.
code-odds-off = Cette table joue sans les probabilités.
code-program = Un programme garde sa place.
code-link = Ce lien a déjà servi, ou ses dix minutes sont passées.
code-many-tables = Vous avez beaucoup de tables en cours : finissez-en une, ou quittez-la.
code-position = Cette position est impossible.
code-no-device = Ouvrez ou rejoignez d’abord une table : cet appareil n’est pas connu ici.

## Requêtes

code-no-table = Cette table n’existe pas.
code-not-found = Cette table, cette place ou ce code n’existe pas.
code-bad-request = La demande n’a pas la forme voulue.
code-bad-method = Cela ne se demande pas ainsi.
code-bad-type = La demande n’est pas écrite en JSON.
code-too-large = La demande est trop longue.
code-other-site = La demande vient d’un autre site.
code-slow-down = Trop de demandes, ou trop de codes faux : patientez un peu.
code-away = Le serveur ne peut rien enregistrer pour l’instant : réessayez dans un moment.
code-failure = Quelque chose s’est mal passé ici ; c’est noté.

## Adieux

bye-restart = De retour dans un instant : la partie est gardée.
bye-elsewhere = Vous jouez dans une autre fenêtre.
bye-flood = Trop de messages à la fois : cette fenêtre a été coupée.
bye-slow = Cette connexion est trop lente pour suivre : elle reprend.
bye-closed = Cette table est fermée.
bye-again = Le serveur n’a pas répondu : nouvel essai.
bye-away = Le serveur ne peut rien enregistrer pour l’instant. Votre coup est gardé et sera renvoyé.
bye-seat = Cette place a changé : regardez de nouveau la table.
