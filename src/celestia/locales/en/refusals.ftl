# Why an answer or a configuration is refused, by the key of the reason: whole sentences.
# `card`, `colour`, `city` and `face` are filled in by their names.

## Nobody may answer

refused-no-such-place = There is no seat { $seat } at a table of { $players }.
refused-game-over = The game is over.
refused-table-not-shown = Nobody answers before the whole table has been shown this moment.
refused-chance-rolls = The dice are rolling: nobody answers before they lie.
refused-chance-shuffles = Cards are being shuffled: nobody answers before they lie.
refused-chance-deals-characters = The characters are being dealt.
refused-chance-draws-captain = The first captain is being drawn.

## Somebody else is asked

refused-not-asked = Nobody asks you now.
refused-not-asked-declarations = Nobody asks you now: passengers declare in turn, from the captain’s left.
refused-not-asked-window = Nobody asks you now: players are asked in turn, from the captain clockwise.
refused-not-asked-instructor = Nobody asks you now: Instructor goes round once, from the captain clockwise.
refused-window-interrupted = A treasure is drawn first: only Instructor is asked for now.

## Something else is asked

refused-asked-land = You are asked whether you land or fly.
refused-asked-direction = You are asked for the direction: onward or to Boscalumia.
refused-asked-prepare = You are asked whether you prepare.
refused-asked-window = You are asked for a card or a power, or to pass.
refused-asked-declare = You are asked for your declaration.
refused-asked-announce = You are asked whether you can or cannot.
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

refused-declare-in-boat = Who is in the rowboat declares nothing.
refused-declare-got-off = You have got off, and are out until the next journey.
refused-declare-once-in-turn = Passengers declare once a leg, after the roll, each in turn from the captain’s left.
refused-leave-as-captain = A captain may not leave: they may land when they are alone at the start of a leg.
refused-leave-in-void = In the void nobody can get off.
refused-leave-at-emptied-city = The city has no treasure left: nobody can get off.
refused-stay-as-captain = A captain declares nothing: they fly.
refused-stay-in-void = In the void nothing is declared.
refused-land-not-captain = Only the captain of the vessel whose leg it is may land.
refused-land-in-void = In the void nobody can land.
refused-land-at-emptied-city = The city has no treasure left: nobody can land.
refused-land-first-leg-of-rowboat = The first leg in the rowboat must be rolled.
refused-land-alone-at-start = A captain may land when they are alone at the start of a leg, before the roll.
refused-fly-not-captain = Only the captain of the vessel whose leg it is flies or lands.
refused-fly-at-start = Land or fly is asked at the start of a leg, of who may land.

## Direction, preparation

refused-head-no-fork = Only from Barbadahl does the way fork, if Boscalumia is in the game.
refused-head-lit = Boscalumia is lit: nobody flies there again.
refused-head-emptied = Barbadahl has no treasure left: there is no way to Boscalumia.
refused-head-not-captain = Only the captain of the vessel whose leg it is chooses the direction.
refused-head-at-start = The direction is chosen at the start of a leg.
refused-prepare-crews-only = Only crews prepare.
refused-prepare-not-captain = Only the captain of the aircraft prepares.
refused-prepare-in-void = In the void there is no tile to prepare on.
refused-prepare-at-emptied-city = On an emptied city nobody prepares.
refused-prepare-last-pawn = The last pawn stays aboard.
refused-prepare-at-start = A crew prepares at the start of a leg, one pawn a leg.

## Announcement and payment

refused-announce-not-captain = Only the captain of the vessel whose leg it is announces.
refused-announce-forced = The announcement follows from the cards: only turbos leave a choice.
refused-announce-cannot = Your cards do not answer every event.
refused-announce-clear-sky = The sky is clear: there is nothing to pay, so the ship flies.
refused-announce-must = You hold the cards, so you must fly: only turbos are optional.
refused-pay-not-captain = Only the captain of the vessel whose leg it is pays.
refused-pay-nothing = Nothing is to be paid now, or there is one way only.
refused-too-few-cards = You hold { $held } of the card { $card }, not { $named }.
refused-pay-turbo-too-many = A turbo answers an event, and there are not so many.
refused-pay-exactly = Pay an exact cover: every event answered, and no card that could be kept.

## Dice, help cards

refused-dice-without-route = Dice are picked when Alternative route has been played.
refused-dice-not-captain = The captain picks the dice, no matter who played Alternative route.
refused-dice-no-such-die = There is no die { $number }.
refused-dice-locked = Die { $number } shows pirates, and Green has locked it.
refused-help-as-captain = Captains may not use their own help cards.
refused-help-for-rowboat = There are no help cards for the rowboat.
refused-help-not-passenger = Help cards are for passengers of the aircraft.
refused-help-over = The help round of this leg is over.
refused-help-when = Help cards are laid when the captain cannot and every rescue was declined.
refused-help-answered = Your answer to the help round lies on the table already.

## Treasures

