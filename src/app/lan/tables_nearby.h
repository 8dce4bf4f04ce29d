#pragma once

#include "app/words/entry_model.h"
#include "lan/find/table_finder.h"

#include <QTimer>

namespace tablewood {

class Program;

/// A table in the network, or one that was joined before.
struct NearbyEntry
{
    Q_GADGET
    QML_VALUE_TYPE(nearbyEntry)
    Q_PROPERTY(QString name MEMBER name)
    /// The name to read aloud, the same on all laptops: "OLIVE OTTER 41".
    Q_PROPERTY(QString code MEMBER code)
    Q_PROPERTY(QString game MEMBER game)
    /// Empty where the table is not heard.
    Q_PROPERTY(QString gameName MEMBER gameName)
    /// How the game's box looks.
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(QString palette MEMBER palette)
    Q_PROPERTY(int free MEMBER free)
    Q_PROPERTY(int seats MEMBER seats)
    /// This laptop was let in there before: its seat may be kept, and nobody has to be asked.
    Q_PROPERTY(bool isKnown MEMBER isKnown)
    /// Open in this program.
    Q_PROPERTY(bool isOwn MEMBER isOwn)
    /// The link to join by.
    Q_PROPERTY(QString target MEMBER target)
    /// The version of the program that hosts it.
    Q_PROPERTY(QString version MEMBER version)
    /// Why it cannot be joined, and what to do; empty if it can.
    Q_PROPERTY(QString problem MEMBER problem)

public:
    QString name;
    QString code;
    QString game;
    QString gameName;
    QString emblem;
    QString palette;
    int free = 0;
    int seats = 0;
    bool isKnown = false;
    bool isOwn = false;
    QString target;
    QString version;
    QString problem;
    friend bool operator==(const NearbyEntry&, const NearbyEntry&) = default;
};

/// The tables that are open in the network now, and those that were joined last. Looks only while it is
/// asked to.
class TablesNearby : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    /// Whether somebody looks at the list: only then anything is asked in the network.
    Q_PROPERTY(bool isLooking READ isLooking WRITE setLooking NOTIFY isLookingChanged)
    /// NearbyEntry rows: the open tables. First come those one can come back to, then those with a free seat,
    /// then those one can watch. While somebody looks none changes its place: what is new comes below, and
    /// what is gone stays, and says so, until nothing stands below it.
    Q_PROPERTY(tablewood::EntryModel* tables READ tables CONSTANT)
    /// NearbyEntry rows: the tables joined last, with what is heard of them now. No row changes its place.
    Q_PROPERTY(tablewood::EntryModel* lastTables READ lastTables CONSTANT)

public:
    /// The last tables that are listed.
    static constexpr int kLastTables = 5;

    /// For QML.
    explicit TablesNearby(QObject* parent = nullptr);
    explicit TablesNearby(Program& program, QObject* parent = nullptr);

    bool isLooking() const { return m_isLooking; }
    void setLooking(bool looking);
    EntryModel* tables() { return &m_tables; }
    EntryModel* lastTables() { return &m_lastTables; }

    /// Where what a person typed or pasted leads: the link of the table whose code it is, where one of the
    /// lists has it, else what was typed.
    Q_INVOKABLE QString targetOf(const QString& typed) const;
    /// Why a person cannot join there; empty if it is an address or a link.
    Q_INVOKABLE static QString whyNot(const QString& target);
    /// Takes a table out of the last ones; one has to knock there again.
    Q_INVOKABLE void forget(const QString& target);
    /// Lists a few tables that are not there, for pictures of the pages, until it looks for real ones.
    Q_INVOKABLE void addSamples();

Q_SIGNALS:
    void isLookingChanged();

private:
    void refreshSoon();
    void refresh();
    void list(const std::vector<lan::FoundTable>& found);
    /// The tables that are heard; those listed before keep their places.
    std::vector<EntryModel::Row> inPlace(std::vector<EntryModel::Row> heard) const;

    Program& m_program;
    lan::TableFinder m_finder;
    /// Runs while what was heard waits to be shown.
    QTimer m_gathering;
    bool m_isLooking = false;
    EntryModel m_tables;
    EntryModel m_lastTables;
};

} // namespace tablewood
