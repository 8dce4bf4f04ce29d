#include "content/content_folder.h"

#include "content/content_changes.h"
#include "content/json_file.h"
#include "kernel/hash.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace tablewood {

namespace {

/// The version of content files that this program writes about in its documents and reads.
constexpr int kFormat = 1;

std::optional<Source> sourceNamed(const std::string& word)
{
    constexpr auto names = enumNames(Source{});
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == word)
            return static_cast<Source>(i);
    return std::nullopt;
}

/// Takes out what only says how something is drawn: no match comes out differently for it.
void takeOutPictures(Json& json)
{
    if (json.is_object())
        json.erase("picture");
    for (Json& part : json)
        if (part.is_structured())
            takeOutPictures(part);
}

bool has(const std::vector<std::string>& names, const std::string& name)
{
    return std::ranges::find(names, name) != names.end();
}

} // namespace

std::string folderOf(const std::string& games, const std::string& game)
{
    const std::string folder = games + "/" + game;
    const std::string own = folder + "/resources";
    return QDir(QString::fromStdString(own)).exists() ? own : folder;
}

Json readContentFile(const std::string& file) { return withoutFormat(readJsonFile(file), file); }

Json withoutFormat(Json json, const std::string& file)
{
    if (!json.is_object())
        throw Fault(file, TW_TEXT("content", "an object in braces is needed"));
    const auto format = json.find("format");
    if (format == json.end() || !format->is_number_integer())
        throw Fault(file + ": /format", TW_TEXT("content", "the number of the format is missing"),
                    Text(TW_TEXT("content", "Add \"format\": %1"), kFormat));
    if (*format != kFormat)
        throw Fault(file + ": /format",
                    Text(TW_TEXT("content", "it is of format %1, this program reads format %2"),
                         format->dump(), kFormat),
                    TW_TEXT("content", "Use the Tablewood that the file was made for"));
    json.erase("format");
    return json;
}

std::vector<ContentLayer> earlierEditions(const std::string& gameFolder)
{
    const QDir editions(QString::fromStdString(gameFolder + "/editions"));
    std::vector<ContentLayer> layers;
    for (int number = 1; editions.exists(QString::number(number)); ++number) {
        const QDir edition(editions.filePath(QString::number(number)));
        ContentLayer& layer = layers.emplace_back();
        layer.path = edition.path().toStdString();
        for (const QString& file : edition.entryList(QDir::Files, QDir::Name))
            layer.replaces.push_back(file.toStdString());
    }
    return layers;
}

std::string ContentFolder::nameOf(const std::string& name) const
{
    std::string path = m_path;
    for (const ContentLayer& layer : m_layers)
        if (has(layer.replaces, name) || has(layer.changes, name))
            path = layer.path;
    return path + "/" + name;
}

Json ContentFolder::read(const std::string& name)
{
    std::string file = m_path + "/" + name;
    for (const ContentLayer& layer : m_layers)
        if (has(layer.replaces, name))
            file = layer.path + "/" + name;
    Json json = readContentFile(file);
    Faults faults;
    for (const ContentLayer& layer : m_layers)
        if (has(layer.changes, name)) {
            const std::string origin = layer.path + "/" + name;
            change(json, readContentFile(origin), m_keys, origin, faults);
        }
    if (!faults.empty())
        throw InputErrors(std::move(faults));
    collect(json, name, "", {});
    Json hashed = json;
    takeOutPictures(hashed);
    const std::string content =
        hashText(m_hash) + name + hashed.dump(-1, ' ', false, Json::error_handler_t::replace);
    m_hash = fnv1a({reinterpret_cast<const std::uint8_t*>(content.data()), content.size()});
    return json;
}

/// The entry's name, else its first key.
std::string ContentFolder::labelOf(const Json& object) const
{
    std::vector<std::string> fields{"name"};
    fields.insert(fields.end(), m_keys.begin(), m_keys.end());
    for (const std::string& field : fields)
        if (const auto found = object.find(field); found != object.end() && found->is_string())
            return found->get<std::string>();
    return {};
}

void ContentFolder::readFacts(const std::string& name)
{
    const std::string file = m_path + "/" + name;
    if (QFile::exists(QString::fromStdString(file)))
        collect(readContentFile(file), name, "", {});
}

void ContentFolder::collect(const Json& json, const std::string& file, const std::string& path,
                            const Part& part)
{
    if (json.is_object()) {
        const std::string own = labelOf(json);
        // A word that is no source is told of when the fields are read.
        if (const auto word = json.find("source"); word != json.end() && word->is_string())
            if (const auto source = sourceNamed(word->get<std::string>()))
                m_facts.push_back({file, path, own.empty() ? part.label() : own, *source});
        for (const auto& [key, value] : json.items())
            collect(value, file, path + "/" + key, {own.empty() ? part.owner : own, key});
    } else if (json.is_array()) {
        for (std::size_t i = 0; i < json.size(); ++i)
            collect(json[i], file, path + "/" + std::to_string(i), part);
    }
}

} // namespace tablewood
