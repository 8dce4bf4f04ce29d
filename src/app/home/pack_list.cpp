#include "app/home/pack_list.h"

#include "app/program.h"
#include "app/words/wording.h"
#include "content/game_catalog.h"
#include "kernel/sentences.h"

#include <QDir>

#include <algorithm>

namespace tablewood {

namespace {

QString listed(const std::vector<std::string>& names)
{
    QStringList list;
    for (const std::string& name : names)
        list.append(QString::fromStdString(name));
    return list.join(", ");
}

/// Told from the pack's own folder on: where that lies is known.
QString lineOf(const Fault& fault, const std::string& folder)
{
    const std::string& place = fault.where();
    return QString::fromStdString(readable(place.starts_with(folder) ? place.substr(folder.size()) : place)) +
           ": " + shown(fault);
}

/// The first faults, a line for each.
QString faultsOf(const Pack& pack)
{
    const std::string folder = pack.layer.path + "/";
    QStringList lines;
    for (const Fault& fault : pack.faults) {
        if (lines.size() == static_cast<qsizetype>(PackList::kShownFaults))
            break;
        lines.append(lineOf(fault, folder));
    }
    const auto more = static_cast<int>(pack.faults.size()) - static_cast<int>(lines.size());
    if (more > 0)
        lines.append(PackList::tr("and %n more", nullptr, more));
    return lines.join('\n');
}

PackEntry entryOf(const Program& program, const Pack& pack)
{
    PackEntry entry;
    const QString name = QString::fromStdString(pack.name);
    entry.title = pack.title.empty() ? name : QString::fromStdString(pack.title).simplified();
    entry.isUsed = pack.isUsed();
    entry.faults = faultsOf(pack);
    if (!entry.isUsed) {
        entry.line = PackList::tr("Left out, in the folder %1").arg(name);
        return entry;
    }
    const GameType* const game = program.game(pack.game);
    QStringList parts{game ? shown(game->sheet().name) : QString::fromStdString(pack.game)};
    if (!pack.layer.changes.empty())
        parts.append(PackList::tr("changes %1").arg(listed(pack.layer.changes)));
    if (!pack.layer.replaces.empty())
        parts.append(PackList::tr("replaces %1").arg(listed(pack.layer.replaces)));
    entry.line = parts.join(" · ");
    return entry;
}

} // namespace

PackList::PackList(QObject* parent) : PackList(Program::instance(), parent) {}

PackList::PackList(Program& program, QObject* parent) : QObject(parent), m_program(program)
{
    connect(&m_program, &Program::languageChanged, this, &PackList::changed);
}

PackList* PackList::create(QQmlEngine*, QJSEngine*) { return new PackList; }

QVariantList PackList::packs() const
{
    QVariantList entries;
    if (const GameCatalog* const catalog = m_program.catalog())
        for (const Pack& pack : catalog->packs())
            entries.append(QVariant::fromValue(entryOf(m_program, pack)));
    return entries;
}

int PackList::leftOut() const
{
    const GameCatalog* const catalog = m_program.catalog();
    return catalog ? static_cast<int>(std::ranges::count(catalog->packs(), false, &Pack::isUsed)) : 0;
}

QUrl PackList::folder() const
{
    const QString path = QDir(m_program.directory()).filePath(kPacksFolder);
    QDir().mkpath(path);
    return QUrl::fromLocalFile(path);
}

} // namespace tablewood
