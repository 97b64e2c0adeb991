# What the reader does (`you-`), or what is done to them (`to-you-`). The journal tells everything else.

terminal-you-journey-started = Journey { $journey } begins at { $city }: everyone aboard, you are captain.
terminal-you-captain-named = You take the wheel.
terminal-you-card-drawn-known = You draw { $things }.
terminal-you-leg-started = You set out for { $heading }.
terminal-you-leg-started-boat = You row on towards { $heading }.
terminal-you-landed = You land at { $city }: the journey ends.
terminal-you-landed-boat = You step out of the rowboat at { $city }.
terminal-you-dice-rolled = You roll { $faces }.
terminal-you-dice-rolled-again = You roll { $count ->
    [one] one die
   *[other] { $count } dice
} again: { $faces }.
terminal-you-stayed = You stay aboard.
terminal-you-left = You leave at { $city }.
terminal-you-boarded-rowboat = You take the rowboat at { $city }.
terminal-you-card-played = You play { $card }.
terminal-you-card-played-on = You play { $card } on { $target }.
terminal-you-power-used = You use { $power }.
terminal-you-spyglass-used = You look through a magic spyglass: no event stops the ship.
terminal-you-treasure-drawn-known = You take a treasure of { $city }: { points-word }.
terminal-you-treasure-returned-known = You return a treasure to { $city }: { points-word }.
terminal-you-treasure-discarded = You discard a treasure of { $city }, worth { $points }.
terminal-you-announced-can = You: “I can pay!”
terminal-you-announced-can-free = You have nothing to pay.
terminal-you-announced-cannot = You: “I can’t.” The ship is falling.
terminal-you-announced-cannot-boat = You: “I can’t.” The rowboat is sinking.
terminal-you-card-paid = You pay { $things }.
terminal-you-card-discarded = You discard { $things }.
terminal-you-reboarded = You climb back aboard at { $city }.
terminal-you-help-laid = You lay { $things } face down.
terminal-you-help-revealed = You help with { $things }.
terminal-you-help-taken-back = You take back { $things }.
terminal-you-gift-given = You give { $to } a treasure of { $city }: { points-word }.
terminal-you-hand-seen = You see { $of }’s hand: { $things }.
terminal-you-pile-seen = You look through the pile: { $things }.
terminal-you-treasures-seen = You may keep one of { $things }.
terminal-you-token-earned = You gain 25 points at Boscalumia.
terminal-you-prepared = You send a pawn ashore in return for { $cards } cards.
terminal-you-end-announced = You have { $goal } points or more: that was the last journey.
terminal-you-end-announced-kinds = You have { $kinds } different treasures: that was the last journey.
terminal-you-returned-under-known = You put a treasure under the pile of { $city }: { points-word }.
terminal-you-character-dealt = You fly as { $character }.
terminal-journal-character-dealt = { $who } flies as { $character }.
terminal-to-you-gift-given = { $who } gives you a treasure of { $city }: { points-word }.
terminal-to-you-power-used-purple = { $who } (Purple) makes you choose the same.
terminal-rescue = { $names } still { $count ->
    [one] has
   *[other] have
} a chance to save it.
