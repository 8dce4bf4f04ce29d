#include "art/map_export.h"

#include <QBuffer>
#include <QFont>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>

namespace tablewood {

namespace {

/// Packs a little less, in a third of the time.
constexpr int kPngQuality = 80;
/// Of whoever shows pictures in pixels, so that both kinds are as large.
constexpr int kDotsAnInch = 96;

} // namespace

MapExport::MapExport(const MapDocument& document, MapView view, int scale) : m_scale(scale)
{
    const std::size_t count = document.sheets().size();
    for (std::size_t map = 0; map < count; ++map) {
        view.map = static_cast<std::uint8_t>(map);
        m_pictures.emplace_back(document, view);
        const QSize size = MapPainter::wholeSize(m_pictures.back(), scale);
        m_size = {m_size.width() + size.width(), std::max(m_size.height(), size.height())};
    }
}

void MapExport::paint(QPainter& painter, const GameLook& look) const
{
    MapPainter maps(look, ArtCatalog::builtIn());
    for (const MapPicture& picture : m_pictures) {
        maps.whole(painter, picture, m_scale);
        painter.translate(MapPainter::wholeSize(picture, m_scale).width(), 0);
    }
}

QByteArray MapExport::png(const GameLook& look) const
{
    QImage image(m_size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paint(painter, look);
    painter.end();
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    image.save(&bytes, "PNG", kPngQuality);
    return bytes.data();
}

QByteArray MapExport::svg(const GameLook& look, const QString& title) const
{
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    QSvgGenerator svg;
    svg.setOutputDevice(&bytes);
    svg.setSize(m_size);
    svg.setViewBox(QRect(QPoint(), m_size));
    svg.setResolution(kDotsAnInch);
    svg.setTitle(title);
    QPainter painter(&svg);
    // There is no text in it, but each group names the font, and without a window's application that has no
    // size.
    QFont font;
    font.setPixelSize(1);
    painter.setFont(font);
    paint(painter, look);
    painter.end();
    return bytes.data();
}

} // namespace tablewood
