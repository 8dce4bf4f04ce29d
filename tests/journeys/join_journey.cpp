#include "app/lan/tables_nearby.h"
#include "app/table/model/table_model.h"
#include "connect_four.h"
#include "kit/game_type_of.h"
#include "lan/channel/certificate.h"
#include "lan/find/announcer.h"
#include "lan/host/table_host.h"
#include "person.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// Another laptop of the network with an open table.
class Neighbour
{
public:
    explicit Neighbour(const std::string& name)
        : m_host(plan(name), m_identity, m_store),
          m_announcer([this] { return std::vector{m_host.announcement(lan::InstanceId{1})}; },
                      Program::instance().lanPlace().network())
    {
        REQUIRE_FALSE(m_host.listen());
    }
    lan::TableHost& host() { return m_host; }

private:
    static lan::HostPlan plan(const std::string& name)
    {
        Program& program = Program::instance();
        lan::HostPlan plan = program.laptop().hostPlan(program.games().front()->sheet().id);
        plan.name = name;
        return plan;
    }

    lan::Identity m_identity = lan::makeIdentity();
    lan::NoStore m_store;
    lan::TableHost m_host;
    lan::Announcer m_announcer;
};

lan::Announcement announcedTable(std::uint8_t number, const std::string& title)
{
    lan::Announcement table;
    table.instance = lan::InstanceId{1};
    table.table.fill(number);
    table.certificate.fill(number);
    table.version = Program::instance().version().toStdString();
    table.title = title;
    table.game = Program::instance().games().front()->sheet().id;
    table.seats = 4;
    table.freeSeats = 3;
    table.port = 4000;
    return table;
}

/// Connect Four at which nobody may point after the first move.
class SilentFour : public connect_four::ConnectFour
{
public:
    Scene view(const State& state, Viewer viewer) const
    {
        Scene scene = ConnectFour::view(state, viewer);
        if (state.moves > 0)
            scene.silence = Text(TW_TEXT("connect-four", "Hush."));
        return scene;
    }
};

} // namespace

TEST_CASE("Somebody presses Join, finds the table, shows three pictures, is let in and goes home again")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "journey", {}, [](StartOptions& options) { options.player = "Sami"; });
    Person person(program, "join");
    person.press("Join");
    person.waitFor(
        "No table is heard yet. As soon as somebody in your network hosts one, it appears here. You may "
        "also type its address or paste its link.");
    person.picture("nothing-yet");

    Neighbour neighbour("Noor's table");
    person.waitFor("Join: Noor's table");
    person.picture("found");
    person.press("Join: Noor's table");
    person.waitUntil("the pictures are compared",
                     [&] { return !person.all("ComparisonPictures").isEmpty() && person.sees("You knock"); });
    person.waitUntil("the host is asked", [&] { return neighbour.host().knocks().size() == 1; });
    CHECK(neighbour.host().knocks().front().persona.name == "Sami");
    person.picture("knocking");

    SUBCASE("and is let in")
    {
        neighbour.host().admit(neighbour.host().knocks().front().number);
        person.waitUntil("the lobby is there", [&] { return !person.all("LobbyPage").isEmpty(); });
        CHECK(Program::instance().lanPlace().known().all().size() == 1);
        person.pressKey(Qt::Key_Escape);
        person.waitFor("Go home");
        person.picture("leaving");
        person.press("Go home");
        person.waitFor("Play at this table");
        CHECK(neighbour.host().lobby().members().empty());
    }
    SUBCASE("is let in, and then sent away")
    {
        neighbour.host().admit(neighbour.host().knocks().front().number);
        person.waitUntil("the lobby is there", [&] { return !person.all("LobbyRoom").isEmpty(); });
        REQUIRE_FALSE(neighbour.host().kick(neighbour.host().lobby().members().front().shown.id));
        person.waitFor("You are no longer at this table");
        person.picture("sent-away");
        person.pressKey(Qt::Key_Return);
        person.waitFor("Play at this table");
    }
    SUBCASE("or is refused, and is told so")
    {
        neighbour.host().refuse(neighbour.host().knocks().front().number);
        person.waitFor("No way to this table");
        person.picture("refused");
        person.press("Back to the tables");
        person.waitFor("Join: Noor's table");
    }
    SUBCASE("or thinks better of it")
    {
        person.pressKey(Qt::Key_Escape);
        person.waitFor("Join: Noor's table");
        person.waitUntil("nobody knocks", [&] { return neighbour.host().knocks().empty(); });
    }
}

