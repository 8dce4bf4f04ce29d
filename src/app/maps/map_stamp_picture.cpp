#include "app/maps/map_stamp_picture.h"

#include <QPainter>

#include <algorithm>

namespace tablewood {

void MapStampPicture::setEditor(MapEditor* editor)
{
    if (m_editor == editor)
        return;
    m_editor = editor;
    take();
}

void MapStampPicture::setStamp(const QString& stamp)
{
    if (m_stamp == stamp)
        return;
    m_stamp = stamp;
    take();
}

void MapStampPicture::take()
{
    const MapStamp* stamp = m_editor ? m_editor->palette()->stamp(m_stamp.toStdString()) : nullptr;
    m_cells = stamp ? posedCells(stamp->cells, {}) : std::vector<QPoint>();
    m_size = {};
    for (const QPoint& cell : m_cells)
        m_size = m_size.expandedTo(QSize(cell.x() + 1, cell.y() + 1));
    update();
    Q_EMIT changed();
}

void MapStampPicture::paint(QPainter* painter)
{
    if (m_cells.empty())
        return;
    const qreal side = std::min(width() / m_size.width(), height() / m_size.height());
    painter->translate((width() - side * m_size.width()) / 2, (height() - side * m_size.height()) / 2);
    for (const QPoint& cell : m_cells)
        painter->fillRect(QRectF(cell.x() * side, cell.y() * side, side - 1, side - 1), QColor(0x5B7A3E));
}

} // namespace tablewood
