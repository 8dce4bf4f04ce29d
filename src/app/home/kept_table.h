#pragma once

#include "app/home/match_keeper.h"
#include "app/table/model/table_model.h"

namespace tablewood {

class Program;

/// Opens a match of the library at a table and keeps what lists show of it up to date.
class KeptTable : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    /// The match to open.
    Q_PROPERTY(QString matchId READ matchId WRITE setMatchId NOTIFY changed)
    /// Null until a match is open.
    Q_PROPERTY(tablewood::TableModel* table READ table NOTIFY changed)
    /// Why the match could not be opened; empty if it could.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    /// Why the match cannot be stored now, and what to do; empty while it is stored.
    Q_PROPERTY(QString storageProblem READ storageProblem NOTIFY storageChanged)
    /// It goes on all the same, in memory; otherwise no move is played that cannot be stored.
    Q_PROPERTY(bool isUnstored READ isUnstored NOTIFY storageChanged)
    /// Another copy of the program has changed it: it can go on as a match of its own.
    Q_PROPERTY(bool isChangedElsewhere READ isChangedElsewhere NOTIFY storageChanged)

public:
    /// For QML.
    explicit KeptTable(QObject* parent = nullptr);
    explicit KeptTable(Program& program, QObject* parent = nullptr);

    QString matchId() const { return m_matchId; }
    void setMatchId(const QString& id);
    TableModel* table() const { return m_table.get(); }
    QString problem() const { return m_problem; }
    QString storageProblem() const;
    bool isUnstored() const;
    bool isChangedElsewhere() const { return m_storage && m_storage->isChangedElsewhere(); }

    /// Plays on without storing, until that is possible again.
    Q_INVOKABLE void goOnUnstored();

Q_SIGNALS:
    void changed();
    void storageChanged();

private:
    void open();

    Program& m_program;
    QString m_matchId;
    QString m_problem;
    std::shared_ptr<MatchStorage> m_storage;
    std::unique_ptr<TableModel> m_table;
};

} // namespace tablewood
