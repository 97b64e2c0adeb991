# Reasons for refusing an answer or a configuration, by key, as whole sentences.
# `card`, `colour`, `city` and `face` are filled in by their names.

## Nobody may answer

refused-no-such-place = There is no seat { $seat } at a table of { $players }.
refused-game-over = The game is over.
refused-table-not-shown = Wait until everybody has seen what just happened.
refused-chance-rolls = The dice are still rolling.
refused-chance-shuffles = The cards are still being shuffled.
refused-chance-deals-characters = The characters are being dealt.
refused-chance-draws-captain = The first captain is being drawn.

## Somebody else is asked

refused-not-asked = There is nothing for you to decide right now.
refused-not-asked-declarations = It is not your turn: passengers declare one by one, from the captain’s left.
refused-not-asked-window = It is not your turn: players are asked one by one, clockwise from the captain.
refused-not-asked-instructor = It is not your turn: Instructor is offered once to each player, clockwise from the captain.
refused-window-interrupted = A treasure is drawn first: only Instructor can be played now.

## Something else is asked

refused-asked-land = You are asked whether you land or fly.
refused-asked-direction = You are asked for the direction: onward or to Boscalumia.
refused-asked-prepare = You are asked whether you prepare.
refused-asked-window = You are asked for a card or a power, or to pass.
refused-asked-declare = You are asked whether you stay or leave.
refused-asked-announce = You are asked whether you can pay.
refused-asked-pay = You are asked how you pay.
refused-asked-help = You are asked for help cards.
refused-asked-gift = You are asked who gets the gift.
refused-asked-bonus = You are asked which bonus you take: exactly one.
refused-asked-discard = You are asked which cards you discard.
refused-asked-instructor = You are asked whether you play Instructor.
refused-asked-treasure = You are asked which treasure is drawn.
refused-asked-keep = You are asked which treasure your crew keeps.
refused-asked-dice = You are asked which dice roll again, perhaps none.
refused-asked-relieved = You are asked whether you stay or leave.
refused-asked-character = You are asked which character you take.

## Stay, leave, land, fly

refused-declare-in-boat = A player in the rowboat declares nothing.
refused-declare-got-off = You have left the ship, and are out until the next journey.
refused-declare-once-in-turn = Passengers declare once a leg, after the roll, each in turn from the captain’s left.
refused-leave-as-captain = A captain cannot leave, but may land when alone at the start of a leg.
refused-leave-in-void = In the void nobody can get off.
refused-leave-at-emptied-city = The city has no treasure left: nobody can get off.
refused-stay-as-captain = A captain declares nothing: they fly.
refused-stay-in-void = In the void nothing is declared.
refused-land-not-captain = Only the captain of the vessel whose leg it is may land.
refused-land-in-void = In the void nobody can land.
refused-land-at-emptied-city = The city has no treasure left: nobody can land.
refused-land-first-leg-of-rowboat = The first leg in the rowboat must be rolled.
refused-land-alone-at-start = A captain may land only when alone at the start of a leg, before the roll.
refused-fly-not-captain = Only the captain of the vessel whose leg it is flies or lands.
refused-fly-at-start = You choose to land or fly on at the start of a leg, if you may land.

## Direction, preparation

refused-head-no-fork = The way forks only at Barbadahl, if Boscalumia is in the game.
refused-head-lit = Boscalumia is lit: nobody flies there again.
refused-head-emptied = Barbadahl has no treasure left: there is no way to Boscalumia.
refused-head-not-captain = Only the captain of the vessel whose leg it is chooses the direction.
refused-head-at-start = The direction is chosen at the start of a leg.
refused-prepare-crews-only = Only crews prepare.
refused-prepare-not-captain = Only the captain of the ship prepares.
refused-prepare-in-void = In the void there is no tile to prepare on.
refused-prepare-at-emptied-city = The city has no treasure left: nobody can prepare there.
refused-prepare-last-pawn = The last pawn stays aboard.
refused-prepare-at-start = A crew prepares at the start of a leg, one pawn a leg.

