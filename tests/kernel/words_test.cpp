#include "kernel/cell.h"
#include "kernel/fault.h"
#include "kernel/hash.h"
#include "kernel/log.h"
#include "kernel/move_text.h"
#include "kernel/response_window.h"
#include "kernel/seat.h"
#include "kernel/text.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;

namespace {

enum class Way : std::uint8_t
{
    left,
    right
};
constexpr auto enumNames(Way) { return std::array<std::string_view, 2>{"left", "right"}; }

struct Grow
{
    static constexpr std::string_view name = "grow";
    Cell at;
    friend bool operator==(const Grow&, const Grow&) = default;
    static void describe(auto& self, auto& visit) { visit("at", self.at); }
};
struct Turn
{
    static constexpr std::string_view name = "turn";
    Way way = Way::left;
    std::int8_t steps = 0;
    friend bool operator==(const Turn&, const Turn&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("way", self.way);
        visit("steps", self.steps);
    }
};
struct Chain
{
    static constexpr std::string_view name = "chain";
    std::vector<Cell> cells;
    friend bool operator==(const Chain&, const Chain&) = default;
    static void describe(auto& self, auto& visit) { visit("cells", self.cells); }
};
struct Pass
{
    static constexpr std::string_view name = "pass";
    friend bool operator==(const Pass&, const Pass&) = default;
    static void describe(auto&, auto&) {}
};
using Move = std::variant<Pass, Grow, Turn, Chain>;

} // namespace

TEST_CASE("A cell's text is a letter and a number, and reads back")
{
    CHECK(Cell{4, 3}.text() == "E4");
    CHECK(Cell{0, 0}.text() == "A1");
    CHECK(Cell{25, 9}.text() == "Z10");
    CHECK(Cell{26, 0}.text() == "AA1");
    CHECK(Cell{701, 0}.text() == "ZZ1");
    for (std::int16_t column = 0; column < 702; ++column)
        for (const std::int16_t row : {0, 8, 9, 98, 998, 9998})
            REQUIRE(Cell::fromText(Cell{column, row}.text()) == Cell{column, row});
    CHECK(Cell::fromText("e4") == Cell{4, 3});
}

