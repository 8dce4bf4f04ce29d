#include "app/night/voice_room.h"

#include <QMetaObject>

namespace tablewood {

VoiceRoom::VoiceRoom(QObject* parent) : QObject(parent) {}

VoiceRoom::~VoiceRoom() { giveUp(); }

void VoiceRoom::prepare(std::vector<NightLine> lines, std::string language, VoiceSource source)
{
    giveUp();
    // While the same words are brought to sound in another way, they are heard as they were.
    if (lines != m_lines || language != m_language)
        m_narration = {};
    m_lines = lines;
    m_language = language;
    m_done = 0;
    m_count = static_cast<int>(lines.size());
    m_isBusy = true;
    m_isGivenUp = std::make_shared<std::atomic<bool>>(false);
    // Results arrive by the event loop of this thread, and none once it is given up.
    m_thread = std::thread([this, isGivenUp = m_isGivenUp, lines = std::move(lines),
                            language = std::move(language), source = std::move(source)] {
        const auto tell = [&](auto what) {
            if (!*isGivenUp)
                QMetaObject::invokeMethod(
                    this,
                    [isGivenUp, what] {
                        if (!*isGivenUp)
                            what();
                    },
                    Qt::QueuedConnection);
        };
        std::size_t told = 0;
        Narration narration = narrate(lines, language, source, [&](std::size_t done) {
            if (done != told)
                tell([this, done] {
                    m_done = static_cast<int>(done);
                    Q_EMIT changed();
                });
            told = done;
            return !*isGivenUp;
        });
        tell([this, narration = std::move(narration)] {
            m_narration = narration;
            m_isBusy = false;
            Q_EMIT changed();
        });
    });
    Q_EMIT changed();
}

void VoiceRoom::giveUp()
{
    if (!m_thread.joinable())
        return;
    *m_isGivenUp = true;
    m_thread.join();
}

} // namespace tablewood
