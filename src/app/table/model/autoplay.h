#pragma once

#include "app/table/model/bot_turns.h"
#include "app/table/model/going_on.h"
#include "app/table/model/standing_answers.h"
#include "app/table/model/table_time.h"
#include "app/table/model/touching_hand.h"

#include <functional>

namespace tablewood {

/// What goes on at a table without a press: bots move, answers that stand are given, a step runs out, the
/// night goes by for who plays alone. Whatever is to be played then, the table plays.
class Autoplay : public QObject
{
    Q_OBJECT

public:
    /// All of them outlive it. `isQuiet` says that nothing is shown or asked at the table that has to come
    /// first.
    Autoplay(TableSource& source, const ScreenSeats& seats, const TouchingHand& hand, LonePerson& lone,
             TableTime& time, std::function<bool()> isQuiet);

    /// Milliseconds between the moves of bots; as long does an answer that stands take, on average.
    int pace() const { return m_bots.pace(); }
    void setPace(int milliseconds);

    /// Sees what may go on now, after anything has changed.
    void look();
    /// Sees what answers stand no more, and when the others are due.
    void followStanding();
    StandingAnswers& standing() { return m_standing; }
    const StandingAnswers& standing() const { return m_standing; }
    /// The bot that is waited for moves as soon as it has decided; false if none is waited for.
    bool hurryBots() { return m_bots.hurry(); }
    /// A person has done something: bots whose move could not be played try again.
    void forgive() { m_bots.forgive(); }

    /// It is night, and who plays alone with bots can let this part of it go by.
    bool canGoOn() const;
    /// Lets it go by, until they choose or learn something.
    void goOn();
    /// They have chosen something in this part of the night.
    void chose();
    /// Sees whether it still goes by.
    void followNight();

Q_SIGNALS:
    /// Something is to be played now.
    void due(const std::function<void()>& deed);

private:
    void playBot();
    void giveStanding();
    /// Those of this screen for whom what stands may answer now.
    Seats mayBeAnsweredFor() const;
    const std::optional<NightScreen>& night() const { return m_seats.view().scene.night; }

    TableSource& m_source;
    const ScreenSeats& m_seats;
    const TouchingHand& m_hand;
    LonePerson& m_lone;
    TableTime& m_time;
    std::function<bool()> m_isQuiet;
    BotTurns m_bots;
    StandingAnswers m_standing;
    QTimer m_standingWait;
    GoingOn m_goingOn;
};

} // namespace tablewood
