#include "cli/host_orders.h"

#include "bots/bot.h"
#include "cli/arguments.h"
#include "cli/lan_words.h"

#include <algorithm>

namespace tablewood::cli {

using namespace lan;

namespace {

Seat seatIn(const Json& command, const char* key)
{
    return Seat{static_cast<std::int8_t>(numberIn(command, key, 0, kMaxSeats - 1))};
}

WhenAway whenAwayFrom(const Json& json)
{
    constexpr auto names = enumNames(WhenAway{});
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (json == names[i])
            return static_cast<WhenAway>(i);
    }
    throw InputError("command", "there is no such policy", "There are wait, bot, skip and partner");
}

/// The kind of bot that a command asks for.
std::string strengthIn(const Json& command)
{
    const Json strength = command.value("strength", Json(kStandardBot));
    const auto known = botNames();
    if (strength.is_string() && std::ranges::find(known, strength.get<std::string>()) != known.end())
        return strength.get<std::string>();
    throw InputError("command", "there is no such strength", "There are " + listed(known, "and"));
}

} // namespace

std::optional<Text> obey(TableHost& host, const Json& command)
{
    const auto guestIn = [&](const char* key) {
        return static_cast<GuestId>(numberIn(command, key, 1, INT32_MAX));
    };
    if (command.contains("admit"))
        return host.admit(guestIn("admit"));
    if (command.contains("refuse")) {
        host.refuse(guestIn("refuse"));
        return std::nullopt;
    }
    if (command.contains("kick"))
        return host.kick(guestIn("kick"));
    if (command.contains("start"))
        return host.start();
    if (command.contains("move-to"))
        return host.askToHost(guestIn("move-to"));
    if (command.contains("lend"))
        return host.lend(guestIn("lend"), seatIn(command, "seat"));
    if (command.contains("take-back"))
        return host.takeBack(seatIn(command, "take-back"));
    return host.change([&](Lobby& lobby) -> std::optional<Text> {
        if (command.contains("assign"))
            return lobby.assign(guestIn("assign"), seatIn(command, "seat"));
        if (command.contains("swap"))
            return lobby.swap(seatIn(command, "swap"), seatIn(command, "seat"));
        if (command.contains("free"))
            return lobby.free(seatIn(command, "free"));
        if (command.contains("bot"))
            return lobby.addBot(seatIn(command, "bot"), strengthIn(command));
        if (command.contains("person"))
            return lobby.removeBot(seatIn(command, "person"));
        if (command.contains("shared-screen"))
            return lobby.makeSharedScreen(guestIn("shared-screen"));
        if (command.contains("spectators")) {
            lobby.openSpectatorPlaces(command["spectators"] == true || command["spectators"] == "on");
            return std::nullopt;
        }
        if (command.contains("policy")) {
            lobby.setWhenAway(whenAwayFrom(command["policy"]),
                              command.contains("after")
                                  ? static_cast<std::uint32_t>(
                                        numberIn(command, "after", 0, static_cast<int>(kMaxAwaySeconds)))
                                  : lobby.view().awaySeconds);
            return std::nullopt;
        }
        if (command.contains("halt")) {
            lobby.halt(command["halt"] == true || command["halt"] == "on");
            return std::nullopt;
        }
        throw InputError("command", "there is no such command",
                         "There are admit, refuse, kick, start, move-to, assign, swap, free, bot, person, "
                         "lend, take-back, "
                         "shared-screen, spectators, policy and halt");
    });
}

} // namespace tablewood::cli
