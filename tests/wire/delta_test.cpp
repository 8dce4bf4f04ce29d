#include "wire/delta.h"

#include "random_scene.h"
#include "wire/seat_view.h"

#include <algorithm>
#include <doctest/doctest.h>
#include <variant>

using namespace tablewood;

namespace {

template <class T>
Bytes delta(const T& before, const T& after)
{
    Bytes bytes;
    Words words;
    DeltaSink(bytes, words).write(before, after);
    return bytes;
}

template <class T>
T patched(T value, const Bytes& bytes)
{
    Words words;
    DeltaSource source(bytes, words);
    source.read(value);
    source.expectEnd();
    return value;
}

template <class T>
void checkPatched(const T& before, const T& after)
{
    CHECK(patched(before, delta(before, after)) == after);
}

/// The bytes of a few steps and values.
Bytes steps(std::initializer_list<std::int64_t> numbers)
{
    Bytes bytes;
    CborSink sink(bytes);
    for (const std::int64_t number : numbers)
        sink.integer(number);
    return bytes;
}

std::int64_t step(DeltaStep kind, int count) { return count * 4 + static_cast<int>(kind); }

Offer growAt(std::int16_t column)
{
    Offer offer;
    offer.seat = Seat{1};
    offer.picks = {Pick::ofPiece(7), Pick::ofCell("board", {column, 3})};
    offer.move = "grow " + Cell{column, 3}.text();
    return offer;
}

} // namespace

TEST_CASE("A scene with its difference to another is the other")
{
    Random random(Seed::fromText("scenes"), "test");
    for (int round = 0; round < 1500; ++round) {
        const Scene before = randomScene(random, random.below(25));
        const Scene after =
            round % 5 == 0 ? randomScene(random, random.below(25)) : changedScene(before, random);
        REQUIRE(patched(before, delta(before, after)) == after);
    }
}

TEST_CASE("A change is written as the difference is, and where there is none not a byte")
{
    Random random(Seed::fromText("changes"), "test");
    for (int round = 0; round < 300; ++round) {
        const Scene before = randomScene(random, random.below(25));
        const Scene after = round % 3 == 0 ? before : changedScene(before, random);
        Bytes bytes;
        Words words;
        const bool hasChanged = DeltaSink(bytes, words).writeIfChanged(before, after);
        REQUIRE(hasChanged == !(before == after));
        REQUIRE(bytes == (hasChanged ? delta(before, after) : Bytes{}));
        REQUIRE((hasChanged || words.count() == 0));
    }
}

TEST_CASE("Any two lists differ by what makes one of the other, whether their items have names or not")
{
    Random random(Seed::fromText("lists"), "test");
    const auto listOf = [&](auto item) {
        std::vector<decltype(item())> list(random.below(8));
        std::ranges::generate(list, item);
        return list;
    };
    const auto number = [&](std::uint32_t below) { return static_cast<std::int16_t>(random.below(below)); };
    const auto cell = [&] { return Cell{number(3), 0}; };
    const auto slot = [&] { return static_cast<Slot>(random.below(4)); };
    const auto word = [&] { return std::string(random.below(3), 'x'); };
    const auto piece = [&] {
        Piece one;
        // Twice the same id now and then.
        one.id = random.below(10);
        one.facing = static_cast<std::uint8_t>(random.below(2));
        if (random.below(2) == 0)
            one.badges = listOf([&] { return Badge{word(), word(), {}}; });
        return one;
    };
    const auto trail = [&] {
        Trail one;
        one.style = word();
        if (random.below(2) == 0)
            one.start = cell();
        if (random.below(2) == 0)
            one.layer = word();
        one.cells = listOf(cell);
        return one;
    };
    const auto item = [&] {
        PanelItem one;
        one.id = word();
        one.slots = listOf(slot);
        one.dice = listOf([&] { return Name(word()); });
        return one;
    };
    const auto panel = [&] {
        Panel one;
        one.id = word();
        one.items = listOf(item);
        if (random.below(2) == 0)
            one.score = Score{{}, number(3), 0, 0};
        return one;
    };
    for (int round = 0; round < 1000; ++round) {
        checkPatched(listOf(cell), listOf(cell));
        checkPatched(listOf(slot), listOf(slot));
        checkPatched(listOf(word), listOf(word));
        checkPatched(listOf(piece), listOf(piece));
        checkPatched(listOf(trail), listOf(trail));
        checkPatched(listOf(panel), listOf(panel));
    }
}

