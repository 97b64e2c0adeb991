# Before the game: the set-up dialogue, and errors for impossible options.

terminal-welcome = Welcome to Celestia! A few questions; Enter takes the answer in [brackets].
terminal-start-name = Your name [{ $default }]:
terminal-start-other-name = Name of player { $number } [{ $default }]:
terminal-start-players = How many at the table, 2 to 6 [{ $default }]:
terminal-start-preset = Which game [{ $default }]:
terminal-start-people = How many of them are people at this keyboard, 1 to { $players } [{ $default }]:
terminal-start-bots = Which bots [{ $default }]:
terminal-start-again = Please choose one of: { $words }.
terminal-start-name-again = A name has 1 to 16 letters, and every player needs their own.
terminal-player = Player { $number }
terminal-bad-word = { $option } is one of { $words }, not { $word }.
terminal-bad-number = { $option } needs a number, not { $word }.
terminal-bad-together = Options that do not go together: { $one } and { $other }.
terminal-bad-seats = There are { $players ->
    [one] { $players } player
   *[other] { $players } players
}, but { $seats ->
    [one] { $seats } seat is
   *[other] { $seats } seats are
} given by --seats.
terminal-bad-humans = Of { $players ->
    [one] { $players } player
   *[other] { $players } players
} 0 to { $players } can be people, not { $humans }.
terminal-bad-names = Names are 1 to { $players } different words of 1 to 16 letters, separated by commas.
terminal-bad-record = { $path } exists already: choose another file, or resume it with --resume { $path }.
terminal-bad-write = { $path } cannot be written: { $reason }.
terminal-bad-resume = { $path } cannot be resumed: { $reason }.
terminal-bad-over = The game in { $path } is over: celestia replay { $path } shows it.
