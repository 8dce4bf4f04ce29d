#!/bin/sh
# check.sh WHAT SOURCES BUILD [QML MODULES]: checks what packages are made of. Exit code 77: a tool for it is not installed.
set -eu
what=$1 packaging=$2/packaging build=$3
modules=${4:-}

wrong()
{
    echo "$*" >&2
    exit 1
}

needs()
{
    command -v "$1" >/dev/null || {
        echo "skipped: $1 is not installed"
        exit 77
    }
}

menu_entry()
{
    needs desktop-file-validate
    problems=$(desktop-file-validate "$packaging/linux/org.tablewood.Tablewood.desktop")
    [ -z "$problems" ] || wrong "$problems"
}

software_centre()
{
    needs appstreamcli
    appstreamcli validate --no-net "$packaging/linux/org.tablewood.Tablewood.metainfo.xml"
}

file_type()
{
    needs update-mime-database
    mkdir -p "$scratch/packages"
    cp "$packaging/linux/org.tablewood.Tablewood.mime.xml" "$scratch/packages"
    update-mime-database "$scratch"
    grep -qx '50:application/x-tablewood-match:\*.tablewood' "$scratch/globs2" || wrong "no type for *.tablewood"
}

# What packages name of Qt's QML modules is what our QML and Qt's own dialogs import.
qml_modules()
{
    scanner=$(find /usr/lib/qt6/libexec /usr/lib64/qt6/libexec /usr/lib/qt6 -maxdepth 1 -name qmlimportscanner 2>/dev/null | head -n 1)
    [ -n "$scanner" ] || needs qmlimportscanner
    qml=$("$(dirname "$scanner")/../bin/qtpaths6" --query QT_INSTALL_QML 2>/dev/null || qtpaths6 --query QT_INSTALL_QML)
    # Controls choose their style when the program runs, and the style's parts come in Qt's package of all controls.
    for root in "$packaging/../qml" "$qml/QtQuick/Dialogs/quickimpl/qml"; do
        "$scanner" -rootPath "$root" -importPath "$qml"
    done | sed -n 's/.*"relativePath": "\(.*\)".*/\1/p' |
        sed -e 's,^\(QtQuick/Controls\)/.*,\1,' -e 's,^\(QtQuick/Dialogs\)/.*,\1,' | sort -u >"$scratch/imported"
    echo "$modules" | tr ' ' '\n' | sort -u >"$scratch/named"
    missing=$(comm -23 "$scratch/imported" "$scratch/named")
    [ -s "$scratch/imported" ] || wrong "nothing found with $scanner in $qml"
    [ -z "$missing" ] || wrong "packaging/CMakeLists.txt does not name: $missing"
}

install_tree()
{
    cmake --install "$build" --component program --prefix "$scratch/usr" >/dev/null
    cd "$scratch/usr"
    for file in bin/tablewood bin/tablewood-cli share/applications/org.tablewood.Tablewood.desktop \
        share/metainfo/org.tablewood.Tablewood.metainfo.xml share/mime/packages/org.tablewood.Tablewood.mime.xml \
        share/bash-completion/completions/tablewood-cli share/icons/hicolor/scalable/apps/org.tablewood.Tablewood.svg \
        share/icons/hicolor/scalable/mimetypes/application-x-tablewood-match.svg; do
        [ -s "$file" ] || wrong "$file is not installed"
    done
    for size in 16 22 24 32 48 64 128 256 512; do
        for picture in apps/org.tablewood.Tablewood mimetypes/application-x-tablewood-match; do
            file=share/icons/hicolor/${size}x$size/$picture.png
            # A PNG says its width as four bytes from the 17th on.
            width=$(od -An -t u1 -j 18 -N 2 "$file" | awk '{ print $1 * 256 + $2 }')
            [ "$width" = "$size" ] || wrong "$file is $width wide"
        done
    done
    LC_ALL=C.UTF-8
    export LC_ALL
    for program in tablewood tablewood-cli; do
        "bin/$program" --version | grep -q "^$program " || wrong "$program does not say its version"
        gzip -dc "share/man/man1/$program.1.gz" >"$scratch/$program.1"
    done
    for option in $(bin/tablewood --help | grep -oE -e '--[a-z-]+' | sort -u); do
        grep -qF -e "$(echo "$option" | sed 's/-/\\-/g')" "$scratch/tablewood.1" || wrong "the manual of tablewood lacks $option"
    done
    for command in $(bin/tablewood-cli --help | sed -n 's/^  \([a-z]*\) .*/\1/p'); do
        grep -qx ".SS $command" "$scratch/tablewood-cli.1" || wrong "the manual of tablewood-cli lacks $command"
    done
    bash -c '. share/bash-completion/completions/tablewood-cli
        PATH=$PWD/bin:$PATH
        COMP_WORDS=(tablewood-cli sel) COMP_CWORD=1; _tablewood_cli; [ "${COMPREPLY[*]}" = selfplay ] || exit 1
        COMP_WORDS=(tablewood-cli new --po) COMP_CWORD=2; _tablewood_cli; [ "${COMPREPLY[*]}" = --position ]' ||
        wrong "commands are not completed"
}

scratch=$(mktemp -d)
trap 'rm -rf -- "$scratch"' EXIT
"$what"
