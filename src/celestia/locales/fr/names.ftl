# Comment s’appellent les choses de la boîte.
# INFERRED : aucun texte ne le dit, nous l’avons déduit. OURS : un nom ou une traduction de notre cru.
# Avec la boîte sous les yeux, on peut corriger l’un ou l’autre ici, en une ligne (a4, a5).
#
# L’autre forme d’un nom est un attribut : `.inline` au milieu d’une phrase.

## Cartes

card-compass = Boussole
    .inline = boussole
card-lightning-arrester = Parafoudre
    .inline = parafoudre
card-foghorn = Corne de brume
    .inline = corne de brume
card-cannon = Canon
    .inline = canon
# OURS
card-improved-compass = Boussole améliorée
    .inline = boussole améliorée
# OURS
card-improved-lightning-arrester = Parafoudre amélioré
    .inline = parafoudre amélioré
# OURS
card-improved-foghorn = Corne de brume améliorée
    .inline = corne de brume améliorée
# OURS
card-improved-cannon = Canon amélioré
    .inline = canon amélioré
# OURS
card-help-compass = Boussole, coup de pouce
    .inline = boussole coup de pouce
# OURS
card-help-lightning-arrester = Parafoudre, coup de pouce
    .inline = parafoudre coup de pouce
# OURS
card-help-foghorn = Corne de brume, coup de pouce
    .inline = corne de brume coup de pouce
# OURS
card-help-cannon = Canon, coup de pouce
    .inline = canon coup de pouce
card-turbo = Turbo
card-rowboat-fog = Chaloupe, ignore le brouillard
    .inline = chaloupe (brouillard)
card-rowboat-lightning = Chaloupe, ignore la foudre
    .inline = chaloupe (foudre)
card-rowboat-birds = Chaloupe, ignore les oiseaux
    .inline = chaloupe (oiseaux)
card-rowboat-pirates = Chaloupe, ignore les pirates
    .inline = chaloupe (pirates)
card-alternative-route = Itinéraire bis
card-ejection = Débarquement
card-jetpack = Jetpack
card-wind-gust = Coup dur
card-bandit = Bandit
card-mooring = Amarre
card-pressing-need = Envie pressante
card-new-gear = Nouveau matos
card-spy = Espionne
card-grappling-hook = Grappin
card-instructor = Instructeur

## Trésors

# Un trésor, même si elle se joue comme une carte.
card-spyglass = Longue-vue magique
treasure-of-value = Trésor de valeur { $points }

## Cités

# Une cité avec sa valeur, et après une préposition. Si son nom en demande une autre, elle a sa propre forme.
place = { $city } ({ $value })
    .at = à { $place }
    .to = vers { $place }
    .of = de { $place }
city-1 = Héolia
    .of = d’Héolia (1)
city-1-epithet = la cité des vents
# OURS
city-2 = Verdolia
# INFERRED: that it is city 4
city-4 = Kanopea
city-4-epithet = la sauvage
# OURS
city-6 = Horlune
    .of = d’Horlune (6)
# OURS
city-9 = Amarine
    .of = d’Amarine (9)
city-12 = Barbadahl
city-15 = Karios
# OURS
city-20 = Prismara
city-25 = Meiji
city-25-epithet = la cité des lumières
city-krismastri = Krismastri
city-krismastri-epithet = la Cité Noël
city-matryoshburg = Matryoshburg
city-boscalumia = Boscalumia
city-boscalumia-epithet = la Cité oubliée
city-void = le vide
    .at = dans le vide
    .to = dans le vide
    .of = du vide

## Personnages

power = pouvoir { $character }
character-red = Rouge
character-red-woman = Amelia Lorna-Lou
character-red-man = Lord Hawkins
character-blue = Bleu
character-blue-woman = Mel Katansky
character-blue-man = Orville Russell K.
character-green = Vert
character-green-woman = Sonja Blixxen
character-green-man = Ambroise Septimus
character-yellow = Jaune
character-yellow-woman = Aleshanee Eyota
character-yellow-man = Howard McFerty
character-black = Noir
character-black-woman = Claudia Harker
character-black-man = Alekseï Timovitch
character-purple = Violet
character-purple-woman = Victoria de Beckliss
character-purple-man = Marcus Hartmann

## Dés

hazard-fog = Brouillard
    .inline = brouillard
hazard-lightning = Foudre
    .inline = foudre
hazard-birds = Oiseaux
    .inline = oiseaux
hazard-pirates = Pirates
    .inline = pirates
hazard-blank = Face vide
    .inline = face vide
hazard-colour-fog = bleu
hazard-colour-lightning = jaune
hazard-colour-birds = rouge
hazard-colour-pirates = noir

## Tables

module-turbo = Turbos
module-powers = Cartes pouvoir
module-spyglass = Longues-vues magiques
module-beginners = Fin de partie des débutants
module-crews = Équipages, à deux joueurs
module-improved = Coup de pouce : équipement amélioré
module-specials-1 = Coup de pouce : Bandit et Amarre
module-help = Coup de pouce : cartes coup de pouce
module-characters = Coup de pouce : personnages
module-rowboat = Coup de théâtre : chaloupe
module-specials-2 = Coup de théâtre : Envie pressante, Nouveau matos et Espionne
module-grappling-hook = Grappin
module-instructor = Instructeur
module-krismastri = Krismastri
module-matryoshburg = Matryoshburg
module-boscalumia = Boscalumia
house-open-scores = Scores visibles
house-hook-at-announcement = Grappin dès l’annonce du capitaine
house-instructor-own-draws = Instructeur pour ses propres trésors seulement
house-rowboat-on-main-line = Pas de chaloupe vers Boscalumia
house-other-dice = L’autre table de dés
house-chosen-characters = Personnages choisis

## Combien

count-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
count-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-treasures = { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
}
