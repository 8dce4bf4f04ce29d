#include "app/lan/lan_table.h"
#include "app/program.h"
#include "app/table/model/table_model.h"
#include "content/game_catalog.h"
#include "eavesdropper.h"
#include "far_window.h"
#include "lan/host/library_store.h"
#include "loopback.h"
#include "pace.h"
#include "person.h"
#include "skirmish_moments.h"
#include "test_clock.h"

#include <doctest/doctest.h>

#include <memory>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

constexpr Seat kMira{0};
constexpr Seat kJonas{1};

/// Mira hosts a match of Skirmish at this window, and Jonas plays at a window of his own, on another laptop.
/// The table's clock stands still. All that goes between the two is heard.
class TwoLaptops
{
public:
    TwoLaptops(const QString& journey, const std::function<bool(const Match& now)>& isWanted)
        : m_port(lan::networkOfOurOwn().port),
          m_program(
              [&](StartOptions& options) {
                  options.dataDirectory = m_folder.path();
                  options.player = "Mira";
              },
              lan::loopbackAt(m_port), [this](Program& program) { program.setPace(paceBy(m_clock)); },
              {&m_game}),
          m_person(m_program, journey)
    {
        MatchRecord match = skirmishWhere(m_game, isWanted);
        match.content = Program::instance().contentNow(match.game);
        lan::LibraryStore store(Program::instance().library());
        // Nobody has been at this table yet.
        store.takeOver(match, {0});
        lan().hostAgain(QString::fromStdString(store.id()));
        m_person.waitUntil("the lobby is there", [&] { return lan().lobby()->mySeat() == kMira.index; });

        m_ear = std::make_unique<Eavesdropper>(static_cast<std::uint16_t>(lan().port()));
        m_jonas = std::make_unique<FarWindow>(FarPlan{"Jonas", m_far.path(), m_port, journey,
                                                      QStringLiteral("127.0.0.1:%1").arg(m_ear->port()), true,
                                                      "skirmish"});
        m_jonas->start();
        m_person.waitFor("The same, let Jonas in");
        m_person.press("The same, let Jonas in");
        m_jonas->waitUntilInside();
        m_jonas->press("I am ready");
        m_person.waitFor("Start the match");
        m_person.press("Start the match");
        m_person.waitUntil("the fields are there", [&] { return !m_person.all("FieldCard").isEmpty(); });
        REQUIRE(comesAbout([&] { return !m_jonas->names("FieldCard").isEmpty(); }));
    }

    LanTable& lan() const { return *m_person.window().findChild<LanTable*>(); }
    TableModel& table() const { return *lan().table(); }
    RunModel& run() const { return *table().run(); }
    MatchRecord record() const { return Program::instance().library().load(lan().matchId().toStdString()); }
    Person& mira() { return m_person; }
    FarWindow& jonas() { return *m_jonas; }
    Eavesdropper& ear() { return *m_ear; }
    /// What the two see that looks the same from both seats.
    bool seeTheSame(const char* qmlType)
    {
        return comesAbout(
            [&] { return m_jonas->names(qmlType) == m_person.namesOf(qmlType).join(QStringLiteral(" | ")); });
    }
    void picture(const QString& step)
    {
        m_person.picture(step);
        m_jonas->picture(step);
    }

private:
    GameCatalog m_catalog;
    const GameType& m_game = *m_catalog.find("skirmish");
    FreshFolder m_folder;
    FreshFolder m_far;
    lan::TestClock m_clock;
    std::uint16_t m_port;
    OpenedProgram m_program;
    mutable Person m_person;
    std::unique_ptr<Eavesdropper> m_ear;
    std::unique_ptr<FarWindow> m_jonas;
};

} // namespace

