#include "lan/host/hosting.h"

namespace tablewood::lan {

Bytes encode(const Hosting& hosting)
{
    Bytes bytes;
    CborSink sink(bytes);
    sink.integer(kHostingFormat);
    writeValue(sink, hosting);
    return bytes;
}

std::optional<Hosting> decodeHosting(std::span<const std::uint8_t> bytes, int seats)
{
    try {
        CborSource source(bytes);
        if (source.integer() != kHostingFormat)
            return std::nullopt;
        Hosting hosting;
        readValue(source, hosting);
        source.expectEnd();
        hosting.lobby.check();
        if (hosting.lobby.seats() != seats)
            return std::nullopt;
        return hosting;
    } catch (const InputError&) {
        return std::nullopt;
    }
}

} // namespace tablewood::lan
