#include "sound/sound_board.h"

#include <doctest/doctest.h>

#include <QSignalSpy>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace tablewood;

TEST_CASE("Every cue of the table has a sound that starts and ends in silence, is short and is not too loud")
{
    const QStringList expected{
        QStringLiteral("burn"),       QStringLiteral("card-draw"),   QStringLiteral("card-flip"),
        QStringLiteral("card-play"),  QStringLiteral("dice-roll"),   QStringLiteral("grow"),
        QStringLiteral("piece-lift"), QStringLiteral("piece-place"), QStringLiteral("piece-slide"),
        QStringLiteral("press"),      QStringLiteral("refusal"),     QStringLiteral("win"),
        QStringLiteral("your-turn")};
    CHECK(SoundBoard::cues() == expected);
    for (const QString& cue : expected) {
        CAPTURE(cue.toStdString());
        const SoundClip clip = SoundBoard::clip(cue);
        REQUIRE(clip);
        CHECK(clip->size() < 2.5 * SoundMixer::sampleRate);
        CHECK(std::abs(clip->front()) < 0.01F);
        CHECK(clip->back() == 0.0F);
        const auto [lowest, highest] = std::minmax_element(clip->begin(), clip->end());
        CHECK(std::max(-*lowest, *highest) > 0.3F);
        CHECK(std::max(-*lowest, *highest) < 0.8F);
    }
    CHECK_FALSE(SoundBoard::clip(QStringLiteral("no-such-cue")));
}

TEST_CASE("The volume starts quiet, stays between nothing and all, and tells when it changes")
{
    SoundBoard board;
    QSignalSpy changes(&board, &SoundBoard::effectsVolumeChanged);
    CHECK(board.effectsVolume() == 0.35);
    board.setEffectsVolume(3.0);
    CHECK(board.effectsVolume() == 1.0);
    board.setEffectsVolume(1.0);
    board.setEffectsVolume(std::numeric_limits<double>::quiet_NaN());
    CHECK(board.effectsVolume() == 1.0);
    board.setEffectsVolume(-1.0);
    CHECK(board.effectsVolume() == 0.0);
    CHECK(changes.count() == 2);
}

TEST_CASE("Where there is no sound, cues are played without complaint and without waiting")
{
    qputenv("PULSE_SERVER", "unix:/nonexistent/pulse.sock");
    SoundBoard board;
    for (int round = 0; round < 50; ++round) {
        for (const QString& cue : SoundBoard::cues())
            board.play(cue);
        board.play(QStringLiteral("no-such-cue"));
    }
    board.setMuted(true);
    CHECK(board.isMuted());
    board.play(QStringLiteral("win"));
}
