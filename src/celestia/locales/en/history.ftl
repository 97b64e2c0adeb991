# The games of this device: results, statistics, and what is kept about it.
history-title = Your flights
history-profile = Name and colour
history-profile-note = Kept on this device for your next table. If your colour is taken, you get another one.
history-figures = { $games ->
    [one] One game
   *[other] { $games } games
}
history-wins = Wins
history-wins-note = of { count-games }, ties included
count-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
history-streak = Wins in a row
history-streak-note = your best: { $most }
history-points = Points per journey
history-points-note = over { $journeys ->
    [one] 1 journey
   *[other] { $journeys } journeys
}
history-bluffs = Bluffs kept
history-bluffs-note = legs on which somebody stayed although you could not pay
history-crashes = Crashes as captain
history-crashes-note = with you at the wheel of the ship
history-city = Favourite city
history-city-note = { $treasures ->
    [0] no treasure yet
    [one] 1 treasure
   *[other] { $treasures } treasures
}
history-pending = { $count ->
    [one] One older game is
   *[other] { $count } older games are
} not counted yet. Open this page again.
history-games = Last games
history-none = No finished game yet. Your games appear here.
history-last = Your last flights
history-short = { $wins ->
    [0] { "" }
    [one] 1 win in{ " " }
   *[other] { $wins } wins in{ " " }
}{ count-games }{ $streak ->
    [0] { "" }
    [one] { "" }
   *[other] , { $streak } in a row
}
history-all = All flights
history-link = Your flights, and what is kept about you
history-won = Won
history-place = Place { $place } of { $players }
history-continued = Played on by hand, does not count
history-shared = Played together on this device
history-unknown = Played with older rules
history-you = you
history-opens = Replay from { $time }
history-watch = Watch again
history-data = What is kept about you
history-data-note = There is no account. The server knows this device by a cookie, and your name at each table.
history-export = Save as a file
history-move = Move to another device
history-delete = Delete for good
history-move-lead = Open this link on the other device within ten minutes. Your games, statistics and seats move there, and this device keeps nothing. The link works once.
history-move-code = QR code of the link for the other device
history-copy = Copy the link
history-delete-sure = Delete everything about you?
history-delete-lead = Your name, statistics and chat disappear from this server. The others keep their games, with “Incognito” in your place. This cannot be undone.
history-delete-playing = If you are in a game, a bot takes your seat now.
history-deleting = Deleting…
history-keep = Keep it
history-gone = Deleted
history-gone-note = This server and this browser have forgotten you. Backups keep your name until they are replaced.
history-afresh = To the home page
history-arrive = Move to this device
history-arrive-lead = Games, statistics and seats of the other device move here, and it keeps nothing. The link works once.
history-arrive-now = Move everything here
history-arriving = Moving…
history-no-token = The part of this link after the # is missing. Make a new one on the other device.
