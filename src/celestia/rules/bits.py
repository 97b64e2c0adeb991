"""Bit sets of small integers."""


def _lowest(bits: int) -> int:
    """Return the lowest element of a non-empty set. Compiled, this is one instruction."""
    return (bits & -bits).bit_length() - 1


def _without_lowest(bits: int) -> int:
    return bits & bits - 1
