"""`python -m compile_rules` writes the joined text, for those who want to read it."""

from pathlib import Path

from . import write

print(write(Path("build/joined")))
