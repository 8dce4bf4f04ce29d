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

constexpr int kTravelers = 9;
/// Shrouded, Forsaken, Coward, Navigator, Cursed; the Navigator chooses and then looks.
constexpr int kPartsOfNightOne = 6;
/// In Night One the Forsaken choose in this part.
constexpr int kPlacing = 1;
/// Oracle, Priest, Forsaken, Silencer, Navigator: each chooses, and all but the Forsaken then look.
constexpr int kPartsOfNightTwo = 9;
/// So many seconds are left of a part when the picture is taken.
constexpr int kSecondsLeft = 3;
/// Fast, and slow enough that bots who are quick have chosen by then.
constexpr int kSecond = 40;
/// Which traveller or Destination is pressed, and where a Destination is moved to.
constexpr int kPressed = 2;
constexpr int kMovedTo = 5;
/// The words of the called are not as long as those of the others; some hundredths of 6.5 in 100 were
/// measured.
constexpr double kSameBrightness = 0.1;

/// What a person sees of a Night at their laptop, and what the others do meanwhile.
struct SeenNight
{
    bool isFirst() const { return state.nights < 2; }
    int parts() const { return isFirst() ? kPartsOfNightOne : kPartsOfNightTwo; }
    const char* script() const { return isFirst() ? "forsaken-night-one" : "forsaken-night-two"; }

    State state;
    int seat = 0;
    /// The others choose at once; otherwise they do not choose at all.
    bool areOthersQuick = false;
    /// The person chooses in each part.
    bool chooses = false;
};

/// The first Night as it falls, with the roles of the second.
ForsakenTable atNightOne()
{
    ForsakenTable table(kTravelers, kNightRoles);
    const State later = ForsakenTable::atNightTwo().state;
    for (const Seat seat : Seats::firstOf(kTravelers))
        table.cast(seat.index, later.of(seat).role);
    return table;
}

/// The first Night as it falls, called aloud.
State nightOneAloud() { return atNightOne().state; }

/// A Night as it makes its first call, by the screens alone: without the words between its parts.
State silent(ForsakenTable table, forsaken::Call call)
{
    table.untilCall(call);
    table.state.terms.isCalledAloud = false;
    table.state.stage = NightStage::choosing;
    return table.state;
}

State nightOne() { return silent(atNightOne(), forsaken::Call::shroudedSwaps); }

/// The second Night as it falls, called aloud.
State nightTwoAloud() { return ForsakenTable::atNightTwo().state; }

State nightTwo() { return silent(ForsakenTable::atNightTwo(), forsaken::Call::oracleReads); }

void open(Person& person, const SeenNight& night)
{
    layMatch(person, night.state, Seat{static_cast<std::int8_t>(night.seat)}, kNightRoles);
    person.waitUntil("it is dark", [&] { return !person.all("NightPage").isEmpty(); });
}

QQuickItem& spotOf(const Person& person, int spot) { return *person.all("NightSpot").at(spot); }

void waitUntilThereLies(Person& person, int spot, const QString& what)
{
    person.waitUntil(qPrintable(QStringLiteral("there lies \"%1\"").arg(what)), [&] {
        return spotOf(person, spot).property("entry").value<NightSpotEntry>().face.name == what;
    });
}

void putDown(Person& person, int spot, const QString& what)
{
    person.press(spotOf(person, spot));
    person.waitFor(what);
    person.press(what);
    waitUntilThereLies(person, spot, what);
}

/// Whoever can choose something in this part does. Destinations are put down, moved, and lifted again.
void choose(Person& person)
{
    if (!spotOf(person, kPressed).isEnabled())
        return;
    if (BoardEyes(person).scene().night().place != "forsaken-place1") {
        person.press(spotOf(person, kPressed));
        return;
    }
    putDown(person, kPressed, "The Village");
    person.press(spotOf(person, kPressed));
    person.press(spotOf(person, kMovedTo));
    waitUntilThereLies(person, kMovedTo, "The Village");
    putDown(person, kPressed, "Dead End");
    person.press(spotOf(person, kPressed));
    person.press(spotOf(person, kPressed));
    waitUntilThereLies(person, kPressed, "");
}

/// Lets the seconds of this part run until the one of the picture, and no further.
void stopBeforeItsEnd(Person& person, TableModel& table)
{
    const auto isThere = [&table] { return table.secondsLeft() == kSecondsLeft; };
    const auto stopping = QObject::connect(&table, &TableModel::secondsLeftChanged, &table, [&] {
        if (isThere())
            table.setSecond(kStill);
    });
    table.setSecond(kSecond);
    person.waitUntil("the second of the picture is there", isThere);
    QObject::disconnect(stopping);
}