refused-choose-without-instructor = Only who has played Instructor chooses a treasure.
refused-choose-not-there = Not in the pile of this city: { $face }, { $city }.
refused-keep-without-drawing = Only a crew that has drawn several treasures keeps one.
refused-keep-not-drawn = Not among the treasures drawn: { $face }, { $city }.

## Matryoshburg

refused-bonus-when = Matryoshburg gives its bonus before the journey that follows a crash of the aircraft.
refused-bonus-in-turn = Everybody takes a bonus in turn, from the new captain on.
refused-bonus-begun = You have begun to discard: exactly one bonus.
refused-discard-one-at-least = Discard at least one card.
refused-trade-no-treasure = You do not have it: { $face }, { $city }.
refused-trade-emptied-city = Its city has no treasure left: you would draw the same again.

## Gifts, characters

refused-gift-not-yours = Gifts are handed out by who announces the end.
refused-gift-for-oneself = A gift is never for oneself.
refused-gift-one-each = One gift each.
refused-no-such-seat = There is no such seat at this table.
refused-take-when = Characters are taken before the first journey, if at all.
refused-take-in-turn = Characters are taken in turn, from seat 0 on.
refused-take-taken = { $colour } is taken.

## Not at hand

refused-play-equipment = Equipment and turbos are not played like this: the captain pays with them.
refused-play-help = Help cards are laid face down, in the help round.
refused-card-not-held = You hold no card { $card }.
refused-spyglass-not-owned = You have no magic spyglass from { $city }.
refused-power-not-yours = You are not { $colour }.
refused-power-used = A power is used once in a game.

## Several cards

refused-void-holds-all = In the void nobody can get off, come back or be held.
refused-vessel-not-yours = A power serves the vessel its holder is in.
refused-rescue-ashore = Only who is aboard the vessel in danger may use it.

## Alternative route

refused-route-when = Alternative route is played after the declarations or after an announcement.
refused-route-other-vessel = Alternative route is played for the vessel one is in, by nobody else.
refused-route-ashore = Who has left the aircraft may not play Alternative route.
refused-route-no-dice = There are no dice to roll again.

## Wind gust

refused-gust-when = Wind gust is played from the end of the declarations until the captain pays.
refused-gust-no-blank = No die is blank.
refused-gust-after-spyglass = A magic spyglass leaves no roll to face.
refused-gust-after-cannot = Wind gust is not played once the captain has announced that they cannot.

## Ejection

refused-ejection-when = Ejection is played after the declarations and before the announcement.
refused-ejection-by-occupant = The rowboat’s occupant plays no Ejection.
refused-ejection-ashore = Only who is in the aircraft may play Ejection.
refused-ejection-at-emptied-city = The city has no treasure left: nobody can be put ashore.
refused-ejection-of-occupant = The rowboat’s occupant cannot be ejected.
refused-ejection-of-whom = Ejection takes another passenger of the aircraft, not its captain and not oneself.
refused-ejection-from-rowboat = There is no Ejection from the rowboat.

## Jetpack

refused-jetpack-when = Jetpack is played when the vessel crashes.
refused-jetpack-other-vessel = A Jetpack is of use in the vessel that crashes.
refused-jetpack-ashore = Only who is aboard the crashing vessel may play Jetpack.
refused-jetpack-at-emptied-city = The city has no treasure left.
refused-jetpack-last = Jetpack is asked for last, when every rescue has been declined.

## Bandit, Mooring

refused-bandit-when = Bandit is played before the dice are rolled.
refused-bandit-no-more-dice = No roll has more than eight dice.
refused-mooring-when = Mooring is played when the vessel has been paid for and would advance.
refused-mooring-twice = The vessel is moored already.

## Pressing need, New gear, Spy

refused-need-when = Pressing need is played after the declarations and before the announcement.
refused-need-not-captain = Only the captain of the aircraft has a pressing need.
refused-need-alone = Nobody else is aboard to become captain.
refused-need-not-passenger = Only a passenger of the aircraft can become captain.
refused-need-in-rowboat = There is nobody else in the rowboat to become captain.
refused-need-too-late = Who takes over at the crash is too late for Pressing need.
refused-gear-when = New gear is played before either vessel’s dice are rolled.
refused-spy-when = Spy is played before either vessel’s dice are rolled.
refused-spy-on-oneself = One’s own hand needs no Spy.
refused-spy-no-cards = That player has no cards to look at.

## Grappling hook, Instructor

refused-hook-when = Grappling hook is played when the aircraft’s success is final, before it moves.
refused-hook-in-rowboat = The rowboat’s occupant has no treasure to return.
refused-hook-not-got-off = Only who got off the aircraft in this leg can come back.
refused-instructor-when = Instructor is played when somebody is about to draw a treasure.
refused-instructor-own-draws = At this table Instructor serves one’s own draws only.
refused-instructor-once = One Instructor has been played on this draw.

## Rowboat

