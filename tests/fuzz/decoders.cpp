#include "decoders.h"

#include "lan/deal/fair_deal.h"
#include "lan/find/address.h"
#include "lan/host/hosting.h"
#include "need.h"
#include "session/guest_view.h"
#include "session/match_record.h"
#include "wire/announcement.h"
#include "wire/delta.h"
#include "wire/frame.h"
#include "wire/lan_messages.h"

namespace tablewood {

namespace {

using namespace lan;

/// A message that is taken has one form: it reads the same after it was written.
template <class Message, class Read, class Write>
void thereAndBack(std::span<const std::uint8_t> bytes, Read read, Write write)
{
    const Message message = read(bytes);
    const Bytes written = write(message);
    need(write(read(written)) == written);
}

void readLanPayload(std::span<const std::uint8_t> payload)
{
    if (kindOf(payload) != PayloadKind::lan)
        return;
    thereAndBack<GuestSays>(
        bodyOf(payload), [](auto body) { return decodeGuest(body); },
        [](const GuestSays& message) { return toBytes(message); });
}

/// Frames come in pieces; each is at most as long as it may be.
void readFrames(std::span<const std::uint8_t> bytes)
{
    FrameReader reader(kMaxKnockFrame);
    const std::size_t step = bytes.empty() ? 1 : 1 + bytes.front();
    for (std::size_t at = 0; at < bytes.size(); at += step) {
        reader.feed(bytes.subspan(at, std::min(step, bytes.size() - at)));
        while (const auto payload = reader.next()) {
            need(payload->size() <= kMaxKnockFrame);
            if (!payload->empty())
                readLanPayload(*payload);
        }
    }
}

/// What an update changes. What it makes can be told from the view before it.
void takeUpdate(std::span<const std::uint8_t> change)
{
    const Whole whole = changedWhole();
    const SeatView& before = whole.view;
    GuestView view{Seat{0}};
    view.take({Seat{0}, 0, whole});
    Update update;
    update.change.assign(change.begin(), change.end());
    try {
        view.take({Seat{0}, 1, update});
    } catch (const InputError&) {
        need(view.now() == before);
        throw;
    }
    Bytes bytes;
    Words said;
    DeltaSink(bytes, said).write<Situation>(before, view.now());
    Situation again = before;
    Words heard;
    DeltaSource(bytes, heard).read(again);
    need(again == static_cast<const Situation&>(view.now()));
}

/// Who is at a table with two seats, as a host hands it over.
Hosting readHosting(std::span<const std::uint8_t> bytes)
{
    if (auto hosting = decodeHosting(bytes, 2))
        return *std::move(hosting);
    throw InputError("hosting", "it is none");
}

JoinLink readLink(std::span<const std::uint8_t> bytes)
{
    return linkFrom(std::string(bytes.begin(), bytes.end()));
}

void read(std::uint8_t reader, std::span<const std::uint8_t> bytes)
{
    switch (reader) {
    case 0:
        return readFrames(bytes);
    case 1:
        return thereAndBack<GuestSays>(
            bytes, [](auto body) { return decodeGuest(body); },
            [](const GuestSays& message) { return toBytes(message); });
    case 2:
        return thereAndBack<HostSays>(
            bytes, [](auto body) { return decodeHost(body); },
            [](const HostSays& message) { return toBytes(message); });
    case 3:
        return thereAndBack<UpMessage>(
            bytes, [](auto body) { return decodeUp(body); },
            [](const UpMessage& message) { return encode(message); });
    case 4: {
        thereAndBack<DownMessage>(
            bytes, [](auto body) { return decodeDown(body); },
            [](const DownMessage& message) { return encode(message); });
        const DownMessage message = decodeDown(bytes);
        GuestView(message.viewer).take(message);
        return;
    }
    case 5:
        return thereAndBack<Datagram>(
            bytes, [](auto body) { return decodeDatagram(body); },
            [](const Datagram& datagram) { return encode(datagram); });
    case 6:
        return takeUpdate(bytes);
    case 7:
        return thereAndBack<MatchRecord>(
            bytes, [](auto body) { return fromBytes<MatchRecord>(body); },
            [](const MatchRecord& record) { return toBytes(record); });
    case 8:
        return thereAndBack<Hosting>(bytes, readHosting,
                                     [](const Hosting& hosting) { return encode(hosting); });
    case 9:
        return thereAndBack<JoinLink>(bytes, readLink, [](const JoinLink& link) {
            const std::string text = textOf(link);
            return Bytes(text.begin(), text.end());
        });
    default:
        return thereAndBack<DealWitness>(
            bytes, [](auto body) { return fromBytes<DealWitness>(body); },
            [](const DealWitness& witness) { return toBytes(witness); });
    }
}

} // namespace

Whole changedWhole()
{
    Whole whole;
    whole.words = {"grow", "move"};
    SeatView& view = whole.view;
    view.revision = 1;
    view.players.resize(2);
    Scene& scene = view.scene;
    scene.phases.resize(2);
    scene.buttons.resize(2);
    scene.boards.resize(1);
    scene.boards[0].columns = scene.boards[0].rows = 9;
    scene.boards[0].areas = {{"glow", {{1, 1}, {2, 2}}}};
    scene.boards[0].trails = {{"chain", Cell{0, 0}, {{0, 1}, {0, 2}}, true}};
    scene.zones.resize(2);
    scene.panels.resize(2);
    scene.panels[0].score = Score{};
    scene.panels[0].items.resize(2);
    scene.panels[0].items[1].slots = {Slot::open, Slot::full};
    scene.panels[0].items[1].dice = {"1", "6"};
    scene.pieces.resize(4);
    for (PieceId id = 0; Piece & piece : scene.pieces)
        piece.id = ++id;
    scene.pieces[1].badges.resize(1);
    scene.pieces[2].name = Text(TW_TEXT("test", "%1"), Text(TW_TEXT("test", "inner")));
    view.offers.resize(3);
    view.offers[1].picks.resize(2);
    view.log.resize(2);
    view.timer = Timer{};
    return whole;
}

void readAnything(std::span<const std::uint8_t> bytes)
{
    if (bytes.empty())
        return;
    try {
        read(bytes.front() % kReaders, bytes.subspan(1));
    } catch (const InputError&) {
        // Refused, as it should be.
    }
}

} // namespace tablewood
