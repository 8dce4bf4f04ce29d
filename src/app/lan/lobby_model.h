#pragma once

#include "app/lan/lobby_entries.h"
#include "app/words/entry_model.h"
#include "app/words/option_entry.h"
#include "lan/guest/table_client.h"
#include "lan/host/table_host.h"

#include <QtCore/QTimer>

namespace tablewood {

/// The people at a table in the network, and what this person can do about them, as the host or as a guest.
class LobbyModel : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(LobbyModel)
    QML_UNCREATABLE("A LanTable has it")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// The game's id, and its name.
    Q_PROPERTY(QString game READ game NOTIFY changed)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    /// The chosen options of the whole table that are not the standard, in words; empty for none.
    Q_PROPERTY(QString optionsLine READ optionsLine NOTIFY changed)
    /// What the chosen values tell before the match begins: GuideEntry values. Beside them the name of the
    /// scenario, and its goal in a line.
    Q_PROPERTY(QVariantList story READ story NOTIFY changed)
    Q_PROPERTY(QString scenario READ scenario NOTIFY changed)
    Q_PROPERTY(QString goal READ goal NOTIFY changed)
    /// "gathering", "dealing", "playing", "moving" or "ended".
    Q_PROPERTY(QString stage READ stage NOTIFY changed)
    /// "5 of 8 seated, 4 ready".
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    /// LobbySeat values.
    Q_PROPERTY(tablewood::EntryModel* seats READ seats CONSTANT)
    /// What this person chooses for the seat they have, of OptionEntry, while people gather; empty for none.
    Q_PROPERTY(tablewood::EntryModel* choices READ choices CONSTANT)
    /// What the host chooses for the whole table, of OptionEntry, while people gather for a new match; empty
    /// for guests.
    Q_PROPERTY(tablewood::EntryModel* tableChoices READ tableChoices CONSTANT)
    /// LobbyWatcher values.
    Q_PROPERTY(tablewood::EntryModel* watchers READ watchers CONSTANT)
    /// LobbyKnock values; for the host alone.
    Q_PROPERTY(tablewood::EntryModel* knocks READ knocks CONSTANT)
    Q_PROPERTY(bool takesSpectators READ takesSpectators NOTIFY changed)
    /// "wait", "bot", "skip" or "partner": what happens while somebody who has to move is away.
    Q_PROPERTY(QString whenAway READ whenAway NOTIFY changed)
    /// By the rules of the game somebody may play the seat of who is away besides their own.
    Q_PROPERTY(bool hasPartners READ hasPartners NOTIFY changed)
    /// The host lets a night wait.
    Q_PROPERTY(bool isHalted READ isHalted NOTIFY changed)
    Q_PROPERTY(bool isHost READ isHost NOTIFY changed)
    /// This screen's own place: -1 without a seat.
    Q_PROPERTY(int mySeat READ mySeat NOTIFY changed)
    /// This screen's guest.
    Q_PROPERTY(int myself READ myself NOTIFY changed)
    Q_PROPERTY(bool isReady READ isReady NOTIFY changed)
    Q_PROPERTY(bool isWatching READ isWatching NOTIFY changed)
    Q_PROPERTY(bool isSharedScreen READ isSharedScreen NOTIFY changed)
    Q_PROPERTY(bool canStart READ canStart NOTIFY changed)
    /// Tells what the start waits for, "Start when Ola is ready"; to guests what they wait for.
    Q_PROPERTY(QString startHint READ startHint NOTIFY changed)
    /// For whom the table waits: who has a seat and is away, and seats that nobody has; empty if all are
    /// here.
    Q_PROPERTY(QString awayLine READ awayLine NOTIFY changed)
    /// Why the last command was not done; empty after a while.
    Q_PROPERTY(QString denied READ denied NOTIFY deniedChanged)

public:
    /// `game` finds a game by its id.
    explicit LobbyModel(lan::GameOf game, QObject* parent = nullptr);

    /// Shows this lobby from now on; null for none. Both outlive that.
    void follow(lan::TableClient* guest, lan::TableHost* host);
    /// Something may have changed.
    void refresh();
    /// The view has changed: dusk or dawn may have come.
    void followLight();
    /// People sit in the dark: who knocks, and what else could tell of somebody, waits for the morning.
    bool isDark() const { return m_isDark; }
    /// A command was not done.
    void deny(const Text& why);

