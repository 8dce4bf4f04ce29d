#!/bin/sh
# check_packages.sh FOLDER: looks into the packages that were made there.
set -eu
cd -- "$1"

wrong()
{
    echo "$*" >&2
    exit 1
}

contains() # contains LIST FILE...: each is in the list of a package's files
{
    list=$1
    shift
    for file in "$@"; do
        printf '%s\n' "$list" | grep -qx "$file" || wrong "$file is missing"
    done
}

deb=$(ls tablewood_*.deb)
files=$(dpkg-deb --fsys-tarfile "$deb" | tar -t | sed 's,^\./,,')
contains "$files" usr/bin/tablewood usr/bin/tablewood-cli usr/share/applications/org.tablewood.Tablewood.desktop \
    usr/libexec/tablewood/tablewood-voice usr/share/doc/tablewood/changelog.gz usr/share/doc/tablewood/copyright usr/share/man/man1/tablewood.1.gz \
    usr/share/icons/hicolor/512x512/apps/org.tablewood.Tablewood.png usr/share/mime/packages/org.tablewood.Tablewood.mime.xml
lintian --fail-on error "$deb" || wrong "$deb: lintian found errors"

archive=$(ls tablewood-*-linux-*.tar.gz)
name=${archive%.tar.gz}
files=$(tar -tzf "$archive")
contains "$files" "$name/README.txt" "$name/LICENSE" "$name/bin/qt.conf" "$name/lib/tablewood/libQt6Core.so.6" \
    "$name/lib/tablewood/plugins/platforms/libqxcb.so" "$name/share/tablewood/fonts/Inter-Regular.otf" \
    "$name/share/doc/tablewood/licences/libqt6core6/copyright"

# The archive runs where it was unpacked, with its own Qt.
scratch=$(mktemp -d)
trap 'rm -rf -- "$scratch"' EXIT
tar -xzf "$archive" -C "$scratch"
"$scratch/$name/bin/tablewood" --version
# The voice finds its plugin; whether an engine runs here is another matter.
voice_says=$({ echo '{"voices":"en"}'; sleep 5; } | QT_DEBUG_PLUGINS=1 timeout 20 "$scratch/$name/libexec/tablewood/tablewood-voice" 2>&1 || true)
printf '%s\n' "$voice_says" | grep -q '"voices"' || wrong "$archive: tablewood-voice does not answer: $voice_says"
printf '%s\n' "$voice_says" | grep -q "$name/lib/tablewood/plugins/texttospeech/libqtexttospeech_speechd.so" ||
    wrong "$archive: tablewood-voice does not find its own plugin: $voice_says"
QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software "$scratch/$name/bin/tablewood" --shots "$scratch/shots" --data-dir "$scratch/data"
[ -n "$(ls "$scratch/shots")" ] || wrong "$archive: no pictures were taken"
elsewhere=$(find "$scratch/$name/lib" -name '*.so*' -type f -exec patchelf --print-rpath {} + | grep . || true)
[ -z "$elsewhere" ] || wrong "$archive has libraries that search in places of their own: $elsewhere"
foreign=$(ldd "$scratch/$name/bin/tablewood" "$scratch/$name/bin/tablewood-cli" \
    "$scratch/$name/libexec/tablewood/tablewood-voice" | grep 'libQt6' | grep -vF "$scratch" || true)
[ -z "$foreign" ] || wrong "$archive uses the system's Qt: $foreign"
ls -l -- "$deb" "$archive" | awk '{ print $9 ": " int($5 / 1048576 * 10) / 10 " MB" }'
