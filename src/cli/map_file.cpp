#include "cli/map_file.h"

#include "content/faults.h"
#include "content/game_catalog.h"

#include <QFile>

#include <algorithm>

namespace tablewood::cli {

namespace {

/// The faults of a paper name what it is; here it is a file.
Faults ofFile(const Faults& faults, const std::string& file)
{
    Faults named;
    for (const Fault& fault : faults) {
        const std::string& where = fault.where();
        named.emplace_back(
            where.starts_with(kMapPaper) ? file + where.substr(std::string_view(kMapPaper).size()) : file,
            fault.causeText(), fault.remedyText());
    }
    return named;
}

} // namespace

std::string gameWithMaps(const GameCatalog& catalog)
{
    for (const GameType* const game : catalog.all())
        if (catalog.maps(game->sheet().id) != nullptr)
            return std::string(game->sheet().id);
    throw InputError("map", "no game that was built in has maps");
}

const MapMaker& mapMaker(const GameCatalog& catalog) { return *catalog.maps(gameWithMaps(catalog)); }

Paper mapIn(const std::string& file)
{
    QFile input(QString::fromStdString(file));
    if (!input.open(QIODevice::ReadOnly))
        throw InputError(file, "the file cannot be read: " + input.errorString().toStdString(),
                         "Check the name and that reading is allowed");
    const std::string text = input.read(static_cast<qint64>(kMaxPaperBytes) + 1).toStdString();
    if (text.size() > kMaxPaperBytes)
        throw InputError(file, "a map has at most " + std::to_string(kMaxPaperBytes) + " bytes",
                         "Choose a file of a map");
    return mapPaper(text);
}

const GameWithPapers& gameWithMap(const GameCatalog& catalog, const std::string& file)
{
    const auto game = std::ranges::find_if(
        catalog.all(), [&](const GameType* one) { return catalog.takesPapers(one->sheet().id); });
    if (game == catalog.all().end())
        throw InputError(file, "no game that was built in has maps");
    try {
        return catalog.withPapers(**game, {mapIn(file)});
    } catch (const InputErrors& errors) {
        throw InputErrors(ofFile(errors.all(), file));
    }
}

} // namespace tablewood::cli
