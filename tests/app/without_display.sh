#!/usr/bin/env bash
# without_display.sh dev|program DEV PROGRAM: who has no display, or one that does not answer, is told so in one line,
# before anything is done.
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

# No server has such a number.
dead=:70000

# without_display [NAME=VALUE...] COMMAND...: runs a command with no more than this of a display.
without_display() { env -u DISPLAY -u WAYLAND_DISPLAY -u WAYLAND_SOCKET -u QT_QPA_PLATFORM "$@"; }

# expect_one_line WORDS [NAME=VALUE...] COMMAND...: it says these words in one line, to the errors, with exit code 1.
expect_one_line()
{
    local words=$1 status=0
    shift
    without_display "$@" >"$place/out" 2>"$place/err" || status=$?
    [ "$status" = 1 ] || fail "$* ended with $status"
    [ ! -s "$place/out" ] || fail "$* said something else"
    [ "$(wc -l <"$place/err")" = 1 ] || fail "$* did not say one line"
    grep -qF -- "$words" "$place/err" || fail "$* did not say what is missing"
    grep -qi "start .* in a desktop session" "$place/err" || fail "$* did not say what to do"
}

case $what in
program)
    expect_one_line "there is no display here" "$program" --data-dir "$place/data"
    # A display that is named is tried.
    expect_one_line "could not connect to display $dead" DISPLAY=$dead "$program" --data-dir "$place/data"
    expect_one_line "could not connect to display $dead" "$program" -display $dead --data-dir "$place/data"
    expect_one_line "no-such-platform" "$program" -platform no-such-platform --data-dir "$place/data"
    [ ! -e "$place/data" ] || fail "it made its folder"
    without_display "$program" --version >/dev/null
    without_display DISPLAY=$dead "$program" --version >/dev/null
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
    expect_one_line "there is no display here" "$place/dev" run
    expect_one_line "the display $dead does not answer" DISPLAY=$dead "$place/dev" run
    expect_one_line "the display $dead.0 does not answer" DISPLAY=$dead.0 WAYLAND_DISPLAY=wayland-0 \
        XDG_RUNTIME_DIR="$place" "$place/dev" run
    expect_one_line "the display wayland-0 does not answer" WAYLAND_DISPLAY=wayland-0 XDG_RUNTIME_DIR="$place" "$place/dev" run
    [ ! -e "$place/called" ] || fail "something was begun: $(cat "$place/called")"
    # What may be there, or is not needed: it is gone on.
    for named in QT_QPA_PLATFORM=offscreen DISPLAY=another.machine:0 "DISPLAY=$dead QT_QPA_PLATFORM=offscreen"; do
        # shellcheck disable=SC2086 # names without spaces
        without_display $named "$place/dev" run >"$place/out" 2>&1 || true
        ! grep -q "display" "$place/out" || fail "$named counts for nothing"
    done
    without_display "$place/dev" run -display $dead >"$place/out" 2>&1 || true
    ! grep -q "there is no display here" "$place/out" || fail "the display that is named counts for nothing"
    ;;
esac
