"""The rules, in plain typed Python: no input or output, clock, random source, network or text for people.

Read `turn` first: a leg from top to bottom. `cards` and `characters` hold one file each; `play` is the
public face. Outside of this folder the rules are used through `celestia.engine`, which picks the compiled
build of these very files where there is one.
"""

RULES_VERSION = 1  # moves when a rule does, never for speed
