# The screen around the question: headings, prompts, help, the curtain, farewells.

terminal-city = City
terminal-name = Name
terminal-where = Where
terminal-dice = Dice
terminal-cards = Cards
terminal-treasures = Treasures
terminal-rank = Rank
terminal-boscalumia-lit = lit
terminal-boscalumia-dark = 25 each
terminal-boscalumia-short = Bosc.
terminal-aircraft = ship
terminal-rowboat = rowboat
terminal-rowboat-ignores = ignores { $hazard }
terminal-you = you
terminal-pawns = { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
}
terminal-used = { $colour }, used
terminal-on-table = On the table
terminal-choice-wait = wait
terminal-does-later = You decide when the time comes.
terminal-does-pay = you keep: { $rest }
terminal-rule-land = Only a captain alone at the start of a leg may get off instead of rolling.
terminal-watch-rowboat = Nobody can get off here. Does anybody take the rowboat?
terminal-news-more = … { $count } more before: h
terminal-prompt = Your answer (? for help):
terminal-prompt-default = Your answer (Enter: 1, ? for help):
terminal-prompt-roll = Press Enter to roll:
terminal-prompt-go-on = Press Enter to continue:
terminal-help = Answer with a number of the list, or in words (stay, play wind_gust, pay compass turbo). ? help · r the rule · h this journey · hh the whole game · q quit: the record is kept. Enter skips the pauses of bots.
terminal-help-draws = i asks the table before every treasure, for Instructor, or stops asking.
terminal-draws-on = From now on the table is asked before every treasure.
terminal-draws-off = The table is no longer asked before treasures.
terminal-no-number = There is no choice { $number }: the list goes from 1 to { $last }.
terminal-refused = Not allowed: { $sentence } (rule { $rule })
terminal-curtain = Pass the keyboard to { $name }, then press Enter. The others look away.
terminal-anybody-else = Anybody else?
terminal-speak-up = Type your number ({ $names }) to play a card.
terminal-enter-nobody = Nobody: press Enter:
terminal-enter-roll = { $captain }, press Enter to roll:
terminal-enter-captain = Nobody: pass the keyboard to { $captain }, who presses Enter:
terminal-bot-missed = { $bot } failed to answer { $count ->
    [one] once
   *[other] { $count } times
}: the careful bot played instead.
terminal-record-kept = The record of the game: { $path }
terminal-good-bye = You have left the table.
terminal-good-bye-resume = To resume: celestia play --resume { $path } --seats { $seats }
terminal-record-lost = The record cannot be written: { $reason }. The game continues without it.
terminal-replay-game = A game of { $names }; { $config }.
terminal-replay-unfinished = The record stops here: the game is unfinished.
terminal-and = and
