# How many of something, in words: "a compass", "two jetpacks", "a treasure of Verdolia (6 points)".
count-word = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
}
need-alternative-route = { $count ->
    [one] an Alternative route
   *[other] { count-word } Alternative routes
}
need-ejection = { $count ->
    [one] an Ejection
   *[other] { count-word } Ejections
}
need-jetpack = { $count ->
    [one] a Jetpack
   *[other] { count-word } Jetpacks
}
need-wind-gust = { $count ->
    [one] a Wind gust
   *[other] { count-word } Wind gusts
}
need-bandit = { $count ->
    [one] a Bandit
   *[other] { count-word } Bandits
}
need-mooring = { $count ->
    [one] a Mooring
   *[other] { count-word } Moorings
}
need-pressing-need = { $count ->
    [one] a Pressing need
   *[other] { count-word } Pressing needs
}
need-new-gear = { $count ->
    [one] New gear
   *[other] { count-word } New gear cards
}
need-spy = { $count ->
    [one] a Spy
   *[other] { count-word } Spies
}
need-grappling-hook = { $count ->
    [one] a Grappling hook
   *[other] { count-word } Grappling hooks
}
need-instructor = { $count ->
    [one] an Instructor
   *[other] { count-word } Instructors
}
need-spyglass = { $count ->
    [one] a magic spyglass
   *[other] { count-word } magic spyglasses
}
need-help-compass = { $count ->
    [one] a helping compass
   *[other] { count-word } helping compasses
}
need-help-lightning-arrester = { $count ->
    [one] a helping lightning arrester
   *[other] { count-word } helping lightning arresters
}
need-help-foghorn = { $count ->
    [one] a helping foghorn
   *[other] { count-word } helping foghorns
}
need-help-cannon = { $count ->
    [one] a helping cannon
   *[other] { count-word } helping cannons
}
need-rowboat-fog = { $count ->
    [one] a Rowboat that ignores fog
   *[other] { count-word } Rowboats that ignore fog
}
need-rowboat-lightning = { $count ->
    [one] a Rowboat that ignores lightning
   *[other] { count-word } Rowboats that ignore lightning
}
need-rowboat-birds = { $count ->
    [one] a Rowboat that ignores birds
   *[other] { count-word } Rowboats that ignore birds
}
need-rowboat-pirates = { $count ->
    [one] a Rowboat that ignores pirates
   *[other] { count-word } Rowboats that ignore pirates
}
points-word = { $worth ->
    [spyglass] a magic spyglass
    [one] 1 point
   *[other] { $worth } points
}
said-treasure = { $count ->
    [one] a treasure of { $city } ({ points-word })
   *[other] { count-word } treasures of { $city } ({ points-word } each)
}
