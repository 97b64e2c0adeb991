# Combien de quelque chose, en toutes lettres : « une boussole », « deux Jetpacks ».
count-word = { $count ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $count }
}
need-alternative-route = { $count ->
    [one] un Itinéraire bis
   *[other] { count-word } Itinéraires bis
}
need-ejection = { $count ->
    [one] un Débarquement
   *[other] { count-word } Débarquements
}
need-jetpack = { $count ->
    [one] un Jetpack
   *[other] { count-word } Jetpacks
}
need-wind-gust = { $count ->
    [one] un Coup dur
   *[other] { count-word } Coups durs
}
need-bandit = { $count ->
    [one] un Bandit
   *[other] { count-word } Bandits
}
need-mooring = { $count ->
    [one] une Amarre
   *[other] { count-word } Amarres
}
need-pressing-need = { $count ->
    [one] une Envie pressante
   *[other] { count-word } Envies pressantes
}
need-new-gear = { $count ->
    [one] un Nouveau matos
   *[other] { count-word } Nouveaux matos
}
need-spy = { $count ->
    [one] une Espionne
   *[other] { count-word } Espionnes
}
need-grappling-hook = { $count ->
    [one] un Grappin
   *[other] { count-word } Grappins
}
need-instructor = { $count ->
    [one] un Instructeur
   *[other] { count-word } Instructeurs
}
need-spyglass = { $count ->
    [one] une longue-vue magique
   *[other] { count-word } longues-vues magiques
}
need-help-compass = { $count ->
    [one] une boussole coup de pouce
   *[other] { count-word } boussoles coup de pouce
}
need-help-lightning-arrester = { $count ->
    [one] un parafoudre coup de pouce
   *[other] { count-word } parafoudres coup de pouce
}
need-help-foghorn = { $count ->
    [one] une corne de brume coup de pouce
   *[other] { count-word } cornes de brume coup de pouce
}
need-help-cannon = { $count ->
    [one] un canon coup de pouce
   *[other] { count-word } canons coup de pouce
}
need-rowboat-fog = { $count ->
    [one] une Chaloupe qui ignore le brouillard
   *[other] { count-word } Chaloupes qui ignorent le brouillard
}
need-rowboat-lightning = { $count ->
    [one] une Chaloupe qui ignore la foudre
   *[other] { count-word } Chaloupes qui ignorent la foudre
}
need-rowboat-birds = { $count ->
    [one] une Chaloupe qui ignore les oiseaux
   *[other] { count-word } Chaloupes qui ignorent les oiseaux
}
need-rowboat-pirates = { $count ->
    [one] une Chaloupe qui ignore les pirates
   *[other] { count-word } Chaloupes qui ignorent les pirates
}
points-word = { $worth ->
    [spyglass] une longue-vue magique
    [one] { $worth } point
   *[other] { $worth } points
}
said-treasure = { $count ->
    [one] un trésor ({ $city }, { points-word })
   *[other] { count-word } trésors ({ $city }, { points-word } chacun)
}
