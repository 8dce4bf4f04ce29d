#include "hint_follower.h"

#include "app/table/lesson/lesson_model.h"
#include "app/table/model/held_model.h"
#include "app/table/model/hint_model.h"
#include "app/table/scene/board_entries.h"
#include "app/table/scene/panel_entries.h"
#include "app/table/scene/piece_entries.h"
#include "table_facts.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace tablewood::journeys {

namespace {

/// How many lines of the log are of the person's own doing.
std::ptrdiff_t ownLines(const TableModel& table)
{
    const SeatView& now = seenAt(table);
    return std::ranges::count(now.log, Seat{static_cast<std::int8_t>(table.viewerSeat())}, &Event::seat);
}

} // namespace

QQuickItem* HintFollower::lesson() const
{
    const QList<QQuickItem*> cards = m_person.all("LessonCard");
    return cards.isEmpty() || !cards.first()->property("isOpen").toBool() ? nullptr : cards.first();
}

bool HintFollower::act()
{
    m_person.waitUntil("something can be done, or it is over",
                       [&] { return lesson() || isAsked() || scene().isOver(); });
    if (scene().isOver())
        return false;
    if (lesson()) {
        const QString before = table().lesson()->step();
        m_person.press(QStringLiteral("Got it"));
        m_person.waitUntil("it is read", [&] { return table().lesson()->step() != before; });
        return true;
    }
    follow();
    return true;
}

void HintFollower::follow()
{
    TableModel& table = this->table();
    constexpr int kMostTouches = 12;
    m_person.waitUntil("something can be done, or nothing is asked any more", [&] {
        return (!table.isShowing() && table.canAskHint()) || seenAt(table).offers.empty();
    });
    if (seenAt(table).offers.empty())
        return;
    // Others may do something meanwhile.
    const std::vector<Offer> offers = seenAt(table).offers;
    const auto before = ownLines(table);
    const auto isDone = [&] { return ownLines(table) != before || seenAt(table).offers != offers; };
    const auto lit = [&] {
        const QList<QQuickItem*> lights = m_person.all("HintLight");
        return lights.isEmpty() ? QRectF() : m_person.shownPart(*lights.first());
    };
    // What was advised for a table that has changed since is not said.
    std::optional<std::uint32_t> asked;
    const auto isAdvised = [&] {
        const std::uint32_t now = seenAt(table).revision;
        if (table.hint()->words().isEmpty() && asked != now && table.canAskHint() && !table.isShowing()) {
            asked = now;
            m_person.pressKey(Qt::Key_H);
        }
        return !table.hint()->words().isEmpty();
    };
    for (int touches = 0;; ++touches) {
        if (touches == kMostTouches)
            m_person.giveUp(QStringLiteral("the hint leads nowhere: ") + table.hint()->words());
        m_person.waitUntil("the hint says something", [&] { return isDone() || isAdvised(); });
        if (isDone())
            return;
        const QString words = table.hint()->words();
        const QRectF light = lit();
        const QString lies = table.held()->piece().cells;
        const int facing = table.held()->piece().facing;
        touch();
        // Keys are taken at once, also by what does not change what is lit.
        if (m_hands == Hands::keys)
            continue;
        m_person.waitUntil("the touch is taken", [&] {
            return isDone() || lit() != light || table.hint()->words() != words ||
                   table.held()->piece().facing != facing || table.held()->piece().cells != lies;
        });
    }
}

void HintFollower::touch()
{
    for (const EntryModel::Row& row : table().options()->rows())
        if (const auto option = row.entry.value<AskedOption>();
            table().hint()->words().endsWith(option.label)) {
            if (m_hands == Hands::mouse)
                m_person.press(option.label);
            else {
                m_person.tabTo(option.label);
                m_person.pressKey(Qt::Key_Return);
            }
            return;
        }
    const QList<QQuickItem*> lights = m_person.all("HintLight");
    // What is held has to be turned first, or turned over.
    if (lights.isEmpty())
        m_person.pressKey(table().hint()->words().contains(QStringLiteral("turning over")) ? Qt::Key_X
                                                                                           : Qt::Key_Z);
    else if (m_hands == Hands::keys)
        touchByKeys(*lights.first());
    else if (table().hint()->piece() != 0 && table().hint()->board().isEmpty()) {
        // Of a card in a full hand the edge is seen, as long as the mouse raises no other one.
        m_person.pointAtNothing();
        m_person.letSettle(*lights.first());
        const QRectF shown = m_person.shownPart(*lights.first());
        m_person.pressAt(shown.topLeft() + QPointF(std::min(14.0, shown.width() / 2), shown.height() / 2));
    } else {
        // A board on the board may lie elsewhere once it is enlarged.
        if (boardOnBoard().onPiece != 0)
            m_person.pointAt(*lights.first());
        m_person.press(*m_person.all("HintLight").first());
    }
}

