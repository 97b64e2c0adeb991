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
waiting-you = You
waiting-host = Host
waiting-bot = Bot
waiting-ready = On board
waiting-away = Closed the page; the seat is kept
waiting-remove = Remove
waiting-odds = odds helper allowed
waiting-invite = Bring your friends
waiting-invite-note = Point a phone camera here, or share the link.
waiting-code = Or by code:
waiting-qr = QR code of { $address }
waiting-copy = Copy link
waiting-share = Share
waiting-share-text = Fly with me in Celestia
waiting-copied = Copied
waiting-not-copied = Please copy it by hand
waiting-local = This address works on this device only. Open Celestia by your computer’s name or number in the network, so that others can come.
waiting-take-off = Take off
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
waiting-name = Your name
waiting-sit = Take a seat
waiting-watch = Or stay and watch: you will see what everybody sees.
waiting-watch-full = You can watch: you will see what everybody sees.
waiting-change = Change
waiting-change-title = What shall we play?
waiting-change-keep = Fly by this plan
waiting-change-note = Everybody at the table sees the change at once.
waiting-talk = A word to the others
talk-hello = Hello!
talk-ready = Ready?
talk-one-moment = One moment
told-replanned = The plan was changed.
waiting-colour = The colour of your pawn
waiting-removed = The host freed your seat. You can sit down again while there is room.
waiting-host-you = You are the host now: you decide when to take off.
waiting-host-new = { $name } is the host now.
