# The review of a finished game, in the terminal, in a file and in the browser.
# `who`, `other` and `captain` are players. `played` and `better` are answers. Chances are in a hundred.

## The page
review-title = Review: { $names }
review-result = { $name }: { $points } points
review-about = Chances to win among equal players. Bots played on many times from every position.
review-about-errors = “±” is one standard error. Early on, most is luck.
review-step = Step
review-player = Player
review-words = Action
review-chance-answer = Dice and cards
review-percent = { $count }%

## The chances
review-chances = Chance to win
review-chart = Chances to win, step by step. The table has the same numbers.
review-all-steps = Every step
review-when-start = Before the game
review-when-journey = Journey { $journey }
review-when-end = At the end

## Luck and choices
review-sources = Luck and choices
review-sources-note = Points of a hundred. “Choices” compare with those of bots.
review-start = start
review-luck = luck
review-own = own choices
review-others = others’ choices
review-error = ±
review-share = result

## Grades
review-grades = Decisions
review-grades-note = Each is compared with the best other answer, from what the player could know. “Worse” means by more than two standard errors.
review-graded = decisions
review-inaccuracies = inaccuracies
review-mistakes = mistakes
review-blunders = blunders
review-lost = given away
review-marked = What could have gone better
review-no-marks = No answer was clearly worse. Well played!
review-mark-inaccuracy = inaccuracy
review-mark-mistake = mistake
review-mark-blunder = blunder
review-at = Journey { $journey }, step { $step }
review-line = { $at }: { $sentence }
review-marked-line = { $at }: { $who }, { $mark } (−{ $loss } ± { $error }). { $sentence }
review-bot = A bot would have said: “{ $reason }”
review-decision = { $lead ->
    [alike] “{ $played }” and “{ $better }” win equally often, { $now } of 100 games.
    [played] “{ $played }” wins { $now } of 100 games, “{ $better }” { $then }.
   *[other] “{ $better }” wins { $then } of 100 games, “{ $played }” { review-less }.
}
review-less = { $lead ->
    [close] { $now }: too close to call
   *[worse] only { $now }
}
review-decision-declare = { review-could-pay }{ review-arrival }. { review-decision }
review-decision-declare-points = { review-could-pay }{ review-arrival }; { review-points }. { review-decision }
review-could-pay = { $captain } could pay in about { $chance } of 10 cases
review-arrival = { $arrival ->
    [more] , but with cards and powers the ship arrives in { $arrives }
    [less] , but the ship arrives in only { $arrives }
    [alike] , and the ship arrives in { $arrives }
   *[untold] { "" }
}
review-points = { $best ->
    [leaving] leaving was worth { $leaving }, staying { $staying }
   *[staying] staying was worth { $staying }, leaving { $leaving }
}

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
review-captains-note = Legs with dice to answer. “Could pay” leaves out turbos.
review-legs = legs
review-could = could pay
review-trusted = stayed in vain
review-feared = left in vain
review-lied = false claims
review-captain-owed = { $captain } owed { $dice } and { $turbos ->
    [kept] kept their turbos
   *[few] could not pay
}. Still aboard: { $names }. { review-captain-held }
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
   *[other] Other reviews come first: { $ahead }.
}
review-first = Bots draw a first picture…
review-closer = Bots now look at every decision…
review-progress = Review in progress
review-later = This comes with the whole review.
review-failed = The review could not be finished.
review-mark-fine = fine
review-decisions-of = Decisions of
review-no-decisions = No decision with a choice.
review-known = from what they could know: { $chance } ± { $error }
review-what-if = What if?
review-what-if-instead = What if { $name } had answered “{ $answer }”?
review-what-if-note = Bots play on { $count } times after both, with the real hands.
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
