#include "app/home/kept_table.h"

#include "app/program.h"
#include "app/table/lesson/lessons.h"
#include "app/words/wording.h"
#include "kernel/input_error.h"

namespace tablewood {

KeptTable::KeptTable(QObject* parent) : KeptTable(Program::instance(), parent) {}

KeptTable::KeptTable(Program& program, QObject* parent) : QObject(parent), m_program(program)
{
    connect(&m_program.keeper(), &MatchKeeper::changed, this, &KeptTable::storageChanged);
}

void KeptTable::setMatchId(const QString& id)
{
    if (id == m_matchId)
        return;
    m_matchId = id;
    m_problem.clear();
    m_table.reset();
    m_storage.reset();
    if (!id.isEmpty())
        open();
    Q_EMIT changed();
    Q_EMIT storageChanged();
}

void KeptTable::open()
{
    try {
        m_storage = m_program.keeper().open(m_matchId.toStdString());
        const MatchRecord& record = m_storage->record();
        const GameType& type = m_program.gameOf(record);
        m_table = std::make_unique<TableModel>(m_program, type, record, m_storage);
        explainFirstMatch(*m_table, m_program.preferences());
        const auto picture = [this] { m_storage->picture(m_table->publicNow().scene); };
        connect(m_table.get(), &TableModel::publicChanged, this, picture);
        picture();
    } catch (const std::exception& error) {
        m_problem = shown(error);
    }
}

QString KeptTable::storageProblem() const
{
    return m_storage ? QString::fromStdString(m_storage->problem()) : QString();
}

bool KeptTable::isUnstored() const { return m_storage && m_storage->state() == MatchStorage::State::behind; }

void KeptTable::goOnUnstored()
{
    if (!m_storage || !m_table)
        return;
    m_storage->goOn();
    m_table->tryAgain();
}

} // namespace tablewood
