#include "kernel/cbor.h"
#include "kernel/game.h"
#include "kernel/hash.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

enum class Colour : std::uint8_t
{
    red,
    green
};
constexpr auto enumNames(Colour) { return std::array<std::string_view, 2>{"red", "green"}; }

struct Walk
{
    static constexpr std::string_view name = "walk";
    std::int16_t steps = 0;
    friend bool operator==(const Walk&, const Walk&) = default;
    static void describe(auto& self, auto& visit) { visit("steps", self.steps); }
};
struct Rest
{
    static constexpr std::string_view name = "rest";
    friend bool operator==(const Rest&, const Rest&) = default;
    static void describe(auto&, auto&) {}
};

/// Kept as two numbers, before it had a third.
struct Old
{
    std::int8_t a = 1;
    std::int8_t b = 2;
    static void describe(auto& self, auto& visit)
    {
        visit("a", self.a);
        visit("b", self.b);
    }
};
struct Grown
{
    std::int8_t a = 1;
    std::int8_t b = 2;
    Later<std::int8_t> c;
    friend bool operator==(const Grown&, const Grown&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("a", self.a);
        visit("b", self.b);
        visit("c", self.c);
    }
};

/// And then a fourth.
struct GrownAgain
{
    std::int8_t a = 1;
    std::int8_t b = 2;
    Later<std::int8_t> c;
    Later<std::int8_t> d;
    friend bool operator==(const GrownAgain&, const GrownAgain&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("a", self.a);
        visit("b", self.b);
        visit("c", self.c);
        visit("d", self.d);
    }
};

/// One field of each kind that field lists know.
struct Everything
{
    bool flag = false;
    Colour colour = Colour::red;
    std::int8_t small = 0;
    std::uint16_t medium = 0;
    std::int64_t large = 0;
    std::uint64_t bits = 0;
    std::string text;
    std::optional<Cell> maybe;
    std::vector<std::optional<std::int32_t>> list;
    std::array<std::uint8_t, 3> triple{};
    std::map<std::string, std::string> pairs;
    std::variant<Rest, Walk> choice;
    friend bool operator==(const Everything&, const Everything&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("flag", self.flag);
        visit("colour", self.colour);
        visit("small", self.small);
        visit("medium", self.medium);
        visit("large", self.large);
        visit("bits", self.bits);
        visit("text", self.text);
        visit("maybe", self.maybe);
        visit("list", self.list);
        visit("triple", self.triple);
        visit("pairs", self.pairs);
        visit("choice", self.choice);
    }
};

Everything full()
{
    Everything all;
    all.flag = true;
    all.colour = Colour::green;
    all.small = -128;
    all.medium = 65535;
    all.large = std::numeric_limits<std::int64_t>::min();
    all.bits = std::numeric_limits<std::uint64_t>::max();
    all.text = "b\xc3\xa4r\0x";
    all.maybe = Cell{3, -4};
    all.list = {1, std::nullopt, -70000};
    all.triple = {7, 0, 255};
    all.pairs = {{"a", "b"}, {"", "empty"}};
    all.choice = Walk{300};
    return all;
}

Bytes bytesOf(std::initializer_list<int> values)
{
    Bytes bytes;
    for (const int value : values)
        bytes.push_back(static_cast<std::uint8_t>(value));
    return bytes;
}

struct Nested
{
    std::vector<Nested> inner;
    static void describe(auto& self, auto& visit) { visit("inner", self.inner); }
};

} // namespace

TEST_CASE("A value with every kind of field goes to bytes and back")
{
    CHECK(fromBytes<Everything>(toBytes(full())) == full());
    CHECK(fromBytes<Everything>(toBytes(Everything{})) == Everything{});
}

TEST_CASE("Integers have the shortest form of RFC 8949")
{
    // Examples of its appendix A.
    CHECK(toBytes(0) == bytesOf({0x00}));
    CHECK(toBytes(23) == bytesOf({0x17}));
    CHECK(toBytes(24) == bytesOf({0x18, 0x18}));
    CHECK(toBytes(1000) == bytesOf({0x19, 0x03, 0xe8}));
    CHECK(toBytes(1000000) == bytesOf({0x1a, 0x00, 0x0f, 0x42, 0x40}));
    CHECK(toBytes(std::int64_t{1000000000000}) == bytesOf({0x1b, 0, 0, 0, 0xe8, 0xd4, 0xa5, 0x10, 0}));
    CHECK(toBytes(-1) == bytesOf({0x20}));
    CHECK(toBytes(-1000) == bytesOf({0x39, 0x03, 0xe7}));
    CHECK(toBytes(true) == bytesOf({0xf5}));
    CHECK(toBytes(std::optional<int>{}) == bytesOf({0xf6}));
    CHECK(toBytes(std::string("IETF")) == bytesOf({0x64, 0x49, 0x45, 0x54, 0x46}));
    CHECK(toBytes(std::vector<int>{1, 2, 3}) == bytesOf({0x83, 1, 2, 3}));
}

