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

preset-first-flight = First flight
preset-classic = Classic
preset-whole-sky = The whole sky
preset-two-crews = Two crews
preset-own = Custom plan
preset-minutes = about { $minutes } min

pace-none = No time limit
pace-seconds = { $seconds } s
pace-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}

bot-stowaway = Stowaway: follows every whim
bot-deckhand = Deckhand: leaves when in doubt, plays simply
bot-navigator = Navigator: counts cards and is generous
bot-captain = Captain: counts every card and gives nothing away
bot-ace = Ace: learned from millions of games
bot-legend = Legend: an Ace that thinks ahead when in doubt
bot-short-stowaway = Stowaway
bot-short-deckhand = Deckhand
bot-short-navigator = Navigator
bot-short-captain = Captain
bot-short-ace = Ace
bot-short-legend = Legend
bot-random = Reckless: chooses blindly
bot-careful = Careful: leaves early, rarely bluffs
bot-odds = Sly: counts every card
bot-short-random = Reckless
bot-short-careful = Careful
bot-short-odds = Sly
persona-cautious = A cautious soul: would rather leave too early
persona-gambler = A gambler: likes to stay one leg longer
persona-liar = A liar: do not believe every word
persona-loyal = A loyal soul: says what they hold, and trusts you

problem-unknown = Something went wrong. Please try again.
problem-offline = No connection to the server: check your network.

move-title = Play on this device
move-lead = Your seat comes here with your cards. The other device will only watch.
move-take = Take my seat here
move-no-token = This link is not complete. Ask for a new one at the table.
move-watch = Go to the table
page-lost = This page could not be loaded. Check your connection.
page-again = Try again
page-offline = No connection.
page-offline-note = Every game needs the server, even against bots. You can still read the rules:
