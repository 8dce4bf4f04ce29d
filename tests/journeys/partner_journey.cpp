#include "app/lan/lan_table.h"
#include "app/program.h"
#include "content/game_catalog.h"
#include "party.h"
#include "person.h"
#include "table_elsewhere.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// Mira hosts a Mosaic at this window; Jonas and Ada play at laptops of their own.
class Evening
{
public:
    explicit Evening(const char* name)
        : m_game(*m_catalog.find("mosaic")),
          m_program(m_folder, name, {&m_game}, [](StartOptions& options) { options.player = "Mira"; }),
          person(m_program, name), m_jonas(m_game, "Jonas"), m_ada(m_game, "Ada")
    {
        lan().host({{"game", "mosaic"}, {"seats", 3}, {"tableName", "The glazier's"}});
        person.waitUntil("the lobby is there", [&] { return lan().lobby()->mySeat() == 0; });
        int seat = 1;
        for (lan::Person* const one : {&m_jonas, &m_ada}) {
            one->content = Program::instance().laptop().hostPlan("mosaic").content;
            one->version = Program::instance().version().toStdString();
            comeIn(*one);
            one->take(seat++);
        }
        person.press("Start the match");
        person.waitUntil("the table is laid",
                         [&] { return lan().table() && !person.all("Boards").isEmpty(); });
        person.waitUntil("all see it", [&] { return m_jonas.view() && m_ada.view(); });
    }
    LanTable& lan() { return *person.window().findChild<LanTable*>(); }
    lan::Person& jonas() { return m_jonas; }
    lan::Person& ada() { return m_ada; }

    void comeIn(lan::Person& one)
    {
        one.join(static_cast<std::uint16_t>(lan().port()));
        person.waitUntil("they are let in", [&] {
            EntryModel& knocks = *lan().lobby()->knocks();
            if (knocks.count() > 0)
                lan().lobby()->admit(knocks.at(0).value<LobbyKnock>().number);
            return one.guest().isInside();
        });
    }

private:
    const GameCatalog m_catalog;
    const GameType& m_game;
    const FreshFolder m_folder;
    OpenedProgram m_program;

public:
    Person person;

private:
    lan::Person m_jonas;
    lan::Person m_ada;
};

} // namespace

TEST_CASE("Somebody whose partner's laptop is gone plays both hands, until they are back")
{
    Evening evening("partner");
    Person& person = evening.person;
    const auto viewer = [&] { return evening.lan().table()->viewerSeat(); };
    evening.jonas().vanish();
    person.waitFor("Away: Jonas. The seat is kept.");
    person.picture("away");
    person.press("Who is at this table");
    person.press("Seat 2: Jonas");
    person.waitFor("Play here too");
    person.picture("menu");
    person.press("Play here too");
    person.waitFor("You play here too");
    // The table is the one that it was, and what lies over it stays open.
    person.waitUntil("the menu is away", [&] { return !person.sees("Play here no longer"); });
    person.picture("people");
    person.press("Close");
    person.waitUntil("the people are away", [&] { return !person.sees("Close"); });
    person.waitFor("You play for Jonas until they are back.");
    person.waitFor("You play for Mira");
    person.picture("both");
    CHECK(person.all("Cover").isEmpty());
    person.pressKey(Qt::Key_W);
    person.waitFor("You play for Jonas");
    CHECK(viewer() == 1);
    person.picture("plays-for-jonas");
    person.press("Done");
    person.waitUntil("Mira has the hand again", [&] { return viewer() == 0; });
    person.waitUntil("Ada has heard who plays", [&] {
        const lan::LobbyGuest* const partner = lan::partnerAt(evening.ada().lobby(), Seat{1});
        return partner && partner->name == "Mira";
    });

    evening.comeIn(evening.jonas());
    person.waitUntil("Jonas has his seat", [&] {
        return evening.jonas().view() && evening.lan().table()->source().persons() == Seats(Seat{0});
    });
    CHECK(evening.jonas().viewer() == Viewer(Seat{1}));
    person.waitUntil("it is said no more",
                     [&] { return !person.sees("You play for Jonas until they are back."); });
    person.picture("back");
}

