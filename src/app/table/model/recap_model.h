#pragma once

#include "app/table/scene/course_entries.h"
#include "app/words/entry_model.h"
#include "kernel/log.h"
#include "session/match_record.h"

#include <QtCore/QVariantMap>

#include <map>
#include <span>

namespace tablewood {

/// What happened since a viewer acted last: a line for each player, in the order of their turns, and the
/// spaces that others changed. In sight until the viewer touches the table.
class RecapModel : public tablewood::EntryModel
{
    Q_OBJECT
    QML_NAMED_ELEMENT(RecapModel)
    QML_UNCREATABLE("A TableModel has it")
    /// All of it, as it is read aloud.
    Q_PROPERTY(QString words READ words NOTIFY entriesChanged)
    /// The spaces that others changed, a list of points for each board.
    Q_PROPERTY(QVariantMap cells READ cells NOTIFY cellsChanged)

public:
    using EntryModel::EntryModel;

    QString words() const;
    const QVariantMap& cells() const { return m_cells; }

    /// A viewer has been told so much, and has acted last before the event `since`. Who does not see the
    /// table reads it when they do.
    void follow(Viewer viewer, std::span<const Event> told, std::size_t since,
                const std::vector<Player>& players, bool isSeen);
    /// The viewer touches the table: they have read it.
    Q_INVOKABLE void read();

Q_SIGNALS:
    void cellsChanged();

private:
    void setCells(QVariantMap cells);

    QVariantMap m_cells;
    Viewer m_viewer;
    std::size_t m_told = 0;
    /// How many events each viewer has read, by the number of the seat.
    std::map<int, std::size_t> m_read;
};

} // namespace tablewood
