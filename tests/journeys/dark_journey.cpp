#include "../games/forsaken_table.h"
#include "board_eyes.h"

#include <QTest>
#include <doctest/doctest.h>

#include <cmath>
#include <limits>

using namespace tablewood;
using namespace tablewood::journeys;
using namespace tablewood::forsaken;

namespace {

constexpr int kTravelers = 9;
/// Oracle, Priest, Forsaken, Silencer, Navigator: each chooses, and then looks.
constexpr int kParts = 10;
/// So many seconds are left of a part when the picture is taken.
constexpr int kSecondsLeft = 3;
constexpr int kStill = std::numeric_limits<int>::max();
constexpr int kSecond = 150;
constexpr int kPatience = 60'000;
/// Which traveller is pressed.
constexpr int kPressed = 2;
/// The words of the called are not as long as those of the others; some hundredths of 6.5 in 100 were
/// measured.
constexpr double kSameBrightness = 0.1;

/// What a person sees of the second Night at their laptop, and what the others do meanwhile.
struct Night
{
    State state;
    int seat = 0;
    /// The others choose at once; otherwise they do not choose at all.
    bool areOthersQuick = false;
    /// The person chooses in each part.
    bool chooses = false;
};

/// The second Night as it calls the Oracle, by the screens alone: without the words between its parts.
State nightTwo()
{
    ForsakenTable table = ForsakenTable::atNightTwo();
    table.untilCall(forsaken::Call::oracleReads);
    table.state.terms.isCalledAloud = false;
    table.state.stage = NightStage::choosing;
    return table.state;
}

void open(Person& person, const Night& night)
{
    Program& program = Program::instance();
    MatchRecord match;
    match.game = "forsaken";
    match.setup = {kTravelers, kNightRoles, Seed::fromText("dark")};
    CborSink sink(match.position);
    writeValue(sink, night.state);
    match.content = program.contentNow(match.game);
    for (int seat = 0; seat < kTravelers; ++seat) {
        Player& player = match.players.emplace_back();
        player.name = "Traveler " + std::to_string(seat + 1);
        if (seat != night.seat) {
            player.kind = PlayerKind::bot;
            player.bot = "random";
        }
    }
    const QString id = QString::fromStdString(program.library().add(match));
    QMetaObject::invokeMethod(&person.window(), "openMatch", Q_ARG(QString, id));
    person.waitUntil(
        "it is dark", [&] { return !person.all("NightPage").isEmpty(); }, kPatience);
}

/// A picture of each part of the Night, at the same second.
QList<QImage> picturesOf(const Night& night, const char* journey)
{
    const FreshFolder folder;
    OpenedProgram program(folder, "dark");
    Person person(program, journey);
    open(person, night);
    TableModel& table = BoardEyes(person).table();
    table.setBotPace(night.areOthersQuick ? 1 : kStill);
    QList<QImage> pictures;
    for (int part = 0; part < kParts; ++part) {
        const bool isTurned = part % 2 == 1;
        if (night.chooses && !isTurned) {
            table.setSecond(kStill);
            person.press(*person.all("NightSpot").at(kPressed));
        }
        table.setSecond(kSecond);
        person.waitUntil(
            "the second of the picture is there",
            [&] {
                return table.scene()->night().isTurned == isTurned && table.secondsLeft() == kSecondsLeft;
            },
            kPatience);
        table.setSecond(kStill);
        person.letSettle(*person.all("NightPage").first());
        person.picture(QString::number(part));
        pictures.append(person.window().grabWindow());
        table.setSecond(kSecond);
        if (part + 1 < kParts)
            person.waitUntil(
                "the part is over", [&] { return table.scene()->night().isTurned != isTurned; }, kPatience);
    }
    return pictures;
}

/// In parts of a hundred.
double brightnessOf(const QImage& picture)
{
    double sum = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            sum += qGray(picture.pixel(x, y));
    return sum / 255 * 100 / picture.width() / picture.height();
}

void exchange(State& state, int one, int other)
{
    Traveler& a = state.of(Seat{static_cast<std::int8_t>(one)});
    Traveler& b = state.of(Seat{static_cast<std::int8_t>(other)});
    std::swap(a.role, b.role);
    std::swap(a.shown, b.shown);
}

} // namespace

TEST_CASE("Who is not called sees the same Night to the pixel, whoever has which role and does what")
{
    const State night = nightTwo();
    State other = night;
    exchange(other, 0, 3);
    exchange(other, 1, 5);
    const auto one = picturesOf({night, 8, false, true}, "dark-one");
    const auto two = picturesOf({other, 8, true, true}, "dark-other");
    for (int part = 0; part < kParts; ++part) {
        CAPTURE(part);
        CHECK(one.at(part) == two.at(part));
    }
}

TEST_CASE("The screens of those who are called are as bright as those of all others")
{
    const State night = nightTwo();
    const auto uncalled = picturesOf({night, 8, true, true}, "bright-uncalled");
    // Oracle, Priest, Navigator, Forsaken.
    for (const int seat : {0, 1, 2, 5}) {
        const auto called = picturesOf({night, seat, true, true}, "bright-called");
        for (int part = 0; part < kParts; ++part) {
            CAPTURE(seat);
            CAPTURE(part);
            const double difference = brightnessOf(called.at(part)) - brightnessOf(uncalled.at(part));
            CHECK(std::abs(difference) < kSameBrightness);
        }
    }
}
