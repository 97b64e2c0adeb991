"""One file a card: when it is played, who may, whether it can be, what it does.

`_may_…(s, seat)` answers from public facts alone: the engine adds whether the seat holds the card.
`windows.py` says in which moments each card is asked for.
"""
