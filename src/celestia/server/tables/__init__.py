"""A table as a pure fold of its log, without clock, network, database or randomness.

`entries` defines the log, `table` folds it, `commands` turns requests into entries or refuses them, and
`schedule` decides what the server does next and when. The log alone is enough to rebuild a table.
"""
