#include "app/maps/map_canvas.h"

#include <cmath>

/// What pointer and keys do on the map.
namespace tablewood {

namespace {

/// A turn of the wheel by one notch, in eighths of a degree, and what it zooms by.
constexpr qreal kNotch = 120;
constexpr qreal kNotchZoom = 1.2;

} // namespace

void MapCanvas::setKeyed(bool isKeyed)
{
    if (m_isKeyed == isKeyed)
        return;
    m_isKeyed = isKeyed;
    Q_EMIT keyedChanged();
}

void MapCanvas::mousePressEvent(QMouseEvent* event)
{
    event->accept();
    if (!m_editor || !m_editor->isOpen())
        return;
    forceActiveFocus(Qt::MouseFocusReason);
    endKeyStroke();
    setKeyed(false);
    const bool pans =
        event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_isSpaceHeld);
    if (pans) {
        m_isPanning = true;
        m_hasPanned = true;
        m_panFrom = event->position();
        setCursor(Qt::ClosedHandCursor);
    } else if (event->button() == Qt::RightButton) {
        m_editor->pick(placeAt(event->position()));
    } else {
        setKeepMouseGrab(true);
        m_editor->press(placeAt(event->position()));
    }
}

void MapCanvas::mouseMoveEvent(QMouseEvent* event)
{
    hoverAt(event->position());
    if (m_isPanning) {
        m_isFitted = false;
        setView(m_zoom, m_origin + event->position() - m_panFrom);
        m_panFrom = event->position();
    } else if (m_editor && (event->buttons() & Qt::LeftButton) != 0) {
        m_editor->drag(placeAt(event->position()));
    }
}

void MapCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_isPanning && (event->buttons() & (Qt::LeftButton | Qt::MiddleButton)) == 0) {
        m_isPanning = false;
        unsetCursor();
    } else if (m_editor && event->button() == Qt::LeftButton) {
        m_editor->release();
    }
    setKeepMouseGrab(false);
}

void MapCanvas::mouseUngrabEvent()
{
    m_isPanning = false;
    unsetCursor();
    if (m_editor)
        m_editor->release();
}

void MapCanvas::hoverAt(QPointF point)
{
    const QPoint place = placeAt(point);
    const bool isOn = contains(point) && m_editor && m_editor->plan().spotAt(place).has_value();
    if (isOn == m_isHovered && place == m_hover)
        return;
    m_isHovered = isOn;
    m_hover = place;
    Q_EMIT hoverChanged();
}

void MapCanvas::leave()
{
    if (!m_isHovered)
        return;
    m_isHovered = false;
    Q_EMIT hoverChanged();
}

void MapCanvas::layAt(QPointF point)
{
    leave();
    if (m_editor && contains(point))
        m_editor->touch(placeAt(point));
}

void MapCanvas::hoverEnterEvent(QHoverEvent* event) { hoverAt(event->position()); }
void MapCanvas::hoverMoveEvent(QHoverEvent* event) { hoverAt(event->position()); }
void MapCanvas::hoverLeaveEvent(QHoverEvent*) { leave(); }

void MapCanvas::wheelEvent(QWheelEvent* event)
{
    event->accept();
    if (const int turned = event->angleDelta().y(); turned != 0)
        zoomBy(std::pow(kNotchZoom, turned / kNotch), event->position());
}

void MapCanvas::step(int columns, int rows, bool selects)
{
    setKeyed(true);
    const QPoint before = m_editor->cursor();
    m_editor->moveCursor(columns, rows);
    const QPoint now = m_editor->cursor();
    if (m_isKeyStroke) {
        m_editor->drag(now);
    } else if (selects) {
        // The corner that does not move is the one across from the cursor.
        const QRect selected = m_editor->selection();
        const QPoint anchor = selected.isEmpty() || !selected.contains(before)
                                  ? before
                                  : QPoint(selected.left() == before.x() ? selected.right() : selected.left(),
                                           selected.top() == before.y() ? selected.bottom() : selected.top());
        m_editor->select(anchor, now);
    }
    reveal(now);
}

void MapCanvas::pressByKey()
{
    setKeyed(true);
    if (endKeyStroke())
        return;
    const bool goesOn = m_editor->tool() == MapEditor::Way || m_editor->tool() == MapEditor::Select;
    if (!goesOn) {
        m_editor->touch(m_editor->cursor());
        return;
    }
    m_isKeyStroke = true;
    m_editor->press(m_editor->cursor());
    Q_EMIT keyedChanged();
}

bool MapCanvas::endKeyStroke()
{
    if (!m_isKeyStroke)
        return false;
    m_isKeyStroke = false;
    if (m_editor)
        m_editor->release();
    Q_EMIT keyedChanged();
    return true;
}

void MapCanvas::keyPressEvent(QKeyEvent* event)
{
    event->ignore();
    if (!m_editor || !m_editor->isOpen() ||
        (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) != 0)
        return;
    const bool selects = (event->modifiers() & Qt::ShiftModifier) != 0;
    event->accept();
    switch (event->key()) {
    case Qt::Key_Left:
        step(-1, 0, selects);
        break;
    case Qt::Key_Right:
        step(1, 0, selects);
        break;
    case Qt::Key_Up:
        step(0, -1, selects);
        break;
    case Qt::Key_Down:
        step(0, 1, selects);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        pressByKey();
        break;
    case Qt::Key_Space:
        // With the mouse it moves the map; alone it presses when it is let go.
        if (!event->isAutoRepeat()) {
            m_isSpaceHeld = true;
            m_hasPanned = false;
        }
        break;
    default:
        event->ignore();
    }
}

void MapCanvas::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Space || event->isAutoRepeat() || !m_isSpaceHeld) {
        event->ignore();
        return;
    }
    m_isSpaceHeld = false;
    if (!m_hasPanned && m_editor && m_editor->isOpen())
        pressByKey();
}

void MapCanvas::focusInEvent(QFocusEvent* event)
{
    QQuickItem::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        setKeyed(true);
}

void MapCanvas::focusOutEvent(QFocusEvent* event)
{
    QQuickItem::focusOutEvent(event);
    m_isSpaceHeld = false;
    endKeyStroke();
}

} // namespace tablewood
