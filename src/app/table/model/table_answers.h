#pragma once

#include "app/table/model/shown_course.h"
#include "app/table/scene/scene_answers.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <map>

namespace tablewood {

/// Answers whoever asks about the table by a key: shown, and read aloud, until something else happens or they
/// have read it. In the dark and behind the gate nobody is answered.
class TableAnswers : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A table has it")
    /// The answer; empty while none is given.
    Q_PROPERTY(QString text READ text NOTIFY changed)

public:
    /// Both outlive it.
    TableAnswers(const ScreenSeats& seats, const ShownCourse& course, SceneAnswers::NameOf nameOf,
                 QObject* parent);

    QString text() const { return m_text; }

    /// What is next to a space; without a board it says how to mark one.
    Q_INVOKABLE void sayBeside(const QString& board, int column, int row);
    Q_INVOKABLE void sayBesideCard(int piece);
    Q_INVOKABLE void sayMine();
    Q_INVOKABLE void sayChanged();
    Q_INVOKABLE void forget();
    /// The person of a seat does something, after so many lines of the log: if it is not refused, what is
    /// told after what they did is what has changed for them.
    void act(Seat seat, std::size_t lines) { m_acting[seat] = lines; }
    void refuse(Seat seat) { m_acting.erase(seat); }
    /// The log of a seat is this now.
    void hear(Seat seat, std::span<const Event> log);

Q_SIGNALS:
    void changed();

private:
    void say(const std::function<QString(const SceneAnswers&)>& answer);

    const ScreenSeats& m_seats;
    const ShownCourse& m_course;
    SceneAnswers::NameOf m_nameOf;
    QString m_text;
    /// Where in the log what a seat has not heard of begins.
    std::map<Seat, std::size_t> m_acted;
    /// The length of the log as a seat did what the table has not answered yet.
    std::map<Seat, std::size_t> m_acting;
};

} // namespace tablewood
