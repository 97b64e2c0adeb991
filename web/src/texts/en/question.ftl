# What is asked, what each choice does. One sentence names the person and the question.
question-region = What is asked
question-none = The table is being set.
question-over = The journeys are over.
goal = { $city } ({ $value })
times = { $count } × { $name }
need-nothing = nothing
key-enter = Enter
rule-link = Rule { $rule }, opens the rule book
watch =
    { $count ->
        [0] The table goes on in a moment.
       *[other] Waiting for { $names } to decide.
    }
watch-roll = { $dice ->
    [one] { $captain } is about to roll 1 die.
   *[other] { $captain } is about to roll { $dice } dice.
}
watch-land = { $captain } is alone aboard: land here, or fly on?
watch-land-boat = { $captain } may step off here, or row on.
watch-direction = { $captain } chooses the way from Barbadahl.
watch-prepare = { $captain } may prepare before the roll.
watch-declare = { $names } decides: stay with { $captain }?
watch-declare-own = { $names } decides: stay with you?
watch-window-before-roll = Before { $captain } rolls: does anybody play a card?
watch-window-after-declarations = Everyone has spoken. Does anybody play a power before { $captain } answers?
watch-window-after-can = { $captain } can pay. Does anybody play a card?
watch-window-after-cannot = The ship is falling! Can anybody save it?
watch-window-after-cannot-boat = The rowboat is sinking! Can anything save it?
watch-window-crashing = Last chance: does anybody jump?
watch-window-mooring = All is paid. Does anybody hold the ship back?
watch-window-hook = The ship flies on. Does anybody climb back aboard?
watch-lay-help = The passengers may lend help, face down.
watch-announce = { $captain }, can you pay?
watch-pay = { $captain } chooses the cards to pay with.
watch-instruct = { $drawer } is about to draw a treasure.
watch-choose-treasure = Somebody is choosing a treasure for { $drawer }.
watch-keep-treasure = { $names } chooses which treasure the crew keeps.
watch-reroll = { $captain } chooses the dice to roll again.
watch-relieved = { $names } gave up the wheel: stay, or leave?
watch-take-character = { $names } chooses a character.
watch-give = { $names } hands out the gifts, the finest first.
watch-matryoshburg = { $names } chooses a bonus of Matryoshburg.
watch-swap = { $names } swaps cards.

