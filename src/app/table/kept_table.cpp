#include "app/table/kept_table.h"

#include "app/program.h"
#include "kernel/input_error.h"

namespace tablewood {

void KeptTable::setMatchId(const QString& id)
{
    if (id == m_matchId)
        return;
    m_matchId = id;
    m_problem.clear();
    m_table.reset();
    if (!id.isEmpty())
        open();
    Q_EMIT changed();
}

void KeptTable::open()
{
    Program& program = Program::instance();
    try {
        MatchRecord record = program.library().load(m_matchId.toStdString());
        const GameType* type = program.game(record.game);
        if (type == nullptr) {
            m_problem = tr("This version of Tablewood does not have the game of this match (%1).")
                            .arg(QString::fromStdString(record.game));
            return;
        }
        auto journal = std::make_unique<LibraryJournal>(program.library(), record.id, record.moves.size());
        m_table = std::make_unique<TableModel>(*type, std::move(record), std::move(journal));
        connect(m_table.get(), &TableModel::publicChanged, this, &KeptTable::picture);
        picture();
    } catch (const std::exception& error) {
        m_problem = QString::fromUtf8(error.what());
    }
}

void KeptTable::picture()
{
    try {
        Program::instance().library().picture(m_matchId.toStdString(), m_table->publicNow().scene);
    } catch (const std::exception& error) {
        // The match itself is kept move by move and says so if it cannot be; a list without a picture is no
        // loss.
        qWarning("%s", error.what());
    }
}

} // namespace tablewood
