# Messages for the error codes of the server.

## At the table

code-refused = That answer is not possible here.
code-stale = Too late: this question is closed.
code-not-asked = There is nothing for you to decide right now.
code-not-playing = No game is in progress at this table.
code-plan = You cannot plan this, or you have planned it already.
code-think = You can ask for time to think only during a pause, three times per journey.
code-bot-pace = You can change the pace of the bots only when you play alone with them.
code-plan-rate = That is a lot of changes at once: wait a moment.
code-extend = You can ask for more time once per question, if there is a time limit.
code-talk = You cannot say that here.
code-talk-rate = That is a lot at once: wait a few seconds.
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
code-config = This game cannot be played with these settings.
code-settings = This pace is not possible at this table.
code-seal-rate = Too many seals at once: wait a moment.
code-line = The list of lines is already complete, or your line is not on it.
code-bot = There is no such bot, or no room for it.
code-colour = Somebody has that colour already.
code-full = This table is full, or that seat is taken.
code-taken = That seat is taken.
code-seat = This is not your seat, or nobody sits there.
code-host = Only the host can do that.
code-started = This table has already taken off, or it is closed.
code-over = This game is over.
code-not-over = You can see this when the game is over.
code-no-record = This game did not start from the beginning, so it has no record.
code-not-started = No game has started at this table.
code-lesson = A lesson cannot be replayed: open a new one.
code-daily-once = A daily flight has no rematch. You can practise it from the home page.
code-daily-closed = Others still fly this day. Record and dice open at noon UTC on the following day.
code-old-rules = This game was played with another version of the rules: open a new table.
code-record = This is not the record of a whole game.
code-other-rules = This game was played with another version of the rules, so it cannot be replayed here.
code-odds-off = The odds helper is switched off at this table.
code-program = The seat of a program cannot move to another device.
code-link = This link has been used already, or it is more than ten minutes old.
code-many-tables = You have too many unfinished tables: finish or leave one first.
code-position = This position is impossible.
code-reviews-busy = Many games are being reviewed: try again in a minute.
code-no-choice = There was no such choice at this step.
code-nothing-left = After this answer the game is over, so there is nothing left to play.
code-continues = This game continues another one, so its settings stay the same.
code-no-device = The server does not know this device: open or join a table first.

## Requests

code-no-table = There is no such table.
code-not-found = There is no such table, seat or code.
code-bad-request = The request is not valid.
code-bad-method = This request method is not allowed here.
code-bad-type = The request must be JSON.
code-too-large = The request is too large.
code-other-site = The request comes from another site.
code-slow-down = Too many requests, or too many wrong codes: wait a little.
code-away = The server cannot save right now: try again in a moment.
code-failure = Something went wrong on the server. It has been logged.

## Farewells

bye-restart = Back in a moment: the game is saved.
bye-elsewhere = You are playing in another window.
bye-flood = Too many messages at once: this window was disconnected.
bye-slow = This connection is too slow to keep up: reconnecting.
bye-closed = This table is closed.
bye-again = The server did not answer: trying again.
bye-away = The server cannot save right now. Your move is kept and will be sent again.
bye-seat = This seat has changed: look at the table again.
