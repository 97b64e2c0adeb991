# Combien de quelque chose, en toutes lettres : « une boussole », et `.several` « deux Jetpacks », au-delà d’un seul.
count-word = { $count ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $count }
}
need-alternative-route = un Itinéraire bis
    .several = { count-word } Itinéraires bis
need-ejection = un Débarquement
    .several = { count-word } Débarquements
need-jetpack = un Jetpack
    .several = { count-word } Jetpacks
need-wind-gust = un Coup dur
    .several = { count-word } Coups durs
need-bandit = un Bandit
    .several = { count-word } Bandits
need-mooring = une Amarre
    .several = { count-word } Amarres
need-pressing-need = une Envie pressante
    .several = { count-word } Envies pressantes
need-new-gear = un Nouveau matos
    .several = { count-word } Nouveaux matos
need-spy = une Espionne
    .several = { count-word } Espionnes
need-grappling-hook = un Grappin
    .several = { count-word } Grappins
need-instructor = un Instructeur
    .several = { count-word } Instructeurs
need-spyglass = une longue-vue magique
    .several = { count-word } longues-vues magiques
need-help-compass = une boussole coup de pouce
    .several = { count-word } boussoles coup de pouce
need-help-lightning-arrester = un parafoudre coup de pouce
    .several = { count-word } parafoudres coup de pouce
need-help-foghorn = une corne de brume coup de pouce
    .several = { count-word } cornes de brume coup de pouce
need-help-cannon = un canon coup de pouce
    .several = { count-word } canons coup de pouce
need-rowboat-fog = une Chaloupe qui ignore le brouillard
    .several = { count-word } Chaloupes qui ignorent le brouillard
need-rowboat-lightning = une Chaloupe qui ignore la foudre
    .several = { count-word } Chaloupes qui ignorent la foudre
need-rowboat-birds = une Chaloupe qui ignore les oiseaux
    .several = { count-word } Chaloupes qui ignorent les oiseaux
need-rowboat-pirates = une Chaloupe qui ignore les pirates
    .several = { count-word } Chaloupes qui ignorent les pirates
points-word = { $worth ->
    [spyglass] une longue-vue magique
    [one] { $worth } point
   *[other] { $worth } points
}
said-treasure = un trésor ({ $city }, { points-word })
    .several = { count-word } trésors ({ $city }, { points-word } chacun)
