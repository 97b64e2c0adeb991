"""Print the coverage of each package as a table, and fail below a floor: `make coverage`.

The floors are well below the measured values, because a few lines depend on timing, such as retries. They
find packages that lost their tests.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from coverage import Coverage

ROOT = Path(__file__).parents[1] / "src" / "celestia"
FLOORS = {"rules": 97, "game": 95, "server": 90}  # per cent


def package_of(file: str) -> str:
    """Return the package and, below game and server, its folder."""
    parts = Path(file).relative_to(ROOT).parts
    return "/".join(parts[:2]) if len(parts) > 2 and parts[0] != "rules" else parts[0]


def main() -> int:
    data = Coverage()
    data.load()
    lines: Counter[str] = Counter()
    missed: Counter[str] = Counter()
    for file in data.get_data().measured_files():
        _, statements, _, missing, _ = data.analysis2(file)
        package = package_of(file)
        for name in {package, package.split("/")[0]}:
            lines[name] += len(statements)
            missed[name] += len(missing)
    print("| package | lines | executed |\n|---|---|---|")
    for name, count in sorted(lines.items()):
        print(f"| `{name}` | {count} | {100 * (1 - missed[name] / count):.1f} % |")
    low = [name for name, floor in FLOORS.items() if 100 * missed[name] > (100 - floor) * lines[name]]
    for name in low:
        print(f"{name} is below its floor of {FLOORS[name]} %", file=sys.stderr)
    return 1 if low else 0


if __name__ == "__main__":
    raise SystemExit(main())
