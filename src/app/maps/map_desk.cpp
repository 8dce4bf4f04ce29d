#include "app/maps/map_desk.h"

#include "app/home/match_setup.h"
#include "app/maps/library_maps.h"
#include "app/maps/map_files.h"
#include "app/program.h"
#include "app/words/wording.h"
#include "content/game_catalog.h"

#include <QLocale>

namespace tablewood {

namespace {

QString momentOf(const QDateTime& time) { return QLocale().toString(time, QLocale::ShortFormat); }

} // namespace

MapDesk::MapDesk(const MapMaker* maker, QString game, std::unique_ptr<MapKeeping> keeping, QObject* parent)
    : QObject(parent), m_maker(maker), m_game(std::move(game)), m_keeping(std::move(keeping))
{
}

MapDesk* MapDesk::create(QQmlEngine*, QJSEngine*)
{
    Program& program = Program::instance();
    const MapMaker* maker = nullptr;
    QString game;
    if (const GameCatalog* catalog = program.catalog())
        for (const GameType* type : catalog->all())
            if (const MapMaker* found = maker ? nullptr : catalog->maps(type->sheet().id)) {
                maker = found;
                game = mapText(type->sheet().id);
            }
    auto* const desk =
        new MapDesk(maker, game, std::make_unique<LibraryMaps>(program.library(), game.toStdString()));
    desk->setProgram(program);
    return desk;
}

void MapDesk::setProgram(Program& program)
{
    m_program = &program;
    m_bots = std::make_unique<MapBots>(program, m_game);
    connect(&m_editor, &MapEditor::changed, this, [this] { follow(); });
    connect(&m_editor, &MapEditor::kept, m_bots.get(), &MapBots::lookAgain);
}

void MapDesk::follow()
{
    if (m_editor.isOpen())
        m_last = m_editor.id();
    const QString id = m_editor.isOpen() ? m_last : QString();
    if (m_bots->id() != id)
        m_bots->follow(id);
}

void MapDesk::openAgain()
{
    if (!m_last.isEmpty())
        open(m_last);
}

QString MapDesk::text() const { return m_editor.isOpen() ? mapText(m_editor.document()->text()) : QString(); }

QString MapDesk::play(int players)
{
    if (!m_program || !m_editor.isOpen())
        return {};
    MatchSetup setup(*m_program);
    if (const QString why = setup.useMap(m_game, text()); !why.isEmpty()) {
        fail(why);
        return {};
    }
    for (int seat = 1; seat < players; ++seat)
        setup.addSeat(false);
    const QString id = setup.start();
    fail(setup.problem());
    return id;
}

void MapDesk::tryMap(int players, const QString& difficulty, int matches)
{
    if (m_bots && m_editor.isOpen())
        m_bots->start(m_editor.document()->text(), players, difficulty, matches);
}

bool MapDesk::fail(const QString& fault)
{
    m_fault = fault;
    Q_EMIT changed();
    return false;
}

void MapDesk::dismiss() { fail({}); }

QVariantList MapDesk::templates() const
{
    QVariantList list;
    if (m_maker)
        for (const MapTemplate& each : m_maker->templates())
            list.append(
                QVariant::fromValue(MapTemplateEntry{mapText(each.key), shown(each.name), shown(each.line)}));
    return list;
}

std::unique_ptr<MapDocument> MapDesk::read(const std::string& text, const QString& file)
{
    try {
        return m_maker->read(text, file.toStdString());
    } catch (const std::exception& error) {
        fail(shown(error));
        return nullptr;
    }
}

void MapDesk::readAgain()
{
    std::vector<EntryModel::Row> rows;
    if (m_maker)
        for (const KeptMap& kept : m_keeping->list()) {
            MapKeptEntry entry{kept.id, kept.id, momentOf(kept.keptAt), {}};
            try {
                const auto text = m_keeping->load(kept.id);
                if (text)
                    entry.name = mapText(m_maker->read(*text, kept.id.toStdString())->name());
                else
                    entry.fault = tr("The file of this map cannot be read.");
            } catch (const std::exception& error) {
                entry.fault = shown(error);
            }
            rows.push_back({kept.id, QVariant::fromValue(entry)});
        }
    m_own.setRows(std::move(rows));
    Q_EMIT changed();
}

bool MapDesk::openNew(std::unique_ptr<MapDocument> document)
{
    m_editor.close();
    const QString id = m_keeping->freshId(mapText(document->name()));
    if (const QString fault = m_keeping->keep(id, document->text()); !fault.isEmpty())
        return fail(fault);
    fail({});
    m_editor.open(std::move(document), *m_maker, m_game, *m_keeping, {id, QDateTime::currentDateTime()});
    return true;
}

bool MapDesk::begin(const QString& templateKey)
{
    if (!m_maker)
        return false;
    return openNew(m_maker->fresh(templateKey.toStdString()));
}

bool MapDesk::open(const QString& id)
{
    m_editor.close();
    QDateTime keptAt = QDateTime::currentDateTime();
    for (const KeptMap& kept : m_keeping->list())
        if (kept.id == id)
            keptAt = kept.keptAt;
    const auto text = m_keeping->load(id);
    if (!text)
        return fail(tr("The file of this map cannot be read."));
    auto document = read(*text, id);
    if (!document)
        return false;
    fail({});
    m_editor.open(std::move(document), *m_maker, m_game, *m_keeping, {id, keptAt});
    return true;
}

bool MapDesk::duplicate(const QString& id)
{
    const auto text = m_keeping->load(id);
    if (!text)
        return fail(tr("The file of this map cannot be read."));
    if (const QString fault = m_keeping->keep(m_keeping->freshId(id), *text); !fault.isEmpty())
        return fail(fault);
    fail({});
    readAgain();
    return true;
}

QString MapDesk::nameOf(const QString& id) const
{
    for (const EntryModel::Row& row : m_own.rows())
        if (row.key == id)
            return row.entry.value<MapKeptEntry>().name;
    return id;
}

void MapDesk::remove(const QString& id)
{
    const QString name = nameOf(id);
    if (!m_keeping->remove(id)) {
        fail(tr("The map cannot be removed. See that its folder can be written."));
        return;
    }
    m_removed = id;
    m_removedName = name;
    m_fault.clear();
    readAgain();
}

void MapDesk::bringBack()
{
    if (m_removed.isEmpty())
        return;
    if (!m_keeping->bringBack(m_removed)) {
        fail(tr("The map cannot be brought back. See that its folder can be written."));
        return;
    }
    m_removed.clear();
    m_removedName.clear();
    m_fault.clear();
    readAgain();
}

bool MapDesk::importFile(const QUrl& file)
{
    const QString name = file.toLocalFile();
    const auto text = mapFileText(name);
    if (!text)
        return fail(tr("The file %1 cannot be read.").arg(name));
    auto document = m_maker ? read(*text, name) : nullptr;
    return document && openNew(std::move(document));
}

bool MapDesk::exportFile(const QString& id, const QUrl& file)
{
    const auto text = !id.isEmpty()       ? m_keeping->load(id)
                      : m_editor.isOpen() ? std::optional(m_editor.document()->text())
                                          : std::nullopt;
    if (!text)
        return fail(tr("The file of this map cannot be read."));
    const QString fault = writeMapFile(file.toLocalFile(), *text);
    fail(fault);
    return fault.isEmpty();
}

QVariantList MapDesk::versions(const QString& id) const
{
    QVariantList list;
    for (const KeptMap& kept : m_keeping->versions(id))
        list.append(QVariant::fromValue(MapKeptEntry{kept.id, momentOf(kept.keptAt), {}, {}}));
    return list;
}

bool MapDesk::openVersion(const QString& id, const QString& version)
{
    const auto text = m_keeping->loadVersion(id, version);
    if (!text)
        return fail(tr("The file of this map cannot be read."));
    auto document = read(*text, id);
    return document && openNew(std::move(document));
}

} // namespace tablewood