/// A picture of each part of the Night, at the same second.
QList<QImage> picturesOf(const SeenNight& night, const char* journey)
{
    const FreshFolder folder;
    OpenedProgram program(folder, "dark");
    Person person(program, journey);
    open(person, night);
    TableModel& table = BoardEyes(person).table();
    table.setBotPace(night.areOthersQuick ? 1 : kStill);
    QList<QImage> pictures;
    for (int part = 0; part < night.parts(); ++part) {
        const QString here = table.scene()->night().place;
        if (night.chooses && !table.scene()->night().isTurned) {
            table.setSecond(kStill);
            choose(person);
        }
        stopBeforeItsEnd(person, table);
        CHECK(table.scene()->night().place == here);
        person.letSettle(*person.all("NightPage").first());
        person.picture(QString::number(part));
        pictures.append(person.window().grabWindow());
        table.setSecond(kSecond);
        if (part + 1 < night.parts())
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
void recordLines(const FreshFolder& folder, const char* script)
{
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
NightHeard soundOf(const SeenNight& night, const char* journey)
{
    const FreshFolder folder;
    recordLines(folder, night.script());
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
            choose(person);
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

/// All of a picture that is above the words of the called and of all others.
QImage aboveTheWords(const QImage& picture)
{
    constexpr int kWordsAt = 640;
    return picture.copy(0, 0, picture.width(), kWordsAt);
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
    for (const State& night : {nightOne(), nightTwo()}) {
        CAPTURE(night.nights);
        State other = night;
        exchange(other, 0, 3);
        exchange(other, 1, 5);
        const auto one = picturesOf({night, 8, false, true}, "dark-one");
        const auto two = picturesOf({other, 8, true, true}, "dark-other");
        for (qsizetype part = 0; part < one.size(); ++part) {
            CAPTURE(part);
            CHECK(one.at(part) == two.at(part));
        }
    }
}

TEST_CASE("A Night sounds the same to the sample at every laptop, whoever has which role and does what")
{
    // The Forsaken, the Oracle.
    for (const auto& [start, called] : {std::pair(nightOneAloud(), 5), std::pair(nightTwoAloud(), 0)}) {
        const State& night = start;
        CAPTURE(night.nights);
        State other = night;
        exchange(other, 0, 3);
        exchange(other, 1, 5);
        const NightHeard one = soundOf({night, 8, false, true}, "sound-one");
        CHECK(one.lines > 8);
        CHECK(one.frames.size() > std::size_t{100} * nightSampleRate);
        const NightHeard two = soundOf({other, 8, true, true}, "sound-other");
        // Other Forsaken would take up again what this one puts down.
        const NightHeard theirs = soundOf({night, called, night.nights > 1, true}, "sound-called");
        for (const NightHeard* each : {&two, &theirs}) {
            CHECK(one.lines == each->lines);
            CHECK(one.sounds == each->sounds);
            const bool isSame = one.frames == each->frames;
            CHECK(isSame);
        }
    }
}

TEST_CASE("Who watches the others put down Destinations hears no more than who sees none of it")
{
    const State night = nightOneAloud();
    const NightHeard forsaken = soundOf({night, 5, true, false}, "sound-watching");
    const NightHeard commonfolk = soundOf({night, 8, true, false}, "sound-asleep");
    CHECK(forsaken.lines == commonfolk.lines);
    CHECK(forsaken.sounds == commonfolk.sounds);
    const bool isSame = forsaken.frames == commonfolk.frames;
    CHECK(isSame);
}

TEST_CASE("The screens of those who are called are as bright as those of all others")
{
    // In Night One Navigator, Cursed, Coward, Forsaken, Shrouded; in Night Two Oracle, Priest, Navigator,
    // Forsaken.
    for (const auto& [start, seats] : {std::pair(nightOne(), std::vector{2, 3, 4, 5, 7}),
                                       std::pair(nightTwo(), std::vector{0, 1, 2, 5})}) {
        const State& night = start;
        CAPTURE(night.nights);
        const bool areOthersQuick = night.nights > 1;
        const auto uncalled = picturesOf({night, 8, areOthersQuick, true}, "bright-uncalled");
        for (const int seat : seats) {
            const auto called = picturesOf({night, seat, areOthersQuick, true}, "bright-called");
            for (qsizetype part = 0; part < called.size(); ++part) {
                CAPTURE(seat);
                CAPTURE(part);
                const double difference = brightnessOf(called.at(part)) - brightnessOf(uncalled.at(part));
                CHECK(std::abs(difference) < kSameBrightness);
            }
        }
    }
}

TEST_CASE("The Forsaken put down, move and lift Destinations on the screen that all others have, but for its "
          "words")
{
    const State night = nightOne();
    const QImage uncalled = aboveTheWords(picturesOf({night, 8, false, true}, "place-uncalled").at(kPlacing));
    const QImage called = aboveTheWords(picturesOf({night, 5, false, true}, "place-called").at(kPlacing));
    CHECK(called == uncalled);
}
