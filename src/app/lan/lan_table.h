#pragma once

#include "app/lan/table_visit.h"

#include <QtCore/QStringList>
#include <QtCore/QTimer>

namespace tablewood {

class Program;

/// This window's place at a table in the network, as the host or as a guest. Either way it looks at the table
/// as a guest of it: who hosts sees no more than their seat does.
class LanTable : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    /// "idle", "connecting", "comparing", "knocking", "lobby", "table", "lost" (it is tried again) or
    /// "ended".
    Q_PROPERTY(QString state READ state NOTIFY changed)
    /// Why it is lost or has ended, in one sentence.
    Q_PROPERTY(QString why READ why NOTIFY changed)
    Q_PROPERTY(bool isHost READ isHost NOTIFY changed)
    /// While a person at the host is asked: of ComparedPicture, the same stand on the host's screen.
    Q_PROPERTY(QVariantList comparison READ comparison NOTIFY changed)
    Q_PROPERTY(tablewood::LobbyModel* lobby READ lobby CONSTANT)
    /// Null before the match, and for who neither plays nor watches. Another view is another table.
    Q_PROPERTY(tablewood::TableModel* table READ table NOTIFY tableChanged)
    /// By which others join; empty for a guest.
    Q_PROPERTY(QString link READ link NOTIFY changed)
    Q_PROPERTY(QStringList addresses READ addresses NOTIFY changed)
    /// The match of the library that is hosted here; empty before it began, and for a guest.
    Q_PROPERTY(QString matchId READ matchId NOTIFY changed)
    /// The host wants to leave and asks this laptop to take the table over.
    Q_PROPERTY(bool isAskedToHost READ isAskedToHost NOTIFY changed)
    /// News for the person in one sentence: something could not be stored, the table moved. Empty if there is
    /// none, or once it was read.
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    /// Why the match that is hosted here cannot be stored now, and what to do; empty while it is stored.
    Q_PROPERTY(QString storageProblem READ storageProblem NOTIFY storageChanged)
    /// It goes on all the same, in memory; otherwise no move is played that cannot be stored.
    Q_PROPERTY(bool isUnstored READ isUnstored NOTIFY storageChanged)
    /// How the match was dealt, in one sentence; empty if this laptop was not there.
    Q_PROPERTY(QString dealing READ dealing NOTIFY changed)
    /// After the end: how the deal was found to be.
    Q_PROPERTY(QString fairness READ fairness NOTIFY changed)
    /// The host opened a match that does not fit what was seen or sealed.
    Q_PROPERTY(bool isUnfair READ isUnfair NOTIFY changed)

public:
    /// At the laptop of this program.
    explicit LanTable(QObject* parent = nullptr);
    LanTable(Program& program, Laptop laptop, QObject* parent = nullptr);
    /// Keeps the seat: a guest comes back by its token, a host by hostAgain.
    ~LanTable() override;

    QString state() const;
    QString why() const { return m_why; }
    bool isHost() const { return m_hosted != nullptr; }
    QVariantList comparison() const;
    LobbyModel* lobby() const { return m_lobby; }
    TableModel* table() const { return m_visit ? m_visit->table() : nullptr; }
    QString link() const;
    QStringList addresses() const;
    int port() const { return m_hosted ? m_hosted->host().port() : 0; }
    QString matchId() const;
    bool isAskedToHost() const { return m_isAskedToHost; }
    QString notice() const { return m_notice; }
    QString storageProblem() const;
    bool isUnstored() const;
    QString dealing() const;
    QString fairness() const { return m_visit ? m_visit->fairness() : QString(); }
    bool isUnfair() const { return m_visit && m_visit->isUnfair(); }

    /// Under which name and emblem the person plays; the preferences' unless it is called. A table is told.
    void setPersona(lan::Persona persona);

    /// Opens a table: {game, options, seats, name, emblem, tableName, plays}.
    Q_INVOKABLE void host(const QVariantMap& plan);
    /// Opens the table of a match that was hosted before: its guests get their seats back.
    Q_INVOKABLE void hostAgain(const QString& matchId);
    /// Joins by a link or an address. `wants` is "seat", "watch" or "shared-screen".
    Q_INVOKABLE void join(const QString& target, const QString& wants);
    /// For good: a guest's seat is free, a host's table is closed. The match is kept.
    Q_INVOKABLE void goHome();
    /// For now: the seat is kept. The others at a host's table wait for it to come back.
    Q_INVOKABLE void stepOut();
    Q_INVOKABLE void answerToHost(bool isYes);
    /// "applause", "laugh", "surprise", "thinking", "thanks" or "sorry".
    Q_INVOKABLE void react(const QString& kind);
    Q_INVOKABLE void dismissNotice();
    /// The match that is hosted here goes on without being stored, until that is possible again.
    Q_INVOKABLE void goOnUnstored();

Q_SIGNALS:
    void changed();
    void tableChanged();
    /// The match begins, for a person who was there as it was dealt: `table` has it.
    void begun();
    void noticeChanged();
    void storageChanged();
    /// `seat` is -1 for who only watches.
    void reacted(int seat, const QString& name, const QString& kind);

private:
    void begin(const QString& failed, const std::function<void()>& action);
    /// Nobody has said how the person is called.
    bool isNameless() const;
    /// The person's name and emblem for a table. A person without a name is "Host" or "Guest".
    lan::Persona persona(bool hosts) const;
    void introduce();
    void open(std::unique_ptr<OwnTable> hosted, const OwnPlace& place);
    void claim(std::unique_ptr<OwnTable> promised);
    void hear(const OwnTable& hosted);
    /// A visit as this person.
    TableVisit& newVisit(const lan::Persona& who);
    void connectionChanged();
    void followHost();
    void nameHost();
    void takeHandover(const lan::Handover& handover);
    void tableMoved(const lan::Moved& moved);
    void hostTaken();
    void joinMoved(const lan::Moved& moved);
    void dropCopyIfNotMoved();
    void goAfter(std::unique_ptr<OwnTable> gone, const lan::Moved& moved, const OwnPlace& place);
    void keepSendingOn(std::unique_ptr<OwnTable> former);
    void stopSendingOn();
    void depart();
    void leave();
    void retire(std::shared_ptr<void> gone);
    void end(const QString& why);
    void setNotice(const QString& notice);
    /// Shows in the morning the notice that came in the dark.
    void showHeldNotice();

    Program& m_program;
    Laptop m_laptop;
    std::optional<lan::Persona> m_persona;
    /// As whom the person was made known to the table.
    lan::Persona m_introduced;
    LobbyModel* m_lobby;
    std::unique_ptr<OwnTable> m_hosted;
    /// The table that was this laptop's before it moved to another.
    std::unique_ptr<OwnTable> m_former;
    QTimer m_formerTimer;
    /// A table that was handed over and is not ours yet.
    std::unique_ptr<OwnTable> m_next;
    std::unique_ptr<TableVisit> m_visit;
    /// Visits to tables elsewhere whose hosts are still to hear that they are over.
    std::vector<std::unique_ptr<TableVisit>> m_departing;
    /// Objects that are no longer used but may be in the middle of a call to this one.
    std::vector<std::shared_ptr<void>> m_retired;
    bool m_isAskedToHost = false;
    /// The host of before, while the table moves and the new host is not known yet.
    std::optional<lan::GuestId> m_formerHost;
    /// The table comes to this laptop: what becomes of the connection to where it was does not matter.
    bool m_isMoving = false;
    bool m_hasEnded = false;
    QString m_why;
    QString m_notice;
    std::optional<QString> m_heldNotice;
};

} // namespace tablewood
