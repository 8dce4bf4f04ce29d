#include "every_page.h"

#include "app/home/match_setup.h"
#include "app/home/sample_match.h"
#include "app/lan/lan_table.h"
#include "app/maps/map_desk.h"
#include "app/night/script_editor.h"
#include "app/program.h"
#include "app/table/model/replay_model.h"
#include "lan/find/announcer.h"
#include "pace.h"
#include "session/played_match.h"

#include <QFile>
#include <QQmlEngine>
#include <QQuickImageProvider>
#include <QTest>
#include <doctest/doctest.h>

#include <algorithm>
#include <array>

namespace tablewood::journeys {

namespace {

/// More moves than any match has.
constexpr int kWholeMatch = 100'000;

/// Whether every picture that its page did not wait for (LateImage) is there, and no longer fading in.
bool isPainted(const QQuickItem& item)
{
    if (item.isVisible() && item.property("isHere").isValid() && item.opacity() < 1)
        return false;
    return std::ranges::all_of(item.childItems(), [](const QQuickItem* child) { return isPainted(*child); });
}

/// What is of this QML type and belongs to the item or to one in it; null if nothing is.
QObject* partOf(QQuickItem& item, const char* qmlType)
{
    const QByteArray name = QByteArray(qmlType) + "_QML";
    for (QObject* each : item.children())
        if (QByteArray(each->metaObject()->className()).startsWith(name))
            return each;
    for (QQuickItem* child : item.childItems()) {
        if (QByteArray(child->metaObject()->className()).startsWith(name))
            return child;
        if (QObject* const found = partOf(*child, qmlType))
            return found;
    }
    return nullptr;
}

} // namespace

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
        Program& program = Program::instance();
        lan::HostPlan plan = program.laptop().hostPlan(program.games().front()->sheet().id);
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
            // What is wrong with a table takes more words than the others need.
            if (tables.empty())
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

namespace {

/// Gives each picture its size and paints nothing.
class EmptyPictures : public QQuickImageProvider
{
public:
    EmptyPictures() : QQuickImageProvider(QQuickImageProvider::Image) {}
    QImage requestImage(const QString&, QSize* size, const QSize& requested) override
    {
        constexpr QSize kUsual(24, 24);
        QImage image(requested.isEmpty() ? kUsual : requested, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        *size = image.size();
        return image;
    }
};

} // namespace

EveryPage::EveryPage(const char* language)
    : m_program(m_folder), m_neighbours(std::make_unique<Neighbours>()), m_person(m_program, language)
{
    Program::instance().preferences().setLanguage(language);
    addPages();
    addNetworkPages();
    addLayers();
    for (const int seats : {2, 4})
        addTable(QStringLiteral("table-of-%1").arg(seats), seats, 140);
    addMoments(addTable("table-of-3", 3, 140));
    addTable("choosing-of-4", 4, 0);
    addTable("choosing-of-2", 2, 0);
    for (const char* drawer : {"log", "menu"})
        addTable(QStringLiteral("drawer-%1").arg(drawer), 3, 140, drawer);
    addForsakenMoments();
    addQuestions();
    addTable("end-of-4", 4, kWholeMatch);
    addTable("end-of-2", 2, kWholeMatch, "", "Jonas the very long-named");
    addEndsTogether();
}

EveryPage::~EveryPage() = default;

void EveryPage::hidePictures()
{
    qmlEngine(&m_window)->addImageProvider(QStringLiteral("art"), new EmptyPictures);
}

void EveryPage::open(const Page& page)
{
    m_window.setProperty("layer", "");
    if (m_popup) {
        QMetaObject::invokeMethod(m_popup, "close");
        // It gives the keyboard back at its end.
        m_person.waitUntil("it is closed",
                           [&] { return !m_popup || !m_popup->property("visible").toBool(); });
        m_popup.clear();
    }
    QMetaObject::invokeMethod(&m_window, "closeReplay");
    for (QQuickItem* night : m_person.all("NightRun"))
        QMetaObject::invokeMethod(night, "leave");
    auto* const lan = m_window.findChild<LanTable*>();
    if (lan->state() != "idle") {
        // As the window does it: in answer to something.
        QMetaObject::invokeMethod(lan, &LanTable::goHome, Qt::QueuedConnection);
        m_person.waitUntil("the table in the network is left", [&] { return lan->state() == "idle"; });
    }
    page.open();
    letSettle();
}

void EveryPage::letSettle()
{
    QTest::qWait(60);
    m_window.grabWindow();
    QTest::qWait(20);
    m_person.waitUntil("its pictures have come", [&] { return isPainted(*m_window.contentItem()); });
}

QQuickItem* EveryPage::modal() const
{
    if (!m_popup || !m_popup->property("modal").toBool())
        return nullptr;
    return m_popup->property("contentItem").value<QQuickItem*>()->parentItem();
}

bool EveryPage::isCovered(const QQuickItem& item) const
{
    if (QQuickItem* const over = modal(); over && !over->isAncestorOf(&item))
        return true;
    // The card stands in an item that is as large as the table; the page of a notebook grows out of its
    // place.
    for (const QQuickItem* stage : m_person.all("Stage"))
        if (!stage->isAncestorOf(&item) && stage != &item &&
            m_person.shownPart(*stage).intersects(m_person.shownPart(item)))
            return true;
    QList<QQuickItem*> sheets = m_person.all("LessonCard");
    for (QQuickItem* page : m_person.all("GuardedPage"))
        if (page->property("isOpen").toBool())
            sheets.append(page);
    for (const QQuickItem* sheet : sheets)
        for (const QQuickItem* paper : sheet->childItems())
            if (paper->inherits("QQuickRectangle") && !sheet->isAncestorOf(&item) &&
                m_person.shownPart(*paper).intersects(m_person.shownPart(item)))
                return true;
    return false;
}

bool EveryPage::isFading(const QQuickItem& item) const
{
    constexpr qreal kFade = 44;
    return std::ranges::any_of(m_person.all("ScrollArea"), [&](const QQuickItem* area) {
        const QRectF place = m_person.shownPart(*area);
        const QRectF shown = m_person.shownPart(item);
        return area->isAncestorOf(&item) &&
               ((area->property("hasMoreAbove").toBool() && shown.top() < place.top() + kFade) ||
                (area->property("hasMoreBelow").toBool() && shown.bottom() > place.bottom() - kFade));
    });
}

void EveryPage::show(const char* page) { m_window.setProperty("shownPage", page); }

/// The home page tells of all four tables, or has no room to.
bool EveryPage::knowsTables() const
{
    const QList<QQuickItem*> panels = m_person.all("NearbyPanel");
    return panels.isEmpty() ||
           panels.first()->property("shown").toInt() + panels.first()->property("others").toInt() == 4;
}

MatchSetup& EveryPage::options()
{
    m_person.waitUntil("options are there", [&] { return !m_person.all("OptionsPanel").isEmpty(); });
    return *m_person.all("OptionsPanel").first()->property("setup").value<MatchSetup*>();
}

void EveryPage::addPages()
{
    m_pages.push_back({"home", [this] {
                           show("home");
                           m_person.waitUntil("the tables nearby are found", [&] { return knowsTables(); });
                       }});
    addSetups();
    m_pages.push_back({"host", [this] { show("host"); }});
    m_pages.push_back({"night", [this] {
                           show("night");
                           m_person.waitUntil("the choices are there",
                                              [&] { return !m_person.all("NightChoice").isEmpty(); });
                       }});
    m_pages.push_back({"night-runs", [this] {
                           show("night");
                           m_person.waitUntil("the choices are there",
                                              [&] { return !m_person.all("NightChoice").isEmpty(); });
                           QMetaObject::invokeMethod(m_person.all("NightChoice").first(), "start");
                           m_person.waitUntil("the night runs",
                                              [&] { return !m_person.all("NightRun").isEmpty(); });
                           QMetaObject::invokeMethod(m_person.all("NightRun").first(), "stand");
                       }});
    addScripts();
    addMaps();
    m_pages.push_back({"night-cut-off", [this] {
                           // Nothing of it is kept for the pages after this one.
                           QFile kept(m_folder.filePath("night.json"));
                           REQUIRE(kept.open(QIODevice::WriteOnly));
                           kept.write(R"({"format": 1, "order": {"script":
                               "/home/mira/nights/the-long-night-of-all-who-came.json", "language": "en",
                               "cast": {"gone": []}, "recordings": ""}, "place": {"step": "seer", "phase": "counting",
                               "toCount": 1, "counted": 1, "elapsed": 1}})");
                           kept.close();
                           show("home");
                           show("night");
                           m_person.waitUntil("it is told why it cannot go on",
                                              [&] { return !m_person.all("NightKept").isEmpty(); });
                           REQUIRE(kept.remove());
                       }});
}

