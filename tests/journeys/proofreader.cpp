#include "proofreader.h"

#include <QQuickItem>

#include <algorithm>
#include <cmath>

namespace tablewood::journeys {

namespace {

/// Letters may come this near to each other or to an edge.
constexpr qreal kTolerance = 3;
/// How many parents of cut words may hold the tip that says them whole.
constexpr int kTipDistance = 4;

bool isOfType(const QQuickItem& item, const char* type)
{
    const QByteArray own = item.metaObject()->className();
    return own == type || own.startsWith(QByteArray(type) + "_QMLTYPE");
}

bool isScroller(const QQuickItem& item) { return item.inherits("QQuickFlickable"); }

/// Something drawn, in the order of drawing.
struct Drawn
{
    const QQuickItem* item;
    /// In the window, whole and as far as it is not cut off.
    QRectF place;
    QRectF shown;
    QString words;
    bool isTruncated = false;
    /// Hides what lies below it.
    bool isGround = false;
};

/// The part of a text that has letters.
QRectF lettersOf(const QQuickItem& text)
{
    const qreal width = text.property("contentWidth").toReal();
    const qreal height = text.property("contentHeight").toReal();
    const int across = text.property("horizontalAlignment").toInt();
    const int down = text.property("verticalAlignment").toInt();
    const qreal x = text.property("leftPadding").toReal();
    const qreal y = text.property("topPadding").toReal();
    const qreal roomX = text.width() - x - text.property("rightPadding").toReal() - width;
    const qreal roomY = text.height() - y - text.property("bottomPadding").toReal() - height;
    return {x + (across & Qt::AlignRight     ? roomX
                 : across & Qt::AlignHCenter ? roomX / 2
                                             : 0),
            y + (down & Qt::AlignBottom    ? roomY
                 : down & Qt::AlignVCenter ? roomY / 2
                                           : 0),
            width, height};
}

/// A rectangle whose colour lets nothing through, or the picture under a whole page.
bool isGround(const QQuickItem& item)
{
    if (isOfType(item, "ArtImage") &&
        item.property("art").toString().startsWith(QLatin1String("wood/tabletop")))
        return true;
    if (!item.inherits("QQuickRectangle") || item.opacity() < 0.9)
        return false;
    return isOfType(item, "Panel") || item.property("color").value<QColor>().alphaF() > 0.85;
}

void collect(const QQuickItem& item, QRectF window, std::vector<Drawn>& all)
{
    if (!item.isVisible() || item.opacity() < 0.02)
        return;
    const QRectF clip =
        item.clip() ? window & item.mapRectToScene(QRectF(0, 0, item.width(), item.height())) : window;
    QList<QQuickItem*> children = item.childItems();
    std::ranges::stable_sort(children, {}, [](const QQuickItem* child) { return child->z(); });
    const auto own = std::ranges::find_if(children, [](const QQuickItem* child) { return child->z() >= 0; });
    for (auto child = children.begin(); child != own; ++child)
        collect(**child, clip, all);

    const QString words = item.inherits("QQuickText") ? item.property("text").toString() : QString();
    if (!words.isEmpty() || isGround(item)) {
        Drawn drawn;
        drawn.item = &item;
        drawn.words = words;
        drawn.isGround = words.isEmpty();
        drawn.isTruncated = !words.isEmpty() && item.property("truncated").toBool();
        drawn.place =
            item.mapRectToScene(drawn.isGround ? QRectF(0, 0, item.width(), item.height()) : lettersOf(item));
        drawn.shown = drawn.place & clip;
        all.push_back(drawn);
    }
    for (auto child = own; child != children.end(); ++child)
        collect(**child, clip, all);
}

bool holds(const QQuickItem& holder, const QQuickItem& item)
{
    for (const QQuickItem* at = &item; at; at = at->parentItem())
        if (at == &holder)
            return true;
    return false;
}

/// Whether the words stand on a card of a hand that is held as a fan: it shows what it is, the large card has
/// the words.
bool isInFan(const QQuickItem& text)
{
    for (const QQuickItem* holder = &text; holder; holder = holder->parentItem())
        if (isOfType(*holder, "HandView") && holder->property("isFanned").toBool())
            return true;
    return false;
}

/// Whether pointing at cut words, or at what they stand on, says them whole.
bool hasTip(const Drawn& text)
{
    const QQuickItem* holder = text.item;
    for (int step = 0; step <= kTipDistance && holder; ++step, holder = holder->parentItem())
        for (const QQuickItem* child : holder->childItems())
            if (isOfType(*child, "Tooltip") && child->property("text").toString().contains(text.words))
                return true;
    return false;
}

/// The nearest thing that cuts the words off and does not scroll to them.
const QQuickItem* cutter(const Drawn& text)
{
    QRectF place = text.place;
    for (const QQuickItem* holder = text.item->parentItem(); holder; holder = holder->parentItem()) {
        if (!holder->clip())
            continue;
        const QRectF room = holder->mapRectToScene(QRectF(0, 0, holder->width(), holder->height()));
        if (isScroller(*holder)) {
            // Scrolling brings the words up and down into the window.
            place.moveTop(
                std::clamp(place.top(), room.top(), std::max(room.top(), room.bottom() - place.height())));
            place.setHeight(std::min(place.height(), room.height()));
        }
        if (!room.adjusted(-kTolerance, -kTolerance, kTolerance, kTolerance).contains(place))
            return holder;
    }
    return nullptr;
}

bool isInScroller(const QQuickItem& item)
{
    for (const QQuickItem* holder = item.parentItem(); holder; holder = holder->parentItem())
        if (isScroller(*holder) && holder->clip())
            return true;
    return false;
}

/// Whether something is the sign of a scrolled part that there is more of it.
bool isSignOver(const QQuickItem& sign, const QQuickItem& text)
{
    for (const QQuickItem* holder = text.parentItem(); holder; holder = holder->parentItem()) {
        if (!isScroller(*holder))
            continue;
        const QQuickItem* area = holder->parentItem();
        if (area && area->property("hasMoreBelow").isValid() && holds(*area, sign) && !holds(*holder, sign))
            return true;
    }
    return false;
}

/// Cards lie on each other, and what has just happened lies over the table for as long as it takes to read
/// it.
bool mayLieOver(const QQuickItem& item)
{
    for (const QQuickItem* holder = &item; holder; holder = holder->parentItem())
        if (isOfType(*holder, "CardFace") || isOfType(*holder, "Stage"))
            return true;
    return false;
}

QString named(const Drawn& text)
{
    return QStringLiteral("“%1” (%2 %3, %4 x %5)")
        .arg(text.words)
        .arg(std::lround(text.place.x()))
        .arg(std::lround(text.place.y()))
        .arg(std::lround(text.place.width()))
        .arg(std::lround(text.place.height()));
}

bool isTouching(const QRectF& one, const QRectF& other)
{
    const QRectF both = one & other;
    return both.width() > kTolerance && both.height() > kTolerance;
}

} // namespace

Proofreader::Proofreader(const QQuickWindow& window) : Proofreader(window, *window.contentItem()) {}

QStringList Proofreader::faults() const
{
    const QRectF window(QPointF(0, 0), m_window.size());
    std::vector<Drawn> all;
    collect(m_part, window, all);

    QStringList faults;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Drawn& text = all[i];
        if (text.isGround || text.place.isEmpty())
            continue;
        const auto lies = [&](const Drawn& ground) {
            return ground.isGround && !holds(*ground.item, *text.item) &&
                   isTouching(ground.shown, text.shown);
        };
        bool isHidden = false;
        bool isCovered = false;
        for (std::size_t k = i + 1; k < all.size(); ++k)
            if (lies(all[k]) && !mayLieOver(*all[k].item) && !isSignOver(*all[k].item, *text.item)) {
                isHidden = isHidden || all[k]
                                           .shown.adjusted(-kTolerance, -kTolerance, kTolerance, kTolerance)
                                           .contains(text.shown);
                isCovered = true;
            }
        if (isHidden)
            continue;
        const bool isFanned = isInFan(*text.item);
        if (text.isTruncated && !isFanned && !hasTip(text))
            faults << named(text) + QStringLiteral(" is cut");
        if (cutter(text))
            faults << named(text) + QStringLiteral(" is sliced");
        else if (!isFanned && !isInScroller(*text.item) &&
                 !window.adjusted(-kTolerance, -kTolerance, kTolerance, kTolerance).contains(text.place))
            faults << named(text) + QStringLiteral(" is outside the window");
        if (isCovered)
            faults << named(text) + QStringLiteral(" lies under something");
        for (std::size_t k = i + 1; k < all.size(); ++k) {
            const Drawn& other = all[k];
            if (other.isGround || !isTouching(text.shown, other.shown))
                continue;
            const bool isApart = std::any_of(all.begin() + static_cast<std::ptrdiff_t>(i),
                                             all.begin() + static_cast<std::ptrdiff_t>(k), lies);
            if (!isApart)
                faults << named(text) + QStringLiteral(" touches ") + named(other);
        }
    }
    return faults;
}

} // namespace tablewood::journeys
