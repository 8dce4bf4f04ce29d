#include "content/shipped_game.h"

namespace tablewood {

namespace {

void checkId(const std::string& said, const std::string& place, const std::string& id)
{
    if (said != id)
        throw InputError(id, place + " says the id \"" + said + "\"",
                         "Say \"" + id + "\" there, or rename the folder and its libraries");
}

} // namespace

ShippedGame inFolder(const std::string& folder, ShippedGame game)
{
    checkId(game.id, "shippedEntry()", folder);
    return game;
}

std::unique_ptr<GameType> made(const ShippedGame& game, ContentFolder& folder)
{
    auto type = game.make(folder);
    checkId(type->sheet().id, "sheet()", game.id);
    return type;
}

} // namespace tablewood