void EveryPage::addMaps()
{
    const auto desk = [this]() -> MapDesk& {
        return *qmlEngine(&m_window)->singletonInstance<MapDesk*>(
            qmlTypeId("Tablewood.App", 1, 0, "MapDesk"));
    };
    const auto draw = [this, desk] {
        show("home");
        show("maps");
        m_person.waitUntil("the maps are listed", [&] { return !m_person.all("MapsPage").isEmpty(); });
        REQUIRE(desk().begin("fork"));
        m_person.waitUntil("the map is drawn", [&] { return !m_person.all("DrawingPage").isEmpty(); });
        m_person.waitUntil("the map is checked", [&] { return desk().editor()->isChecked(); });
    };
    // With large words the letters at the edge of the map may lie under what floats over it.
    constexpr bool kIsReadWhole = false;
    m_pages.push_back({"map", draw, false, kIsReadWhole});
    m_pages.push_back({"map-waves",
                       [draw, this] {
                           draw();
                           m_person.all("WavesDrawer").first()->setProperty("isOpen", true);
                       },
                       false, kIsReadWhole});
    m_pages.push_back({"map-bots",
                       [draw, this] {
                           draw();
                           QMetaObject::invokeMethod(m_person.all("DrawingPage").first(), "tryMap");
                       },
                       false, kIsReadWhole});
    m_pages.push_back({"maps", [this] {
                           show("home");
                           show("maps");
                           m_person.waitUntil("the maps are listed",
                                              [&] { return !m_person.all("MapsPage").isEmpty(); });
                       }});
}

