#include "games/forsaken/rules.h"
#include "lan/channel/cloak.h"
#include "nine_laptops.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace tablewood;
using namespace tablewood::lan;
using namespace tablewood::forsaken;
using namespace tablewood::nine;
using namespace std::chrono_literals;

namespace {

/// The roles that the tests deal.
constexpr std::array kCast{Role::oracle,   Role::priest,   Role::navigator, Role::cursed,    Role::coward,
                           Role::forsaken, Role::silencer, Role::shrouded,  Role::commonfolk};
/// When steps of the second Night begin, with the words of their call: Oracle, Priest, Forsaken, Silencer,
/// Navigator. Each begins when the one before it was called, acted and was closed.
Time after(Time begin, Call call)
{
    return begin + std::chrono::seconds(callingSeconds(call) + secondsOf(call) + closingSeconds(call));
}
const Time kOracle = std::chrono::seconds(kSleepingSeconds);
const Time kPriest = after(kOracle, Call::oracleReads);
const Time kForsaken = after(kPriest, Call::priestShelters);
const Time kSilencer = after(kForsaken, Call::forsakenSacrifice);
const Time kNavigator = after(kSilencer, Call::silencerEntangles);
const Time kDawn = after(kNavigator, Call::navigatorSeeks) + std::chrono::seconds(kWakingSeconds);
void exchange(State& state, int one, int other)
{
    Traveler& a = state.of(Seat{static_cast<std::int8_t>(one)});
    Traveler& b = state.of(Seat{static_cast<std::int8_t>(other)});
    std::swap(a.role, b.role);
    std::swap(a.shown, b.shown);
}

/// The first in which two rows part, in words; empty if they do not.
std::string whereTheyPart(const std::vector<Frame>& one, const std::vector<Frame>& other)
{
    const auto [a, b] = std::ranges::mismatch(one, other);
    const auto words = [](auto at, auto end) {
        return at == end ? "nothing"
                         : std::to_string(at->at.count()) + " ms, " + (at->isUp ? "up, " : "down, ") +
                               std::to_string(at->size) + " bytes";
    };
    return a == one.end() && b == other.end() ? "" : words(a, one.end()) + " / " + words(b, other.end());
}

/// What goes over the wire after everybody has come and before the day.
std::vector<Frame> inTheDark(std::vector<Frame> frames)
{
    std::erase_if(frames, [](const Frame& frame) { return frame.at < 1s || frame.at >= kDawn; });
    return frames;
}

/// Nobody in the network can tell one evening from the other by anybody's traffic.
void checkSameTraffic(const Evening& one, const Evening& other, const std::set<int>& seats)
{
    for (const int seat : seats) {
        CAPTURE(seat);
        CHECK(one.traffic(seat).frames.size() > 400);
        CHECK(whereTheyPart(one.traffic(seat).frames, other.traffic(seat).frames) == "");
        // Whoever listens at two laptops of one evening finds no more.
        CHECK(whereTheyPart(inTheDark(one.traffic(seat).frames),
                            inTheDark(one.traffic(*seats.begin()).frames)) == "");
    }
}

/// Those who know the same are told the same, at the same time. After dawn too, unless it is `untilDawn`.
void checkSameWords(const Evening& one, const Evening& other, const std::set<int>& seats,
                    bool isUntilDawn = false)
{
    for (const int seat : seats) {
        CAPTURE(seat);
        auto heard = one.traffic(seat).heard;
        auto heardThere = other.traffic(seat).heard;
        for (auto* words : {&heard, &heardThere})
            if (isUntilDawn)
                std::erase_if(*words, [](const auto& word) { return word.first >= kDawn; });
        CHECK(heard.size() > 400);
        CHECK(heard == heardThere);
    }
}

const std::set<int> kEverybody{0, 1, 2, 3, 4, 5, 6, 7, 8};
} // namespace