ask-roll = { $dice ->
    [one] { $you }, roll 1 die to fly to { $heading }.
   *[other] { $you }, roll { $dice } dice to fly to { $heading }.
}
ask-roll-boat = { $dice ->
    [one] { $you }, roll 1 die to row to { $heading }.
   *[other] { $you }, roll { $dice } dice to row to { $heading }.
}
ask-land = { $you }, you are alone: land or fly on?
why-land = You are at { $city }. { $left ->
    [one] One treasure lies here.
   *[other] { $left } treasures lie here.
} { $goal } is next.
ask-land-boat = { $you }, step off here, or row on?
ask-direction = { $you }, which way from Barbadahl?
why-direction = Two legs lead to the forgotten city. Between them nobody can get off.
ask-prepare = { $you }, prepare before you roll?
why-prepare = { $needed ->
    [one] Drop one pawn at { $city } to draw 1 card.
   *[other] Drop one pawn at { $city } to draw { $needed } cards.
}
ask-window = { $you }, do you play a card?
ask-window-before-roll = Before { $captain } rolls, do you play a card?
ask-window-before-roll-own = Before you roll, do you play a card?
why-window-before-roll = { $dice ->
    [one] 1 die will be rolled on the way to { $goal }.
   *[other] { $dice } dice will be rolled on the way to { $goal }.
}
ask-window-after-declarations = Everyone has spoken. Do you play a power?
why-window-after-declarations = { $cards ->
    [one] { $captain } answers next: { $need }, 1 card in hand.
   *[other] { $captain } answers next: { $need }, { $cards } cards in hand.
}
why-window-after-declarations-own = You answer next. Needed: { $need }.
ask-window-after-declarations-void = No land here: everyone stays. Do you play a card?
ask-window-after-can = { $captain } can pay: do you play a card before it is done?
ask-window-after-can-own = You can pay: do you play a card first?
why-window-after-can = Needed: { $need }.
ask-window-after-cannot = The ship is falling! { $you }, can you save it?
ask-window-after-cannot-boat = The rowboat is sinking! { $you }, can you save it?
why-window-after-cannot = { $captain } cannot pay. If nobody acts, everyone aboard gets nothing.
why-window-after-cannot-own = You cannot pay. If nobody acts, everyone aboard gets nothing.
why-window-after-cannot-boat = If nothing is done, the rowboat goes down.
ask-window-mooring = All is paid: do you hold the ship back?
why-window-mooring = Cards are spent, and the ship is about to reach { $goal }.
ask-window-hook = The ship flies on: do you climb back aboard?
why-window-hook = You took a treasure of { $city } in this leg.
ask-window-crashing = Last chance, { $you }: do you save yourself?
why-window-crashing = Every rescue was declined.
ask-declare = { $you }, do you stay with { $captain }?
why-declare = { $cards ->
    [one] To reach { $goal } { $captain } must pay { $need } from 1 card.
   *[other] To reach { $goal } { $captain } must pay { $need } from { $cards } cards.
}
why-declare-own = { $own ->
    [one] To reach { $goal } you must pay { $need } from 1 card.
   *[other] To reach { $goal } you must pay { $need } from { $own } cards.
}
why-declare-clear = Clear sky: nothing to pay on the way to { $goal }.
ask-announce = { $you }, can you pay?
why-announce = Needed: { $need }.
ask-pay = { $events ->
    [one] { $you }, with which card?
   *[other] { $you }, with which cards?
}
why-pay = Needed: { $need }.
ask-lay-help = { $you }, do you lend help, face down?
why-lay-help = All help opens together, then { $captain } must try again. Needed: { $need }.
ask-give = { $you }, who gets the finest gift?
why-give = Best first, one each, never to yourself. A gift can change who wins.
ask-matryoshburg = { $you }, choose one bonus of Matryoshburg.
why-matryoshburg = It takes the place of the card each player draws at a new journey.
ask-swap = { $you }, discard one more card?
why-swap = You draw as many as you discarded.
ask-instruct = { $drawer } is about to draw a treasure. Do you play Instructor?
ask-instruct-mine = { $you }, you are about to draw a treasure. Do you play Instructor?
ask-choose-treasure = { $you }, choose the treasure { $drawer } receives.
ask-choose-treasure-mine = { $you }, choose your treasure in this pile.
why-choose-treasure = Only you see this pile; it is shuffled afterwards.
ask-keep-treasure = { $you }, which treasure does your crew keep?
why-keep-treasure = One was drawn for each pawn aboard; the others go back under the pile.
ask-reroll = { $you }, which dice do you roll again?
why-reroll = Needed as it stands: { $need }.
ask-relieved = { $you }, { $captain } has the wheel. Do you stay or leave?
why-relieved = To reach { $goal } { $captain } must pay { $need }.
ask-take-character = { $you }, which character do you take?
why-take-character = Each power is used once in a game.

