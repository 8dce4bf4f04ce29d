#include "person.h"

#include "pace.h"

#include <QAccessible>
#include <QDir>
#include <QGuiApplication>
#include <QPointer>
#include <QSignalSpy>
#include <QStyleHints>
#include <QTest>
#include <QVariantAnimation>
#include <QWheelEvent>
#include <doctest/doctest.h>

#include <algorithm>

namespace tablewood::journeys {

namespace {

/// More presses of Tab than any page has things to stop at.
constexpr int kLongestRound = 150;

/// Image.Loading
constexpr int kLoading = 2;

bool isText(const QQuickItem& item) { return item.inherits("QQuickText"); }

} // namespace

Person::Person(OpenedProgram& program, QString journey)
    : m_window(program.window()), m_journey(std::move(journey))
{
    QDir().mkpath(QStringLiteral(TABLEWOOD_PICTURES));
}

/// From what lies on top to what lies below.
void Person::visit(QQuickItem& item, const std::function<bool(QQuickItem&)>& isFound,
                   QQuickItem*& found) const
{
    if (!item.isVisible() || item.opacity() == 0)
        return;
    QList<QQuickItem*> children = item.childItems();
    const auto height = [](const QQuickItem* child) { return child->z(); };
    // Most are sorted as they are.
    if (!std::ranges::is_sorted(std::as_const(children), {}, height))
        std::ranges::stable_sort(children, {}, height);
    for (auto child = children.rbegin(); child != children.rend() && !found; ++child)
        visit(**child, isFound, found);
    if (!found && isFound(item))
        found = &item;
}

QQuickItem* Person::first(QQuickItem& holder, const std::function<bool(QQuickItem&)>& fits) const
{
    QQuickItem* found = nullptr;
    visit(holder, fits, found);
    return found;
}

QString Person::nameOf(const QQuickItem& item)
{
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(const_cast<QQuickItem*>(&item));
    return spoken ? spoken->text(QAccessible::Name) : QString();
}

QQuickItem* Person::findIn(QQuickItem& holder, const std::function<bool(const QString& name)>& fits) const
{
    QQuickItem* named = first(holder, [&](QQuickItem& item) { return fits(nameOf(item)); });
    return named ? named : first(holder, [&](QQuickItem& item) {
        // A space that does not break is a space.
        return isText(item) && fits(item.property("text").toString().replace(QChar::Nbsp, u' '));
    });
}

QQuickItem* Person::findIn(QQuickItem& holder, const QString& name) const
{
    return findIn(holder, [&](const QString& other) { return other == name; });
}

QQuickItem* Person::find(const std::function<bool(const QString& name)>& fits) const
{
    return findIn(*m_window.contentItem(), fits);
}

QQuickItem* Person::find(const QString& name) const
{
    return find([&](const QString& other) { return other == name; });
}

QList<QQuickItem*> Person::all(const char* qmlType) const
{
    const QByteArray type = QByteArray(qmlType) + "_QMLTYPE";
    QList<QQuickItem*> items;
    first(*m_window.contentItem(), [&](QQuickItem& item) {
        const QByteArray own = item.metaObject()->className();
        if (own == qmlType || own.startsWith(type))
            items.append(&item);
        return false;
    });
    return items;
}

QStringList Person::namesOf(const char* qmlType) const
{
    QStringList names;
    for (const QQuickItem* item : all(qmlType))
        names.append(nameOf(*item));
    names.sort();
    return names;
}

QStringList Person::words() const
{
    QStringList all;
    first(*m_window.contentItem(), [&](QQuickItem& item) {
        if (isText(item) && !shownPart(item).isEmpty() && !item.property("text").toString().isEmpty())
            all.append(item.property("text").toString());
        return false;
    });
    return all;
}

QString Person::focusedName() const { return focused() ? nameOf(*focused()) : QString(); }

QRectF Person::shownPart(const QQuickItem& item) const
{
    QRectF part = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
    for (const QQuickItem* holder = item.parentItem(); holder; holder = holder->parentItem())
        if (holder->clip())
            part &= holder->mapRectToScene(QRectF(0, 0, holder->width(), holder->height()));
    return part & QRectF(QPointF(0, 0), m_window.size());
}

void Person::scrollTo(QQuickItem& item)
{
    QQuickItem* page = item.parentItem();
    while (page && !page->inherits("QQuickFlickable"))
        page = page->parentItem();
    if (!page)
        return;
    const QPointF middle = page->mapToScene(QPointF(page->width() / 2, page->height() / 2));
    for (int turns = 0; turns < 60 && shownPart(item).height() < std::min(item.height(), 30.0); ++turns) {
        const bool isBelow = item.mapToScene(QPointF(0, item.height() / 2)).y() > middle.y();
        QWheelEvent wheel(middle, m_window.mapToGlobal(middle.toPoint()), {}, QPoint(0, isBelow ? -120 : 120),
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&m_window, &wheel);
        QTest::qWait(20);
    }
}

void Person::press(const QString& name)
{
    waitFor(name);
    press(*find(name));
}

/// All that moves by itself has moved on, and the window has been drawn since.
void Person::nextFrame()
{
    QVariantAnimation step;
    step.setStartValue(0);
    step.setEndValue(1);
    step.setDuration(1);
    step.start();
    waitUntil("things move on", [&] { return step.state() == QAbstractAnimation::Stopped; });
    const QSignalSpy drawn(&m_window, &QQuickWindow::frameSwapped);
    m_window.update();
    waitUntil("the window is drawn", [&] { return !drawn.isEmpty(); });
}

/// A thing may still be on its way to its place: waits until two frames in a row show it at the same one.
void Person::letSettle(QQuickItem& item)
{
    const QPointer there(&item);
    QRectF before;
    QRectF now;
    do {
        before = now;
        nextFrame();
        if (!there)
            giveUp(QStringLiteral("what was to be pressed is gone"));
        now = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
    } while (now != before);
}

void Person::press(QQuickItem& item)
{
    letSettle(item);
    if (shownPart(item).height() < std::min(item.height(), 30.0)) {
        scrollTo(item);
        letSettle(item);
    }
    const QRectF part = shownPart(item);
    if (part.isEmpty())
        giveUp(QStringLiteral("%1 cannot be reached with the mouse").arg(nameOf(item)));
    if (!item.isEnabled())
        giveUp(QStringLiteral("%1 cannot be pressed").arg(nameOf(item)));
    pressAt(part.center());
}

void Person::pointAt(QQuickItem& item)
{
    letSettle(item);
    QTest::mouseMove(&m_window, shownPart(item).center().toPoint());
}

void Person::pointAtNothing() { QTest::mouseMove(&m_window, QPoint(1, 1)); }

void Person::pressAt(QPointF place)
{
    // A press is no long one because the machine is slow.
    constexpr int kNever = 3'600'000;
    QStyleHints& hints = *QGuiApplication::styleHints();
    const int interval = hints.mousePressAndHoldInterval();
    hints.setMousePressAndHoldInterval(kNever);
    QTest::mouseMove(&m_window, place.toPoint());
    QTest::mouseClick(&m_window, Qt::LeftButton, {}, place.toPoint());
    QCoreApplication::processEvents();
    hints.setMousePressAndHoldInterval(interval);
}

void Person::drag(QPointF from, QPointF to)
{
    constexpr int kSteps = 6;
    QTest::mouseMove(&m_window, from.toPoint());
    QTest::mousePress(&m_window, Qt::LeftButton, {}, from.toPoint());
    for (int step = 1; step <= kSteps; ++step)
        QTest::mouseMove(&m_window, (from + (to - from) * step / kSteps).toPoint());
    QTest::mouseRelease(&m_window, Qt::LeftButton, {}, to.toPoint());
    QCoreApplication::processEvents();
}

void Person::pressKey(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(&m_window, key, modifiers);
    QCoreApplication::processEvents();
}

void Person::holdKey(Qt::Key key)
{
    const auto send = [&](QEvent::Type type, bool isRepeated) {
        const QString text = key < Qt::Key_Escape ? QString(QChar(key)) : QString();
        QKeyEvent event(type, key, Qt::NoModifier, text, isRepeated);
        QCoreApplication::sendEvent(&m_window, &event);
        QCoreApplication::processEvents();
    };
    send(QEvent::KeyPress, false);
    for (int repeat = 0; repeat < 6; ++repeat) {
        send(QEvent::KeyRelease, true);
        send(QEvent::KeyPress, true);
    }
    send(QEvent::KeyRelease, false);
}

void Person::tabTo(const QString& what, const std::function<bool()>& isThere)
{
    for (int presses = 0; presses < kLongestRound; ++presses) {
        if (isThere())
            return;
        pressKey(Qt::Key_Tab);
    }
    giveUp(QStringLiteral("Tab does not come to %1").arg(what));
}

void Person::tabTo(const QString& name)
{
    tabTo(name, [&] { return focusedName() == name; });
}

void Person::waitUntil(const char* what, const std::function<bool()>& isSo)
{
    if (!QTest::qWaitFor(isSo, kPatience))
        giveUp(QStringLiteral("it does not come about that %1").arg(QString::fromUtf8(what)));
}

void Person::waitFor(const QString& name)
{
    waitUntil(qPrintable(QStringLiteral("“%1” is seen").arg(name)), [&] { return sees(name); });
}

void Person::picture(const QString& step)
{
    // Pictures inside the window are made beside it.
    const bool isDrawn = QTest::qWaitFor(
        [this] {
            return !first(*m_window.contentItem(), [](QQuickItem& item) {
                return item.inherits("QQuickImage") && item.property("status").toInt() == kLoading;
            });
        },
        kPatience);
    CHECK(isDrawn);
    const QString name =
        QStringLiteral("%1-%2-%3.png").arg(m_journey).arg(++m_pictures, 2, 10, QLatin1Char('0')).arg(step);
    CHECK(m_window.grabWindow().save(QDir(QStringLiteral(TABLEWOOD_PICTURES)).filePath(name)));
}

void Person::giveUp(const QString& why)
{
    picture(QStringLiteral("given-up"));
    FAIL(why.toStdString());
    std::abort();
}

} // namespace tablewood::journeys
