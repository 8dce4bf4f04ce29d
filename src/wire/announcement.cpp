#include "wire/announcement.h"

#include "wire/scene_limits.h"

namespace tablewood::lan {

namespace {

/// Begins every datagram, in every version.
constexpr std::string_view kMark = "tablewood";

[[noreturn]] void refuseDatagram(const std::string& cause) { throw InputError("datagram", cause); }

/// Whether a list can show it as one line: without the control characters U+0000 to U+001F and U+007F to
/// U+009F. That it is UTF-8 was seen when it was read.
bool isLine(std::string_view text)
{
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        if (byte < 0x20 || byte == 0x7f)
            return false;
        if (byte == 0xc2 && static_cast<unsigned char>(text[at + 1]) < 0xa0)
            return false;
    }
    return true;
}

/// Leaves a name that people are shown.
void checkLine(std::string& text, std::size_t longest, const char* what)
{
    if (text.size() > longest)
        refuseDatagram(std::string(what) + " is longer than " + std::to_string(longest) + " bytes");
    if (!isLine(text))
        refuseDatagram(std::string(what) + " is no line of text");
    text = plainName(text);
}

void check(Announcement& announcement)
{
    checkLine(announcement.version, kMaxVersion, "the version");
    checkLine(announcement.title, kMaxTableName, "the name of the table");
    checkLine(announcement.game, kMaxGameId, "the id of the game");
    if (announcement.seats > kMaxAnnouncedSeats || announcement.freeSeats > announcement.seats)
        refuseDatagram("no table has so many seats");
    if (announcement.port == 0)
        refuseDatagram("there is no port 0");
}

std::int64_t readFormat(CborSource& source)
{
    if (source.text() != kMark)
        refuseDatagram("it is not from Tablewood");
    return source.integer();
}

} // namespace

Bytes encode(const Datagram& datagram)
{
    Bytes bytes;
    CborSink sink(bytes);
    sink.text(kMark);
    sink.integer(kDiscoveryFormat);
    writeValue(sink, datagram);
    return bytes;
}

Datagram decodeDatagram(std::span<const std::uint8_t> bytes)
{
    if (bytes.size() > kMaxDatagram)
        refuseDatagram(std::to_string(bytes.size()) + " bytes are more than " + std::to_string(kMaxDatagram));
    CborSource source(bytes);
    const std::int64_t format = readFormat(source);
    if (format != kDiscoveryFormat)
        throw InputError("datagram",
                         "it has format " + std::to_string(format) + ", this version speaks format " +
                             std::to_string(kDiscoveryFormat),
                         "Use the same version of Tablewood on both sides");
    Datagram datagram;
    readValue(source, datagram);
    source.expectEnd();
    if (auto* announcement = std::get_if<Announcement>(&datagram))
        check(*announcement);
    return datagram;
}

std::optional<std::int64_t> formatOfDatagram(std::span<const std::uint8_t> bytes)
{
    try {
        CborSource source(bytes);
        return readFormat(source);
    } catch (const InputError&) {
        return std::nullopt;
    }
}

} // namespace tablewood::lan
