#!/bin/sh
# manual.sh PAGE.1.in PROGRAM VERSION: writes the manual page; its options are what the program's own --help says.
set -eu
page=$1 program=$2 version=$3
LC_ALL=C.UTF-8 LANGUAGE=
export LC_ALL LANGUAGE

# Text as roff takes it.
escaped() { sed -e 's/\\/\\\\/g' -e 's/-/\\-/g' -e "s/^\([.']\)/\\\\\&\1/"; }

# Items of a list in --help: a word and what it is, apart by two spaces; deeper lines go on.
items()
{
    awk '
        /^  [^ ]/ {
            word = $0; sub(/^ +/, "", word)
            what = ""
            if (match(word, /  +/)) { what = substr(word, RSTART + RLENGTH); word = substr(word, 1, RSTART - 1) }
            print ".TP"; print "\\fB" word "\\fR"; if (what != "") print what
            within = 1; next
        }
        /^   / && within { sub(/^ +/, ""); print; next }
        { within = 0 }'
}

options() { "$program" --help | escaped | items; }

commands()
{
    "$program" --help | sed -n 's/^  \([a-z]*\) .*/\1/p' | while read -r command; do
        help=$("$program" "$command" --help | escaped)
        printf '.SS %s\n' "$command"
        printf '%s\n' "$help" | sed -e '/^  /d' -e '1s/^Usage: //' -e 's/^$/.PP/' | sed -e '$d'
        printf '%s\n' "$help" | items
    done
}

while IFS= read -r line; do
    case $line in
    @OPTIONS@) options ;;
    @COMMANDS@) commands ;;
    *) printf '%s\n' "$line" | sed "s/@VERSION@/$version/" ;;
    esac
done <"$page"
