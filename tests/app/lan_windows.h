#pragma once

#include "app/lan/lan_table.h"
#include "kernel/match.h"
#include "loopback.h"
#include "storage/library.h"

#include <QTemporaryDir>
#include <doctest/doctest.h>

/// Several laptops with windows in one process, at tables of Connect Four.
namespace tablewood {

/// The program behind all windows, with no game of its own.
Program& sharedProgram();
const GameType& connectFour();

/// A laptop with its own folder, and the window's place at a table on it.
class Window
{
public:
    explicit Window(std::string person, const lan::DiscoveryNetwork& network,
                    const GameType& game = connectFour(), lan::Clock* clock = nullptr)
        : m_person(std::move(person)), m_game(game), m_clock(clock), m_place(m_folder.path(), network),
          m_library(m_folder.path())
    {
        open();
    }

    /// The program is killed and started again.
    void open();
    void close() { m_table.reset(); }

    LanTable& operator*() { return *m_table; }
    LanTable* operator->() { return m_table.get(); }
    LobbyModel& lobby() { return *m_table->lobby(); }
    /// Waits until somebody knocks.
    LobbyKnock knock()
    {
        REQUIRE(lan::comesTo([this] { return lobby().knocks()->count() == 1; }));
        return lobby().knocks()->at(0).value<LobbyKnock>();
    }
    LobbySeat seat(int seat) { return lobby().seats()->at(seat).value<LobbySeat>(); }
    Library& library() { return m_library; }
    /// Such a change of its matches, "INSERT" or "UPDATE OF hosting", is refused from now on.
    void breakLibrary(const QString& deed);
    void mendLibrary();
    /// How often this laptop is kept from falling asleep.
    int awake() const { return m_awake; }

    bool comesTo(const char* state)
    {
        return lan::comesTo([&] { return m_table->state() == QLatin1String(state); });
    }
    /// Plays once its turn has come, and waits until the table has taken it.
    void play(int column)
    {
        press(column);
        const int before = pieces();
        REQUIRE(lan::comesTo([&] { return pieces() > before || !isAsked(); }));
    }
    void press(int column)
    {
        REQUIRE(lan::comesTo([&] { return m_table->table() && isAsked(); }));
        TableModel& table = *m_table->table();
        const QString board = table.scene()->boards()->rows().front().key;
        const auto target = table.scene()->targetsOn(board)->at(column).value<TargetEntry>();
        table.pressSpace(board, target.column, target.row);
    }
    bool isAsked() { return m_table->table()->scene()->isMyTurn() && !m_table->table()->isShowing(); }
    int pieces()
    {
        TableModel& table = *m_table->table();
        return table.scene()->piecesIn(table.scene()->boards()->rows().front().key)->count();
    }
    bool seesPieces(int count)
    {
        return lan::comesTo([&] { return m_table->table() && pieces() == count; });
    }

private:
    void inLibrary(const QString& sql);

    std::string m_person;
    const GameType& m_game;
    lan::Clock* m_clock;
    int m_awake = 0;
    QTemporaryDir m_folder;
    LanPlace m_place;
    Library m_library;
    std::unique_ptr<LanTable> m_table;
};

/// Mira hosts, Jonas may join.
struct Two
{
    /// Matches go by this clock; by the laptop's own without one.
    explicit Two(const GameType& played = connectFour(), lan::Clock* time = nullptr)
        : game(played), clock(time)
    {
        mira->host({{"game", QString::fromStdString(game.sheet().id)}, {"seats", 2}});
        REQUIRE(mira->why() == "");
        REQUIRE(mira.comesTo("lobby"));
        REQUIRE(lan::comesTo([&] { return mira.lobby().mySeat() == 0 && mira.lobby().isReady(); }));
    }

    QString link() { return QStringLiteral("127.0.0.1:%1").arg(mira->port()); }

    void admitJonas()
    {
        jonas->join(link(), "seat");
        REQUIRE(jonas.comesTo("comparing"));
        mira.lobby().admit(mira.knock().number);
        REQUIRE(jonas.comesTo("lobby"));
    }

    void startMatch()
    {
        admitJonas();
        REQUIRE(lan::comesTo([&] { return jonas.lobby().mySeat() == 1; }));
        jonas.lobby().ready(true);
        REQUIRE(lan::comesTo([&] { return mira.lobby().canStart(); }));
        mira.lobby().start();
        REQUIRE(mira.comesTo("table"));
        REQUIRE(jonas.comesTo("table"));
    }

    void playAMoveEach()
    {
        startMatch();
        mira.play(3);
        REQUIRE(jonas.seesPieces(1));
        jonas.play(2);
        REQUIRE(mira.seesPieces(2));
    }

    void moveToJonas()
    {
        mira.lobby().askToHost(mira.seat(1).guest);
        REQUIRE(lan::comesTo([&] { return jonas->isAskedToHost(); }));
        jonas->answerToHost(true);
        REQUIRE(lan::comesTo([&] { return jonas->isHost() && jonas->table(); }));
        REQUIRE(lan::comesTo([&] { return !mira->isHost() && mira->state() == "table"; }));
    }

    /// Mira reads what taking back would take with it, and asks for it.
    void askBack()
    {
        mira->table()->undo();
        CHECK(mira->table()->undoing()->warning().startsWith("It takes back your last move and all since."));
        CHECK(jonas->table()->undoing()->asker().seat == -1);
        mira->table()->undo();
    }

    const GameType& game;
    lan::Clock* clock;
    lan::DiscoveryNetwork network = lan::networkOfOurOwn();
    Window mira{"Mira", network, game, clock};
    Window jonas{"Jonas", network, game, clock};
};
} // namespace tablewood
