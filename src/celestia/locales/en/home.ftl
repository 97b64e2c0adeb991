home-lead = Fly together. Bluff the captain.
home-lead-2 = Jump before the ship falls.
home-play = Play now
home-boarding = Boarding…
home-play-note = You and { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}, about { $minutes } minutes
home-game = { $preset }, { $players } players, bots: { $level }
home-change = Change
home-choose = Which game?
home-choose-plan = Flight plan
home-choose-players = Players
home-choose-level = Level of the bots
home-never = Never played?
home-learn = Learn in 3 minutes
home-ways = Other ways to play
home-friends = Play with friends
home-friends-note = Make a table, share the link
home-shared = One device for all
home-shared-note = Pass it round the room
home-mine = Your tables
home-return = Return
home-join = Join
home-code = Table code
home-board = Board
home-bad-code = No table has this code. A code expires at take-off or after a day: ask for a new one.
home-open = Open tables
home-flight-of = { $name }’s flight
home-seats = { $taken } of { $seats } seats taken
home-all-tables = All { $count } tables
home-no-tables = No open table. Yours could be the first.
home-no-account = No account needed. You are
home-name = Your name
home-keep-name = Save
home-change-name = { $name }: change your name
home-language = Language
