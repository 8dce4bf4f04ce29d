#include "wire/messages.h"

#include "wire/delta.h"
#include "wire/word_limits.h"

namespace tablewood {

namespace {

template <class Message>
Bytes bytesOf(const Message& message)
{
    Bytes bytes;
    Words words;
    DeltaSink(bytes, words).write(Message(), message);
    return bytes;
}

/// Reads the message at the beginning of the bytes; `rest` is given those that follow it.
template <class Message>
Message readMessage(std::span<const std::uint8_t> bytes, std::size_t limit,
                    std::span<const std::uint8_t>& rest)
{
    if (bytes.size() > limit)
        throw InputError("message",
                         std::to_string(bytes.size()) + " bytes are more than " + std::to_string(limit));
    Words words;
    DeltaSource source(bytes, words);
    Message message;
    source.read(message);
    rest = source.rest();
    return message;
}

void needEnd(std::span<const std::uint8_t> rest)
{
    if (!rest.empty())
        throw InputError("message", "there is more data than expected");
}

} // namespace

Bytes encode(const UpMessage& message) { return bytesOf(message); }

Bytes encode(DownMessage message)
{
    Bytes change;
    if (auto* const update = std::get_if<Update>(&message.news))
        change.swap(update->change);
    Bytes bytes = bytesOf(message);
    bytes.insert(bytes.end(), change.begin(), change.end());
    return bytes;
}

UpMessage decodeUp(std::span<const std::uint8_t> bytes)
{
    std::span<const std::uint8_t> rest;
    UpMessage message = readMessage<UpMessage>(bytes, kMaxUpBytes, rest);
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
    DownMessage message = readMessage<DownMessage>(bytes, kMaxDownBytes, rest);
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
        lan::checkSaid(refused->why);
    }
    return message;
}

} // namespace tablewood