TEST_CASE("Every cell there can be has a text that reads back, those of a free board too")
{
    for (int column = 0; column <= 32767; ++column)
        for (const int row : {0, 999, 1000, 32767}) {
            const Cell cell{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
            REQUIRE(Cell::fromText(cell.text()) == cell);
        }
    for (const char* beyond : {"AVLI1", "ZZZZ1", "A32769", "A99999"})
        CHECK_FALSE(Cell::fromText(beyond));
}

TEST_CASE("A text that is no cell is refused")
{
    for (const char* text :
         {"", "4", "E", "E0", "E-1", "E04", "4E", "E4 ", " E4", "EE", "ABCDE1", "E99999", "E4x", "@1",
          "\xc3\x84"
          "4"})
        CHECK_FALSE(Cell::fromText(text));
}

TEST_CASE("Hex neighbours are mutual and all different, whatever the row")
{
    for (const Cell cell : {Cell{4, 4}, Cell{4, 5}, Cell{0, 0}, Cell{0, 1}}) {
        auto around = hexNeighbours(cell);
        for (const Cell neighbour : around) {
            const auto back = hexNeighbours(neighbour);
            CHECK(std::ranges::find(back, cell) != back.end());
        }
        std::ranges::sort(around);
        CHECK(std::ranges::adjacent_find(around) == around.end());
    }
}

TEST_CASE("A move's text follows from its fields and reads back")
{
    CHECK(moveText(Move(Pass{})) == "pass");
    CHECK(moveText(Move(Grow{{4, 3}})) == "grow E4");
    CHECK(moveText(Move(Turn{Way::right, -2})) == "turn right -2");
    CHECK(moveText(Move(Chain{{{0, 0}, {1, 0}}})) == "chain A1 B1");
    for (const Move& move : {Move(Pass{}), Move(Grow{{4, 3}}), Move(Turn{Way::right, -2}),
                             Move(Chain{{{0, 0}, {1, 0}}}), Move(Chain{})})
        CHECK(parseMove<Move>(moveText(move)) == move);
    CHECK(parseMove<Move>("  grow   e4 ") == Move(Grow{{4, 3}}));
}

TEST_CASE("A text that is no move is refused")
{
    for (const char* text :
         {"", " ", "grow", "grow E", "grow E4 E5", "Grow E4", "growE4", "turn up 1", "turn left",
          "turn left 1.5", "turn left 200", "turn left +1", "chain A1 B", "pass now", "jump"})
        CHECK_FALSE(parseMove<Move>(text));
    CHECK_FALSE(parseMove<Move>("chain " + std::string(kMaxMoveText, ' ') + "A1"));
}

TEST_CASE("A text becomes words with its arguments put in")
{
    CHECK(words(Text(TW_TEXT("test", "%1 grew %2"), Seat{0}, Cell{4, 3})) == "Player 1 grew E4");
    CHECK(words(Text(TW_TEXT("test", "%2 before %1"), 1, "two")) == "two before 1");
    CHECK(words(Text::counted(TW_TEXT("test", "%n stones of %1"), 3, Seat{1})) == "3 stones of Player 2");
    CHECK(words(Text(TW_TEXT("test", "(%1)"), Text(TW_TEXT("test", "inner %1"), 5))) == "(inner 5)");
    CHECK(words(Text(TW_TEXT("test", "100% of %1, %2"), 1)) == "100% of 1, %2");
    CHECK(words(Text(TW_TEXT("test", "%"))) == "%");
    CHECK(words(Text{}) == "");
    CHECK(Text{}.isEmpty());
}

TEST_CASE("Copies of a text share what is put into it")
{
    const Text text(TW_TEXT("test", "%1 grew %2"), Seat{0}, Cell{4, 3});
    const Text copy = text;
    CHECK(&copy.args() == &text.args());
    CHECK(copy.source().data() == text.source().data());
}

TEST_CASE("What a text was moved from is no text")
{
    Text text = Text::ofContent("test", "Root");
    const Text moved = std::move(text);
    // What is left after a move is what this is about.
    CHECK(text.isEmpty()); // NOLINT(bugprone-use-after-move)
    CHECK(text == Text());
    text = moved;
    CHECK(words(text) == "Root");
}

TEST_CASE("Texts are the same if they say the same, wherever their words lie")
{
    const Text ofProgram(TW_TEXT("test", "%1 grew"), Seat{0});
    const Text own(TextParts{"test", "%1 grew", {}, {Seat{0}}});
    CHECK(ofProgram == own);
    CHECK(hashOf(ofProgram) == hashOf(own));
    CHECK(Text(TW_TEXT("test", "Root")) == Text::ofContent("test", "Root"));
    CHECK(Text(TextParts{}) == Text());
    CHECK(ofProgram != Text(TW_TEXT("test", "%1 grew"), Seat{1}));
    CHECK(ofProgram != Text(TW_TEXT("other", "%1 grew"), Seat{0}));
    CHECK(ofProgram != Text(TW_TEXT("test", "%1 fell"), Seat{0}));
    CHECK(ofProgram != Text::counted(TW_TEXT_N("test", "%1 grew"), 1, Seat{0}));
    CHECK(ofProgram != Text());
}

TEST_CASE("A name has 23 letters at most and is compared by all of them")
{
    const std::string longest(Name::kMaxLetters, 'x');
    CHECK(Name(longest).text() == longest);
    CHECK_FALSE(Name::fromText(longest + "x"));
    CHECK_THROWS_AS(Name(longest + "x"), std::length_error);
    CHECK(Name(longest) != Name(longest.substr(1)));
    CHECK(Name("board") == "board");
    CHECK(Name("board") != std::string("boards"));
    CHECK(Name("boar") < Name("board"));
    CHECK(Name().empty());
    CHECK(Name(std::string("a\0", 2)) != Name("a"));
}

TEST_CASE("Words come from the wording that is given")
{
    Wording german;
    german.translate = [](const Text& text) {
        return std::string(text.source() == "%1 grew" ? "%1 wuchs" : text.source());
    };
    german.nameOf = [](Seat seat) { return seat == Seat{0} ? "Mira" : "Jonas"; };
    CHECK(words(Text(TW_TEXT("test", "%1 grew"), Seat{0}), german) == "Mira wuchs");
    CHECK(words(Text(TW_TEXT("test", "%1"), Text(TW_TEXT("test", "%1 grew"), Seat{1})), german) ==
          "Jonas wuchs");
}

TEST_CASE("What an argument says is not looked through for placeholders")
{
    Wording wording;
    wording.nameOf = [](Seat) { return "%1%n"; };
    CHECK(words(Text(TW_TEXT("test", "%1!"), Seat{0}), wording) == "%1%n!");
}

TEST_CASE("Seats are a set in the order of the table")
{
    Seats seats;
    CHECK(seats.isEmpty());
    CHECK(seats.first() == Seat::none());
    seats.add(Seat{5});
    seats.add(Seat{2});
    seats.add(Seat{15});
    seats.add(Seat{2});
    CHECK(seats.count() == 3);
    CHECK(seats.first() == Seat{2});
    CHECK(std::vector<Seat>(seats.begin(), seats.end()) == std::vector{Seat{2}, Seat{5}, Seat{15}});
    seats.remove(Seat{2});
    CHECK_FALSE(seats.has(Seat{2}));
    CHECK(Seats::firstOf(3).count() == 3);
    CHECK(Seats::firstOf(kMaxSeats).count() == kMaxSeats);
    CHECK(Seats::firstOf(0).isEmpty());
}

TEST_CASE("Nobody and the clock are in no set of seats")
{
    Seats seats = Seats::firstOf(kMaxSeats);
    CHECK_FALSE(seats.has(Seat::none()));
    CHECK_FALSE(seats.has(Seat::clock()));
    seats.remove(Seat::none());
    seats.add(Seat::clock());
    CHECK(seats == Seats::firstOf(kMaxSeats));
}

TEST_CASE("The public is no seat's viewer")
{
    CHECK(Viewer(Seat{1}).is(Seat{1}));
    CHECK_FALSE(Viewer(Seat{1}).is(Seat{0}));
    CHECK_FALSE(Viewer::publicView().is(Seat::none()));
}

TEST_CASE("A log line told to one seat is for nobody else")
{
    Log log;
    log.tell({});
    log.tellOnly(Seat{1}, {});
    REQUIRE(log.entries().size() == 2);
    CHECK(log.entries()[0].isFor(Viewer::publicView()));
    CHECK(log.entries()[1].isFor(Seat{1}));
    CHECK_FALSE(log.entries()[1].isFor(Seat{0}));
    CHECK_FALSE(log.entries()[1].isFor(Viewer::publicView()));
}

TEST_CASE("A log knows to whom something was revealed, also when nobody reads it")
{
    Log log = Log::unread();
    log.tell({});
    CHECK(log.entries().empty());
    CHECK_FALSE(log.hasRevealed());
    log.revealTo(Seat{1});
    CHECK(log.hasRevealed());
    CHECK(log.hasRevealedTo(Seat{1}));
    CHECK_FALSE(log.hasRevealedTo(Seat{0}));
    CHECK_FALSE(log.hasRevealedTo(Viewer::publicView()));
    log.reveal();
    CHECK(log.hasRevealedTo(Viewer::publicView()));
}

TEST_CASE("A response window waits until everybody asked has passed")
{
    ResponseWindow window;
    CHECK_FALSE(window.isOpen());
    window.open(Seats::firstOf(2));
    window.pass(Seat{1});
    CHECK(window.waitingFor() == Seats(Seat{0}));
    window.pass(Seat{0});
    CHECK_FALSE(window.isOpen());
    window.open(Seat{1});
    CHECK(window.waitingFor() == Seats(Seat{1}));
    window.close();
    CHECK_FALSE(window.isOpen());
    CHECK(window.asked == Seats());
    CHECK(window.passed == Seats());
    CHECK(window.number == 2);
}

TEST_CASE("A sentence that is put before a full stop brings no second one")
{
    const Text why(TW_TEXT("t", "It is not your move."));
    CHECK(words(Text(TW_TEXT("t", "It cannot go on: %1. Look again."), why)) ==
          "It cannot go on: It is not your move. Look again.");
    CHECK(std::string(Fault("move 1", why, TW_TEXT("t", "Take a copy")).what()) ==
          "move 1: It is not your move. Take a copy");
    CHECK(std::string(InputError("here", "it is odd", "Look").what()) == "here: it is odd. Look");
    CHECK(words(reasonOf(Fault("move 1", why, TW_TEXT("t", "Take a copy")))) ==
          "It is not your move. Take a copy");
    CHECK(words(reasonOf(Fault("move 1", TW_TEXT("t", "Is it plugged in?"), TW_TEXT("t", "Look")))) ==
          "Is it plugged in? Look");
    CHECK(sentences("Draw another?", "Or end.") == "Draw another? Or end.");
    CHECK(sentences("", "Or end.") == "Or end.");
    CHECK(ended("Done") == "Done.");
    CHECK(ended("Done.") == "Done.");
}

TEST_CASE(
    "What nobody sees or turns the writing round is in no error, and in nothing that a text is told with")
{
    const std::string odd = "ar\u202ebor\u200b\xff";
    CHECK(std::string(InputError(odd, odd, odd).what()) == "arbor\ufffd: arbor\ufffd. arbor\ufffd");
    CHECK(words(Text(TW_TEXT("t", "\"%1\" is no field here"), odd)) == "\"arbor\ufffd\" is no field here");
    CHECK(readable("two\nlines\x1b\u0085") == "two\nlines␛ ");
}

TEST_CASE("A byte that ends texts or moves the cursor is shown as a sign, and what follows it is told too")
{
    const std::string odd("a\0b\x1b[2J\x7f", 8);
    const InputError error("file " + odd, "\"" + odd + "\" is not known", "Take another");
    CHECK(std::string(error.what()) == "file a␀b␛[2J␡: \"a␀b␛[2J␡\" is not known. Take another");
    CHECK(error.remedy() == "Take another");
    // Where it is stays as it was named, to be compared.
    CHECK(error.where() == "file " + odd);
    const Text told(TW_TEXT("t", "\"%1\" is no move here."), odd);
    CHECK(words(told) == "\"a␀b␛[2J␡\" is no move here.");
    CHECK(words(Text::ofContent({}, odd + ", told")) == "a␀b␛[2J␡, told");
    CHECK(readable("two\nlines\tand ä") == "two\nlines and ä");
}
