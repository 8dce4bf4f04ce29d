#include "board_eyes.h"

#include <QQmlContext>
#include <QQmlEngine>
#include <QQmlExpression>

#include <algorithm>
#include <cstdlib>

namespace tablewood::journeys {

int stepsBetween(QPoint from, QPoint to) { return (to - from).manhattanLength(); }

TableModel& BoardEyes::table() const
{
    const QList<QQuickItem*> views = m_person.all("MatchView");
    if (views.isEmpty())
        m_person.giveUp(QStringLiteral("no table is open"));
    return *views.first()->property("table").value<TableModel*>();
}

QQuickItem* BoardEyes::board() const
{
    const QList<QQuickItem*> boards = m_person.all("BoardView");
    return boards.isEmpty() ? nullptr : boards.first();
}

QPointF BoardEyes::middleOf(QPoint cell) const
{
    for (QQuickItem* surface : m_person.all("BoardSurface")) {
        QQmlExpression middle(qmlContext(surface), surface,
                              QStringLiteral("middleOf(%1, %2)").arg(cell.x()).arg(cell.y()));
        return surface->mapToScene(middle.evaluate().toPointF());
    }
    m_person.giveUp(QStringLiteral("no board is shown"));
}

QList<LitSpace> BoardEyes::litSpaces() const
{
    QList<LitSpace> spaces;
    for (const QQuickItem* light : m_person.all("TargetLight")) {
        const auto target = light->property("entry").value<TargetEntry>();
        if (!target.isChosen)
            spaces.append({{target.column, target.row},
                           target.mark,
                           target.bonus,
                           target.label,
                           target.isMove,
                           m_person.shownPart(*light).center()});
    }
    std::ranges::sort(spaces, {},
                      [](const LitSpace& space) { return std::pair(space.cell.y(), space.cell.x()); });
    return spaces;
}

bool BoardEyes::isAllLit() const
{
    // Who one is is chosen on a page over the table.
    if (!m_person.all("IdentityCard").isEmpty())
        return true;
    const QQuickItem* shown = board();
    return shown &&
           m_person.all("TargetLight").size() == shown->property("targets").value<EntryModel*>()->count();
}

QList<QPoint> BoardEyes::places(const QString& figure) const
{
    QList<QPoint> cells;
    for (const QQuickItem* item : m_person.all("PieceItem")) {
        const auto piece = item->property("entry").value<PieceEntry>();
        if (piece.figure == figure)
            cells.append({piece.column, piece.row});
    }
    return cells;
}

QPoint BoardEyes::standing(int seat) const
{
    for (const QQuickItem* item : m_person.all("PieceItem")) {
        const auto piece = item->property("entry").value<PieceEntry>();
        if (piece.seat == seat && piece.layer > 0)
            return {piece.column, piece.row};
    }
    return {-1, -1};
}

bool BoardEyes::isTaken(QPoint cell) const
{
    return std::ranges::any_of(m_person.all("PieceItem"), [&](const QQuickItem* item) {
        const auto piece = item->property("entry").value<PieceEntry>();
        return piece.column == cell.x() && piece.row == cell.y();
    });
}

} // namespace tablewood::journeys
