# Questions and their reasons: `ask-` is the question in one sentence, `rule-` the short reason for `r`.
# A window has a sentence for each moment of the leg; `you` is the name of the reader.

terminal-ask-none = There is nothing to decide.
terminal-ask-land = { $you }, you are alone aboard: land { $city-at } or fly on?
terminal-ask-land-boat = { $you }, step out of the rowboat { $city-at } or row on?
terminal-ask-direction = { $you }, which way from Barbadahl?
terminal-ask-prepare = { $you }, send a pawn ashore { $city-at } before you roll?
terminal-ask-window = { $you }, play a card now?
terminal-ask-window-before-roll = { $you }, play a card before { $captain } { $captain-is ->
    [you] roll
   *[other] rolls
}?
terminal-ask-window-after-declarations = { $you }, all have decided: { terminal-owes }. Play a card now?
terminal-ask-window-after-declarations-clear = { $you }, all have decided, and nothing has to be paid. Play a card now?
terminal-owes = { $captain } { $captain-is ->
    [you] owe
   *[other] owes
} { $need }
terminal-ask-window-after-can = { $you }, { $captain } can pay. Play a card before { $ship } flies?
terminal-ask-window-after-cannot = { $you }, { $ship } falls: { terminal-owes }. Save it?
terminal-ask-fall = { $you }, { $ship } falls: { terminal-owes }. Save it, or yourself?
terminal-ask-window-mooring = { $you }, all is paid. Hold { $ship } back?
terminal-ask-window-hook = { $you }, the ship flies on. Climb back aboard?
terminal-ask-window-crashing = { $you }, nobody saved { $ship }. Save yourself?
terminal-ask-declare = { $you }, { $captain } owes { $need } and holds { count-cards }. Stay on the way to { $heading }?
terminal-ask-declare-clear = { $you }, clear sky: nothing to pay. Stay with { $captain } on the way to { $heading }?
terminal-ask-declare-void = { $you }, nobody can get off here. Stay in the ship?
terminal-ask-announce = { $you }, you owe { $need }. Can you pay?
terminal-ask-pay = { $you }, you owe { $need }. Which cards do you pay with?
terminal-ask-lay-help = { $you }, { $captain } owes { $need }. Lay help, face down?
terminal-ask-give = { $you }, who gets the finest gift that is left?
terminal-ask-matryoshburg = { $you }, which bonus of Matryoshburg do you take?
terminal-ask-swap = { $you }, discard one more card?
terminal-ask-instruct = { $you }, { $drawer } { $drawer-is ->
    [you] are
   *[other] is
} about to take a treasure { $pile-of }. Play Instructor?
terminal-ask-choose-treasure = { $you }, which treasure of this pile is for { $drawer }?
terminal-ask-keep-treasure = { $you }, which of these treasures does your crew keep?
terminal-ask-reroll = { $you }, which dice do you roll again?
terminal-ask-relieved = { $you }, { $captain } has the wheel. Stay aboard or leave?
terminal-ask-take-character = { $you }, which character do you take?
terminal-ask-roll = { $you }, you are captain: roll { count-dice } on the way to { $heading }.
terminal-ask-shuffle = Cards are shuffled.
terminal-ask-deal-characters = The characters are dealt.
terminal-ask-first-captain = The first captain is drawn by lot.
terminal-rule-roll = The captain rolls as many dice as the next city shows (a1).
terminal-rule-land = Only a captain alone at the start of a leg may get off instead of rolling (R6, B18).
terminal-rule-direction = From Barbadahl the way forks until Boscalumia is lit; there is no city in between (C180, C182).
terminal-rule-prepare = A captain with more than one pawn may trade one for as many cards as the tile shows dice (C203).
terminal-rule-window = Seats are asked from the captain clockwise; after every play all are asked again (Q1).
terminal-rule-window-before-roll = Bandit, New gear, Spy and Black’s power are played before the roll (Q1, Q12).
terminal-rule-window-after-declarations = Declarations stand, whatever the dice show after a card (C6); then the captain announces.
terminal-rule-window-after-can = Wind gust and Alternative route may still change the dice; then the captain announces again (C5).
terminal-rule-window-after-cannot = Before a crash everyone aboard may try to save the ship. Jetpack comes last (B6, B8, C70).
terminal-rule-window-mooring = Mooring is played when all is paid and the ship is about to fly, once a leg (C64, C66).
terminal-rule-window-hook = A player who got off in this leg may come back once the flight is sure, and returns the treasure (C140, C141).
terminal-rule-window-crashing = Jetpack comes last, when nobody saves the ship, from the captain on (B6, C43).
terminal-rule-declare = Passengers declare one after the other from the captain’s left. A player who leaves takes a treasure here and waits for the next journey (R3, R4). In a crash, everyone aboard gets nothing.
terminal-rule-announce = Equipment must be played if it is enough; turbos are optional (R2).
terminal-rule-pay = Any cards that answer all dice, none of them needless (C4).
terminal-rule-lay-help = Passengers lay help cards face down, once a leg; all are turned up together (R14, Q29).
terminal-rule-give = The player who ended the game gives the gifts: finest first, one each, never to themselves (C165).
terminal-rule-matryoshburg = After a crash everyone takes exactly one bonus instead of the new card (C170, C174).
terminal-rule-swap = Discard as many as you like, then draw as many (C172).
terminal-rule-instruct = The player of Instructor chooses the treasure; then the pile is shuffled (C147, C148).
terminal-rule-choose-treasure = Only you see the pile; it is shuffled after your choice (C147, C148).
terminal-rule-keep-treasure = A crew draws one treasure for each pawn that gets off and keeps one (C206).
terminal-rule-reroll = The captain picks any dice, perhaps none; the card is spent either way (B3, C34).
terminal-rule-relieved = A captain relieved by Pressing need may get off with a treasure (C123).
terminal-rule-take-character = Each character has one power, once a game (C71, C86).