TEST_CASE("While tables come, change their words and go nothing that can be pressed changes its place")
{
    for (const auto& [wanted, percentage] :
         {std::pair(QSize(1280, 800), 100), std::pair(QSize(960, 600), 100),
          std::pair(QSize(1280, 800), 200)}) {
        const QSize size = wanted;
        const int percent = percentage;
        CAPTURE(size.width());
        CAPTURE(percent);
        const FreshFolder folder;
        OpenedProgram program(folder);
        Program::instance().preferences().setTextSize(percent);
        program.window().resize(size);
        const lan::Announcement tower = announcedTable(7, "The old tower");
        lan::KnownTable before;
        before.table = tower.table;
        before.host = tower.certificate;
        before.name = tower.title;
        before.token = lan::Token{7};
        before.addresses = {{"127.0.0.1", 4000}};
        Program::instance().lanPlace().known().keep(before);
        std::vector<lan::Announcement> told{announcedTable(1, "Noor's table")};
        lan::Announcer announcer([&] { return told; }, Program::instance().lanPlace().network());

        Person person(program, QStringLiteral("unmoved-%1-%2").arg(size.width()).arg(percent));
        person.press("Join");
        const auto cards = [&] {
            std::vector<std::pair<QString, QRectF>> places;
            for (const QQuickItem* card : person.all("TableCard"))
                places.emplace_back(card->property("entry").value<NearbyEntry>().name,
                                    card->mapRectToScene(QRectF(QPointF(), card->size())));
            return places;
        };
        const auto addressBox = [&] {
            QQuickItem* const box = person.find("Code, address or link of a table");
            return box->mapRectToScene(QRectF(QPointF(), box->size()));
        };
        const auto isSaid = [&](const QString& part) {
            return std::ranges::any_of(person.all("TableCard"), [&](const QQuickItem* card) {
                return (card->property("line").toString() +
                        card->property("entry").value<NearbyEntry>().problem)
                    .contains(part);
            });
        };
        person.waitUntil("both are listed", [&] { return cards().size() == 2; });
        person.picture("first");
        const auto first = cards();
        const QRectF box = addressBox();
        const auto areUnmoved = [&] {
            CHECK(addressBox() == box);
            const auto now = cards();
            for (const auto& place : first)
                CHECK(std::ranges::count(now, place) == 1);
        };

        told.push_back(announcedTable(2, "The long evening"));
        announcer.tellChanges();
        person.waitUntil("another comes", [&] { return cards().size() == 3; });
        areUnmoved();
        told.front().freeSeats = 0;
        announcer.tellChanges();
        person.waitUntil("the first is full", [&] { return isSaid("full, you may watch"); });
        areUnmoved();
        told.push_back(tower);
        announcer.tellChanges();
        person.waitUntil("the one of before is heard", [&] { return cards().size() == 4; });
        areUnmoved();
        person.picture("more");
        told = {announcedTable(2, "The long evening")};
        announcer.tellChanges();
        person.waitUntil("two are gone", [&] { return isSaid("It is not open any more."); });
        areUnmoved();
        person.picture("gone");
    }
}

TEST_CASE("An address that is none is refused with what to type, and a link leads to its table")
{
    const FreshFolder folder;
    OpenedProgram program(folder);
    Person person(program, "address");
    person.press("Enter a code, address or link");
    person.waitUntil("it can be typed",
                     [&] { return person.focusedName() == "Code, address or link of a table"; });
    const auto type = [&](const QString& text) {
        person.focused()->setProperty("text", text);
        person.pressKey(Qt::Key_Return);
    };
    type("owl local");
    person.waitUntil("it is refused", [&] {
        return person.find([](const QString& name) { return name.contains("no name and no address"); });
    });
    person.picture("refused");

    Neighbour neighbour("Noor's table");
    type(QString::fromStdString("127.0.0.1:" + std::to_string(neighbour.host().port())));
    person.waitUntil("the host is asked", [&] { return neighbour.host().knocks().size() == 1; });
    person.waitFor("You knock");
}

TEST_CASE("A link as an argument leads to its table at once")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "journey", {}, [](StartOptions& options) { options.join = "127.0.0.1:1"; });
    Person person(program, "linked");
    person.waitFor("The table does not answer");
    person.picture("no-answer");
    person.press("Do not join");
    person.waitFor("Tables nearby");
}

