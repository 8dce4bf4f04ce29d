#pragma once

#include "app/table/model/table_source.h"

#include <QObject>
#include <QTimer>

namespace tablewood {

/// When the bots of a table move: not before a person could see what happened last, nor before they have
/// decided.
class BotTurns : public QObject
{
    Q_OBJECT

public:
    explicit BotTurns(TableSource& source);

    int pace() const { return m_pace; }
    void setPace(int milliseconds);
    /// As long as they are hurried, bots move as soon as they have decided.
    void setHurried(bool isHurried);

    /// Sees whether a bot is asked and may move now.
    void look(bool mayMove);
    /// The bot that is waited for moves as soon as it has decided; false if none is waited for.
    bool hurry();
    /// A bot's move could not be played: none tries again before a person has done something.
    void refuse() { m_isRefused = true; }
    void forgive() { m_isRefused = false; }

Q_SIGNALS:
    /// A bot has decided and is to be let play.
    void due();

private:
    void play();
    void keepPace() { m_timer.setInterval(m_isHurried ? 0 : m_pace); }

    TableSource& m_source;
    QTimer m_timer;
    int m_pace = 0;
    bool m_isHurried = false;
    bool m_isDue = false;
    bool m_isRefused = false;
};

} // namespace tablewood