TEST_CASE("On the wire a Priest who lives and chooses is like one who is dead, and like one who does nothing")
{
    State alive = nightTwo();
    kill(alive, 8);
    State dead = alive;
    exchange(dead, 1, 8);
    const std::vector<Doing> twice{{kPriest + 1500ms, 1, "point 4"}, {kPriest + 6s, 1, "point 3"}};
    Evening chooses(alive, twice);
    Evening absent(dead, twice);
    Evening sleeps(alive, {{kPriest + 1500ms, 1, "point 4"}});
    Evening idle(alive, {});
    for (Evening* evening : {&chooses, &absent, &sleeps, &idle})
        evening->play();
    CHECK(chooses.refusals() == 0);
    checkSameTraffic(chooses, absent, kEverybody);
    checkSameTraffic(chooses, sleeps, kEverybody);
    checkSameTraffic(chooses, idle, kEverybody);
    checkSameWords(chooses, absent, {0, 2, 3, 4, 5, 6, 7}, true);
    checkSameWords(chooses, idle, {0, 2, 3, 4, 5, 6, 7}, true);
    checkSameWords(absent, idle, {0, 2, 3, 4, 5, 6, 7});
    // Dawn tells everybody that somebody was sheltered.
    CHECK(chooses.traffic(0).heard != idle.traffic(0).heard);
}

TEST_CASE("On the wire a tie is like one mind that hits the same, up to the seconds after dawn")
{
    const State night = nightTwo();
    const std::vector<Doing> unanimous{{kForsaken + 2s, 5, "point 1"}, {kForsaken + 3s, 6, "point 1"}};
    Evening united(night, unanimous);
    united.play();
    std::vector<Doing> torn = unanimous;
    torn.back().what = "point 2";
    // The lot is drawn at dawn: some stream of it hits the same.
    for (int i = 0; i < 20; ++i) {
        State other = night;
        other.chance(Chance::night) = Random(Seed::fromText("tie " + std::to_string(i)), "night");
        Evening tied(other, torn);
        tied.play();
        checkSameTraffic(united, tied, kEverybody);
        if (tied.sacrificed() != united.sacrificed())
            continue;
        checkSameWords(united, tied, {0, 1, 2, 3, 4, 8});
        return;
    }
    FAIL("no lot fell on the same");
}

TEST_CASE("On the wire the Oracle finds the same at a Shrouded and a Commonfolk, at a Cursed and a Forsaken")
{
    for (const auto& [one, other] : {std::pair{7, 8}, std::pair{3, 5}}) {
        const State night = nightTwo();
        State exchanged = night;
        exchange(exchanged, one, other);
        const std::vector<Doing> looks{{kOracle + 2s, 0, "point " + std::to_string(one + 1)}};
        Evening first(night, looks);
        Evening second(exchanged, looks);
        first.play();
        second.play();
        checkSameTraffic(first, second, kEverybody);
        checkSameWords(first, second, {0, 1, 2});
    }
}

TEST_CASE("On the wire whoever chooses, at once or late, once, twice or ten times, or not at all, it looks "
          "the same")
{
    const State night = nightTwo();
    std::vector<Doing> busy;
    for (int seat = 0; seat < kTravelers; ++seat)
        for (const Time step : {kOracle, kPriest, kForsaken, kSilencer, kNavigator})
            busy.push_back({step + 500ms + seat * 700ms, seat,
                            step == kNavigator ? "seek " + std::to_string(1 + seat % 8)
                                               : "point " + std::to_string(1 + (seat + 1) % kTravelers)});
    for (int seat = 0; seat < kTravelers; ++seat)
        for (int i = 0; i < 10; ++i)
            busy.push_back({kForsaken + 20s + i * 1000ms + seat * 90ms, seat,
                            "point " + std::to_string(1 + (seat + i) % kTravelers)});
    std::ranges::stable_sort(busy, {}, &Doing::at);
    Evening quiet(night, {});
    Evening loud(night, busy);
    quiet.play();
    loud.play();
    CHECK(loud.refusals() == 0);
    checkSameTraffic(quiet, loud, kEverybody);
}

