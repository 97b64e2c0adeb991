# What the codes of the server say, to people whose request or window they end.

## At the table

code-refused = This is no answer here.
code-stale = Too late: this question is closed.
code-not-asked = Nobody asks you now.
code-not-playing = No game is in progress at this table.
code-plan = This cannot be planned, or it is planned already.
code-think = There is no pause to stretch now, or you have used this three times in this journey.
code-bot-pace = Only somebody who plays alone with bots can change their pace.
code-plan-rate = That is a lot of changes at once: wait a moment.
code-extend = Time can be extended once, where there is a limit.
code-talk = This cannot be said here.
code-talk-rate = That is a lot at once: wait a few seconds.
code-back = Nobody plays for you.
code-stand-in = There is nobody to stand in for, or you have asked already.
code-spectator = Spectators only watch.
code-hello = The connection is not ready yet.
code-id = This message has no proper number.
code-busy = This table is very busy: try again.
code-closed = This table is closed.
code-elsewhere = You play in another window.

## Before and after

code-name = A name has 1 to 24 letters, figures or ordinary signs.
code-config = This game cannot be played like that.
code-settings = This table cannot have such a pace.
code-seal-rate = That is a lot of seals at once: wait a moment.
code-line = The list of the dice stands already, or your line is not on it.
code-bot = There is no such bot, or no room for it.
code-colour = Somebody has that colour already.
code-full = This table is full, or that seat is taken.
code-taken = That seat is taken.
code-seat = This is not your seat, or nobody sits there.
code-host = Only the host may do that.
code-started = This table has taken off, or is closed.
code-over = This game is over.
code-not-over = This is shown when the game is over.
code-no-record = This game began in the middle: it has no record.
code-not-started = No game was started at this table.
code-lesson = A lesson is not played again: open another one.
code-old-rules = This game was played by other rules: open a new table.
code-odds-off = This table plays without odds.
code-program = A program keeps its seat.
code-link = This link was used already, or its ten minutes are over.
code-many-tables = You have many unfinished tables: finish one, or leave it.
code-position = This position cannot be.
code-no-device = Open a table or join one first: this device is not known here.

## Requests

code-no-table = There is no such table.
code-not-found = There is no such table, seat or code.
code-bad-request = The request does not have the form that is needed.
code-bad-method = This cannot be asked like that.
code-bad-type = The request is not written in JSON.
code-too-large = The request is too large.
code-other-site = The request comes from another site.
code-slow-down = Too many requests, or too many wrong codes: wait a little.
code-away = The server cannot save right now: try again in a moment.
code-failure = Something went wrong here; it has been noted.

## Farewells

bye-restart = Back in a moment: the game is saved.
bye-elsewhere = You play in another window.
bye-flood = Too many messages at once: this window was cut off.
bye-slow = This connection is too slow to keep up: it starts again.
bye-closed = This table is closed.
bye-again = The server did not answer: trying again.
bye-away = The server cannot save right now. Your move is kept and sent again.
bye-seat = This seat has changed: look at the table again.
