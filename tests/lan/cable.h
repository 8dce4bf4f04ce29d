#pragma once

#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>

#include <vector>

namespace tablewood::lan {

/// A way to a port of this laptop that can be cut, or held so that nothing comes through and nobody is told.
class Cable final : public QTcpServer
{
public:
    explicit Cable(std::uint16_t target) : m_target(target) { listen(QHostAddress::LocalHost); }

    /// Ends what goes over it. New connections come through.
    void cut();
    /// From now on nothing comes through, until it is cut.
    void hold() { m_isHeld = true; }
    /// The far end is another one from now on.
    void leadTo(std::uint16_t target) { m_target = target; }
    /// How many bytes came back from the far end.
    std::size_t carriedBack() const { return m_carriedBack; }

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    void carry(QTcpSocket* from, QTcpSocket* to);

    std::uint16_t m_target;
    bool m_isHeld = false;
    std::size_t m_carriedBack = 0;
    std::vector<QPointer<QTcpSocket>> m_sockets;
};

} // namespace tablewood::lan
