# Questions and the effect of each choice. One sentence names the person and the question.
question-region = The question
question-none = The table is being set.
question-over = The journeys are over.
need-nothing = nothing
need-compass = a compass
    .several = { count-word } compasses
need-lightning-arrester = a lightning arrester
    .several = { count-word } lightning arresters
need-foghorn = a foghorn
    .several = { count-word } foghorns
need-turbo = a turbo
    .several = { count-word } turbos
need-improved-compass = an improved compass
    .several = { count-word } improved compasses
need-improved-lightning-arrester = an improved lightning arrester
    .several = { count-word } improved lightning arresters
need-improved-foghorn = an improved foghorn
    .several = { count-word } improved foghorns
need-improved-cannon = an improved cannon
    .several = { count-word } improved cannons
need-cannon = a cannon
    .several = { count-word } cannons
key-enter = Enter
rule-link = Rule { $rule }, opens the rule book
watch =
    { $count ->
        [0] The game continues in a moment.
       *[other] Waiting for { $names } to decide.
    }
watch-roll = { $captain } is about to roll { count-dice }.
watch-land = { $captain } is alone aboard: land here, or go on?
watch-direction = { $captain } chooses the way from Barbadahl.
watch-prepare = { $captain } may prepare before the roll.
watch-declare = { $names } decides: stay with { $captain }?
watch-declare-own = { $names } decides: stay with you?
watch-window-before-roll = { $captain } is about to roll. { watch-window }
watch-window = Does anybody play a card?
watch-window-after-declarations = All have decided. { watch-window }
watch-window-after-can = { $captain } can pay. { watch-window }
watch-window-after-cannot = The ship is falling! Can anybody save it?
watch-window-after-cannot-boat = The rowboat is sinking! Can anything save it?
watch-window-crashing = Last chance: does anybody jump?
watch-window-mooring = All is paid. Does anybody hold the ship back?
watch-window-hook = The ship flies on. Does anybody climb back aboard?
watch-lay-help = The passengers may lend help, face down.
watch-announce = { $captain } decides: can they pay?
watch-announce-own = You have no choice here: your cards decide.
watch-announce-clear = { why-window-after-can-clear }
watch-pay = { $captain } chooses the cards to pay with.
watch-pay-own = There is only one way to pay.
watch-instruct = { about-to-draw } Does anybody play Instructor?
watch-choose-treasure = Somebody is choosing a treasure for { $drawer }.
watch-keep-treasure = { $names } chooses which treasure the crew keeps.
watch-reroll = { $captain } chooses the dice to roll again.
watch-relieved = { $names } gave up the wheel: stay, or leave?
watch-take-character = { $names } chooses a character.
watch-give = { $names } hands out the gifts, the finest first.
watch-matryoshburg = { $names } chooses a bonus of Matryoshburg.
watch-swap = { $names } swaps cards.