TEST_CASE("A whole situation is told from any other")
{
    Random random(Seed::fromText("situations"), "test");
    const auto situation = [&] {
        Situation one;
        one.players.resize(random.below(3));
        one.scene = randomScene(random, random.below(6));
        for (std::uint32_t i = random.below(4); i > 0; --i) {
            one.offers.push_back(growAt(static_cast<std::int16_t>(random.below(9))));
            one.offers.back().firstToo.resize(random.below(3));
        }
        one.undo.canUndo = random.below(2) == 0;
        if (random.below(2) == 0)
            one.timer = Timer{"close", static_cast<std::uint16_t>(random.below(3)), 0};
        return one;
    };
    for (int round = 0; round < 300; ++round)
        checkPatched(situation(), situation());
}

TEST_CASE("A piece that moves costs its new place, not the whole piece, whatever lies around it")
{
    Random random(Seed::fromText("move"), "test");
    const Scene before = randomScene(random, 200);
    Scene after = before;
    after.pieces[100].at.cell.column += 1;
    CHECK(delta(before, after).size() <= 16);
}

TEST_CASE("A card that goes to another place of the list costs its way, not the list")
{
    Random random(Seed::fromText("card"), "test");
    const Scene before = randomScene(random, 200);
    Scene after = before;
    std::rotate(after.pieces.begin() + 3, after.pieces.begin() + 4, after.pieces.end());
    CHECK(delta(before, after).size() <= 16);
    checkPatched(before, after);
}

TEST_CASE("Offers that are alike cost what tells them apart")
{
    std::vector<Offer> offers;
    for (std::int16_t column = 0; column < 9; ++column)
        offers.push_back(growAt(column));
    const std::size_t ofOne = delta({}, std::vector<Offer>{offers.front()}).size();
    CHECK(delta({}, offers).size() <= ofOne + 8 * 20);
    checkPatched({}, offers);
}

TEST_CASE("Values that come, go and change are told from what was there")
{
    using Timed = std::optional<Timer>;
    checkPatched(Timed(), Timed());
    checkPatched(Timed(), Timed(Timer{"close", 5}));
    checkPatched(Timed(Timer{"close", 5}), Timed());
    checkPatched(Timed(Timer{"close", 5}), Timed(Timer{"close", 9}));
    CHECK(delta(Timed(Timer{"close", 5}), Timed(Timer{"close", 9})).size() == 2);
    CHECK(delta(Seat{1}, Seat{2}) == steps({2}));
}

TEST_CASE("Lines that follow each other come back from the one before them")
{
    Event first;
    first.text = Text(TW_TEXT("test", "%1 grew %2"), Seat{0}, Cell{1, 1});
    Event second = first;
    second.seat = Seat{1};
    Bytes bytes;
    Words words;
    DeltaSink(bytes, words).writeRun(first, {first, second});
    CHECK(bytes.size() == 4);
    DeltaSource source(bytes, words);
    CHECK(source.readRun(first) == std::vector<Event>{first, second});
}

TEST_CASE("Something of several kinds is told from what was there if that was of its kind")
{
    using Told = std::variant<Cell, Timer>;
    checkPatched(Told(Cell{1, 2}), Told(Cell{1, 3}));
    checkPatched(Told(Cell{1, 2}), Told(Timer{"close", 5}));
    CHECK(delta(Told(Cell{1, 2}), Told(Cell{1, 3})) == steps({0, 2, 3}));
    CHECK_THROWS_AS(patched(Told(), steps({2, 0})), InputError);
    CHECK_THROWS_AS(patched(Told(), steps({-1, 0})), InputError);
}

TEST_CASE("A text that was said before goes by its number, also in the next difference")
{
    Badge one{"shield", "shield", {}};
    Badge two{"sword", "shield", {}};
    Bytes first;
    Bytes second;
    Words said;
    DeltaSink(first, said).write(Badge(), one);
    DeltaSink(second, said).write(one, two);
    Bytes third;
    DeltaSink(third, said).write(two, one);
    CHECK(first.size() == 1 + 1 + 6 + 1);
    CHECK(third == steps({1, 0}));

    Words heard;
    Badge badge;
    for (const Bytes& bytes : {first, second, third})
        DeltaSource(bytes, heard).read(badge);
    CHECK(badge == one);
    CHECK(heard.texts() == std::vector<std::string>{"shield", "sword"});
}

TEST_CASE("A text said twice, or a number that no text has, is refused")
{
    Words none;
    Bytes bytes;
    DeltaSink(bytes, none).write(Badge(), Badge{"shield", "", {}});
    Words known;
    known.add("shield");
    Badge badge;
    CHECK_THROWS_WITH_AS(DeltaSource(bytes, known).read(badge), doctest::Contains("has a number"),
                         InputError);
    CHECK_THROWS_WITH_AS(patched(Badge(), steps({1, 0})), doctest::Contains("no word"), InputError);
}