void EveryPage::addScripts()
{
    const auto write = [this](const char* what, const char* page) {
        show("night");
        m_person.waitUntil("the page is there", [&] { return !m_person.all("ModeratorPage").isEmpty(); });
        QQuickItem* const moderator = m_person.all("ModeratorPage").first();
        QMetaObject::invokeMethod(moderator, "endWriting");
        QMetaObject::invokeMethod(moderator, what, Q_ARG(QString, "werewolves-night"));
        m_person.waitUntil("it is shown", [&] { return !m_person.all(page).isEmpty(); });
    };
    m_pages.push_back({"night-script", [write] { write("write", "ScriptPage"); }});
    m_pages.push_back({"night-script-faulty", [write, this] {
                           write("write", "ScriptPage");
                           auto* const editor =
                               m_person.all("ScriptForm").first()->property("editor").value<ScriptEditor*>();
                           editor->setStep(1);
                           editor->setWords("say", "");
                           editor->setCalled("werewolf", false);
                       }});
    m_pages.push_back({"night-voices", [write] { write("record", "RecordingsPage"); }});
    addPopup("night-go", "NightGoQuestion", [this] {
        show("night");
        m_person.waitUntil("the page is there", [&] { return !m_person.all("ModeratorPage").isEmpty(); });
        QMetaObject::invokeMethod(m_person.all("ModeratorPage").first(), "endWriting");
        m_person.waitUntil("the choices are there", [&] { return !m_person.all("NightChoice").isEmpty(); });
        QMetaObject::invokeMethod(m_person.all("NightChoice").first(), "start");
        m_person.waitUntil("the night runs", [&] { return !m_person.all("NightRun").isEmpty(); });
        QMetaObject::invokeMethod(m_person.all("NightRun").first(), "stand");
    });
}