pick-ejection = Who leaves the ship at { $city }?
pick-why-ejection = They take a treasure here and miss the rest of the journey.
pick-purple = Who must make the same choice as you?
pick-why-purple = Who had left comes back; who had stayed gets off.
pick-pressing-need = Who takes the wheel instead of you?
pick-why-pressing-need = Then you say whether you stay or leave.
pick-spy = Whose hand do you want to see?
pick-why-spy = Only you see it. The others only know that you looked.
pick-red = Discard a treasure to roll all dice again?
pick-why-red = It leaves the game. Needed as it stands: { $need }.
pick-spyglass = Which spyglass do you use?
pick-why-spyglass = It is spent; everyone reaches { $far }.
pick-discard = Which card do you discard?
pick-why-discard = One after the other; then you draw as many.
pick-trade = Which treasure do you swap?
pick-why-trade = It goes under its pile, and you take the top one.

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
choice-land = Land here
choice-land-boat = Step off
choice-fly = Fly on alone
choice-fly-boat = Row on
choice-head-onward = To { $heading }
choice-head-boscalumia = To Boscalumia
choice-prepare = Prepare
choice-announce-can = I can
choice-announce-cannot = I can’t
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
choice-discard-card = Discard { $card }
choice-trade = Swap a treasure
choice-done = That is all
choice-rowboat = Take the rowboat
choice-power = Your power
choice-give = Give
choice-choose = Choose
choice-keep = Keep
choice-seen = Seen
choice-pay = Pay { $count }, fly to { $heading }
choice-reroll = { $count ->
    [0] Keep them all
    [one] Roll 1 die again
   *[other] Roll { $count } dice again
}
choice-lay = { $count ->
    [0] Choose what to lend
    [one] Lend 1 card
   *[other] Lend { $count } cards
}
choice-lay-none = Lend nothing

confirm-ejection = Eject { $name }
confirm-spy = Look at the hand of { $name }
confirm-pressing-need = Give { $name } the wheel
confirm-purple = { $name } must choose as I did
confirm-red = Discard it, roll again
confirm-spyglass = Use the spyglass of { $name }
confirm-give = Give { $gift } to { $name }
confirm-choose = { $worth ->
    [spyglass] Take the spyglass
   *[other] Take the { $worth }
}
confirm-keep = { $worth ->
    [spyglass] Keep the spyglass
   *[other] Keep the { $worth }
}
confirm-trade = { $worth ->
    [spyglass] Swap the spyglass
   *[other] Swap the { $worth }
}
confirm-discard = Discard { $name }
gift = this gift
count-of = { $count } of { $most }
pick-label = { $count ->
    [one] { $name }
   *[other] { $name }, { $count } of them
}
target-facts = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
}
target-comes-back = comes back, returns the treasure
target-gets-off = gets off and takes a treasure
target-total = Your treasure goes from { $before } to { $after }.
deciding = { $name } is deciding

does-stay = If { $captain } pays, you reach { $far }. If not, you get nothing.
does-leave = { $left ->
    [one] Take the last treasure of { $city } now.
   *[other] Take 1 of the { $left } treasures of { $city } now.
}
does-land = Take a treasure of { $city }. The journey ends.
does-land-boat = Take a treasure of { $city }.
does-fly = { $own ->
    [one] Roll { $dice } dice with 1 card in hand.
   *[other] Roll { $dice } dice with { $own } cards in hand.
}
does-head-onward = { $dice } dice, then a city to land on.
does-head-boscalumia = 8 dice in two legs, 25 points to all aboard.
does-prepare = { $needed ->
    [one] Draw 1 card. One pawn is out of this journey.
   *[other] Draw { $needed } cards. One pawn is out of this journey.
}
does-announce-can = Fly on to { $goal }.
does-announce-cannot = Keep your cards. The ship falls.
does-announce-cannot-boat = Keep your cards. The rowboat goes down.
does-pass = Keep your cards for later.
does-pass-only = You have nothing to play now.
does-pass-before-roll = Keep your cards, the dice are rolled.
does-pass-after-cannot = Keep your cards, see who else acts.
does-pass-crashing = Fall with the ship, keep the card.
does-pass-instruct = The top treasure of the pile is drawn.
does-pass-prepare = Roll with all pawns aboard.
does-pass-mooring = The ship reaches { $goal }.
does-pass-hook = Keep your treasure of { $city }.
does-draw = One card from the deck.
does-discard = Discard any number, draw as many.
does-trade = Under its pile; you take the top one.
does-done = Draw as many as you discarded.
does-rowboat = { $boat ->
    [fog] Fly alone; fog never stops you.
    [lightning] Fly alone; lightning never stops you.
    [birds] Fly alone; birds never stop you.
   *[other] Fly alone; pirates never stop you.
}
does-alternative-route = { $captain } may roll dice of choice again.
does-alternative-route-own = Roll dice of your choice again.
does-ejection = A passenger leaves now, with a treasure.
does-jetpack = Land at { $city } ({ $value }) with a treasure, alone.
does-wind-gust = Every blank die is rolled again.
does-bandit = One more die is rolled.
does-mooring = Cards are spent, nobody moves.
does-pressing-need = Somebody else takes the wheel.
does-new-gear = Discard all your cards and draw as many new ones.
does-spy = See somebody’s hand, once.
does-grappling-hook = Climb back aboard and return your treasure.
does-instructor = Choose the treasure in the pile.
does-spyglass = Skip all events. Everyone reaches { $far }.
does-red = Discard a treasure, all dice roll again.
does-blue = Take the wheel and pay yourself.
does-green = Ignore all pirates.
does-yellow = Two cards of the deck may help.
does-black = Roll two dice fewer.
does-purple = Somebody makes the same choice as you.
does-pay = { $count ->
    [0] You keep no card.
    [one] You keep 1 card.
   *[other] You keep { $count } cards.
}
does-reroll = { $count ->
    [0] The card is spent all the same.
   *[other] The others stay as they are.
}
does-lay = Unseen until all are ready.
does-lay-none = Each help card kept costs 2 points at the end.
reroll-hint = Tap the dice.
pay-must = Compulsory: { $cards }. Equipment must be played, only turbo is optional.
pay-turbo = None of your equipment fits: only turbo can pay.
pay-ways = Ways to pay
pay-hint = Tap a card to swap it in or out.

