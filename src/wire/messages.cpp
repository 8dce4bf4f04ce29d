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

template <class Message>
Message readFormatted(std::span<const std::uint8_t> bytes, std::size_t limit)
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
    source.expectEnd();
    return message;
}

void checkSeat(Seat seat)
{
    if (!seat.isPlayer() || seat.index >= kMaxSeats)
        throw InputError("message", "there is no seat " + std::to_string(seat.index));
}

void checkPlayers(std::vector<Player>& players)
{
    if (players.size() > static_cast<std::size_t>(kMaxSeats))
        throw InputError("message", "there are more players than seats");
    for (Player& player : players)
        player.name = plainName(player.name);
}

} // namespace

Bytes encode(const UpMessage& message) { return withFormat(message); }

Bytes encode(const DownMessage& message) { return withFormat(message); }

UpMessage decodeUp(std::span<const std::uint8_t> bytes)
{
    UpMessage message = readFormatted<UpMessage>(bytes, kMaxUpBytes);
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
    DownMessage message = readFormatted<DownMessage>(bytes, kMaxDownBytes);
    if (!(message.viewer == Viewer::publicView()))
        checkSeat(message.viewer.seat);
    if (auto* whole = std::get_if<Whole>(&message.news)) {
        checkScene(whole->view.scene);
        checkOffers(whole->view.offers);
        checkEvents(whole->view.log);
        checkPlayers(whole->view.players);
    } else if (auto* refused = std::get_if<Refused>(&message.news)) {
        makePlain(refused->why);
    } else if (auto* update = std::get_if<Update>(&message.news)) {
        if (update->players)
            checkPlayers(*update->players);
        checkDiff(update->scene);
        checkEvents(update->events);
        if (update->offers)
            checkOffers(*update->offers);
    }
    return message;
}

} // namespace tablewood
