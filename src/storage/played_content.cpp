#include "storage/played_content.h"

#include <QCoreApplication>

namespace tablewood {

namespace {

std::string translated(const char* text)
{
    return QCoreApplication::translate("tablewood::PlayedContent", text).toStdString();
}

std::string listed(const std::vector<std::string>& packs)
{
    std::string list;
    for (const std::string& pack : packs)
        list += (list.empty() ? "" : ", ") + pack;
    return list;
}

} // namespace

InputError missingGame(const std::string& game)
{
    return {
        game,
        QString::fromStdString(translated(QT_TRANSLATE_NOOP("tablewood::PlayedContent",
                                                            "this version does not have the game \"%1\"")))
            .arg(QString::fromStdString(game))
            .toStdString(),
        translated(QT_TRANSLATE_NOOP("tablewood::PlayedContent", "Use one that has it"))};
}

std::optional<PackedContent> contentNow(const GameCatalog& catalog, const std::string& game)
{
    if (!catalog.find(game))
        return std::nullopt;
    return PackedContent{catalog.contentHash(game), catalog.packsOf(game)};
}

const GameType& typeOf(const GameCatalog& catalog, const MatchRecord& record)
{
    const GameType* const shipped = catalog.findShipped(record.game);
    if (!shipped)
        throw missingGame(record.game);
    if (!record.content)
        return *catalog.findFirstEdition(record.game);
    if (const GameType* const type = catalog.findContent(record.game, record.content->hash))
        return *type;
    // Words were mended since, or this version is older: whether the match is the same one, its moves tell.
    if (record.content->packs.empty())
        return *shipped;
    throw InputError(record.game,
                     translated(QT_TRANSLATE_NOOP(
                         "tablewood::PlayedContent",
                         "the match was begun with content of packs that are not here as they were then")) +
                         " (" + listed(record.content->packs) + ")",
                     translated(QT_TRANSLATE_NOOP(
                         "tablewood::PlayedContent",
                         "Put them back into the folder of packs, take others out, and start again")));
}

} // namespace tablewood
