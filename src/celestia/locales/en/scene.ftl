# The scene: cities, vessels, who stands where
scene-way = The cities
scene-city =
    { $city }, value { $value }, { $dice ->
        [0] where every journey begins
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $treasures ->
        [0] no treasure left
        [one] { $treasures } treasure
       *[other] { $treasures } treasures
    }
scene-city-now = the ship is here
scene-city-next = next stop
scene-forgotten-dark = { $city }, asleep, { $points } points for everyone who relights it
scene-forgotten-lit = { $city }, shining again
scene-got-off = Got off here: { $names }
scene-value = Worth { $value } at least
scene-dice =
    { $dice ->
        [one] { $dice } die to get there
       *[other] { $dice } dice to get there
    }
scene-first = Every journey begins here
scene-treasures =
    { $treasures ->
        [0] No treasure left: the ship no longer stops here
        [one] { $treasures } treasure left
       *[other] { $treasures } treasures left
    }
scene-empty = empty
scene-each = each
scene-airship =
    { $count ->
        [0] The ship ({ $city }), nobody aboard
       *[other] The ship ({ $city }), aboard: { $names }
    }
scene-airship-falling = The ship is falling! Aboard: { $names }
scene-airship-moored = The ship is moored at { $city }, aboard: { $names }
scene-captain = { $name } (captain)
scene-rowboat = The rowboat ({ $city }), { $name } alone in it. It ignores: { $hazard }
scene-rowboat-falling = The rowboat is sinking, with { $name } in it!
scene-gifts =
    { $city }, { $count ->
        [0] no gift under the tree
        [one] { $count } gift under the tree
       *[other] { $count } gifts under the tree
    }
scene-plays = { $name } plays
scene-uses = { $name } uses
scene-power = { $character }’s power
scene-clear = Clear sky
outcome-label = What has just happened
outcome-skip = Skip
roll-hold = { $count ->
    [one] Hold to shake it.
   *[other] Hold to shake them.
}
says-can = I can pay!
says-cannot = I can’t!
