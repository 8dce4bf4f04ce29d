#pragma once

#include "moderator/wav.h"

#include <QObject>

#include <chrono>

namespace tablewood {

/// How a microphone gets on.
enum class MicrophoneState : std::uint8_t
{
    off,
    /// It was asked for, and nothing is known yet.
    opening,
    hearing,
    /// There is none, or it may not be used, or it has gone.
    missing,
    /// Whoever records does not answer.
    frozen
};

/// Where a voice comes in to be recorded. Nothing here waits.
class NightInlet : public QObject
{
    Q_OBJECT

public:
    /// No line takes longer; who forgot to stop is stopped.
    static constexpr std::chrono::seconds longest{60};

    using QObject::QObject;

    virtual void begin() = 0;
    /// Ends the recording; took() brings it.
    virtual void end() = 0;
    /// Ends the recording and forgets it.
    virtual void giveUp() = 0;
    virtual MicrophoneState state() const = 0;
    /// How loud it is now, from 0 to 1.
    virtual float level() const = 0;

Q_SIGNALS:
    void stateChanged();
    void levelChanged();
    /// Empty where nothing was heard.
    void took(const tablewood::Recording& recording);
};

} // namespace tablewood
