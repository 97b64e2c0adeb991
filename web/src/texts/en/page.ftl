# What every page around the game shares: its bar, refusals, names of plans and paces.
page-home = Celestia: to the first page
page-rules = Rules
page-settings = Settings
page-close = Close
page-back = Back
page-loading = One moment…

plan-first-flight = First flight
plan-classic = Classic
plan-whole-sky = The whole sky
plan-two-crews = Two crews
plan-own = A plan of their own

pace-none = No time limit
pace-seconds = { $seconds } s
pace-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}

bot-random = Reckless: chooses blindly
bot-careful = Careful: leaves early, rarely bluffs
bot-odds = Sly: counts every card
bot-short-random = Reckless
bot-short-careful = Careful
bot-short-odds = Sly

problem-unknown = Something went wrong. Please try again.
problem-offline = No connection to the server. Check your network and try again.
problem-slow-down = Too many tries in a short time. Please wait a little.
problem-away = The server is restarting. Back in a moment.
problem-no-table = There is no such table any more.
problem-not-found = There is no such table any more.
problem-full = This table is full, or that seat was just taken. You can watch.
problem-taken = That seat was just taken.
problem-started = This table has already taken off.
problem-host = Only the host can do that.
problem-name = Please choose another name: 1 to 24 characters.
problem-settings = These settings do not go together.
problem-rule-B16 = Two crews is a plan for exactly two players.
problem-rule-R1 = Celestia is for two to six players.