TEST_CASE(
    "On the wire whoever puts Destinations down, moves them and takes them back, it looks like one who sits "
    "still")
{
    ForsakenTable table(kTravelers, kNightRoles);
    for (int seat = 0; seat < kTravelers; ++seat)
        table.cast(seat, kCast[static_cast<std::size_t>(seat)]);
    const Time placing = after(std::chrono::seconds(kSleepingSeconds), Call::shroudedSwaps);
    std::vector<Doing> busy;
    for (const int seat : {0, 1, 2, 3, 4, 8})
        for (const auto& [second, what] :
             {std::pair{2, "place village 1"}, std::pair{5, "place dead-end 2"},
              std::pair{9, "shift village 1 2"}, std::pair{14, "lift dead-end 1"},
              std::pair{22, "shift village 2 8"}, std::pair{40, "place void 2"}})
            busy.push_back({placing + std::chrono::seconds(second) + seat * 130ms, seat, what});
    // Silencer, Shrouded and Forsaken do it together.
    const std::vector<std::pair<int, const char*>> together{
        {5, "place village 3"}, {6, "shift village 3 5"}, {7, "lift village 5"},
        {7, "place void 5"},    {5, "place dead-end 1"},  {6, "shift void 5 1"},
        {7, "place village 2"}, {6, "lift dead-end 5"},   {5, "place dead-end 7"}};
    for (std::size_t i = 0; i < together.size(); ++i)
        busy.push_back({placing + 3s + i * 4200ms, together[i].first, together[i].second});
    std::ranges::stable_sort(busy, {}, &Doing::at);
    Evening still(table.state, {});
    Evening loud(table.state, busy);
    still.play();
    loud.play();
    CHECK(loud.refusals() == 0);
    CHECK(loud.state().layout[0] == Landmark::voidPrison);
    CHECK(loud.state().layout[1] == Landmark::village);
    checkSameTraffic(still, loud, kEverybody);
    // Who is not called hears of the others' hands nothing at all.
    std::vector<Doing> theirs;
    std::ranges::copy_if(busy, std::back_inserter(theirs),
                         [](const Doing& doing) { return doing.seat >= 5 && doing.seat <= 7; });
    Evening called(table.state, theirs);
    called.play();
    checkSameWords(still, called, {0, 1, 3, 8});
}

TEST_CASE("On the wire Night One is the same whoever has which role")
{
    ForsakenTable table(kTravelers, kNightRoles);
    for (int seat = 0; seat < kTravelers; ++seat)
        table.cast(seat, kCast[static_cast<std::size_t>(seat)]);
    State exchanged = table.state;
    exchange(exchanged, 0, 8);
    exchange(exchanged, 2, 4);
    State turned = table.state;
    exchange(turned, 5, 8);
    exchange(turned, 6, 3);
    Evening one(table.state, {});
    Evening other(exchanged, {});
    Evening third(turned, {});
    for (Evening* evening : {&one, &other, &third})
        evening->play();
    checkSameTraffic(one, other, kEverybody);
    checkSameTraffic(one, third, kEverybody);
    checkSameWords(one, other, {1, 3, 5, 6, 7});
    checkSameWords(one, third, {0, 1, 2});
}

TEST_CASE("A laptop that is killed in the night and comes back tells nobody whose it is")
{
    const State night = nightTwo();
    std::vector<Doing> points;
    for (int seat = 0; seat < kTravelers; ++seat)
        points.push_back({kForsaken + 1s, seat, "point 2"});
    const auto evening = [&](int seat) {
        auto doings = points;
        doings.push_back({kForsaken + 4s, seat, kVanish});
        doings.push_back({kForsaken + 14s, seat, kComeBack});
        auto one = std::make_unique<Evening>(night, doings);
        one->play();
        // What was chosen stands.
        CHECK(one->sacrificed() == Seat{1});
        return one;
    };
    const auto forsaken = evening(5);
    const auto commonfolk = evening(8);
    Evening nobody(night, points);
    nobody.play();
    const std::set<int> others{0, 1, 2, 3, 4, 6, 7};
    checkSameTraffic(*forsaken, *commonfolk, others);
    checkSameWords(*forsaken, *commonfolk, others);
    checkSameWords(*forsaken, nobody, others);
    // Nonces are written in more or fewer bytes; all that is said in the dark goes in pieces.
    const auto piecesOf = [](const Evening& one, int seat) {
        std::vector<Frame> pieces = one.traffic(seat).frames;
        std::erase_if(pieces, [](const Frame& frame) { return frame.at <= kForsaken || frame.size < 300; });
        return pieces;
    };
    CHECK(whereTheyPart(piecesOf(*forsaken, 5), piecesOf(*commonfolk, 8)) == "");
}

