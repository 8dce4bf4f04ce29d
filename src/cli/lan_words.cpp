#include "cli/lan_words.h"

#include "cli/english.h"
#include "cli/terminal.h"

#include <algorithm>
#include <charconv>

namespace tablewood::cli {

std::vector<lan::GameVersion> gameVersions(const GameCatalog& catalog)
{
    std::vector<lan::GameVersion> games;
    for (const GameType* type : catalog.all())
        games.push_back({type->sheet().id, catalog.contentHash(type->sheet().id)});
    return games;
}

Json viewJson(const lan::Comparison& comparison)
{
    Json list = Json::array();
    for (const std::uint8_t picture : comparison)
        list.push_back(picture);
    return list;
}

Json viewJson(const lan::LobbyView& lobby)
{
    const auto word = [](auto value) { return enumNames(value)[static_cast<std::size_t>(value)]; };
    Json guests = Json::array();
    for (const lan::LobbyGuest& guest : lobby.guests) {
        Json one{{"id", guest.id},
                 {"name", guest.name},
                 {"emblem", guest.emblem},
                 {"seat", nullptr},
                 {"watch", word(guest.watch)},
                 {"ready", guest.isReady},
                 {"here", guest.isHere},
                 {"knowsAll", guest.knowsAll},
                 {"playsFor", viewJson(guest.playsFor)},
                 {"host", guest.id == lobby.host}};
        if (guest.seat.isPlayer())
            one["seat"] = guest.seat.index;
        guests.push_back(std::move(one));
    }
    return {{"table", lobby.table},
            {"game", lobby.game},
            {"options", lobby.options},
            {"stage", word(lobby.stage)},
            {"guests", guests},
            {"bots", lobby.bots},
            {"spectators", lobby.takesSpectators},
            {"whenAway", word(lobby.whenAway)},
            {"awaySeconds", lobby.awaySeconds}};
}

Wording wordingOf(const lan::LobbyView& lobby)
{
    Wording wording = english();
    wording.nameOf = [guests = lobby.guests](Seat seat) {
        for (const lan::LobbyGuest& guest : guests) {
            if (seat.isPlayer() && guest.seat == seat && !guest.name.empty())
                return guest.name;
        }
        return "Player " + std::to_string(seat.index + 1);
    };
    return wording;
}

void printEvent(const char* event, Json json)
{
    json["event"] = event;
    printLine(json);
    terminal::flush();
}

void printSentence(const std::string& sentence)
{
    terminal::print(sentence + "\n");
    terminal::flush();
}

void goOnUnread(bool isJson)
{
    terminal::goOnUnread([isJson](std::size_t lines) {
        return isJson ? Json{{"lines", lines}, {"event", "left-out"}}.dump() + "\n"
                      : terminal::leftOutSentence(lines);
    });
}

Json commandFrom(const std::string& line)
{
    const char* const remedy = "Send an object such as {\"move\":\"grow E4\"}";
    if (line.starts_with('{')) {
        Json json = Json::parse(line, nullptr, false);
        if (!json.is_object())
            throw InputError("command", "this is no JSON object", remedy);
        return json;
    }
    const std::size_t space = line.find(' ');
    const std::string word = line.substr(0, space);
    if (word.empty())
        throw InputError("command", "the line is empty", remedy);
    if (space == std::string::npos)
        return {{word, true}};
    const std::string rest = line.substr(space + 1);
    int number = 0;
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    if (error == std::errc{} && end == rest.data() + rest.size())
        return {{word, number}};
    return {{word, rest}};
}

int numberIn(const Json& command, const char* key, int least, int most)
{
    const auto found = command.find(key);
    if (found == command.end() || !found->is_number_integer())
        throw InputError("command", std::string("\"") + key + "\" takes a whole number");
    const auto number = found->get<std::int64_t>();
    if (number < least || number > most)
        throw InputError("command", std::string("\"") + key + "\" is from " + std::to_string(least) + " to " +
                                        std::to_string(most));
    return static_cast<int>(number);
}

} // namespace tablewood::cli
