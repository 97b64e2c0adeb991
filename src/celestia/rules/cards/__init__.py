"""One file for each card: its definition and the functions of the definition.

Each condition is next to its reason (see `because`), so that explanations cannot disagree with the rules. All
other facts about a card are derived from its definition: see `definition`.
"""
