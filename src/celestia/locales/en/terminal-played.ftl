# Cards and powers that were played, one sentence each.

terminal-card-played = { $who-is ->
    [you] You play { $card }.
   *[other] { $who } plays { $card }.
}
terminal-card-played-alternative-route = { $who-is ->
    [you] You play Alternative route: the captain may roll dice again.
   *[other] { $who } plays Alternative route: the captain may roll dice again.
}
terminal-card-played-ejection = { $who } { $who-is ->
    [you] play
   *[other] plays
} Ejection: { $target } { $target-is ->
    [you] have
   *[other] has
} to leave, with a treasure.
terminal-card-played-jetpack = { $who-is ->
    [you] You play Jetpack and jump!
   *[other] { $who } plays Jetpack and jumps!
}
terminal-card-played-wind-gust = { $who-is ->
    [you] You play Wind gust: every blank die is rolled again.
   *[other] { $who } plays Wind gust: every blank die is rolled again.
}
terminal-card-played-bandit = { $who-is ->
    [you] You play Bandit: one more die on this leg.
   *[other] { $who } plays Bandit: one more die on this leg.
}
terminal-card-played-mooring = { $who-is ->
    [you] You play Mooring: the payment is spent, but nobody moves.
   *[other] { $who } plays Mooring: the payment is spent, but nobody moves.
}
terminal-card-played-pressing-need = { $who } { $who-is ->
    [you] play
   *[other] plays
} Pressing need: { $target } { $target-is ->
    [you] take
   *[other] takes
} the wheel.
terminal-card-played-new-gear = { $who-is ->
    [you] You play New gear and change your whole hand.
   *[other] { $who } plays New gear and changes their whole hand.
}
terminal-card-played-spy = { $who } { $who-is ->
    [you] play
   *[other] plays
} Spy and { $who-is ->
    [you] look
   *[other] looks
} at { $target-is ->
    [you] your hand
   *[other] the hand of { $target }
}.
terminal-card-played-grappling-hook = { $who-is ->
    [you] You play Grappling hook.
   *[other] { $who } plays Grappling hook.
}
terminal-card-played-instructor = { $who-is ->
    [you] You play Instructor and choose the treasure for { $target }.
   *[other] { $who } plays Instructor and chooses the treasure for { $target }.
}
terminal-power-used-red = { $who-is ->
    [you] You (Red) give up a treasure: all dice are rolled again.
   *[other] { $who } (Red) gives up a treasure: all dice are rolled again.
}
terminal-power-used-blue = { $who-is ->
    [you] You (Blue) take the wheel.
   *[other] { $who } (Blue) takes the wheel.
}
terminal-power-used-green = { $who-is ->
    [you] You (Green) drive the pirates off.
   *[other] { $who } (Green) drives the pirates off.
}
terminal-power-used-yellow = { $who-is ->
    [you] You (Yellow) turn up two cards of the deck: they may help.
   *[other] { $who } (Yellow) turns up two cards of the deck: they may help.
}
terminal-power-used-black = { $who } (Black): two dice fewer on this leg.
terminal-power-used-purple = { $who } (Purple): { $target } { $target-is ->
    [you] make
   *[other] makes
} the same choice.
terminal-spyglass-used = { $who-is ->
    [you] You use a Magic spyglass: nothing to pay on this leg.
   *[other] { $who } uses a Magic spyglass: nothing to pay on this leg.
}
