"""A table as a pure fold of its log: no clock, no network, no database, no random source.

`entries` is what can be in the log, `table` folds it, `commands` turn wishes into entries or refuse them,
`due` says what happens next by itself, and when. Whoever holds the log holds the table.
"""
