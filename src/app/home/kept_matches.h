#pragma once

#include "app/home/kept_entry.h"
#include "app/table/model/ways_on.h"
#include "app/words/entry_model.h"

#include <QUrl>

#include <vector>

class QJSEngine;
class QQmlEngine;

namespace tablewood {

class Program;

/// The matches of the library, and those that could not be stored in it. What was removed can be brought
/// back, the last first.
class KeptMatches : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// KeptEntry values, the last played first.
    Q_PROPERTY(QVariantList matches READ matches NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// The words a person looks for, and the matches that have all of them, of KeptEntry.
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY changed)
    Q_PROPERTY(tablewood::EntryModel* found READ found CONSTANT)
    /// The longest name that a match is given here, in letters.
    Q_PROPERTY(int nameLength READ nameLength CONSTANT)
    /// How many matches go on without being stored: closing the program loses what was played in them.
    Q_PROPERTY(int unstored READ unstored NOTIFY changed)
    /// The match to go on with: the last played that has not ended. Its id is empty if there is none.
    Q_PROPERTY(tablewood::KeptEntry latest READ latest NOTIFY changed)
    /// Why the library cannot be read now, and what to do; empty while it can.
    Q_PROPERTY(QString unreadable READ unreadable NOTIFY changed)
    /// The match removed last that can be brought back; empty if there is none.
    Q_PROPERTY(QString removed READ removed NOTIFY changed)
    /// A fault of the library or of a file, and what to do; empty for none.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    /// The news that a file was saved, to be read once; else empty.
    Q_PROPERTY(QString done READ done NOTIFY changed)
    /// The problem in the words of the file or the system, or the place of a file; empty where there is no
    /// more to say.
    Q_PROPERTY(QString detail READ detail NOTIFY changed)

public:
    static constexpr int kNameLength = 60;

    /// For QML.
    explicit KeptMatches(QObject* parent = nullptr);
    explicit KeptMatches(Program& program, QObject* parent = nullptr);
    static KeptMatches* create(QQmlEngine* engine, QJSEngine* scriptEngine);

    QVariantList matches() const { return m_matches; }
    int count() const { return static_cast<int>(m_matches.size()); }
    KeptEntry latest() const;
    QString query() const { return m_query; }
    void setQuery(const QString& query);
    EntryModel* found() const { return m_found; }
    static int nameLength() { return kNameLength; }
    int unstored() const;
    QString unreadable() const { return m_unreadable; }
    QString removed() const;
    QString problem() const { return m_problem; }
    QString done() const { return m_done; }
    QString detail() const { return m_detail; }

    /// Reads the library again.
    Q_INVOKABLE void refresh();
    /// Gives a match a name of its own; an empty one gives it back the game's.
    Q_INVOKABLE void rename(const QString& id, const QString& name);
    Q_INVOKABLE void remove(const QString& id);
    Q_INVOKABLE void bringBack();
    /// Takes a match file into the library. Returns its new id, empty if the file does not fit (see problem).
    Q_INVOKABLE QString takeIn(const QString& path);
    /// Whether a match is one of a table that this laptop hosts, and goes on: then it is opened as a table,
    /// for who opens it may not see what the others hold.
    Q_INVOKABLE bool isHosted(const QString& id);
    /// Forgets the problem, or what has been done: the person has read it.
    Q_INVOKABLE void dismiss();
    /// A name for a file of the match, where people keep what is theirs.
    Q_INVOKABLE QUrl fileFor(const QString& id) const;
    /// The first of those that are not stored.
    Q_INVOKABLE QString firstUnstored() const;
    /// Tries at once to store what is not stored.
    Q_INVOKABLE void storeNow();
    /// Whether a match may be written into a file: whoever reads that sees all there is, so that one which is
    /// played at several laptops may not before it is over. Where not, it is said (see problem).
    Q_INVOKABLE bool maySave(const QString& id);
    /// Writes a match into a file of its own, and says where it lies (see done). False if that failed or may
    /// not be (see problem).
    Q_INVOKABLE bool saveAs(const QString& id, const QUrl& file);
    /// Takes in the match file of this address, as takeIn does.
    Q_INVOKABLE QString open(const QUrl& file) { return takeIn(file.toLocalFile()); }
    /// Puts a new match of the same game, options and players into the library. Returns its id, empty if that
    /// failed (see problem).
    Q_INVOKABLE QString again(const QString& id) { return follow(id, {}); }
    /// The same with what another match has that could follow this one.
    Q_INVOKABLE QString follow(const QString& id, const tablewood::WayOn& way);
    /// Puts a sample match of a game into the library (see sampleMatch). Returns its id.
    Q_INVOKABLE QString addSample(const QString& game, int seats, int moves);

Q_SIGNALS:
    void changed();

private:
    struct Removed
    {
        std::string id;
        QString name;
    };

    /// Does the work and reads the library anew. Returns whether it was done. A failure is told as `sentence`
    /// with the error as its detail, or else as the error alone.
    template <class Work>
    bool guarded(Work&& work, const QString& sentence = {});
    /// Says why something is not done although it could be.
    void withhold(const QString& why);
    void read();
    void search();

    Program& m_program;
    QVariantList m_matches;
    EntryModel* m_found;
    QString m_query;
    QString m_problem;
    QString m_done;
    QString m_detail;
    /// The last notice of a damaged library.
    QString m_notice;
    QString m_unreadable;
    std::vector<Removed> m_removed;
};

} // namespace tablewood
