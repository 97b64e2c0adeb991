#!/bin/sh
# Install what pip cannot: Python with venv, and a C compiler. As root on Debian this installs missing packages.
# Otherwise it prints what to do. Without a compiler the rules run interpreted.
set -eu

python=${PYTHON:-python3}

can_install() { command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; }

install() {
    echo "celestia: installing $* …"
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >/dev/null
}

if ! command -v "$python" >/dev/null 2>&1 || ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    if can_install; then install python3 python3-venv; else
        echo "celestia: Python 3.11 or newer with venv is needed (Debian: apt-get install python3-venv)" >&2
        exit 1
    fi
fi

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "celestia: Python 3.11 or newer is needed, this is $("$python" --version)" >&2
    exit 1
fi

has_headers() {
    "$python" -c 'import os, sys, sysconfig; sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))'
}
if [ "${CELESTIA_PURE:-}" != 1 ] && { ! command -v cc >/dev/null 2>&1 || ! has_headers; }; then
    if can_install; then install gcc libc6-dev python3-dev; else
        echo "celestia: no C compiler: the rules will run interpreted, which is slower" >&2
    fi
fi
