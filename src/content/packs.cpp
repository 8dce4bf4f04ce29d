#include "content/packs.h"

#include "content/content_changes.h"
#include "kernel/plain_text.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
#include <optional>

namespace tablewood {

namespace {

/// pack.json, field by field.
struct Manifest
{
    std::string name;
    std::string game;
    std::optional<std::vector<std::string>> replaces;
    std::optional<std::vector<std::string>> changes;
    static void describe(auto& self, auto& visit)
    {
        visit("name", self.name);
        visit("game", self.game);
        visit("replaces", self.replaces);
        visit("changes", self.changes);
    }
};

std::string listed(const std::vector<std::string>& words)
{
    std::string list;
    for (const std::string& word : words)
        list += (list.empty() ? "" : ", ") + word;
    return list;
}

bool isPlainName(const std::string& name)
{
    return !name.empty() && name.size() <= kMaxPackName && std::ranges::all_of(name, [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_';
    });
}

const PackedGame* gameNamed(const std::vector<PackedGame>& games, const std::string& id)
{
    const auto found = std::ranges::find(games, id, &PackedGame::id);
    return found == games.end() ? nullptr : &*found;
}

/// Reads what pack.json says; gathers what of it does not fit.
class ManifestReader
{
public:
    ManifestReader(Pack& pack, const std::vector<PackedGame>& games) : m_pack(pack), m_games(games) {}

    void read()
    {
        const auto manifest = fromJson<Manifest>(readContentFile(file()), file(), &m_pack.faults);
        m_pack.title = manifest.name;
        m_pack.game = manifest.game;
        need(!manifest.name.empty() && manifest.name.size() <= kMaxPackTitle, "/name",
             Text(TW_TEXT("content", "it has %1 bytes"), static_cast<std::int64_t>(manifest.name.size())),
             Text(TW_TEXT("content", "Write 1 to %1"), static_cast<std::int64_t>(kMaxPackTitle)));
        if (!m_pack.faults.empty())
            return;
        const PackedGame* const game = gameNamed(m_games, manifest.game);
        std::vector<std::string> ids;
        for (const PackedGame& each : m_games)
            ids.push_back(each.id);
        need(game != nullptr, "/game",
             Text(TW_TEXT("content", "there is no game \"%1\""),
                  std::string(beginningOf(manifest.game, kMaxPackName))),
             Text(TW_TEXT("content", "The games are: %1"), listed(ids)));
        if (!game)
            return;
        m_pack.layer.replaces = filesOf(manifest.replaces, *game, "/replaces");
        m_pack.layer.changes = filesOf(manifest.changes, *game, "/changes");
        need(!m_named.empty(), "/replaces",
             TW_TEXT("content", "the pack neither replaces nor changes anything"),
             Text(TW_TEXT("content", "Name files of its game there or in \"changes\": %1"),
                  listed(game->files)));
    }

private:
    std::string file() const { return m_pack.layer.path + "/" + kPackManifest; }
    void need(bool holds, const std::string& path, const Text& cause, const Text& remedy)
    {
        if (!holds)
            m_pack.faults.emplace_back(file() + ": " + path, cause, remedy);
    }
    std::vector<std::string> filesOf(const std::optional<std::vector<std::string>>& names,
                                     const PackedGame& game, const std::string& path)
    {
        std::vector<std::string> files;
        for (std::size_t i = 0; names && i < names->size(); ++i) {
            const std::string& name = (*names)[i];
            const std::string here = path + "/" + std::to_string(i);
            const std::string shown(beginningOf(name, kMaxPackName));
            const std::size_t before = m_pack.faults.size();
            need(std::ranges::find(game.files, name) != game.files.end(), here,
                 Text(TW_TEXT("content", "\"%1\" is no file of this game's content"), shown),
                 Text(TW_TEXT("content", "Its files are: %1"), listed(game.files)));
            need(std::ranges::find(m_named, name) == m_named.end(), here,
                 Text(TW_TEXT("content", "\"%1\" is named twice"), shown),
                 TW_TEXT("content", "A file is replaced or changed, once"));
            if (m_pack.faults.size() > before)
                continue;
            m_named.push_back(name);
            files.push_back(name);
            const QFileInfo info(QString::fromStdString(m_pack.layer.path + "/" + name));
            need(info.isFile(), here,
                 Text(TW_TEXT("content", "there is no file \"%1\" in this folder"), shown),
                 TW_TEXT("content", "Put it there, or take its name out"));
        }
        return files;
    }

