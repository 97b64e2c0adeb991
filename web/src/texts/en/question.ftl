# What is asked, what each choice does. One sentence names the person and the question.
question-region = What is asked
question-none = The table is being set.
times = { $count } × { $name }
need-nothing = nothing
watch =
    { $count ->
        [0] The table goes on in a moment.
       *[other] Waiting for { $names } to decide.
    }
watch-roll = { $captain } is about to roll { $dice } dice.
watch-window-before-roll = Before { $captain } rolls: does anybody play a card?
watch-window-after-declarations = Everyone has spoken. Does anybody play a power before { $captain } answers?
watch-window-after-can = { $captain } can pay. Does anybody play a card?
watch-window-after-cannot = The ship is falling! Can anybody save it?
watch-window-crashing = Last chance: does anybody jump?
watch-window-mooring = All is paid. Does anybody hold the ship back?
watch-window-hook = The ship flies on. Does anybody climb back aboard?
watch-lay-help = The passengers may lend help, face down.
watch-announce = { $captain }, can you pay?
watch-pay = { $captain } chooses the cards to pay with.
watch-instruct = { $drawer } is about to draw a treasure.
watch-choose-treasure = Somebody is choosing a treasure for { $drawer }.

ask-roll = { $you }, roll { $dice } dice to fly to { $heading }.
ask-roll-boat = { $you }, roll { $dice } dice to row to { $heading }.
ask-land = { $you }, you are alone aboard: land here or fly on?
ask-land-boat = { $you }, step off here, or row on?
ask-direction = { $you }, which way from Barbadahl?
ask-prepare = { $you }, prepare before you roll?
why-prepare = Drop one pawn at { $city } to draw cards.
ask-window = { $you }, do you play a card?
ask-window-before-roll = Before { $captain } rolls, do you play a card?
ask-window-after-declarations = Everyone has spoken. Do you play a power?
why-window-after-declarations = { $captain } answers next: { $need }, { $cards } cards in hand.
ask-window-after-can = { $captain } can pay: do you play a card before it is done?
ask-window-after-cannot = The ship is falling! { $you }, can you save it?
why-window-after-cannot = If nobody acts, everyone aboard gets nothing.
ask-window-mooring = All is paid: do you hold the ship back?
ask-window-hook = The ship flies on: do you climb back aboard?
ask-window-crashing = Last chance, { $you }: do you save yourself?
why-window-crashing = Every rescue was declined.
ask-declare = { $you }, do you stay with { $captain }?
why-declare = To reach { $heading } ({ $far }) { $captain } must pay { $need } from { $cards } cards.
why-declare-clear = Clear sky: nothing to pay on the way to { $heading } ({ $far }).
ask-announce = { $you }, can you pay?
why-announce = Needed: { $need }.
ask-pay = { $you }, with which cards?
why-pay = Needed: { $need }. Equipment must be played, only turbo is optional.
ask-lay-help = { $you }, do you lend help, face down?
why-lay-help = All help opens together, then { $captain } must try again. Needed: { $need }.
ask-give = { $you }, who gets the finest gift?
why-give = Best first, one each, never to yourself. A gift can change who wins.
ask-matryoshburg = { $you }, choose one bonus of Matryoshburg.
ask-swap = { $you }, discard one more card?
ask-instruct = { $drawer } is about to draw a treasure. Do you play Instructor?
ask-choose-treasure = { $you }, choose the treasure { $drawer } receives.
why-choose-treasure = Only you see this pile; it is shuffled afterwards.
ask-keep-treasure = { $you }, which treasure does your crew keep?
ask-reroll = { $you }, which dice do you roll again?
ask-relieved = { $you }, { $captain } has the wheel. Do you stay or leave?
ask-take-character = { $you }, which character do you take?

