#pragma once

#include "app/lan/lobby_model.h"
#include "app/lan/network_source.h"
#include "app/lan/own_table.h"
#include "app/table/model/table_model.h"
#include "lan/guest/remote_table.h"

namespace tablewood {

class Program;

/// This window as a guest of a table: its own, by a channel inside the program, or another laptop's. Keeps
/// the lobby and the table that are shown what the guest knows.
class TableVisit : public QObject
{
    Q_OBJECT

public:
    /// Both outlive the visit.
    TableVisit(Program& program, const Laptop& laptop, LobbyModel& lobby);
    ~TableVisit() override;

    /// Comes to the table that is open on this laptop, which outlives the visit.
    void sitAtOwn(OwnTable& hosted, const OwnPlace& place);
    void join(const lan::Whereabouts& where, const lan::Persona& who, lan::Watch wants);
    /// Asks the laptop that promised its table to this one what became of it.
    void askAbout(const lan::Whereabouts& where, const lan::Persona& who);
    /// Gives up the channel. Nothing is told any more.
    void leave();
    /// Leaves a table elsewhere for good: `departed` comes once its host knows, or after a while. Nothing
    /// else is told any more.
    void goHome();
    /// Nothing comes any more. The end of a match stays to be looked at.
    void dropUnfinished();

    /// Null before the visit has begun.
    lan::TableClient* guest() const { return m_remote ? &m_remote->guest() : m_own.get(); }
    /// Null at the own table.
    lan::RemoteTable* remote() const { return m_remote.get(); }
    /// "connecting", "comparing", "knocking", "lobby", "table", "lost" or "ended".
    QString state() const;
    QVariantList comparison() const;
    /// Null before the match, and for who neither plays nor watches.
    TableModel* table() const { return m_table; }
    /// How the match was dealt, in one sentence; empty if this laptop was not there.
    QString dealing() const;
    /// After the end: how the deal was found to be.
    QString fairness() const { return m_fairness; }
    bool isUnfair() const { return m_isUnfair; }

    void say(const lan::GuestSays& message);
    void react(const QString& kind);

Q_SIGNALS:
    void changed();
    void tableChanged();
    /// The match begins, for a person who was there as it was dealt: its table is there.
    void begun();
    /// The state of `remote()`.
    void connectionChanged();
    /// `seat` is -1 for who only watches.
    void reacted(int seat, const QString& name, const QString& kind);
    /// A notice for the person; empty once it is out of date.
    void noticed(const QString& what);
    void askedToHost();
    void handedOver(const tablewood::lan::Handover& handover);
    void departed();
    /// The table is on another laptop now.
    void moved(const tablewood::lan::Moved& moved);

private:
    void start(lan::JoinPlan plan);
    void stepBack();
    void hear(lan::TableClient& one);
    void lobbyChanged();
    void getReady();
    void tellOfStandIn();
    void viewChanged(Viewer viewer, const ViewChange& change);
    void takeOpened(const lan::OpenedMatch& match);
    void follow();
    void makeTable(const GameType& type, lan::TableClient& one);
    void dropTable();
    void point(const QString& board, QPoint cell);

    Program& m_program;
    const Laptop& m_laptop;
    LobbyModel& m_lobby;
    /// One of both: the guest of the own table, and a table elsewhere.
    std::unique_ptr<lan::TableClient> m_own;
    std::unique_ptr<lan::RemoteTable> m_remote;
    TableModel* m_table = nullptr;
    NetworkSource* m_source = nullptr;
    bool m_hasLeft = false;
    /// Whether the own guest still has to say so, once it has its seat.
    bool m_isReadyAtOnce = false;
    /// A bot plays on the seat of whoever sits here.
    bool m_isStoodIn = false;
    bool m_isSharedScreen = false;
    /// The match was dealt before the eyes of the person, and its table is still to come.
    bool m_isDealt = false;
    QString m_fairness;
    bool m_isUnfair = false;
};

} // namespace tablewood
