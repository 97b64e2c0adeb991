"""The parameters of the odds policy, from `celestia.bots.parameters`, which explains them.

Prices of cards are in `prices`.
"""

TURBO_USE = 0.75
DECLINED = 0.3
STRANGERS_HELP = 0.1
LATER = 0.94
OWN_CAPTAINCY = 0.95
BOLD = 0.06
OTHERS = 1.05
LEADER = 0.35
RACE = 24.0
SPREAD = 2.6
SETTLED = 0.9
THREAT = 5.5
UNSURE = 2.5
CARDS_SPENT = [0, 2, 3, 5, 6, 8, 10, 11, 13, 14]  # by rounds as captain: 1.6 cards a leg
# By colour: red, blue, green, yellow, black, purple.
POWER_PRICE = [1.0, 1.5, 1.5, 1.0, 2.0, 1.0]

DOUBT = 0.02  # from `celestia.bots.announced`
ODDS_SAMPLES = 48
SAMPLE_SEED = 7
KEPT = -1.0  # from `celestia.bots.rescues`: worse than passing
ROUTE_CHANCE = 0.5
TWO_CARDS_CHANCE = 0.25
SPY_VALUE = 0.06  # from `celestia.bots.plays`
LARGEST_HAND = 16  # from `celestia.bots.odds`
