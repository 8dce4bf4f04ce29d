#pragma once

#include "opened_program.h"

#include <QQuickItem>

#include <functional>

namespace tablewood::journeys {

/// A person before the window: eyes, a mouse, keys and a camera. Things are named as they are read aloud, or
/// by the words that stand on them. What is not found, or does not come about in a few seconds, fails the
/// journey and leaves a picture.
class Person
{
public:
    /// `journey` names the pictures.
    Person(OpenedProgram& program, QString journey);

    /// What is shown under this name now; null if nothing is.
    QQuickItem* find(const QString& name) const;
    /// What is shown whose name fits.
    QQuickItem* find(const std::function<bool(const QString& name)>& fits) const;
    /// What is shown inside of a thing under this name; null if nothing is.
    QQuickItem* findIn(QQuickItem& holder, const QString& name) const;
    QQuickItem* findIn(QQuickItem& holder, const std::function<bool(const QString& name)>& fits) const;
    bool sees(const QString& name) const { return find(name) != nullptr; }
    /// All that is shown now and is of this QML type.
    QList<QQuickItem*> all(const char* qmlType) const;
    /// What all of this QML type that is shown is called, in the order of the words.
    QStringList namesOf(const char* qmlType) const;
    /// All words that are shown now.
    QStringList words() const;
    /// How the thing is called that has the keyboard.
    QString focusedName() const;
    QQuickItem* focused() const { return m_window.activeFocusItem(); }
    static QString nameOf(const QQuickItem& item);
    /// The part of a thing that is not cut off by what holds it, in the window.
    QRectF shownPart(const QQuickItem& item) const;

    void press(const QString& name);
    void press(QQuickItem& item);
    void pressAt(QPointF place);
    /// Moves the mouse onto it, once it has come to rest.
    void pointAt(QQuickItem& item);
    /// Moves the mouse off everything.
    void pointAtNothing();
    void drag(QPointF from, QPointF to);
    void pressKey(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Rests on the key for a while.
    void holdKey(Qt::Key key);
    /// Goes round with Tab until what has the keyboard is called so.
    void tabTo(const QString& name);
    void tabTo(const QString& what, const std::function<bool()>& isThere);

    /// Looks again and again until it is so.
    void waitUntil(const char* what, const std::function<bool()>& isSo);
    void waitFor(const QString& name);
    void picture(const QString& step);
    /// Ends the journey: what was to be seen is not.
    [[noreturn]] void giveUp(const QString& why);

    /// Waits until a thing that is on its way has come to rest.
    void letSettle(QQuickItem& item);

    QQuickWindow& window() const { return m_window; }

private:
    void visit(QQuickItem& item, const std::function<bool(QQuickItem&)>& isFound, QQuickItem*& found) const;
    QQuickItem* first(QQuickItem& holder, const std::function<bool(QQuickItem&)>& fits) const;
    void nextFrame();
    void scrollTo(QQuickItem& item);

    QQuickWindow& m_window;
    QString m_journey;
    int m_pictures = 0;
};

} // namespace tablewood::journeys
