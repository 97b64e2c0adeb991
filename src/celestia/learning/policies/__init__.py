"""Native policies: functions of an observation and the legal ids, and of nothing else.

They see what their seat may know, so they cannot cheat. They are compiled with the rules and answer for whole
batches.
"""
