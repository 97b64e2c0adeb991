"""The characters allowed in names and talk: visible ones and emoji joiners.

Unicode's categories alone are not enough. A Hangul filler counts as a letter but is invisible, and the joiner
inside a family emoji counts as a control character.
"""

from __future__ import annotations

import unicodedata

NON_JOINER, JOINER = "\u200c", "\u200d"
TEXT_STYLE, EMOJI_STYLE = "\ufe0e", "\ufe0f"
FLAG = "\U0001f3f4"  # followed by tags that name a region
TAGS = range(0xE0020, 0xE0080)
# Invisible letters, marks and symbols.
BLANK = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0x180B, 0x1810)}
BLANK |= {*range(0xFE00, 0xFE0E), *range(0xE0100, 0xE01F0)}
VIRAMA = 9  # the combining class of characters that join letters of Indic scripts
MOST_MARKS = 4  # on one letter


def is_plain(text: str) -> bool:
    """Whether every character is visible or belongs to a visible one."""
    marks = 0
    for at, char in enumerate(text):
        before, after = text[at - 1 : at], text[at + 1 : at + 2]
        marks = marks + 1 if unicodedata.combining(char) else 0
        if marks > MOST_MARKS or (marks and not before) or not _belongs(char, before, after, text[:at]):
            return False
    return True


def _belongs(char: str, before: str, after: str, so_far: str) -> bool:
    if char in (JOINER, NON_JOINER):
        return bool(before and after) and _may_join(char, before, after)
    if char in (TEXT_STYLE, EMOJI_STYLE):
        return bool(before) and unicodedata.category(before) in ("So", "Sm", "Po", "Nd")
    if ord(char) in TAGS:
        return FLAG in so_far
    return ord(char) not in BLANK and unicodedata.category(char)[0] != "C"


def _may_join(char: str, before: str, after: str) -> bool:
    """Joiners are allowed between emoji, after a virama and between Arabic letters."""
    if unicodedata.combining(before) == VIRAMA:
        return True
    if char == JOINER and (before == EMOJI_STYLE or unicodedata.category(before) in ("So", "Sk")):
        return unicodedata.category(after) == "So"
    return unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
