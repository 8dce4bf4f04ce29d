#include "wire/frame.h"

namespace tablewood::lan {

namespace {

constexpr unsigned kBits = 7;
constexpr std::uint8_t kGoesOn = 1U << kBits;

} // namespace

void appendFrame(Bytes& out, std::span<const std::uint8_t> payload)
{
    std::size_t length = payload.size();
    for (; length >= kGoesOn; length >>= kBits)
        out.push_back(static_cast<std::uint8_t>(length | kGoesOn));
    out.push_back(static_cast<std::uint8_t>(length));
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
    std::size_t length = 0;
    std::size_t head = 0;
    for (bool goesOn = true; goesOn; ++head) {
        if (head == kMaxFrameHead)
            throw InputError("frame", "its length is too long");
        if (head == rest.size())
            return std::nullopt;
        length |= std::size_t{rest[head]} % kGoesOn << kBits * head;
        goesOn = rest[head] >= kGoesOn;
    }
    if (head > 1 && rest[head - 1] == 0)
        throw InputError("frame", "its length is not in its shortest form");
    if (length > m_limit)
        throw InputError("frame", std::to_string(length) + " bytes are more than " + std::to_string(m_limit));
    if (rest.size() < head + length)
        return std::nullopt;
    m_at += head + length;
    const auto payload = rest.subspan(head, length);
    return Bytes(payload.begin(), payload.end());
}

} // namespace tablewood::lan
