#include "content/game_catalog.h"
#include "decoders.h"
#include "lan/deal/fair_deal.h"
#include "lan/find/address.h"
#include "lan/host/hosting.h"
#include "session/guest_view.h"
#include "session/table.h"
#include "wire/announcement.h"
#include "wire/delta.h"
#include "wire/frame.h"
#include "wire/lan_messages.h"

#include <algorithm>
#include <cstdio>
#include <fstream>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

/// Writes seeds for the fuzzer: the number of the reader (decoders.cpp), then what it reads.
class Seeds
{
public:
    explicit Seeds(std::string directory) : m_directory(std::move(directory)) {}

    void write(std::uint8_t reader, std::string_view name, const Bytes& bytes) const
    {
        std::ofstream file(m_directory + "/" + std::to_string(reader) + "-" + std::string(name),
                           std::ios::binary);
        file.put(static_cast<char>(reader));
        file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    }

    /// One of each kind.
    template <class... Kinds>
    void writeKinds(std::uint8_t reader, std::variant<Kinds...>) const
    {
        (write(reader, Kinds::name, toBytes(std::variant<Kinds...>(Kinds{}))), ...);
    }

private:
    std::string m_directory;
};

/// Keeps what the table tells it, and plays.
struct Listener final : Guest
{
    explicit Listener(Seat seat) : view(seat) {}
    void receive(std::span<const std::uint8_t> message) override
    {
        heard.emplace_back(message.begin(), message.end());
        view.take(decodeDown(message));
    }
    GuestView view;
    std::vector<Bytes> heard;
};

/// Changes of the view that the reader of changes has.
void writeChanges(const Seeds& seeds)
{
    const auto [texts, before] = changedWhole();
    const auto write = [&, &texts = texts, &before = before](std::string_view name, auto change,
                                                             const std::vector<Event>& told) {
        Situation after = before;
        change(after);
        Bytes bytes;
        Words words = Words::of(texts);
        DeltaSink sink(bytes, words);
        sink.write<Situation>(before, after);
        if (!told.empty())
            sink.writeRun(before.log.back(), told);
        seeds.write(6, name, bytes);
    };
    write("nothing", [](Situation&) {}, {});
    write("lines", [](Situation&) {}, {Event{}, before.log.back()});
    write("pieces",
          [](Situation& view) {
              std::rotate(view.scene.pieces.begin(), view.scene.pieces.begin() + 1, view.scene.pieces.end());
              view.scene.pieces[0].at = {"board", {3, 4}, 1};
              view.scene.pieces[1].badges.clear();
              view.scene.pieces.push_back(view.scene.pieces[0]);
              view.scene.pieces.back().id = 99;
          },
          {});
    write("fewer",
          [](Situation& view) {
              view.scene.pieces.erase(view.scene.pieces.begin());
              view.offers.clear();
              view.timer.reset();
          },
          {});
    write("panels",
          [](Situation& view) {
              view.scene.panels[0].items[1].slots.push_back(Slot::spent);
              view.scene.panels[0].items[1].dice = {"2"};
              view.scene.panels[0].score.reset();
              view.scene.panels[1].score = Score{};
              view.scene.outcome = Outcome{Seat{1}, Text(TW_TEXT("test", "won"))};
          },
          {});
    write("board",
          [](Situation& view) {
              view.scene.boards[0].areas[0].cells = {{1, 1}, {5, 5}, {2, 2}};
              view.scene.boards[0].trails[0].cells.push_back({0, 3});
              view.scene.boards[0].trails[0].start.reset();
          },
          {});
    write("offers",
          [](Situation& view) {
              view.offers[1].picks[1].piece = 4;
              view.offers[2].move = "grow E4";
              view.offers.push_back(view.offers[2]);
              view.players[0].name = "Mira";
          },
          {});
}