void EveryPage::addSetups()
{
    for (const GameType* game : Program::instance().games()) {
        const QString id = QString::fromStdString(game->sheet().id);
        const auto setUp = [id, this] {
            show("setup");
            options().setGame(id);
            options().chooseStandard();
            options().setSeatCount(options().minSeats());
            m_person.all("OptionsPanel").first()->setProperty("isOpen", false);
        };
        m_pages.push_back({"setup-" + id, setUp});
        m_pages.push_back({"setup-changed-" + id, [setUp, this] {
                               setUp();
                               for (int row = 0; row < options().options()->rowCount(); ++row) {
                                   const auto option = options().options()->at(row).value<OptionEntry>();
                                   options().choose(option.key, option.values.last());
                               }
                           }});
        m_pages.push_back({"options-" + id, [setUp, this] {
                               setUp();
                               m_person.all("OptionsPanel").first()->setProperty("isOpen", true);
                           }});
    }
}

void EveryPage::addNetworkPages()
{
    m_pages.push_back({"join", [this] {
                           show("join");
                           m_person.waitUntil("the tables are found",
                                              [&] { return m_person.all("TableCard").size() == 5; });
                       }});
    m_pages.push_back(
        {"knocking", [this] {
             show("join");
             m_person.waitUntil("the page is there", [&] { return !m_person.all("JoinPage").isEmpty(); });
             const QString address = QStringLiteral("127.0.0.1:%1").arg(m_neighbours->host().port());
             m_window.findChild<LanTable*>()->join(address, "seat");
             m_person.waitUntil("pictures are compared",
                                [&] { return !m_person.all("ComparisonPictures").isEmpty(); });
         }});
    m_pages.push_back(
        {"lobby", [this] {
             const QString game = QString::fromStdString(Program::instance().games().front()->sheet().id);
             m_window.findChild<LanTable*>()->host(
                 {{"game", game}, {"seats", 4}, {"tableName", "The long evening"}});
             m_person.waitUntil("the lobby is there", [&] { return !m_person.all("LobbyPage").isEmpty(); });
         }});
}

void EveryPage::addLayers()
{
    for (int tab = 0; tab < 6; ++tab)
        m_pages.push_back({QStringLiteral("settings-%1").arg(tab), [tab, this] {
                               show("home");
                               m_window.setProperty("layer", "settings");
                               m_person.waitUntil("the settings are there",
                                                  [&] { return !m_person.all("SettingsPage").isEmpty(); });
                               m_person.all("SettingsPage").first()->setProperty("current", tab);
                           }});
    m_pages.push_back({"matches", [this] {
                           show("home");
                           m_window.setProperty("layer", "matches");
                       }});
    m_pages.push_back({"help", [this] {
                           show("home");
                           m_window.setProperty("layer", "help");
                       }});
    m_pages.push_back({"help-keys", [this] {
                           show("home");
                           m_window.setProperty("layer", "help");
                           m_person.waitUntil("the help is there",
                                              [&] { return !m_person.all("HelpPage").isEmpty(); });
                           m_person.all("HelpPage").first()->setProperty("current", 0);
                       }});
}

void EveryPage::addPopup(const QString& name, const char* type, const std::function<void()>& open)
{
    m_pages.push_back({name,
                       [type, open, this] {
                           open();
                           m_popup = partOf(*m_window.contentItem(), type);
                           REQUIRE(m_popup);
                           QMetaObject::invokeMethod(m_popup, "open");
                           m_person.waitUntil("it has popped up",
                                              [&] { return m_popup->property("opened").toBool(); });
                       },
                       false, false});
}

void EveryPage::addQuestions()
{
    addPopup("losing", "UnstoredQuestion", [this] {
        show("home");
        QMetaObject::invokeMethod(&m_window, "askToLose");
    });
    addPopup("leaving", "LeaveQuestion", [this] {
        show("home");
        QMetaObject::invokeMethod(&m_window, "askToLeave", Q_ARG(QString, ""));
    });
    addPopup("naming", "RenameLayer", [this] {
        show("home");
        m_window.setProperty("layer", "matches");
        m_person.waitUntil("the matches are there", [&] { return !m_person.all("LibraryPage").isEmpty(); });
    });
    addPopup("emblems", "EmblemPicker", [this] {
        show("setup");
        options();
    });
    const auto atNetworkTable = [this] {
        auto* const lan = m_window.findChild<LanTable*>();
        const QString game = QString::fromStdString(Program::instance().games().front()->sheet().id);
        lan->host({{"game", game}, {"seats", 2}, {"tableName", "The short evening"}});
        m_person.waitUntil("the lobby is there", [&] { return lan->lobby()->mySeat() == 0; });
        lan->lobby()->addBot(1, 0);
        m_person.waitUntil("it can begin", [&] { return lan->lobby()->canStart(); });
        lan->lobby()->start();
        m_person.waitUntil("the table is there", [&] { return !m_person.all("LanMatch").isEmpty(); });
    };
    m_pages.push_back({"network-table", atNetworkTable});
    addPopup("people", "PeopleLayer", atNetworkTable);
    addPopup("reactions", "Reactions", atNetworkTable);
}

