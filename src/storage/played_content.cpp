#include "storage/played_content.h"

#include "content/shipped_game.h"
#include "kernel/fault.h"

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

/// Tells that a match was begun under rules that are here no more.
Fault changedRules(const GameType& game, const std::vector<RulesChange>& changes)
{
    Text list;
    for (const RulesChange& change : changes)
        list = list.isEmpty() ? Text(change.was)
                              : Text(TW_TEXT("storage", "%1; %2"), std::move(list), Text(change.was));
    return {
        game.sheet().id,
        Text(TW_TEXT("storage", "the match was begun under earlier rules of %1, which have changed since: "
                                "until then %2"),
             game.sheet().name, std::move(list)),
        TW_TEXT("storage", "Open it with the version of Tablewood that stored it (a match file names it as "
                           "\"program\"), or begin a new match")};
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

namespace {

/// The content that a match was begun with, without what was brought to it.
const GameType& bareTypeOf(const GameCatalog& catalog, const MatchRecord& record)
{
    const GameType* const shipped = catalog.findShipped(record.game);
    if (!shipped)
        throw missingGame(record.game);
    const std::vector<RulesChange> changes = catalog.changedSince(
        record.game, record.content ? std::optional(record.content->hash) : std::nullopt);
    if (!changes.empty())
        throw changedRules(*shipped, changes);
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

} // namespace

const GameType& typeOf(const GameCatalog& catalog, const MatchRecord& record)
{
    const GameType& bare = bareTypeOf(catalog, record);
    return record.papers.empty() ? bare : *catalog.withPapers(bare, record.papers).type;
}

} // namespace tablewood
