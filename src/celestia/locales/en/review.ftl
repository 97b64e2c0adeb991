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
review-chart = Chance to win of each player, step by step. The table below has the same numbers.
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
review-fine = “{ $played }” wins { $now } times in 100, “{ $better }” { $then }.
review-fine-close = “{ $better }” wins { $then } times in 100, “{ $played }” { $now }: too close to call.
review-fine-declare = { $captain } could pay in about { $chance } of 10 cases. “{ $played }” wins { $now } times in 100, “{ $better }” { $then }.
review-fine-declare-points = { $captain } could pay in about { $chance } of 10 cases; { $played-is ->
    [leave] leaving was worth { $worth }, staying { $instead }
   *[other] staying was worth { $worth }, leaving { $instead }
}. “{ $played }” wins { $now } times in 100, “{ $better }” { $then }.
review-better = “{ $better }” wins { $then } times in 100, “{ $played }” only { $now }.
review-better-declare = { $captain } could pay in about { $chance } of 10 cases, and the ship arrives in { $arrives }. “{ $better }” wins { $then } times in 100, “{ $played }” only { $now }.
review-better-declare-points = { $captain } could pay in about { $chance } of 10 cases, and the ship arrives in { $arrives }; { $played-is ->
    [leave] staying was worth { $instead }, leaving { $worth }
   *[other] leaving was worth { $instead }, staying { $worth }
}. “{ $better }” wins { $then } times in 100, “{ $played }” only { $now }.

## Turning points
review-turning-points = Turning points
review-no-turning-points = No single step changed much.
review-turn-change = { $who }: { $before }% → { $after }%.
review-turn-roll = { $captain } rolls { $dice } on the way to { $city }. { review-turn-change }
review-turn-cards = New cards come up. { review-turn-change }
review-turn-treasure = { $other } takes a treasure of { $city }: { $points ->
    [one] 1 point
   *[other] { $points } points
}. { review-turn-change }
review-turn-choice = { $other } answers “{ $played }”. { review-turn-change }
review-turn-mistake = { $other } answers “{ $played }”; “{ $better }” was better. { review-turn-change }
review-turn-end = The treasures are counted. { review-turn-change }

## Captains
review-captains = Who could pay, and who was believed
review-captains-note = Legs with dice to answer. “Could pay” counts equipment without turbos.
review-captain-legs = legs
review-captain-could = could pay
review-captain-trusted = stayed in vain
review-captain-feared = left in vain
review-captain-lied = false claims
review-captain-lacked = { $captain } owed { $dice } and could not pay. Still aboard: { $names }.
review-captain-kept = { $captain } owed { $dice } and kept their turbos. Still aboard: { $names }.
review-captain-held = Their hand: { $hand }.
review-captain-claimed = { $captain } said “{ $claim }”, which was not true. { $count ->
    [0] Nobody fell for it.
   *[other] Fell for it: { $names }.
}
review-claim-have = I have it: { $card }
review-claim-lack = I don’t have it: { $card }

## The command
review-working = Reviewing the game
review-written = The review is in { $file }.
