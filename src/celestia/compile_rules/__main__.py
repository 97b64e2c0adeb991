"""`python -m celestia.compile_rules` writes the texts of both back ends, for reading."""

from pathlib import Path

from . import cpp, write

FOLDER = Path("build/joined")

print(write(FOLDER))
header = FOLDER / "rules.h"
header.write_text(cpp())
print(header)
