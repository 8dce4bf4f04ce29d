#include "app/maps/map_words.h"

#include "app/words/wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace tablewood {

namespace {

QString said(const char* words) { return QCoreApplication::translate("tablewood::MapWords", words); }

} // namespace

QString placeName(const MapDocument& map, MapSpot spot)
{
    const std::vector<MapSheet> sheets = map.sheets();
    if (spot.map >= sheets.size())
        return {};
    const MapSheet& sheet = sheets[spot.map];
    const Cell within{static_cast<std::int16_t>(std::clamp<int>(spot.at.column, 0, sheet.columns - 1)),
                      static_cast<std::int16_t>(std::clamp<int>(spot.at.row, 0, sheet.rows - 1))};
    QString name = QString::fromStdString(within.text());
    if (within != spot.at)
        name = said(QT_TRANSLATE_NOOP("tablewood::MapWords", "beside %1")).arg(name);
    return sheets.size() < 2 ? name : shown(sheet.name) + ' ' + name;
}

QString wordsOf(const MapDocument& map, MapSpot spot, int players)
{
    QStringList words;
    for (const Text& text : map.wordsAt(spot, players))
        words.append(shown(text));
    return words.isEmpty() ? said(QT_TRANSLATE_NOOP("tablewood::MapWords", "nothing"))
                           : words.join(QStringLiteral(", "));
}

QString wordsAround(const MapDocument& map, MapSpot spot, int players)
{
    constexpr std::array kSides{
        QT_TRANSLATE_NOOP("tablewood::MapWords", "above: %1"),
        QT_TRANSLATE_NOOP("tablewood::MapWords", "right: %1"),
        QT_TRANSLATE_NOOP("tablewood::MapWords", "below: %1"),
        QT_TRANSLATE_NOOP("tablewood::MapWords", "left: %1"),
    };
    const std::array<Cell, 4> beside = orthogonalNeighbours(spot.at);
    QStringList words;
    for (std::size_t side = 0; side < beside.size(); ++side)
        words.append(said(kSides.at(side)).arg(wordsOf(map, {spot.map, beside.at(side)}, players)));
    return words.join(QStringLiteral("; "));
}

} // namespace tablewood