    QString title() const;
    QString game() const { return QString::fromStdString(m_view.game); }
    QString gameName() const;
    QString optionsLine() const;
    QVariantList story() const;
    QString scenario() const;
    QString goal() const;
    QString stage() const;
    QString summary() const;
    EntryModel* seats() const { return m_seats; }
    EntryModel* choices() const { return m_choices; }
    EntryModel* tableChoices() const { return m_tableChoices; }
    EntryModel* watchers() const { return m_watchers; }
    EntryModel* knocks() const { return m_knocks; }
    bool takesSpectators() const { return m_view.takesSpectators; }
    QString whenAway() const;
    bool isHalted() const { return m_view.isHalted; }
    bool hasPartners() const;
    /// For "bot" and "partner".
    int awaySeconds() const { return static_cast<int>(m_view.awaySeconds); }
    bool isHost() const { return m_host != nullptr; }
    int mySeat() const { return m_self.seat.index; }
    /// Whether a bot plays on the seat, its own or for somebody.
    bool hasBot(int seat) const { return !m_view.bots[static_cast<std::size_t>(seat)].empty(); }
    int myself() const { return static_cast<int>(m_self.id); }
    bool isReady() const { return m_self.isReady; }
    bool isWatching() const { return m_self.watch != lan::Watch::nothing; }
    bool isSharedScreen() const { return m_self.watch == lan::Watch::sharedScreen; }
    bool canStart() const;
    QString startHint() const;
    QString awayLine() const;
    QString denied() const { return m_denied; }
    /// The guest whose window hosts; 0 for none.
    lan::GuestId host() const { return m_view.host; }
    /// The name of a guest; empty for nobody.
    QString nameOf(lan::GuestId guest) const;
    /// The seat of a guest; -1 for none.
    int seatOf(lan::GuestId guest) const;

    // ---- What everybody may do
    Q_INVOKABLE void sit(int seat);
    Q_INVOKABLE void stand();
    Q_INVOKABLE void ready(bool isReady);
    /// Takes a value of an option for the seat that this person has.
    Q_INVOKABLE void choose(const QString& key, const QString& value);
    /// Asks the person of a seat to trade places, or no longer; to one who asks it says yes or no.
    Q_INVOKABLE void trade(int seat, bool isOn);
    /// Watches without a seat, or not.
    Q_INVOKABLE void watch(bool isWatching);
    /// Plays the seat of somebody who is away besides the own one, or no longer.
    Q_INVOKABLE void playFor(int seat, bool isOn);

    // ---- What the host may do
    /// Lets somebody in, to the seat that is shown with them where they want one.
    Q_INVOKABLE void admit(int knock);
    Q_INVOKABLE void refuse(int knock);
    Q_INVOKABLE void kick(int guest);
    /// Gives a seat to a guest; who had it stays without one.
    Q_INVOKABLE void seatGuest(int guest, int seat);
    Q_INVOKABLE void swap(int seat, int other);
    /// From 0 (mild) to 2 (sharp).
    Q_INVOKABLE void addBot(int seat, int strength);
    Q_INVOKABLE void removeBot(int seat);
    /// Has a guest play the seat of somebody who is away besides their own, or nobody any more.
    Q_INVOKABLE void lend(int guest, int seat);
    Q_INVOKABLE void takeBack(int seat);
    /// Takes a value of an option of the whole table.
    Q_INVOKABLE void chooseForAll(const QString& key, const QString& value);
    Q_INVOKABLE void openSpectators(bool isOpen);
    Q_INVOKABLE void markSharedScreen(int guest);
    Q_INVOKABLE void setWhenAway(const QString& whenAway, int seconds);
    Q_INVOKABLE void halt(bool isHalted);
    Q_INVOKABLE void start();
    Q_INVOKABLE void askToHost(int guest);

Q_SIGNALS:
    void changed();
    void deniedChanged();
    /// It became dark, or light.
    void lightChanged();
    /// Somebody new asks to be let in.
    void knocked(const QString& name);
    /// The host has asked a guest to take the table over.
    void hostAsked(const QString& name);

private:
    static Seat seatAt(int seat) { return {static_cast<std::int8_t>(seat)}; }
    int seatCount() const { return static_cast<int>(m_view.bots.size()); }
    Setup setup() const { return {seatCount(), m_view.options, {}}; }
    std::vector<EntryModel::Row> seatRows() const;
    std::vector<EntryModel::Row> choiceRows() const;
    std::vector<EntryModel::Row> tableChoiceRows() const;
    const OptionChoice* picture() const;
    /// What a seat chooses for itself.
    std::vector<OptionEntry> optionsOf(int seat) const;
    std::vector<EntryModel::Row> watcherRows() const;
    std::vector<EntryModel::Row> knockRows() const;
    LobbySeat seatEntry(int seat) const;
    QString seatStatus(const LobbySeat& entry) const;
    const lan::LobbyGuest* holder(int seat) const;
    bool mayTrade(int seat) const;
    /// The seats that may play this one besides their own, by the rules of the game.
    Seats partnersOf(int seat) const;
    QVariantList partnerEntries(int seat) const;
    QString partnerLine() const;
    bool isFree(int seat) const;
    /// Where those who knock may sit down, by the order of their knocks.
    int seatForKnock(const lan::Knock& knock) const;
    void say(const lan::GuestSays& message);
    void command(const std::function<std::optional<Text>(lan::Lobby&)>& change);
    void tell(const std::optional<Text>& why);
    void setDenied(const QString& denied);

    /// The game with what was brought to the table; null if this program has none of its id.
    const GameType* type() const;

    lan::GameOf m_game;
    lan::TableClient* m_guest = nullptr;
    lan::TableHost* m_host = nullptr;
    lan::LobbyView m_view;
    lan::LobbyGuest m_self;
    bool m_isDark = false;
    std::vector<lan::Knock> m_knocking;
    EntryModel* m_seats;
    EntryModel* m_choices;
    EntryModel* m_tableChoices;
    EntryModel* m_watchers;
    EntryModel* m_knocks;
    QString m_denied;
    QTimer m_deniedTimer;
};

} // namespace tablewood