TEST_CASE("Bytes that end early are refused wherever they end")
{
    const Bytes bytes = toBytes(full());
    for (std::size_t length = 0; length < bytes.size(); ++length)
        CHECK_THROWS_AS(fromBytes<Everything>(std::span(bytes).first(length)), InputError);
}

TEST_CASE("Bytes that go on are refused")
{
    Bytes bytes = toBytes(full());
    bytes.push_back(0);
    CHECK_THROWS_AS(fromBytes<Everything>(bytes), InputError);
}

TEST_CASE("Any changed byte is refused or read as another value that writes to bytes again")
{
    const Bytes bytes = toBytes(full());
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        for (int value = 0; value < 256; ++value) {
            Bytes changed = bytes;
            changed[at] = static_cast<std::uint8_t>(value);
            try {
                const auto read = fromBytes<Everything>(changed);
                CHECK(fromBytes<Everything>(toBytes(read)) == read);
            } catch (const InputError& error) {
                CHECK_FALSE(error.where().empty());
            }
        }
    }
}

TEST_CASE("Lengths beyond the data are refused before anything is reserved")
{
    CHECK_THROWS_AS(
        fromBytes<std::vector<int>>(bytesOf({0x9b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff})),
        InputError);
    CHECK_THROWS_AS(fromBytes<std::vector<int>>(bytesOf({0x9a, 0x7f, 0xff, 0xff, 0xff, 0})), InputError);
    CHECK_THROWS_AS(fromBytes<std::string>(bytesOf({0x7b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff})),
                    InputError);
    CHECK_THROWS_AS(fromBytes<std::string>(bytesOf({0x62, 'a'})), InputError);
    CHECK_THROWS_AS(fromBytes<Cell>(bytesOf({0x9b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff})),
                    InputError);
}

TEST_CASE("Forms of CBOR that are never written are refused")
{
    CHECK_THROWS_AS(fromBytes<std::vector<int>>(bytesOf({0x9f, 0xff})), InputError);
    CHECK_THROWS_AS(fromBytes<std::string>(bytesOf({0x7f, 0xff})), InputError);
    CHECK_THROWS_AS(fromBytes<int>(bytesOf({0x1c})), InputError);
    CHECK_THROWS_AS(fromBytes<int>(bytesOf({0xc1, 0x00})), InputError);
    CHECK_THROWS_AS(fromBytes<bool>(bytesOf({0xf7})), InputError);
    CHECK_THROWS_AS(fromBytes<int>(bytesOf({0xfa, 0, 0, 0, 0})), InputError);
    CHECK_THROWS_AS(fromBytes<int>(bytesOf({0x18, 0x05})), InputError);
    CHECK_THROWS_AS(fromBytes<int>(bytesOf({0x19, 0x00, 0xff})), InputError);
}

TEST_CASE("Deep nesting is refused, what Tablewood writes is not")
{
    Bytes deep;
    for (int i = 0; i < 100000; ++i)
        deep.push_back(0x81);
    CHECK_THROWS_AS(fromBytes<Nested>(deep), InputError);

    Nested nested;
    for (int i = 0; i < 20; ++i) {
        Nested outer;
        outer.inner.push_back(std::move(nested));
        nested = std::move(outer);
    }
    CHECK_NOTHROW(fromBytes<Nested>(toBytes(nested)));
}

TEST_CASE("Numbers and names that do not fit their field are refused")
{
    CHECK_THROWS_AS(fromBytes<std::int8_t>(toBytes(128)), InputError);
    CHECK_THROWS_AS(fromBytes<std::uint8_t>(toBytes(-1)), InputError);
    CHECK_THROWS_AS(fromBytes<Colour>(toBytes(2)), InputError);
    CHECK_THROWS_AS((fromBytes<std::array<int, 3>>(toBytes(std::vector<int>{1, 2}))), InputError);
    CHECK_THROWS_AS((fromBytes<std::variant<Rest, Walk>>(bytesOf({0x82, 0x02, 0x80}))), InputError);
    CHECK_THROWS_AS(fromBytes<std::int64_t>(bytesOf({0x1b, 0x80, 0, 0, 0, 0, 0, 0, 0})), InputError);
    CHECK(fromBytes<Name>(toBytes(std::string("board"))) == "board");
    CHECK_THROWS_AS(fromBytes<Name>(toBytes(std::string(Name::kMaxLetters + 1, 'x'))), InputError);
}

