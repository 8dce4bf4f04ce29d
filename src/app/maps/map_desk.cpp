#include "app/maps/map_desk.h"

#include "app/home/match_setup.h"
#include "app/maps/library_maps.h"
#include "app/maps/map_files.h"
#include "app/program.h"
#include "app/words/wording.h"
#include "art/map_export.h"
#include "content/game_catalog.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>

namespace tablewood {

namespace {

constexpr QLatin1String kEnding(".twmap");

/// Whether a file is to be a picture, by its name.
bool isPicture(const QString& file)
{
    const QString ending = QFileInfo(file).suffix().toLower();
    return ending == QLatin1String("png") || ending == QLatin1String("svg");
}

QString momentOf(const QDateTime& time) { return QLocale().toString(time, QLocale::ShortFormat); }

} // namespace

MapDesk::MapDesk(const MapMaker* maker, QString game, std::unique_ptr<MapKeeping> keeping, QObject* parent)
    : QObject(parent), m_maker(maker), m_game(std::move(game)), m_keeping(std::move(keeping))
{
    connect(&m_editor, &MapEditor::changed, this, &MapDesk::follow);
    connect(&m_editor, &MapEditor::kept, this, &MapDesk::followFile);
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
    connect(&m_editor, &MapEditor::kept, m_bots.get(), &MapBots::lookAgain);
}

void MapDesk::follow()
{
    if (m_editor.isOpen())
        m_last = m_editor.id();
    const QString id = m_editor.isOpen() ? m_last : QString();
    if (m_shown == id)
        return;
    m_shown = id;
    if (m_bots)
        m_bots->follow(id);
    m_changedFile.clear();
    followFile();
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

std::unique_ptr<MapDocument> MapDesk::document(const QString& templateKey, const QString& id) const
{
    try {
        if (m_maker && !templateKey.isEmpty())
            return m_maker->fresh(templateKey.toStdString());
        const auto text = m_maker ? m_keeping->load(id) : std::nullopt;
        return text ? m_maker->read(*text, id.toStdString()) : nullptr;
    } catch (const std::exception&) {
        return nullptr; // the list says why
    }
}

MapPainting& MapDesk::painting()
{
    if (!m_painting)
        m_painting = std::make_unique<MapPainting>(m_game);
    return *m_painting;
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
    if (!m_editor.close())
        return fail(m_editor.keepFault());
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
    if (!m_editor.close())
        return fail(m_editor.keepFault());
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

std::optional<std::string> MapDesk::heldIn(const QString& file) const
{
    auto text = mapFileText(file);
    if (text && m_maker)
        try {
            return m_maker->read(*text, file.toStdString())->text();
        } catch (const std::exception&) {
            // It is compared by its bytes.
        }
    return text;
}

bool MapDesk::openFile(const QUrl& url)
{
    const QString file = QFileInfo(url.toLocalFile()).absoluteFilePath();
    const auto text = mapFileText(file);
    if (!text)
        return fail(tr("The file %1 cannot be read.").arg(file));
    const QString own = m_keeping->ofFile(file);
    if (!own.isEmpty() && open(own)) {
        m_changedFile = m_keeping->wasInFile(own, *heldIn(file)) ? QString() : file;
        followFile();
        return true;
    }
    auto document = m_maker ? read(*text, file) : nullptr;
    if (!document || !openNew(std::move(document)))
        return false;
    m_keeping->setFile(m_editor.id(), file, m_editor.document()->text());
    followFile();
    return true;
}

bool MapDesk::saveAs(const QString& id, const QUrl& url)
{
    QString file = QFileInfo(url.toLocalFile()).absoluteFilePath();
    if (!isPicture(file) && !file.endsWith(kEnding, Qt::CaseInsensitive))
        file += kEnding;
    if (id.isEmpty())
        return m_editor.isOpen() && (isPicture(file) ? writePicture(file) : writeFile(file));
    const auto text = m_keeping->load(id);
    if (!text)
        return fail(tr("The file of this map cannot be read."));
    if (const QString fault = writeMapFile(file, *text); !fault.isEmpty())
        return fail(fault);
    m_keeping->setFile(id, file, *text);
    return !fail({});
}

bool MapDesk::save()
{
    if (!m_editor.isOpen() || m_file.isEmpty())
        return false;
    // A file that is gone is written anew.
    const auto there = heldIn(m_file);
    if (there && !m_keeping->wasInFile(m_editor.id(), *there)) {
        m_changedFile = m_file;
        Q_EMIT fileChanged();
        return false;
    }
    return writeFile(m_file);
}

bool MapDesk::writeFile(const QString& file)
{
    const std::string text = m_editor.document()->text();
    const auto before = mapFileText(file);
    if (before && text.size() * 2 < before->size()) {
        const QFileInfo place(file);
        const QString aside = place.dir().filePath(tr("%1 (before)").arg(place.completeBaseName()) + kEnding);
        if (const QString fault = writeMapFile(aside, *before); !fault.isEmpty())
            return fail(fault);
    }
    if (const QString fault = writeMapFile(file, text); !fault.isEmpty())
        return fail(fault);
    m_keeping->setFile(m_editor.id(), file, text);
    m_changedFile.clear();
    followFile();
    return !fail({});
}

bool MapDesk::writePicture(const QString& file)
{
    constexpr int kScale = 64;
    MapView view;
    view.players = m_editor.players();
    const MapExport picture(*m_editor.document(), view, kScale);
    if (!picture.fits())
        return fail(tr("The map is too large for a picture."));
    const GameLook look = GameLook::of(m_game);
    const bool isSvg = file.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
    const QString fault =
        writeMapFile(file, (isSvg ? picture.svg(look, m_editor.name()) : picture.png(look)).toStdString());
    fail(fault);
    return fault.isEmpty();
}

void MapDesk::takeChangedFile()
{
    const auto text = mapFileText(m_changedFile);
    auto document = text && m_maker ? read(*text, m_changedFile) : nullptr;
    if (!document)
        return;
    const QString id = m_editor.id();
    if (!m_editor.close()) {
        fail(m_editor.keepFault());
        return;
    }
    if (const QString fault = m_keeping->keep(id, document->text()); !fault.isEmpty()) {
        fail(fault);
        return;
    }
    m_keeping->setFile(id, m_changedFile, document->text());
    m_changedFile.clear();
    open(id);
    followFile();
}

void MapDesk::keepOwn()
{
    if (const auto held = heldIn(m_changedFile))
        m_keeping->setFile(m_editor.id(), m_changedFile, *held);
    m_changedFile.clear();
    followFile();
}

QString MapDesk::file() const { return QFileInfo(m_file).fileName(); }

void MapDesk::followFile()
{
    m_file = m_editor.isOpen() ? m_keeping->fileOf(m_editor.id()) : QString();
    m_isFileBehind = !m_file.isEmpty() && !m_keeping->wasInFile(m_editor.id(), m_editor.document()->text());
    Q_EMIT fileChanged();
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
