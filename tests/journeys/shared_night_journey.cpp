#include "app/home/match_setup.h"
#include "app/night/night_tools.h"
#include "board_eyes.h"
#include "mixed_night.h"
#include "pace.h"

#include <QCursor>
#include <QDir>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

constexpr int kAroundTheLaptop = 5;

/// Five with closed eyes around one screen, and what they hear.
class Sleepers
{
public:
    explicit Sleepers(const char* language)
        : m_language(QString::fromLatin1(language)), m_program(
                                                         m_folder, "around one screen", {},
                                                         [&](StartOptions& options) {
                                                             options.language = m_language;
                                                             options.isMuted = false;
                                                         },
                                                         Explaining::off,
                                                         [this](Program& program) {
                                                             program.preferences().setVolume(40);
                                                             NightTools::hearWith([this] {
                                                                 auto ear = std::make_unique<MixedNight>();
                                                                 m_ear = ear.get();
                                                                 return ear;
                                                             });
                                                         }),
          m_person(m_program, QStringLiteral("shared-night-") + m_language), m_eyes(m_person)
    {
        m_program.window().resize(1920, 1080);
        QObject::connect(m_program.sounds(), &Sounds::played, &m_person.window(),
                         [this](const QString& cue) { m_played.append(cue); });
    }

    ~Sleepers() { NightTools::hearWith({}); }

    /// Five persons, with every Role that wakes up in Night One.
    void sitDown(const QString& play, const QString& start, const QString& ready)
    {
        m_person.press(play);
        m_person.waitUntil("the box is on the shelf", [&] { return box() != nullptr; });
        m_person.press(*box());
        m_person.waitUntil("four sit down", [&] { return m_person.all("SeatRow").size() == 4; });
        auto* const setup = m_person.all("SetupPage").first()->property("setup").value<MatchSetup*>();
        REQUIRE(setup != nullptr);
        setup->addSeat(true);
        for (int seat = 1; seat < kAroundTheLaptop; ++seat)
            setup->seats()->setPerson(seat, true);
        for (const char* role : {"shrouded", "coward", "navigator", "cursed"})
            setup->choose(QString::fromLatin1(role), QStringLiteral("on"));
        CHECK(setup->seats()->persons() == kAroundTheLaptop);
        m_person.picture("set-up");
        m_person.press(start);
        m_person.waitUntil("the table is laid", [&] { return !m_person.all("MatchView").isEmpty(); });
        table().setSecond(kStill);
        for (int seat = 0; seat < kAroundTheLaptop; ++seat) {
            openGate();
            m_person.press(ready);
            m_person.waitUntil("the gate closes, or night falls",
                               [&] { return table().isGateClosed() || table().isSharedNight(); });
        }
        m_person.waitUntil("they sit in the dark", [&] { return isNight(); });
        REQUIRE(m_ear != nullptr);
        CHECK(m_played.contains("press"));
        m_played.clear();
    }

    bool isNight() const { return !m_person.all("NightPage").isEmpty(); }
    TableModel& table() const { return m_eyes.table(); }
    NightEntry night() const { return m_eyes.scene().night(); }
    QString line() const { return m_eyes.scene().promptTitle(); }
    QString detail() const { return m_eyes.scene().promptBody(); }
    MixedNight& ear() const { return *m_ear; }
    Person& person() const { return m_person; }

