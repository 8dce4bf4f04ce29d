#include "app/lining_figures.h"

#include <QFontDatabase>
#include <QRawFont>
#include <QtEndian>

#include <array>
#include <bit>
#include <vector>

namespace tablewood {

namespace {

/// All that outlines are drawn from, in the order of a file. The signature is left out: it would not fit any
/// more.
constexpr std::array kTables{"CFF ", "GDEF", "GPOS", "GSUB", "OS/2", "cmap", "cvt ", "fpgm", "gasp", "glyf",
                             "head", "hhea", "hmtx", "kern", "loca", "maxp", "name", "post", "prep"};
constexpr qsizetype kTagSize = 4;

struct Table
{
    const char* tag;
    QByteArray content;
};

template <class Number>
void append(QByteArray& bytes, Number number)
{
    const Number big = qToBigEndian(number);
    bytes.append(reinterpret_cast<const char*>(&big), sizeof(big));
}

quint32 sumOf(const QByteArray& padded)
{
    quint32 sum = 0;
    for (qsizetype i = 0; i < padded.size(); i += 4)
        sum += qFromBigEndian<quint32>(padded.constData() + i);
    return sum;
}

/// A typeface as a file (OpenType, "Font file"): what lies where, then the tables.
QByteArray fileOf(const std::vector<Table>& tables)
{
    constexpr quint32 kOutlinesOfTrueType = 0x00010000;
    constexpr quint32 kOutlinesOfPostScript = 0x4F54544F;
    const auto count = static_cast<quint16>(tables.size());
    const auto searched = static_cast<quint16>(16 * std::bit_floor(count));
    QByteArray file;
    append(file, qstrcmp(tables.front().tag, "CFF ") == 0 ? kOutlinesOfPostScript : kOutlinesOfTrueType);
    append(file, count);
    append(file, searched);
    append(file, static_cast<quint16>(std::bit_width(count) - 1));
    append(file, static_cast<quint16>(16 * count - searched));
    const quint32 first = static_cast<quint32>(file.size()) + 16U * count;
    QByteArray contents;
    for (const Table& table : tables) {
        const QByteArray padded = table.content + QByteArray(-table.content.size() & 3, '\0');
        file.append(table.tag, kTagSize);
        append(file, sumOf(padded));
        append(file, first + static_cast<quint32>(contents.size()));
        append(file, static_cast<quint32>(table.content.size()));
        contents += padded;
    }
    return file + contents;
}

/// One style with its lining figures applied; empty where there is nothing to change.
QByteArray liningStyle(const QFont& style)
{
    const QRawFont font = QRawFont::fromFont(style);
    QByteArray substitutions = font.fontTable("GSUB");
    // A file of all weights would be taken for this one alone.
    if (!font.fontTable("fvar").isEmpty() || !applyLiningFigures(substitutions))
        return {};
    std::vector<Table> tables;
    for (const char* const tag : kTables) {
        const QByteArray content = qstrcmp(tag, "GSUB") == 0 ? substitutions : font.fontTable(tag);
        if (!content.isEmpty())
            tables.push_back({tag, content});
    }
    return fileOf(tables);
}

} // namespace

bool applyLiningFigures(QByteArray& substitutions)
{
    // The header says at its sixth byte where the features are: how many, then for each its tag and its
    // place.
    constexpr qsizetype kFeature = kTagSize + 2;
    const auto numberAt = [&](qsizetype place) -> qsizetype {
        return place + 2 <= substitutions.size() ? qFromBigEndian<quint16>(substitutions.constData() + place)
                                                 : 0;
    };
    const qsizetype list = numberAt(6);
    const qsizetype end = list + 2 + numberAt(list) * kFeature;
    if (end > substitutions.size())
        return false;
    QByteArray changed = substitutions;
    for (qsizetype place = list + 2; place < end; place += kFeature) {
        const QByteArray tag = substitutions.mid(place, kTagSize);
        if (tag == "rclt")
            return false;
        if (tag == "lnum")
            changed.replace(place, kTagSize, "rclt");
    }
    const bool hasFigures = changed != substitutions;
    substitutions = changed;
    return hasFigures;
}

void useLiningFigures(const QString& family, QFont::Weight weight)
{
    for (const QString& style : QFontDatabase::styles(family)) {
        if (QFontDatabase::weight(family, style) != weight)
            continue;
        if (const QByteArray file = liningStyle(QFontDatabase::font(family, style, 12)); !file.isEmpty())
            QFontDatabase::addApplicationFontFromData(file);
    }
}

} // namespace tablewood