TEST_CASE("A difference that changes a text leaves its copies as they are")
{
    std::vector<Piece> pieces(2);
    pieces[0].id = 1;
    pieces[1].id = 2;
    pieces[0].name = pieces[1].name = Text(TextParts{"test", "Tree of %1", {}, {Seat{0}}});
    std::vector<Piece> after = pieces;
    after[1].name = Text(TW_TEXT("test", "Tree of %1"), Seat{1});
    const std::vector<Piece> patchedPieces = patched(pieces, delta(pieces, after));
    CHECK(patchedPieces == after);
    CHECK(patchedPieces[0].name == pieces[0].name);
}

TEST_CASE("A difference with a name that is too long is refused")
{
    const std::vector<std::string> longest{std::string(Name::kMaxLetters, 'x')};
    const std::vector<std::string> tooLong{std::string(Name::kMaxLetters + 1, 'x')};
    const Bytes bytes = delta(std::vector<std::string>(), longest);
    CHECK(patched(std::vector<Name>(), bytes) == std::vector<Name>{Name(longest[0])});
    CHECK_THROWS_WITH_AS(patched(std::vector<Name>(), delta(std::vector<std::string>(), tooLong)),
                         doctest::Contains("longer than 23 letters"), InputError);
}

TEST_CASE("A difference that was made for another value is refused")
{
    const std::vector<Cell> three = {{1, 1}, {2, 2}, {3, 3}};
    const auto refuses = [&](const Bytes& bytes) { CHECK_THROWS_AS(patched(three, bytes), InputError); };
    refuses({});
    refuses(steps({step(DeltaStep::keep, 4), 0}));
    refuses(steps({step(DeltaStep::go, 4), 0}));
    refuses(steps({step(DeltaStep::keep, 2), step(DeltaStep::go, 1), step(DeltaStep::keep, 1), 0}));
    refuses(steps({step(DeltaStep::change, 1), 4, 0, 0}));
    refuses(steps({step(DeltaStep::keep, 1)}));
    refuses(steps({-4}));
    refuses(steps({0, 0}));
    CHECK(patched(three, steps({step(DeltaStep::go, 2), 0})) == std::vector<Cell>{{3, 3}});
}

TEST_CASE("A difference of a few bytes cannot make a view that fills the memory")
{
    // Each new item is a copy of the one before it, which is large.
    std::vector<Panel> panels(1);
    SUBCASE("by its items")
    {
        panels[0].items.resize(1000);
        for (PanelItem& item : panels[0].items)
            item.text = Text::ofContent("", std::string(1000, 'x'));
    }
    SUBCASE("by a context without words")
    {
        panels[0].title = Text(TextParts{std::string(1'000'000, 'x'), "", {}, {}});
    }
    SUBCASE("by what is put into no words")
    {
        panels[0].title = Text(TextParts{"", "", {}, {std::string(1'000'000, 'x')}});
    }
    SUBCASE("by something optional in it")
    {
        panels[0].score.emplace().name = Text::ofContent("", std::string(1'000'000, 'x'));
    }
    Bytes bytes;
    CborSink sink(bytes);
    sink.integer(step(DeltaStep::keep, 1));
    sink.integer(step(DeltaStep::add, 1000));
    for (int i = 0; i < 1000; ++i)
        sink.integer(0);
    sink.integer(0);
    CHECK_THROWS_WITH_AS(patched(panels, bytes), doctest::Contains("makes more than"), InputError);
}

TEST_CASE("A long word that is said again and again cannot fill the memory")
{
    const std::vector<std::string> texts(kMaxViewBytes / Words::kMaxBytes + 2,
                                         std::string(Words::kMaxBytes, 'x'));
    const Bytes bytes = delta(std::vector<std::string>(), texts);
    CHECK(bytes.size() < Words::kMaxBytes + 2 * texts.size() + 20);
    CHECK_THROWS_WITH_AS(patched(std::vector<std::string>(), bytes), doctest::Contains("makes more than"),
                         InputError);
}

TEST_CASE("A difference that nests without end is refused")
{
    const auto nested = [](int depth) {
        Text text(TW_TEXT("test", "deep"));
        for (int i = 1; i < depth; ++i)
            text = Text(TW_TEXT("test", "%1"), text);
        return text;
    };
    // Each text is an argument of the next: two records.
    constexpr int kMost = kMaxCborDepth / 2;
    checkPatched(Text(), nested(kMost));
    CHECK_THROWS_AS(patched(Text(), delta(Text(), nested(kMost + 1))), InputError);
}
