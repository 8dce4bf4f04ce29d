#include "app/words/art_colours.h"

#include "art/art_catalog.h"

namespace tablewood {

namespace {

CardPalette paletteOf(const QString& name)
{
    const ArtCatalog& catalog = ArtCatalog::builtIn();
    for (const QString& known : {name, QStringLiteral("forest")}) {
        if (const CardPalette* palette = catalog.palette(known))
            return *palette;
    }
    return {};
}

} // namespace

ArtColours::ArtColours(QObject* parent) : QObject(parent) {}

ArtColours* ArtColours::create(QQmlEngine*, QJSEngine*) { return new ArtColours; }

QStringList ArtColours::seatEmblems() const
{
    QStringList emblems;
    for (int seat = 0; seat < ArtCatalog::builtIn().seatCount(); ++seat)
        emblems.append(seatEmblem(seat));
    return emblems;
}

QColor ArtColours::high(const QString& palette) const { return paletteOf(palette).high; }
QColor ArtColours::accent(const QString& palette) const { return paletteOf(palette).accent; }
QColor ArtColours::ground(const QString& palette) const { return paletteOf(palette).ground; }
QColor ArtColours::low(const QString& palette) const { return paletteOf(palette).low; }

QColor ArtColours::seatTint(int seat, bool isSafe) const
{
    return ArtCatalog::builtIn().seatColours(seat, isSafe).tint;
}

QColor ArtColours::seatDark(int seat, bool isSafe) const
{
    return ArtCatalog::builtIn().seatColours(seat, isSafe).dark;
}

QString ArtColours::seatEmblem(int seat) const
{
    return ArtCatalog::builtIn().seatColours(seat, false).emblem;
}

} // namespace tablewood