## Announcement and payment

refused-announce-not-captain = Only the captain of the vessel whose leg it is announces.
refused-announce-forced = Your cards decide what you announce: only turbos leave a choice.
refused-announce-cannot = Your cards do not beat every event.
refused-announce-clear-sky = The sky is clear: there is nothing to pay, so the ship flies.
refused-announce-must = You hold the cards, so you must fly: only turbos are optional.
refused-pay-not-captain = Only the captain of the vessel whose leg it is pays.
refused-pay-nothing = There is nothing to pay now, or only one way to pay.
refused-too-few-cards = You hold { $held } of the card { $card }, not { $named }.
refused-pay-turbo-too-many = Each turbo beats one event, and there are not that many events.
refused-pay-exactly = Pay exactly: beat every event, and add no card you could keep.

## Dice, help cards

refused-dice-without-route = You choose dice only after Alternative route has been played.
refused-dice-not-captain = The captain chooses the dice, no matter who played Alternative route.
refused-dice-no-such-die = There is no die { $number }.
refused-dice-locked = Die { $number } shows pirates, and Green has locked it.
refused-help-as-captain = Captains may not use their own help cards.
refused-help-for-rowboat = There are no help cards for the rowboat.
refused-help-not-passenger = Help cards are for passengers of the ship.
refused-help-over = The help round of this leg is over.
refused-help-when = Help cards are laid when the captain cannot pay and nobody else saves the ship.
refused-help-answered = You have already answered the help round.

## Treasures

refused-choose-without-instructor = Only the player of Instructor chooses a treasure.
refused-choose-not-there = Not in the pile of this city: { $face }, { $city }.
refused-keep-without-drawing = Only a crew that has drawn several treasures keeps one.
refused-keep-not-drawn = Not among the treasures drawn: { $face }, { $city }.

## Matryoshburg

refused-bonus-when = Matryoshburg gives its bonus before the journey that follows a crash of the ship.
refused-bonus-in-turn = Everybody takes a bonus in turn, starting with the new captain.
refused-bonus-begun = You have started to discard, and you get exactly one bonus.
refused-discard-one-at-least = Discard at least one card.
refused-trade-no-treasure = You do not have it: { $face }, { $city }.
refused-trade-emptied-city = Its city has no treasure left: you would draw the same again.

## Gifts, characters

refused-gift-not-yours = The player who ended the game gives the gifts.
refused-gift-for-oneself = You cannot give a gift to yourself.
refused-gift-one-each = Everybody gets only one gift.
refused-no-such-seat = There is no such seat at this table.
refused-take-when = Characters are chosen before the first journey, if this table chooses them.
refused-take-in-turn = Characters are chosen in turn, starting with seat 0.
refused-take-taken = { $colour } is taken.

## Not at hand

refused-play-equipment = Equipment and turbos are not played like this: the captain pays with them.
refused-play-help = Help cards are laid face down, in the help round.
refused-card-not-held = You do not hold the card { $card }.
refused-spyglass-not-owned = You have no magic spyglass from { $city }.
refused-power-not-yours = You are not { $colour }.
refused-power-used = A power can be used only once per game.

## Several cards

refused-void-holds-all = In the void nobody can get off, come back or be held back.
refused-vessel-not-yours = A power only helps the vessel you are in.
refused-rescue-ashore = Only players aboard the vessel in danger may use it.

## Alternative route

refused-route-when = Alternative route is played after the declarations or after an announcement.
refused-route-other-vessel = You can play Alternative route only for the vessel you are in.
refused-route-ashore = You cannot play Alternative route after you have left the ship.
refused-route-no-dice = There are no dice to roll again.

## Wind gust

refused-gust-when = Wind gust is played from the end of the declarations until the captain pays.
refused-gust-no-blank = No die is blank.
refused-gust-after-spyglass = A magic spyglass was used: the roll no longer counts.
refused-gust-after-cannot = Wind gust cannot be played after the captain has said “I can’t”.

