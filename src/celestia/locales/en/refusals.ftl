# Reasons for refusing an answer or a configuration, by key, as whole sentences.
# `card`, `colour`, `city` and `face` are filled in by their names.
# A key that ends in -when says that only the moment is wrong: the browser then shows the reason at the card.

## Not now, not you

refused-game-over = The game is over.
refused-table-not-shown = Wait until everybody has seen what just happened.
refused-chance-first = Wait: chance decides first.
refused-not-asked = You have nothing to decide right now.
refused-not-your-turn = It is not your turn: all are asked one by one, clockwise.
refused-asked-otherwise = That is not an answer to this question.
refused-window-interrupted = A treasure is drawn first: only Instructor can be played now.
refused-no-such-seat = There is no such seat at this table.

## Reasons that cards, powers and answers share

refused-roll-when = Only before a roll.
refused-declared-when = Only once all have decided, before the captain answers.
refused-payment-when = Only once all have decided, before cards are paid.
refused-cannot-when = Only after the captain’s “I can’t”.
refused-too-late = Too late: the captain has announced.
refused-not-captain = Only the captain of this leg decides that.
refused-aboard-only = Only aboard the vessel of this leg.
refused-ship-only = Only aboard the ship, not in the rowboat.
refused-in-void = In the void nobody gets off, comes back or is held back.
refused-emptied-city = No treasure is left here: nobody can get off.
refused-not-a-passenger = Only another passenger of the ship.
refused-not-yourself = Choose somebody else.
refused-card-not-held = You do not hold the card { $card }.
refused-too-few-cards = You hold { $held } of the card { $card }, not { $named }.
refused-choose-after = You choose only after { $card }.
refused-treasure-not-there = Not there: { $face }, { $city }.
refused-treasure-not-owned = You do not have it: { $face }, { $city }.

## Stay, leave, land, prepare

refused-declare-got-off = You are out until the next journey.
refused-declare-once-in-turn = Passengers declare once a leg, each in turn.
refused-stay-as-captain = A captain declares nothing: they fly.
refused-land-first-leg-of-rowboat = The first leg in the rowboat must be rolled.
refused-land-when = A captain lands or flies on at the start of a leg, when alone.
refused-head-no-fork = The way forks only at Barbadahl, if Boscalumia is in the game.
refused-head-lit = Boscalumia is lit: nobody flies there again.
refused-head-emptied = Barbadahl has no treasure left: there is no way to Boscalumia.
refused-head-at-start = The direction is chosen at the start of a leg.
refused-prepare-crews-only = Only crews prepare.
refused-prepare-last-pawn = The last pawn stays aboard.
refused-prepare-at-start = A crew prepares at the start of a leg, one pawn a leg.

## Announcement, payment, dice

refused-announce-forced = Your cards decide: only turbos leave a choice.
refused-announce-cannot = Your cards do not beat every event.
refused-announce-clear-sky = The sky is clear: there is nothing to pay.
refused-pay-nothing = There is nothing to pay now, or only one way.
refused-pay-exactly = Pay exactly: beat every event without a card too many.
refused-dice-no-such-die = There is no die { $number }.
refused-dice-locked = Green has locked die { $number }.
refused-route-no-dice = There are no dice to roll again.
refused-gust-no-blank = No die is blank.
refused-bandit-no-more-dice = A roll has at most eight dice.

## Help cards

refused-help-not-passenger = Only passengers of the ship lay help cards.
refused-help-once = Help is laid only once a leg.
refused-help-when = Help is laid when the captain cannot pay and nobody else saves the ship.

## Treasures, bonuses, gifts, characters

refused-keep-without-drawing = Only a crew that has drawn several treasures keeps one.
refused-instructor-when = Only when somebody is about to draw a treasure.
refused-instructor-own-draws = At this table Instructor works only on your own draws.
refused-instructor-once = Instructor has already been played on this draw.
refused-bonus-when = Matryoshburg gives its bonus after a crash of the ship.
refused-bonus-begun = You have started to discard, and get only one bonus.
refused-discard-one-at-least = Discard at least one card.
refused-trade-emptied-city = Its pile is empty: you would draw the same again.
refused-gift-not-yours = The player who ended the game gives the gifts.
refused-gift-one-each = Everybody gets only one gift.
refused-take-when = Characters can be chosen only before the first journey.
refused-take-taken = { $colour } is taken.

## Other cards

refused-play-equipment = The captain pays with equipment and turbos.
refused-jetpack-when = Only when the vessel crashes.
refused-jetpack-last = Jetpack comes last, when nobody saves the ship.
refused-mooring-when = Only once all is paid, before the vessel moves.
refused-mooring-twice = The vessel is moored already.
refused-need-alone = Nobody else is aboard.
refused-spy-no-cards = That player has no cards.
refused-hook-when = Only once the ship is sure to fly, before it moves.
refused-hook-not-got-off = Only a player who got off the ship on this leg can come back.
refused-rowboat-none = You hold no rowboat card.
refused-rowboat-taken = The rowboat is taken.
refused-rowboat-when = Passengers take the rowboat when they declare, the captain once all have declared.
refused-rowboat-main-line = At this table the rowboat never goes to Boscalumia.

## Powers

refused-power-not-yours = You are not { $colour }.
refused-power-used = A power works only once per game.
refused-red-no-treasure = You have no treasure to give up.
refused-red-not-owned = That treasure is not yours.
refused-blue-captain = You are captain already.
refused-green-no-pirates = No die shows pirates.
refused-purple-no-choice = You have made no choice on this leg for others to follow.
refused-purple-same-choice = Only a player who has just decided otherwise.

## Words that name no action

refused-words-none = Write an action, such as ‘stay’.
refused-words-no-action = No action is called ‘{ $words }’.
refused-words-no-thing = Nothing to play or use is called ‘{ $words }’.
refused-words-play-or-use = Write ‘play’ for a card and ‘use’ for a character.
refused-words-needs-seat = A seat must follow ‘{ $words }’.
refused-words-needs-city = A city must follow ‘{ $words }’.
refused-words-needs-treasure = A treasure must follow ‘{ $words }’.
refused-words-needs-nothing = Nothing may follow ‘{ $words }’.
refused-words-no-spyglass = A magic spyglass comes from city 1, 2, 4 or 6, not ‘{ $words }’.
refused-words-no-payment = You cannot pay with ‘{ $words }’.
refused-words-too-much = That is more than any roll asks for.
refused-words-no-help-card = You cannot lay ‘{ $words }’, or not so often.
refused-words-no-die = ‘{ $words }’ is not a die: dice are counted from 1.
refused-words-no-seat = ‘{ $words }’ is not a seat: seats are counted from 0.
refused-words-no-treasure = There is no treasure ‘{ $words }’: write 6/9 or 6/spyglass, for example.
refused-words-no-chance = Chance cannot answer ‘{ $words }’.

## Configurations that make no sense

refused-config-players = Celestia is a game for 2 to 6 players, not { $players }.
refused-config-crews = Crews need exactly 2 players, not { $players }.
refused-config-unknown = There is no ‘{ $name }’; there are { $known }.
refused-config-off = { $name } needs { $needed }, which is switched off.
refused-config-fixed-number = The number of ‘{ $name }’ cannot be changed, only that of { $known }.
refused-config-card-number = There may be 0 to { $most } of { $name }, not { $number }.
refused-config-module-empty = { $name } needs at least one of its cards.
refused-config-no-setting = ‘{ $name }’ is not a setting: write players=4 preset=classic, for example.
refused-config-players-missing = The number of players is missing: write players=4, for example.
refused-config-no-number = { $name } needs a number, not ‘{ $value }’.