TEST_CASE("A host opens a table, and is asked before closing it")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "journey", {}, [](StartOptions& options) { options.player = "Mira"; });
    Person person(program, "host");
    person.press("Host");
    person.waitFor("Open the table");
    person.picture("set-up");
    person.press("Open the table");
    person.waitUntil("the lobby is there", [&] { return !person.all("InviteCard").isEmpty(); });
    person.picture("lobby");
    person.press("Seat 1: Mira, you");
    person.press("I am not ready");
    person.waitUntil("the menu has gone", [&] { return !person.sees("Close"); });
    person.waitFor("Host, not ready");
    // The keyboard is not lost with the menu, and the mouse has not taken Enter from the next step.
    person.pressKey(Qt::Key_Return);
    person.waitFor("Host, ready");
    program.window().close();
    person.waitFor("Leave it open");
    person.picture("closing");
    person.press("Leave it open");
    QQuickItem* const page = person.all("LobbyPage").first();
    person.waitUntil("the lobby has the keyboard again",
                     [&] { return person.focused() && page->isAncestorOf(person.focused()); });
    CHECK_FALSE(person.sees("Leave it open"));
    person.pressKey(Qt::Key_Escape);
    person.waitFor("Close the table");
    person.press("Close the table");
    person.waitFor("Play at this table");
}

TEST_CASE("When silence comes while somebody points, the next press plays and points at nothing")
{
    const GameTypeOf<SilentFour> four{SilentFour{}};
    const FreshFolder folder;
    OpenedProgram program(folder, "silence", {&four}, [](StartOptions& options) { options.player = "Mira"; });
    Person person(program, "silence");
    person.press("Host");
    person.press("Open the table");
    person.press("Seat 2: Open seat");
    person.waitFor("Close");
    person.press("Add a mild bot");
    person.waitUntil("the menu has gone", [&] { return !person.sees("Close"); });
    person.press("Start the match");
    person.waitUntil("the match has begun", [&] { return !person.all("MatchView").isEmpty(); });
    auto& table = *person.all("MatchView").first()->property("table").value<TableModel*>();
    person.pressKey(Qt::Key_Period);
    person.waitFor("Do not point");
    const QString board = table.scene()->boards()->rows().front().key;
    const auto space = table.scene()->targetsOn(board)->at(3).value<TargetEntry>();
    table.pressSpace(board, space.column, space.row);
    person.waitUntil("nothing is pointed at", [&] { return !person.sees("Do not point"); });
    person.picture("silent");
    person.pressKey(Qt::Key_Period);
    CHECK_FALSE(person.sees("Do not point"));
}

TEST_CASE("Who hosts calls across the table and points at it, and every call can be read whole")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "journey", {}, [](StartOptions& options) { options.player = "Mira"; });
    Person person(program, "call");
    person.press("Host");
    person.press("Open the table");
    person.press("Seat 2: Open seat");
    person.waitFor("Close");
    person.press("Add a mild bot");
    person.waitUntil("the menu has gone", [&] { return !person.sees("Close"); });
    person.press("Start the match");
    person.waitUntil("the match has begun", [&] { return !person.all("MatchView").isEmpty(); });
    const QString calls = "Call across the table, or point at something";
    person.press(calls);
    person.waitFor("Sorry");
    person.picture("calls");
    for (const char* call : {"Well played", "Ha ha", "Oh!", "Let me think", "Thank you", "Sorry"}) {
        const QQuickItem* const item = person.find(call);
        REQUIRE(item);
        CHECK(person.shownPart(*item).size() == item->size());
    }
    person.press("Well played");
    person.waitFor("Mira: Well played");
    person.press(calls);
    person.press("Point at …");
    person.waitFor("Press what you mean on the board: all see it.");
    person.picture("points");
    const QQuickItem& board = *person.all("BoardView").first();
    person.pressAt(board.mapToScene(QPointF(board.width() / 2, board.height() / 2)));
    person.waitUntil("all see where", [&] {
        return person.find([](const QString& name) { return name.startsWith("Mira points at "); }) != nullptr;
    });
    CHECK_FALSE(person.sees("Do not point"));
    person.pressKey(Qt::Key_Period);
    person.waitFor("Do not point");
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("nothing is pointed at", [&] { return !person.sees("Do not point"); });
    person.press("Who is at this table");
    person.waitFor("1 person at this table drew the deal with the host's program: nobody could choose it.");
    person.picture("people");

    // The host goes home in the middle of the match, which is kept.
    person.press("Close");
    person.waitUntil("the people are away", [&] { return !person.sees("Close"); });
    person.press("Home; the match is kept");
    person.press("Close the table");
    person.waitFor("Continue");
    CHECK(person.all("LanMatch").isEmpty());
}
