#pragma once

#include "app/home/seat_list.h"
#include "app/table/scene/public_scene.h"
#include "app/words/entry_model.h"
#include "app/words/option_entry.h"
#include "content/lesson.h"
#include "kernel/match.h"

#include <map>

namespace tablewood {

class Program;

/// One value of an option. `scene` is what the board looks like with it, for options that are shown as
/// boards.
struct ChoiceEntry
{
    Q_GADGET
    QML_VALUE_TYPE(choiceEntry)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString hint MEMBER hint)
    Q_PROPERTY(bool isChosen MEMBER isChosen)
    Q_PROPERTY(tablewood::PublicScene scene MEMBER scene)

public:
    QString value;
    QString label;
    QString hint;
    bool isChosen = false;
    PublicScene scene;
    friend bool operator==(const ChoiceEntry&, const ChoiceEntry&) = default;
};

/// A value of an option that suits who plays alone with bots; `key` is empty where there is nothing to offer.
struct OptionOffer
{
    Q_GADGET
    QML_VALUE_TYPE(optionOffer)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString choice MEMBER choice)
    Q_PROPERTY(QString hint MEMBER hint)

public:
    QString key;
    QString value;
    QString label;
    /// The words of the value, and what it is good for.
    QString choice;
    QString hint;
    friend bool operator==(const OptionOffer&, const OptionOffer&) = default;
};

/// A match that is being set up: which game, who sits down, what is chosen. Everything has a good default.
class MatchSetup : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    /// The id of the game; the first of the shelf until another is set.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    /// Whether it is played on a map of somebody's own.
    Q_PROPERTY(bool hasOwnMap READ hasOwnMap NOTIFY changed)
    Q_PROPERTY(tablewood::SeatList* seats READ seats CONSTANT)
    Q_PROPERTY(int minSeats READ minSeats NOTIFY changed)
    Q_PROPERTY(int maxSeats READ maxSeats NOTIFY changed)
    Q_PROPERTY(bool hasPrivateViews READ hasPrivateViews NOTIFY changed)
    /// Whether all play together against the game.
    Q_PROPERTY(bool isTogether READ isTogether NOTIFY changed)
    /// Minutes that a match takes.
    Q_PROPERTY(int minutes READ minutes NOTIFY changed)
    /// The option that is shown as little boards; without values if the game has none.
    Q_PROPERTY(tablewood::OptionEntry scenario READ scenario NOTIFY changed)
    /// Its choices, of ChoiceEntry.
    Q_PROPERTY(tablewood::EntryModel* scenarios READ scenarios CONSTANT)
    /// What the chosen values tell before the match begins: GuideEntry values.
    Q_PROPERTY(QVariantList story READ story NOTIFY changed)
    /// The other options of the whole table, of OptionEntry.
    Q_PROPERTY(tablewood::EntryModel* options READ options CONSTANT)
    /// Whether all options are as the rules have them.
    Q_PROPERTY(bool isStandard READ isStandard NOTIFY changed)
    /// The game's remarks on seats and options as they are, such as whom they favour.
    Q_PROPERTY(QStringList remarks READ remarks NOTIFY changed)
    /// An option that is offered to one person among bots.
    Q_PROPERTY(tablewood::OptionOffer offer READ offer NOTIFY changed)
    /// Why no match can be dealt with seats and options as they are; empty if one can.
    Q_PROPERTY(QString obstacle READ obstacle NOTIFY changed)
    /// Whether the match can be explained at the table, and is. It begins then as its lesson has it, where
    /// nobody has chosen otherwise.
    Q_PROPERTY(bool canExplain READ canExplain NOTIFY changed)
    Q_PROPERTY(bool explains READ explains WRITE setExplains NOTIFY changed)
    /// For a match that is hosted: the table's name; what it is called while that is empty; whether the
    /// person before this screen plays.
    Q_PROPERTY(QString tableName MEMBER m_tableName NOTIFY changed)
    Q_PROPERTY(QString usualTableName READ usualTableName NOTIFY changed)
    Q_PROPERTY(bool plays MEMBER m_plays NOTIFY changed)
    /// The match is hosted: nobody begins alone then.
    Q_PROPERTY(bool isHosted MEMBER m_isHosted NOTIFY changed)
    /// Why the last start failed; empty otherwise.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    /// For QML.
    explicit MatchSetup(QObject* parent = nullptr);
    explicit MatchSetup(Program& program, QObject* parent = nullptr);

    QString game() const;
    void setGame(const QString& id);
    bool hasOwnMap() const { return !m_papers.empty(); }
    /// Plays the game on this map, the text of a file of one. Returns why that cannot be; empty where it can.
    Q_INVOKABLE QString useMap(const QString& game, const QString& map);
    SeatList* seats() { return &m_seats; }
    int minSeats() const;
    int maxSeats() const;
    bool hasPrivateViews() const;
    bool isTogether() const { return m_game && sheet()->isTogether; }
    int minutes() const;
    OptionEntry scenario() const;
    EntryModel* scenarios() { return &m_scenarios; }
    QVariantList story() const;
    EntryModel* options() { return &m_optionRows; }
    bool isStandard() const;
    QStringList remarks() const { return m_remarks; }
    OptionOffer offer() const;
    QString obstacle() const { return m_obstacle; }
    bool canExplain() const { return lesson() != nullptr; }
    bool explains() const;
    void setExplains(bool explains);
    QString usualTableName() const;
    QString problem() const { return m_problem; }

    /// Looks again at what persons have won, from which follows what is proposed (OptionOrder::road).
    Q_INVOKABLE void lookAtWins();
    /// What this seat chooses for itself, of OptionEntry; null for a seat that is not there.
    Q_INVOKABLE tablewood::EntryModel* optionsOf(int seat) const;
    Q_INVOKABLE void addSeat(bool isPerson);
    /// As many as the game allows at most.
    Q_INVOKABLE void setSeatCount(int count);
    /// Takes a value; seats are added or dropped where it needs another number of them.
    Q_INVOKABLE void choose(const QString& key, const QString& value);
    Q_INVOKABLE void chooseStandard();
    /// Puts the match into the library. Returns its id, empty if that failed (see problem).
    Q_INVOKABLE QString start();
    /// How the match is hosted: {game, options, seats, name, emblem, tableName, plays}.
    Q_INVOKABLE QVariantMap hostPlan() const;

    /// The set-up as it stands, with this seed.
    MatchRecord record(const Seed& seed) const;