TEST_CASE("A run at two laptops waits for whoever says so, and goes on by a step and to its end for both")
{
    TwoLaptops laptops("two-laptops-run",
                       [](const Match& now) { return isRunning(now.view(Viewer(kMira))); });
    Person& mira = laptops.mira();
    FarWindow& jonas = laptops.jonas();
    const RunModel& run = laptops.run();
    // The match was left in it, so that it waits for nobody.
    CHECK(run.isWaiting());
    CHECK(run.waitsFor().isEmpty());
    laptops.picture("found");
    mira.press("Go on");
    mira.waitUntil("it goes on", [&] { return !run.isWaiting(); });
    jonas.press("Wait");
    mira.waitUntil("it waits", [&] { return run.isWaiting(); });
    mira.waitFor("Jonas lets it wait");
    jonas.waitFor("Jonas lets it wait");
    CHECK(laptops.seeTheSame("RunBar"));
    laptops.picture("jonas-waits");

    const int coming = run.coming()->count();
    const int step = run.step();
    mira.press("One step");
    mira.waitUntil("a fight is over", [&] { return run.step() > step && !laptops.table().isShowing(); });
    CHECK(run.coming()->count() == coming - 1);
    CHECK(run.isWaiting());
    jonas.waitFor("Mira lets it wait");
    CHECK(laptops.seeTheSame("RunBar"));
    CHECK(laptops.seeTheSame("FieldCard"));
    laptops.picture("a-step");

    mira.press("To the end");
    mira.waitUntil("it is at its end", [&] { return !run.isOn() && !laptops.table().isShowing(); });
    jonas.waitUntilGone("lets it wait");
    // Whose turn it is, and how many hearts are left; the cards that can be played are lit for one of them.
    CHECK(laptops.seeTheSame("BannerSeat"));
    laptops.picture("at-the-end");
}

TEST_CASE("At another laptop a guest lets passing stand: the host learns nothing but the passes")
{
    TwoLaptops laptops("two-laptops-standing", [](const Match& now) {
        return now.mover() == kMira && isAttacking(now.view(Viewer(kMira))) &&
               now.view(Viewer(kJonas)).standing.size() == 2;
    });
    Person& mira = laptops.mira();
    FarWindow& jonas = laptops.jonas();
    jonas.setBotPace(kStill);
    const QStringList before = mira.words();
    laptops.ear().forget();
    jonas.press("Pass until my turn");
    jonas.waitFor("Given for you until you lift it");
    CHECK(laptops.ear().heard(true).empty());
    CHECK(mira.words() == before);
    laptops.picture("stands");

    const std::size_t moves = laptops.record().moves.size() + 1;
    jonas.setBotPace(1);
    mira.press("Pass");
    mira.waitUntil("he passes", [&] { return laptops.record().moves.size() > moves; });
    CHECK(laptops.record().moves[moves].seat == kJonas);
    CHECK(laptops.record().moves[moves].move == "pass");
    CHECK(laptops.ear().heard(true).size() == 1);
    jonas.waitFor("Jonas passed");
    mira.waitFor("Jonas passed");
    laptops.picture("jonas-has-passed");
}

TEST_CASE("At another laptop what stands is lifted by an attack, and the guest is asked")
{
    TwoLaptops laptops("two-laptops-lifted", [](const Match& now) {
        return now.mover() == kJonas && isAttacked(now.view(Viewer(kJonas)));
    });
    Person& mira = laptops.mira();
    FarWindow& jonas = laptops.jonas();
    jonas.setBotPace(1);
    jonas.press("Pass until one of mine is a target");
    jonas.waitFor("Given for you until you lift it");
    jonas.press("Stand");
    mira.waitUntil("Mira is asked", [&] { return laptops.table().scene()->isMyTurn(); });
    mira.press("Pass");
    jonas.waitUntilGone("Given for you until you lift it");
    laptops.picture("lifted");
    const std::size_t moves = laptops.record().moves.size();
    jonas.press("Pass");
    mira.waitUntil("he passes", [&] { return laptops.record().moves.size() > moves; });
    CHECK(laptops.record().moves[moves].seat == kJonas);
}
