# The journal: what happened, one sentence each.
told-journey-started = Journey { $journey } begins at { $city }: everyone aboard, { $who } is captain.
told-captain-named = { $who } takes the wheel.
told-card-drawn = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
told-card-drawn-known = { $who } draws { $things }.
told-deck-shuffled = The discard pile was shuffled into a new deck.
told-leg-started = { $who } sets out for { $heading }.
told-leg-started-boat = { $who } rows on towards { $heading }.
told-landed = { $who } lands at { $city }: the journey ends.
told-landed-boat = { $who } steps out of the rowboat at { $city }.
told-dice-rolled = { $who } rolls { $faces }.
told-dice-rolled-again = { $who } rolls { $count ->
    [one] one die
   *[other] { $count } dice
} again: { $faces }.
told-stayed = { $who } stays aboard.
told-left = { $who } leaves at { $city }.
told-boarded-rowboat = { $who } takes the rowboat at { $city }.
told-card-played = { $who } plays { $card }.
told-card-played-on = { $who } plays { $card } on { $target }.
told-power-used = { $who } uses { $power }’s power.
told-spyglass-used = { $who } looks through a magic spyglass: no event stops the ship.
told-treasure-drawn = { $who } takes a treasure of { $city }.
told-treasure-drawn-known = { $who } takes a treasure of { $city }: { points-word }.
told-treasure-returned = { $who } returns a treasure to { $city }.
told-treasure-returned-known = { $who } returns a treasure to { $city }: { points-word }.
told-treasure-discarded = { $who } discards a treasure of { $city }, worth { $points }.
told-announced-can = { $who }: “I can pay!”
told-announced-can-free = { $who } has nothing to pay.
told-announced-cannot = { $who }: “I can’t.” The ship is falling.
told-card-paid = { $who } pays { $things }.
told-card-discarded = { $who } discards { $things }.
told-card-discarded-nobody = To the discard pile: { $things }.
told-moored = The ship is moored at { $city }: nobody moves.
told-moored-boat = The rowboat is moored at { $city }.
told-flew = The ship reaches { $city }.
told-flew-boat = The rowboat reaches { $city }.
told-reboarded = { $who } climbs back aboard at { $city }.
told-help-laid = { $who } lays { $things } face down.
told-help-revealed = { $who } helps with { $things }.
told-help-taken-back = { $who } takes back { $things }.
told-card-turned-up = Turned up from the deck: { $things }.
told-dice-locked = { $who } drives the pirates away on this leg.
told-crashed = The ship crashes. Everyone still aboard gets nothing.
told-crashed-lost = The ship crashes on the way to { $heading }. { $names } { $count ->
    [one] gets
   *[other] get
} nothing.
told-crashed-empty = The ship crashes on the way to { $heading }, with nobody aboard.
told-crashed-boat = The rowboat sinks with everything in it.
told-crashed-boat-lost = The rowboat sinks on the way to { $heading }. { $names } { $count ->
    [one] gets
   *[other] get
} nothing.
told-crashed-boat-empty = The rowboat sinks on the way to { $heading }, with nobody in it.
told-got-away = { $names } { $count ->
    [one] gets
   *[other] get
} away with a jetpack.
told-abandoned = The ship flies on with nobody aboard.
told-abandoned-boat = The rowboat drifts away, empty.
told-gift-set-aside = Clear sky: a gift goes under the tree.
told-gift-given = { $who } gives { $to } a treasure of { $city }: { points-word }.
told-gift-revealed = The gifts are opened: { $things }.
told-hand-seen = { $who } looks at { $of }’s hand.
told-hand-seen-known = { $who } sees { $of }’s hand: { $things }.
told-pile-seen = { $who } looks through the pile: { $things }.
told-treasures-seen = { $who } may keep one of { $things }.
told-lit = Boscalumia shines again!
told-token-earned = { $who } gains 25 points at Boscalumia.
told-lost-in-void = The ship is lost in the void.
told-lost-in-void-lost = The ship is lost in the void on the way to { $heading }. { $names } { $count ->
    [one] gets
   *[other] get
} nothing.
told-lost-in-void-empty = The ship is lost in the void on the way to { $heading }, with nobody aboard.
told-lost-in-void-boat = The rowboat is lost in the void.
told-lost-in-void-boat-lost = The rowboat is lost in the void on the way to { $heading }. { $names } { $count ->
    [one] gets
   *[other] get
} nothing.
told-lost-in-void-boat-empty = The rowboat is lost in the void on the way to { $heading }, with nobody in it.
told-prepared = { $who } sends a pawn ashore in return for { $cards } cards.
told-end-announced = { $who } has { $goal } points or more: that was the last journey.
told-end-announced-kinds = { $who } has { $kinds } different treasures: that was the last journey.
told-ended = The game is over.
told-returned-under = { $who } puts a treasure under the pile of { $city }.
told-returned-under-known = { $who } puts a treasure under the pile of { $city }: { points-word }.
told-host-named = { $who } is the host now.
told-took-off = Take-off!
told-extended = { $who } takes more time.
told-stand-in = A bot plays for { $who }.
told-came-back = { $who } is back.
told-left-table = { $who } left the table. A bot takes over.
told-stand-in-asked = { $who } asks for a bot to play for { $about }.
told-hand-counted = { $who } holds { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
told-closed = The table was closed.
told-rematched = A new table is ready: fly again!
talk-to = to { $to }: { $said }
talk-trust-me = Trust me!
talk-have-everything = I have everything.
talk-jump = Jump while you can!
talk-liar = Liar…
talk-how-many-cards = How many cards?
talk-hold-tight = Hold tight!
talk-sorry = Sorry, friends.
talk-who-has-spyglass = Who has a spyglass?
talk-nice-one = Nice one!
talk-hmm = Hmm…
talk-claim-have = I have it: { $card }.
talk-claim-lack = I lack it: { $card }.
talk-claim-maybe = Perhaps I have it: { $card }.
told-leg = Journey { $journey }, leg { $leg }
told-said = { $who }: { $said }
told-quote = : “{ $said }”
told-stayed-all = { $names } stay aboard.
told-card-drawn-all = { $names } draw { $count ->
    [one] a card each
   *[other] { $count } cards each
}.
told-token-earned-all = { $names } gain 25 points each at Boscalumia.
told-treasure-drawn-all = { $names } each take a treasure of { $city }.
narrate-turn = Your turn. { $question }
narrate-falling = The ship is falling!
narrate-last = { $seconds } seconds left.
narrate-odds = { $count ->
    [0] { $captain } cannot pay.
    [10] { $captain } is sure to fly.
   *[other] { $captain } can pay: about { $count } in 10.
}
narrate-back = The table is connected again.
rolled-fog = { $count ->
    [one] fog
    [2] fog twice
   *[other] fog { $count } times
}
rolled-lightning = { $count ->
    [one] lightning
    [2] lightning twice
   *[other] lightning { $count } times
}
rolled-birds = { $count ->
    [one] birds
    [2] birds twice
   *[other] birds { $count } times
}
rolled-pirates = { $count ->
    [one] pirates
    [2] pirates twice
   *[other] pirates { $count } times
}
rolled-blank = { $count ->
    [one] a blank
   *[other] { $count } blanks
}
told-power-used-red = { $who } (Red) discards a treasure: all dice roll again.
told-power-used-blue = { $who } (Blue) takes the wheel and pays.
told-power-used-green = { $who } (Green) drives the pirates away on this leg.
told-power-used-yellow = { $who } (Yellow) turns up two cards of the deck: they may help to pay.
told-power-used-black = { $who } (Black): two dice fewer on this leg.
told-power-used-purple = { $who } (Purple) makes { $target } choose the same.
told-announced-cannot-boat = { $who }: “I can’t.” The rowboat is sinking.
told-card-drawn-bonus = { $who } takes { $count ->
    [one] a card
   *[other] { $count } cards
} as the bonus of Matryoshburg.
told-card-drawn-bonus-all = { $names } each take { $count ->
    [one] a card
   *[other] { $count } cards
} as the bonus of Matryoshburg.
told-card-drawn-known-bonus = { $who } takes { $things } as the bonus of Matryoshburg.
told-card-discarded-bonus = { $who } swaps cards at Matryoshburg and discards { $things }.
told-returned-under-bonus = { $who } swaps a treasure of { $city } at Matryoshburg: it goes under its pile.
told-returned-under-known-bonus = { $who } swaps a treasure of { $city } at Matryoshburg ({ points-word }): it goes under its pile.
outcome-unsaved = Nobody saves the ship.
outcome-unsaved-boat = Nobody saves the rowboat.
