#include "lan/channel/cloak.h"

#include "wire/lan_messages.h"

#include <algorithm>

namespace tablewood::lan {

namespace {

/// Two bytes tell how much of a piece is said with it.
constexpr std::size_t kHead = 2;
constexpr unsigned kBitsOfByte = 8;

} // namespace

std::vector<Bytes> Cloak::takeOff()
{
    m_isOn = false;
    // Part of the first one may have gone with a piece: the rest of it goes with the next, and all after it.
    std::vector<Bytes> pieces;
    while (!isEmpty())
        pieces.push_back(next());
    return pieces;
}

Bytes Cloak::next()
{
    const std::size_t said = std::min(waiting(), m_piece - kHead);
    Bytes payload{static_cast<std::uint8_t>(PayloadKind::piece), static_cast<std::uint8_t>(said & 0xff),
                  static_cast<std::uint8_t>(said >> kBitsOfByte)};
    const auto begin = m_waiting.begin() + static_cast<std::ptrdiff_t>(m_gone);
    payload.insert(payload.end(), begin, begin + static_cast<std::ptrdiff_t>(said));
    payload.resize(1 + m_piece);
    m_gone += said;
    // Bytes that went are dropped once they are half of all: each byte is moved once or twice, however much
    // waits.
    if (m_gone > m_waiting.size() / 2) {
        m_waiting.erase(m_waiting.begin(), m_waiting.begin() + static_cast<std::ptrdiff_t>(m_gone));
        m_gone = 0;
    }
    return payload;
}

std::vector<Bytes> Cloak::taken(std::span<const std::uint8_t> body)
{
    if (body.size() < kHead)
        throw InputError("piece", "it is too short");
    const std::size_t said = body[0] | std::size_t{body[1]} << kBitsOfByte;
    if (said > body.size() - kHead)
        throw InputError("piece", "it says more than it holds");
    m_reader.feed(body.subspan(kHead, said));
    std::vector<Bytes> payloads;
    while (auto payload = m_reader.next())
        payloads.push_back(std::move(*payload));
    return payloads;
}

} // namespace tablewood::lan