ask-roll = { $you }, roll { count-dice } to reach { $heading }.
ask-land = { $you }, you are alone: land or go on?
why-land = { $left ->
    [one] One treasure is
   *[other] { $left } treasures are
} left at { $city }. { $goal } is next.
ask-direction = { $you }, which way from Barbadahl?
why-direction = Two legs lead to the forgotten city. Between them nobody can get off.
ask-prepare = { $you }, prepare before you roll?
why-prepare = Drop one pawn at { $city } to draw { needed-cards }.
needed-cards = { $needed ->
    [one] 1 card
   *[other] { $needed } cards
}
ask-window = { $you }, do you play a card?
ask-window-before-roll = Play a card before { $captain } rolls?
ask-window-before-roll-own = Play a card before you roll?
why-window-before-roll = { count-dice } to reach { $goal }.
ask-window-after-declarations = All have decided. Play a card now?
why-window-after-declarations = { why-declare }
why-window-after-declarations-own = { why-pay }
why-window-after-declarations-clear = { why-window-after-can-clear }
why-window-after-declarations-free = { why-window-after-can-free }
ask-window-after-declarations-void = No land here: everyone stays. Play a card now?
ask-before-flight = Play a card before the ship flies?
ask-window-after-can = { $captain } can pay. { ask-before-flight }
ask-window-after-can-clear = The sky is clear. { ask-before-flight }
ask-window-after-can-own = You can pay. { ask-before-flight }
why-window-after-can = { why-relieved }
why-window-after-can-own = { why-pay }
why-window-after-can-clear = Clear sky: nothing to pay.
why-window-after-can-free = No dice: the ship flies for free.
ask-window-after-cannot = The ship is falling! { $you }, can you save it?
ask-window-after-cannot-boat = The rowboat is sinking! { $you }, can you save it?
why-window-after-cannot = { $captain } said “I can’t”. { nobody-acts }
why-window-after-cannot-own = You said “I can’t”. { nobody-acts }
nobody-acts = If nobody acts, everyone aboard gets nothing.
why-window-after-cannot-boat = If nobody acts, the rowboat sinks.
ask-window-mooring = All is paid: do you hold the ship back?
why-window-mooring = { why-ahead-mooring }
ask-window-hook = The ship flies on: do you climb back aboard?
why-window-hook = You took a treasure of { $city } on this leg.
ask-window-crashing = Last chance, { $you }: do you save yourself?
why-window-crashing = Nobody could stop the fall.
ask-declare = { $you }, do you stay with { $captain }?
why-declare = { $captain } owes { $need } and holds { $cards ->
    [0] no card
   *[other] { count-cards }
}.
why-declare-own = You owe { $need } and hold { $own ->
    [0] no card
    [one] 1 card
   *[other] { $own } cards
}.
why-declare-clear = Clear sky: nothing to pay on the way to { $goal }.
why-declare-declarations-free = No dice: the ship flies to { $goal } for free.
ask-announce = { $you }, can you pay?
why-announce-forced = { why-pay }
why-announce = { why-pay } Without turbo your cards are not enough.
ask-pay = { $you }, with which { $events ->
    [one] card
   *[other] cards
}?
why-pay = You owe { $need }.
ask-lay-help = { $you }, do you lend help, face down?
why-lay-help = { why-relieved } All help opens together.
ask-give = { $you }, who gets the finest gift?
why-give = Finest first, one each, never to yourself.
ask-matryoshburg = { $you }, choose one bonus of Matryoshburg.
why-matryoshburg = Instead of the card for the new journey.
ask-swap = { $you }, discard more cards?
why-swap = You draw as many.
ask-instruct = { about-to-draw } Do you play Instructor?
about-to-draw = { $drawer } is about to draw a treasure { $pile-of }.
ask-instruct-mine = { $you }, you are about to draw a treasure { $pile-of }. Do you play Instructor?
ask-choose-treasure = { $you }, choose the treasure { $drawer } receives.
ask-choose-treasure-mine = { $you }, choose your treasure in this pile.
why-choose-treasure = Only you see this pile; it is shuffled afterwards.
ask-keep-treasure = { $you }, which treasure does your crew keep?
why-keep-treasure = The others go back under the pile.
ask-reroll = { $you }, which dice do you roll again?
why-reroll = As it stands you owe { $need }.
why-reroll-clear = { why-window-after-can-clear }
ask-relieved = { $you }, { $captain } has the wheel. Do you stay or leave?
why-relieved = { $captain } owes { $need }.
ask-take-character = { $you }, which character do you take?
why-take-character = Each power can be used once per game.

# Decided in advance, while others may still play a card.
ahead-note = It only counts if nothing changes before then.
ask-ahead-announcement = If nobody changes the dice: go on with turbo, or fall?
why-ahead-announcement = { why-announce }
ask-ahead-payment = If nobody changes the dice: which cards do you pay with?
why-ahead-payment = { why-pay }
ask-ahead-help = If nobody saves the ship: do you lend help, face down?
why-ahead-help = { why-relieved }
ask-ahead-crashing = If nobody saves you: do you jump?
why-ahead-crashing = With the Jetpack you land at { $city } and take a treasure.
ask-ahead-mooring = Once all is paid: do you hold the ship back?
why-ahead-mooring = If you do, nobody reaches { $goal }.
ask-ahead-hook = If the ship flies on: do you climb back aboard?
why-ahead-hook = { why-window-hook }

pick-ejection = Who leaves the ship at { $city }?
pick-why-ejection = They take a treasure here and miss the rest of the journey.
pick-purple = Who must make the same choice as you?
pick-why-purple = A player who left comes back; one who stayed gets off.
pick-pressing-need = Who takes the wheel instead of you?
pick-why-pressing-need = Then you say whether you stay or leave.
pick-spy = Whose hand do you want to see?
pick-why-spy = Only you see it. { spy-seen }
pick-red = Discard a treasure to roll all dice again?
pick-why-red = It leaves the game. As it stands { $captain } owes { $need }.
pick-spyglass = Which spyglass do you use?
pick-why-spyglass = It is spent; everyone reaches { $far }.
pick-discard = Which cards do you discard?
pick-why-discard = { why-swap }
pick-trade = Which treasure do you swap?
pick-why-trade = { does-trade }

