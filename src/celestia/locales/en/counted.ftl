# How many of something, in words: "a compass", and `.several` "two jetpacks", for any number above one.
count-word = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
}
need-alternative-route = an Alternative route
    .several = { count-word } Alternative routes
need-ejection = an Ejection
    .several = { count-word } Ejections
need-jetpack = a Jetpack
    .several = { count-word } Jetpacks
need-wind-gust = a Wind gust
    .several = { count-word } Wind gusts
need-bandit = a Bandit
    .several = { count-word } Bandits
need-mooring = a Mooring
    .several = { count-word } Moorings
need-pressing-need = a Pressing need
    .several = { count-word } Pressing needs
need-new-gear = New gear
    .several = { count-word } New gear cards
need-spy = a Spy
    .several = { count-word } Spies
need-grappling-hook = a Grappling hook
    .several = { count-word } Grappling hooks
need-instructor = an Instructor
    .several = { count-word } Instructors
need-spyglass = a magic spyglass
    .several = { count-word } magic spyglasses
need-help-compass = a helping compass
    .several = { count-word } helping compasses
need-help-lightning-arrester = a helping lightning arrester
    .several = { count-word } helping lightning arresters
need-help-foghorn = a helping foghorn
    .several = { count-word } helping foghorns
need-help-cannon = a helping cannon
    .several = { count-word } helping cannons
need-rowboat-fog = a Rowboat that ignores fog
    .several = { count-word } Rowboats that ignore fog
need-rowboat-lightning = a Rowboat that ignores lightning
    .several = { count-word } Rowboats that ignore lightning
need-rowboat-birds = a Rowboat that ignores birds
    .several = { count-word } Rowboats that ignore birds
need-rowboat-pirates = a Rowboat that ignores pirates
    .several = { count-word } Rowboats that ignore pirates
points-word = { $worth ->
    [spyglass] a magic spyglass
    [one] 1 point
   *[other] { $worth } points
}
said-treasure = a treasure of { $city } ({ points-word })
    .several = { count-word } treasures of { $city } ({ points-word } each)