BoardEntry HintFollower::boardOnBoard() const
{
    for (const EntryModel::Row& row : scene().boards()->rows())
        if (const auto entry = row.entry.value<BoardEntry>();
            entry.id == table().hint()->board() && entry.onPiece != 0)
            return entry;
    return {};
}

void HintFollower::walkTo(QPoint cell)
{
    QQuickItem* const board = m_eyes.board();
    const auto cursor = [&] { return board->property("cursor").toPointF().toPoint(); };
    // The first arrow brings the light to the board.
    if (cursor().y() < 0)
        m_person.pressKey(Qt::Key_Left);
    for (int steps = 0; cursor() != cell; ++steps) {
        if (steps == 60)
            m_person.giveUp(QStringLiteral("the arrows do not walk over the board"));
        const QPoint way = cell - cursor();
        m_person.pressKey(way.x() < 0   ? Qt::Key_Left
                          : way.x() > 0 ? Qt::Key_Right
                          : way.y() < 0 ? Qt::Key_Up
                                        : Qt::Key_Down);
    }
}

void HintFollower::walkTowards(const QQuickItem& light)
{
    const QQuickItem& focused = *m_person.focused();
    const QPointF way =
        light.mapToScene(light.boundingRect().center()) - focused.mapToScene(focused.boundingRect().center());
    const bool isFirst = focused.isAncestorOf(&light);
    m_person.pressKey(isFirst                                  ? Qt::Key_Right
                      : std::abs(way.y()) > light.height() / 2 ? way.y() > 0 ? Qt::Key_Down : Qt::Key_Up
                      : way.x() > 0                            ? Qt::Key_Right
                                                               : Qt::Key_Left);
}

bool HintFollower::isKeyboardLost() const
{
    if (m_person.focusedName().isEmpty())
        return true;
    const QList<QQuickItem*> bars = m_person.all("LayerBar");
    return std::ranges::any_of(bars,
                               [&](const QQuickItem* bar) { return bar->isAncestorOf(m_person.focused()); });
}

void HintFollower::touchByKeys(QQuickItem& light)
{
    m_person.waitUntil("the keyboard is where somebody can go on from", [&] { return !isKeyboardLost(); });
    const HintModel& hint = *table().hint();
    if (hint.board().isEmpty()) {
        // What has the keyboard is lit itself, or holds the light: the fields then, whose cards are walked
        // over.
        const auto isThere = [&] {
            const QQuickItem* const focused = m_person.focused();
            return focused && light.parentItem() &&
                   (focused == light.parentItem() || light.parentItem()->isAncestorOf(focused) ||
                    (hint.piece() != 0 && focused->property("entry").value<PieceEntry>().id == hint.piece()));
        };
        m_person.tabTo(QStringLiteral("what the hint means"), [&] {
            const QQuickItem* const focused = m_person.focused();
            return isThere() || (focused && focused->activeFocusOnTab() && focused->isAncestorOf(&light));
        });
        constexpr int kLongestWalk = 40;
        for (int steps = 0; !isThere(); ++steps) {
            if (steps == kLongestWalk)
                m_person.giveUp(QStringLiteral("the arrows do not walk to what the hint means"));
            walkTowards(light);
        }
        m_person.pressKey(Qt::Key_Return);
        return;
    }
    QQuickItem* const board = m_eyes.board();
    m_person.tabTo(QStringLiteral("the board"), [&] { return m_person.focused() == board; });
    const BoardEntry nested = boardOnBoard();
    const auto isEntered = [&] { return !m_person.all("Lens").isEmpty(); };
    if (isEntered())
        m_person.pressKey(Qt::Key_Escape);
    if (nested.onPiece != 0) {
        const PieceEntry on = scene().piece(nested.onPiece);
        walkTo({on.column, on.row});
        m_person.pressKey(Qt::Key_Return);
        m_person.waitUntil("the board there is entered", isEntered);
    }
    walkTo(hint.cell());
    m_person.pressKey(Qt::Key_Return);
}

} // namespace tablewood::journeys