TEST_CASE("A Night has its whole time while all are away, also at a table that waits for nobody")
{
    Evening evening(nightTwo());
    evening.host().change([](Lobby& lobby) {
        lobby.setWhenAway(WhenAway::skip, 0);
        return std::optional<Text>();
    });
    for (int seat = 0; seat < kTravelers; ++seat)
        evening.carryOut(seat, kVanish);
    Time passed{0};
    const auto passUntil = [&](Time time) { evening.pass(time - std::exchange(passed, time)); };
    for (const auto& [begin, call] :
         {std::pair(kOracle, Call::oracleReads), std::pair(kForsaken, Call::forsakenSacrifice),
          std::pair(kNavigator, Call::navigatorSeeks)}) {
        passUntil(begin + 1s);
        CHECK(evening.state().step == Step::night);
        CHECK(evening.state().call == call);
    }
    passUntil(kDawn + 1s);
    CHECK(evening.state().step != Step::night);
}

TEST_CASE("Who comes back in the night gets the calm screen of the running step, which is theirs if they are "
          "called")
{
    Evening evening(nightTwo(), {});
    evening.pass(kForsaken + 2s);
    const auto stepOf = [&](int seat) { return evening.view(seat).scene.night->title; };
    for (const int seat : {5, 8}) {
        const Text line = evening.view(seat).scene.prompt.title;
        evening.carryOut(seat, kVanish);
        evening.pass(3s);
        CHECK(evening.isHereFor(0, seat));
        evening.carryOut(seat, kComeBack);
        evening.pass(1s);
        CHECK(evening.view(seat).scene.prompt.title == line);
        CHECK(stepOf(seat) == stepOf(0));
    }
    // Who stays away is shown to be away at dawn.
    evening.carryOut(4, kVanish);
    evening.pass(kSilencer - kForsaken);
    CHECK(evening.isHereFor(0, 4));
    evening.pass(kDawn - kSilencer);
    CHECK(!evening.isHereFor(0, 4));
}

TEST_CASE("In the dark the lobby stays as it was, whoever goes, stands, takes another name or comes newly")
{
    Evening evening(nightTwo());
    evening.pass(1s);
    const LobbyView before = evening.lobbyOf(0);
    for (const GuestSays& sign : {GuestSays(Stand{}), GuestSays(Look{Watch::spectator}),
                                  GuestSays(Rename{{"Forsaken", ""}}), GuestSays(lan::Ready{false})})
        evening.say(4, sign);
    evening.pass(1s);
    CHECK(evening.denials() == 4);
    evening.say(5, GoHome{});
    TableClient newcomer(evening.planOf("Newcomer"));
    newcomer.attach(evening.host().joinLocally(), std::nullopt);
    evening.pass(2s);
    REQUIRE(newcomer.isInside());
    REQUIRE(newcomer.self());
    CHECK(newcomer.self()->name == "Newcomer");
    for (const int seat : {0, 4, 8})
        CHECK(evening.lobbyOf(seat) == before);
    CHECK(evening.host().shownLobby() == before);
    CHECK(evening.host().lobby().view() != before);
    while (evening.state().step == Step::night)
        evening.pass(1s);
    evening.pass(4s);
    CHECK(evening.lobbyOf(0) == evening.host().lobby().view());
    CHECK(newcomer.lobby() == evening.lobbyOf(0));
    evening.say(4, Rename{{"Forsaken", ""}});
    CHECK(evening.denials() == 4);
}

TEST_CASE("After the dark nobody stays in pieces because much waits for somebody else")
{
    Evening evening(nightTwo());
    evening.pass(kNavigator);
    while (evening.state().step == Step::night) {
        evening.shout(4, 190);
        evening.pass(1s);
    }
    evening.pass(4s);
    const auto isOpen = [&](int seat) {
        return std::ranges::any_of(evening.traffic(seat).heard,
                                   [](const auto& word) { return word.second == endOfPieces(); });
    };
    CHECK(isOpen(0));
    CHECK(isOpen(4));
    const auto isLatePiece = [](const auto& word) {
        return word.first > kDawn && word.second.size() == 1 + kHostPiece;
    };
    CHECK(std::ranges::count_if(evening.traffic(4).heard, isLatePiece) > 20);
    CHECK(evening.isHereFor(0, 4));
}
