# Cards and powers that were played, one sentence each.

terminal-card-played = { $who } plays { $card }.
    .you = You play { $card }.
terminal-card-played-alternative-route = { $who } plays Alternative route: the captain may roll dice again.
    .you = You play Alternative route: the captain may roll dice again.
terminal-card-played-ejection = { $who } plays Ejection: { $target } { $target-is ->
    [you] have
   *[other] has
} to leave, with a treasure.
    .you = You play Ejection: { $target } has to leave, with a treasure.
terminal-card-played-jetpack = { $who } plays Jetpack and jumps!
    .you = You play Jetpack and jump!
terminal-card-played-wind-gust = { $who } plays Wind gust: { terminal-does-wind-gust }.
    .you = You play Wind gust: { terminal-does-wind-gust }.
terminal-card-played-bandit = { $who } plays Bandit: { terminal-does-bandit }.
    .you = You play Bandit: { terminal-does-bandit }.
terminal-card-played-mooring = { $who } plays Mooring: { terminal-does-mooring }.
    .you = You play Mooring: { terminal-does-mooring }.
terminal-card-played-pressing-need = { $who } plays Pressing need: { $target } { $target-is ->
    [you] take
   *[other] takes
} the wheel.
    .you = You play Pressing need: { $target } takes the wheel.
terminal-card-played-new-gear = { $who } plays New gear and changes their whole hand.
    .you = You play New gear and change your whole hand.
terminal-card-played-spy = { $who } plays Spy and looks at { $target-is ->
    [you] your hand
   *[other] the hand of { $target }
}.
    .you = You play Spy and look at the hand of { $target }.
terminal-card-played-grappling-hook = { $who } plays Grappling hook.
    .you = You play Grappling hook.
terminal-card-played-instructor = { $who } plays Instructor and chooses the treasure for { $target }.
    .you = You play Instructor and choose the treasure for { $target }.
terminal-power-used-red = { $who } (Red) gives up a treasure: all dice are rolled again.
    .you = You (Red) give up a treasure: all dice are rolled again.
terminal-power-used-blue = { $who } (Blue) takes the wheel.
    .you = You (Blue) take the wheel.
terminal-power-used-green = { $who } (Green) drives the pirates off.
    .you = You (Green) drive the pirates off.
terminal-power-used-yellow = { $who } (Yellow) turns up two cards of the deck: they may help.
    .you = You (Yellow) turn up two cards of the deck: they may help.
terminal-power-used-black = { $who } (Black): { terminal-does-black }.
terminal-power-used-purple = { $who } (Purple): { $target } { $target-is ->
    [you] make
   *[other] makes
} the same choice.
terminal-spyglass-used = { $who } uses a Magic spyglass: nothing to pay on this leg.
    .you = You use a Magic spyglass: nothing to pay on this leg.
