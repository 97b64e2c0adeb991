# Messages for the error codes of the server.

## At the table

code-refused = That answer is not possible here.
code-stale = Too late: this question is closed.
code-not-asked = You have nothing to decide right now.
code-not-playing = No game is in progress at this table.
code-plan = You cannot plan this, or have planned it already.
code-think = You can ask for time only during a pause, three times per journey.
code-bot-pace = You can change the pace of the bots only when you play alone with them.
code-plan-rate = Too many changes at once: wait a moment.
code-extend = You can ask for more time once per question.
code-talk = You cannot say that here.
code-talk-rate = Too many lines at once: wait a few seconds.
code-back = No bot is playing for you.
code-stand-in = No bot is needed there, or you have asked already.
code-spectator = Spectators only watch.
code-hello = The connection is not ready yet.
code-id = This message has no valid number.
code-busy = This table is very busy: try again.
code-closed = This table is closed.
code-elsewhere = You are playing in another window.

## Before and after

code-name = A name has 1 to 24 letters, digits or common signs.
code-config = No game can be played with these settings.
code-settings = This pace is not possible at this table.
code-seal-rate = Too many seals at once: wait a moment.
code-line = The list of lines is complete, or yours is not on it.
code-bot = There is no such bot, or no room for it.
code-colour = Somebody has that colour already.
code-full = This table is full, or that seat is taken.
code-taken = That seat is taken.
code-seat = This is not your seat, or nobody sits there.
code-host = Only the host can do that.
code-started = This table has already taken off, or it is closed.
code-over = This game is over.
code-not-over = You can see this when the game is over.
code-no-record = Only a game played from its beginning has a record.
code-not-started = No game has started at this table.
code-lesson = A lesson cannot be replayed.
code-daily-once = A daily flight has no rematch. Practise it from the home page.
code-daily-closed = Others still fly this day. Record and dice open the next day at noon UTC.
code-old-rules = The rules have changed since this game: open a new table.
code-record = This is not the record of a whole game.
code-other-rules = The rules have changed since this game, so it cannot be replayed.
code-odds-off = This table plays without the odds helper.
code-program = The seat of a program cannot move to another device.
code-link = This link has been used, or is more than ten minutes old.
code-many-tables = You have too many open games: finish or leave one first.
code-position = This position is impossible.
code-reviews-busy = Many games are being reviewed: try again in a minute.
code-no-choice = There was no such choice at this step.
code-nothing-left = This answer ends the game: there is nothing left to play.
code-continues = This game continues another one and keeps its settings.
code-no-device = The server does not know this device: open or join a table first.

## Requests

code-no-table = There is no such table.
code-not-found = There is no such table, seat or code.
code-bad-request = The request is not valid.
code-bad-method = This request method is not allowed here.
code-bad-type = The request must be JSON.
code-too-large = The request is too large.
code-other-site = The request comes from another site.
code-slow-down = Too many requests or wrong codes: wait a little.
code-away = The server cannot save right now: try again soon.
code-failure = Something went wrong on the server. It has been logged.

## Farewells

bye-restart = Back in a moment: the game is saved.
bye-elsewhere = { code-elsewhere }
bye-flood = Too many messages at once: this window was disconnected.
bye-slow = This connection is too slow: reconnecting.
bye-closed = { code-closed }
bye-again = The server did not answer: trying again.
bye-away = The server cannot save right now. Your move is kept and sent again.
bye-seat = This seat has changed: look at the table again.
