#include "app/maps/map_stamp_picture.h"

#include <QPainter>

namespace tablewood {

namespace {

/// Pixels of a space; the whole is made smaller as it is shown.
constexpr int kCell = 28;

} // namespace

void MapStampPicture::setEditor(MapEditor* editor)
{
    if (m_editor == editor)
        return;
    m_editor = editor;
    polish();
    Q_EMIT changed();
}

void MapStampPicture::setStamp(const QString& stamp)
{
    if (m_stamp == stamp)
        return;
    m_stamp = stamp;
    polish();
    Q_EMIT changed();
}

void MapStampPicture::updatePolish()
{
    const MapStamp* stamp = m_editor ? m_editor->palette()->stamp(m_stamp.toStdString()) : nullptr;
    m_picture =
        stamp && m_editor->maker() ? m_editor->painting().stamp(*m_editor->maker(), *stamp, kCell) : QImage();
    update();
}

void MapStampPicture::paint(QPainter* painter)
{
    if (m_picture.isNull())
        return;
    const QSizeF size = QSizeF(m_picture.size()).scaled(QSizeF(width(), height()), Qt::KeepAspectRatio);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->drawImage(QRectF(QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), size),
                       m_picture);
}

} // namespace tablewood
