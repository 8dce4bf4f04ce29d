#pragma once

#include "kernel/cbor.h"

#include <optional>
#include <span>

/// Frames cut a stream of bytes into payloads: the length, then that many bytes. The length goes by seven
/// bits a byte, the least significant first; all but its last byte have the eighth bit set. It has its
/// shortest form.
namespace tablewood::lan {

/// The most bytes of a length.
inline constexpr std::size_t kMaxFrameHead = 4;

/// Appends one frame. The payload is far shorter than 256 MiB.
void appendFrame(Bytes& out, std::span<const std::uint8_t> payload);

/// Takes frames out of a stream that nobody vouches for. It holds no more than what it was fed and was not
/// asked for yet; a length over the limit is refused before anything of that frame is kept.
class FrameReader
{
public:
    explicit FrameReader(std::size_t limit) : m_limit(limit) {}

    /// The longest payload from now on.
    void setLimit(std::size_t limit) { m_limit = limit; }
    void feed(std::span<const std::uint8_t> bytes);
    /// The next payload, nothing if it is not whole yet. Throws InputError for one that is too long; nothing
    /// can be read after that.
    std::optional<Bytes> next();

private:
    std::size_t m_limit;
    Bytes m_bytes;
    std::size_t m_at = 0;
};

} // namespace tablewood::lan