refused-rowboat-when = A rowboat is launched instead of a declaration, by the captain before they announce.
refused-rowboat-none = You hold no rowboat card.
refused-rowboat-not-aircraft = A rowboat is launched from the aircraft.
refused-rowboat-full = The rowboat has one seat, and it is taken.
refused-rowboat-taken = Somebody was first to take the rowboat.
refused-rowboat-main-line = At this table no rowboat is launched off the main line.
refused-rowboat-passenger-declares = A passenger takes the rowboat when they declare, not later.
refused-rowboat-captain-waits = The captain may take the rowboat once all have declared.
refused-rowboat-in-turn = Passengers declare in turn, from the captain’s left.
refused-rowboat-no-rescue = A rowboat is no rescue: it is too late for it.
refused-rowboat-announced = Once announced, nobody takes the rowboat.

## Powers and spyglass

refused-red-when = Red rolls again when the captain has announced that they cannot.
refused-red-no-treasure = Red gives up a treasure, and there is none.
refused-red-not-owned = That treasure is not yours to give up.
refused-blue-when = Blue takes over when the captain has announced that they cannot.
refused-blue-rowboat = Blue has no power over the rowboat.
refused-blue-ashore = Only a passenger of the aircraft in danger can take over.
refused-blue-captain = Blue is captain already.
refused-green-when = Green drives pirates away when the captain has announced that they cannot.
refused-green-no-pirates = No die shows pirates.
refused-yellow-when = Yellow turns up two cards when the captain has announced that they cannot.
refused-black-when = Black calms the way before the dice are rolled.
refused-black-ashore = Black must be aboard the vessel about to roll.
refused-purple-when = Purple persuades after the declarations and before the announcement.
refused-purple-in-void = In the void nobody made a choice to be changed.
refused-purple-from-rowboat = Purple’s power does not reach out of the rowboat.
refused-purple-took-rowboat = Who took the rowboat neither stays nor leaves.
refused-purple-not-declared = Purple has declared nothing in this leg that others could follow.
refused-purple-at-emptied-city = The city has no treasure left: nobody can follow.
refused-purple-not-them = Neither the captain nor the rowboat’s occupant can be persuaded.
refused-purple-same-choice = That player is not where the other choice leads.
refused-purple-rowboat = Purple has no power over the rowboat.
refused-spyglass-when = The magic spyglass is used when the captain has announced that they cannot.
refused-spyglass-other-vessel = A magic spyglass clears the way of the vessel one is in.
refused-spyglass-ashore = Only who is aboard may use a magic spyglass.

## Words that name no action

refused-words-none = No words: an action is needed, such as ‘stay’.
refused-words-no-action = No action is called ‘{ $words }’.
refused-words-no-thing = There is nothing called ‘{ $words }’ to play or use.
refused-words-play-or-use = A card is played, a character is used: ‘{ $words }’ is the other.
refused-words-needs-seat = A seat must follow ‘{ $words }’.
refused-words-needs-city = A city must follow ‘{ $words }’.
refused-words-needs-treasure = A treasure must follow ‘{ $words }’.
refused-words-needs-nothing = Nothing may follow ‘{ $words }’.
refused-words-no-spyglass = A magic spyglass comes from city 1, 2, 4 or 6, not ‘{ $words }’.
refused-words-no-payment = ‘{ $words }’ is no card to pay with.
refused-words-too-much = That is more than any roll asks for.
refused-words-no-help-card = ‘{ $words }’ is no help card to lay, or named too often.
refused-words-no-die = ‘{ $words }’ is no die: they are counted from 1.
refused-words-no-seat = ‘{ $words }’ is no seat: they are counted from 0.
refused-words-no-treasure = There is no treasure ‘{ $words }’: write city and face, such as 6/9 or 6/spyglass.
refused-words-no-chance = Chance cannot answer ‘{ $words }’.
refused-words-no-face = ‘{ $words }’ is no face of a die.
refused-words-no-card = ‘{ $words }’ is no card.
refused-words-no-character = ‘{ $words }’ is no character.

## Configurations that make no sense

refused-config-players = Celestia is a game for 2 to 6 players, not { $players }.
refused-config-crews = Crews are a variant for exactly 2 players, not { $players }.
refused-config-no-preset = There is no preset ‘{ $name }’; there are { $known }.
refused-config-no-module = There is no module ‘{ $name }’; there are { $known }.
refused-config-no-option = There is no house option ‘{ $name }’; there are { $known }.
refused-config-option-off = The house option { $name } is about { $needed }, which is switched off.
refused-config-fixed-number = The number of ‘{ $name }’ cannot be chosen; of { $known } it can.
refused-config-card-off = { $name } belongs to { $needed }, which is switched off.
refused-config-card-number = There may be 0 to { $most } of { $name }, not { $number }.
refused-config-module-empty = The module { $name } needs its cards, and all of them are switched off.
refused-config-no-setting = ‘{ $name }’ is no setting: write players=4 preset=classic, for example.
refused-config-unknown-setting = There is no setting ‘{ $name }’; there are players, preset, modules, house, cards.
refused-config-players-missing = The number of players is missing: write players=4, for example.
refused-config-no-number = { $name } needs a number, not ‘{ $value }’.
