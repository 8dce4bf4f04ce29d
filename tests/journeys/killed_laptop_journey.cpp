#include "../games/forsaken/forsaken_table.h"
#include "content/game_catalog.h"
#include "eavesdropper.h"
#include "far_window.h"
#include "lan/host/library_store.h"
#include "loopback.h"
#include "storage/played_content.h"

#include <QTemporaryDir>
#include <doctest/doctest.h>

#include <array>
#include <memory>
#include <vector>

using namespace tablewood;
using namespace tablewood::journeys;
using namespace tablewood::forsaken;

namespace {

constexpr int kAtLaptops = 4;
constexpr int kMira = 0;
constexpr int kNoor = 1;
constexpr int kSami = 2;
constexpr int kTom = 3;
constexpr int kNobody = -1;
constexpr std::array kGuests{kNoor, kSami, kTom};
/// From one piece to the next.
constexpr int kTick = 200;
constexpr int kFewTicks = 5 * kTick;
const std::map<std::string, std::string> kRoles{{"forsaken", "1"}, {"navigator", "on"}};

/// Four who have just been dealt: Mira and Sami are Commonfolk, Noor and Tom have these roles.
MatchRecord evening(Role noor, Role tom)
{
    ForsakenTable table = ForsakenTable::asDealt(kAtLaptops);
    MatchRecord match;
    match.game = "forsaken";
    match.setup = {kAtLaptops, kRoles, Seed::fromText("killed")};
    table.state = shippedGame().setUp(match.setup);
    const std::array roles{Role::commonfolk, noor, Role::commonfolk, tom};
    for (int seat = 0; seat < kAtLaptops; ++seat)
        table.cast(seat, roles[static_cast<std::size_t>(seat)]);
    match.position = toBytes(table.state);
    match.content = contentNow(GameCatalog::withPacks({}), match.game);
    match.players.resize(kAtLaptops);
    return match;
}

/// What two see who are not called, and what goes between three laptops and the table.
struct Noticed
{
    QString part;
    QString mira;
    QString sami;
    std::array<std::array<std::vector<int>, 2>, kAtLaptops> traffic;
};

/// Four laptops in Night One, at the table of Mira.
class NightOfFour
{
public:
    NightOfFour(const QString& journey, const MatchRecord& match) : m_journey(journey)
    {
        {
            Library library(m_folders[kMira].path());
            // Nobody has been at this table yet.
            lan::LibraryStore(library).takeOver(match, {0});
        }
        plan(kMira, "Mira", {});
        window(kMira).start();
        window(kMira).press("Open the table");
        window(kMira).waitUntilInside();
        comes(kNoor, "Noor");
        comes(kSami, "Sami");
        comes(kTom, "Tom");
        window(kMira).press("Start the match");
        for (const auto& one : m_windows) {
            one->waitFor("I know my Role");
            one->holdSeconds();
        }
        for (const auto& one : m_windows)
            one->press("I know my Role");
        // All go to sleep with the first pieces.
        pass(kFewTicks);
        for (const auto& one : m_windows)
            REQUIRE(comesAbout([&] { return !one->partOfNight().isEmpty(); }));
        for (const int seat : kGuests)
            m_ears[seat]->forget();
    }

    FarWindow& window(int seat) { return *m_windows[seat]; }
    const Eavesdropper& ear(int seat) const { return *m_ears[seat]; }
    QString part() { return window(kMira).partOfNight(); }

    /// Time passes, from piece to piece; all laptops that are there answer each.
    void pass(int milliseconds)
    {
        for (int passed = 0; passed < milliseconds; passed += kTick) {
            window(kMira).pass(kTick);
            for (const int seat : kGuests)
                REQUIRE((seat == m_killed || comesAbout([&] { return m_ears[seat]->isAnswered(); })));
        }
    }
    /// On to the next part of the night, in which all laptops that are there are then.
    void goOn()
    {
        const QString before = part();
        while (part() == before)
            pass(kTick);
        // All are told by then.
        pass(kFewTicks);
        const QString now = part();
        for (int seat = 0; seat < kAtLaptops; ++seat)
            REQUIRE((seat == m_killed || comesAbout([&] { return window(seat).partOfNight() == now; })));
    }

    Noticed notice(const QString& step)
    {
        Noticed noticed{part(), window(kMira).look(step), window(kSami).look(step), {}};
        for (const int seat : kGuests) {
            // A connection that was cut has an end of its own.
            for (const bool isUp : {false, true})
                if (seat != kNoor)
                    noticed.traffic[seat][isUp ? 1 : 0] = m_ears[seat]->heard(isUp);
        }
        return noticed;
    }

