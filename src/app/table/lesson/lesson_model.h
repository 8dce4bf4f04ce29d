#pragma once

#include "app/table/lesson/lesson_course.h"

#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QPoint>
#include <QtCore/QRectF>
#include <QtCore/QStringList>
#include <QtCore/QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace tablewood {

/// The step of a lesson that is told at a table now, and what it is about. Everybody who shares the screen
/// has their own way through it, so that nobody's card tells what another one has seen.
class LessonModel : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(LessonModel)
    QML_UNCREATABLE("A table has it")
    Q_PROPERTY(bool isShown READ isShown NOTIFY changed)
    /// The id of the step.
    Q_PROPERTY(QString step READ step NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// Nothing has to be done but reading it.
    Q_PROPERTY(bool isForReading READ isForReading NOTIFY changed)
    /// How many were told in their order, this one too, and how many there are.
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// The kind of thing it is about: "board", "area", ... of LessonThing; empty if it cannot be seen.
    Q_PROPERTY(QString thing READ thing NOTIFY changed)
    /// Its name, of a board, zone, panel, item or button; for an item also the panel it is on.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString panel READ panel NOTIFY changed)
    /// The spaces of the board `name`, for areas, figures and what is lit.
    Q_PROPERTY(QList<QPoint> cells READ cells NOTIFY changed)
    /// The seats whose scores are meant.
    Q_PROPERTY(QList<int> seats READ seats NOTIFY changed)

public:
    using QObject::QObject;

    bool isShown() const { return m_step != nullptr; }
    QString step() const { return m_step ? QString::fromStdString(m_step->id) : QString(); }
    QString title() const { return m_title; }
    QString text() const { return m_text; }
    bool isForReading() const { return m_step && !m_step->until; }
    /// Somebody here has not been told everything yet.
    bool isTeaching() const { return !m_courses.empty(); }
    int number() const { return m_number; }
    int count() const { return static_cast<int>(m_lesson.steps.size()); }
    QString thing() const { return m_thing; }
    QString name() const { return m_name; }
    QString panel() const { return m_panel; }
    QList<QPoint> cells() const { return m_cells; }
    QList<int> seats() const { return m_seats; }

    /// Begins to explain to these persons, but not what they have read before ("seat/step").
    void teach(Lesson lesson, Seats persons, const QStringList& read);
    /// Takes this seat's view now; null for nobody's.
    void follow(Seat reader, const SeatView* view);
    /// The steps that were read, as `teach` takes them.
    QStringList read() const;

    /// The step was read.
    Q_INVOKABLE void next();
    /// No more is explained.
    Q_INVOKABLE void stop();
    /// Where a card of this size lies best among things, which are lists of QRectF by the names of
    /// LessonGround; one that lies somewhere `now` stays where that is as good.
    Q_INVOKABLE QPointF placeFor(QSizeF card, QRectF room, const QVariantMap& things,
                                 const QVariant& now) const;
    /// The two ends of the way from the card to what it is about; empty for none.
    Q_INVOKABLE QList<QPointF> wayFrom(QRectF card, const QVariantMap& things) const;

Q_SIGNALS:
    void changed();
    /// A step was read.
    void readChanged();
    /// Everything was told, the match is over, or nobody wants to hear more.
    void ended();

private:
    void show(const LessonStep* step);
    void point(const LessonPoint& point);
    void pointToLit();
    void pointToPieces(const LessonPoint& point);
    void pointToItem(std::string_view item, LessonSide side);
    void end();

    Lesson m_lesson;
    std::map<Seat, LessonCourse> m_courses;
    Seat m_reader;
    /// The reader's view, for as long as a step is shown.
    SeatView m_view;
    std::size_t m_reads = 0;
    const LessonStep* m_step = nullptr;
    QString m_title;
    QString m_text;
    int m_number = 0;
    QString m_thing;
    QString m_name;
    QString m_panel;
    QList<QPoint> m_cells;
    QList<int> m_seats;
};

} // namespace tablewood