    /// This part of the night: it is seen, and heard to its end.
    void live(const char* name)
    {
        CHECK(table().isSharedNight());
        CHECK(m_person.all("HandView").isEmpty());
        CHECK(m_person.all("Cover").isEmpty());
        m_person.picture(name);
    }
    /// The clock runs on to the next part of the night. Nothing of the one before is left.
    void goOn()
    {
        const QString before = night().place;
        letRun(&SceneModel::changed, m_eyes.scene(), [&] { return night().place != before; });
        m_person.waitUntil("the page shows it", [&] {
            return !isNight() || m_person.words().contains(night().caption) || night().caption.isEmpty();
        });
        if (isNight())
            CHECK(QCursor::pos() == m_person.window().mapToGlobal(QPoint(m_person.window().width() / 2,
                                                                         m_person.window().height() / 2)));
    }
    /// Somebody at the door: the night waits, and goes on.
    void halt()
    {
        const int left = table().secondsLeft();
        m_person.pressKey(Qt::Key_N);
        m_person.waitUntil("the night waits", [&] { return table().isHalted(); });
        table().setSecond(kHurried);
        m_person.picture("halted");
        CHECK(table().secondsLeft() == left);
        // Whoever is at the door sees nothing of it.
        for (int spot = 0; spot < spots().size(); ++spot)
            CHECK(isWiped(spot));
        table().setSecond(kStill);
        m_person.pressKey(Qt::Key_N);
        m_person.waitUntil("the night goes on", [&] { return !table().isHalted(); });
    }
    /// The clock runs on to the last second of this part.
    void untilLastSecond()
    {
        letRun(&TableModel::secondsLeftChanged, table(), [&] { return table().secondsLeft() <= 1; });
    }
    /// What is said at the beginning of this part is heard above the forest.
    void hear(bool isSaid)
    {
        const double from = m_ear->heard();
        if (isSaid)
            m_person.waitUntil("the line is said", [&] { return m_ear->lines() > m_linesHeard; });
        CHECK(m_ear->lines() == m_linesHeard + (isSaid ? 1 : 0));
        m_linesHeard = m_ear->lines();
        const double seconds = table().secondsLeft();
        m_ear->pass(seconds);
        if (isSaid) {
            m_voice = m_ear->level(from + 0.7, from + 2.2);
            // The first line may come so late that it is joined in the middle.
            CHECK((m_voice > -30.0 || m_linesHeard == 1));
        } else if (seconds >= 9) {
            // The forest is back, and well below the voice.
            const double forest = m_ear->level(from + 3.0, from + seconds);
            CHECK(forest > -50.0);
            CHECK(forest < m_voice - 5.0);
        }
    }
    void lives(const char* name, bool isSaid)
    {
        live(name);
        hear(isSaid);
        goOn();
    }

    /// What was heard of what hands do, since it is dark.
    QStringList played() const { return m_played; }

    QList<QQuickItem*> spots() const { return m_person.all("NightSpot"); }
    NightSpotEntry spot(int number) const
    {
        return spots()[number]->property("entry").value<NightSpotEntry>();
    }
    bool isWiped(int number) const { return spots()[number]->property("isWiped").toBool(); }
    /// Puts a Destination down.
    void put(int number, const QString& what)
    {
        m_person.press(*spots()[number]);
        m_person.waitFor(what);
        m_person.press(what);
        m_person.waitUntil("it lies there", [&] { return spot(number).face.name == what; });
    }

    /// Puts one down and moves it to the next spot and back, with nothing but the keys that are told.
    void putAndMoveByKeys(int number, const QString& what)
    {
        const QList<QQuickItem*> all = spots();
        const auto indexOf = [](const QQuickItem* spot) { return spot->property("index").toInt(); };
        const auto next =
            std::ranges::find(all, (indexOf(all[number]) + 1) % static_cast<int>(all.size()), indexOf);
        REQUIRE(next != all.end());
        const int there = static_cast<int>(next - all.begin());
        m_person.tabTo(Person::nameOf(*spots()[number]));
        m_person.pressKey(Qt::Key_Return);
        m_person.waitFor(what);
        m_person.tabTo(what);
        m_person.pressKey(Qt::Key_Return);
        m_person.waitUntil("it lies there", [&] { return spot(number).face.name == what; });
        // The keyboard is back on the spot, and marked there.
        m_person.waitUntil("the keyboard is back", [&] {
            return m_person.focused() == spots()[number] && spots()[number]->property("visualFocus").toBool();
        });
        m_person.pressKey(Qt::Key_Return);
        m_person.waitUntil("it is picked up", [&] { return spot(number).isChosen; });
        m_person.pressKey(Qt::Key_Right);
        m_person.pressKey(Qt::Key_Return);
        waitForMove(what, number, there);
        m_person.pressKey(Qt::Key_Return);
        m_person.waitUntil("it is picked up again", [&] { return spot(there).isChosen; });
        m_person.pressKey(Qt::Key_Left);
        m_person.pressKey(Qt::Key_Return);
        waitForMove(what, there, number);
    }
    /// Moves one that lies by two presses, or by the mouse.
    void move(int from, int to)
    {
        const QString what = spot(from).face.name;
        m_person.press(*spots()[from]);
        m_person.waitUntil("it is picked up", [&] { return spot(from).isChosen; });
        CHECK(table().options()->count() == 0);
        m_person.press(*spots()[to]);
        waitForMove(what, from, to);
    }
    void drag(int from, int to)
    {
        const QString what = spot(from).face.name;
        m_person.drag(middleOf(from), middleOf(to));
        waitForMove(what, from, to);
    }
    /// Takes one up that lies, by two presses.
    void takeUp(int number)
    {
        m_person.press(*spots()[number]);
        m_person.press(*spots()[number]);
        m_person.waitUntil("it is taken up", [&] { return spot(number).face.key.isEmpty(); });
    }

