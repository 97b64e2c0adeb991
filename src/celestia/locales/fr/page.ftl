# Ce que partagent les pages autour du jeu : barre, refus, noms des plans et des rythmes.
page-home = Celestia : retour à l’accueil
page-rules = Règles
page-settings = Réglages
page-close = Fermer
page-fewer = Moins : { $title }
page-more = Plus : { $title }
page-back = Retour
page-loading = Un instant…
language-name = Français

preset-first-flight = Premier vol
preset-classic = Classique
preset-whole-sky = Le ciel entier
preset-two-crews = Deux équipages
preset-own = Un plan sur mesure
preset-minutes = environ { $minutes } min

pace-none = Sans limite de temps
pace-seconds = { $seconds } s
pace-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}

bot-stowaway = Passager clandestin : joue au gré de ses envies
bot-deckhand = Moussaillon : descend dans le doute, joue simplement
bot-navigator = Navigateur : compte les cartes et joue avec générosité
bot-captain = Capitaine : compte toutes les cartes et ne donne rien
bot-ace = As : a appris de millions de parties
bot-legend = Légende : un as qui réfléchit quand il doute
bot-short-stowaway = Clandestin
bot-short-deckhand = Moussaillon
bot-short-navigator = Navigateur
bot-short-captain = Capitaine
bot-short-ace = As
bot-short-legend = Légende
bot-random = Téméraire : choisit au hasard
bot-careful = Prudent : descend tôt, bluffe rarement
bot-odds = Rusé : compte toutes les cartes
bot-short-random = Téméraire
bot-short-careful = Prudent
bot-short-odds = Rusé
persona-cautious = Une âme prudente : préfère descendre trop tôt
persona-gambler = Une âme joueuse : reste volontiers une étape de plus
persona-liar = Une âme menteuse : ne croyez pas tout ce qu’elle dit
persona-loyal = Une âme loyale : dit ce qu’elle a, et vous croit

problem-unknown = Quelque chose n’a pas marché. Réessayez, s’il vous plaît.
problem-offline = Pas de connexion au serveur : vérifiez votre réseau.

move-title = Jouer sur cet appareil
move-lead = Votre place arrive ici avec vos cartes. L’autre appareil ne fera plus que regarder.
move-take = Prendre ma place ici
move-no-token = Ce lien est incomplet. Demandez-en un nouveau à la table.
move-watch = Aller à la table
page-lost = Cette page n’a pas pu être chargée. Vérifiez votre connexion.
page-again = Réessayer
page-offline = Pas de connexion.
page-offline-note = Chaque partie a besoin du serveur, même contre des bots. En attendant, lisez les règles :
