# What happened, one sentence each. `who-is` says whether it is the reader, `people-are` whether they are among them.

terminal-journey-started = { $who-is ->
    [you] Journey { $journey } starts { $city-at }: everyone is aboard, you are captain.
   *[other] Journey { $journey } starts { $city-at }: everyone is aboard, { $who } is captain.
}
terminal-captain-named = { $who-is ->
    [you] You are captain now.
   *[other] { $who } is captain now.
}
terminal-card-drawn = { $who } { $who-is ->
    [you] draw
   *[other] draws
} { terminal-count-cards }.
terminal-card-drawn-known = { $who-is ->
    [you] You draw: { $cards }.
   *[other] { $who } draws: { $cards }.
}
terminal-card-drawn-everyone = Everyone draws { terminal-count-cards }.
terminal-deck-shuffled = The deck of { terminal-count-cards } is shuffled.
terminal-pile-shuffled = The treasures { $city-of } are shuffled.
terminal-pile-shuffled-several = The treasures of { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
} are shuffled.
terminal-leg-started = { $who-is ->
    [you] You head for { $heading }.
   *[other] { $who } heads for { $heading }.
}
terminal-leg-started-captain = { $who-is ->
    [you] You are captain and head for { $heading }.
   *[other] { $who } is captain and heads for { $heading }.
}
terminal-leg-started-boat = { $who-is ->
    [you] You row on { $heading-to }.
   *[other] { $who } rows on { $heading-to }.
}
terminal-landed = { $who-is ->
    [you] You land { $city-at }: the journey is over.
   *[other] { $who } lands { $city-at }: the journey is over.
}
terminal-landed-boat = { $who-is ->
    [you] You step out of the rowboat { $city-at }.
   *[other] { $who } steps out of the rowboat { $city-at }.
}
terminal-dice-rolled = { $who-is ->
    [you] You roll: { $faces }.
   *[other] { $who } rolls: { $faces }.
}
terminal-dice-rolled-again = { $who } { $who-is ->
    [you] roll
   *[other] rolls
} { terminal-count-dice } again: { $faces }.
terminal-die-fell = Die { $die } shows { $face }.
terminal-stayed = { $who-is ->
    [you] You stay aboard.
   *[other] { $who } stays aboard.
}
terminal-left = { $who-is ->
    [you] You leave the ship { $city-at }.
   *[other] { $who } leaves the ship { $city-at }.
}
terminal-left-with = { $who-is ->
    [you] You leave with a treasure { $city-of }.
   *[other] { $who } leaves with a treasure { $city-of }.
}
terminal-left-with-known = { $who-is ->
    [you] You leave with a treasure { $city-of }: { $treasure }.
   *[other] { $who } leaves with a treasure { $city-of }: { $treasure }.
}
terminal-boarded-rowboat = { $who-is ->
    [you] You take the rowboat { $city-at }; it ignores: { $hazard }.
   *[other] { $who } takes the rowboat { $city-at }; it ignores: { $hazard }.
}
terminal-treasure-drawn = { $who-is ->
    [you] You take a treasure { $city-of }.
   *[other] { $who } takes a treasure { $city-of }.
}
terminal-treasure-drawn-known = { $who-is ->
    [you] You take a treasure { $city-of }: { $treasure }.
   *[other] { $who } takes a treasure { $city-of }: { $treasure }.
}
terminal-treasure-returned = { $who-is ->
    [you] You return the treasure just taken { $city-at }.
   *[other] { $who } returns the treasure just taken { $city-at }.
}
terminal-treasure-discarded = { $who } { $who-is ->
    [you] give
   *[other] gives
} up a treasure { $city-of }: { terminal-count-points }.
terminal-announced-can = { $who-is ->
    [you] You say: “I can!”
   *[other] { $who } says: “I can!”
}
terminal-announced-can-clear = Clear sky: nothing to pay.
terminal-announced-can-no-dice = No dice: the ship flies for free.
terminal-announced-can-covered = Nothing is left to pay.
terminal-announced-cannot = { $who-is ->
    [you] You say: “I can’t.” The ship falls!
   *[other] { $who } says: “I can’t.” The ship falls!
}
terminal-announced-cannot-boat = { $who-is ->
    [you] You say: “I can’t.” The rowboat is sinking!
   *[other] { $who } says: “I can’t.” The rowboat is sinking!
}
terminal-rescue = { $people } can still save the ship.
terminal-rescue-boat = { $people } can still save the rowboat.
terminal-rescue-none = Nobody can save it.
terminal-card-paid = { $who-is ->
    [you] You pay: { $cards }.
   *[other] { $who } pays: { $cards }.
}
terminal-card-discarded = { $who-is ->
    [you] You discard: { $cards }.
   *[other] { $who } discards: { $cards }.
}
terminal-card-discarded-table = To the discard pile: { $cards }.
terminal-moored = The ship stays { $city-at }.
terminal-moored-boat = The rowboat stays { $city-at }.
terminal-flew = The ship flies { $city-to }.
terminal-flew-boat = The rowboat moves { $city-to }.
terminal-reboarded = { $who-is ->
    [you] You climb back aboard { $city-at }.
   *[other] { $who } climbs back aboard { $city-at }.
}
terminal-help-laid = { $who-is ->
    [you] You lay face down: { $cards }.
   *[other] { $who } lays face down: { $cards }.
}
terminal-help-revealed = { $who-is ->
    [you] You help with: { $cards }.
   *[other] { $who } helps with: { $cards }.
}
terminal-help-taken-back = { $who-is ->
    [you] You take back: { $cards }.
   *[other] { $who } takes back: { $cards }.
}
terminal-card-turned-up = Turned up from the deck: { $cards }.
terminal-dice-locked = Pirates are ignored for the rest of this leg.
terminal-crashed = The ship crashes.
terminal-crashed-on-the-way = The ship crashes on the way to { $heading }.
terminal-crashed-boat = The rowboat sinks.
terminal-crashed-boat-on-the-way = The rowboat sinks on the way to { $heading }.
terminal-crash-lost = { $people } { $people-are ->
    [one] gets
    [you] get
   *[several] get
} nothing.
terminal-crash-nobody = Nobody is aboard any more.
terminal-crash-safe = { $people } got away in time.
terminal-abandoned = Nobody is left in the ship: its journey is over.
terminal-gift-set-aside = All dice are blank: a treasure { $city-of } goes unseen under the tree of Krismastri.
terminal-gift-revealed = The gifts are turned up: { $treasures }.
terminal-gift-given = { $who-is ->
    [you] You give { $target } a gift: { $treasure }.
   *[other] { $who } gives { $target } a gift: { $treasure }.
}
terminal-gift-given-to-you = { $who-is ->
    [you] You give { $target } a gift: { $treasure }.
   *[other] { $who } gives { $target } a gift: { $treasure }.
}
terminal-hand-seen = { $who-is ->
    [you] You see the hand of { $target }: { $cards }.
   *[other] { $who } sees the hand of { $target }: { $cards }.
}
terminal-pile-seen = { $who-is ->
    [you] You look through the pile: { $treasures }.
   *[other] { $who } looks through the pile: { $treasures }.
}
terminal-treasures-seen = { $who-is ->
    [you] You draw for each pawn and keep one of: { $treasures }.
   *[other] { $who } draws for each pawn and keeps one of: { $treasures }.
}
terminal-lit = Boscalumia shines again!
terminal-token-earned = { $who-is ->
    [you] You earn 25 points.
   *[other] { $who } earns 25 points.
}
terminal-lost-in-void = The ship is still in the void: its journey ends with nothing.
terminal-lost-in-void-boat = The rowboat is still in the void: its journey ends with nothing.
terminal-prepared = { $who } { $who-is ->
    [you] send
   *[other] sends
} a pawn ashore in return for { terminal-count-cards }.
terminal-character-dealt = { $who-is ->
    [you] You fly as { $colour } ({ $character }).
   *[other] { $who } flies as { $colour } ({ $character }).
}
terminal-end-announced = { $who-is ->
    [you] You have 50 points or more: that was the last journey.
   *[other] { $who } has 50 points or more: that was the last journey.
}
terminal-end-announced-beginners = { $who-is ->
    [you] You have 5 different treasures: that was the last journey.
   *[other] { $who } has 5 different treasures: that was the last journey.
}
terminal-ended = The game is over.
terminal-returned-under = { $who-is ->
    [you] You put a treasure back under its pile { $city-at }.
   *[other] { $who } puts a treasure back under its pile { $city-at }.
}
terminal-returned-under-known = { $who-is ->
    [you] You put a treasure back under its pile { $city-at }: { $treasure }.
   *[other] { $who } puts a treasure back under its pile { $city-at }: { $treasure }.
}
