# The choices: `choice-` is the word in the list, `does-` its effect, `ahead-` when a later one counts.

terminal-choice-pass = pass
terminal-choice-pass-roll = roll
terminal-choice-pass-fall = do nothing
terminal-choice-wait = wait
terminal-choice-stay = stay
terminal-choice-leave = leave
terminal-choice-land = land
terminal-choice-fly = fly
terminal-choice-head-onward = head onward
terminal-choice-head-boscalumia = head boscalumia
terminal-choice-prepare = prepare
terminal-choice-announce-can = I can
terminal-choice-announce-cannot = I can’t
terminal-choice-draw = draw
terminal-choice-done = done
terminal-choice-play = play { $thing }
terminal-choice-play-on = play { $thing } on { $target }
terminal-choice-play-from = play { $thing } { $city-of }
terminal-choice-use = use { $thing }
terminal-choice-use-on = use { $thing } on { $target }
terminal-choice-use-giving = use { $thing }, giving up { $target }
terminal-choice-pay = pay { $thing }
terminal-choice-lay = lay { $thing }
terminal-choice-reroll = roll { $thing }
terminal-choice-reroll-none = keep them all
terminal-choice-discard = discard { $thing }
terminal-choice-choose = choose { $thing }
terminal-choice-keep = keep { $thing }
terminal-choice-trade = swap { $thing }
terminal-choice-give = give to { $target }
terminal-choice-take = take { $thing }
terminal-ahead-help = if nobody else saves the ship: { $does }
terminal-ahead-after-cannot = if the help is not enough: { $does }
terminal-ahead-crashing = if it still falls: { $does }
terminal-ahead-after-can = if the ship can fly: { $does }
terminal-ahead-mooring = once all is paid: { $does }
terminal-ahead-hook = if the ship flies on: { $does }
terminal-does-wait-fall = see what help the others lay; if the ship still falls, you are asked again
terminal-does-wait-way = see what is paid; then you are asked again
terminal-does-pass = play nothing now
terminal-does-pass-roll = play no card first
terminal-does-pass-fall = fall with the others, unless somebody saves the ship
terminal-does-pass-after-cannot = leave the rescue to the others
terminal-does-pass-crashing = fall with the ship and keep the card
terminal-does-pass-declare = stay in the ship
terminal-does-pass-prepare = roll with all your pawns aboard
terminal-does-pass-lay-help = lay nothing; each help card still in hand at the end costs 2 points
terminal-does-pass-instruct = let the top treasure be drawn
terminal-does-stay = fly on with { $captain }; in a crash you get nothing
terminal-does-stay-clear = fly on with { $captain }: nothing to pay, unless a card changes the dice
terminal-does-stay-relieved = fly on as a passenger
terminal-prize = a treasure worth at least { $value }
terminal-prize-spyglass = a treasure worth at least { $value }, or a spyglass,
terminal-does-leave = take { $prize } and wait for the next journey
terminal-does-land = take { $prize } and end this journey
terminal-does-fly = roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} alone on the way to { $city }
terminal-does-head-onward = roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} on the way to { $city }
terminal-does-head-boscalumia = two legs of 4 dice, no getting off in between; 25 points for everyone aboard
terminal-does-prepare = draw { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; that pawn waits for the next journey
terminal-does-announce-can = fly on, with turbos
terminal-does-announce-cannot = keep your cards; unless somebody saves it, the ship falls
terminal-does-pay = you keep: { $rest }
terminal-does-lay = face down, until all have answered
terminal-does-give = has { $points ->
    [one] { $points } point
   *[other] { $points } points
} now
terminal-does-draw = one card from the deck
terminal-does-discard = swap cards: this one first
terminal-does-discard-swap = this one too
terminal-does-done = draw as many as you discarded
terminal-does-trade = under its pile; you take the top one
terminal-does-alternative-route = the captain may roll dice of their choice again
terminal-does-ejection = { $target } leaves now, with a treasure
terminal-does-jetpack = take { $prize } and get away alone
terminal-does-wind-gust = every blank die is rolled again
terminal-does-bandit = one more die on this leg
terminal-does-mooring = the payment is spent, but nobody moves
terminal-does-pressing-need = { $target } is captain, and you may leave
terminal-does-new-gear = discard your whole hand and draw as many cards
terminal-does-spy = see those { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
terminal-does-grappling-hook = climb back aboard and return the treasure you just took
terminal-does-instructor = look through the pile and choose the treasure for { $drawer }
terminal-does-spyglass = nothing to pay; the spyglass (2 points) leaves the game
terminal-does-rowboat = go on alone in the rowboat, which ignores: { $hazard }
terminal-does-red = give up a treasure; all dice are rolled again
terminal-does-blue = become captain and pay from your own hand
terminal-does-green = no pirates on this leg
terminal-does-yellow = two cards from the top of the deck may help
terminal-does-black = two dice fewer on this leg
terminal-does-purple = somebody makes the same choice as you
terminal-does-purple-back = { $target } comes back aboard and returns the treasure
terminal-does-purple-off = { $target } leaves too, with a treasure
