"""The pause after each sentence, so that a person can follow the bots."""

from __future__ import annotations

# For each pace: seconds per sentence, and per letter.
PACES = {"calm": (0.7, 0.018), "brisk": (0.25, 0.006), "instant": (0.0, 0.0)}


def usual_pace(is_terminal: bool) -> str:
    return "calm" if is_terminal else "instant"


def seconds(pace: str, sentence: str) -> float:
    sentence_seconds, letter_seconds = PACES[pace]
    return sentence_seconds + letter_seconds * len(sentence) if sentence else 0.0
