"""Sets of small numbers, one bit each."""


def _lowest(bits: int) -> int:
    """The lowest number in a set that is not empty; compiled, it is one instruction."""
    return (bits & -bits).bit_length() - 1


def _without_lowest(bits: int) -> int:
    return bits & bits - 1
