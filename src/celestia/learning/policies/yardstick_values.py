"""The frozen parameters of the yardsticks. Never tune them: results are measured against them.

odds0 is a generous player that nobody tuned. tuned2 is what the study's evolution strategy made of it. The
study's tuned1 was not kept. This one comes from the same strategy, started at odds0 and stopped where the
others cost as much as in the study (see docs/bots.md).
"""

FIRST_YARDSTICK = 4  # the policy kind of the first line

YARDSTICKS = [
    # stay, lead, spread, later, turbo, jetpack, route, spyglass, gust,
    # ejection, others, own, turbo_use, leader, behind, early, late, next_captain
    # odds0
    1.0, 25.0, 4.0, 0.97, 1.0, 3.0, 2.0, 3.0, 4.0,
    3.0, 0.1, 1.0, 0.9, 0.3, 0.0, 0.0, 0.0, 0.0,
    # tuned1
    1.196, 31.337, 5.6, 0.867, 3.275, 4.048, 3.228, 3.496, 2.564,
    4.994, 0.416, 1.018, 0.787, 0.498, 0.0, 0.0, 0.0, 0.0,
    # tuned2
    1.01, 22.0, 2.2, 0.87, 3.9, 5.8, 1.6, 3.4, 1.3,
    5.0, 0.89, 0.85, 0.67, 0.65, -0.07, -0.13, 0.14, 0.0,
]  # fmt: skip