TEST_CASE("A refusal of bytes names the byte and the field")
{
    Bytes bytes = toBytes(Cell{1, 2});
    bytes[2] = 0xf5;
    try {
        fromBytes<Cell>(bytes);
        FAIL("not refused");
    } catch (const InputError& error) {
        CHECK(error.where() == "byte 3, field row");
        CHECK(error.cause() == "a number is needed");
    }
}

TEST_CASE("A whole scene with offers goes to bytes and back")
{
    Scene scene;
    scene.turn = Text(TW_TEXT("test", "%1 of %2"), Seat{1}, Text::counted(TW_TEXT("test", "%n stones"), 3));
    scene.boards.resize(2);
    scene.boards[1].grid = Grid::hex;
    scene.boards[1].onPiece = 4;
    scene.pieces.resize(3);
    scene.panels.resize(1);
    scene.panels[0].score = Score{};
    scene.panels[0].items.resize(1);
    scene.panels[0].items[0].slots = {Slot::full, Slot::blocked};
    scene.outcome = Outcome{Seat{1}, {}};
    CHECK(fromBytes<Scene>(toBytes(scene)) == scene);

    Offer offer;
    offer.picks = {Pick::ofPiece(9), Pick::ofCell("b", {2, 3}), Pick::ofOption("x", {}, {}, "star")};
    CHECK(fromBytes<Offer>(toBytes(offer)) == offer);
}

TEST_CASE("FNV-1a of 64 bits has its published values")
{
    const auto hashOfText = [](std::string_view text) {
        return fnv1a({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
    };
    CHECK(hashText(hashOfText("")) == "cbf29ce484222325");
    CHECK(hashText(hashOfText("a")) == "af63dc4c8601ec8c");
    CHECK(hashText(hashOfText("foobar")) == "85944171f73967e8");
    CHECK(hashText(1) == "0000000000000001");
}

TEST_CASE("Equal values have equal hashes, different ones have not")
{
    CHECK(hashOf(full()) == hashOf(full()));
    Everything other = full();
    other.triple[1] = 1;
    CHECK(hashOf(other) != hashOf(full()));
}

TEST_CASE("A field that came later is told only where it is used, and what was kept before it reads as ever")
{
    CHECK(toBytes(Grown{}) == toBytes(Old{}));
    CHECK(hashOf(Grown{}) == hashOf(Old{}));
    CHECK(fromBytes<Grown>(toBytes(Old{})) == Grown{});
    Grown used;
    used.c.value = 7;
    CHECK(toBytes(used).size() == toBytes(Old{}).size() + 1);
    CHECK(fromBytes<Grown>(toBytes(used)) == used);
    const std::vector<Grown> both{used, {}, used};
    Bytes bytes;
    CborSink sink(bytes);
    writeValue(sink, both);
    std::vector<Grown> read;
    CborSource source(bytes);
    readValue(source, read);
    CHECK(read == both);
    CHECK_THROWS_WITH_AS(fromBytes<Grown>(Bytes{0x81, 1}),
                         "byte 1: a record of 2 to 3 fields is needed, here are 1", InputError);
    CHECK_THROWS_AS(fromBytes<Old>(toBytes(used)), InputError);
}

TEST_CASE("Of two fields that came later the second is not read as the first where it alone is used")
{
    GrownAgain second;
    second.d.value = 9;
    CHECK(fromBytes<GrownAgain>(toBytes(second)) == second);
    GrownAgain first;
    first.c.value = 9;
    CHECK(fromBytes<GrownAgain>(toBytes(first)) == first);
    CHECK(toBytes(first) != toBytes(second));
    CHECK(hashOf(first) != hashOf(second));
    // What uses the first alone is as it was before there was a second.
    Grown before;
    before.c.value = 9;
    CHECK(toBytes(first) == toBytes(before));
    CHECK(toBytes(GrownAgain{}) == toBytes(Old{}));
    GrownAgain both{3, 4, {5}, {6}};
    CHECK(fromBytes<GrownAgain>(toBytes(both)) == both);
}
