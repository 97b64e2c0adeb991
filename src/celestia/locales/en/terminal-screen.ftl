# The screen around the question: headings, help, the curtain, the podium, farewells.

terminal-header = Celestia · journey { $journey } · leg { $leg } · deck { $deck }, discard { $discard }
terminal-city = City
terminal-name = Name
terminal-dice = Dice
terminal-treasures = Treasures
terminal-empty = empty
terminal-boscalumia-lit = lit
terminal-boscalumia-dark = 25 each
terminal-boscalumia-short = Bosc.
terminal-aircraft = ship
terminal-rowboat = rowboat
terminal-rowboat-ignores = ignores { $hazard }
terminal-vessel-aircraft = the ship
terminal-vessel-boat = the rowboat
terminal-void = in the void
terminal-gifts = { $gifts ->
    [one] { $gifts } gift
   *[other] { $gifts } gifts
}
terminal-label = { $label }:
terminal-seat-name = Name
terminal-seat-where = Where
terminal-seat-cards = Cards
terminal-seat-treasures = Treasures
terminal-seat-points = Points
terminal-seat-character = Character
terminal-captain = captain
terminal-you = you
terminal-aboard = aboard
terminal-stays = stays
terminal-pawns = { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
}
terminal-off = off
terminal-boat = rowboat
terminal-used = { $colour }, used
terminal-rolled = Dice
terminal-rolled-none = not rolled yet
terminal-rolled-ahead = { count-dice } to roll
terminal-die-ignored = { $face } (ignored)
terminal-owed = owed: { $need }
terminal-owed-nothing = clear sky: nothing to pay
terminal-owed-covered = nothing left to pay
terminal-says-can = “I can!”
terminal-says-cannot = “I can’t.”
terminal-on-table = On the table: { $cards }
terminal-laid = You laid face down: { $cards }
terminal-hand = Your hand ({ $count })
terminal-own-treasures = Your treasures
terminal-own-treasures-none = none yet
terminal-token = Boscalumia (25 points)
terminal-total = { $treasures } = { count-points }
terminal-seen = In the pile
terminal-known-hand = You know that { $name } holds: { $cards }
terminal-news-more = … { $count } more before: h
terminal-prompt = Your answer (? for help):
terminal-prompt-default = Your answer (Enter: 1, ? for help):
terminal-prompt-roll = Press Enter to roll:
terminal-prompt-go-on = Press Enter to continue:
terminal-help = Answer with a number of the list, or in the words of the record (stay, play wind_gust, pay compass turbo). ? this help · r why this is asked · h what happened in this journey · hh in the whole game · q quit: the record is kept. While the bots play, Enter skips the pauses.
terminal-help-draws = i asks the table before every treasure is taken, for Instructor, or stops asking.
terminal-draws-on = From now on the table is asked before every treasure is taken.
terminal-draws-off = The table is no longer asked before treasures are taken.
terminal-no-number = There is no choice { $number }: the list goes from 1 to { $last }.
terminal-refused = Not allowed: { $sentence } (rule { $rule })
terminal-must-fly = You hold the cards, so you must fly. You pay: { $cards }.
terminal-must-fall = You owe { $need } and can’t pay. You keep your cards, and { $ship } falls.
terminal-must-pass = You have nothing to play now.
terminal-curtain = Pass the keyboard to { $name }, then press Enter. The others look away.
terminal-public-announce = { $captain } decides: can they pay { $need }?
terminal-public-decides = { $name } decides.
terminal-public-stays = { $name } decides: stay or leave?
terminal-public-before-roll = Does anybody play a card before { $captain } rolls?
terminal-public-declare = Nobody can get off here. Does anybody take the rowboat?
terminal-public-after-declarations = All have decided: { $captain } owes { $need } and holds { count-cards }. Does anybody play a card?
terminal-public-clear = All have decided, and nothing has to be paid. Does anybody play a card?
terminal-public-way = { $captain } can pay. Does anybody play a card before { $ship } flies?
terminal-public-fall = { $ship } falls: { $captain } owes { $need }. Does anybody save it, or themselves?
terminal-public-instruct = { $drawer } is about to take a treasure { $pile-of }. Does anybody play Instructor?
terminal-public-roll = { $captain } is captain: { count-dice } on the way to { $heading }.
terminal-speak-up = Type your number ({ $names }), or press Enter for nobody:
terminal-speak-up-more = Anybody else? { terminal-speak-up }
terminal-speak-up-roll = { $captain }, press Enter to roll. To play a card first, type your number ({ $names }):
terminal-speak-up-roll-more = { $captain }, press Enter to roll. Anybody else first? Type your number ({ $names }):
terminal-speak-up-captain = Type your number ({ $names }). Nobody: pass the keyboard to { $captain }, who presses Enter:
terminal-speak-up-captain-more = Anybody else? { terminal-speak-up-captain }
terminal-roll-public = { $captain }, press Enter to roll:
terminal-end-winner = { $winner } rules the sky!
terminal-end-shared = { $winners } share the sky!
terminal-end-rank = Rank
terminal-end-treasures = Treasures
terminal-end-hand = Hand
terminal-end-penalty = { $points } with −{ $penalty } for help cards
terminal-bot-missed = { $bot } failed to answer { $count ->
    [one] once
   *[other] { $count } times
}, and the careful bot played instead.
terminal-record-kept = The record of the game: { $path }
terminal-good-bye = You have left the table.
terminal-good-bye-resume = To resume: celestia play --resume { $path } --seats { $seats }
terminal-record-lost = The record cannot be written: { $reason }. The game continues without it.

# A replayed game.

terminal-replay-game = A game of { $names }; { $config }.
terminal-replay-unfinished = The record stops here: the game is unfinished.
terminal-replay-score = { $name }: { count-points }.
terminal-replay-winners = { $people } { $people-are ->
    [one] wins
    [you] win
   *[several] win
}.

# Small words of every sentence.

terminal-and = and
terminal-nothing = nothing
terminal-treasure = { count-points }
terminal-treasure-spyglass = Magic spyglass (2 points)
terminal-treasure-from = { $treasure } { $city-of }
