"""`python -m compile_rules` writes the joined unit, for reading."""

from pathlib import Path

from . import write

print(write(Path("build/joined")))