TEST_CASE("Who is shown a partner's choices finds them among the rules of the table, also with large words")
{
    Evening evening("partner-rules");
    Person& person = evening.person;
    person.press("Who is at this table");
    person.press("Rules of this table");
    person.waitFor("Partner after 30 s");
    person.picture("rules");
    person.press("Partner after 30 s");
    person.waitUntil("it is so", [&] { return evening.lan().lobby()->whenAway() == "partner"; });
    person.picture("partner");
}

TEST_CASE(
    "A third laptop and the shared screen say who plays for somebody, also in large words and in German")
{
    const std::map<QString, QString> said{{"en", "Maximiliane plays here too"},
                                          {"de", "Maximiliane spielt hier mit"}};
    for (const auto& [language, words] : said)
        for (const bool isSeated : {true, false}) {
            const FreshFolder folder;
            const GameCatalog catalog;
            OpenedProgram program(
                folder, "partner-third", {catalog.find("mosaic")},
                [](StartOptions& options) { options.player = "Ada"; }, Explaining::off, bePatient);
            Program::instance().preferences().setLanguage(language);
            Person person(program,
                          QStringLiteral("partner-%1-%2").arg(isSeated ? "third" : "screen", language));
            auto& lan = *person.window().findChild<LanTable*>();
            TableElsewhere elsewhere(isSeated ? 3 : 2);
            Elsewhere partner("Maximiliane");
            Elsewhere jonas("Jonas");
            partner.guest.join(elsewhere.host.port());
            partner.guest.take(0);
            jonas.guest.join(elsewhere.host.port());
            jonas.guest.take(1);
            lan.join(QString::fromStdString(textOf(elsewhere.host.link())),
                     isSeated ? "seat" : "shared-screen");
            person.waitUntil("the lobby is there", [&] { return !person.all("LobbyRoom").isEmpty(); });
            if (isSeated) {
                lan.lobby()->sit(2);
                person.waitUntil("Ada sits", [&] { return lan.lobby()->mySeat() == 2; });
                lan.lobby()->ready(true);
            }
            person.waitUntil("it can begin", [&] { return !elsewhere.host.lobby().whyNotStart(); });
            REQUIRE(!elsewhere.host.start());
            person.waitUntil("the table is laid", [&] { return !person.all("BoardSurface").isEmpty(); });
            jonas.guest.vanish();
            person.waitUntil("he is away", [&] { return elsewhere.host.lobby().awaySeats().has(Seat{1}); });
            const std::vector<lan::LobbyGuest> guests = elsewhere.host.lobby().view().guests;
            const auto holder = std::ranges::find(guests, Seat{0}, &lan::LobbyGuest::seat);
            REQUIRE(holder != guests.end());
            REQUIRE(!elsewhere.host.lend(holder->id, Seat{1}));
            const auto isSaid = [&person, &words = words] {
                return person.find([&](const QString& name) { return name.contains(words); }) != nullptr;
            };
            person.waitUntil("it is said", isSaid);
            for (const auto& [width, height, percent] :
                 {std::tuple(1280, 800, 100), std::tuple(960, 600, 100), std::tuple(1280, 800, 200)}) {
                const QSize size(width, height);
                Program::instance().preferences().setTextSize(percent);
                person.window().resize(size);
                person.waitUntil("the window has its size",
                                 [&] { return person.window().contentItem()->size().toSize() == size; });
                person.window().grabWindow();
                person.letSettle(*person.all("BoardSurface").first());
                CHECK(isSaid());
                for (const QQuickItem* shown : person.all("SharedWords"))
                    CHECK_FALSE(shown->property("truncated").toBool());
                person.picture(QStringLiteral("%1-%2").arg(width).arg(percent));
            }
        }
}
