#!/usr/bin/env bash
# Install what is missing and say what: `setup.sh qgis` the QGIS packages, `setup.sh venv` the test environment.
set -euo pipefail
cd "$(dirname "$0")/.."
python=${PYTHON:-/usr/bin/python3}
venv=${VENV:-.venv}
packages=(qgis python3-qgis python3-numpy python3-scipy python3-pandas python3-jinja2)
test_packages=(python3-venv pyqt5-dev-tools qttools5-dev-tools)

say() { printf '%s\n' "setup: $*" >&2; }

as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"
    elif command -v sudo >/dev/null; then sudo "$@"
    else say "not root and no sudo here; run as root: $*"; exit 1
    fi
}

with_apt() {
    local missing=()
    for package in "$@"; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return
    say "installing with apt (QGIS is about 440 MB on a bare system, some minutes): ${missing[*]}"
    as_root apt-get update -qq
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        -o DPkg::Lock::Timeout=600 "${missing[@]}" >/dev/null
}

without_apt() {
    local found=""
    for name in qgis_process.bin qgis_process /Applications/QGIS.app/Contents/MacOS/bin/qgis_process; do
        command -v "$name" >/dev/null && found=$name && break
    done
    if [ -z "$found" ]; then
        say "no QGIS found and no apt to install it with. Install QGIS 3.22 or newer with its Python bindings,"
        say "and numpy, scipy, pandas and jinja2 for its Python; then run this again. https://qgis.org/download"
        exit 1
    fi
    "$python" -c 'import qgis.core, numpy, scipy, pandas, jinja2' 2>/dev/null && return
    say "$python cannot import qgis, numpy, scipy, pandas and jinja2: give the Python of your QGIS, make PYTHON=..."
    exit 1
}

test_environment() {
    local stamp=$venv/.installed
    if [ -e "$stamp" ] && cmp -s requirements-dev.txt "$stamp"; then return; fi
    say "making the test environment $venv: $(tr '\n' ' ' < requirements-dev.txt)"
    # the system's packages stay visible: numpy, scipy and pandas must be those QGIS was built with
    "$python" -m venv --system-site-packages "$venv"
    "$venv/bin/python" -m pip install -q --disable-pip-version-check -r requirements-dev.txt
    cp requirements-dev.txt "$stamp"
}

for part in "$@"; do
    case $part in
        qgis) if command -v apt-get >/dev/null; then with_apt "${packages[@]}"; else without_apt; fi ;;
        venv) if command -v apt-get >/dev/null; then with_apt "${test_packages[@]}"; fi; test_environment ;;
        *) say "unknown part $part"; exit 2 ;;
    esac
done
