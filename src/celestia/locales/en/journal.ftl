# The journal: what happened, one sentence each.
journal-journey-started = Journey { $journey } begins at { $city }: everyone aboard, { $who } is captain.
journal-captain-named = { $who } takes the wheel.
journal-card-drawn = { $who } draws { journal-count-cards }.
journal-card-drawn-known = { $who } draws { $things }.
journal-deck-shuffled = The discard pile was shuffled into a new deck.
journal-leg-started = { $who } sets out for { $heading }.
journal-leg-started-boat = { $who } rows on towards { $heading }.
journal-landed = { $who } lands at { $city }: the journey ends.
journal-landed-boat = { $who } steps out of the rowboat at { $city }.
journal-dice-rolled = { $who } rolls { $faces }.
journal-dice-rolled-again = { $who } rolls { $count ->
    [one] one die
   *[other] { $count } dice
} again: { $faces }.
journal-stayed = { $who } stays aboard.
journal-left = { $who } leaves at { $city }.
journal-boarded-rowboat = { $who } takes the rowboat at { $city }.
journal-card-played = { $who } plays { $card }.
journal-card-played-on = { $who } plays { $card } on { $target }.
journal-power-used = { $who } uses { $power }’s power.
journal-spyglass-used = { $who } looks through a magic spyglass: no event stops the ship.
journal-treasure-drawn = { $who } takes a treasure of { $city }.
journal-treasure-drawn-known = { $who } takes a treasure of { $city }: { points-word }.
journal-treasure-returned = { $who } returns a treasure to { $city }.
journal-treasure-returned-known = { $who } returns a treasure to { $city }: { points-word }.
journal-treasure-discarded = { $who } discards a treasure of { $city }, worth { $points }.
journal-announced-can = { $who }: “I can pay!”
journal-announced-can-free = { $who } has nothing to pay.
journal-announced-cannot = { $who }: “I can’t.” The ship is falling.
journal-card-paid = { $who } pays { $things }.
journal-card-discarded = { $who } discards { $things }.
journal-card-discarded-nobody = To the discard pile: { $things }.
journal-moored = The ship is moored at { $city }: nobody moves.
journal-moored-boat = The rowboat is moored at { $city }.
journal-flew = The ship reaches { $city }.
journal-flew-boat = The rowboat reaches { $city }.
journal-reboarded = { $who } climbs back aboard at { $city }.
journal-help-laid = { $who } lays { $things } face down.
journal-help-revealed = { $who } helps with { $things }.
journal-help-taken-back = { $who } takes back { $things }.
journal-card-turned-up = Turned up from the deck: { $things }.
journal-crashed = The ship crashes. Everyone still aboard gets nothing.
journal-crashed-lost = The ship crashes on the way to { $heading }. { journal-get-nothing }
journal-crashed-empty = The ship crashes on the way to { $heading }, with nobody aboard.
journal-crashed-boat = The rowboat sinks with everything in it.
journal-crashed-boat-lost = The rowboat sinks on the way to { $heading }. { journal-get-nothing }
journal-crashed-boat-empty = The rowboat sinks on the way to { $heading }, with nobody in it.
journal-got-away = { $names } { $count ->
    [one] gets
   *[other] get
} away with a jetpack.
journal-abandoned = The ship flies on with nobody aboard.
journal-abandoned-boat = The rowboat drifts away, empty.
journal-gift-set-aside = Clear sky: a gift goes under the tree.
journal-gift-given = { $who } gives { $to } a treasure of { $city }: { points-word }.
journal-gift-revealed = The gifts are opened: { $things }.
journal-hand-seen = { $who } looks at { $of }’s hand.
journal-hand-seen-known = { $who } sees { $of }’s hand: { $things }.
journal-pile-seen = { $who } looks through the pile: { $things }.
journal-treasures-seen = { $who } may keep one of { $things }.
journal-lit = Boscalumia shines again!
journal-token-earned = { $who } gains 25 points at Boscalumia.
journal-lost-in-void = The ship is lost in the void.
journal-lost-in-void-lost = The ship is lost in the void on the way to { $heading }. { journal-get-nothing }
journal-lost-in-void-empty = The ship is lost in the void on the way to { $heading }, with nobody aboard.
journal-lost-in-void-boat = The rowboat is lost in the void.
journal-lost-in-void-boat-lost = The rowboat is lost in the void on the way to { $heading }. { journal-get-nothing }
journal-lost-in-void-boat-empty = The rowboat is lost in the void on the way to { $heading }, with nobody in it.
journal-prepared = { $who } sends a pawn ashore in return for { $cards } cards.
journal-end-announced = { $who } has { $goal } points or more: that was the last journey.
journal-end-announced-kinds = { $who } has { $kinds } different treasures: that was the last journey.
journal-ended = The game is over.
journal-returned-under = { $who } puts a treasure under the pile of { $city }.
journal-returned-under-known = { $who } puts a treasure under the pile of { $city }: { points-word }.
journal-host-named = { $who } is the host now.
journal-took-off = Take-off!
journal-extended = { $who } takes more time.
journal-stand-in = A bot plays for { $who }.
journal-came-back = { $who } is back.
journal-left-table = { $who } left the table. A bot takes over.
journal-stand-in-asked = { $who } asks for a bot to play for { $about }.
journal-hand-counted = { $who } holds { count-cards }.
journal-closed = The table was closed.
journal-rematched = A new table is ready: fly again!
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
journal-leg = Journey { $journey }, leg { $leg }
journal-said = { $who }: { $said }
journal-quote = : “{ $said }”
journal-stayed-all = { $names } stay aboard.
journal-card-drawn-all = { $names } draw { $count ->
    [one] a card each
   *[other] { $count } cards each
}.
journal-token-earned-all = { $names } gain 25 points each at Boscalumia.
journal-treasure-drawn-all = { $names } each take a treasure of { $city }.
narrate-turn = Your turn. { $question }
narrate-falling = The ship is falling!
narrate-last = { $seconds } seconds left.
narrate-odds = { odds-captain }.
narrate-back = The table is connected again.
rolled = { $count ->
    [one] { $face }
    [2] { $face } twice
   *[other] { $face } { $count } times
}
rolled-blank = { $count ->
    [one] a blank
   *[other] { $count } blanks
}
journal-power-used-red = { $who } (Red) discards a treasure: all dice roll again.
journal-power-used-blue = { $who } (Blue) relieves the captain and pays.
journal-power-used-green = { $who } (Green) drives the pirates away on this leg.
journal-power-used-yellow = { $who } (Yellow) turns up two cards of the deck: they may help to pay.
journal-power-used-black = { $who } (Black): two dice fewer on this leg.
journal-power-used-purple = { $who } (Purple) makes { $target } choose the same.
journal-announced-cannot-boat = { $who }: “I can’t.” The rowboat is sinking.
journal-card-drawn-bonus = { $who } takes { journal-count-cards } as the bonus of Matryoshburg.
journal-card-drawn-bonus-all = { $names } each take { journal-count-cards } as the bonus of Matryoshburg.
journal-card-drawn-known-bonus = { $who } takes { $things } as the bonus of Matryoshburg.
journal-card-discarded-bonus = { $who } swaps cards at Matryoshburg and discards { $things }.
journal-returned-under-bonus = { $who } swaps a treasure of { $city } at Matryoshburg: it goes under its pile.
journal-returned-under-known-bonus = { $who } swaps a treasure of { $city } at Matryoshburg ({ points-word }): it goes under its pile.
outcome-unsaved = Nobody saves the ship.
outcome-unsaved-boat = Nobody saves the rowboat.
journal-get-nothing = { $names } { $count ->
    [one] gets
   *[other] get
} nothing.
journal-count-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
