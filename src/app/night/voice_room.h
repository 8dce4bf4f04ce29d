#pragma once

#include "moderator/narrator.h"

#include <QObject>

#include <atomic>
#include <functional>
#include <memory>
#include <thread>

namespace tablewood {

/// Brings lines and tracks to sound on a thread of its own, so that nobody waits for an engine.
class VoiceRoom : public QObject
{
    Q_OBJECT

public:
    explicit VoiceRoom(QObject* parent = nullptr);
    ~VoiceRoom() override;

    /// Begins anew with these lines; what was under way is given up. What is ready stays until they are, if
    /// the lines are the same.
    void prepare(std::vector<NightLine> lines, std::string language, VoiceSource source);
    /// The lines are still being spoken.
    bool isBusy() const { return m_isBusy; }
    int done() const { return m_done; }
    int count() const { return m_count; }
    const Narration& narration() const { return m_narration; }

Q_SIGNALS:
    /// More is done, or all of it.
    void changed();

private:
    void giveUp();

    std::thread m_thread;
    std::shared_ptr<std::atomic<bool>> m_isGivenUp;
    bool m_isBusy = false;
    int m_done = 0;
    int m_count = 0;
    std::vector<NightLine> m_lines;
    std::string m_language;
    Narration m_narration;
};

} // namespace tablewood
