#include "lan/host/lobby.h"

#include "lan/channel/crypto.h"
#include "lan/host/hosting.h"
#include "seats.h"

#include <algorithm>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

std::string said(const std::optional<Text>& why) { return why ? words(*why) : ""; }

/// A table for two with two guests who are there.
struct Round
{
    Lobby lobby{TableId{1}, "Round table", "arbor", 2, {}};
    GuestId mira = come("Mira");
    GuestId tom = come("Tom");

    GuestId come(const char* name, Watch wants = Watch::nothing)
    {
        const GuestId guest = lobby.admit({name, ""}, wants, tokenDigest(Token{7}), Digest{8});
        lobby.setHere(guest);
        return guest;
    }
};

} // namespace

TEST_CASE("Guests take free seats, and nobody takes another's")
{
    Round round;
    CHECK(said(round.lobby.sit(round.mira, kFirst)).empty());
    CHECK(said(round.lobby.sit(round.tom, kFirst)) == "Mira has this seat.");
    CHECK(said(round.lobby.sit(round.tom, Seat{2})) == "There is no such seat at this table.");
    CHECK(said(round.lobby.sit(99, kSecond)) == "There is no such guest at this table.");
    CHECK(said(round.lobby.sit(round.tom, kSecond)).empty());
    CHECK(round.lobby.holder(kSecond)->id == round.tom);
    round.lobby.setReady(round.mira, true);
    CHECK(said(round.lobby.sit(round.mira, kFirst)).empty());
    CHECK(round.lobby.find(round.mira)->isReady);
    CHECK(said(round.lobby.stand(round.mira)).empty());
    CHECK(round.lobby.holder(kFirst) == nullptr);
    CHECK(said(round.lobby.sit(round.tom, kFirst)).empty());
    CHECK(round.lobby.holder(kSecond) == nullptr);
}

TEST_CASE("A match can begin when every seat is a bot's or that of somebody who is there and ready")
{
    Round round;
    CHECK(said(round.lobby.whyNotStart()) == "Seat 1 is free.");
    round.lobby.sit(round.mira, kFirst);
    CHECK(said(round.lobby.whyNotStart()) == "Mira is not ready.");
    CHECK(said(round.lobby.setReady(round.tom, true)) == "Take a seat first.");
    round.lobby.setReady(round.mira, true);
    CHECK(said(round.lobby.whyNotStart()) == "Seat 2 is free.");
    round.lobby.addBot(kSecond, "random");
    CHECK(said(round.lobby.whyNotStart()).empty());
    round.lobby.setAway(round.mira);
    CHECK(said(round.lobby.whyNotStart()) == "Mira is away.");
    round.lobby.setStage(Stage::dealing);
    CHECK(said(round.lobby.sit(round.tom, kFirst)) == "The seats cannot be changed now.");
    CHECK(said(round.lobby.stand(round.mira)) == "The seats cannot be changed now.");
    CHECK(said(round.lobby.addBot(kFirst, "random")) == "The seats cannot be changed now.");
}

TEST_CASE("The host assigns, swaps and frees seats, and gives a bot's seat to a guest")
{
    Round round;
    Lobby& lobby = round.lobby;
    lobby.assign(round.mira, kFirst);
    lobby.addBot(kSecond, "random");
    CHECK(said(lobby.sit(round.tom, kSecond)) == "A bot plays there. The host can give you the seat.");
    CHECK(said(lobby.addBot(kFirst, "random")) == "Mira has this seat.");
    lobby.swap(kFirst, kSecond);
    CHECK(lobby.holder(kSecond)->id == round.mira);
    CHECK(lobby.bot(kFirst) == "random");
    lobby.assign(round.tom, kFirst);
    CHECK(lobby.bot(kFirst).empty());
    lobby.assign(round.tom, kSecond);
    CHECK(lobby.find(round.mira)->seat == Seat::none());
    CHECK(said(lobby.free(kSecond)).empty());
    CHECK(said(lobby.free(kSecond)) == "The seat is free.");
    CHECK(said(lobby.remove(round.tom)).empty());
    CHECK(lobby.find(round.tom) == nullptr);
}

