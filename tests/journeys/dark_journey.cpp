#include "app/night/night_folder.h"
#include "app/night/night_tools.h"
#include "board_eyes.h"
#include "laid_match.h"
#include "mixed_night.h"
#include "moderator/night_script_file.h"
#include "moderator/wav.h"
#include "pace.h"

#include <QDir>
#include <QFile>
#include <QScopeGuard>
#include <QTest>
#include <doctest/doctest.h>

#include <cmath>

using namespace tablewood;
using namespace tablewood::journeys;
using namespace tablewood::forsaken;

namespace {

constexpr int kInTheDark = 9;
/// Oracle, Priest, Forsaken, Silencer, Navigator: each chooses, and all but the Forsaken then look.
constexpr int kParts = 9;
/// So many seconds are left of a part when the picture is taken.
constexpr int kSecondsLeft = 3;
constexpr int kSecond = 150;
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

/// The second Night as it falls, called aloud.
State nightTwoAloud() { return ForsakenTable::atNightTwo().state; }

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
    layMatch(person, night.state, Seat{static_cast<std::int8_t>(night.seat)}, kNightRoles);
    person.waitUntil("it is dark", [&] { return !person.all("NightPage").isEmpty(); });
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
        const QString here = table.scene()->night().place;
        if (night.chooses && !table.scene()->night().isTurned) {
            table.setSecond(kStill);
            person.press(*person.all("NightSpot").at(kPressed));
        }
        table.setSecond(kSecond);
        person.waitUntil("the second of the picture is there",
                         [&] { return table.secondsLeft() == kSecondsLeft; });
        CHECK(table.scene()->night().place == here);
        table.setSecond(kStill);
        person.letSettle(*person.all("NightPage").first());
        person.picture(QString::number(part));
        pictures.append(person.window().grabWindow());
        table.setSecond(kSecond);
        if (part + 1 < kParts)
            person.waitUntil("the part is over", [&] { return table.scene()->night().place != here; });
    }
    return pictures;
}

/// What is heard of a Night at a laptop: voice and forest to the sample, and the sounds of the table with the
/// part that each is played in.
struct NightHeard
{
    std::vector<StereoFrame> frames;
    QStringList sounds;
    int lines = 0;
    friend bool operator==(const NightHeard&, const NightHeard&) = default;
};

/// A recording of each line, of its own pitch, in the data folder: nobody waits for a voice.
void recordLines(const FreshFolder& folder)
{
    const char* const script = "forsaken-night-two";
    const QString own = NightFolder(folder.path()).recordings(script, "en") + '/';
    REQUIRE(QDir().mkpath(own));
    int number = 0;
    for (const NightLine& line : linesOf(nightScriptNamed(script), "en")) {
        ++number;
        std::vector<StereoFrame> frames(nightSampleRate);
        for (std::size_t i = 0; i < frames.size(); ++i) {
            const auto turns =
                static_cast<float>(i) / nightSampleRate * static_cast<float>(200 + 40 * number);
            frames[i].left = frames[i].right = 0.3F * std::sin(turns * 6.2832F);
        }
        const auto header = wavHeader(static_cast<std::uint32_t>(frames.size()));
        const auto body = wavFrames(frames);
        QFile file(own + QString::fromStdString(line.id) + ".wav");
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(header.data(), header.size());
        file.write(body.data(), static_cast<qint64>(body.size()));
    }
}

/// The sound of a whole Night, in which as much time passes in each part as it lasts.
NightHeard soundOf(const Night& night, const char* journey)
{
    const FreshFolder folder;
    recordLines(folder);
    MixedNight* ear = nullptr;
    OpenedProgram program(
        folder, "dark", {}, [](StartOptions& options) { options.isMuted = false; }, Explaining::off,
        [&](Program& opened) {
            opened.preferences().setVolume(0);
            NightTools::hearWith([&ear] {
                auto mixed = std::make_unique<MixedNight>();
                ear = mixed.get();
                return mixed;
            });
        });
    const auto back = qScopeGuard([] { NightTools::hearWith({}); });
    Person person(program, journey);
    open(person, night);
    TableModel& table = BoardEyes(person).table();
    table.setSecond(kStill);
    table.setBotPace(night.areOthersQuick ? 1 : kStill);
    const auto place = [&] { return table.scene()->night().place; };
    NightHeard heard;
    const auto hear = [&](const QString& sound) {
        if (!place().isEmpty()) // by day bots go on at their own pace
            heard.sounds.append(place() + ' ' + sound);
    };
    QObject::connect(&table, &TableModel::sounded, &person.window(),
                     [&](const QString& sound) { hear(sound); });
    QObject::connect(&table, &TableModel::turnCame, &person.window(), [&] { hear("your-turn"); });
    REQUIRE(ear);
    while (!person.all("NightPage").isEmpty()) {
        const QString here = place();
        if (table.scene()->night().isSaid && !table.scene()->night().caption.isEmpty()) {
            ++heard.lines;
            person.waitUntil("the line is said", [&] { return ear->lines() == heard.lines; });
        }
        if (night.chooses && !table.scene()->night().isSaid && !table.scene()->night().isTurned)
            person.press(*person.all("NightSpot").at(kPressed));
        ear->pass(table.secondsLeft());
        table.setSecond(1);
        person.waitUntil("the part is over",
                         [&] { return place() != here || person.all("NightPage").isEmpty(); });
        table.setSecond(kStill);
    }
    ear->pass(5);
    heard.frames = ear->frames();
    return heard;
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

TEST_CASE("A Night sounds the same to the sample at every laptop, whoever has which role and does what")
{
    const State night = nightTwoAloud();
    State other = night;
    exchange(other, 0, 3);
    exchange(other, 1, 5);
    const NightHeard one = soundOf({night, 8, false, true}, "sound-one");
    CHECK(one.lines > 8);
    CHECK(one.frames.size() > std::size_t{100} * nightSampleRate);
    const NightHeard two = soundOf({other, 8, true, true}, "sound-other");
    const NightHeard oracle = soundOf({night, 0, true, true}, "sound-oracle");
    for (const NightHeard* each : {&two, &oracle}) {
        CHECK(one.lines == each->lines);
        CHECK(one.sounds == each->sounds);
        const bool isSame = one.frames == each->frames;
        CHECK(isSame);
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
