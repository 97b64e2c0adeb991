"""A table as a pure fold of its log: no clock, no network, no database, no random source.

`entries` defines the log, `table` folds it, `commands` turns requests into entries or refuses them, and
`schedule` decides what the server does next and when. The log alone is enough to rebuild a table.
"""