## Ejection

refused-ejection-when = Ejection is played after the declarations and before the announcement.
refused-ejection-by-occupant = A player in the rowboat cannot play Ejection.
refused-ejection-ashore = Only players aboard the ship may play Ejection.
refused-ejection-at-emptied-city = The city has no treasure left: nobody can be put ashore.
refused-ejection-of-occupant = A player in the rowboat cannot be ejected.
refused-ejection-of-whom = Ejection works on another passenger of the ship, not on its captain or on yourself.
refused-ejection-from-rowboat = Nobody can be ejected from the rowboat.

## Jetpack

refused-jetpack-when = Jetpack is played when the vessel crashes.
refused-jetpack-other-vessel = A Jetpack only helps in the vessel that crashes.
refused-jetpack-ashore = Only players aboard the crashing vessel may play Jetpack.
refused-jetpack-at-emptied-city = The city has no treasure left.
refused-jetpack-last = Jetpack comes last, when nobody saves the ship.

## Bandit, Mooring

refused-bandit-when = Bandit is played before the dice are rolled.
refused-bandit-no-more-dice = A roll has at most eight dice.
refused-mooring-when = Mooring is played when all is paid and the vessel is about to move.
refused-mooring-twice = The vessel is moored already.

## Pressing need, New gear, Spy

refused-need-when = Pressing need is played after the declarations and before the announcement.
refused-need-not-captain = Only the captain of the ship can play Pressing need.
refused-need-alone = Nobody else is aboard to become captain.
refused-need-not-passenger = Only a passenger of the ship can become captain.
refused-need-in-rowboat = There is nobody else in the rowboat to become captain.
refused-need-too-late = A player who takes the wheel during a fall is too late for Pressing need.
refused-gear-when = New gear is played before either vessel’s dice are rolled.
refused-spy-when = Spy is played before either vessel’s dice are rolled.
refused-spy-on-oneself = You already see your own hand.
refused-spy-no-cards = That player has no cards to look at.

## Grappling hook, Instructor

refused-hook-when = Grappling hook is played once the ship is sure to fly, before it moves.
refused-hook-in-rowboat = A player in the rowboat has no treasure to return.
refused-hook-not-got-off = Only a player who got off the ship on this leg can come back.
refused-instructor-when = Instructor is played when somebody is about to draw a treasure.
refused-instructor-own-draws = At this table Instructor works only on your own draws.
refused-instructor-once = Instructor has already been played on this draw.

## Rowboat

refused-rowboat-when = A passenger takes the rowboat when they declare, the captain before they announce.
refused-rowboat-none = You hold no rowboat card.
refused-rowboat-not-aircraft = You can take the rowboat only from the ship.
refused-rowboat-full = The rowboat has one seat, and it is taken.
refused-rowboat-taken = Somebody else took the rowboat first.
refused-rowboat-main-line = At this table the rowboat never takes the way to Boscalumia.
refused-rowboat-passenger-declares = A passenger takes the rowboat when they declare, not later.
refused-rowboat-captain-waits = The captain may take the rowboat once all have declared.
refused-rowboat-in-turn = Passengers declare in turn, from the captain’s left.
refused-rowboat-no-rescue = The rowboat does not save you from a fall: it is too late.
refused-rowboat-announced = After the announcement nobody can take the rowboat.

## Powers and spyglass

