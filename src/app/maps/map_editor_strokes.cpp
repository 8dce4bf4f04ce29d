#include "app/maps/map_editor.h"

#include "app/maps/map_words.h"
#include "app/words/wording.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

/// What is done on the map itself: strokes of the tools, what is selected, and the clipboard.
namespace tablewood {

namespace {

/// The layers from above.
constexpr std::array kFromAbove{MapLayer::start, MapLayer::features, MapLayer::ends, MapLayer::sites,
                                MapLayer::ground};

bool isLarge(const MapStamp& stamp) { return stamp.cells.size() > 1; }

} // namespace

MapPlayers MapEditor::laidFor() const
{
    return m_isForAll ? kAllMapPlayers : static_cast<MapPlayers>(1U << static_cast<unsigned>(m_players - 1));
}

std::vector<MapSpot> MapEditor::spotsOf(const std::vector<QPoint>& places) const
{
    std::vector<MapSpot> spots;
    for (const QPoint& place : places)
        if (const auto spot = m_plan.spotAt(place))
            spots.push_back(*spot);
    return spots;
}

QPoint MapEditor::cornerOf(QPoint place) const
{
    const MapStamp* stamp = m_palette.stamp(m_stamp);
    if (!stamp || !isLarge(*stamp))
        return place;
    QPoint far;
    for (const QPoint& cell : posedCells(stamp->cells, m_pose))
        far = QPoint(std::max(far.x(), cell.x()), std::max(far.y(), cell.y()));
    return place - QPoint(far.x() / 2, far.y() / 2);
}

QVariantList MapEditor::covered(QPoint place) const
{
    QVariantList places;
    const MapStamp* stamp = m_tool == Stamp ? m_palette.stamp(m_stamp) : nullptr;
    if (!stamp)
        return {place};
    const QPoint corner = cornerOf(place);
    for (const QPoint& cell : posedCells(stamp->cells, m_pose))
        places.append(corner + cell);
    return places;
}

void MapEditor::press(QPoint place)
{
    if (!m_document || !m_plan.spotAt(place))
        return;
    release();
    m_document->rest();
    m_strokeFrom = m_strokeAt = place;
    setCursor(place);
    switch (m_tool) {
    case Stamp:
        lay({cornerOf(place)});
        break;
    case Eraser:
        erase({place});
        break;
    case Fill:
        edit([&](MapDocument& document) { return document.fill(m_stamp, *m_plan.spotAt(place), laidFor()); });
        break;
    case Select:
        m_isMoving = m_selection.contains(place);
        if (!m_isMoving)
            select(place, place);
        break;
    case Way:
        beginWay(place);
        break;
    }
}

void MapEditor::drag(QPoint place)
{
    if (!m_document || !m_strokeFrom || place == m_strokeAt)
        return;
    const std::vector<QPoint> passed = spacesBetween(m_strokeAt, place);
    m_strokeAt = place;
    const MapStamp* stamp = m_palette.stamp(m_stamp);
    switch (m_tool) {
    case Stamp:
        if (stamp && !isLarge(*stamp))
            lay(passed);
        break;
    case Eraser:
        erase(passed);
        break;
    case Fill:
        break;
    case Select:
        if (m_isMoving) {
            m_movedBy = place - *m_strokeFrom;
            Q_EMIT changed();
        } else {
            select(*m_strokeFrom, place);
        }
        break;
    case Way:
        for (const QPoint& space : passed)
            goWay(space);
        break;
    }
}

void MapEditor::release()
{
    if (!m_strokeFrom)
        return;
    m_strokeFrom.reset();
    const QPoint by = m_movedBy;
    const auto spots = selectedSpots();
    if (m_isMoving && !by.isNull() && spots) {
        const Cell cell{static_cast<std::int16_t>(by.x()), static_cast<std::int16_t>(by.y())};
        if (edit([&](MapDocument& document) { return document.move(spots->first, spots->second, cell); }))
            m_selection.translate(by);
    } else if (m_isMoving && m_strokeAt == m_cursor) {
        select(m_strokeAt, m_strokeAt);
    }
    m_isMoving = false;
    m_movedBy = {};
    m_wayDrawn.clear();
    m_document->rest();
    followFields();
    Q_EMIT changed();
}

void MapEditor::touch(QPoint place)
{
    press(place);
    release();
}

void MapEditor::lay(const std::vector<QPoint>& places)
{
    if (m_stamp.empty()) {
        m_refusal = tr("Choose something from the left first.");
        Q_EMIT refusalChanged();
        return;
    }
    const std::vector<MapSpot> spots = spotsOf(places);
    if (spots.empty())
        return;
    if (const MapStamp* stamp = m_palette.stamp(m_stamp))
        showLayer(static_cast<int>(stamp->layer), true);
    edit([&](MapDocument& document) { return document.stamp(m_stamp, spots, m_pose, laidFor()); });
}

std::optional<MapLayer> MapEditor::reachedLayer(MapSpot spot) const
{
    const auto isShown = [&](MapLayer layer) {
        return (m_shownLayers & (1U << static_cast<unsigned>(layer))) != 0;
    };
    if (m_layer)
        return isShown(*m_layer) ? m_layer : std::nullopt;
    const std::vector<MapItem> items = m_document->items(m_players);
    for (const MapLayer layer : kFromAbove) {
        if (!isShown(layer))
            continue;
        const bool isThere = std::ranges::any_of(
            items, [&](const MapItem& item) { return item.layer == layer && item.at == spot; });
        if (isThere || layer == MapLayer::ground)
            return layer;
    }
    return std::nullopt;
}

void MapEditor::erase(const std::vector<QPoint>& places)
{
    for (const MapSpot& spot : spotsOf(places))
        if (const auto layer = reachedLayer(spot))
            edit(
                [&](MapDocument& document) { return document.erase(std::span(&spot, 1), layer, laidFor()); });
}

void MapEditor::beginWay(QPoint place)
{
    m_wayDrawn.clear();
    const MapSpot spot = *m_plan.spotAt(place);
    // What stands there with a number is where its way begins; on a way, that one goes on.
    std::optional<int> number;
    for (const MapWay& way : m_document->ways()) {
        if (way.from == spot)
            number = way.number;
        else if (std::ranges::find(way.spaces, spot) != way.spaces.end() && (!number || way.number == m_way))
            number = way.number;
    }
    for (const MapItem& item : m_document->items(m_players)) {
        const QString label = QString::fromStdString(item.label);
        if (item.layer == MapLayer::ends && item.at == spot && label.toInt() > 0)
            number = label.toInt();
    }
    setWay(number.value_or(m_way));
    const bool isOnMap = m_plan.areas()[spot.map].contains(place);
    if (isOnMap)
        goWay(place);
}

void MapEditor::goWay(QPoint place)
{
    const auto spot = m_plan.spotAt(place);
    if (!spot || !m_plan.areas()[spot->map].contains(place))
        return;
    m_wayDrawn.push_back(*spot);
    const auto draw = [&](MapDocument& document) { return document.drawWay(m_way, m_wayDrawn); };
    if (!edit(draw))
        m_wayDrawn.pop_back();
}

void MapEditor::pick(QPoint place)
{
    const auto spot = m_plan.spotAt(place);
    const std::string stamp = m_document && spot ? m_document->stampAt(*spot, m_players) : std::string();
    if (!stamp.empty())
        setStamp(QString::fromStdString(stamp));
}

void MapEditor::select(QPoint first, QPoint last)
{
    const auto spot = m_plan.spotAt(first);
    if (!spot)
        return;
    // Not beyond the map it begins on.
    const QRect within = m_plan.areas()[spot->map].adjusted(-1, -1, 1, 1);
    const QRect wanted(QPoint(std::min(first.x(), last.x()), std::min(first.y(), last.y())),
                       QPoint(std::max(first.x(), last.x()), std::max(first.y(), last.y())));
    m_selection = wanted & within;
    followFields();
    Q_EMIT changed();
}

void MapEditor::selectAll()
{
    const auto spot = m_plan.spotAt(m_cursor);
    m_selection = m_plan.areas().empty() ? QRect() : m_plan.areas()[spot ? spot->map : 0];
    m_tool = Select;
    followFields();
    Q_EMIT changed();
}

void MapEditor::selectNothing()
{
    m_selection = {};
    followFields();
    Q_EMIT changed();
}

std::optional<MapSpot> MapEditor::selectedSpot() const
{
    return m_selection.isEmpty() ? std::nullopt : m_plan.spotAt(m_selection.topLeft());
}

std::optional<std::pair<MapSpot, MapSpot>> MapEditor::selectedSpots() const
{
    const auto first = selectedSpot();
    const auto last = first ? m_plan.spotAt(m_selection.bottomRight()) : std::nullopt;
    return last ? std::optional(std::pair(*first, *last)) : std::nullopt;
}

QString MapEditor::selectionName() const
{
    const auto spot = selectedSpot();
    if (!m_document || !spot)
        return tr("The whole map");
    const int spaces = m_selection.width() * m_selection.height();
    if (spaces > 1)
        return tr("%n space(s)", "", spaces);
    const std::vector<Text> words = m_document->wordsAt(*spot, m_players);
    return words.empty() ? tr("Nothing here") : shown(words.back());
}

QString MapEditor::selectionLine() const
{
    const auto spots = selectedSpots();
    if (!m_document || !spots)
        return {};
    const QString first = placeName(*m_document, spots->first);
    return spots->first == spots->second ? first
                                         : tr("%1 to %2").arg(first, placeName(*m_document, spots->second));
}

void MapEditor::remove()
{
    const auto spots = selectedSpots();
    if (!spots)
        return;
    m_document->rest();
    if (spots->first == spots->second) {
        erase({m_selection.topLeft()});
    } else {
        std::vector<MapSpot> all;
        for (int row = m_selection.top(); row <= m_selection.bottom(); ++row)
            for (int column = m_selection.left(); column <= m_selection.right(); ++column)
                if (const auto spot = m_plan.spotAt({column, row}))
                    all.push_back(*spot);
        for (const MapLayer layer : kFromAbove)
            if ((!m_layer || m_layer == layer) && (m_shownLayers & (1U << static_cast<unsigned>(layer))) != 0)
                edit([&](MapDocument& document) { return document.erase(all, layer, laidFor()); });
    }
    m_document->rest();
}

void MapEditor::copy()
{
    if (const auto spots = selectedSpots())
        QGuiApplication::clipboard()->setText(
            QString::fromStdString(m_document->copy(spots->first, spots->second)));
}

void MapEditor::cut()
{
    copy();
    remove();
}

void MapEditor::paste(QPoint place)
{
    const auto spot = m_plan.spotAt(place);
    if (!m_document || !spot)
        return;
    const std::string text = QGuiApplication::clipboard()->text().toStdString();
    m_document->rest();
    edit([&](MapDocument& document) { return document.paste(text, *spot, m_pose); });
    m_document->rest();
}

} // namespace tablewood
