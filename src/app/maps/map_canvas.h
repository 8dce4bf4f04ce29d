#pragma once

#include "app/maps/map_editor.h"
#include "art/map_picture.h"

#include <QElapsedTimer>
#include <QImage>
#include <QPointF>
#include <QRectF>
#include <QTimer>
#include <QtQml/qqmlregistration.h>
#include <QtQuick/QQuickItem>

#include <map>
#include <memory>
#include <utility>

namespace tablewood {

/// The map that is drawn, to be drawn on. It is painted in squares of 8 x 8 spaces, of which only what an
/// edit has changed is painted anew; what is larger than a frame has time for follows in the next ones. The
/// wheel zooms at the pointer, the middle button and Space with the left one move it.
class MapCanvas : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tablewood::MapEditor* editor READ editor WRITE setEditor NOTIFY editorChanged)
    /// The side of a space, in pixels of the page, and its share of the usual one.
    Q_PROPERTY(qreal cell READ cell NOTIFY viewChanged)
    Q_PROPERTY(qreal zoom READ zoom NOTIFY viewChanged)
    /// Where the plane of the maps begins.
    Q_PROPERTY(QPointF origin READ origin NOTIFY viewChanged)
    /// The space under the pointer.
    Q_PROPERTY(bool isHovered READ isHovered NOTIFY hoverChanged)
    Q_PROPERTY(QPoint hover READ hover NOTIFY hoverChanged)
    /// The keys were used last, so that the cursor is to be seen.
    Q_PROPERTY(bool isKeyed READ isKeyed NOTIFY keyedChanged)
    /// A stroke is drawn by the arrow keys.
    Q_PROPERTY(bool isKeyStroke READ isKeyStroke NOTIFY keyedChanged)

public:
    /// The side of a space at 100 %.
    static constexpr qreal kCell = 62;
    static constexpr qreal kLeastZoom = 0.12;
    static constexpr qreal kMostZoom = 4;

    explicit MapCanvas(QQuickItem* parent = nullptr);
    ~MapCanvas() override;

    MapEditor* editor() const { return m_editor; }
    void setEditor(MapEditor* editor);
    qreal cell() const { return kCell * m_zoom; }
    qreal zoom() const { return m_zoom; }
    QPointF origin() const { return m_origin; }
    bool isHovered() const { return m_isHovered; }
    QPoint hover() const { return m_hover; }
    bool isKeyed() const { return m_isKeyed; }
    bool isKeyStroke() const { return m_isKeyStroke; }

    Q_INVOKABLE QPoint placeAt(QPointF point) const;
    /// Shows all of the map, and goes on to until it is zoomed or moved.
    Q_INVOKABLE void fit();
    Q_INVOKABLE void zoomBy(qreal factor, QPointF about);
    Q_INVOKABLE void zoomTo(qreal zoom);
    Q_INVOKABLE void reveal(QPoint place);
    /// Something is dragged over it from elsewhere, and laid or not.
    Q_INVOKABLE void hoverAt(QPointF point);
    Q_INVOKABLE void leave();
    Q_INVOKABLE void layAt(QPointF point);
    /// Ends a stroke of the keys; false where there is none.
    Q_INVOKABLE bool endKeyStroke();
    /// All that is to be seen is painted.
    bool isPainted() const;

Q_SIGNALS:
    void editorChanged();
    void viewChanged();
    void hoverChanged();
    void keyedChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void updatePolish() override;
    QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void hoverEnterEvent(QHoverEvent* event) override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    using ChunkKey = std::pair<int, int>;
    struct Chunk
    {
        QImage picture;
        /// Device pixels of a space in it.
        int cell = 0;
        QRegion dirty;
        /// Rises with each painting, so that its texture follows.
        unsigned version = 0;
    };

    /// The spaces of a chunk.
    static QRect spacesOf(ChunkKey key);
    QRect visibleChunks() const;
    void look();
    /// Where the plane looks otherwise than in these pictures.
    QRegion changedSince(const std::vector<MapPicture>& before, const MapPlan& plan) const;
    void setView(qreal zoom, QPointF origin);
    void setKeyed(bool isKeyed);
    void paintAnew();
    void paint(ChunkKey key, Chunk& chunk);
    void forgetHidden(const QRect& visible);
    void step(int columns, int rows, bool selects);
    void pressByKey();
    int deviceCell() const;

    MapEditor* m_editor = nullptr;
    /// What was seen of each map when it was looked at last, and where they lay.
    std::vector<MapPicture> m_pictures;
    MapPlan m_plan;
    std::map<ChunkKey, Chunk> m_chunks;
    qreal m_zoom = 1;
    QPointF m_origin;
    bool m_isFitted = true;
    int m_paintedCell = 0;
    QTimer m_zoomRest;
    bool m_isHovered = false;
    QPoint m_hover;
    bool m_isKeyed = false;
    bool m_isKeyStroke = false;
    bool m_isSpaceHeld = false;
    bool m_hasPanned = false;
    bool m_isPanning = false;
    QPointF m_panFrom;
};

} // namespace tablewood