TEST_CASE("During a match a bot stands in for a person until they come back or sit down again")
{
    Round round;
    Lobby& lobby = round.lobby;
    lobby.assign(round.mira, kFirst);
    lobby.assign(round.tom, kSecond);
    lobby.setStage(Stage::playing);
    lobby.setAway(round.mira);
    CHECK(lobby.awaySeats() == Seats(kFirst));
    CHECK(said(lobby.standIn(kFirst, "random")).empty());
    CHECK(lobby.awaySeats().isEmpty());
    CHECK(lobby.players()[0] == Player{"Mira", PlayerKind::bot, "random", ""});
    CHECK(lobby.viewersOf(round.mira) == std::vector<Viewer>{Viewer::publicView()});
    lobby.setHere(round.mira);
    CHECK(lobby.players()[0] == Player{"Mira", PlayerKind::person, "", ""});
    CHECK(lobby.viewersOf(round.mira) == std::vector<Viewer>{Viewer(kFirst)});
    // One that the host chose stays until the person sits down.
    lobby.addBot(kFirst, "random");
    lobby.setAway(round.mira);
    lobby.setHere(round.mira);
    CHECK(lobby.bot(kFirst) == "random");
    CHECK(said(lobby.sit(round.mira, kFirst)).empty());
    CHECK(lobby.bot(kFirst).empty());
    CHECK(said(lobby.addBot(kFirst, "clever")) == "There is no bot called clever.");
}

TEST_CASE(
    "A seat that is lent goes back with its person, with whoever plays it, and where it is given to another")
{
    const auto lent = [] {
        Round round;
        round.lobby.sit(round.mira, kFirst);
        round.lobby.sit(round.tom, kSecond);
        CHECK(said(round.lobby.lend(round.mira, kSecond)) == "There is no match to play now.");
        round.lobby.setStage(Stage::playing);
        CHECK(said(round.lobby.lend(round.mira, kSecond)) == "Somebody plays this seat.");
        round.lobby.setAway(round.tom);
        CHECK(said(round.lobby.lend(round.tom, kSecond)) ==
              "Only who plays a seat can play another one besides.");
        CHECK(said(round.lobby.lend(round.mira, Seat{2})) == "There is no such seat at this table.");
        CHECK(said(round.lobby.lend(round.mira, kSecond)).empty());
        CHECK(round.lobby.viewersOf(round.mira) == std::vector<Viewer>{kFirst, kSecond});
        CHECK(round.lobby.awaySeats().isEmpty());
        return round;
    };
    const auto isOver = [&](auto&& what) {
        Round round = lent();
        what(round);
        const auto viewers = round.lobby.viewersOf(round.mira);
        return std::ranges::find(viewers, Viewer(kSecond)) == viewers.end() &&
               partnerAt(round.lobby.view(), kSecond) == nullptr;
    };
    CHECK_FALSE(isOver([](Round&) {}));
    CHECK(isOver([](Round& round) { round.lobby.setHere(round.tom); }));
    CHECK(isOver([](Round& round) { round.lobby.setAway(round.mira); }));
    CHECK(isOver([](Round& round) { round.lobby.stand(round.mira); }));
    CHECK(isOver([](Round& round) { round.lobby.remove(round.mira); }));
    CHECK(isOver([](Round& round) { round.lobby.takeBack(kSecond); }));
    CHECK(isOver([](Round& round) { round.lobby.addBot(kFirst, "random"); }));
    CHECK(isOver([](Round& round) { round.lobby.standIn(kSecond, "random"); }));
    CHECK(isOver([](Round& round) { round.lobby.assign(round.come("Ada"), kSecond); }));
    CHECK(isOver([](Round& round) { round.lobby.assign(round.come("Ada"), kFirst); }));
    // Nobody has the seat any more: whoever plays it goes on.
    CHECK_FALSE(isOver([](Round& round) { round.lobby.remove(round.tom); }));
}

