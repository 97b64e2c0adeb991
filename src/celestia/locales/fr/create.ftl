create-title = Ouvrir une table
create-lead = Choisissez un plan de vol : le reste est déjà réglé.
create-shared-lead = Écrivez le nom de chacun. Un rideau cache les cartes pendant que l’appareil circule.
create-preset-first-flight = Sans pouvoirs. Fin à cinq trésors différents.
create-preset-classic = Pouvoirs, longue-vue, 50 points pour finir.
create-preset-whole-sky = Toute la boîte : personnages, chaloupe, cités lointaines.
create-preset-two-crews = À deux : chacun mène trois aventuriers.
create-seats = Places
create-bots = Dont bots
create-bots-shared = Et des bots
create-pace = Temps de réflexion
create-no-limit = Illimité
create-who = Qui peut venir
create-link-only = Par le lien
create-everyone = Tout le monde
create-customise = Personnaliser
create-count = { $on } sur { $all } activés, { $changed ->
    [yes] différent de « { $preset } »
   *[no] comme dans « { $preset } »
}
create-back-to = Revenir à « { $preset } »
create-open = Créer et obtenir le lien
create-note = Vous pourrez encore ajouter des bots dans la salle d’attente.
create-shared-note = { $people } personnes sur cet appareil{ $bots ->
    [0] .
    [one] {" "}et 1 bot.
   *[other] {" "}et { $bots } bots.
}
create-people = Qui joue autour de cet appareil ?
create-person = Nom de la personne { $number }
create-remove = Retirer { $name }
create-add-person = Ajouter une personne

create-module-turbo = Turbo
create-module-turbo-note = Pare tout événement, toujours facultatif
create-module-powers = Cartes pouvoir
create-module-powers-note = Jetpack, Débarquement, Coup dur, Itinéraire bis
create-module-spyglass = Longue-vue magique
create-module-spyglass-note = Un trésor qui sauve l’aéronef
create-module-beginners = Fin du premier vol
create-module-beginners-note = Cinq trésors différents mettent fin à la partie
create-module-crews = Deux équipages
create-module-crews-note = Deux joueurs, trois aventuriers chacun
create-module-improved = Équipement amélioré
create-module-improved-note = Une carte pare deux événements
create-module-specials-1 = Bandit et amarre
create-module-specials-1-note = Un dé de plus, ou l’aéronef retenu
create-module-help = Coup de pouce
create-module-help-note = Les passagers peuvent prêter une carte
create-module-characters = Personnages
create-module-characters-note = Un pouvoir à vous, une seule fois
create-module-rowboat = Chaloupe
create-module-rowboat-note = Ramez en solo, avec vos propres dés
create-module-specials-2 = Espionne et compagnie
create-module-specials-2-note = Épier, se rééquiper, céder la barre
create-module-grappling-hook = Grappin
create-module-grappling-hook-note = Remonter à bord
create-module-instructor = Instructeur
create-module-instructor-note = Choisir un trésor dans la pile
create-module-krismastri = Krismastri
create-module-krismastri-note = Le ciel dégagé apporte des cadeaux
create-module-matryoshburg = Matryoshburg
create-module-matryoshburg-note = Un bonus après une chute
create-module-boscalumia = Boscalumia
create-module-boscalumia-note = Rallumer une cité pour 25 points

create-cards = Cartes spéciales dans la pioche
create-cards-box = { $count } dans la boîte
create-house-needs = Avec : { $modules }
create-house = Règles maison
create-house-open-scores = Scores visibles
create-house-open-scores-note = Chacun voit les points de tous
create-house-hook-at-announcement = Grappin à la réponse
create-house-hook-at-announcement-note = Aussi quand le capitaine répond
create-house-instructor-own-draws = Ses propres trésors
create-house-instructor-own-draws-note = Pour l’Instructeur
create-house-rowboat-on-main-line = Chaloupe sur la grande ligne
create-house-rowboat-on-main-line-note = Jamais vers Boscalumia
create-house-other-dice = Les autres dés
create-house-other-dice-note = Comme dans d’autres éditions
create-house-chosen-characters = Personnages choisis
create-house-chosen-characters-note = Choisis au lieu d’être distribués

create-habits = Cette table
create-odds = Calcul des chances
create-odds-note = D’après ce que chacun peut savoir
create-spectators = Spectateurs
create-spectators-note = Ils voient ce que tous voient
create-spectator-emotes = Réactions des spectateurs
create-spectator-emotes-note = Quatre images, sans un mot
create-bot-talk = Les bots parlent
create-bot-talk-note = Un mot de temps en temps
create-personas = Les bots ont du caractère
create-personas-note = Âme prudente, joueuse, menteuse ou loyale
create-free-text = Paroles libres
create-free-text-note = Ses propres mots en plus des phrases toutes faites
create-letters = Par correspondance
create-letters-note = Des jours plutôt que des secondes pour répondre
create-days = Temps pour répondre
create-strict = Chaque pause dure { $seconds } s
create-strict-note = Une pause ne trahit alors rien. Plus lent.