    void kill(int seat)
    {
        m_killed = seat;
        window(seat).kill();
    }
    /// The program is started again on the same laptop.
    void comeBack(int seat)
    {
        window(seat).start();
        window(seat).waitUntilInside();
        m_killed = kNobody;
        m_ears[seat]->forget();
    }

private:
    void plan(int seat, const QString& name, const QString& join)
    {
        m_windows[seat] = std::make_unique<FarWindow>(
            FarPlan{name, m_folders[seat].path(), lan::networkOfOurOwn().port, m_journey, join, true});
    }
    void comes(int seat, const QString& name)
    {
        m_ears[seat] = std::make_unique<Eavesdropper>(window(kMira).tablePort());
        plan(seat, name, QStringLiteral("127.0.0.1:%1").arg(m_ears[seat]->port()));
        window(seat).start();
        window(kMira).press(QStringLiteral("The same, let %1 in").arg(name));
        window(seat).waitUntilInside();
        window(seat).press("I am ready");
    }

    QString m_journey;
    std::array<QTemporaryDir, kAtLaptops> m_folders;
    std::array<std::unique_ptr<Eavesdropper>, kAtLaptops> m_ears;
    std::array<std::unique_ptr<FarWindow>, kAtLaptops> m_windows;
    int m_killed = kNobody;
};

/// A whole Night One. The laptop of Noor is killed while the Forsaken put the Destinations down, after she
/// has put one down, and comes back; she reads this then.
std::vector<Noticed> spend(NightOfFour& night, const QString& asked)
{
    std::vector<Noticed> all;
    const auto notice = [&](const QString& step) { all.push_back(night.notice(step)); };
    notice("sleeps");
    night.goOn();
    notice("called");
    night.goOn();
    night.window(kNoor).waitFor(asked);
    night.window(kNoor).pressSpot(0);
    night.window(kNoor).press("The Village");
    night.pass(kFewTicks);
    night.window(kNoor).waitFor(": The Village");
    notice("placing");

    night.kill(kNoor);
    night.pass(4 * kFewTicks);
    notice("killed");
    // Nobody sees that somebody is gone.
    CHECK(all.back().mira == all[all.size() - 2].mira);
    CHECK(all.back().sami == all[all.size() - 2].sami);
    CHECK(all.back().part == all[all.size() - 2].part);

    night.comeBack(kNoor);
    night.pass(2 * kFewTicks);
    night.window(kNoor).waitFor(asked);
    night.window(kNoor).holdSeconds();
    night.window(kNoor).waitFor(": The Village");
    night.window(kNoor).picture("back");
    notice("back");
    CHECK(all.back().mira == all[all.size() - 2].mira);
    CHECK(all.back().sami == all[all.size() - 2].sami);

    while (!night.part().isEmpty()) {
        night.goOn();
        notice(night.part().isEmpty() ? "day" : "on");
    }
    return all;
}

} // namespace

TEST_CASE("A laptop that is killed in Night One and comes back tells nobody which Role it has")
{
    NightOfFour forsaken("killed-forsaken", evening(Role::forsaken, Role::navigator));
    const auto one = spend(forsaken, "Forsaken, where do the Destinations lie?");
    NightOfFour navigator("killed-navigator", evening(Role::navigator, Role::forsaken));
    const auto other = spend(navigator, "The forest sleeps. Put the Destinations anywhere.");
    REQUIRE(one.size() == other.size());
    for (std::size_t i = 0; i < one.size(); ++i) {
        CAPTURE(one[i].part.toStdString());
        CHECK(one[i].part == other[i].part);
        CHECK(one[i].mira == other[i].mira);
        CHECK(one[i].sami == other[i].sami);
        for (const int seat : {kSami, kTom})
            CHECK(one[i].traffic[seat] == other[i].traffic[seat]);
    }
    // Nothing but pieces of one size each way, also to and from her.
    CHECK(forsaken.ear(kNoor).heard(true) == navigator.ear(kNoor).heard(true));
    CHECK(forsaken.ear(kNoor).heard(false) == navigator.ear(kNoor).heard(false));
    for (NightOfFour* night : {&forsaken, &navigator})
        for (const int seat : kGuests)
            for (const bool isUp : {false, true})
                CHECK(night->ear(seat).pieces(isUp) ==
                      static_cast<std::ptrdiff_t>(night->ear(seat).heard(isUp).size()));
    // By day all four play on.
    for (NightOfFour* night : {&forsaken, &navigator})
        for (int seat = 0; seat < kAtLaptops; ++seat)
            CHECK(night->window(seat).partOfNight().isEmpty());
}
