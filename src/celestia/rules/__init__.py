"""The rules, in pure typed Python without I/O, clock, random source or texts.

Start reading with `flow/turn`, which is one leg from top to bottom. `cards` and `characters` hold one file
for each card and character. `play` is the public API. Code outside this folder imports the rules from
`celestia.engine`, which picks the compiled build of the same files if it exists.
"""

RULES_VERSION = 1  # increase when a rule changes, not for optimizations
