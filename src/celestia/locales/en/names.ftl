# Names of everything in the box.
# INFERRED marks a fact that no text states, OURS a name or translation of our own. Owners of the box can correct
# either here, in one line (a4, a5).
#
# A name has another form as an attribute: `.inline` in the middle of a sentence, where it differs.

## Cards

card-compass = Compass
    .inline = compass
card-lightning-arrester = Lightning arrester
    .inline = lightning arrester
card-foghorn = Foghorn
    .inline = foghorn
card-cannon = Cannon
    .inline = cannon
# OURS
card-improved-compass = Improved compass
    .inline = improved compass
# OURS
card-improved-lightning-arrester = Improved lightning arrester
    .inline = improved lightning arrester
# OURS
card-improved-foghorn = Improved foghorn
    .inline = improved foghorn
# OURS
card-improved-cannon = Improved cannon
    .inline = improved cannon
# OURS
card-help-compass = Helping compass
    .inline = helping compass
# OURS
card-help-lightning-arrester = Helping lightning arrester
    .inline = helping lightning arrester
# OURS
card-help-foghorn = Helping foghorn
    .inline = helping foghorn
# OURS
card-help-cannon = Helping cannon
    .inline = helping cannon
card-turbo = Turbo
card-rowboat-fog = Rowboat, ignores fog
    .inline = rowboat (fog)
card-rowboat-lightning = Rowboat, ignores lightning
    .inline = rowboat (lightning)
card-rowboat-birds = Rowboat, ignores birds
    .inline = rowboat (birds)
card-rowboat-pirates = Rowboat, ignores pirates
    .inline = rowboat (pirates)
card-alternative-route = Alternative route
card-ejection = Ejection
card-jetpack = Jetpack
card-wind-gust = Wind gust
# OURS
card-bandit = Bandit
# OURS
card-mooring = Mooring
# OURS
card-pressing-need = Pressing need
# OURS
card-new-gear = New gear
# OURS
card-spy = Spy
card-grappling-hook = Grappling hook
# OURS
card-instructor = Instructor

## Treasures

# A treasure, though it is played like a card.
card-spyglass = Magic spyglass
treasure-of-value = Treasure worth { $points }

## Cities

# A city with its value, and after a preposition. One whose name asks for another preposition has a form of its own.
place = { $city } ({ $value })
    .at = at { $place }
    .to = to { $place }
    .of = of { $place }
city-1 = Heolia
city-1-epithet = the city of winds
# OURS
city-2 = Verdolia
# INFERRED: that it is city 4
city-4 = Kanopea
city-4-epithet = the wild
# OURS
city-6 = Horlune
# OURS
city-9 = Amarine
city-12 = Barbadahl
city-15 = Karios
# OURS
city-20 = Prismara
city-25 = Meiji
city-25-epithet = the city of lights
city-krismastri = Krismastri
city-krismastri-epithet = the Christmas city
city-matryoshburg = Matryoshburg
city-boscalumia = Boscalumia
city-boscalumia-epithet = the forgotten city
city-void = the void
    .at = in the void
    .to = into the void
    .of = of the void

## Characters

power = { $character }’s power
character-red = Red
character-red-woman = Amelia Lorna-Lou
character-red-man = Lord Hawkins
character-blue = Blue
character-blue-woman = Mel Katansky
character-blue-man = Orville Russell K.
character-green = Green
character-green-woman = Sonja Blixxen
character-green-man = Ambroise Septimus
character-yellow = Yellow
character-yellow-woman = Aleshanee Eyota
character-yellow-man = Howard McFerty
character-black = Black
character-black-woman = Claudia Harker
character-black-man = Alekseï Timovitch
character-purple = Purple
character-purple-woman = Victoria de Beckliss
character-purple-man = Marcus Hartmann

## Dice

hazard-fog = Fog
    .inline = fog
hazard-lightning = Lightning
    .inline = lightning
hazard-birds = Birds
    .inline = birds
hazard-pirates = Pirates
    .inline = pirates
hazard-blank = Blank
    .inline = blank
hazard-colour-fog = blue
hazard-colour-lightning = yellow
hazard-colour-birds = red
hazard-colour-pirates = black

## Tables

module-turbo = Turbos
module-powers = Power cards
module-spyglass = Magic spyglasses
module-beginners = Beginners’ ending
module-crews = Crews, for two players
module-improved = A Little Help: improved equipment
module-specials-1 = A Little Help: Bandit and Mooring
module-help = A Little Help: helping equipment
module-characters = A Little Help: characters
module-rowboat = A Little Initiative: rowboat
module-specials-2 = A Little Initiative: Pressing need, New gear and Spy
module-grappling-hook = Grappling hook
module-instructor = Instructor
module-krismastri = Krismastri
module-matryoshburg = Matryoshburg
module-boscalumia = Boscalumia
house-open-scores = Open scores
house-hook-at-announcement = Grappling hook already at the announcement
house-instructor-own-draws = Instructor for one’s own treasures only
house-rowboat-on-main-line = No rowboat towards Boscalumia
house-other-dice = The other table of dice
house-chosen-characters = Characters are chosen

## Counted things

count-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
count-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
count-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
count-treasures = { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
}
