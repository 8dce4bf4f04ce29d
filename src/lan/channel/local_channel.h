#pragma once

#include "lan/channel/channel.h"

#include <QPointer>

#include <utility>

namespace tablewood::lan {

/// Two ends of a channel inside the program, for the host's own window. The same payloads go over it as over
/// the network.
class LocalChannel final : public Channel
{
public:
    static std::pair<LocalChannel*, LocalChannel*> makePair();
    ~LocalChannel() override;

    void send(std::span<const std::uint8_t> payload) override;
    void close() override;
    std::size_t waiting() const override { return 0; }
    void setFrameLimit(std::size_t) override {}
    Digest peer() const override { return {}; }
    Digest own() const override { return {}; }
    bool isLocal() const override { return true; }
    std::string address() const override { return {}; }

private:
    LocalChannel() = default;

    QPointer<LocalChannel> m_other;
};

} // namespace tablewood::lan