    Pack& m_pack;
    const std::vector<PackedGame>& m_games;
    std::vector<std::string> m_named;
};

/// Errors in a file with changes name places of the changed file: says them as places of the file itself.
Fault inOwnFile(const Fault& fault, const Pack& pack, const PackedGame& game)
{
    for (const std::string& name : pack.layer.changes) {
        const std::string start = pack.layer.path + "/" + name + ": ";
        if (!fault.where().starts_with(start + "/"))
            continue;
        ContentFolder folder(game.folder, {pack.layer}, game.keys);
        const std::string place =
            placeInChanges(readContentFile(pack.layer.path + "/" + name), folder.read(name), game.keys,
                           fault.where().substr(start.size()));
        return {start + place, fault.causeText(), fault.remedyText()};
    }
    return fault;
}

/// Finds the faults of a pack that lies alone over the shipped content.
void checkAlone(Pack& pack, const PackedGame& game)
{
    ContentFolder folder(game.folder, {pack.layer}, game.keys);
    Faults found;
    gather(found, [&] {
        try {
            game.read(folder);
        } catch (const InputError&) {
            throw;
        } catch (const std::exception& error) {
            // No file may keep the program from starting.
            throw Fault(pack.layer.path,
                        Text(TW_TEXT("content", "it cannot be used: %1"), plainLine(error.what())),
                        TW_TEXT("content", "Take it out of the folder, or undo its last change"));
        }
    });
    for (const Fault& fault : found) {
        try {
            pack.faults.push_back(inOwnFile(fault, pack, game));
        } catch (const InputError&) {
            // The changes themselves do not fit: their places are those of the file already.
            pack.faults.push_back(fault);
        }
    }
}

/// The content that a pack replaces: "scenarios.json" whole, or "ancients.json/ancients/moss" of it.
std::set<std::string> takenBy(const Pack& pack, const EntryKeys& keys)
{
    std::set<std::string> taken(pack.layer.replaces.begin(), pack.layer.replaces.end());
    for (const std::string& name : pack.layer.changes)
        for (const std::string& touched : touchedBy(readContentFile(pack.layer.path + "/" + name), keys))
            taken.insert(name + "/" + touched);
    return taken;
}

/// Whether what one takes is part of what the other takes.
bool isWithin(const std::string& one, const std::string& other)
{
    return one == other || one.starts_with(other + "/");
}

std::optional<std::string> takenByBoth(const std::set<std::string>& one, const std::set<std::string>& other)
{
    for (const std::string& a : one)
        for (const std::string& b : other)
            if (isWithin(a, b) || isWithin(b, a))
                return std::max(a, b);
    return std::nullopt;
}

/// Leaves out packs of the same game that take the same thing: which of them is meant, only their owner
/// knows.
void leaveOutConflicts(std::vector<Pack>& packs, const std::vector<PackedGame>& games)
{
    std::map<const Pack*, std::set<std::string>> taken;
    for (const Pack& pack : packs)
        if (pack.isUsed())
            taken[&pack] = takenBy(pack, gameNamed(games, pack.game)->keys);
    const auto complain = [](Pack& pack, const Pack& other, const std::string& what) {
        pack.faults.emplace_back(pack.layer.path + "/" + kPackManifest,
                                 Text(TW_TEXT("content", "the packs \"%1\" and \"%2\" both have %3 of %4"),
                                      pack.name, other.name, what, pack.game),
                                 TW_TEXT("content", "Take one of the two out of the folder"));
    };
    for (std::size_t i = 0; i < packs.size(); ++i)
        for (std::size_t j = i + 1; j < packs.size(); ++j) {
            Pack& one = packs[i];
            Pack& other = packs[j];
            if (!taken.contains(&one) || !taken.contains(&other) || one.game != other.game)
                continue;
            if (const auto both = takenByBoth(taken[&one], taken[&other])) {
                complain(one, other, *both);
                complain(other, one, *both);
            }
        }
}

/// Packs that fit alone may not fit together: whoever comes later is left out.
void leaveOutWhatDoesNotFitTogether(std::vector<Pack>& packs, const PackedGame& game)
{
    std::vector<ContentLayer> layers;
    std::vector<std::string> names;
    for (Pack& pack : packs) {
        if (!pack.isUsed() || pack.game != game.id)
            continue;
        layers.push_back(pack.layer);
        Faults found;
        ContentFolder folder(game.folder, layers, game.keys);
        gather(found, [&] { game.read(folder); });
        for (const Fault& fault : found)
            pack.faults.emplace_back(
                fault.where(),
                Text(TW_TEXT("content", "together with the pack %1: %2"), listed(names), fault.causeText()),
                fault.remedyText());
        if (found.empty())
            names.push_back(pack.name);
        else
            layers.pop_back();
    }
}

/// The names in a folder that are no UTF-8, which QDir passes over. Only systems whose names are bytes have
/// them.
std::vector<std::string> namesThatAreNoUtf8(const QDir& folder)
{
    std::vector<std::string> names;
#ifdef Q_OS_UNIX
    std::error_code error;
    std::filesystem::directory_iterator entry(folder.filesystemPath(), error);
    for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error))
        if (const std::string name = entry->path().filename().native(); !isUtf8(name))
            names.push_back(name);
    std::ranges::sort(names);
#else
    Q_UNUSED(folder);
#endif
    return names;
}

} // namespace