choice-back = Back
choice-first = Choose first
choice-extend = More time
think = Let me think
think-more = A bit longer
think-left = { $count } left
think-running = The table waits a few seconds more.
ask-less = Ask me less
ask-less-card = Never ask about { $card }:
ask-less-journey = this journey
ask-less-always = always
ask-less-note = Nobody sees it. You can change it in the settings.
choice-roll = Roll { count-dice }
choice-stay = Stay aboard
choice-leave = Leave here
choice-leave-again = Press again to leave
choice-land = Land here
choice-fly = Go on alone
choice-head-onward = To { $heading }
choice-head-boscalumia = To Boscalumia
choice-prepare = Prepare
choice-announce-can = I can
choice-announce-cannot = I can’t
choice-announce-can-ahead-announcement = Fly with turbo
choice-announce-cannot-ahead-announcement = Fall
choice-play-jetpack-ahead-crashing = Jump with the Jetpack
choice-pass-ahead-crashing = { choice-announce-cannot-ahead-announcement }
choice-play-mooring-ahead-mooring = Hold it back
choice-play-grappling-hook-ahead-hook = Climb back
choice-later = Ask me then
choice-later-ahead-hook = Ask me after the payment
choice-pass = Pass
choice-pass-prepare = Roll now
choice-pass-before-roll = No, roll
choice-pass-after-cannot = Do nothing
choice-pass-crashing = Stay seated
choice-pass-mooring = Let it fly
choice-pass-hook = Stay here
choice-pass-instruct = Let it be drawn
choice-draw = Draw a card
choice-discard = Swap cards
choice-trade = Swap a treasure
choice-rowboat = Take the rowboat
choice-power = Your power
choice-give = Give
choice-choose = Choose
choice-keep = Keep
choice-seen = Seen
choice-pay = Pay { $count }, fly to { $heading }
choice-pay-with = Pay { $cards }
choice-reroll = { $dice ->
    [0] Keep them all
   *[other] Roll { count-dice } again
}
choice-lay = { $cards ->
    [0] Choose what to lend
   *[other] Lend { count-cards }
}
choice-lay-none = Lend nothing
choice-exchange-done = That is all
choice-exchange = { $cards ->
    [0] Swap cards
   *[other] Swap { count-cards }
}

confirm-ejection = Eject { $name }
confirm-spy = Look at { $name }’s hand
confirm-pressing-need = Give { $name } the wheel
confirm-purple = { $name } must choose as I did
confirm-red = Discard it, roll again
confirm-spyglass = Use the spyglass of { $name }
confirm-give = Give { $gift } to { $name }
confirm-choose = Take { the-treasure }
the-treasure = { $worth ->
    [spyglass] the spyglass
   *[other] the { $worth }
}
confirm-choose-for = Give { $drawer } { the-treasure }
confirm-keep = Keep { the-treasure }
confirm-trade = Swap { the-treasure }
gift = this gift
count-of = { $count } of { $most }
pick-label = { $count ->
    [one] { $name }
   *[other] { $name }, { $count } of them
}
target-facts = { count-cards }, { count-treasures }
target-comes-back = comes back, returns the treasure
target-gets-off = gets off and takes a treasure
target-total = Your treasure goes from { $before } to { $after }.

