#include "art/layered_shape.h"

#include "art/art_random.h"
#include "art/brushwork.h"
#include "art/path_outline.h"

#include <QJsonObject>

#include <stdexcept>

namespace tablewood {

namespace {

std::vector<double> numbers(const QJsonObject& json, const QString& key, qsizetype count)
{
    const QJsonArray array = json[key].toArray();
    if (array.size() != count)
        throw std::runtime_error(QStringLiteral("\"%1\" needs %2 numbers").arg(key).arg(count).toStdString());
    std::vector<double> values;
    for (const QJsonValue value : array) {
        if (!value.isDouble())
            throw std::runtime_error(
                QStringLiteral("\"%1\" needs %2 numbers").arg(key).arg(count).toStdString());
        values.push_back(value.toDouble());
    }
    return values;
}

QPointF pointOf(const QJsonObject& json, const QString& key, QPointF otherwise)
{
    if (!json.contains(key))
        return otherwise;
    const std::vector<double> xy = numbers(json, key, 2);
    return {xy[0], xy[1]};
}

} // namespace

LayeredShape LayeredShape::fromJson(const QJsonArray& layers)
{
    LayeredShape shape;
    for (qsizetype index = 0; index < layers.size(); ++index) {
        try {
            shape.m_layers.push_back(readLayer(layers[index].toObject()));
        } catch (const std::runtime_error& error) {
            throw std::runtime_error("layer " + std::to_string(index + 1) + ": " + error.what());
        }
    }
    return shape;
}

QPainterPath LayeredShape::readOutline(const QJsonObject& json)
{
    if (json.contains(u"path")) {
        const QString data = json[u"path"].toString();
        const std::optional<QPainterPath> outline = pathOutline(data);
        if (!outline || outline->isEmpty())
            throw std::runtime_error("\"path\" is no path data: " + data.toStdString());
        return *outline;
    }
    if (json.contains(u"circle")) {
        const std::vector<double> circle = numbers(json, QStringLiteral("circle"), 3);
        return circlePath(circle[0], circle[1], circle[2]);
    }
    if (json.contains(u"ellipse")) {
        const std::vector<double> ellipse = numbers(json, QStringLiteral("ellipse"), 4);
        return ellipsePath(ellipse[0], ellipse[1], ellipse[2], ellipse[3]);
    }
    if (json.contains(u"rect")) {
        const std::vector<double> rect = numbers(json, QStringLiteral("rect"), 5);
        return roundedPath(rect[0], rect[1], rect[2], rect[3], rect[4]);
    }
    return {};
}

LayeredShape::Paint LayeredShape::readPaint(const QJsonValue& json)
{
    Paint paint;
    paint.colour = json.toString();
    if (!json.isObject())
        return paint;
    const QJsonObject gradient = json.toObject();
    paint.from = pointOf(gradient, QStringLiteral("from"), {});
    paint.to = pointOf(gradient, QStringLiteral("to"), {});
    for (const QJsonValue stop : gradient[u"stops"].toArray()) {
        const QJsonArray pair = stop.toArray();
        paint.stops.push_back({pair[0].toDouble(), pair[1].toString()});
    }
    if (paint.stops.size() < 2)
        throw std::runtime_error("a gradient needs two \"stops\"");
    return paint;
}

LayeredShape::Layer LayeredShape::readLayer(const QJsonObject& json)
{
    Layer layer;
    layer.outline = SharedOutline(readOutline(json));
    layer.fill = readPaint(json[u"fill"]);
    layer.stroke = readPaint(json[u"stroke"]);
    layer.width = json[u"width"].toDouble();
    if (json.contains(u"mirror"))
        layer.mirror = json[u"mirror"].toDouble();
    layer.spin = json[u"spin"].toInt(1);
    layer.start = json[u"start"].toDouble();
    layer.about = pointOf(json, QStringLiteral("about"), {50, 50});
    layer.move = pointOf(json, QStringLiteral("move"), {});
    layer.turn = json[u"turn"].toDouble();
    layer.scale = json[u"scale"].toDouble(1);
    if (json.contains(u"scatter")) {
        const std::vector<double> scatter = numbers(json, QStringLiteral("scatter"), 6);
        layer.scatter = {
            static_cast<int>(scatter[0]), {scatter[1], scatter[2], scatter[3], scatter[4]}, scatter[5]};
    }
    if (json.contains(u"emblem")) {
        const std::vector<double> at = numbers(json, QStringLiteral("at"), 3);
        layer.emblem = Emblem{json[u"emblem"].toString(),
                              {at[0], at[1], at[2], at[2]},
                              json[u"ink"].toString(),
                              json[u"knock"].toString()};
    }
    if (json.contains(u"group"))
        layer.group = std::make_shared<const LayeredShape>(fromJson(json[u"group"].toArray()));
    const bool isPainted = layer.fill.isPresent() || (layer.stroke.isPresent() && layer.width > 0);
    const bool hasOutline = !layer.outline.isEmpty() || layer.scatter.count > 0;
    if (!layer.group && !layer.emblem && !(isPainted && hasOutline))
        throw std::runtime_error(
            "needs an outline with \"fill\", or \"stroke\" and \"width\"; or \"group\"; or \"emblem\"");
    return layer;
}

std::optional<QBrush> LayeredShape::brush(const Paint& paint, const ColourWords& colours)
{
    if (paint.stops.empty()) {
        const std::optional<QColor> colour = colours.resolve(paint.colour);
        return colour ? std::optional(QBrush(*colour)) : std::nullopt;
    }
    QGradientStops stops;
    for (const GradientStop& stop : paint.stops) {
        const std::optional<QColor> colour = colours.resolve(stop.colour);
        if (!colour)
            return std::nullopt;
        stops.append({stop.at, *colour});
    }
    return linear(paint.from, paint.to, stops);
}

bool LayeredShape::paintEmblem(QPainter& painter, const Emblem& emblem, const ShapeSetting& setting)
{
    const QString name = emblem.name == u"seat" ? setting.seatEmblem : emblem.name;
    const auto ink = setting.colours.resolve(emblem.ink);
    const auto knock = setting.colours.resolve(emblem.knock);
    if (!setting.emblems || !setting.emblems->contains(name) || !ink || !knock)
        return false;
    const PainterScope scope(painter);
    painter.translate(emblem.area.topLeft());
    painter.scale(emblem.area.width() / 24, emblem.area.height() / 24);
    const ColourWords colours{{QStringLiteral("ink"), *ink}, {QStringLiteral("knock"), *knock}};
    return (*setting.emblems)[name].paint(painter, {colours});
}

bool LayeredShape::paintOnce(QPainter& painter, const Layer& layer, const ShapeSetting& setting)
{
    if (layer.group) {
        const PainterScope scope(painter);
        painter.translate(layer.move);
        painter.rotate(layer.turn);
        painter.scale(layer.scale, layer.scale);
        return layer.group->paint(painter, setting);
    }
    if (layer.emblem)
        return paintEmblem(painter, *layer.emblem, setting);
    QPainterPath outline = layer.outline.own();
    if (layer.scatter.count > 0) {
        outline.setFillRule(Qt::WindingFill);
        ArtRandom random(setting.seed);
        for (int mark = 0; mark < layer.scatter.count; ++mark) {
            const double x = layer.scatter.area.x() + random.next() * layer.scatter.area.width();
            const double y = layer.scatter.area.y() + random.next() * layer.scatter.area.height();
            outline.addEllipse(QPointF(x, y), layer.scatter.radius, layer.scatter.radius);
        }
    }
    if (layer.fill.isPresent()) {
        const std::optional<QBrush> fill = brush(layer.fill, setting.colours);
        if (!fill)
            return false;
        painter.fillPath(outline, *fill);
    }
    if (layer.stroke.isPresent()) {
        const std::optional<QBrush> stroke = brush(layer.stroke, setting.colours);
        if (!stroke)
            return false;
        strokePath(painter, outline, *stroke, layer.width);
    }
    return true;
}

void LayeredShape::checkPaint(const Paint& paint, const ColourWords& colours)
{
    if (paint.stops.empty() && paint.isPresent())
        colours.check(paint.colour);
    for (const GradientStop& stop : paint.stops)
        colours.check(stop.colour);
}

void LayeredShape::checkLayer(const Layer& layer, const ShapeSetting& setting)
{
    if (layer.group) {
        layer.group->check(setting);
        return;
    }
    if (layer.emblem) {
        const QString& name = layer.emblem->name;
        if (name != u"seat" && !(setting.emblems && setting.emblems->contains(name)))
            throw std::runtime_error("there is no emblem of a seat \"" + name.toStdString() +
                                     "\". Use \"seat\", or a name of resources/art/seat_emblems.json");
        setting.colours.check(layer.emblem->ink);
        setting.colours.check(layer.emblem->knock);
        return;
    }
    checkPaint(layer.fill, setting.colours);
    checkPaint(layer.stroke, setting.colours);
}

void LayeredShape::check(const ShapeSetting& setting) const
{
    for (std::size_t i = 0; i < m_layers.size(); ++i) {
        try {
            checkLayer(m_layers[i], setting);
        } catch (const std::runtime_error& error) {
            throw std::runtime_error("layer " + std::to_string(i + 1) + ": " + error.what());
        }
    }
}

bool LayeredShape::paint(QPainter& painter, const ShapeSetting& setting) const
{
    bool isWhole = true;
    for (const Layer& layer : m_layers) {
        for (int copy = 0; copy < layer.spin; ++copy) {
            const PainterScope scope(painter);
            if (layer.spin > 1) {
                painter.translate(layer.about);
                painter.rotate(layer.start + copy * 360.0 / layer.spin);
                painter.translate(-layer.about);
            }
            isWhole = paintOnce(painter, layer, setting) && isWhole;
            if (layer.mirror) {
                painter.translate(2 * *layer.mirror, 0);
                painter.scale(-1, 1);
                isWhole = paintOnce(painter, layer, setting) && isWhole;
            }
        }
    }
    return isWhole;
}

} // namespace tablewood
