#pragma once

#include "app/table/model/lone_person.h"
#include "app/table/model/refusal_note.h"
#include "app/table/model/shown_course.h"
#include "app/words/entry_model.h"

namespace tablewood {

/// The hand at the table: what it touches becomes picks, and picks become a whole move, or a question why
/// not.
class TouchingHand : public QObject
{
    Q_OBJECT

public:
    /// All of them outlive the hand.
    TouchingHand(const ScreenSeats& seats, const ShownCourse& course, const LonePerson& lone,
                 RefusalNote& refusal);

    const Gesture& gesture() const { return m_gesture; }
    /// The options that are asked for in words now, of AskedOption.
    EntryModel* options() const { return m_options; }
    /// Nothing else can be picked now.
    bool hasOnlyOptions() const;

    /// Takes what the hand can do in the newest view. What was picked stays as far as it still fits.
    void follow();
    /// Puts down all that was picked.
    void clear() { m_gesture.clear(); }
    void showOptions();
    void hideOptions() { m_options->setRows({}); }

    /// The things that lie at a space of a board, from the top, and then the space.
    std::vector<Pick> picksAt(const QString& board, int column, int row) const;
    /// The button says that whoever is asked wants to answer.
    bool isVeil(const Pick& pick) const;
    void press(const Pick& pick);
    /// Asks why this row of the options is closed; false where it is open.
    bool askWhyClosed(int row);
    /// Asks, without a sound, why what is held may not lie there.
    void askWhyNot(const Pick& pick);
    /// It is held where it may lie: what was said before is out of date.
    void forgetWhyNot();
    /// What is held lies this way from now on.
    void lie(Orientation orientation);
    /// Takes a piece up to drag it; false leaves it lying.
    bool lift(PieceId piece);
    /// The dragged piece is no longer in the hand.
    void letGo() { m_lifted = 0; }
    /// Takes back the last pick; false when nothing was picked.
    bool back();
    /// Plays what is picked although more could be picked.
    void finish();
    /// Makes a sound, but not where somebody in the room at another laptop would hear what a touch comes to
    /// before an answer is played.
    void sound(const QString& name);

Q_SIGNALS:
    void wished(const tablewood::Wish& wish);
    /// Something else is picked.
    void turned();
    void sounded(const QString& sound);

private:
    /// The options that stand beside the others and cannot be chosen.
    std::vector<Pick> closed() const;
    QString untoldReason(const Pick& pick) const;
    void explain(std::vector<Pick> picks);

    const ScreenSeats& m_seats;
    const ShownCourse& m_course;
    const LonePerson& m_lone;
    RefusalNote& m_refusal;
    EntryModel* m_options;
    Gesture m_gesture;
    /// A piece whose choice alone is a move, while it is dragged; 0 for none.
    PieceId m_lifted = 0;
};

} // namespace tablewood
