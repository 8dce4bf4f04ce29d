#pragma once

#include "kernel/cbor.h"
#include "kernel/text.h"
#include "wire/digest.h"

#include <QObject>

#include <functional>

namespace tablewood::lan {

/// One way between a guest and a host, over which payloads go both ways in order. What it tells, it tells
/// from the event loop, never while it is called.
class Channel : public QObject
{
public:
    /// A payload arrived. Throws InputError for one that does not fit, which ends the channel.
    std::function<void(std::span<const std::uint8_t>)> received;
    /// Something arrived that does not fit. Whoever set this says its last words and closes the channel.
    /// Where it is not set, the channel is lost.
    std::function<void(const Text& why)> refused;
    /// The far end is gone: said once, and nothing after it.
    std::function<void(const Text& why)> lost;

    virtual void send(std::span<const std::uint8_t> payload) = 0;
    /// Gives the channel up. What was sent may still arrive; nothing is told any more, and the channel
    /// deletes itself.
    virtual void close() = 0;
    /// How many bytes wait for a far end that does not read.
    virtual std::size_t waiting() const = 0;
    /// The longest payload that is taken from now on.
    virtual void setFrameLimit(std::size_t limit) = 0;

    /// The certificates of the far end and of this one; zero on the same laptop.
    virtual Digest peer() const = 0;
    virtual Digest own() const = 0;
    /// Whether the far end is the same program.
    virtual bool isLocal() const = 0;
    /// The far end's address, for people.
    virtual std::string address() const = 0;

protected:
    bool isDone() const { return m_isDone; }
    /// Hands a payload on; one that does not fit ends the channel.
    void deliver(std::span<const std::uint8_t> payload);
    /// Something arrived that does not fit.
    void reject(const std::exception& error);
    /// Tells the loss, unless the channel is done.
    void fail(const Text& why);
    /// Nothing is told from now on.
    void beDone() { m_isDone = true; }

private:
    bool m_isDone = false;
};

} // namespace tablewood::lan