void EveryPage::layTable(const QString& match)
{
    // A table that is open stays as it is.
    QMetaObject::invokeMethod(&m_window, "goHome");
    QMetaObject::invokeMethod(&m_window, "openMatch", Q_ARG(QString, match));
    m_person.waitUntil("the table is there", [&] { return !m_person.all("MatchView").isEmpty(); });
}

TableModel& EveryPage::table()
{
    return *m_person.all("MatchView").first()->property("table").value<TableModel*>();
}

void EveryPage::addMoments(const QString& match)
{
    const auto behindGate = [match, this] {
        Program::instance().preferences().setCoversTable(true);
        layTable(match);
        Program::instance().preferences().setCoversTable(false);
        m_person.waitUntil("the gate is closed", [&] { return !m_person.all("Cover").isEmpty(); });
    };
    m_pages.push_back({"gate", behindGate});
    m_pages.push_back({"shown-to-all",
                       [behindGate, this] {
                           behindGate();
                           table().showToAll();
                       },
                       false, false});
    m_pages.push_back({"shared-screen",
                       [match, this] {
                           layTable(match);
                           table().setSharedScreen(true);
                           m_person.waitUntil("the shared screen is shown",
                                              [&] { return !m_person.all("SharedPage").isEmpty(); });
                       },
                       true, false});
    m_pages.push_back({"hint", [match, this] {
                           layTable(match);
                           table().askHint();
                           m_person.waitUntil("a hint is there",
                                              [&] { return !table().hint()->words().isEmpty(); });
                       }});
    m_pages.push_back({"lesson",
                       [match, this] {
                           Program::instance().preferences().setExplainsGames(true);
                           layTable(match);
                           Program::instance().preferences().setExplainsGames(false);
                           m_person.waitUntil("something is explained",
                                              [&] { return !m_person.all("LessonCard").isEmpty(); });
                       },
                       false, false});
    m_pages.push_back({"not-stored", [match, this] {
                           layTable(match);
                           QObject* const page = m_person.all("TablePage").first();
                           const QList<QObject*> parts = page->findChildren<QObject*>();
                           const auto notice = std::ranges::find_if(parts, [](const QObject* part) {
                               return part->property("isChangedElsewhere").isValid() &&
                                      part->property("iconName") == "warn";
                           });
                           REQUIRE(notice != parts.end());
                           (*notice)->setProperty("text", "The disk is full. Make room on it.");
                           m_person.waitUntil("the note is there",
                                              [&] { return !m_person.all("HeadNote").isEmpty(); });
                       }});
    m_pages.push_back({"unstored", [match, this] {
                           layTable(match);
                           m_person.all("MatchView").first()->setProperty("unstored", "The disk is full.");
                           m_person.waitUntil("the mark is there",
                                              [&] { return !m_person.all("UnstoredMark").isEmpty(); });
                       }});
    for (const char* moment : {"begin", "end"})
        m_pages.push_back(
            {QString("replay-%1").arg(moment),
             [match, moment, this] {
                 layTable(match);
                 QMetaObject::invokeMethod(
                     m_person.all("MatchView").first()->property("ways").value<QObject*>(), "replay");
                 m_person.waitUntil("the replay is open",
                                    [&] { return !m_person.all("ReplayBar").isEmpty(); });
                 auto* const replay =
                     m_person.all("ReplayBar").first()->property("replay").value<ReplayModel*>();
                 if (moment == std::string_view("begin"))
                     replay->go(0);
             },
             false, false});
}