TEST_CASE("Spectators watch where the table takes them, and one screen is the shared one")
{
    Round round;
    Lobby& lobby = round.lobby;
    const GuestId screen = round.come("Screen", Watch::sharedScreen);
    const GuestId watcher = round.come("Ada", Watch::spectator);
    CHECK(lobby.viewersOf(screen) == std::vector<Viewer>{Viewer::publicView()});
    CHECK(lobby.viewersOf(watcher) == std::vector<Viewer>{Viewer::publicView()});
    CHECK(lobby.viewersOf(round.mira).empty());
    CHECK(said(lobby.look(round.mira, Watch::sharedScreen)) ==
          "The host says which screen is the shared one.");
    const GuestId other = round.come("Other screen", Watch::sharedScreen);
    CHECK(lobby.find(screen)->watch == Watch::sharedScreen);
    CHECK(lobby.find(other)->watch == Watch::spectator);
    lobby.makeSharedScreen(round.mira);
    CHECK(lobby.find(screen)->watch == Watch::spectator);
    lobby.openSpectatorPlaces(false);
    CHECK(lobby.find(watcher)->watch == Watch::nothing);
    CHECK(lobby.find(round.mira)->watch == Watch::sharedScreen);
    CHECK(said(lobby.look(watcher, Watch::spectator)) == "The table takes no spectators.");
    lobby.sit(round.tom, kFirst);
    CHECK(said(lobby.makeSharedScreen(round.tom)) == "Who has a seat cannot be the shared screen.");
}

TEST_CASE("A token lets back in only whoever it was given to, from the laptop it was given to")
{
    Round round;
    const GuestId ada = round.lobby.admit({"Ada", ""}, Watch::nothing, tokenDigest(Token{1, 2}), Digest{3});
    CHECK(round.lobby.owner(Token{1, 2}, Digest{3}) == ada);
    CHECK(round.lobby.owner(Token{1, 2}, Digest{4}) == 0);
    CHECK(round.lobby.owner(Token{1, 3}, Digest{3}) == 0);
    const GuestId own = round.lobby.admit({"Host", ""}, Watch::nothing, {}, {});
    CHECK(round.lobby.owner(Token{}, Digest{}) == 0);
    CHECK(round.lobby.awayLocal("Host") == own);
    CHECK(round.lobby.awayLocal("Ada") == 0);
}

TEST_CASE("What guests are told of the lobby holds neither tokens nor certificates")
{
    Round round;
    const Token token{0xaa, 0xbb, 0xcc, 0xdd};
    round.lobby.admit({"Ada", ""}, Watch::nothing, tokenDigest(token), Digest{0xee, 0xdd, 0xcc});
    const Bytes told = toBytes(round.lobby.view());
    const auto holds = [&told](const Digest& secret) {
        const Bytes bytes = toBytes(secret);
        return std::search(told.begin(), told.end(), bytes.begin() + 2, bytes.begin() + 6) != told.end();
    };
    CHECK(!holds(tokenDigest(token)));
    CHECK(!holds(Digest{0xee, 0xdd, 0xcc}));
}

TEST_CASE("A hosting comes back from its bytes, and damaged ones are none")
{
    Round round;
    round.lobby.sit(round.mira, kFirst);
    const Hosting hosting{round.lobby, 4711, std::nullopt};
    const Bytes bytes = encode(hosting);
    CHECK(decodeHosting(bytes, 2) == hosting);
    CHECK(!decodeHosting(bytes, 3));
    CHECK(!decodeHosting({}, 2));
    Random random(Seed::fromText("hosting"), "test");
    for (int i = 0; i < 3000; ++i) {
        Bytes changed = bytes;
        for (std::uint32_t count = 1 + random.below(3); count > 0; --count)
            changed[random.below(static_cast<std::uint32_t>(changed.size()))] =
                static_cast<std::uint8_t>(random.next());
        if (const auto read = decodeHosting(changed, 2))
            CHECK(encode(*read) == changed);
    }
    Lobby twice = round.lobby;
    twice.assign(round.tom, kSecond);
    Bytes both = encode(Hosting{twice, 1, std::nullopt});
    CHECK(decodeHosting(both, 2));
}

