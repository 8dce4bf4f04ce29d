#include "wire/frame.h"

namespace tablewood::lan {

void appendFrame(Bytes& out, std::span<const std::uint8_t> payload)
{
    for (int shift = 24; shift >= 0; shift -= 8)
        out.push_back(static_cast<std::uint8_t>(payload.size() >> shift));
    out.insert(out.end(), payload.begin(), payload.end());
}

void FrameReader::feed(std::span<const std::uint8_t> bytes)
{
    m_bytes.erase(m_bytes.begin(), m_bytes.begin() + static_cast<std::ptrdiff_t>(m_at));
    m_at = 0;
    m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
}

std::optional<Bytes> FrameReader::next()
{
    const std::span<const std::uint8_t> rest = std::span(m_bytes).subspan(m_at);
    if (rest.size() < kFrameHead)
        return std::nullopt;
    std::size_t length = 0;
    for (std::size_t i = 0; i < kFrameHead; ++i)
        length = length << 8 | rest[i];
    if (length > m_limit)
        throw InputError("frame", std::to_string(length) + " bytes are more than " + std::to_string(m_limit));
    if (rest.size() < kFrameHead + length)
        return std::nullopt;
    m_at += kFrameHead + length;
    const auto payload = rest.subspan(kFrameHead, length);
    return Bytes(payload.begin(), payload.end());
}

} // namespace tablewood::lan
