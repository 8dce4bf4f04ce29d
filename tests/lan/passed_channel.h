#pragma once

#include "lan/channel/channel.h"

namespace tablewood::lan {

/// A channel that hands on all that goes over another one, so that a test can listen.
class PassedChannel : public Channel
{
public:
    explicit PassedChannel(Channel* inner) : m_inner(inner)
    {
        m_inner->received = [this](std::span<const std::uint8_t> payload) {
            heard(payload);
            deliver(payload);
        };
        m_inner->lost = [this](const Text& why) { fail(why); };
    }
    void send(std::span<const std::uint8_t> payload) override { m_inner->send(payload); }
    void close() override
    {
        beDone();
        m_inner->close();
        deleteLater();
    }
    std::size_t waiting() const override { return 0; }
    void setFrameLimit(std::size_t bytes) override { m_inner->setFrameLimit(bytes); }
    Digest peer() const override { return m_inner->peer(); }
    Digest own() const override { return m_inner->own(); }
    bool isLocal() const override { return m_inner->isLocal(); }
    std::string address() const override { return m_inner->address(); }

private:
    /// What came, before it is handed on.
    virtual void heard(std::span<const std::uint8_t> payload) = 0;

    Channel* m_inner;
};

} // namespace tablewood::lan
