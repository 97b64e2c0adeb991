# The review of a finished game, in the terminal, in a file and in the browser.
# `who`, `other` and `captain` are players. `played` and `better` are answers. Chances are in a hundred.

## The page
review-title = Review: { $names }
review-result = { $name }: { $points } points
review-about = Chances to win among equal players: from every position, bots played the game on many times.
review-about-errors = “±” is one standard error. Early in a game, most is still luck.
review-step = Step
review-player = Player
review-words = Action
review-chance-answer = Dice and cards
review-percent = { $count }%

## The chances
review-chances = Chance to win
review-chart = Chance to win of each player, step by step. A table has the same numbers.
review-all-steps = Every step
review-when-start = Before the game
review-when-journey = Journey { $journey }
review-when-end = At the end

## Luck and choices
review-sources = Luck and choices
review-sources-note = Points of a hundred. “Choices” compare with what the bots would have played.
review-start = start
review-luck = luck
review-own = own choices
review-others = others’ choices
review-error = ±
review-share = result

## Grades
review-grades = Decisions
review-grades-note = Each is compared with the best other answer, given what the player could know then. It counts as worse only if it is worse by more than two standard errors.
review-graded = decisions
review-inaccuracies = inaccuracies
review-mistakes = mistakes
review-blunders = blunders
review-lost = given away
review-marked = What could have gone better
review-no-marks = No answer was clearly worse than another. Well played!
review-mark-inaccuracy = inaccuracy
review-mark-mistake = mistake
review-mark-blunder = blunder
review-at = Journey { $journey }, step { $step }
review-line = { $at }: { $sentence }
review-marked-line = { $at }: { $who }, { $mark } (−{ $loss } ± { $error }). { $sentence }
review-bot = A bot would have said: “{ $reason }”
review-fine = { $lead ->
    [alike] “{ $played }” and “{ $better }” win equally often, { $now } of 100 games.
    [better] “{ $better }” wins { $then } of 100 games, “{ $played }” { $now }: too close to call.
   *[played] “{ $played }” wins { $now } of 100 games, “{ $better }” { $then }.
}
review-fine-declare = { review-could-pay }. { review-fine }
review-fine-declare-points = { review-could-pay }; { $played-is ->
    [leave] leaving was worth { $worth }, staying { $instead }
   *[other] staying was worth { $worth }, leaving { $instead }
}. { review-fine }
review-could-pay = { $captain } could pay in about { $chance } of 10 cases
review-arrival = { $arrival ->
    [more] , but with cards and powers the ship arrives in { $arrives }
    [less] , but the ship arrives in only { $arrives }
   *[alike] , and the ship arrives in { $arrives }
}
review-better = “{ $better }” wins { $then } of 100 games, “{ $played }” only { $now }.
review-better-declare = { review-could-pay }{ review-arrival }. { review-better }
review-better-declare-points = { review-could-pay }{ review-arrival }; { $played-is ->
    [leave] staying was worth { $instead }, leaving { $worth }
   *[other] leaving was worth { $instead }, staying { $worth }
}. { review-better }

## Turning points
review-turning-points = Turning points
review-no-turning-points = No single step changed much.
review-turn-change = { $who }: { $before }% → { $after }%.
review-turn-roll = { $captain } rolls { $dice } on the way to { $city }. { review-turn-change }
review-turn-dealt = The cards are dealt. { review-turn-change }
review-turn-drawn = { $other } draws: { $cards }. { review-turn-change }
review-turn-choice = { $other } answers “{ $played }”, where a bot would answer “{ $expected }”. { review-turn-change }
review-turn-choice-treasure = { $other } answers “{ $played }” and takes a treasure of { $city }: { count-points }. { review-turn-change }
review-turn-choice-treasure-of = { $other } answers “{ $played }”, and { $drawer } takes a treasure of { $city }: { count-points }. { review-turn-change }
review-turn-mistake = { $other } answers “{ $played }”; “{ $better }” was better. { review-turn-change }
review-turn-gamble = { $other } answers “{ $played }”. “{ $better }” wins more often, but this time it goes well. { review-turn-change }
review-turn-end = The treasures are counted. { review-turn-change }

## Captains
review-captains = Who could pay, and who was believed
review-captains-note = Legs with dice to answer. “Could pay” counts equipment without turbos.
review-legs = legs
review-could = could pay
review-trusted = stayed in vain
review-feared = left in vain
review-lied = false claims
review-captain-lacked = { $captain } owed { $dice } and could not pay. Still aboard: { $names }.
review-captain-kept = { $captain } owed { $dice } and kept their turbos. Still aboard: { $names }.
review-captain-held = { $captain } held: { $hand }.
review-captain-claimed = { $captain } said “{ $claim }”, which was not true. { $count ->
    [0] Nobody fell for it.
   *[other] Fell for it: { $names }.
}
review-claim-have = I have it: { $card }
review-claim-lack = I don’t have it: { $card }

## In the browser
review-close = Close the review
review-view = Review of this game
review-tab-turning-points = Turning points
review-tab-decisions = Decisions
review-tab-sources = Luck
review-tab-captains = Captains
review-tab-hands = Hands
review-as-table = As a table
review-as-chart = As a chart
review-value-error = { $name }: { $chance }, give or take { $error }
review-waiting = { $ahead ->
    [0] The review starts in a moment.
    [one] One other review comes first.
   *[other] { $ahead } other reviews come first.
}
review-first = Bots play the game on, for a first picture…
review-closer = A first picture. Bots now look at every decision.
review-progress = Review in progress
review-later = This part comes with the whole review.
review-failed = The review could not be finished.
review-mark-fine = fine
review-decisions-of = Decisions of
review-only-marked = only what could have gone better
review-no-decisions = No decision with a choice.
review-known = going by what they could know: { $chance } ± { $error }
review-what-if = What if?
review-what-if-instead = What if { $name } had answered “{ $answer }”?
review-what-if-note = Bots play both answers on { $count } times, with the real hands.
review-what-if-working = Bots play it on…
review-play-on = Play on by hand
review-change = change
review-captain-hand = { $captain }’s hand
review-captain-dice = Dice to answer
review-captain-can = { $captain } said: “I can pay.”
review-captain-cannot = { $captain } said: “I can’t pay.”
review-captain-is-able = could pay
review-captain-is-turbo = only with turbos
review-captain-is-unable = could not pay
review-captain-bluff = bluff
review-captain-stayed = Stayed: { $names }.
review-captain-left = Left: { $names }.
review-captain-none = No captain had dice to answer.
review-captain-flew = The ship flew on.
review-captain-moored = The ship was moored.
review-captain-crashed = The ship crashed.
review-captain-abandoned = Nobody was aboard any more.

## The command
review-working = Reviewing the game
review-written = The review is in { $file }.
