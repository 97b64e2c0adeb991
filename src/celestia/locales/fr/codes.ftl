# Ce que disent les codes du serveur aux personnes qu’ils concernent.

## À la table

code-refused = Cette réponse n’est pas possible ici.
code-stale = Trop tard : cette question est close.
code-not-asked = Vous n’avez rien à décider pour l’instant.
code-not-playing = Aucune partie n’est en cours à cette table.
code-plan = Cela ne peut pas se prévoir, ou c’est déjà prévu.
code-think = Vous pouvez demander un temps de réflexion pendant une pause seulement, trois fois par voyage.
code-bot-pace = Le rythme des bots se change seulement dans une partie où vous jouez sans autre personne.
code-plan-rate = Cela fait beaucoup de changements d’un coup : patientez un peu.
code-extend = Vous pouvez demander plus de temps une fois par question, si le temps est limité.
code-talk = Vous ne pouvez pas dire cela ici.
code-talk-rate = C’est beaucoup à la fois : attendez quelques secondes.
code-back = Aucun bot ne joue à votre place.
code-stand-in = Aucun bot n’est nécessaire ici, ou vous l’avez déjà demandé.
code-spectator = Les spectateurs ne font que regarder.
code-hello = La connexion n’est pas encore prête.
code-id = Ce message n’a pas de numéro valable.
code-busy = Cette table est très occupée : réessayez.
code-closed = Cette table est fermée.
code-elsewhere = Vous jouez dans une autre fenêtre.

## Avant et après

code-name = Un nom a de 1 à 24 lettres, chiffres ou signes ordinaires.
code-config = On ne peut pas jouer avec ces réglages.
code-settings = Ce rythme n’est pas possible à cette table.
code-seal-rate = Cela fait beaucoup de sceaux à la fois : patientez un instant.
code-line = La liste des lignes est déjà complète, ou la vôtre n’y est pas.
code-bot = Ce bot n’existe pas, ou n’a pas de place.
code-colour = Quelqu’un a déjà cette couleur.
code-full = Cette table est complète, ou cette place est prise.
code-taken = Cette place est prise.
code-seat = Ce n’est pas votre place, ou personne n’y est assis.
code-host = Seul l’hôte peut faire cela.
code-started = Cette table a déjà décollé, ou elle est fermée.
code-over = Cette partie est finie.
code-not-over = Vous pourrez le voir à la fin de la partie.
code-no-record = Cette partie n’a pas été jouée depuis le début : elle n’a pas d’enregistrement.
code-not-started = Aucune partie n’a commencé à cette table.
code-lesson = Une leçon ne se rejoue pas : ouvrez-en une autre.
code-daily-once = Le vol du jour n’a pas de revanche. Vous pouvez vous y exercer depuis l’accueil.
code-daily-closed = D’autres volent encore ce jour-là. La partie et les dés s’ouvriront le lendemain à midi (UTC).
code-old-rules = Cette partie suivait une autre version des règles : ouvrez une nouvelle table.
code-record = Ce n’est pas l’enregistrement d’une partie entière.
code-other-rules = Cette partie suivait une autre version des règles : on ne peut pas la revoir ici.
code-odds-off = Le calcul des chances est désactivé à cette table.
code-program = La place d’un programme ne change pas d’appareil.
code-link = Ce lien a déjà servi, ou il a plus de dix minutes.
code-many-tables = Vous avez trop de tables en cours : finissez-en une, ou quittez-la.
code-position = Cette position est impossible.
code-reviews-busy = Beaucoup de parties sont en cours d’analyse : réessayez dans une minute.
code-no-choice = Ce choix n’existait pas à cette étape.
code-nothing-left = Après cette réponse, la partie est finie : il ne reste rien à jouer.
code-continues = Cette partie en continue une autre : ses réglages restent les mêmes.
code-no-device = Le serveur ne connaît pas cet appareil : ouvrez ou rejoignez d’abord une table.

## Requêtes

code-no-table = Cette table n’existe pas.
code-not-found = Cette table, cette place ou ce code n’existe pas.
code-bad-request = La demande n’est pas valable.
code-bad-method = Cette méthode n’est pas permise ici.
code-bad-type = La demande doit être en JSON.
code-too-large = La demande est trop longue.
code-other-site = La demande vient d’un autre site.
code-slow-down = Trop de demandes, ou trop de codes faux : patientez un peu.
code-away = Le serveur ne peut rien enregistrer pour l’instant : réessayez dans un moment.
code-failure = Quelque chose s’est mal passé sur le serveur. C’est noté.

## Adieux

bye-restart = De retour dans un instant : la partie est gardée.
bye-elsewhere = Vous jouez dans une autre fenêtre.
bye-flood = Trop de messages à la fois : cette fenêtre a été déconnectée.
bye-slow = Cette connexion est trop lente pour suivre : reconnexion.
bye-closed = Cette table est fermée.
bye-again = Le serveur n’a pas répondu : nouvel essai.
bye-away = Le serveur ne peut rien enregistrer pour l’instant. Votre coup est gardé et sera renvoyé.
bye-seat = Cette place a changé : regardez de nouveau la table.
