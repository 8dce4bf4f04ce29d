#pragma once

#include "app/lan/laptop.h"
#include "lan/find/announcer.h"
#include "lan/host/library_store.h"
#include "lan/host/table_host.h"

#include <QtCore/QTimer>
#include <QtCore/QVariantMap>

namespace tablewood {

/// How the person who hosts comes to their own table.
struct OwnPlace
{
    lan::Persona who;
    lan::Watch wants = lan::Watch::nothing;
    /// Sits down on the first free seat.
    bool takesSeat = false;
};

/// So long a table that has moved sends on whoever slept meanwhile.
inline constexpr std::chrono::minutes kSendsOn{10};

/// A table that is open on this laptop: announced, kept in the library, and a reason to stay awake.
class OwnTable : public QObject
{
    Q_OBJECT

public:
    /// A new table: {game, options, seats, name, emblem, tableName, plays}. What the plan does not name is as
    /// `who` has it. This and the others throw InputError, or std::runtime_error in words for people, if the
    /// table cannot be opened. The laptop outlives the table.
    static std::unique_ptr<OwnTable> planned(const Laptop& laptop, const QVariantMap& plan, lan::Persona who);
    /// The table of a match that was hosted before: its guests get their seats back. `who` comes to it if it
    /// does not know who hosted.
    static std::unique_ptr<OwnTable> openedAgain(const Laptop& laptop, const QString& match,
                                                 lan::Persona who);
    /// The table that went from this laptop to another lately: its guests are sent on. Null if there is none.
    static std::unique_ptr<OwnTable> sendingOn(const Laptop& laptop);
    /// The table that another laptop hands over.
    static std::unique_ptr<OwnTable> handedOver(const Laptop& laptop, const std::string& game,
                                                const lan::Handover& handover);

    ~OwnTable() override;

    lan::TableHost& host() const { return *m_host; }
    const OwnPlace& ownPlace() const { return m_ownPlace; }
    /// The match in the library; empty before it began.
    std::string match() const { return m_store.id(); }
    /// Where it is kept; null before it began.
    const MatchStorage* storage() const { return m_store.storage().get(); }
    /// The match goes on although it cannot be stored for now.
    void goOnUnstored();
    /// By which others join.
    QString link() const;
    /// The table has moved: for some minutes it tells those who come where it is, also after a restart of the
    /// program.
    void sendOn();
    /// How long it still does so.
    std::chrono::milliseconds sendsOnFor() const;
    /// Forgets the table that has moved.
    void stopSendingOn();

Q_SIGNALS:
    /// The guests, the stage or the match changed.
    void changed();
    /// News for the person who hosts, in a sentence.
    void troubled(const QString& why);
    /// Whether the match can be stored, or why not.
    void storageChanged();

private:
    OwnTable(const Laptop& laptop, std::shared_ptr<MatchStorage> storage);
    void watchStorage();
    void open();
    void tellChanges();
    void picture();

    const Laptop& m_laptop;
    OwnPlace m_ownPlace;
    // In the order in which it is opened; it is taken down the other way round.
    lan::LibraryStore m_store;
    std::unique_ptr<lan::TableHost> m_host;
    std::unique_ptr<lan::Announcer> m_announcer;
    std::optional<lan::LobbyView> m_announced;
    /// The match as it was when the list of matches got its picture.
    std::optional<std::uint64_t> m_pictured;
    QTimer m_pictureTimer;
    /// Keeps the laptop awake: all others would lose the table.
    std::shared_ptr<void> m_awake;
    /// When it has sent on for long enough, in ms since 1970.
    qint64 m_sendsOnUntil = 0;
};

} // namespace tablewood
