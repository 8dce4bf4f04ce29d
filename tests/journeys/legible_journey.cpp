#include "app/lan/lan_table.h"
#include "app/match_setup.h"
#include "app/program.h"
#include "app/sample_match.h"
#include "lan/announcer.h"
#include "proofreader.h"

#include <QTest>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// More moves than any match has.
constexpr int kWholeMatch = 100'000;

/// A page of the window, and how to get there.
struct Screen
{
    QString name;
    std::function<void()> open;
};

/// Tables that are open in the network of the program, and one that it knows from before.
class Neighbours
{
public:
    Neighbours() : m_announcer([] { return tables(); }, Program::instance().lanPlace().network())
    {
        lan::KnownTable known;
        known.name = "The table of the people who live next door";
        known.table.fill(9);
        known.addresses = {{"10.0.0.7"}};
        Program::instance().lanPlace().known().keep(known);
        REQUIRE_FALSE(m_host.listen());
    }
    /// Of a table that is not announced.
    lan::TableHost& host() { return m_host; }

private:
    static lan::HostPlan plan()
    {
        lan::HostPlan plan;
        plan.type = Program::instance().games().front();
        plan.name = "Ola's table";
        return plan;
    }

    static std::vector<lan::Announcement> tables()
    {
        std::vector<lan::Announcement> tables;
        for (const char* title :
             {"Noor's table", "The very long evening of Mira, Jonas and Ola", "Mira & Jonas", "Sami"}) {
            lan::Announcement table;
            table.instance.fill(1);
            table.table.fill(static_cast<std::uint8_t>(tables.size()));
            table.title = title;
            table.game = Program::instance().games().front()->sheet().id;
            table.seats = 4;
            table.freeSeats = static_cast<std::uint32_t>(3 - tables.size());
            table.port = 4000;
            table.version = "0.9";
            if (tables.size() == 3)
                table.protocol = lan::kProtocol + 1;
            tables.push_back(table);
        }
        return tables;
    }

    lan::Announcer m_announcer;
    lan::Identity m_identity = lan::makeIdentity();
    lan::NoStore m_store;
    lan::TableHost m_host{plan(), m_identity, m_store};
};

/// The program with its pages open to be read, one after the other.
class Reading
{
public:
    explicit Reading(const char* language) : m_program(m_folder), m_person(m_program, language)
    {
        Program::instance().preferences().setLanguage(language);
        m_window.setMinimumSize(QSize(640, 480));
        addPages();
        for (const int seats : {2, 3, 4})
            addTable(QStringLiteral("table-of-%1").arg(seats), seats, 140);
        addTable("choosing-of-4", 4, 0);
        addTable("choosing-of-2", 2, 0);
        for (const char* drawer : {"log", "menu"})
            addTable(QStringLiteral("drawer-%1").arg(drawer), 3, 140, drawer);
        addTable("end-of-4", 4, kWholeMatch);
        addTable("end-of-2", 2, kWholeMatch, "", "Jonas the very long-named");
    }