namespace {

/// The record of a match that is there, and the match. Many end before they come there.
std::pair<MatchRecord, std::shared_ptr<Match>> sampleOf(const GameType& game, const TableMoment& moment)
{
    for (int seed = 1; seed < 200; ++seed) {
        MatchRecord record =
            sampleMatch(game, moment.seats, Seed::fromText(std::to_string(seed)), moment.isWanted);
        NoJournal journal;
        std::shared_ptr<Match> match = PlayedMatch(game, record, journal).match().clone();
        if (!moment.isWanted(*match))
            continue;
        int left = moment.othersActed;
        for (std::int8_t index = 1; index < moment.seats && left > 0; ++index) {
            const std::vector<std::string> legal = match->legalMoves(Seat{index});
            if (legal.empty())
                continue;
            JournalEntry entry{Seat{index}, legal[static_cast<std::size_t>(index) % legal.size()]};
            Log log;
            match->apply(entry.seat, entry.move, log);
            entry.hash = match->hash();
            entry.hasRevealed = log.hasRevealed();
            record.moves.push_back(entry);
            --left;
        }
        return {record, match};
    }
    FAIL("no match comes to ", moment.name.toStdString());
    return {};
}

} // namespace

void EveryPage::addMoment(const GameType& game, const TableMoment& moment)
{
    constexpr std::array names{"Mira", "Jonas", "Sami", "Theodora", "Odo",  "Runa",
                               "Tove", "Piet",  "Lio",  "Ines",     "Bram", "Maximiliane"};
    auto [record, match] = sampleOf(game, moment);
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        record.players[seat].name = names[seat % names.size()];
        if (seat == 0 || moment.arePersons)
            continue;
        record.players[seat].kind = PlayerKind::bot;
        record.players[seat].bot = "random";
    }
    Program& program = Program::instance();
    record.content = program.contentNow(record.game);
    const std::size_t moves = record.moves.size();
    const std::string id = program.library().add(record);
    m_pages.push_back({moment.name,
                       [id, moves, moment, match = match, this] {
                           QMetaObject::invokeMethod(&m_window, "goHome");
                           m_person.waitUntil("the table before is left",
                                              [&] { return m_person.all("MatchView").isEmpty(); });
                           // What its clock and the bots did when it was open before.
                           Library& library = Program::instance().library();
                           if (library.load(id).moves.size() > moves)
                               library.truncate(id, library.version(id), moves);
                           Program::instance().preferences().setExplainsGames(moment.isExplained);
                           Program::instance().preferences().setStageTime(
                               static_cast<int>(moment.isStaged ? StageTime::full : StageTime::none));
                           layTable(QString::fromStdString(id));
                           Program::instance().preferences().setExplainsGames(false);
                           table().setSecond(kStill);
                           table().setBotPace(kStill);
                           if (match->view(Seat{0}).night)
                               m_person.waitUntil("it is dark",
                                                  [&] { return !m_person.all("NightPage").isEmpty(); });
                           if (moment.then)
                               moment.then(*match);
                       },
                       moment.isForEyesAlone, moment.isReadWhole});
}

void EveryPage::addEndsTogether()
{
    Program& program = Program::instance();
    for (const GameType* game : program.games()) {
        if (!game->sheet().isTogether)
            continue;
        MatchRecord match = sampleMatch(*game, game->sheet().minSeats, kWholeMatch);
        match.content = program.contentNow(match.game);
        const QString id = QString::fromStdString(program.library().add(match));
        m_pages.push_back({"end-of-" + QString::fromStdString(match.game),
                           [id, this] {
                               layTable(id);
                               m_person.waitUntil("the end is shown",
                                                  [&] { return !m_person.all("EndPage").isEmpty(); });
                           },
                           false, false});
    }
}

QString EveryPage::addTable(const QString& name, int seats, int moves, const char* drawer,
                            const char* secondName)
{
    Program& program = Program::instance();
    MatchRecord match = sampleMatch(*program.games().front(), seats, moves);
    match.content = program.contentNow(match.game);
    if (secondName)
        match.players[1].name = secondName;
    const QString id = QString::fromStdString(program.library().add(match));
    m_pages.push_back({name, [id, drawer, this] {
                           layTable(id);
                           QTest::qWait(20);
                           for (QQuickItem* layout : m_person.all("ColumnForm"))
                               layout->setProperty("drawer", drawer);
                       }});
    return id;
}

} // namespace tablewood::journeys