does-stay-clear = You reach { $far } for sure, unless a card changes the dice.
does-stay = If { $captain } pays, you reach { $far }. If not, you get nothing.
does-leave = Take { $left ->
    [one] the last treasure
   *[other] 1 of the { $left } treasures
} of { $city } now.
does-land = { does-land-boat } The journey ends.
does-land-boat = Take a treasure of { $city }.
does-fly = Roll { $dice } dice with { $own ->
    [one] 1 card
   *[other] { $own } cards
} in hand.
does-head-onward = { $dice } dice, then a city to land on.
does-head-boscalumia = 8 dice in two legs, 25 points to all aboard.
does-prepare = Draw { needed-cards }. One pawn is out of this journey.
does-announce-can = Play turbo and fly on to { $goal }.
does-announce-can-forced = Fly on to { $goal }.
does-announce-cannot = Keep your cards, and fall.
does-pass = Keep your cards for later.
does-pass-forced = You have nothing to play now.
does-pass-crashing = You get nothing, and keep the card.
does-pass-instruct = The top treasure of the pile is drawn.
does-pass-prepare = Roll with all pawns aboard.
does-pass-mooring = The ship reaches { $goal }.
does-pass-hook = Keep your treasure of { $city }.
does-draw = One card from the deck.
does-discard = Discard any number, draw as many.
does-trade = It goes under its pile; you take the top one.
does-rowboat = Row alone; { $boat ->
    [fog] fog never stops
    [lightning] lightning never stops
    [birds] birds never stop
   *[other] pirates never stop
} you.
does-jetpack = Land at { $city } ({ $value }) with a treasure, alone.
does-spyglass = Skip all events. Everyone reaches { $far }.
does-pay = { $cards ->
    [0] You keep no card.
   *[other] You keep { count-cards }.
}
does-reroll = { $count ->
    [0] The card is spent anyway.
   *[other] The others stay as they are.
}
does-lay = Unseen until all are ready.
does-exchange = { $cards ->
    [0] Choose the cards to discard.
   *[other] You draw { count-cards }.
}
does-lay-none = Each help card kept costs 2 points at the end.
reroll-hint = Tap the dice.
pay-must = Compulsory: { $cards }. Only turbos are optional.
pay-turbo = None of your equipment fits: only turbos can pay.
pay-ways = Ways to pay
pay-hint = Tap a card to swap it in or out.

spy-holds = { $name } holds { $count ->
    [one] this card
   *[other] these { $count } cards
}.
spy-only-you = Only you see them, once. { spy-seen }
spy-seen = The others only know that you looked.
void-title = In the void
void-none = No leaving, no ejection, no jetpack, no mooring, no hook.
void-stake = 25 points each
void-whom = for { $names }, if the ship relights Boscalumia
picture-direction = asleep since the great storm
picture-matryoshburg = after the crash
picture-swap = after the crash
picture-gift = The finest gift
picture-crew = Your crew aboard
once = Once per game

plans = Decide ahead
plan-stay = I stay
plan-leave = I leave
plan-pass = Don’t ask me again this leg
plan-hurry = Bots play faster
plan-undo = Valid until it is used: press again to withdraw.

# Standing orders, card by card.
orders-title = And your cards, until you are asked again:
orders-open = Orders for { count-cards }
orders-done = Done
orders-given = { $count ->
    [0] none given
   *[other] { $count } given
}
orders-standing = Your orders at this table
orders-none = No orders given.
orders-withdraw = Withdraw
orders-withdraw-label = Withdraw: { $order }
order-of = { $card }: { $order }
order-ahead = Decided ahead: { $order }
order-help = Help cards
order-keep = keep it
order-keep-power = keep it for later
order-ask = ask me then
order-pass = never ask me
order-pass-journey = don’t ask me this journey
order-worth = { $order }, at a city worth { $worth } or more
order-worth-some = { $order }, at a city worth at least…
order-worth-label = { $card }: lowest value of the city
order-play-jetpack = jump if the ship falls
order-play-spyglass = use it if the ship falls
order-play-alternative-route = have dice rolled again once all have decided
order-play-wind-gust = roll the blanks again once all have decided
order-play-bandit = add a die before the roll
order-play-mooring = hold the ship back once all is paid
order-play-new-gear = swap my hand before the roll
order-play-grappling-hook = climb back if the ship flies on
order-play-instructor = choose the treasure at the next draw
order-play-rowboat = as captain, take it once all have decided
order-play-blue = take the wheel if the captain can’t pay
order-play-green = drive the pirates away if the captain can’t pay
order-play-yellow = turn up two cards if the captain can’t pay
order-play-black = take two dice away before the roll

# What the stand-in did, after "the stand-in".
away-late = Time was up: the stand-in { $did } for you.
away-late-all = Time was up more than once. The stand-in { $did }.
away-all = While you were away, the stand-in { $did }.
away-more = { $count ->
    [one] gave 1 more answer
   *[other] gave { $count } more answers
}
did-stay = { $city ->
    [none] stayed
   *[other] stayed at { $city }
}
did-leave = { $city ->
    [none] left the ship
   *[other] left the ship at { $city }
}
did-fly = flew on
did-roll = rolled the dice
did-reroll = rolled dice again
did-announce-can = said “I can”
did-announce-cannot = said “I can’t”
did-pay = paid { $cards }
did-play = played { $card }
did-use = used your power
did-lay = lent help
did-give = gave a gift
did-head = chose the way
did-prepare = prepared
did-choose = chose a treasure
did-other = answered

