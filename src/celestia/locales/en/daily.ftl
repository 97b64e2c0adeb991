daily-title = The daily flight
daily-lead = Everybody meets the same cards and dice today, against the same three sly bots. Your first flight counts.
daily-card-note = The same dice for everybody. One try counts.
daily-card-result = { daily-count-points }, rank { $rank } of { $count }
daily-under-way = Your flight is under way.
daily-not-counted = Your flight does not count: you left it, or it ended too late.
daily-fly = Fly today’s flight
daily-fly-note = You and 3 sly bots. One try counts.
daily-fly-short = Fly
daily-return = Return to your flight
daily-return-note = It counts.
daily-return-short = Return
daily-leave-note = Your flight waits for you. If you leave for good, it does not count, and there is no second try today.
daily-practice = Practice: this flight does not count
daily-practise = Fly again for practice
daily-practice-note = The same dice. Your result stands.
daily-practice-over = That was practice. Only your first flight of the day counts.
daily-results = Results
daily-best = The best so far
daily-be-first = Nobody has landed yet. Be the first.
daily-nobody = No results.
daily-own = Your flight
daily-today = Today
daily-yesterday = Yesterday
daily-rank = Rank
daily-name = Name
daily-points = Points
daily-place = Place
daily-result = { daily-count-points }, place { $place } of 4
daily-result-won = Won with { daily-count-points }
daily-count-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
daily-ranked = { $count ->
    [one] Nobody else has landed yet.
   *[other] Rank { $rank } of { $count } today.
}
daily-later = You can replay and review this flight tomorrow. Its dice stay secret until then.
daily-next = The next flight starts in { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.
daily-utc = A day begins at midnight UTC, { $time } by your clock. A flight counts for the day on which it began.
daily-share-title = Show your result, not the dice
daily-copy = Copy text
daily-copied = Copied.
daily-not-copied = This browser does not allow copying.
daily-save = Save picture
daily-saved = Saved among your downloads.
daily-journey-treasure = Journey { $journey }: a treasure
daily-journey-crash = Journey { $journey }: crashed
daily-journey-nothing = Journey { $journey }: nothing
daily-fair = Are the dice fair?
daily-fair-note = All dice and cards of a day follow from one key. The server shows the fingerprint of that key the day before, and the key at noon UTC the day after. So nobody can change the dice, and anybody can verify a flight, here or with celestia verify.
daily-tomorrow-sealed = Fingerprint for tomorrow, { $date }
daily-today-sealed = Fingerprint for today, { $date }. Shown since { $committed }. The key opens on { $opens }.
daily-yesterday-key = Opened key of yesterday, { $date }
daily-record = Save the record of your flight
daily-verify = Verify your flight
daily-broken = Yesterday this server showed another fingerprint for today. It has changed the dice.
daily-honest = The host of this server knows the key, and two devices have two tries. The list is for fun.
