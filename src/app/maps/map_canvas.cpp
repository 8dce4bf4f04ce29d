#include "app/maps/map_canvas.h"

#include "app/maps/map_painting.h"

#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>

#include <algorithm>
#include <cmath>

namespace tablewood {

using namespace std::chrono_literals;

namespace {

/// A chunk has so many spaces on each side; the first begins with the space beyond the edge.
constexpr int kSide = 8;
/// So long a frame may paint before the rest follows in the next.
constexpr qint64 kFrameBudget = 10;
/// Pictures of chunks that are not seen are kept up to so many.
constexpr std::size_t kMostHidden = 60;
/// So long after the last turn of the wheel all is painted in its new size.
constexpr auto kZoomRest = 120ms;
/// Room round the map that is shown whole: for the names of columns and rows.
constexpr qreal kMargin = 26;
constexpr qreal kMostFitted = 1.4;

int chunkOf(int place) { return static_cast<int>(std::floor((place + 1) / static_cast<double>(kSide))); }

/// The pictures of the chunks, by their place. It moves nothing; but without a graphics card Qt 6.4 draws
/// what is added later to a node that could move nothing at the corner of the window.
class ChunksNode : public QSGTransformNode
{
public:
    struct Shown
    {
        QSGImageNode* node = nullptr;
        unsigned version = 0;
    };
    std::map<std::pair<int, int>, Shown> shown;
};

} // namespace

MapCanvas::MapCanvas(QQuickItem* parent) : QQuickItem(parent)
{
    setFlag(ItemHasContents);
    setFlag(ItemAcceptsInputMethod, false);
    setAcceptedMouseButtons(Qt::LeftButton | Qt::RightButton | Qt::MiddleButton);
    setAcceptHoverEvents(true);
    m_zoomRest.setSingleShot(true);
    m_zoomRest.setInterval(kZoomRest);
    connect(&m_zoomRest, &QTimer::timeout, this, &MapCanvas::paintAnew);
}

MapCanvas::~MapCanvas() = default;

void MapCanvas::setEditor(MapEditor* editor)
{
    if (m_editor == editor)
        return;
    if (m_editor)
        m_editor->disconnect(this);
    m_editor = editor;
    if (m_editor) {
        connect(m_editor, &MapEditor::edited, this, &MapCanvas::look);
        connect(m_editor, &QObject::destroyed, this, [this] { m_editor = nullptr; });
    }
    look();
    Q_EMIT editorChanged();
}

QRect MapCanvas::spacesOf(ChunkKey key)
{
    return {key.first * kSide - 1, key.second * kSide - 1, kSide, kSide};
}

int MapCanvas::deviceCell() const
{
    const qreal ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    return std::max(2, static_cast<int>(std::lround(cell() * ratio)));
}

/// Finds what has changed since it was looked at last.
void MapCanvas::look()
{
    if (!m_editor || !m_editor->document()) {
        m_pictures.clear();
        m_plan = {};
        m_chunks.clear();
        m_isFitted = true;
        update();
        return;
    }
    const MapPlan plan = std::exchange(m_plan, m_editor->plan());
    const std::vector<MapPicture> before = std::exchange(m_pictures, {});
    for (std::size_t map = 0; map < m_plan.areas().size(); ++map) {
        MapView view;
        view.map = static_cast<std::uint8_t>(map);
        view.players = m_editor->players();
        view.hasGrid = m_editor->hasGrid();
        view.layers = m_editor->shownLayers() & kAllMapLayers;
        view.hasWays = view.shows(MapLayer::ends);
        view.hasCoordinates = false;
        m_pictures.emplace_back(*m_editor->document(), view);
    }
    const QRegion region = changedSince(before, plan);
    if (region.isEmpty())
        return;
    for (auto& [key, chunk] : m_chunks)
        chunk.dirty += region & spacesOf(key);
    if (m_isFitted)
        fit();
    polish();
}

QRegion MapCanvas::changedSince(const std::vector<MapPicture>& before, const MapPlan& plan) const
{
    if (plan != m_plan)
        return QRegion(plan.bounds().adjusted(-1, -1, 1, 1) | m_plan.bounds().adjusted(-1, -1, 1, 1));
    QRegion region;
    for (std::size_t map = 0; map < m_pictures.size(); ++map)
        region += m_pictures[map].changedSince(before[map]).translated(m_plan.areas()[map].topLeft());
    return region;
}

QRect MapCanvas::visibleChunks() const
{
    if (!m_editor || !m_editor->document() || width() <= 0 || height() <= 0)
        return {};
    const QPoint first = placeAt({0, 0});
    const QPoint last = placeAt({width(), height()});
    const QRect seen = QRect(first, last) & m_editor->bounds().adjusted(-1, -1, 1, 1);
    if (seen.isEmpty())
        return {};
    return {QPoint(chunkOf(seen.left()), chunkOf(seen.top())),
            QPoint(chunkOf(seen.right()), chunkOf(seen.bottom()))};
}

void MapCanvas::paintAnew()
{
    m_paintedCell = deviceCell();
    polish();
}

bool MapCanvas::isPainted() const
{
    const QRect visible = visibleChunks();
    for (int x = visible.left(); x <= visible.right(); ++x)
        for (int y = visible.top(); y <= visible.bottom(); ++y) {
            const auto chunk = m_chunks.find({x, y});
            if (chunk == m_chunks.end() || !chunk->second.dirty.isEmpty() ||
                chunk->second.cell != deviceCell())
                return false;
        }
    return true;
}

void MapCanvas::updatePolish()
{
    if (m_pictures.empty())
        return;
    if (m_paintedCell == 0)
        m_paintedCell = deviceCell();
    QElapsedTimer clock;
    clock.start();
    const QRect visible = visibleChunks();
    std::vector<ChunkKey> wanted;
    for (int y = visible.top(); y <= visible.bottom(); ++y)
        for (int x = visible.left(); x <= visible.right(); ++x) {
            auto [chunk, isNew] = m_chunks.try_emplace({x, y});
            if (isNew)
                chunk->second.dirty = spacesOf({x, y});
            if (!chunk->second.dirty.isEmpty() || chunk->second.cell != m_paintedCell)
                wanted.emplace_back(x, y);
        }
    // Strokes before whole chunks.
    std::ranges::stable_sort(wanted, {}, [&](const ChunkKey& key) {
        const Chunk& chunk = m_chunks[key];
        return chunk.cell != m_paintedCell || chunk.dirty.boundingRect() == spacesOf(key);
    });
    for (const ChunkKey& key : wanted) {
        if (clock.elapsed() >= kFrameBudget) {
            QMetaObject::invokeMethod(this, &QQuickItem::polish, Qt::QueuedConnection);
            break;
        }
        paint(key, m_chunks[key]);
    }
    forgetHidden(visible);
    update();
}

void MapCanvas::paint(ChunkKey key, Chunk& chunk)
{
    const QRect spaces = spacesOf(key);
    if (chunk.cell != m_paintedCell) {
        chunk.cell = m_paintedCell;
        chunk.picture = QImage(kSide * chunk.cell, kSide * chunk.cell, QImage::Format_ARGB32_Premultiplied);
        chunk.picture.fill(Qt::transparent);
        chunk.dirty = spaces;
    }
    QPainter painter(&chunk.picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (const QRect& part : chunk.dirty) {
        const QRect pixels((part.topLeft() - spaces.topLeft()) * chunk.cell, part.size() * chunk.cell);
        painter.setCompositionMode(QPainter::CompositionMode_Source);
        painter.fillRect(pixels, Qt::transparent);
        painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
        const std::vector<QRect>& areas = m_plan.areas();
        for (std::size_t map = 0; map < areas.size(); ++map) {
            const QRect own = part & m_pictures[map].spaces().translated(areas[map].topLeft());
            if (own.isEmpty())
                continue;
            painter.save();
            painter.translate((areas[map].topLeft() - spaces.topLeft()) * chunk.cell);
            m_editor->painting().painter().paint(painter, m_pictures[map], chunk.cell,
                                                 own.translated(-areas[map].topLeft()));
            painter.restore();
        }
    }
    chunk.dirty = {};
    ++chunk.version;
}

void MapCanvas::forgetHidden(const QRect& visible)
{
    const auto seen = static_cast<std::size_t>(visible.width()) * static_cast<std::size_t>(visible.height());
    if (m_chunks.size() <= seen + kMostHidden)
        return;
    std::erase_if(m_chunks, [&](const auto& entry) {
        return !visible.contains(QPoint(entry.first.first, entry.first.second));
    });
}

QSGNode* MapCanvas::updatePaintNode(QSGNode* node, UpdatePaintNodeData*)
{
    auto* chunks = static_cast<ChunksNode*>(node);
    if (!chunks)
        chunks = new ChunksNode;
    const QRect visible = visibleChunks();
    for (auto it = chunks->shown.begin(); it != chunks->shown.end();) {
        const auto known = m_chunks.find(it->first);
        if (known != m_chunks.end() && visible.contains(QPoint(it->first.first, it->first.second))) {
            ++it;
            continue;
        }
        chunks->removeChildNode(it->second.node);
        delete it->second.node;
        it = chunks->shown.erase(it);
    }
    for (const auto& [key, chunk] : m_chunks) {
        if (chunk.picture.isNull() || !visible.contains(QPoint(key.first, key.second)))
            continue;
        ChunksNode::Shown& shown = chunks->shown[key];
        const bool isNew = shown.node == nullptr;
        if (isNew) {
            shown.node = window()->createImageNode();
            shown.node->setOwnsTexture(true);
            shown.node->setFiltering(QSGTexture::Linear);
        }
        if (shown.version != chunk.version) {
            shown.node->setTexture(window()->createTextureFromImage(chunk.picture));
            shown.version = chunk.version;
        }
        const QRect spaces = spacesOf(key);
        shown.node->setRect(
            QRectF(m_origin + QPointF(spaces.topLeft()) * cell(), QSizeF(spaces.size()) * cell()));
        // Without a scene graph of a graphics card a node is drawn as soon as it is there.
        if (isNew)
            chunks->appendChildNode(shown.node);
    }
    return chunks;
}

void MapCanvas::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickItem::geometryChange(now, before);
    if (m_isFitted)
        fit();
    else
        setView(m_zoom, m_origin + QPointF(now.width() - before.width(), now.height() - before.height()) / 2);
    polish();
}

QPoint MapCanvas::placeAt(QPointF point) const
{
    const QPointF at = (point - m_origin) / cell();
    return {static_cast<int>(std::floor(at.x())), static_cast<int>(std::floor(at.y()))};
}

void MapCanvas::setView(qreal zoom, QPointF origin)
{
    zoom = std::clamp(zoom, kLeastZoom, kMostZoom);
    if (m_editor && m_editor->isOpen() && width() > 0) {
        // Some of the map stays in sight.
        const QRect all = m_editor->bounds();
        const qreal side = kCell * zoom;
        const QPointF edge(std::min(width() / 2, side * 2), std::min(height() / 2, side * 2));
        origin.setX(std::clamp(origin.x(), edge.x() - (all.right() + 1) * side,
                               width() - edge.x() - all.left() * side));
        origin.setY(std::clamp(origin.y(), edge.y() - (all.bottom() + 1) * side,
                               height() - edge.y() - all.top() * side));
    }
    origin = QPointF(std::round(origin.x()), std::round(origin.y()));
    if (zoom == m_zoom && origin == m_origin)
        return;
    const bool isZoomed = zoom != m_zoom;
    m_zoom = zoom;
    m_origin = origin;
    if (isZoomed && m_paintedCell != 0)
        m_zoomRest.start();
    polish();
    update();
    Q_EMIT viewChanged();
}

void MapCanvas::fit()
{
    m_isFitted = true;
    if (!m_editor || !m_editor->isOpen() || width() <= 0 || height() <= 0)
        return;
    const QRectF all = m_editor->bounds();
    const qreal wide = (width() - 2 * kMargin) / (all.width() * kCell);
    const qreal high = (height() - 2 * kMargin) / (all.height() * kCell);
    const qreal zoom = std::clamp(std::min(wide, high), kLeastZoom, kMostFitted);
    const QPointF middle = all.center() * kCell * zoom;
    setView(zoom, QPointF(width(), height()) / 2 - middle);
}

void MapCanvas::zoomBy(qreal factor, QPointF about)
{
    const qreal zoom = std::clamp(m_zoom * factor, kLeastZoom, kMostZoom);
    m_isFitted = false;
    setView(zoom, about - (about - m_origin) * (zoom / m_zoom));
}

void MapCanvas::zoomTo(qreal zoom) { zoomBy(zoom / m_zoom, QPointF(width(), height()) / 2); }

void MapCanvas::reveal(QPoint place)
{
    const QRectF space(m_origin + QPointF(place) * cell(), QSizeF(cell(), cell()));
    const QRectF room(0, 0, width(), height());
    if (room.contains(space))
        return;
    m_isFitted = false;
    setView(m_zoom, m_origin + room.center() - space.center());
}

} // namespace tablewood
