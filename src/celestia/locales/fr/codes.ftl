# Ce que disent les codes du serveur aux personnes qu’ils concernent.

## À la table

code-refused = Cette réponse n’est pas possible ici.
code-stale = Trop tard : cette question est close.
code-not-asked = Vous n’avez rien à décider pour l’instant.
code-not-playing = Aucune partie n’est en cours à cette table.
code-plan = Cela ne peut pas se prévoir, ou c’est déjà prévu.
code-think = Vous pouvez demander du temps seulement pendant une pause, trois fois par voyage.
code-bot-pace = Le rythme des bots ne se change que si vous jouez sans autre personne.
code-plan-rate = Trop de changements à la fois : patientez un peu.
code-extend = Vous pouvez demander plus de temps une fois par question.
code-talk = Vous ne pouvez pas dire cela ici.
code-talk-rate = Trop de phrases à la fois : attendez quelques secondes.
code-back = Aucun bot ne joue à votre place.
code-stand-in = Pas besoin de bot ici, ou vous l’avez déjà demandé.
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
code-seal-rate = Trop de sceaux à la fois : patientez un peu.
code-line = La liste des lignes est complète, ou la vôtre n’y est pas.
code-bot = Ce bot n’existe pas, ou n’a pas de place.
code-colour = Quelqu’un a déjà cette couleur.
code-full = Cette table est complète, ou cette place est prise.
code-taken = Cette place est prise.
code-seat = Ce n’est pas votre place, ou personne n’y est assis.
code-host = Seul l’hôte peut faire cela.
code-started = Cette table a déjà décollé, ou elle est fermée.
code-over = Cette partie est finie.
code-not-over = Vous pourrez le voir à la fin de la partie.
code-no-record = Seule une partie jouée depuis le début a un enregistrement.
code-not-started = Aucune partie n’a commencé à cette table.
code-lesson = Une leçon ne se rejoue pas.
code-daily-once = Pas de revanche pour le vol du jour. Exercez-vous depuis l’accueil.
code-daily-closed = D’autres volent encore ce jour-là. La partie et les dés s’ouvrent le lendemain à midi (UTC).
code-old-rules = Les règles ont changé depuis cette partie : ouvrez une nouvelle table.
code-record = Ce n’est pas l’enregistrement d’une partie entière.
code-other-rules = Les règles ont changé depuis cette partie : on ne peut plus la revoir.
code-odds-off = Cette table joue sans calcul des chances.
code-program = La place d’un programme ne change pas d’appareil.
code-link = Ce lien a déjà servi, ou il a plus de dix minutes.
code-many-tables = Vous avez trop de tables en cours : finissez-en une, ou quittez-la.
code-position = Cette position est impossible.
code-reviews-busy = Beaucoup d’analyses sont en cours : réessayez dans une minute.
code-no-choice = Ce choix n’existait pas à cette étape.
code-nothing-left = Cette réponse finit la partie : il ne reste rien à jouer.
code-continues = Cette partie en continue une autre et garde ses réglages.
code-no-device = Le serveur ne connaît pas cet appareil : ouvrez ou rejoignez d’abord une table.

## Requêtes

code-no-table = Cette table n’existe pas.
code-not-found = Cette table, cette place ou ce code n’existe pas.
code-bad-request = La demande n’est pas valable.
code-bad-method = Cette méthode n’est pas permise ici.
code-bad-type = La demande doit être en JSON.
code-too-large = La demande est trop longue.
code-other-site = La demande vient d’un autre site.
code-slow-down = Trop de demandes ou de codes faux : patientez un peu.
code-away = Le serveur ne peut rien enregistrer : réessayez bientôt.
code-failure = Le serveur a rencontré un problème. C’est noté.

## Adieux

bye-restart = De retour dans un instant : la partie est gardée.
bye-elsewhere = { code-elsewhere }
bye-flood = Trop de messages à la fois : cette fenêtre est déconnectée.
bye-slow = Cette connexion est trop lente : reconnexion.
bye-closed = { code-closed }
bye-again = Le serveur n’a pas répondu : nouvel essai.
bye-away = Le serveur ne peut rien enregistrer. Votre coup est gardé et sera renvoyé.
bye-seat = Cette place a changé : regardez de nouveau la table.
