# The end of a game.
end-label = The end of the game
end-after = After { $journeys ->
    [one] 1 journey
   *[other] { $journeys } journeys
}
end-counting = The treasures are counted…
end-winner = { $names } rules the sky!
end-tie = { $names } share the sky.
end-treasures = Counting the treasures
end-facts = The game in numbers
end-points = points
end-help = −{ $points } for { $count ->
    [one] a help card
   *[other] { $count } help cards
}
end-again = Fly again
end-join-again = Join the next flight
end-replay = Replay
end-review = Review
end-verify = Check the dice
end-record = Save the record
end-leave = Leave
end-with = With { $points } points.
end-own = You come { $rank ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} with { $points } points.
end-count = { $treasures ->
    [0] No treasure
   *[other] { count-treasures }
}
end-relit = { $count ->
    [one] Relit Boscalumia
   *[other] Relit Boscalumia { $count } times
}
end-again-note = Same table, same crew
end-bots-note = Same crew, takes off at once
end-join-note = A new table is ready
end-look-back = Look back at this flight
# Facts for each player.
end-crashes-of = { $count ->
    [0] No crash as captain
    [one] 1 crash as captain
   *[other] { $count } crashes as captain
}
end-cards-of = { $count ->
    [0] No card kept
    [one] 1 card kept
   *[other] { $count } cards kept
}
end-total = Points
end-help-cards = Help cards kept
end-flights = Flights as captain
end-crashes = Crashes as captain
end-departures = Times they got off
end-cards = Cards kept
# Why the game is over.
end-why-points = { $seat } reached { $goal } points: that was the last journey.
end-why-kinds = { $seat } found { $count } different treasures: that was the last journey.
end-why-empty = No treasure is left in the sky.
# What decided it.
end-decided-tie = Equal to the last point: { $points } each.
end-decided-gift = A gift decided it: { $points } points from { $city } for { $seat }.
end-decided-help = Help cards decided it: { $rival } kept some and lost { $points } points.
end-decided-crash = Journey { $journey } decided it: { $seat } took { count-points } and { $rival } fell with the ship.
end-decided-journey = Journey { $journey } decided it: { count-points } for { $seat }, { $other ->
    [0] none
   *[other] { $other }
} for { $rival }.
end-decided-ahead = { $seat } finished { count-points } ahead of { $rival }.
# Honours.
end-honours = Honours of this game
end-boldest-stay-title = Boldest stay
end-boldest-stay = { $seat } flew to { $city } while { $captain } held { $cards ->
    [0] no card
   *[other] { count-cards }
} against { $dangers ->
    [one] 1 danger
   *[other] { $dangers } dangers
}.
end-best-escape-title = Best escape
end-best-escape = { $seat } got off at { $city } just before the crash, with { count-points }.
end-best-escape-jetpack-title = Best escape
end-best-escape-jetpack = { $seat } flew a jetpack to { $city } as the ship fell, for { count-points }.
end-generous-captain-title = Most generous captain
end-generous-captain = { $seat } paid { count-cards } and carried passengers { $count ->
    [one] once
   *[other] { $count } times
}.
end-nemesis-title = Nemesis
end-nemesis = { $hazard } caused { $count } of { $of } crashes.
end-two-wins = Two wins against this level: { $level }.
end-next-level = Try the next one: { $level }
