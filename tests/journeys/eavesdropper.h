#pragma once

#include "cable.h"

#include <array>
#include <vector>

namespace tablewood::journeys {

/// Somebody in the network who listens to the way of one laptop to a table. All is enciphered: which way
/// something goes, when, and how long it is, is all that is heard.
class Eavesdropper
{
public:
    explicit Eavesdropper(std::uint16_t table);

    /// Where the laptop reaches the table.
    std::uint16_t port() const { return m_cable.serverPort(); }
    /// Of the laptop's last connection so far: how long each record was that was sent up, or down.
    const std::vector<int>& heard(bool isUp) const { return m_heard[isUp ? 1 : 0]; }
    /// How many of them were pieces as they go in the dark.
    std::ptrdiff_t pieces(bool isUp) const;
    /// As many pieces were answered as were said.
    bool isAnswered() const { return pieces(true) == pieces(false); }
    /// Forgets what was heard.
    void forget() { m_heard = {}; }

private:
    void listen(int connection, bool isUp, const QByteArray& bytes);

    lan::Cable m_cable;
    int m_connection = 0;
    std::array<QByteArray, 2> m_waiting;
    std::array<std::vector<int>, 2> m_heard;
};

} // namespace tablewood::journeys
