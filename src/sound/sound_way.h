#pragma once

#include "moderator/sound_block.h"

#include <QObject>

#include <functional>
#include <memory>
#include <span>

namespace tablewood {

/// A way that sound goes: the loudspeaker, or where a test listens. While it is open it asks for frames.
class SoundWay : public QObject
{
    Q_OBJECT

public:
    /// Fills all of a buffer.
    using Fill = std::function<void(std::span<StereoFrame>)>;
    /// Makes a way that asks this for its frames.
    using Maker = std::function<std::unique_ptr<SoundWay>(Fill fill)>;

    using QObject::QObject;

    /// Opens what the system plays on now. False if there is nothing or it fails.
    virtual bool open() = 0;
    /// `isDone`: it may be opened again at once.
    virtual void close(bool isDone = true) = 0;
    virtual bool isOpen() const = 0;
    /// Frames that were handed on and are not heard yet.
    virtual std::int64_t buffered() const = 0;

Q_SIGNALS:
    /// The device is gone, or takes nothing any more; it has been closed.
    void lost();
};

} // namespace tablewood
