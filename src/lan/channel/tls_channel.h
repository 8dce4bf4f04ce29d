#pragma once

#include "lan/channel/allowance.h"
#include "lan/channel/channel.h"
#include "lan/channel/limits.h"
#include "lan/channel/pace.h"
#include "wire/frame.h"

#include <QSslSocket>
#include <QTimer>

#include <chrono>

namespace tablewood::lan {

/// A channel over a TLS connection. An empty frame each beat says that this end is alive; a far end that is
/// silent for too long is lost. A long frame on a slow connection says so too, as long as it goes on.
class TlsChannel final : public Channel
{
public:
    /// Takes over a socket whose handshake is done.
    TlsChannel(QSslSocket* socket, const Pace& pace, std::size_t frameLimit);

    void send(std::span<const std::uint8_t> payload) override;
    void close() override;
    std::size_t waiting() const override;
    void setFrameLimit(std::size_t limit) override { m_reader.setLimit(limit); }
    Digest peer() const override { return m_peer; }
    Digest own() const override { return m_own; }
    bool isLocal() const override { return false; }
    std::string address() const override;

private:
    void read();
    void hear(std::span<const std::uint8_t> bytes);
    void beat();
    void write(std::span<const std::uint8_t> payload);
    void end(const Text& why);

    QSslSocket* m_socket;
    Pace m_pace;
    Digest m_peer;
    Digest m_own;
    FrameReader m_reader;
    QTimer m_beat;
    std::chrono::steady_clock::time_point m_heard;
    /// How much of a frame came since then.
    std::size_t m_heardOfFrame = 0;
    Allowance m_signsOfLife;
    bool m_hasSent = false;
};

} // namespace tablewood::lan