spy-holds = { $count ->
    [one] { $name } holds this card.
   *[other] { $name } holds these { $count } cards.
}
spy-only-you = Only you see them, once. The others only know that you looked.
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
plan-pass = Pass until something changes
plan-undo = It stands until it is used: press again to withdraw.

odds-line = { $captain } can pay: about { $count } in 10, from what you know.
odds-short = Can pay: about { $count } in 10
odds-why = Why?
odds-open = Odds
odds-captain-cards = { $count ->
    [0] { $captain } holds no card.
    [one] { $captain } holds 1 card.
   *[other] { $captain } holds { $count } cards.
}
odds-must-pay = { $count ->
    [0] Nothing has to be paid.
    [one] One die has to be paid: { $dice }.
   *[other] { $count } dice have to be paid: { $dice }.
}
odds-unseen = You have not seen { $count } of the { $of } cards “{ $card }”.
odds-known = You know that { $captain } holds { $count } × { $card }.
odds-table-turbo = { $count ->
    [one] 1 turbo lies on the table for { $captain }.
   *[other] { $count } turbos lie on the table for { $captain }.
}
odds-said-can = { $captain } could pay { $dice } before, and drew { $count } since.
odds-said-cannot = { $captain } could not pay { $dice } before, and drew { $count } since.

steps = Steps of the leg
step-of = · step { $at } of { $of }
step-roll = Roll
step-declare = Stay or leave
step-powers = Powers
step-announce = Announce
step-pay = Pay
step-fly = Fly
seconds-left = { $seconds } s
tray-of = { $captain }’s roll
tray-own = Your roll
tray-payment = Your roll and payment
tray-again = Tap the dice to roll again
tray-coming = { $count ->
    [one] 1 die to roll
   *[other] { $count } dice to roll
}
die-rolling = in hand
die-label = Die { $at } of { $of }: { $face }
die-standing = Die { $at } of { $of }: { $face }, { $standing }
die-open = not yet paid
die-paid = paid
die-waived = ignored
die-again = { $face }, die { $at } of { $of }, will roll again

hand-title = Your hand
hand-label = { $count ->
    [0] Your hand is empty
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
}
hand-count = { $count ->
    [0] No cards
    [one] 1 card
   *[other] { $count } cards
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
treasures-title = Your treasures
treasures-only-you = only you see them
treasures-none = No treasure yet. Leave the ship to take one.
