#include "app/maps/map_editor.h"

#include "app/maps/map_words.h"
#include "app/words/wording.h"

#include <QSignalBlocker>

#include <algorithm>

namespace tablewood {

using namespace std::chrono_literals;

MapEditor::MapEditor(QObject* parent)
    : QObject(parent), m_waves(*this, this),
      m_saving([this] { return m_document ? m_document->text() : std::string(); }, this),
      m_checking(
          [this] {
              return MapChecking::Asked{m_document->text(), m_document->version()};
          },
          [this] { return m_document ? m_document->version() : 0; }, this)
{
    m_following.setSingleShot(true);
    m_following.setInterval(0ms);
    connect(&m_following, &QTimer::timeout, this, &MapEditor::follow);
    connect(&m_saving, &MapSaving::changed, this, &MapEditor::keptChanged);
    connect(&m_saving, &MapSaving::kept, this, &MapEditor::kept);
    connect(&m_checking, &MapChecking::found, this, &MapEditor::take);
}

MapEditor::~MapEditor()
{
    const QSignalBlocker nobodyHears(this); // who did may be gone already
    m_saving.end();
}

void MapEditor::open(std::unique_ptr<MapDocument> document, const MapMaker& maker, const QString& game,
                     MapKeeping& keeping, const KeptMap& kept)
{
    m_document = std::move(document);
    m_maker = &maker;
    if (m_game != game)
        m_painting.reset();
    m_game = game;
    m_saving.begin(keeping, kept.id, kept.keptAt);
    m_tool = Select;
    m_pose = {};
    m_players = std::clamp(m_players, 1, kMostMapPlayers);
    m_selection = {};
    m_cursor = {};
    m_layer.reset();
    m_shownLayers = ~0U;
    m_checkedVersion.reset();
    m_plan = MapPlan(m_document->sheets());
    follow();
    const QList<int> numbers = ways();
    m_way = numbers.isEmpty() ? 1 : numbers.front();
    if (!m_palette.stamp(m_stamp))
        m_stamp.clear();
    m_checking.askSoon(m_maker);
    Q_EMIT edited();
    Q_EMIT changed();
}

bool MapEditor::close()
{
    release();
    if (!m_saving.end())
        return false;
    m_checking.askSoon(nullptr);
    m_strokeFrom.reset();
    m_document.reset();
    m_maker = nullptr;
    m_plan = {};
    m_faults.setRows({});
    refuse({});
    follow();
    Q_EMIT edited();
    Q_EMIT changed();
    return true;
}

MapPainting& MapEditor::painting()
{
    if (!m_painting)
        m_painting = std::make_unique<MapPainting>(m_game);
    return *m_painting;
}

bool MapEditor::edit(const std::function<MapRefusal(MapDocument&)>& how)
{
    if (!m_document)
        return false;
    const std::uint64_t before = m_document->version();
    const MapRefusal refusal = how(*m_document);
    refuse(refusal);
    if (m_document->version() != before)
        documentChanged();
    return !refusal;
}

void MapEditor::documentChanged()
{
    m_plan = MapPlan(m_document->sheets());
    m_saving.touch();
    m_checking.askSoon(m_maker);
    followSoon();
    Q_EMIT edited();
    Q_EMIT changed();
    Q_EMIT reportChanged();
}

void MapEditor::refuse(const MapRefusal& refusal)
{
    const QString words = refusal ? shown(*refusal) : QString();
    if (words == m_refusal)
        return;
    m_refusal = words;
    Q_EMIT refusalChanged();
}

void MapEditor::dismissRefusal() { refuse({}); }

QString MapEditor::name() const
{
    return m_document ? QString::fromStdString(m_document->name()) : QString();
}

void MapEditor::setTool(Tool tool)
{
    release();
    if (m_tool == tool)
        return;
    m_tool = tool;
    Q_EMIT changed();
}

void MapEditor::setStamp(const QString& stamp)
{
    release();
    m_stamp = stamp.toStdString();
    if (m_tool != Fill)
        m_tool = Stamp;
    Q_EMIT changed();
}

QString MapEditor::stampName() const
{
    const MapStamp* stamp = m_palette.stamp(m_stamp);
    return stamp ? shown(stamp->name) : QString();
}

void MapEditor::setWay(int number)
{
    if (m_way == number)
        return;
    m_way = number;
    Q_EMIT changed();
}

QList<int> MapEditor::ways() const
{
    QList<int> numbers;
    if (m_document)
        for (const MapWay& way : m_document->ways())
            if (!numbers.contains(way.number))
                numbers.append(way.number);
    return numbers;
}

void MapEditor::setPlayers(int players)
{
    players = std::clamp(players, 1, kMostMapPlayers);
    if (m_players == players)
        return;
    m_players = players;
    follow();
    Q_EMIT edited();
    Q_EMIT changed();
}

void MapEditor::setForAll(bool isForAll)
{
    m_isForAll = isForAll;
    Q_EMIT changed();
}

void MapEditor::setGrid(bool hasGrid)
{
    m_hasGrid = hasGrid;
    Q_EMIT edited();
    Q_EMIT changed();
}

void MapEditor::undo()
{
    release();
    if (!canUndo())
        return;
    m_document->undo();
    refuse({});
    documentChanged();
}

void MapEditor::redo()
{
    release();
    if (!canRedo())
        return;
    m_document->redo();
    refuse({});
    documentChanged();
}

void MapEditor::flip()
{
    m_pose.isFlipped = !m_pose.isFlipped;
    m_pose.turns = static_cast<std::uint8_t>((4 - m_pose.turns) % 4);
    Q_EMIT changed();
}

void MapEditor::flipOver()
{
    m_pose.isFlipped = !m_pose.isFlipped;
    m_pose.turns = static_cast<std::uint8_t>((6 - m_pose.turns) % 4);
    Q_EMIT changed();
}

void MapEditor::turn()
{
    m_pose.turns = static_cast<std::uint8_t>((m_pose.turns + 1) % 4);
    Q_EMIT changed();
}

void MapEditor::moveCursor(int columns, int rows) { setCursor(m_cursor + QPoint(columns, rows)); }

void MapEditor::setCursor(QPoint place)
{
    const QRect all = m_plan.bounds();
    const QPoint within(std::clamp(place.x(), all.left(), std::max(all.left(), all.right())),
                        std::clamp(place.y(), all.top(), std::max(all.top(), all.bottom())));
    if (m_cursor == within)
        return;
    m_cursor = within;
    Q_EMIT changed();
}

QVariantList MapEditor::areas() const
{
    QVariantList areas;
    for (const QRect& area : m_plan.areas())
        areas.append(area);
    return areas;
}

QStringList MapEditor::areaNames() const
{
    QStringList names;
    if (m_document)
        for (const MapSheet& sheet : m_document->sheets())
            names.append(shown(sheet.name));
    return names;
}

QList<bool> MapEditor::hasTokensAbove() const
{
    QList<bool> above(static_cast<qsizetype>(m_plan.areas().size()), false);
    if (m_document)
        for (const MapItem& item : m_document->items(m_players))
            if (item.at.at.row < 0 && item.at.map < above.size())
                above[item.at.map] = true;
    return above;
}

QString MapEditor::cursorName() const
{
    const auto spot = m_plan.spotAt(m_cursor);
    return m_document && spot ? placeName(*m_document, *spot) : QString();
}

QString MapEditor::cursorWords() const
{
    const auto spot = m_plan.spotAt(m_cursor);
    if (!m_document || !spot)
        return {};
    return tr("%1. Next to it, %2")
        .arg(wordsOf(*m_document, *spot, m_players), wordsAround(*m_document, *spot, m_players));
}

void MapEditor::setField(const QString& key, const QString& value)
{
    edit([&](MapDocument& document) {
        return document.setField(selectedSpot(), m_players, key.toStdString(), value.toStdString());
    });
}

void MapEditor::rest()
{
    if (m_document)
        m_document->rest();
}

void MapEditor::repair(const QString& repair)
{
    rest();
    edit([&](MapDocument& document) { return document.repair(repair.toStdString()); });
    rest();
}

} // namespace tablewood