odds-line = { odds-captain }, from what you know.
odds-captain = { $captain } { $count ->
    [0] cannot pay
    [10] is sure to fly
   *[other] can pay: about { $count } in 10
}
odds-short = { $count ->
    [0] Cannot pay
    [10] Sure to fly
   *[other] Can pay: about { $count } in 10
}
odds-why = Why?
odds-open = Odds
odds-advice = A sly bot in your place: “{ $sentence }”
odds-captain-cards = { $captain } holds { $cards ->
    [0] no card
   *[other] { count-cards }
}.
odds-must-pay = { $count ->
    [0] Nothing has to be paid.
    [one] One die has to be paid: { $dice }.
   *[other] { $count } dice have to be paid: { $dice }.
}
odds-unseen = You have not seen { $count } of the { $of } cards “{ $card }”.
odds-known = You know that { $captain } holds { $things }.
odds-table-turbo = { $count ->
    [one] 1 turbo lies
   *[other] { $count } turbos lie
} on the table for { $captain }.
odds-said-can = { $captain } could pay { $dice } before, and has drawn { $count } since.
odds-said-cannot = { $captain } could not pay { $dice } before, and has drawn { $count } since.

steps = Steps of the leg
step-of = · step { $at } of { $of }
step-roll = Roll
step-declare = Stay or leave
step-powers = Powers
step-announce = Announce
step-pay = Pay
step-fly = Fly
time-left = { $time } left to answer
time-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
tray-of = { $captain }’s roll
tray-own = Your roll
tray-payment = Your roll and payment
tray-again = Tap the dice to roll again
tray-coming = { count-dice } to roll
die-rolling = in hand
die-label = Die { $at } of { $of }: { $face }
die-standing = { die-label }, { $standing }
die-open = not yet paid
die-paid = paid
die-waived = ignored
die-again = { $face }, die { $at } of { $of }, will roll again

hand-title = Your hand
hand-label = { $cards ->
    [0] Your hand is empty
   *[other] Your hand, { count-cards }
}
hand-count = { $cards ->
    [0] No cards
   *[other] { count-cards }
}
hand-glowing = Glowing cards can be played now
hand-paying = { $count } of { $own } cards chosen
card-held = { $count } in hand
card-playable = { $count } in hand, playable
card-chosen = { $chosen } of { $count } chosen
chosen-of = { $chosen } of { $count }
hand-beats-fog = beats fog
hand-beats-lightning = beats lightning
hand-beats-birds = beats birds
hand-beats-pirates = beats pirates
hand-beats-two-fog = beats 2 fog
hand-beats-two-lightning = beats 2 lightning
hand-beats-two-birds = beats 2 birds
hand-beats-two-pirates = beats 2 pirates
hand-helps = only as passenger
hand-turbo = beats any one event
hand-rowboat-fog = ignores fog
hand-rowboat-lightning = ignores lightning
hand-rowboat-birds = ignores birds
hand-rowboat-pirates = ignores pirates
hand-alternative-route = captain re-rolls
hand-ejection = force a passenger off
hand-jetpack = save yourself in a crash
hand-wind-gust = re-roll all blanks
hand-bandit = one die more
hand-mooring = ship stays put
hand-pressing-need = pass the wheel
hand-new-gear = swap all cards
hand-spy = see one hand
hand-grappling-hook = climb back aboard
hand-instructor = choose a treasure
card-rowboat-short = Rowboat
card-rules = What the rules say
card-asked = When it can be played
card-ask = Ask me
card-journey = Not this journey
card-never = Never
treasures-title = Your treasures
treasures-only-you = only you see them
treasures-none = No treasure yet. Leave the ship to take one.

# The moments in which cards can be played: in the settings, and as a standing order.
moment-before-roll = Before the roll
moment-before-roll-note = Bandit, New gear, Spy, the Black power
moment-after-declarations = Once all have decided
moment-after-declarations-note = Ejection, rerolls, Rowboat, Pressing need, the Purple power
moment-after-can = After “I can pay”
moment-after-can-note = Alternative route, Wind gust
moment-mooring = Once the way is paid
moment-mooring-note = Mooring
moment-hook = As the ship flies on
moment-hook-note = Grappling hook
moment-after-cannot = After “I can’t pay”
moment-after-cannot-note = Magic spyglass, Alternative route, powers that save the ship
moment-help = When help is asked for
moment-help-note = Help cards, face down
moment-crashing = As the ship falls
moment-crashing-note = Jetpack
order-skip = { $moment }: never ask me