/// Who is at a table, its link, and what a guest knows of a deal.
void writeWhatHostsAndGuestsKeep(const Seeds& seeds)
{
    Lobby lobby(TableId{1, 2}, "Owls", "arbor", 2, {{"land", "isle"}});
    lobby.makeRoom();
    const GuestId mira = lobby.admit({"Mira", "moth"}, Watch::nothing, Digest{3}, Digest{4});
    lobby.sit(mira, Seat{0});
    lobby.addBot(Seat{1}, "random");
    seeds.write(8, "gathering", encode(Hosting{lobby, 47410, std::nullopt}));
    seeds.write(8, "moved",
                encode(Hosting{lobby, 47410, Moved{{"192.168.1.20"}, 47411, Digest{5}, Token{6}}}));
    const std::string link = textOf(JoinLink{{"192.168.1.20", "fe80::1%eth0"}, 47410, TableId{7}, Digest{8}});
    seeds.write(9, "link", Bytes(link.begin(), link.end()));
    const Entropy entropy = [](std::span<std::uint8_t> bytes) { std::ranges::fill(bytes, std::uint8_t{9}); };
    HostDeal deal(Seats::firstOf(1), entropy);
    DealWitness witness;
    seeds.write(10, "empty", toBytes(witness));
    deal.take(Seat{0}, *witness.begin(deal.deal(), Seat{0}, entropy));
    seeds.write(10, "begun", toBytes(witness));
    witness.open(deal.sealed(), {"arbor", 2, {}, {}});
    seeds.write(10, "sealed", toBytes(witness));
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::fprintf(stderr, "Usage: seed-the-fuzzer DIRECTORY\n");
        return 2;
    }
    const Seeds seeds(argv[1]);
    Bytes frames;
    Hello hello;
    hello.games = {{"arbor", 0x1234}};
    hello.persona = {"Mira", "moth"};
    for (const GuestSays& message : {GuestSays(Greeting{1, "0.1.0"}), GuestSays(hello), GuestSays(Open{})})
        appendFrame(frames, payloadOf(message));
    seeds.write(0, "coming-in", frames);
    seeds.writeKinds(1, GuestSays());
    seeds.write(1, "hello-filled", toBytes(GuestSays(hello)));
    seeds.writeKinds(2, HostSays());
    LobbyNow lobby;
    lobby.lobby.guests = {{1, "Mira", "moth", Seat{0}, Watch::nothing, true, true, false, Seats(Seat{1}), Seat::none()}};
    lobby.lobby.bots = {"", "random"};
    seeds.write(2, "lobby-filled", toBytes(HostSays(lobby)));

    const GameCatalog catalog;
    const GameType& type = *catalog.all().front();
    MatchRecord record;
    record.game = type.sheet().id;
    record.players.resize(2);
    NoJournal journal;
    Table table(type, record, journal);
    std::array<Listener, 2> listeners{Listener(Seat{0}), Listener(Seat{1})};
    for (Listener& listener : listeners)
        table.join(listener, {listener.view.viewer()});
    for (int move = 0; move < 30; ++move) {
        for (Listener& listener : listeners) {
            if (listener.view.now().offers.empty())
                continue;
            const Bytes act = listener.view.write(Act{listener.view.now().offers.back().move});
            if (move % 5 == 0)
                seeds.write(3, "act-" + std::to_string(move), act);
            table.receive(listener, act);
        }
    }
    for (const Wish& wish :
         {Wish(Undo{}), Wish(Redo{}), Wish(AnswerUndo{}), Wish(Explain{{Pick::ofPiece(3)}})})
        seeds.write(3, "wish-" + std::to_string(wish.index()), encode(UpMessage{Seat{0}, 1, 1, wish}));
    const std::vector<Bytes>& heard = listeners[0].heard;
    for (std::size_t i = 0; i < heard.size(); i += 4)
        seeds.write(4, "down-" + std::to_string(i), heard[i]);
    writeChanges(seeds);
    seeds.write(5, "query", encode(Query{}));
    seeds.write(5, "goodbye", encode(Goodbye{}));
    Announcement announcement;
    announcement.version = "0.1.0";
    announcement.title = "Owls";
    announcement.game = "arbor";
    announcement.seats = 4;
    announcement.port = 47410;
    seeds.write(5, "table", encode(announcement));
    record.moves = table.record().moves;
    seeds.write(7, "record", toBytes(record));
    writeWhatHostsAndGuestsKeep(seeds);
    return 0;
}
