#include "talk.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>

using namespace tablewood;

namespace {

QString placeOf(const Json& hosting) { return "127.0.0.1:" + QString::number(hosting.at("port").get<int>()); }

/// Somebody who joins and whose program plays nothing by itself.
std::unique_ptr<Talk> joins(const Desk& desk, const Json& hosting, const QString& name,
                            const QString& how = "")
{
    QStringList arguments{"join",       "--address", placeOf(hosting), "--name", name,
                          "--data-dir", name,        "--jsonl"};
    if (!how.isEmpty())
        arguments << how.split(' ');
    return std::make_unique<Talk>(desk, arguments);
}

/// The next lobby of which this is so.
Json awaitLobby(Talk& talk, const std::function<bool(const Json&)>& isSo)
{
    Json lobby = talk.await("lobby");
    while (!isSo(lobby))
        lobby = talk.await("lobby");
    return lobby;
}

/// A guest in a lobby by the name; null if nobody is called so.
Json guestIn(const Json& lobby, const std::string& name)
{
    const auto& guests = lobby.at("guests");
    const auto guest = std::ranges::find_if(guests, [&](const Json& one) { return one.at("name") == name; });
    return guest == guests.end() ? Json() : *guest;
}

bool sits(const Json& lobby, const std::string& name, const Json& seat)
{
    const Json guest = guestIn(lobby, name);
    return !guest.is_null() && guest.at("seat") == seat;
}

} // namespace

TEST_CASE("A host at a terminal swaps, frees and gives seats, puts a bot there and takes it away")
{
    const Desk desk;
    Talk host(desk, {"host", "arbor", "--seats", "4", "--admit", "all", "--data-dir", "host", "--json"});
    const Json hosting = host.await("hosting");
    const auto mira = joins(desk, hosting, "Mira", "--seat 0");
    awaitLobby(host, [](const Json& lobby) { return sits(lobby, "Mira", 0); });
    const auto tom = joins(desk, hosting, "Tom", "--seat 1");
    Json lobby = awaitLobby(host, [](const Json& one) { return sits(one, "Tom", 1); });
    const Json idOfMira = guestIn(lobby, "Mira").at("id");

    host.say({{"swap", 0}, {"seat", 1}});
    const auto areSwapped = [](const Json& one) { return sits(one, "Mira", 1) && sits(one, "Tom", 0); };
    awaitLobby(host, areSwapped);
    awaitLobby(*tom, areSwapped);
    host.say({{"free", 1}});
    awaitLobby(host, [](const Json& one) { return sits(one, "Mira", nullptr); });
    host.say({{"assign", idOfMira}, {"seat", 2}});
    awaitLobby(host, [](const Json& one) { return sits(one, "Mira", 2); });
    host.say({{"bot", 1}, {"strength", "brutal"}});
    CHECK(contains(host.await("denied").at("why"), "There are random, mild, fair and sharp"));
    host.say({{"bot", 1}, {"strength", "sharp"}});
    awaitLobby(*mira, [](const Json& one) { return one.at("bots") == Json({"", "sharp", "", ""}); });
    host.say({{"person", 1}});
    awaitLobby(*mira, [](const Json& one) { return one.at("bots") == Json({"", "", "", ""}); });
    // What cannot be is said, and harms nobody.
    host.say({{"assign", 99}, {"seat", 0}});
    CHECK(host.await("denied").at("number") == 0);
    host.say({{"swap", 0}, {"seat", 7}});
    CHECK(host.await("denied").at("why") != "");
    host.say({{"dance", 1}});
    CHECK(contains(host.await("denied").at("why"), "there is no such command"));

    host.say({{"kick", idOfMira}});
    CHECK(mira->await("bye").at("why") == "The host sent you away.");
    CHECK(mira->exitCode() == 1);
    awaitLobby(*tom, [](const Json& one) { return guestIn(one, "Mira").is_null(); });
}

