#pragma once

#include "art/colour_words.h"
#include "art/path_outline.h"

#include <QHash>
#include <QJsonArray>
#include <QPainterPath>
#include <QString>

#include <memory>
#include <vector>

class QPainter;

namespace tablewood {

class LayeredShape;

/// Everything a shape needs while it is painted.
struct ShapeSetting
{
    const ColourWords& colours;
    const QHash<QString, LayeredShape>* emblems = nullptr; ///< for layers that show an emblem
    QString seatEmblem{};                                  ///< the emblem that `"emblem": "seat"` means
    quint32 seed = 0;                                      ///< for scattered marks
};

/// A picture as a list of layers, read from data (see docs/art.md):
/// each fills or strokes an outline, mirrored or turned about a centre; groups move, turn and scale their
/// layers.
class LayeredShape
{
public:
    /// Reads layers. Throws std::runtime_error naming the layer and what is wrong with it.
    static LayeredShape fromJson(const QJsonArray& layers);

    /// Paints in the box's own units; the painter is already scaled. False when a colour or emblem is
    /// unknown.
    bool paint(QPainter& painter, const ShapeSetting& setting) const;
    /// Throws std::runtime_error naming the layer and what is unknown where `paint` gives false.
    void check(const ShapeSetting& setting) const;

private:
    struct GradientStop
    {
        double at = 0;
        QString colour;
    };
    struct Paint
    {
        QString colour;
        QPointF from;
        QPointF to;
        std::vector<GradientStop> stops;
        bool isPresent() const { return !colour.isEmpty() || !stops.empty(); }
    };
    struct Scatter
    {
        int count = 0;
        QRectF area;
        double radius = 0;
    };
    struct Emblem
    {
        QString name;
        QRectF area;
        QString ink;
        QString knock;
    };
    struct Layer
    {
        SharedOutline outline;
        Paint fill;
        Paint stroke;
        double width = 0;
        std::optional<double> mirror;
        int spin = 1;
        double start = 0;
        QPointF about;
        Scatter scatter;
        std::optional<Emblem> emblem;
        QPointF move;
        double turn = 0;
        double scale = 1;
        std::shared_ptr<const LayeredShape> group;
    };

    static Layer readLayer(const QJsonObject& json);
    static Paint readPaint(const QJsonValue& json);
    static QPainterPath readOutline(const QJsonObject& json);
    static std::optional<QBrush> brush(const Paint& paint, const ColourWords& colours);
    static void checkPaint(const Paint& paint, const ColourWords& colours);
    static void checkLayer(const Layer& layer, const ShapeSetting& setting);
    static bool paintOnce(QPainter& painter, const Layer& layer, const ShapeSetting& setting);
    static bool paintEmblem(QPainter& painter, const Emblem& emblem, const ShapeSetting& setting);

    std::vector<Layer> m_layers;
};

} // namespace tablewood
