#include "app/lining_figures.h"

#include <QFontDatabase>
#include <QGlyphRun>
#include <QRawFont>
#include <QTextLayout>
#include <QtEndian>
#include <doctest/doctest.h>

using namespace tablewood;

namespace {

/// A GSUB table of these features, without what they do.
QByteArray tableOf(const std::vector<const char*>& features)
{
    QByteArray table = QByteArray::fromHex("00010000000a000a0000");
    const auto put = [&](std::size_t number) {
        table.append(static_cast<char>(number >> 8U));
        table.append(static_cast<char>(number & 0xffU));
    };
    put(features.size());
    for (const char* const tag : features) {
        table.append(tag, 4);
        put(0);
    }
    return table;
}

/// The glyphs that letters become in a typeface, as they are drawn.
QGlyphRun drawn(const QString& text, const QFont& font)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    REQUIRE(layout.glyphRuns().size() == 1);
    return layout.glyphRuns().front();
}

/// The glyph that a feature's only lookup puts in the place of one that it covers (OpenType, "Single
/// substitution").
quint32 replaced(const QByteArray& table, const QByteArray& feature, quint32 glyph)
{
    const auto at = [&](quint32 place) -> quint32 {
        return qFromBigEndian<quint16>(table.constData() + place);
    };
    quint32 entry = at(6) + 2;
    while (table.mid(entry, 4) != feature)
        entry += 6;
    const quint32 lookup = at(8) + at(at(8) + 2 + 2 * at(at(6) + at(entry + 4) + 4));
    REQUIRE(at(lookup) == 1);
    const quint32 single = lookup + at(lookup + 6);
    // All are moved by as much, or each has its own, in the order in which a list or a list of ranges covers
    // them.
    if (at(single) == 1)
        return (glyph + at(single + 4)) & 0xffffU;
    const quint32 coverage = single + at(single + 2);
    quint32 place = coverage + 4;
    if (at(coverage) == 1) {
        while (at(place) != glyph)
            place += 2;
        return at(single + 6 + place - (coverage + 4));
    }
    while (at(place + 2) < glyph)
        place += 6;
    return at(single + 6 + 2 * (at(place + 4) + glyph - at(place)));
}

} // namespace

TEST_CASE("Lining figures that one has to ask for are applied always, in every language of a typeface")
{
    QByteArray table = tableOf({"kern", "lnum", "lnum", "onum"});
    CHECK(applyLiningFigures(table));
    CHECK(table == tableOf({"kern", "rclt", "rclt", "onum"}));
    // Once is enough.
    CHECK_FALSE(applyLiningFigures(table));
    CHECK(table == tableOf({"kern", "rclt", "rclt", "onum"}));
}

TEST_CASE("A typeface without lining figures stays as it is, and so does one that is cut off")
{
    const QByteArray whole = tableOf({"lnum", "onum"});
    for (const QByteArray& table : {QByteArray(), tableOf({"kern", "onum"}), tableOf({"lnum", "rclt"}),
                                    whole.first(5), whole.first(11), whole.chopped(1)}) {
        QByteArray changed = table;
        CHECK_FALSE(applyLiningFigures(changed));
        CHECK(changed == table);
    }
}

TEST_CASE("A typeface that is not there is left alone")
{
    const QStringList before = QFontDatabase::families();
    useLiningFigures("No such typeface", QFont::DemiBold);
    CHECK(QFontDatabase::families() == before);
}

TEST_CASE("Figures of headings are the lining ones of their typeface, as high as capitals and on the line")
{
    const QString family = QStringLiteral("Vollkorn");
    REQUIRE_MESSAGE(QFontDatabase::hasFamily(family),
                    "The typeface Vollkorn is not installed; ./dev test installs it");
    useLiningFigures(family, QFont::DemiBold);
    useLiningFigures(family, QFont::DemiBold);
    const QString digits = QStringLiteral("0123456789");
    for (const bool isItalic : {false, true}) {
        CAPTURE(isItalic);
        QFont font(family);
        font.setPixelSize(100);
        font.setWeight(QFont::DemiBold);
        font.setItalic(isItalic);
        const QRawFont face = QRawFont::fromFont(font);
        const QList<quint32> plain = face.glyphIndexesForString(digits);
        const QGlyphRun run = drawn(digits, font);
        const QList<quint32> shown = run.glyphIndexes();
        REQUIRE(shown.size() == digits.size());
        const double capital = -face.boundingRect(face.glyphIndexesForString("H").front()).top();
        for (qsizetype i = 0; i < digits.size(); ++i) {
            CAPTURE(i);
            CHECK(shown[i] != plain[i]);
            CHECK(shown[i] == replaced(face.fontTable("GSUB"), "rclt", plain[i]));
            const QRectF box = run.rawFont().boundingRect(shown[i]);
            CHECK(box.bottom() < 4.0);
            CHECK(-box.top() > 0.9 * capital);
        }
    }
}
