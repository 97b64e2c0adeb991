# The scene: cities, vessels, who stands where
scene-way = The cities
scene-city = { $city }, value { $value }, { $dice ->
    [0] where every journey begins
   *[other] { count-dice }
}, { $treasures ->
    [0] no treasure left
   *[other] { count-treasures }
}
scene-city-now = the ship is here
scene-city-next = next stop
scene-forgotten-dark = { $city }, asleep, { $points } points for everyone who relights it
scene-forgotten-lit = { $city }, shining again
scene-got-off = Got off here: { $names }
scene-value = Worth { $value } at least
scene-dice = { count-dice } to get there
scene-first = Every journey begins here
scene-treasures = { $treasures ->
    [0] No treasure left: the ship no longer stops here
   *[other] { count-treasures } left
}
scene-empty = empty
scene-each = each
scene-airship = The ship ({ $city }), { $count ->
    [0] nobody aboard
   *[other] aboard: { $names }
}
scene-airship-falling = The ship is falling! Aboard: { $names }
scene-airship-moored = The ship is moored at { $city }, aboard: { $names }
scene-captain = { $name } (captain)
scene-rowboat = The rowboat ({ $city }), { $name } alone in it. It ignores: { $hazard }
scene-rowboat-falling = The rowboat is sinking, with { $name } in it!
scene-gifts = { $city }, { $count ->
    [0] no gift
    [one] { $count } gift
   *[other] { $count } gifts
} under the tree
scene-plays = { $name } plays
scene-uses = { $name } uses
scene-power = { $character }’s power
scene-clear = Clear sky
outcome-label = What has just happened
outcome-skip = Skip
roll-hold = Hold to shake { $count ->
    [one] it
   *[other] them
}.
says-can = I can pay!
says-cannot = I can’t!