refused-red-when = Red rolls again when the captain has said “I can’t”.
refused-red-no-treasure = Red must give up a treasure, and you have none.
refused-red-not-owned = That treasure is not yours to give up.
refused-blue-when = Blue takes the wheel when the captain has said “I can’t”.
refused-blue-rowboat = Blue has no power over the rowboat.
refused-blue-ashore = Only a passenger of the ship in danger can take the wheel.
refused-blue-captain = Blue is captain already.
refused-green-when = Green drives the pirates away when the captain has said “I can’t”.
refused-green-no-pirates = No die shows pirates.
refused-yellow-when = Yellow turns up two cards when the captain has said “I can’t”.
refused-black-when = Black removes two dice before the roll.
refused-black-ashore = Black must be aboard the vessel about to roll.
refused-purple-when = Purple persuades after the declarations and before the announcement.
refused-purple-in-void = In the void nobody has made a choice to follow.
refused-purple-from-rowboat = Purple’s power does not reach out of the rowboat.
refused-purple-took-rowboat = A player who took the rowboat neither stays nor leaves.
refused-purple-not-declared = Purple has made no choice on this leg for others to follow.
refused-purple-at-emptied-city = The city has no treasure left: nobody can follow.
refused-purple-not-them = Purple cannot persuade the captain or the player in the rowboat.
refused-purple-same-choice = Purple persuades only players who have just made the other choice.
refused-purple-rowboat = Purple has no power over the rowboat.
refused-spyglass-when = The magic spyglass is used when the captain has said “I can’t”.
refused-spyglass-other-vessel = A magic spyglass only helps the vessel you are in.
refused-spyglass-ashore = Only players aboard may use a magic spyglass.

## Words that name no action

refused-words-none = Write an action, such as ‘stay’.
refused-words-no-action = No action is called ‘{ $words }’.
refused-words-no-thing = There is nothing called ‘{ $words }’ to play or use.
refused-words-play-or-use = Write ‘play’ for a card and ‘use’ for a character: ‘{ $words }’ needs the other word.
refused-words-needs-seat = A seat must follow ‘{ $words }’.
refused-words-needs-city = A city must follow ‘{ $words }’.
refused-words-needs-treasure = A treasure must follow ‘{ $words }’.
refused-words-needs-nothing = Nothing may follow ‘{ $words }’.
refused-words-no-spyglass = A magic spyglass comes from city 1, 2, 4 or 6, not ‘{ $words }’.
refused-words-no-payment = ‘{ $words }’ is not a card to pay with.
refused-words-too-much = That is more than any roll asks for.
refused-words-no-help-card = ‘{ $words }’ is not a help card to lay, or it is named too often.
refused-words-no-die = ‘{ $words }’ is not a die: dice are counted from 1.
refused-words-no-seat = ‘{ $words }’ is not a seat: seats are counted from 0.
refused-words-no-treasure = There is no treasure ‘{ $words }’: write city and face, such as 6/9 or 6/spyglass.
refused-words-no-chance = Chance cannot answer ‘{ $words }’.
refused-words-no-face = ‘{ $words }’ is not a face of a die.
refused-words-no-card = ‘{ $words }’ is not a card.
refused-words-no-character = ‘{ $words }’ is not a character.

## Configurations that make no sense

refused-config-players = Celestia is a game for 2 to 6 players, not { $players }.
refused-config-crews = Crews are a variant for exactly 2 players, not { $players }.
refused-config-no-preset = There is no preset ‘{ $name }’; there are { $known }.
refused-config-no-module = There is no module ‘{ $name }’; there are { $known }.
refused-config-no-option = There is no house option ‘{ $name }’; there are { $known }.
refused-config-option-off = The house option { $name } needs { $needed }, which is switched off.
refused-config-fixed-number = The number of ‘{ $name }’ cannot be changed, only that of { $known }.
refused-config-card-off = { $name } belongs to { $needed }, which is switched off.
refused-config-card-number = There may be 0 to { $most } of { $name }, not { $number }.
refused-config-module-empty = The module { $name } needs its cards, and all of them are switched off.
refused-config-no-setting = ‘{ $name }’ is not a setting: write players=4 preset=classic, for example.
refused-config-unknown-setting = There is no setting ‘{ $name }’; there are players, preset, modules, house, cards.
refused-config-players-missing = The number of players is missing: write players=4, for example.
refused-config-no-number = { $name } needs a number, not ‘{ $value }’.
