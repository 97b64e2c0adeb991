waiting-title = Who flies today?
waiting-table = Table
waiting-count = { $taken } of { $seats } seats taken.{ $free ->
    [0] {""}
   *[other] { $host ->
        [yes] {" "}Bots can fill the rest.
       *[no] {""}
    }
}
waiting-seat = seat { $number }
waiting-free = Free seat
waiting-free-host = Send the link, or
waiting-free-guest = Waiting for somebody
waiting-level = Kind of bot for seat { $number }
waiting-add-bot = Add a bot
waiting-host = Host
waiting-ready = On board
waiting-away = Closed the page; the seat is kept
waiting-remove = Remove
waiting-odds = odds helper allowed
waiting-invite = Bring your friends
waiting-invite-note = Point a phone camera here, or share the link.
waiting-code = Or by code:
waiting-qr = QR code of { $address }
waiting-share = Share
waiting-share-text = Fly with me in Celestia
waiting-copied = Copied
waiting-not-copied = Please copy it by hand
waiting-local = This address only works on this device. Others need your computer’s name or IP address on the network.
waiting-take-off = Take off
waiting-continues = This table plays on from a decision of a finished game, with new dice. The game does not count.
waiting-continues-replay = Watch that game
waiting-bots-fill = { $aboard } aboard{ $free ->
    [0] {""}
    [one] , a bot takes the free seat
   *[other] , bots take the free seats
}
waiting-take-off-note = { $aboard } aboard{ $free ->
    [0] {""}
    [one] , the free seat closes
   *[other] , the free seats close
}
waiting-fill = { $free ->
    [one] Put a bot in the free seat
   *[other] Fill { $free } seats with bots
}
waiting-leave = Give up my seat
waiting-leave-host = Leave the table
waiting-for-host = { $name } decides when we take off.
waiting-join = Come aboard
waiting-full = This table is full
waiting-sit = Take a seat
waiting-choose = Your seat
waiting-choose-seat = { $known ->
    [no] Seat { $number }
   *[other] Seat { $number }, where { $name } sat
}
waiting-free-before = { $name } sat here in that game
waiting-watch = Or stay and watch: you see what everybody sees.
waiting-watch-full = You can watch: you see what everybody sees.
waiting-change-title = What shall we play?
waiting-change-keep = Use this plan
waiting-change-note = Everybody sees the change at once.
waiting-talk = A word to the others
talk-hello = Hello!
talk-ready = Ready?
talk-one-moment = One moment
journal-replanned = The plan was changed.
take-off-title = Mixing the dice
take-off-note = Every device adds a secret line, so nobody can choose the dice.
take-off-waits = Waiting for { $who }…
take-off-seconds = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
take-off-hours = { $hours ->
    [one] about an hour left
   *[other] about { $hours } hours left
}
take-off-missed = { journal-round-void } The seat is kept.
take-off-nobody = { journal-round-void-empty }
journal-round-void = Nothing arrived from { $who }: the dice are mixed again.
journal-round-void-empty = No line arrived: the dice are mixed again.
dice-warning-title = These dice may not be fair
dice-late-title = Your line came too late
dice-changed-commitment = The server now shows another secret than it promised. { dice-line-kept }
dice-false-secret = The server opened another secret than it had promised. { dice-line-kept }
dice-line-kept = Your device keeps its line to itself.
dice-denied-line = The server received your device’s line and then said that it was missing.
dice-unlisted = The server left out your device’s line. { dice-line-kept }
dice-changed-list = The list of lines has changed since your device saw it.
dice-changed-line = One of the lines is not the one sealed before take-off.
dice-unused = The game started without your device’s line.
dice-late = The connection was too slow: these dice are mixed without your device’s line. Those of the others still count.
dice-warning-note = The people who run this server could have chosen the dice.
dice-warning-stay = Play on
dice-warning-leave = Leave
waiting-colour = The colour of your pawn
waiting-removed = The host freed your seat. You can sit down again.
waiting-host-you = You are the host now: you decide when to take off.
waiting-host-new = { $name } is the host now.