TEST_CASE("A hosting that says what no guest would take is none")
{
    Round round;
    const auto isRead = [&](auto spoil) {
        Lobby lobby = round.lobby;
        spoil(lobby);
        return decodeHosting(encode(Hosting{lobby, 4711, std::nullopt}), 2).has_value();
    };
    CHECK(isRead([](Lobby&) {}));
    CHECK_FALSE(isRead([&](Lobby& lobby) {
        lobby.rename(round.mira, {std::string(kMaxName + 1, 'x'), ""});
    }));
    CHECK_FALSE(isRead([&](Lobby& lobby) { lobby.rename(round.mira, {"Mi\nra", ""}); }));
    Lobby patient = round.lobby;
    patient.setWhenAway(WhenAway::bot, ~std::uint32_t{0});
    CHECK(patient.view().awaySeconds == kMaxAwaySeconds);
}

TEST_CASE("Where the table is full, whoever is away longest and has no seat gives way")
{
    Round round;
    Lobby& lobby = round.lobby;
    lobby.assign(round.mira, kFirst);
    std::vector<GuestId> others;
    while (lobby.members().size() < kMaxGuests)
        others.push_back(round.come("Somebody"));
    CHECK(!lobby.makeRoom());
    lobby.setAway(round.mira);
    lobby.setAway(others[5]);
    lobby.setAway(others[2]);
    lobby.setAway(others[5]);
    CHECK(lobby.makeRoom());
    CHECK(lobby.find(others[5]) == nullptr);
    CHECK(lobby.find(others[2]) != nullptr);
    CHECK(lobby.find(round.mira) != nullptr);
    round.come("Late");
    lobby.setHost(others[2]);
    CHECK(!lobby.makeRoom());
}

TEST_CASE("The host's own window is known again, also after it has changed its name")
{
    Round round;
    Lobby& lobby = round.lobby;
    const GuestId first = lobby.admit({"Owner", ""}, Watch::nothing, {}, {});
    const GuestId second = lobby.admit({"Other", ""}, Watch::nothing, {}, {});
    lobby.setHost(first);
    CHECK(lobby.awayLocal("Other") == first);
    lobby.setHere(first);
    CHECK(lobby.awayLocal("Other") == second);
    CHECK(lobby.awayLocal("Nobody") == 0);
}

TEST_CASE("Two of one name in the host's own program are known again each, also the one with a number")
{
    Round round;
    Lobby& lobby = round.lobby;
    const GuestId first = lobby.admit({"Twin", ""}, Watch::nothing, {}, {});
    const GuestId second = lobby.admit({"Twin", ""}, Watch::nothing, {}, {});
    REQUIRE(lobby.find(second)->name == "Twin (2)");
    lobby.setHere(first);
    CHECK(lobby.awayLocal("Twin") == second);
    // Also where nobody is left beside whom the number stands.
    CHECK(!lobby.remove(first));
    CHECK(lobby.awayLocal("Twin") == second);
    CHECK(lobby.awayLocal("Twi") == 0);
    lobby.setHere(second);
    CHECK(lobby.awayLocal("Twin") == 0);
}

TEST_CASE("Of two of one name who are both away, the one that is shown by the name alone is known first")
{
    Round round;
    Lobby& lobby = round.lobby;
    const GuestId first = lobby.admit({"Twin", ""}, Watch::nothing, {}, {});
    const GuestId second = lobby.admit({"Twin", ""}, Watch::nothing, {}, {});
    CHECK(lobby.awayLocal("Twin") == first);
    CHECK(lobby.awayLocal("Twin (2)") == second);
}

TEST_CASE("A bot that comes where a guest has its name is told apart from the guest")
{
    Lobby lobby{TableId{1}, "Round table", "arbor", 2, {}};
    const GuestId guest = lobby.admit({"Bramble", ""}, Watch::nothing, {}, {});
    CHECK(!lobby.assign(guest, Seat{0}));
    CHECK(!lobby.addBot(Seat{1}, "random"));
    CHECK(lobby.players()[1].name == "Bramble (2)");
    CHECK(lobby.nameFor("Bramble (2)") == "Bramble (2) (2)");
    CHECK(!lobby.rename(guest, {"Mira", ""}));
    CHECK(lobby.players()[1].name == "Bramble");
}