    void openGate()
    {
        m_person.waitUntil("the gate is closed", [&] { return table().isGateClosed(); });
        m_person.waitUntil("the gate opens", [&] {
            m_person.pressKey(Qt::Key_Space);
            return !table().isGateClosed();
        });
    }

private:
    QPointF middleOf(int number) const
    {
        const QQuickItem& item = *spots()[number];
        return item.mapToScene(QPointF(item.width() / 2, 20));
    }
    void waitForMove(const QString& what, int from, int to)
    {
        m_person.waitUntil("it lies elsewhere", [&] {
            return spot(to).face.name == what && spot(from).face.name != what && !spot(from).isChosen;
        });
    }
    template <class Signal, class Sender>
    void letRun(Signal signal, Sender& sender, const std::function<bool()>& isSo)
    {
        QObject waiting;
        QObject::connect(&sender, signal, &waiting, [&] {
            if (isSo())
                table().setSecond(kStill);
        });
        table().setSecond(kHurried);
        m_person.waitUntil("the clock runs on", isSo);
        table().setSecond(kStill);
    }
    QQuickItem* box() const
    {
        return m_person.find([](const QString& name) { return name.startsWith("Forsaken Forest, "); });
    }

    QString m_language;
    FreshFolder m_folder;
    MixedNight* m_ear = nullptr;
    OpenedProgram m_program;
    mutable Person m_person;
    BoardEyes m_eyes;
    QStringList m_played;
    int m_linesHeard = 0;
    double m_voice = 0.0;
};

/// What five hear and see of Night One.
void sleep(Sleepers& night, const QString& village, const QString& deadEnd, const QString& firstLine,
           const QString& coward)
{
    CHECK(night.night().caption == firstLine);
    night.lives("sleep", true);
    night.lives("shrouded-called", true);
    night.halt();
    night.lives("shrouded", false);
    night.lives("shrouded-closes", false);

    night.lives("forsaken-called", true);
    night.putAndMoveByKeys(0, village);
    night.move(0, 2);
    night.put(0, deadEnd);
    night.live("forsaken-moving");
    // What lies there changes places with it.
    night.drag(2, 0);
    CHECK(night.spot(2).face.name == deadEnd);
    night.drag(2, 5);
    night.takeUp(5);
    night.live("forsaken-placing");
    night.hear(false);
    CHECK_FALSE(night.isWiped(0));
    night.untilLastSecond();
    CHECK(night.isWiped(0));
    CHECK(night.table().options()->count() == 0);
    night.live("forsaken-wiped");
    night.goOn();
    CHECK(night.spot(0).face.key.isEmpty());
    night.lives("forsaken-closes", true);

    night.lives("coward-called", true);
    CHECK(night.detail() == coward);
    night.lives("coward", false);
    night.lives("coward-closes", true);

    night.lives("navigator-called", true);
    night.person().press(*night.spots().first());
    night.person().waitUntil("it is chosen", [&] { return night.spot(0).isChosen; });
    night.live("navigator-chosen");
    night.hear(false);
    night.goOn();
    CHECK(night.night().card.name == village);
    night.live("navigator-looks");
    night.hear(false);
    night.untilLastSecond();
    CHECK(night.isWiped(0));
    night.live("navigator-wiped");
    night.goOn();
    CHECK(night.night().card.key.isEmpty());
    CHECK_FALSE(night.spot(0).isChosen);
    night.lives("navigator-closes", true);

    night.lives("cursed-called", true);
    night.lives("cursed", false);
    night.lives("cursed-closes", true);
    // Nobody hears whether somebody presses.
    CHECK(night.played().isEmpty());
    night.lives("wake", true);

    CHECK_FALSE(night.isNight());
    CHECK(night.table().isGateClosed());
    night.person().picture("day");
    night.person().press(*night.person().all("WoodButton").last());
    CHECK(night.played().contains("press"));
    const double dawn = night.ear().heard();
    night.ear().pass(10);
    CHECK(night.ear().level(dawn + 8, dawn + 10) < -70.0);
}

} // namespace

TEST_CASE("Five around one screen sleep through Night One, and whoever a voice calls chooses at it")
{
    Sleepers night("en");
    night.sitDown("Play at this table", "Start", "I know my Role");
    sleep(night, "The Village", "Dead End", "Night falls. All eyes close.", "Look who raises a hand.");
    night.ear().save(QDir(QStringLiteral(TABLEWOOD_PICTURES)).filePath("shared-night-en.wav"));
}

TEST_CASE("The same Night One around one screen in German")
{
    Sleepers night("de");
    night.sitDown("An diesem Tisch spielen", "Los", "Ich kenne meine Rolle");
    sleep(night, "Das Dorf", "Sackgasse", "Alle schließen die Augen.", "Sieh, wer die Hand hebt.");
}
