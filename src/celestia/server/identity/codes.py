"""Short codes for a table: a word and two digits. They are valid until take-off."""

from __future__ import annotations

import secrets

# Short words that are alike in French and English and hard to confuse when spoken.
LIST = """
alpha amber aria atlas aurora avion balcon ballon banjo bonbon brume cactus canon carbon castor
cello citron cobalt colibri comet condor coral cosmos delta diva domino dragon echo eclipse fanfare
fiesta flamenco galaxy gazelle geyser girafe globe gondola granit harmonica horizon iris jade jasmin
jazz kayak kiwi koala lagoon lama lavande lemon lilas lotus lunar magnolia mango melon meteor mimosa
mirage mosaic nectar neon nova oasis olive opal opera orchid origami panda panorama papaya paprika
perle piano piccolo pirate pixel polka prisma pluto quartz radar robot rubis safari sahara salsa
saturn savane sirocco solo sonata sorbet tango tempo topaz tornado tulipe turbo ukulele vanilla
viola volcan zebra zenith zephyr zigzag
"""
WORDS = tuple(LIST.split())


def new_code() -> str:
    return f"{secrets.choice(WORDS)}{secrets.randbelow(90) + 10}"


def clean_code(code: str) -> str:
    """Normalise a typed code."""
    return "".join(letter for letter in code.lower() if letter.isalnum())
