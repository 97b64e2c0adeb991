#!/bin/sh
# Chromium, for the tests in a real browser: Debian's own package where it is missing and may be installed.
set -eu
if command -v chromium >/dev/null 2>&1; then exit 0; fi
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
    echo "celestia: installing chromium …"
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null
else
    echo "celestia: the tests need chromium (Debian: apt-get install chromium)" >&2
    exit 1
fi
