#include "app/maps/map_editor.h"

#include "app/words/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

/// The lists that follow the document: palette, layers, the form of what is selected, what is to be put
/// right.
namespace tablewood {

namespace {

struct LayerLook
{
    const char* name;
    const char* icon;
};

/// By MapLayer.
constexpr std::array<LayerLook, kMapLayers> kLayers{{
    {QT_TRANSLATE_NOOP("tablewood::MapEditor", "At the start"), "skull"},
    {QT_TRANSLATE_NOOP("tablewood::MapEditor", "Features"), "blossom"},
    {QT_TRANSLATE_NOOP("tablewood::MapEditor", "Spawns, exits"), "spiral"},
    {QT_TRANSLATE_NOOP("tablewood::MapEditor", "Building sites"), "tower"},
    {QT_TRANSLATE_NOOP("tablewood::MapEditor", "Ground"), "grid"},
}};

/// By MapFieldKind.
constexpr std::array kKinds{"heading", "number", "words", "choice", "choices", "players", "fact"};
constexpr std::array kGravities{"fault", "warning", "note"};

MapFieldEntry entryOf(const MapField& field)
{
    MapFieldEntry entry;
    entry.key = mapText(field.key);
    entry.kind = QString::fromLatin1(kKinds.at(static_cast<std::size_t>(field.kind)));
    entry.name = shown(field.name);
    entry.hint = shown(field.hint);
    entry.value = mapText(field.value);
    entry.least = field.least;
    entry.most = field.most;
    if (field.kind == MapFieldKind::players) {
        for (int players = 1; players <= 4; ++players) {
            const QString digit = QString::number(players);
            entry.choices.append(
                QVariant::fromValue(MapChoiceEntry{digit, digit, {}, entry.value.contains(digit)}));
        }
        return entry;
    }
    const QStringList chosen =
        field.kind == MapFieldKind::choice ? QStringList{entry.value} : entry.value.split(' ');
    for (const MapFieldChoice& choice : field.choices)
        entry.choices.append(QVariant::fromValue(MapChoiceEntry{mapText(choice.value), shown(choice.name),
                                                                shown(choice.whyNot),
                                                                chosen.contains(mapText(choice.value))}));
    return entry;
}

} // namespace

void MapEditor::followSoon()
{
    if (!m_following.isActive())
        m_following.start();
}

void MapEditor::follow()
{
    m_following.stop();
    m_palette.take(m_document ? m_document->palette(m_players) : std::vector<MapGroup>(), m_game);
    followLayers();
    followFields();
    m_waves.follow();
    Q_EMIT changed();
}

void MapEditor::followLayers()
{
    std::array<unsigned, kMapLayers> players{};
    if (m_document) {
        for (const MapItem& item : m_document->items(0))
            players.at(static_cast<std::size_t>(item.layer)) |= item.players;
        for (const MapTileArea& tile : m_document->tiles())
            players.back() |= tile.players;
    }
    std::vector<EntryModel::Row> rows;
    for (std::size_t layer = 0; layer < kMapLayers; ++layer) {
        MapLayerEntry entry;
        entry.layer = static_cast<int>(layer);
        entry.name = tr(kLayers.at(layer).name);
        entry.icon = QString::fromLatin1(kLayers.at(layer).icon);
        entry.isShown = (m_shownLayers & (1U << layer)) != 0;
        entry.isChosen = m_layer && static_cast<std::size_t>(*m_layer) == layer;
        entry.players = static_cast<int>(players.at(layer));
        rows.push_back({QString::number(layer), QVariant::fromValue(entry)});
    }
    m_layers.setRows(std::move(rows));
}

void MapEditor::followFields()
{
    std::vector<EntryModel::Row> rows;
    if (m_document && m_selection.width() <= 1 && m_selection.height() <= 1)
        for (const MapField& field : m_document->fields(selectedSpot(), m_players)) {
            // What is written in a line stays with what it was written for.
            const QString place = QStringLiteral("%1,%2 ").arg(m_selection.x()).arg(m_selection.y());
            rows.push_back({place + mapText(field.key), QVariant::fromValue(entryOf(field))});
        }
    m_fields.setRows(std::move(rows));
}

void MapEditor::showLayer(int layer, bool isShown)
{
    const unsigned bit = 1U << static_cast<unsigned>(layer);
    const unsigned now = isShown ? m_shownLayers | bit : m_shownLayers & ~bit;
    if (now == m_shownLayers)
        return;
    m_shownLayers = now;
    followLayers();
    Q_EMIT edited();
    Q_EMIT changed();
}

void MapEditor::chooseLayer(int layer)
{
    const auto wanted = static_cast<MapLayer>(layer);
    m_layer = m_layer == wanted ? std::nullopt : std::optional(wanted);
    followLayers();
    Q_EMIT changed();
}

void MapEditor::take(const MapReport& report)
{
    m_passed = report.passed;
    m_toMend = static_cast<int>(std::ranges::count_if(
        report.faults, [](const MapFault& fault) { return fault.gravity != MapGravity::note; }));
    m_isPlayable = report.isPlayable();
    m_checkedVersion = m_document->version();
    std::vector<EntryModel::Row> rows;
    for (const MapFault& fault : report.faults) {
        MapFaultEntry entry;
        entry.gravity = QString::fromLatin1(kGravities.at(static_cast<std::size_t>(fault.gravity)));
        entry.title = shown(fault.title);
        entry.sentence = shown(fault.sentence);
        entry.hasPlace = fault.at.has_value();
        if (fault.at)
            entry.place = m_plan.placeOf(*fault.at);
        entry.field = mapText(fault.field);
        entry.repair = mapText(fault.repair);
        entry.repairName = shown(fault.repairName);
        const QString key = QStringLiteral("%1 %2 %3,%4")
                                .arg(mapText(fault.key), entry.field)
                                .arg(entry.place.x())
                                .arg(entry.place.y());
        const auto alike =
            std::ranges::count_if(rows, [&](const EntryModel::Row& row) { return row.key.startsWith(key); });
        rows.push_back(
            {alike == 0 ? key : key + QStringLiteral(" #%1").arg(alike), QVariant::fromValue(entry)});
    }
    m_faults.setRows(std::move(rows));
    Q_EMIT reportChanged();
}

} // namespace tablewood
