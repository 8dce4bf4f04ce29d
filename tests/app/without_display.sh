#!/usr/bin/env bash
# without_display.sh dev|program DEV PROGRAM: who has no display is told so in one line, before anything is done.
set -euo pipefail

what=$1 dev=$2 program=$3
place=$(mktemp -d)
trap 'rm -rf -- "$place"' EXIT

fail()
{
    echo "$*" >&2
    cat "$place/out" "$place/err" >&2
    exit 1
}

# Runs a command without a display. One line comes, to the errors, and exit code 1.
expect_one_line()
{
    local status=0
    env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM "$@" >"$place/out" 2>"$place/err" || status=$?
    [ "$status" = 1 ] || fail "$* ended with $status"
    [ ! -s "$place/out" ] || fail "$* said something else"
    [ "$(wc -l <"$place/err")" = 1 ] || fail "$* did not say one line"
    grep -q "there is no display here" "$place/err" || fail "$* did not say what is missing"
}

case $what in
program)
    expect_one_line "$program" --data-dir "$place/data"
    [ ! -e "$place/data" ] || fail "it made its folder"
    env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM "$program" --version >/dev/null
    # A display that is named is tried. No server has such a number.
    env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM "$program" -display :70000 --data-dir "$place/data" \
        >"$place/out" 2>&1 || true
    ! grep -q "there is no display here" "$place/out" || fail "the display that is named counts for nothing"
    ;;
dev)
    # A copy, with tools that only say that they were called.
    cp -- "$dev" "$place/dev"
    mkdir "$place/tools"
    for tool in apt-get cmake dpkg-query sudo; do
        printf '#!/bin/sh\necho %s >>"%s/called"\nexit 1\n' "$tool" "$place" >"$place/tools/$tool"
        chmod +x "$place/tools/$tool"
    done
    export PATH="$place/tools:$PATH"
    expect_one_line "$place/dev" run
    [ ! -e "$place/called" ] || fail "something was begun: $(cat "$place/called")"
    # Another platform needs no display: it is gone on.
    env -u DISPLAY -u WAYLAND_DISPLAY QT_QPA_PLATFORM=offscreen "$place/dev" run >"$place/out" 2>&1 || true
    ! grep -q "there is no display here" "$place/out" || fail "the platform that is named counts for nothing"
    env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM "$place/dev" run -display :70000 >"$place/out" 2>&1 || true
    ! grep -q "there is no display here" "$place/out" || fail "the display that is named counts for nothing"
    ;;
esac
