#include "../kit/kuhn.h"
#include "sitting.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

/// A match that begins with these cards.
MatchRecord dealt(const GameType& type, kuhn::Card first, kuhn::Card second, kuhn::Card aside)
{
    MatchRecord record = newRecord(type, "pp");
    kuhn::State state;
    state.cards = {first, second, aside};
    record.position = toBytes(state);
    return record;
}

/// All that one viewer's guests got, and the last view of it.
struct Stream
{
    RecordingGuest guest;
    GuestView view;
    std::size_t taken = 0;

    explicit Stream(Viewer viewer) : view(viewer) {}
    void catchUp()
    {
        for (; taken < guest.messages.size(); ++taken)
            view.take(decodeDown(guest.messages[taken]));
    }
};

/// Plays one course with refusals, questions, undo, redo, a clock that does not run and rejoining; gives what
/// reached the first seat and the public.
std::vector<std::vector<Bytes>> streamsOf(const MatchRecord& record, bool isFolded)
{
    const GameTypeOf<kuhn::Kuhn> type{{}};
    MemoryJournal journal;
    Table table(type, record, journal);
    Stream first{kFirst};
    Stream second{kSecond};
    Stream open{Viewer::publicView()};
    const std::array<Stream*, 3> all{&first, &second, &open};
    for (Stream* stream : all)
        table.join(stream->guest, {stream->view.viewer()});
    const auto wish = [&](Stream& stream, Wish what) {
        for (Stream* one : all)
            one->catchUp();
        table.receive(stream.guest, stream.view.write(std::move(what)));
    };
    const auto rejoin = [&] {
        for (Stream* stream : all) {
            table.leave(stream->guest);
            table.join(stream->guest, {stream->view.viewer()});
        }
    };

    wish(second, Act{"bet"});
    wish(first, Act{"call"});
    wish(first, Explain{{Pick::ofButton("fold")}});
    wish(second, Explain{{Pick::ofButton("fold")}});
    wish(first, Act{"check"});
    wish(second, Act{"bet"});
    rejoin();
    wish(first, Undo{});
    wish(second, AnswerUndo{false});
    wish(first, Undo{});
    rejoin();
    wish(second, AnswerUndo{true});
    wish(first, Redo{});
    wish(second, Undo{});
    wish(second, Act{"bet"});
    journal.isBroken = true;
    wish(first, Act{"fold"});
    journal.isBroken = false;
    wish(first, Act{isFolded ? "fold" : "call"});
    rejoin();
    return {first.guest.messages, open.guest.messages};
}

} // namespace

TEST_CASE(
    "Two matches that differ in what a viewer cannot know give that viewer the same bytes through everything")
{
    using enum kuhn::Card;
    const GameTypeOf<kuhn::Kuhn> type{{}};
    const auto one = streamsOf(dealt(type, queen, king, jack), true);
    const auto two = streamsOf(dealt(type, queen, jack, king), true);
    REQUIRE(one[0].size() > 15);
    REQUIRE(one[1].size() > 10);
    CHECK(one[0] == two[0]);
    CHECK(one[1] == two[1]);

    const auto three = streamsOf(dealt(type, jack, king, queen), true);
    CHECK(one[0] != three[0]);
    CHECK(one[1] == three[1]);
}

TEST_CASE("The check of the streams has teeth: shown cards make them differ")
{
    using enum kuhn::Card;
    const GameTypeOf<kuhn::Kuhn> type{{}};
    CHECK(streamsOf(dealt(type, queen, king, jack), false) !=
          streamsOf(dealt(type, queen, jack, king), false));
}

TEST_CASE("What another seat saw in secret reaches nobody else")
{
    const auto streams = [](std::string_view secret) {
        const GameTypeOf<lantern::Lantern> type{{}};
        MatchRecord record = newRecord(type, "ppp");
        lantern::State state = lantern::Lantern{}.setUp(record.setup);
        state.secrets = Random(Seed::fromText(secret), "secrets");
        record.position = toBytes(state);
        MemoryJournal journal;
        Table table(type, record, journal);
        RecordingGuest others;
        table.join(others, {Seat{1}, Seat{2}, Viewer::publicView()});
        TableLink actor(table, {kFirst});
        for (const char* move : {"step", "peek", "roll", "peek", "end"})
            actor.send(kFirst, Act{move});
        return others.messages;
    };
    CHECK(streams("one") == streams("two"));
}