    /// Reads every page at this text size in this window.
    void read(int percent, QSize size)
    {
        Program::instance().preferences().setTextSize(percent);
        m_window.resize(size);
        for (const Screen& screen : m_screens) {
            m_window.setProperty("layer", "");
            m_window.findChild<LanTable*>()->goHome();
            screen.open();
            m_person.waitUntil("the window has its size",
                               [&] { return m_window.contentItem()->size().toSize() == size; });
            settle();
            QStringList faults;
            const auto isClean = [&] { return (faults = Proofreader(m_window).faults()).isEmpty(); };
            // What is still being laid out is read again.
            if (QTest::qWaitFor(isClean, 1500))
                continue;
            const QString step = QStringLiteral("%1-%2-%3").arg(screen.name).arg(percent).arg(size.width());
            m_person.picture(step);
            CAPTURE(step.toStdString());
            FAIL_CHECK(faults.join('\n').toStdString());
        }
    }

private:
    void addPages()
    {
        const auto page = [this](const char* name) { m_window.setProperty("shownPage", name); };
        m_screens.push_back({"home", [=, this] { page("home"); }});
        m_screens.push_back({"setup", [=, this] {
                                 page("setup");
                                 options().chooseStandard();
                             }});
        m_screens.push_back({"setup-changed", [=, this] {
                                 page("setup");
                                 for (int row = 0; row < options().options()->rowCount(); ++row) {
                                     const auto option = options().options()->at(row).value<OptionEntry>();
                                     options().choose(option.key, option.values.last());
                                 }
                             }});
        m_screens.push_back({"options", [=, this] {
                                 page("setup");
                                 options().chooseStandard();
                                 m_person.all("OptionsPanel").first()->setProperty("isOpen", true);
                             }});
        m_screens.push_back({"host", [=, this] { page("host"); }});
        m_screens.push_back({"join", [=, this] {
                                 page("join");
                                 m_person.waitUntil("the tables are found",
                                                    [&] { return m_person.all("TableCard").size() == 5; });
                             }});
        m_screens.push_back(
            {"knocking", [=, this] {
                 page("join");
                 m_person.waitUntil("the page is there", [&] { return !m_person.all("JoinPage").isEmpty(); });
                 const QString address = QStringLiteral("127.0.0.1:%1").arg(m_neighbours.host().port());
                 m_window.findChild<LanTable*>()->join(address, "seat");
                 m_person.waitUntil("pictures are compared",
                                    [&] { return !m_person.all("ComparisonPictures").isEmpty(); });
             }});
        m_screens.push_back({"lobby", [this] {
                                 const QString game =
                                     QString::fromStdString(Program::instance().games().front()->sheet().id);
                                 m_window.findChild<LanTable*>()->host(
                                     {{"game", game}, {"seats", 4}, {"tableName", "The long evening"}});
                                 m_person.waitUntil("the lobby is there",
                                                    [&] { return !m_person.all("LobbyPage").isEmpty(); });
                             }});
        for (int tab = 0; tab < 6; ++tab)
            m_screens.push_back({QStringLiteral("settings-%1").arg(tab), [=, this] {
                                     page("home");
                                     m_window.setProperty("layer", "settings");
                                     m_person.waitUntil("the settings are there", [&] {
                                         return !m_person.all("SettingsPage").isEmpty();
                                     });
                                     m_person.all("SettingsPage").first()->setProperty("current", tab);
                                 }});
        m_screens.push_back({"matches", [=, this] {
                                 page("home");
                                 m_window.setProperty("layer", "matches");
                             }});
        m_screens.push_back({"help", [=, this] {
                                 page("home");
                                 m_window.setProperty("layer", "help");
                             }});
    }

    MatchSetup& options()
    {
        m_person.waitUntil("options are there", [&] { return !m_person.all("OptionsPanel").isEmpty(); });
        return *m_person.all("OptionsPanel").first()->property("setup").value<MatchSetup*>();
    }

    /// `drawer` is open where the layout has drawers.
    void addTable(const QString& name, int seats, int moves, const char* drawer = "",
                  const char* secondName = nullptr)
    {
        Program& program = Program::instance();
        MatchRecord match = sampleMatch(*program.games().front(), seats, moves);
        if (secondName)
            match.players[1].name = secondName;
        const QString id = QString::fromStdString(program.library().add(match));
        m_screens.push_back({name, [id, drawer, this] {
                                 QMetaObject::invokeMethod(&m_window, "openMatch", Q_ARG(QString, id));
                                 m_person.waitUntil("the table is there",
                                                    [&] { return !m_person.all("MatchView").isEmpty(); });
                                 QTest::qWait(20);
                                 for (QQuickItem* layout : m_person.all("ColumnTable"))
                                     layout->setProperty("drawer", drawer);
                             }});
    }

    /// What follows a moment later has followed.
    void settle()
    {
        QTest::qWait(60);
        m_window.grabWindow();
        QTest::qWait(20);
    }

    FreshFolder m_folder;
    OpenedProgram m_program;
    Neighbours m_neighbours;
    Person m_person;
    QQuickWindow& m_window = m_program.window();
    std::vector<Screen> m_screens;
};

void readAll(const char* language)
{
    Reading reading(language);
    for (const int percent : {100, 200, 300})
        reading.read(percent, QSize(1280, 800));
    for (const int percent : {100, 300}) {
        reading.read(percent, QSize(1920, 1080));
        reading.read(percent, QSize(1024, 700));
    }
    reading.read(150, QSize(1280, 800));
}

} // namespace

TEST_CASE("Every word can be read at every text size, in English") { readAll("en"); }
TEST_CASE("Every word can be read at every text size, in German") { readAll("de"); }
