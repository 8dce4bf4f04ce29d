#include "storage/settings_file.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace tablewood {

namespace {

int digitOf(char c, int base)
{
    const int digit = c >= '0' && c <= '9'   ? c - '0'
                      : c >= 'a' && c <= 'f' ? c - 'a' + 10
                      : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                             : base;
    return digit < base ? digit : -1;
}

/// The number that digits from a place on stand for, as QSettings counts it; leaves the place behind them.
char16_t numberAt(const QByteArray& text, qsizetype& at, int base)
{
    char16_t number = 0;
    for (; at < text.size() && digitOf(text[at], base) >= 0; ++at)
        number = static_cast<char16_t>(number * base + digitOf(text[at], base));
    return number;
}

/// The text without quotes, and with what stands for a plain letter as that letter.
QByteArray spelledOut(const QByteArray& text)
{
    QByteArray plain;
    for (qsizetype at = 0; at < text.size();) {
        if (text[at] != '\\' || at + 1 == text.size()) {
            if (text[at] != '"')
                plain.append(text[at]);
            ++at;
            continue;
        }
        const char kind = text[++at];
        if (kind != 'x' && digitOf(kind, 8) < 0) {
            if (kind != '\n' && kind != '\r')
                plain.append(kind);
            ++at;
            continue;
        }
        at += kind == 'x' ? 1 : 0;
        const char16_t letter = numberAt(text, at, kind == 'x' ? 16 : 8);
        plain.append(letter < 128 ? static_cast<char>(letter) : '?');
    }
    return plain;
}

bool hasBuiltValues(const QByteArray& text)
{
    const QByteArray plain = spelledOut(text);
    for (const char* kind : {"@Variant", "@DateTime"})
        for (qsizetype at = plain.indexOf(kind); at >= 0; at = plain.indexOf(kind, at + 1))
            // A text of that form is written with two of them.
            if (at == 0 || plain[at - 1] != '@')
                return true;
    return false;
}

bool isSettings(const QString& path)
{
    if (!QFileInfo(path).isFile())
        return false;
    QFile file(path);
    // QSettings cannot read such a file either, and says so.
    if (!file.open(QIODevice::ReadOnly))
        return true;
    const QByteArray text = file.read(kMaxSettingsBytes + 1);
    return text.size() <= kMaxSettingsBytes && !hasBuiltValues(text);
}

} // namespace

QString settingsFile(const QString& path)
{
    const QFileInfo info(path);
    if (!(info.exists() || info.isSymLink()) || isSettings(path))
        return path;
    const QString aside = info.dir().filePath("settings-set-aside.ini");
    QFile::remove(aside);
    // Where it cannot be moved nothing can be stored either.
    return QFile::rename(path, aside) ? path : info.dir().filePath("settings-new.ini");
}

} // namespace tablewood
