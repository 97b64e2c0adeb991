#!/bin/sh
# Install Debian's Chromium for the browser tests, if it is missing and we are root.
set -eu
if command -v chromium >/dev/null 2>&1; then exit 0; fi
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
    echo "celestia: installing chromium …"
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null
else
    echo "celestia: the tests need chromium (Debian: apt-get install chromium)" >&2
    exit 1
fi
