# The end of a game.
end-label = The end of the game
end-after = { $journeys ->
    [one] After 1 journey
   *[other] After { $journeys } journeys
}
end-counting = The treasures are counted…
end-winner = { $names } rules the sky!
end-tie = { $names } share the sky.
end-treasures = Treasures, counted
end-points = points
end-help = −{ $points } for { $count ->
    [one] a help card
   *[other] { $count } help cards
}
end-again = Fly again
end-join-again = Join the next flight
end-verify = Check the dice
end-record = Save the record
end-leave = Leave
end-with = With { $points } points.
end-count = { $count ->
    [0] No treasure
    [one] 1 treasure
   *[other] { $count } treasures
}
end-help-left = { $count ->
    [one] 1 help card left
   *[other] { $count } help cards left
}
end-relit = { $count ->
    [one] Relit Boscalumia
   *[other] Relit Boscalumia { $count } times
}
end-again-note = Same table, same crew
end-join-note = A new table is ready
