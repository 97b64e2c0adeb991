"""Which signs a name or a line of talk may hold: those that people can see, and what holds emoji together.

Unicode's categories alone are not enough: a Hangul filler counts as a letter and shows nothing, and the
joiner inside a family emoji counts as a control character.
"""

from __future__ import annotations

import unicodedata

NON_JOINER, JOINER = "\u200c", "\u200d"
TEXT_STYLE, EMOJI_STYLE = "\ufe0e", "\ufe0f"
FLAG = "\U0001f3f4"  # regions are told by tags that follow it
TAGS = range(0xE0020, 0xE0080)
# Letters, marks and symbols that show nothing.
BLANK = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0x180B, 0x1810)}
BLANK |= {*range(0xFE00, 0xFE0E), *range(0xE0100, 0xE01F0)}
VIRAMA = 9  # the combining class of signs that join letters of Indic scripts
MOST_MARKS = 4  # on one letter


def is_plain(text: str) -> bool:
    """Whether every sign can be seen, or belongs to one that can."""
    marks = 0
    for at, sign in enumerate(text):
        before, after = text[at - 1 : at], text[at + 1 : at + 2]
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks > MOST_MARKS or (marks and not before) or not _belongs(sign, before, after, text[:at]):
            return False
    return True


def _belongs(sign: str, before: str, after: str, so_far: str) -> bool:
    if sign in (JOINER, NON_JOINER):
        return bool(before and after) and _may_join(sign, before, after)
    if sign in (TEXT_STYLE, EMOJI_STYLE):
        return bool(before) and unicodedata.category(before) in ("So", "Sm", "Po", "Nd")
    if ord(sign) in TAGS:
        return FLAG in so_far
    return ord(sign) not in BLANK and unicodedata.category(sign)[0] != "C"


def _may_join(sign: str, before: str, after: str) -> bool:
    """Between two emoji, after a virama, and between Arabic letters; elsewhere a joiner only hides."""
    if unicodedata.combining(before) == VIRAMA:
        return True
    if sign == JOINER and (before == EMOJI_STYLE or unicodedata.category(before) in ("So", "Sk")):
        return unicodedata.category(after) == "So"
    return unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
