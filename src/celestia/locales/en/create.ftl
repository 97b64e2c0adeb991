create-title = Create a table
create-lead = Choose a flight plan: everything else is set.
create-shared-lead = Enter everybody’s name. A curtain hides the cards as the device goes round.
create-preset-first-flight = No powers. Ends at five different treasures.
create-preset-classic = Powers, spyglass, first to 50 points.
create-preset-whole-sky = Everything in the box: characters, rowboat, far cities.
create-preset-two-crews = For two: each leads three adventurers.
create-seats = Seats
create-bots = Bots among them
create-bots-shared = Bots as well
create-pace = Time to decide
create-no-limit = No limit
create-who = Who can join
create-link-only = Link only
create-everyone = Everyone
create-customise = Customise
create-count = { $on } of { $all } switched on, { $changed ->
    [yes] changed from { $preset }
   *[no] as in { $preset }
}
create-back-to = Back to { $preset }
create-open = Create and get the link
create-note = You can still add bots in the waiting room.
create-shared-note = { $people } people on this device{ $bots ->
    [0] .
    [one] {" "}and 1 bot.
   *[other] {" "}and { $bots } bots.
}
create-people = Who sits around this device?
create-person = Name of person { $number }
create-remove = Remove { $name }
create-add-person = Add a person

create-module-turbo = Turbo
create-module-turbo-note = Beats any event, always optional
create-module-powers = Power cards
create-module-powers-note = Jetpack, ejection, wind gust, route
create-module-spyglass = Magic spyglass
create-module-spyglass-note = A treasure that saves the ship
create-module-beginners = First-flight ending
create-module-beginners-note = Five different treasures end the game
create-module-crews = Two crews
create-module-crews-note = Two players, three adventurers each
create-module-improved = Improved gear
create-module-improved-note = One card beats two events
create-module-specials-1 = Bandit and mooring
create-module-specials-1-note = Add a die, or hold the ship
create-module-help = A little help
create-module-help-note = Passengers can lend a card
create-module-characters = Characters
create-module-characters-note = A power of your own, used once
create-module-rowboat = Rowboat
create-module-rowboat-note = Row alone, with your own dice
create-module-specials-2 = Spy and friends
create-module-specials-2-note = Peek, refill, pass the wheel
create-module-grappling-hook = Grappling hook
create-module-grappling-hook-note = Climb back aboard
create-module-instructor = Instructor
create-module-instructor-note = Choose a treasure from the pile
create-module-krismastri = Krismastri
create-module-krismastri-note = Clear skies fill a gift pile
create-module-matryoshburg = Matryoshburg
create-module-matryoshburg-note = A bonus after a crash
create-module-boscalumia = Boscalumia
create-module-boscalumia-note = Relight a city for 25 points

create-cards = Special cards in the deck
create-cards-box = { $count } in the box
create-house = House rules
create-house-needs = Needs: { $modules }
create-house-open-scores = Open scores
create-house-open-scores-note = Everybody’s points can be seen
create-house-hook-at-announcement = Hook at the answer
create-house-hook-at-announcement-note = Also when the captain answers
create-house-instructor-own-draws = Own treasures only
create-house-instructor-own-draws-note = For Instructor
create-house-rowboat-on-main-line = Rowboat on the main line
create-house-rowboat-on-main-line-note = Never to Boscalumia
create-house-other-dice = The other dice
create-house-other-dice-note = As printed in other editions
create-house-chosen-characters = Chosen characters
create-house-chosen-characters-note = Picked, not dealt

create-habits = This table
create-odds = Odds helper
create-odds-note = From what each player may know
create-spectators = Spectators
create-spectators-note = They see what everybody sees
create-spectator-emotes = Spectators’ emotes
create-spectator-emotes-note = Four pictures and no words
create-bot-talk = Bots talk
create-bot-talk-note = They say a quick line now and then
create-personas = Bots have a character
create-personas-note = Cautious, gambler, liar or loyal
create-free-text = Free talk
create-free-text-note = Your own words, not only quick lines
create-letters = By correspondence
create-letters-note = Days instead of seconds to answer
create-days = Time for an answer
create-strict = Every pause lasts { $seconds } s
create-strict-note = A pause then reveals nothing. Slower.