choice-back = Back
choice-first = Choose first
choice-wait = Wait, let me think
choice-extend = More time
choice-roll = { $count ->
    [one] Roll 1 die
   *[other] Roll { $count } dice
}
choice-stay = Stay aboard
choice-leave = Leave here
choice-land = Land
choice-fly = Fly on
choice-head-onward = To { $heading }
choice-head-boscalumia = To Boscalumia
choice-prepare = Prepare
choice-announce-can = I can
choice-announce-cannot = I can’t
choice-pass = Pass
choice-draw = Draw a card
choice-done = That is all
choice-rowboat = Take the rowboat
choice-power = Your power: { $power }
choice-pay = Pay
choice-discard = Discard
choice-give = Give
choice-choose = Choose
choice-keep = Keep
choice-trade = Swap a treasure
choice-take = Take
choice-reroll = { $count ->
    [0] Keep them all
    [one] Roll 1 die again
   *[other] Roll { $count } dice again
}
does-reroll = { $count ->
    [0] The card is spent all the same.
   *[other] The others stay as they are.
}
choice-lay-some = Lend { $count }
choice-lay-none = Lend nothing
count-fewer = One { $card } fewer
count-more = One { $card } more
count-of = { $count } of { $most }
target-facts = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
}
confirm-ejection = Eject { $name }
confirm-spy = Look at the hand of { $name }
confirm-pressing-need = Give { $name } the wheel
confirm-purple = { $name } must choose as I did
confirm-red = Discard { $name }
confirm-spyglass = Use the spyglass of { $name }
confirm-give = Give it to { $name }
confirm-choose = Take { $name }
confirm-keep = Keep { $name }
confirm-trade = Swap { $name }

does-stay = If { $captain } pays, you reach { $far }. If not, you get nothing.
does-leave = { $left ->
    [one] Take the last treasure of { $city } now.
   *[other] Take 1 of the { $left } treasures of { $city } now.
}
does-land = Take a treasure of { $city }; the journey ends.
does-fly = Roll { $dice } dice, alone.
does-head-onward = { $dice } dice, then a city to land on.
does-head-boscalumia = 8 dice in two legs, 25 points to all aboard.
does-prepare = That pawn waits at { $city } for the next journey.
does-announce-can = Fly on to { $heading } ({ $far }).
does-announce-cannot = Keep your cards; the ship falls.
does-pass = Play nothing now.
does-pass-after-cannot = Do nothing.
does-pass-crashing = Fall with the ship, keep the card.
does-pass-lay-help = Each help card kept costs 2 points at the end.
does-pass-instruct = Let the top treasure be drawn.
does-pass-prepare = Roll with all pawns aboard.
does-pass-declare = Stay in the ship.
does-draw = One card from the deck.
does-done = Draw as many as you discarded.
does-trade = Under its pile; you take the top one.
does-rowboat = Fly alone; { $boat } never stops you.
does-alternative-route = { $captain } may roll dice of choice again.
does-ejection = Somebody leaves now, with a treasure.
does-jetpack = Land at { $city } ({ $value }) with a treasure, alone.
does-wind-gust = Every clear die is rolled again.
does-bandit = One more die is rolled.
does-mooring = Cards are spent, nobody moves.
does-pressing-need = Somebody else takes the wheel.
does-new-gear = Discard all { $own } cards and draw as many.
does-spy = See somebody’s hand, once.
does-grappling-hook = Climb back aboard and return your treasure.
does-instructor = Choose the treasure { $drawer } receives.
does-spyglass = Skip all events; everyone reaches { $far }.
does-red = Discard a treasure to roll all dice again.
does-blue = Take the wheel and pay yourself.
does-green = Ignore all pirates.
does-yellow = Two cards of the deck may help.
does-black = Roll two dice fewer.
does-purple = Somebody makes the same choice as you.

steps = Steps of the leg
step-roll = Roll
step-declare = Stay or leave
step-powers = Powers
step-announce = Announce
step-pay = Pay
step-fly = Fly
seconds-left = { $seconds } s
tray-of = { $captain }’s roll
die-rolling = in hand
die-label = Die { $at } of { $of }: { $face }
die-again = { $face }, die { $at } of { $of }, will roll again
hand-label = { $count ->
    [0] Your hand is empty
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
}
card-held = { $card }, { $count } in hand
card-playable = { $card }, { $count } in hand, playable
