#include "app/table/model/table_answers.h"

#include "app/words/wording.h"

namespace tablewood {

TableAnswers::TableAnswers(const ScreenSeats& seats, const ShownCourse& course, const LastActs& acts,
                           SceneAnswers::NameOf nameOf, QObject* parent)
    : QObject(parent), m_seats(seats), m_course(course), m_acts(acts), m_nameOf(std::move(nameOf))
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
    const std::size_t from = m_acts.since(m_seats.viewer().seat, told.size());
    say([&](const SceneAnswers& answers) { return answers.changed(told.subspan(from)); });
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
