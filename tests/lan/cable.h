#pragma once

#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>

#include "kernel/random.h"

#include <functional>
#include <optional>
#include <vector>

namespace tablewood::lan {

/// A way to a port of this laptop that can be cut, slowed, broken down, or held so that nothing comes through
/// and nobody is told.
class Cable final : public QTcpServer
{
public:
    explicit Cable(std::uint16_t target) : m_target(target) { listen(QHostAddress::LocalHost); }
    /// The connections end while there is still a cable to tell.
    ~Cable() override { cut(); }

    /// Ends what goes over it. New connections come through.
    void cut();
    /// From now on nothing comes through, until it is cut.
    void hold() { m_isHeld = true; }
    /// Half open: what the far end says does not come through any more, until it is cut.
    void holdBack() { m_isBackHeld = true; }
    /// The other way round: what goes to the far end does not come through any more, until it is cut.
    void holdForth() { m_isForthHeld = true; }
    /// From now on each piece takes up to so many milliseconds; those of one connection stay in order, and
    /// another connection may overtake it.
    void slow(std::string_view seed, std::uint32_t milliseconds)
    {
        m_chance.emplace(Seed::fromText(seed), "cable");
        m_mostDelay = milliseconds;
    }
    /// How many pieces came later than they were sent.
    std::size_t delayed() const { return m_delayed; }
    /// How many connections were sent away while it was broken.
    int turnedAway() const { return m_turnedAway; }
    /// Nothing goes over it, and who comes newly is sent away, until it is mended.
    void breakDown();
    void mend() { m_isBroken = false; }
    /// The far end is another one from now on.
    void leadTo(std::uint16_t target) { m_target = target; }
    /// How many bytes came back from the far end.
    std::size_t carriedBack() const { return m_carriedBack; }

    /// What goes over it, as anybody in the network sees it, with the number of the connection from 1 on.
    std::function<void(int connection, bool isBack, const QByteArray& bytes)> overheard;

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    void carry(QTcpSocket* from, QTcpSocket* to, bool isBack, int connection);
    bool isHeld(bool isBack) const { return m_isHeld || (isBack ? m_isBackHeld : m_isForthHeld); }

    std::uint16_t m_target;
    int m_connections = 0;
    bool m_isHeld = false;
    bool m_isBackHeld = false;
    bool m_isForthHeld = false;
    bool m_isBroken = false;
    int m_turnedAway = 0;
    std::optional<Random> m_chance;
    std::uint32_t m_mostDelay = 0;
    std::size_t m_delayed = 0;
    std::size_t m_carriedBack = 0;
    std::vector<QPointer<QTcpSocket>> m_sockets;
};

} // namespace tablewood::lan
