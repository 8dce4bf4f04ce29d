#pragma once

#include "app/table/table_model.h"

namespace tablewood {

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

public:
    using QObject::QObject;

    QString matchId() const { return m_matchId; }
    void setMatchId(const QString& id);
    TableModel* table() const { return m_table.get(); }
    QString problem() const { return m_problem; }

Q_SIGNALS:
    void changed();

private:
    void open();
    void picture();

    QString m_matchId;
    QString m_problem;
    std::unique_ptr<TableModel> m_table;
};

} // namespace tablewood
