# Shared by all pages around the game: the bar, errors, names of plans and paces.
page-home = Celestia: home page
page-rules = Rules
page-settings = Settings
page-close = Close
page-fewer = Fewer: { $title }
page-more = More: { $title }
page-back = Back
page-loading = One moment…
language-name = English

plan-first-flight = First flight
plan-classic = Classic
plan-whole-sky = The whole sky
plan-two-crews = Two crews
plan-own = Custom plan
plan-minutes = about { $minutes } min

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

move-title = Play on this device
move-lead = Your seat comes here with your cards. The other device will only watch. The link works once.
move-take = Take my seat here
move-no-token = This link is not complete: the part after the # is missing. Ask for a new one at the table.
move-watch = Go to the table
page-lost = This page could not be loaded. Check your connection.
page-again = Try again
