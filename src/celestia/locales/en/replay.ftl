# Replays of finished games.
replay-title = Replay
replay-lead = Choose the record of a finished game, or drop it anywhere on this page.
replay-lead-note = The server forgets the record, but keeps its review for a while.
replay-file = Open a record
replay-other-file = Open another record
replay-loading = Loading the game…
replay-record = Save the record
replay-wrong-line = Line { $line } of this record is wrong.
replay-not-text = This file is not a record of a game of Celestia.
replay-too-large = This file is too large.
replay-other-rules = This game needs version { $played } of the rules, and this server has version { $current }. You can still save the record.
replay-result = { $names } { $count ->
    [one] wins
   *[other] win
} with { $points }
replay-link = Copy a link to this moment
replay-linked = The link is copied.
replay-keys = Arrow keys: one decision. With Shift: one leg. Page Up and Page Down: one journey. Space: play or pause.

## The table
replay-scene = The table
replay-hands = Hands
replay-eyes = Look through
replay-eyes-open = all hands open
replay-eyes-of = { $name }’s eyes
replay-holds = { $name } holds
replay-holds-nothing = no card
replay-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } times
}
replay-laid = { $card }, laid face down
replay-owns = { $name }’s treasures

## What happens
replay-where-end = The end
replay-answer = { $who }: { $answer }
replay-said = { $who } says: “{ $text }”
replay-dice = The dice of this leg

## Playing on by hand
replay-continue = Play on from here
replay-continue-title = Play on by hand
replay-continue-where = { $where }: { $name } decides.
replay-continue-start = How it goes on
replay-continue-again = { $name } decides again
replay-continue-with = { $name }: { $answer }
replay-continue-seat = Your seat
replay-continue-note = Hands and treasures stay. The dice from here on are new, and unseen cards are shuffled again. This game does not count.
replay-continue-alone = Play with bots
replay-continue-friends = Invite friends
replay-continue-friends-note = Friends get their seats back or take a free one. Bots take the rest.

## Moving
replay-moves = Move through the game
replay-back-step = Back one decision
replay-back-leg = Back one leg
replay-back-journey = Back one journey
replay-forward-step = Forward one decision
replay-forward-leg = Forward one leg
replay-forward-journey = Forward one journey
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-times = { $times }×
replay-step = Step
replay-step-of = { $step } / { $steps }
replay-step-said = Step { $step } of { $steps }.
replay-timeline = Timeline
replay-journey = J{ $journey }
replay-highlights = Key moments
replay-jump = Jump to…
replay-highlight = Journey { $journey }: { $what }
