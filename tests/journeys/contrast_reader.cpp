#include "contrast_reader.h"

#include "listener.h"

#include <QQuickItem>

#include <algorithm>
#include <cmath>
#include <optional>

namespace tablewood::journeys {

namespace {

/// Fewer pixels of letters than these are none that can be read here: something covers them.
constexpr int kLetters = 12;

struct Words
{
    QQuickItem* item;
    QColor colour;
    double opacity;
    /// Where they are seen in the window.
    QRectF place;
};

void collect(QQuickItem& item, QRectF clip, double opacity, QList<Words>& all)
{
    opacity *= item.opacity();
    if (!item.isVisible() || opacity == 0)
        return;
    const QRectF place = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
    if (item.clip())
        clip &= place;
    const bool isText = item.inherits("QQuickText") || item.inherits("QQuickTextInput");
    if (isText && item.isEnabled() && !item.property("text").toString().trimmed().isEmpty())
        all.append({&item, item.property("color").value<QColor>(), opacity, place & clip});
    for (QQuickItem* child : item.childItems())
        collect(*child, clip, opacity, all);
}

double light(double share)
{
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour)
{
    return 0.2126 * light(colour.redF()) + 0.7152 * light(colour.greenF()) + 0.0722 * light(colour.blueF());
}

QColor over(const QColor& colour, double opacity, const QColor& ground)
{
    const double share = colour.alphaF() * opacity;
    const auto mix = [&](double top, double below) {
        return static_cast<float>(top * share + below * (1 - share));
    };
    return QColor::fromRgbF(mix(colour.redF(), ground.redF()), mix(colour.greenF(), ground.greenF()),
                            mix(colour.blueF(), ground.blueF()));
}

double contrast(const QColor& one, const QColor& other)
{
    const auto [dark, bright] = std::minmax({luminance(one), luminance(other)});
    return (bright + 0.05) / (dark + 0.05);
}

/// The mean over the pixels that letters are drawn on; nothing where none are.
std::optional<double> contrastOf(const Words& words, const QImage& with, const QImage& without)
{
    const QRect place = words.place.toAlignedRect() & with.rect();
    double sum = 0;
    int letters = 0;
    for (int y = place.top(); y <= place.bottom(); ++y)
        for (int x = place.left(); x <= place.right(); ++x)
            if (with.pixel(x, y) != without.pixel(x, y)) {
                const QColor ground = without.pixelColor(x, y);
                sum += contrast(over(words.colour, words.opacity, ground), ground);
                ++letters;
            }
    return letters < kLetters ? std::nullopt : std::optional(sum / letters);
}

} // namespace

QStringList ContrastReader::faults()
{
    QList<Words> all;
    collect(*m_window.contentItem(), QRectF(QPointF(0, 0), m_window.size()), 1, all);
    const QImage with = m_window.grabWindow();
    for (const Words& words : all)
        words.item->setProperty("color", QColor(Qt::transparent));
    const QImage without = m_window.grabWindow();
    for (const Words& words : all)
        words.item->setProperty("color", words.colour);

    QStringList faults;
    for (const Words& words : all)
        if (const auto has = contrastOf(words, with, without);
            has && *has < kLeast && !m_isCovered(*words.item))
            faults.append(QString("%1 to 1: “%2” in %3 (%4)")
                              .arg(*has, 0, 'f', 2)
                              .arg(words.item->property("text").toString(), words.colour.name(),
                                   Listener::describe(*words.item)));
    return faults;
}

} // namespace tablewood::journeys