Q_SIGNALS:
    void changed();

private:
    const GameSheet* sheet() const;
    void take(const GameType& game, std::vector<Paper> papers);
    /// For as many seats, with nothing chosen.
    Setup standardSetup() const;
    /// What was chosen, and what is proposed beside it.
    Setup ownSetup() const;
    /// Names what is proposed of the options that nobody has chosen.
    void propose(Setup& setup) const;
    void tell();
    void judge();
    const OptionSpec* pictured() const;
    /// The lesson for the match as it is set up; null for none.
    const Lesson* lesson() const;
    bool isExplained() const;
    /// An option under the name that the set-up has for it.
    OptionEntry entryOf(const OptionSpec& option, const std::string& key) const;
    ChoiceEntry entryOf(const OptionSpec& option, const OptionChoice& choice) const;
    std::string chosenValue(const std::string& key) const;
    PublicScene sceneOf(const OptionSpec& option, const OptionChoice& choice) const;
    void seatFirst(const GameSheet& sheet);
    void fitSeats(int least, int most, PlayerKind added);
    void seatsChanged();
    /// Who sits after a seat that is gone keeps what they chose.
    void forgetSeat(int seat);
    std::vector<EntryModel::Row> rowsOfSeat(int seat) const;

    Program& m_program;
    const GameType* m_game = nullptr;
    /// What is brought to it; the game is the one with that.
    std::vector<Paper> m_papers;
    std::vector<Lesson> m_lessons;
    /// Why the game is played on a plain board; empty where its look can be read.
    QString m_lookFault;
    SeatList m_seats;
    std::map<std::string, std::string> m_options;
    EntryModel m_scenarios;
    EntryModel m_optionRows;
    /// For each seat there can be.
    std::vector<EntryModel*> m_seatOptions;
    QString m_tableName;
    bool m_plays = true;
    bool m_isHosted = false;
    /// What persons have won of the game.
    std::vector<Setup> m_won;
    QString m_problem;
    QStringList m_remarks;
    QString m_obstacle;
    /// Boards of choices by option and value, since a new match is made for each.
    mutable std::map<std::pair<std::string, std::string>, PublicScene> m_scenes;
};

} // namespace tablewood