Pack readPack(const std::string& directory, const std::vector<PackedGame>& games)
{
    Pack pack;
    const QString path = QString::fromStdString(directory);
    const QFileInfo info(QDir(path).absolutePath());
    pack.name = info.fileName().toStdString();
    pack.layer.path = path.toStdString();
    gather(pack.faults, [&] {
        // Qt finds nothing by a name that is no UTF-8: then the name is the fault.
        if (!info.isDir() && isUtf8(directory))
            throw Fault(directory, TW_TEXT("content", "it is no folder"),
                        Text(TW_TEXT("content", "A pack is a folder with a %1 in it"), kPackManifest));
        if (!isPlainName(pack.name))
            throw Fault(pack.layer.path, TW_TEXT("content", "its name does not fit"),
                        Text(TW_TEXT("content", "Call it by 1 to %1 letters, digits, - or _, without spaces"),
                             static_cast<std::int64_t>(kMaxPackName)));
        if (!QFileInfo(QDir(info.filePath()).filePath(kPackManifest)).isFile())
            throw Fault(directory, Text(TW_TEXT("content", "there is no %1 in it"), kPackManifest),
                        TW_TEXT("content", "Write one; docs/packs.md shows how"));
        ManifestReader(pack, games).read();
        if (pack.isUsed())
            checkAlone(pack, *gameNamed(games, pack.game));
    });
    return pack;
}

std::vector<Pack> readPacks(const std::string& folder, const std::vector<PackedGame>& games)
{
    const QDir directory(QString::fromStdString(folder));
    std::vector<std::string> names;
    for (const QString& name :
         directory.entryList(QDir::Dirs | QDir::Files | QDir::NoDotAndDotDot, QDir::Name))
        names.push_back(name.toStdString());
    std::ranges::copy(namesThatAreNoUtf8(directory), std::back_inserter(names));
    std::vector<Pack> packs;
    for (const std::string& name : names) {
        const std::string path = folder + "/" + name;
        if (packs.size() < kMaxPacks) {
            packs.push_back(readPack(path, games));
            continue;
        }
        Pack& rest = packs.emplace_back();
        rest.name = plainLine(name);
        rest.layer.path = folder + "/" + rest.name;
        rest.faults.emplace_back(
            rest.layer.path,
            Text(TW_TEXT("content", "there are more than %1 packs"), static_cast<std::int64_t>(kMaxPacks)),
            TW_TEXT("content", "Take it, or others, out of the folder"));
        break;
    }
    leaveOutConflicts(packs, games);
    for (const PackedGame& game : games)
        leaveOutWhatDoesNotFitTogether(packs, game);
    return packs;
}

std::vector<ContentLayer> layersFor(const std::vector<Pack>& packs, const std::string& game)
{
    std::vector<ContentLayer> layers;
    for (const Pack& pack : packs)
        if (pack.isUsed() && pack.game == game)
            layers.push_back(pack.layer);
    return layers;
}

} // namespace tablewood
