"""One file a card: everything that is true of it, as one definition and the functions that it names.

A condition and its reason stand on one line (see `because`), so that no explanation can disagree with
the rule. Everything else about a card follows from its definition: see `definition`.
"""
