#include "app/table/model/table_answers.h"

#include "app/words/wording.h"

#include <algorithm>

namespace tablewood {

TableAnswers::TableAnswers(const ScreenSeats& seats, const ShownCourse& course, SceneAnswers::NameOf nameOf,
                           QObject* parent)
    : QObject(parent), m_seats(seats), m_course(course), m_nameOf(std::move(nameOf))
{
}

void TableAnswers::sayBeside(const QString& board, int column, int row)
{
    say([&](const SceneAnswers& answers) {
        return answers.beside(nameFrom(board), Cell{}.moved(column, row));
    });
}

void TableAnswers::sayBesideCard(int piece)
{
    say([&](const SceneAnswers& answers) { return answers.besideCard(static_cast<PieceId>(piece)); });
}

void TableAnswers::sayMine()
{
    say([](const SceneAnswers& answers) { return answers.mine(); });
}

void TableAnswers::sayChanged()
{
    const std::span<const Event> told = m_course.told();
    const auto acted = m_acted.find(m_seats.viewer().seat);
    const std::size_t from = acted == m_acted.end() ? 0 : std::min(acted->second, told.size());
    say([&](const SceneAnswers& answers) { return answers.changed(told.subspan(from)); });
}

void TableAnswers::hear(Seat seat, std::span<const Event> log)
{
    if (const auto acting = m_acting.find(seat); acting != m_acting.end()) {
        const std::size_t own = acting->second;
        // What they did themself they know.
        m_acted[seat] = own < log.size() && log[own].seat == seat ? own + 1 : own;
        m_acting.erase(acting);
    }
    if (const auto acted = m_acted.find(seat); acted != m_acted.end())
        acted->second = std::min(acted->second, log.size());
}

void TableAnswers::forget()
{
    if (m_text.isEmpty())
        return;
    m_text.clear();
    Q_EMIT changed();
}

void TableAnswers::say(const std::function<QString(const SceneAnswers&)>& answer)
{
    if (m_seats.isGateClosed() || m_course.scene().night)
        return;
    // The same answer once more is read aloud again.
    forget();
    m_text = answer(SceneAnswers(m_course.scene(), m_seats.viewer(), m_seats.view().players, m_nameOf));
    Q_EMIT changed();
}

} // namespace tablewood