TEST_CASE("A host at a terminal closes and opens the places of spectators, and makes one the screen for all")
{
    const Desk desk;
    Talk host(desk, {"host", "arbor", "--admit", "all", "--data-dir", "host", "--json"});
    const Json hosting = host.await("hosting");
    host.say({{"spectators", false}});
    awaitLobby(host, [](const Json& one) { return one.at("spectators") == false; });
    const auto early = joins(desk, hosting, "Early", "--spectate");
    CHECK(early->await("bye").at("why") == "The table takes no spectators.");
    host.say({{"spectators", true}});
    awaitLobby(host, [](const Json& one) { return one.at("spectators") == true; });
    const auto ada = joins(desk, hosting, "Ada", "--spectate");
    const auto watches = [](const Json& one, const char* how) {
        const Json guest = guestIn(one, "Ada");
        return !guest.is_null() && guest.at("watch") == how;
    };
    const Json lobby = awaitLobby(host, [&](const Json& one) { return watches(one, "spectator"); });
    host.say({{"shared-screen", guestIn(lobby, "Ada").at("id")}});
    awaitLobby(*ada, [&](const Json& one) { return watches(one, "shared-screen"); });
}

TEST_CASE("Who joins as the screen for all sees the match, what everybody may see of it, and its end")
{
    const Desk desk;
    Talk host(desk, {"host", "arbor", "--bots", "1", "--strength", "random", "--pace", "0", "--admit", "all",
                     "--data-dir", "host", "--json"});
    const Json hosting = host.await("hosting");
    const auto screen = joins(desk, hosting, "Screen", "--shared-screen");
    const Json lobby = awaitLobby(*screen, [](const Json& one) { return !guestIn(one, "Screen").is_null(); });
    CHECK(guestIn(lobby, "Screen").at("watch") == "shared-screen");
    CHECK(guestIn(lobby, "Screen").at("seat").is_null());
    const auto mira = joins(desk, hosting, "Mira");
    const Json own = mira->await("view");
    const Json seen = screen->await("view");
    CHECK(own.at("scene").at("pieces").size() >= seen.at("scene").at("pieces").size());
    Json end;
    bool isWaiting = false;
    for (std::size_t moves = 0; end.is_null();) {
        if (!isWaiting && !mira->offers().empty()) {
            mira->say({{"move", mira->offers().at(++moves * 7 % mira->offers().size()).at("move")}});
            isWaiting = true;
        }
        if (const auto line = mira->next(); line && line->at("event") == "view")
            isWaiting = false;
        if (const auto line = screen->next()) {
            CHECK(screen->offers().empty());
            if (line->at("event") == "ended")
                end = *line;
        }
    }
    CHECK(end.at("hash") == host.await("ended").at("hash"));
    CHECK(end.at("why").is_null());
}

TEST_CASE("A program hosts several tables, each with its port, its name and its number for commands")
{
    const Desk desk;
    Talk host(desk, {"host", "arbor", "--tables", "3", "--name", "Owls", "--data-dir", "host", "--json"});
    std::vector<Json> tables;
    for (int number = 0; number < 3; ++number) {
        tables.push_back(host.await("hosting"));
        CHECK(tables.back().at("number") == number);
        CHECK(tables.back().at("name") == "Owls " + std::to_string(number + 1));
    }
    CHECK(tables[0].at("port") != tables[1].at("port"));
    CHECK(tables[1].at("port") != tables[2].at("port"));
    CHECK(tables[0].at("table") != tables[1].at("table"));

    const auto mira = joins(desk, tables[2], "Mira");
    const Json knock = host.await("knock");
    CHECK(knock.at("number") == 2);
    // At another table nobody knocks.
    host.say({{"admit", knock.at("knock")}, {"number", 1}});
    CHECK(host.await("denied").at("number") == 1);
    host.say({{"admit", knock.at("knock")}, {"number", 2}});
    CHECK(mira->await("lobby").at("table") == "Owls 3");
    host.say({{"bot", 1}, {"number", 1}});
    const auto hasBot = [](const Json& one) { return one.at("bots").at(1) == "mild"; };
    CHECK(awaitLobby(host, hasBot).at("number") == 1);
    host.say({{"close", true}});
    CHECK(mira->await("bye").at("why") == "The host closed the table.");
    CHECK(host.exitCode() == 0);
}
