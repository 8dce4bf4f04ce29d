#include "app/maps/map_preview.h"

#include "app/maps/map_desk.h"

#include <QPainter>

namespace tablewood {

namespace {

/// Pixels of a space; the whole is made smaller as it is shown.
constexpr int kCell = 24;

} // namespace

void MapPreview::look()
{
    polish();
    Q_EMIT changed();
}

void MapPreview::setDesk(MapDesk* desk)
{
    if (m_desk == desk)
        return;
    m_desk = desk;
    look();
}

void MapPreview::setBeginning(const QString& key)
{
    if (m_beginning == key)
        return;
    m_beginning = key;
    look();
}

void MapPreview::setMap(const QString& id)
{
    if (m_map == id)
        return;
    m_map = id;
    look();
}

void MapPreview::updatePolish()
{
    const std::unique_ptr<MapDocument> map = m_desk ? m_desk->document(m_beginning, m_map) : nullptr;
    m_picture = map ? m_desk->painting().whole(*map, kCell) : QImage();
    update();
}

void MapPreview::paint(QPainter* painter)
{
    if (m_picture.isNull())
        return;
    const QSizeF size = QSizeF(m_picture.size()).scaled(QSizeF(width(), height()), Qt::KeepAspectRatio);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->drawImage(QRectF(QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), size),
                       m_picture);
}

} // namespace tablewood
