#include "wire/messages.h"

namespace tablewood {

namespace {

template <class Message>
Bytes withFormat(const Message& message)
{
    Bytes bytes;
    CborSink sink(bytes);
    sink.integer(kWireFormat);
    writeValue(sink, message);
    return bytes;
}

/// Reads the message at the beginning of the bytes; `rest` is given those that follow it.
template <class Message>
Message readFormatted(std::span<const std::uint8_t> bytes, std::size_t limit,
                      std::span<const std::uint8_t>& rest)
{
    if (bytes.size() > limit)
        throw InputError("message",
                         std::to_string(bytes.size()) + " bytes are more than " + std::to_string(limit));
    CborSource source(bytes);
    const std::int64_t format = source.integer();
    if (format != kWireFormat)
        throw InputError("message",
                         "it has format " + std::to_string(format) + ", this version speaks format " +
                             std::to_string(kWireFormat),
                         "Use the same version of Tablewood on both sides");
    Message message;
    readValue(source, message);
    rest = source.rest();
    return message;
}

void needEnd(std::span<const std::uint8_t> rest)
{
    if (!rest.empty())
        throw InputError("message", "there is more data than expected");
}

} // namespace

Bytes encode(const UpMessage& message) { return withFormat(message); }

Bytes encode(const DownMessage& message)
{
    Bytes bytes = withFormat(message);
    if (const auto* update = std::get_if<Update>(&message.news))
        bytes.insert(bytes.end(), update->change.begin(), update->change.end());
    return bytes;
}

UpMessage decodeUp(std::span<const std::uint8_t> bytes)
{
    std::span<const std::uint8_t> rest;
    UpMessage message = readFormatted<UpMessage>(bytes, kMaxUpBytes, rest);
    needEnd(rest);
    checkSeat(message.seat);
    if (const auto* act = std::get_if<Act>(&message.wish); act && act->move.size() > kMaxMoveText)
        throw InputError("message", "no move is longer than " + std::to_string(kMaxMoveText) + " letters");
    if (const auto* question = std::get_if<Explain>(&message.wish);
        question && question->picks.size() > kMaxPicks)
        throw InputError("message", "no gesture has more than " + std::to_string(kMaxPicks) + " picks");
    return message;
}

DownMessage decodeDown(std::span<const std::uint8_t> bytes)
{
    std::span<const std::uint8_t> rest;
    DownMessage message = readFormatted<DownMessage>(bytes, kMaxDownBytes, rest);
    if (!(message.viewer == Viewer::publicView()))
        checkSeat(message.viewer.seat);
    if (auto* update = std::get_if<Update>(&message.news)) {
        update->change.assign(rest.begin(), rest.end());
        return message;
    }
    needEnd(rest);
    if (auto* whole = std::get_if<Whole>(&message.news)) {
        checkSituation(whole->view);
        checkEvents(whole->view.log);
    } else if (auto* refused = std::get_if<Refused>(&message.news)) {
        makePlain(refused->why);
    }
    return message;
}

} // namespace tablewood
