# Names of everything in the box.
# INFERRED marks a fact that no text states, OURS a name or translation of our own. Owners of the box can correct
# either here, in one line (a4, a5).
#
# A name has other forms as attributes: `.inline` in the middle of a sentence, where it differs; a city `.numbered`
# with its value, and with its preposition `.at`, `.to` and `.of`; equipment `.owed` by a captain.

## Cards

card-compass = Compass
    .inline = compass
    .owed = { $count ->
        [one] a compass
       *[other] { $count } compasses
    }
card-lightning-arrester = Lightning arrester
    .inline = lightning arrester
    .owed = { $count ->
        [one] a lightning arrester
       *[other] { $count } lightning arresters
    }
card-foghorn = Foghorn
    .inline = foghorn
    .owed = { $count ->
        [one] a foghorn
       *[other] { $count } foghorns
    }
card-cannon = Cannon
    .inline = cannon
    .owed = { $count ->
        [one] a cannon
       *[other] { $count } cannons
    }
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

city-1 = Heolia
    .numbered = Heolia (1)
    .at = at Heolia (1)
    .to = to Heolia (1)
    .of = of Heolia (1)
city-1-epithet = the city of winds
# OURS
city-2 = Verdolia
    .numbered = Verdolia (2)
    .at = at Verdolia (2)
    .to = to Verdolia (2)
    .of = of Verdolia (2)
# INFERRED: that it is city 4
city-4 = Kanopea
    .numbered = Kanopea (4)
    .at = at Kanopea (4)
    .to = to Kanopea (4)
    .of = of Kanopea (4)
city-4-epithet = the wild
# OURS
city-6 = Horlune
    .numbered = Horlune (6)
    .at = at Horlune (6)
    .to = to Horlune (6)
    .of = of Horlune (6)
# OURS
city-9 = Amarine
    .numbered = Amarine (9)
    .at = at Amarine (9)
    .to = to Amarine (9)
    .of = of Amarine (9)
city-12 = Barbadahl
    .numbered = Barbadahl (12)
    .at = at Barbadahl (12)
    .to = to Barbadahl (12)
    .of = of Barbadahl (12)
city-15 = Karios
    .numbered = Karios (15)
    .at = at Karios (15)
    .to = to Karios (15)
    .of = of Karios (15)
# OURS
city-20 = Prismara
    .numbered = Prismara (20)
    .at = at Prismara (20)
    .to = to Prismara (20)
    .of = of Prismara (20)
city-25 = Meiji
    .numbered = Meiji (25)
    .at = at Meiji (25)
    .to = to Meiji (25)
    .of = of Meiji (25)
city-25-epithet = the city of lights
city-krismastri = Krismastri
city-krismastri-epithet = the Christmas city
city-matryoshburg = Matryoshburg
city-boscalumia = Boscalumia
    .at = at Boscalumia
    .to = to Boscalumia
    .of = of Boscalumia
city-boscalumia-epithet = the forgotten city
city-void = the void
    .at = in the void
    .to = into the void
    .of = of the void

## Characters

character-red = Red
    .power = Red’s power
character-red-woman = Amelia Lorna-Lou
character-red-man = Lord Hawkins
character-blue = Blue
    .power = Blue’s power
character-blue-woman = Mel Katansky
character-blue-man = Orville Russell K.
character-green = Green
    .power = Green’s power
character-green-woman = Sonja Blixxen
character-green-man = Ambroise Septimus
character-yellow = Yellow
    .power = Yellow’s power
character-yellow-woman = Aleshanee Eyota
character-yellow-man = Howard McFerty
character-black = Black
    .power = Black’s power
character-black-woman = Claudia Harker
character-black-man = Alekseï Timovitch
character-purple = Purple
    .power = Purple’s power
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
