#include "eavesdropper.h"

#include "lan/channel/limits.h"

#include <algorithm>

namespace tablewood::journeys {

namespace {

/// A record of TLS: what kind it is, two bytes of a version, two of its length, the more significant first.
constexpr int kHead = 5;
/// What enciphering adds: a kind and a tag.
constexpr int kCipher = 1 + 16;
/// The length of a piece, before it.
constexpr int kFrameHead = 2;

int lengthOf(const QByteArray& record)
{
    return static_cast<unsigned char>(record[3]) * 256 + static_cast<unsigned char>(record[4]);
}

} // namespace

Eavesdropper::Eavesdropper(std::uint16_t table) : m_cable(table)
{
    m_cable.overheard = [this](int connection, bool isBack, const QByteArray& bytes) {
        listen(connection, !isBack, bytes);
    };
}

void Eavesdropper::listen(int connection, bool isUp, const QByteArray& bytes)
{
    if (connection < m_connection)
        return;
    if (connection > m_connection) {
        m_connection = connection;
        m_waiting = {};
        forget();
    }
    QByteArray& waiting = m_waiting[isUp ? 1 : 0];
    waiting += bytes;
    while (waiting.size() >= kHead && waiting.size() >= kHead + lengthOf(waiting)) {
        m_heard[isUp ? 1 : 0].push_back(lengthOf(waiting));
        waiting.remove(0, kHead + lengthOf(waiting));
    }
}

std::ptrdiff_t Eavesdropper::pieces(bool isUp) const
{
    const auto payload = static_cast<int>(1 + (isUp ? lan::kGuestPiece : lan::kHostPiece));
    return std::ranges::count(heard(isUp), payload + kFrameHead + kCipher);
}

} // namespace tablewood::journeys
