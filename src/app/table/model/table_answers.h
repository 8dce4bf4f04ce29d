#pragma once

#include "app/table/model/last_acts.h"
#include "app/table/model/shown_course.h"
#include "app/table/scene/scene_answers.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

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
    /// All of them outlive it.
    TableAnswers(const ScreenSeats& seats, const ShownCourse& course, const LastActs& acts,
                 SceneAnswers::NameOf nameOf, QObject* parent);

    QString text() const { return m_text; }

    /// What is next to a space; without a board it says how to mark one.
    Q_INVOKABLE void sayBeside(const QString& board, int column, int row);
    Q_INVOKABLE void sayBesideCard(int piece);
    Q_INVOKABLE void sayMine();
    Q_INVOKABLE void sayChanged();
    Q_INVOKABLE void forget();

Q_SIGNALS:
    void changed();

private:
    void say(const std::function<QString(const SceneAnswers&)>& answer);

    const ScreenSeats& m_seats;
    const ShownCourse& m_course;
    const LastActs& m_acts;
    SceneAnswers::NameOf m_nameOf;
    QString m_text;
};

} // namespace tablewood
