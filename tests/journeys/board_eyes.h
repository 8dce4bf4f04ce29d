#pragma once

#include "app/table/model/table_model.h"
#include "person.h"

namespace tablewood::journeys {

/// A space of the board that is lit, as it is drawn.
struct LitSpace
{
    QPoint cell;
    QString mark;
    QString bonus;
    QString label;
    /// A piece comes here without being chosen first.
    bool isMove = false;
    QPointF middle;
};

/// What a person sees on a table: lit spaces, pieces, cards.
class BoardEyes
{
public:
    explicit BoardEyes(Person& person) : m_person(person) {}

    /// The table that is open; fails the journey if none is.
    TableModel& table() const;
    SceneModel& scene() const { return *table().scene(); }
    /// The board that can be played on; null if none is shown.
    QQuickItem* board() const;
    /// A space's middle in the window.
    QPointF middleOf(QPoint cell) const;
    /// In the order of the board, row by row.
    QList<LitSpace> litSpaces() const;
    /// Whether the board is shown with all its lights.
    bool isAllLit() const;
    /// Where pieces of a figure lie on the board.
    QList<QPoint> places(const QString& figure) const;
    /// The piece of a seat that stands upon the others at its space; outside the board if there is none.
    QPoint standing(int seat) const;
    bool isTaken(QPoint cell) const;

private:
    Person& m_person;
};

/// Steps between two spaces along the lines of the board.
int stepsBetween(QPoint from, QPoint to);

} // namespace tablewood::journeys
