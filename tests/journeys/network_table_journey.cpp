#include "app/lan/lan_table.h"
#include "app/program.h"
#include "app/table/model/table_model.h"
#include "person.h"

#include <QQmlComponent>
#include <QQmlEngine>

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// Somebody who hosts a match and plays it with bots; in Forsaken Forest they have not looked at their Role.
class Hosting
{
public:
    explicit Hosting(const QString& journey, const char* game = "forsaken")
        : m_program(m_folder, qUtf8Printable(journey)), m_person(m_program, journey)
    {
        const int people = qstrcmp(game, "arbor") == 0 ? 4 : 6;
        auto* const lan = m_person.window().findChild<LanTable*>();
        lan->host({{"game", game}, {"seats", people}, {"tableName", "The short evening"}});
        m_person.waitUntil("the lobby is there", [&] { return lan->lobby()->mySeat() == 0; });
        for (int seat = 1; seat < people; ++seat)
            lan->lobby()->addBot(seat, 0);
        m_person.waitUntil("it can begin", [&] { return lan->lobby()->canStart(); });
        lan->lobby()->start();
        m_person.waitUntil("the table is laid", [&] { return !m_person.all("Boards").isEmpty(); });
    }
    /// Gives people at the table something to read, beside all else: a line that holds, and one that goes
    /// once it was read.
    void sayTwoThings(const QString& lasting, const QString& passing)
    {
        QObject* const view = m_person.all("MatchView").first();
        QQmlComponent notice(qmlEngine(view));
        notice.setData("import Tablewood.Table\nHeadNotice { onShut: text = '' }", {});
        QVariantList said;
        for (const QString& text : {lasting, passing}) {
            QObject* const made = notice.createWithInitialProperties(
                {{"text", text}, {"iconName", "hour"}, {"canShut", text == passing}});
            REQUIRE_MESSAGE(made, notice.errorString());
            made->setParent(view);
            said.append(QVariant::fromValue(made));
        }
        view->setProperty("notices", said);
    }
    Person& person() { return m_person; }
    LanTable& lan() { return *m_person.window().findChild<LanTable*>(); }
    TableModel& table() { return *m_person.window().findChild<LanTable*>()->table(); }

private:
    const FreshFolder m_folder;
    OpenedProgram m_program;
    Person m_person;
};

} // namespace

TEST_CASE("At a table in the network the buttons for the people there lie on nobody's plate")
{
    Hosting hosting("network-table");
    Person& person = hosting.person();
    person.picture("plates");
    for (const char* button :
         {"Call across the table, or point at something", "Who is at this table", "Settings"}) {
        QQuickItem* const found = person.find(button);
        REQUIRE(found != nullptr);
        person.letSettle(*found);
        for (QQuickItem* plate : person.all("SeatPlate"))
            CHECK_FALSE(person.shownPart(*found).intersects(person.shownPart(*plate)));
    }
}

TEST_CASE("At a table in the network the time of the stage stands still while something lies over it")
{
    Hosting hosting("network-covered");
    Person& person = hosting.person();
    const StageModel& stage = *hosting.table().stage();
    for (const char* layer : {"settings", "help"}) {
        person.waitUntil("its time goes on", [&] { return !stage.isHeld(); });
        person.window().setProperty("layer", layer);
        person.waitUntil("its time stands still", [&] { return stage.isHeld(); });
        person.window().setProperty("layer", "");
    }
}

TEST_CASE("Whoever hosts without a name is called the host, in the lobby, at the table and in the log")
{
    Hosting hosting("network-nameless");
    const LobbyModel& lobby = *hosting.lan().lobby();
    CHECK(lobby.nameOf(lobby.host()) == "Host");
    CHECK(hosting.person().words().filter("Host").size() > 0);
    CHECK(hosting.person().words().filter("Guest").isEmpty());
    Program::instance().preferences().setPlayerName("Mira");
    hosting.person().waitUntil("the name is known", [&] { return lobby.nameOf(lobby.host()) == "Mira"; });
}

TEST_CASE("In a small window the buttons for the people lie beside the table, and no notice moves or covers "
          "what is "
          "pressed or read")
{
    for (const char* game : {"forsaken", "arbor"}) {
        for (const int percent : {100, 200}) {
            CAPTURE(game);
            CAPTURE(percent);
            Hosting hosting(QStringLiteral("network-small-%1-%2").arg(game).arg(percent), game);
            Person& person = hosting.person();
            Program::instance().preferences().setTextSize(percent);
            for (const QSize size : {QSize(960, 600), QSize(1280, 800)}) {
                CAPTURE(size.width());
                person.window().resize(size);
                person.waitUntil("the window has its size",
                                 [&] { return person.window().contentItem()->size().toSize() == size; });
                const auto placeOf = [&](QQuickItem* item) {
                    REQUIRE(item);
                    person.letSettle(*item);
                    return person.shownPart(*item);
                };
                const auto placesOf = [&](std::initializer_list<const char*> parts) {
                    QList<QRectF> places;
                    for (const char* part : parts)
                        for (QQuickItem* each : person.all(part))
                            places.append(placeOf(each));
                    return places;
                };
                person.waitUntil("the table is laid", [&] { return !person.all("Boards").isEmpty(); });
                const auto pressed = [&] {
                    return placesOf({"Boards", "ActionButtons", "PromptPanel", "HandView"});
                };
                const QList<QRectF> before = pressed();
                QList<QRectF> things = before + placesOf({"Banner", "CyclePill", "SeatPlate", "PanelView"});
                for (const char* button :
                     {"Call across the table, or point at something", "Who is at this table"}) {
                    CAPTURE(button);
                    const QRectF place = placeOf(person.find(button));
                    for (const QRectF& thing : things)
                        CHECK_FALSE(place.intersects(thing));
                    things.append(place);
                }
                person.picture(QStringLiteral("%1").arg(size.width()));

                // Three things are to be read at once.
                const QString lasting =
                    "The connection to the table was lost. It is tried again, your place is kept.";
                const QString passing =
                    "Waiting for Kim: the laptop is away. The match goes on as soon as it is back.";
                person.pointAt(*person.all("Boards").first());
                hosting.sayTwoThings(lasting, passing);
                person.waitFor("1 of 2");
                CHECK(person.sees(lasting));
                person.press("Call across the table, or point at something");
                person.press("Point at …");
                person.waitFor("1 of 3");
                CHECK(person.sees("Press what you mean on the board: all see it."));
                const QRectF note = placeOf(person.all("HeadNote").first());
                for (const QRectF& thing : things)
                    CHECK_FALSE(note.intersects(thing));
                CHECK(pressed() == before);
                person.picture(QStringLiteral("%1-three").arg(size.width()));
                person.press("What else there is to read");
                person.waitFor("2 of 3");
                CHECK(person.sees(lasting));
                person.press("What else there is to read");
                person.waitFor("3 of 3");
                person.picture(QStringLiteral("%1-third").arg(size.width()));
                person.press("I have read it");
                person.waitFor("1 of 2");
                person.press("Do not point");
                person.waitUntil("one is left", [&] { return !person.sees("1 of 2"); });
                CHECK(person.sees(lasting));
                CHECK(pressed() == before);
            }
        }
    }
}
