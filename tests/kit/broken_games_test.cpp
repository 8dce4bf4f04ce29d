#include "breaches.h"
#include "connect_four.h"
#include "kit/game_type_of.h"

#include <doctest/doctest.h>

#include <algorithm>

/// The checks are checked: games with one fault each, and the breach that must name it. Those that give
/// secrets away are in leaking_games_test.cpp.
using namespace tablewood;
using connect_four::ConnectFour;
using connect_four::Drop;

namespace {

struct FourWithMissingMove : ConnectFour
{
    void legalMoves(const State& state, Seat seat, std::vector<Move>& moves) const
    {
        ConnectFour::legalMoves(state, seat, moves);
        if (moves.size() > 1)
            moves.pop_back();
    }
};

struct FourWithStrangePartners : ConnectFour
{
    Seats partners(const State& state, Seat) const
    {
        return state.moves == 0 ? Seats(Seat{2}) : Seats::firstOf(2);
    }
};

struct FourWithDuplicate : ConnectFour
{
    void legalMoves(const State& state, Seat seat, std::vector<Move>& moves) const
    {
        ConnectFour::legalMoves(state, seat, moves);
        if (!moves.empty())
            moves.push_back(moves.front());
    }
};

struct FourWithMutatingRefusal : ConnectFour
{
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const
    {
        auto refusal = ConnectFour::apply(state, seat, move, log);
        if (refusal && std::get<Drop>(move).column == 0)
            ++state.moves;
        return refusal;
    }
};

struct FourWithSilentRefusal : ConnectFour
{
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const
    {
        auto refusal = ConnectFour::apply(state, seat, move, log);
        if (refusal && std::get<Drop>(move).column == 0)
            refusal->why = {};
        return refusal;
    }
};

struct FourWithoutTurns : ConnectFour
{
    std::optional<Refusal> apply(State& state, Seat, const Move& move, Log& log) const
    {
        const Seats acting = toAct(state);
        return ConnectFour::apply(state, acting.first(), move, log);
    }
};

struct FourWithUnlistedMove : ConnectFour
{
    void everyMove(const State& state, std::vector<Move>& moves) const
    {
        ConnectFour::everyMove(state, moves);
        std::erase(moves, Move(Drop{3}));
    }
};

struct FourWithOneGesture : ConnectFour
{
    Offer gesture(const State&, Seat, const Move&) const
    {
        Offer offer;
        offer.picks = {Pick::ofCell("board", {0, 0})};
        return offer;
    }
};

struct FourWithoutPass : ConnectFour
{
    Scene view(const State& state, Viewer viewer) const
    {
        Scene scene = ConnectFour::view(state, viewer);
        scene.aloud = toAct(state);
        return scene;
    }
};

struct FourWithLooseDisc : ConnectFour
{
    Scene view(const State& state, Viewer viewer) const
    {
        Scene scene = ConnectFour::view(state, viewer);
        for (Piece& disc : scene.pieces)
            disc.at.in = "floor";
        return scene;
    }
};

struct FourWithoutFaces : ConnectFour
{
    Scene view(const State& state, Viewer viewer) const
    {
        Scene scene = ConnectFour::view(state, viewer);
        scene.panels.emplace_back().portrait = "joker";
        scene.night.emplace().card = "moon";
        scene.night->spots.emplace_back().face = "owl";
        return scene;
    }
};

/// Connect Four that puts each move on the stage, with a card that there is not and without a word.
struct FourWithEmptyStage : ConnectFour
{
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const
    {
        auto refusal = ConnectFour::apply(state, seat, move, log);
        Event event;
        event.text = TW_TEXT("test", "A move");
        event.spotlight = Spotlight{{}, "joker", {}};
        log.tell(event);
        event.spotlight->face = {};
        log.tell(std::move(event));
        return refusal;
    }
};

/// Connect Four whose board is painted from the diagram of a face that is so large, with three numbers in its
/// corners and a space beside it.
struct FourWithDiagram : ConnectFour
{
    FourWithDiagram(std::int16_t columns, std::int16_t rows)
    {
        Face face;
        face.key = "frame";
        face.corners.resize(3);
        face.corners.front().meaning = Text(TW_TEXT("four", "Worth %1"));
        face.diagram = Diagram{columns, rows, {{{columns, 0}, "reach", {}, {}}}, {}};
        catalogue.push_back(face);
    }
    std::vector<Face> catalogue;
    const std::vector<Face>& faces() const { return catalogue; }
    Scene view(const State& state, Viewer viewer) const
    {
        Scene scene = ConnectFour::view(state, viewer);
        scene.boards.front().face = "frame";
        return scene;
    }
};

/// Connect Four whose discs have this box.
struct FourWithBoxes : ConnectFour
{
    explicit FourWithBoxes(Shape each) : box(each) {}
    Shape box;
    Scene view(const State& state, Viewer viewer) const
    {
        Scene scene = ConnectFour::view(state, viewer);
        for (Piece& disc : scene.pieces) {
            disc.width = box.width;
            disc.height = box.height;
            disc.cells = box.cells;
        }
        return scene;
    }
};

/// Connect Four with an arrow and a layer.
struct FourWithArrow : ConnectFour
{
    explicit FourWithArrow(Arrow one) : arrow(std::move(one)) {}
    Arrow arrow;
    Scene view(const State& state, Viewer viewer) const
    {
        Scene scene = ConnectFour::view(state, viewer);
        scene.zones.emplace_back().id = "bowl";
        scene.zones.emplace_back().id = "line";
        scene.zones.back().kind = ZoneKind::field;
        scene.layers.emplace_back().id = "later";
        scene.arrows.push_back(arrow);
        return scene;
    }
};

/// Connect Four with answers that its viewer may let stand.
struct FourWithStanding : ConnectFour
{
    explicit FourWithStanding(std::vector<Standing> some) : answers(std::move(some)) {}
    std::vector<Standing> answers;
    Scene view(const State& state, Viewer viewer) const
    {
        Scene scene = ConnectFour::view(state, viewer);
        scene.buttons.emplace_back().id = "pass";
        scene.standing = answers;
        return scene;
    }
};

/// Connect Four with a bar that may be turned by quarters, which every move picks before its own picks.
struct FourWithTurns : ConnectFour
{
    explicit FourWithTurns(std::vector<Pick> picks) : before(std::move(picks)) {}
    static constexpr PieceId kBar = 100;
    std::vector<Pick> before;
    Scene view(const State& state, Viewer viewer) const
    {
        Scene scene = ConnectFour::view(state, viewer);
        Piece bar;
        bar.id = kBar;
        bar.at.in = scene.boards.front().id;
        bar.width = 2;
        bar.turning = Turning::quarters;
        scene.pieces.push_back(std::move(bar));
        return scene;
    }
    Offer gesture(const State& state, Seat seat, const Move& move) const
    {
        Offer offer = ConnectFour::gesture(state, seat, move);
        offer.picks.insert(offer.picks.begin(), before.begin(), before.end());
        return offer;
    }
};

struct FourWithRestlessOrder : ConnectFour
{
    mutable bool isReversed = false;
    void legalMoves(const State& state, Seat seat, std::vector<Move>& moves) const
    {
        ConnectFour::legalMoves(state, seat, moves);
        isReversed = !isReversed;
        if (isReversed)
            std::ranges::reverse(moves);
    }
};

/// Calls such moves worth a thought.
struct FourWithThoughts : ConnectFour
{
    using Thoughts = std::vector<std::uint32_t> (*)();
    FourWithThoughts(Thoughts thoughts) : thoughts(thoughts) {}
    void sensible(const State&, Seat, const std::vector<Move>&, std::vector<std::uint32_t>& chosen) const
    {
        chosen = thoughts();
    }
    Thoughts thoughts;
};

struct FourThatForgets : ConnectFour
{
    struct State : connect_four::State
    {
        int unlisted = 0;
        friend bool operator==(const State&, const State&) = default;
    };
    State setUp(const Setup&) const { return {}; }
    State sample(const State& state, Viewer, Random&) const { return state; }
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const
    {
        auto refusal = ConnectFour::apply(state, seat, move, log);
        if (!refusal)
            ++state.unlisted;
        return refusal;
    }
};

struct FourWithChanceOutsideItsState : ConnectFour
{
    mutable int setUps = 0;
    State setUp(const Setup& setup) const
    {
        State state = ConnectFour::setUp(setup);
        Log log = Log::unread();
        ConnectFour::apply(state, Seat{0}, Drop{static_cast<std::uint8_t>(setUps++ % 7 + 1)}, log);
        return state;
    }
};

struct FourThatRuns : ConnectFour
{
    std::optional<Timer> timer(const State& state) const
    {
        Timer timer;
        timer.isRun = state.moves > 0;
        return timer;
    }
};

struct FourWithoutEnd : ConnectFour
{
    const GameSheet& sheet() const
    {
        static const GameSheet endless = [] {
            GameSheet sheet = ConnectFour{}.sheet();
            OptionSpec ending;
            ending.key = "ending";
            ending.standard = "off";
            ending.choices.push_back({"off", {}, {}, 0, kMaxSeats, true});
            ending.choices.push_back({"on", {}, {}});
            sheet.options.push_back(std::move(ending));
            return sheet;
        }();
        return endless;
    }
};

struct FourThatThrows : ConnectFour
{
    Scene view(const State&, Viewer) const { throw std::out_of_range("no such column"); }
};

struct FourThatThrowsWhilePlaying : ConnectFour
{
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const
    {
        const Name cue(std::string(state.moves * 12, 'x'));
        return ConnectFour::apply(state, seat, move, log);
    }
};

struct FourWithWrongPlaceholders : ConnectFour
{
    Scene view(const State& state, Viewer viewer) const
    {
        Scene scene = ConnectFour::view(state, viewer);
        scene.prompt.title = Text(TW_TEXT("four", "Drop %2 of %n"), 1);
        scene.buttons.emplace_back().label =
            Text(TW_TEXT("four", "%1"), Text(TW_TEXT("four", "Column"), Seat{0}));
        return scene;
    }
};

struct FourWithWrongGuide : ConnectFour
{
    const GameSheet& sheet() const
    {
        static const GameSheet wrong = [] {
            GameSheet sheet = ConnectFour{}.sheet();
            sheet.line = Text(TW_TEXT("four", "Four of %1"));
            GuidePage page;
            page.faces = {"joker"};
            sheet.guide.push_back(std::move(page));
            return sheet;
        }();
        return wrong;
    }
};

struct FourThatStops : ConnectFour
{
    Seats toAct(const State& state) const { return state.moves < 5 ? ConnectFour::toAct(state) : Seats(); }
};

} // namespace

TEST_CASE("A missing legal move is caught")
{
    CHECK(areAll(breachesOf(FourWithMissingMove{}), "completeness",
                 "is accepted but not among the legal moves"));
}

TEST_CASE("Partners who are no seats of the match, or who are not the same throughout, are caught")
{
    const auto breaches = breachesOf(FourWithStrangePartners{}, 1);
    CHECK(hasOne(breaches, "seat 2 plays for seat 0, and is no seat of the match"));
    CHECK(hasOne(breaches, "others than before play for seat 1"));
}

TEST_CASE("A legal move that is listed twice is caught")
{
    const auto breaches = breachesOf(FourWithDuplicate{});
    CHECK(hasOne(breaches, "completeness: seat 0 has the legal move \"drop 1\" twice"));
    CHECK(hasOne(breaches, "has the same picks as another offer"));
}

TEST_CASE("A refusal that changes the state is caught")
{
    CHECK(areAll(breachesOf(FourWithMutatingRefusal{}), "completeness: the refusal of \"drop 0\"",
                 "changed the state"));
}

TEST_CASE("A refusal without a sentence is caught")
{
    CHECK(areAll(breachesOf(FourWithSilentRefusal{}), "completeness: \"drop 0\"", "without a sentence"));
}

TEST_CASE("A move out of turn that is accepted is caught")
{
    CHECK(
        areAll(breachesOf(FourWithoutTurns{}), "completeness", "is accepted but not among the legal moves"));
}

TEST_CASE("A legal move that everyMove does not know is caught")
{
    CHECK(areAll(breachesOf(FourWithUnlistedMove{}), "completeness: \"drop 3\"", "could be written down"));
}

TEST_CASE("Offers that cannot be told apart by their picks are caught")
{
    CHECK(areAll(breachesOf(FourWithOneGesture{}), "offers", "same picks"));
}

TEST_CASE("A seat that may answer and need not, but cannot say so, is caught")
{
    CHECK(areAll(breachesOf(FourWithoutPass{}), "offers",
                 "is asked aloud and has no button that wants nothing"));
}

TEST_CASE("A piece that lies nowhere is caught")
{
    CHECK(areAll(breachesOf(FourWithLooseDisc{}), "scene", "no board, zone or piece"));
}

TEST_CASE("A piece that covers spaces outside of its box is caught")
{
    CHECK(areAll(breachesOf(FourWithBoxes({2, 2, 0b10000}), 1), "scene", "covers spaces outside of its box"));
    CHECK(areAll(breachesOf(FourWithBoxes({11, 3, 1}), 1), "scene", "covers spaces outside of its box"));
    CHECK(breachesOf(FourWithBoxes({2, 2, 0b1001}), 1).empty());
    CHECK(breachesOf(FourWithBoxes({8, 4, 0x80000000}), 1).empty());
}

TEST_CASE(
    "An arrow that ends nowhere, that leaves its board, and one of a layer that is not there are caught")
{
    const Name board = ConnectFour().view(ConnectFour().setUp({}), Viewer::publicView()).boards.front().id;
    const auto found = [](const Place& from, const Place& to, const Name& layer) {
        return breachesOf(FourWithArrow(Arrow{"way", from, to, layer, {}}), 1);
    };
    const Place corner{board, {0, 0}, 0};
    CHECK(found(corner, {board, {1, 1}, 0}, "later").empty());
    CHECK(found({"line", {}, 0}, {"line", {}, 0}, {}).empty());
    CHECK(hasOne(found(corner, {board, {50, 0}, 0}, {}), "ends outside board"));
    CHECK(hasOne(found(corner, {"#999", {}, 0}, {}), "which is no board, zone or piece of the scene"));
    CHECK(hasOne(found(corner, {"line", {}, 0}, {}), "lies neither on one board nor among the fields"));
    CHECK(hasOne(found({"bowl", {}, 0}, {"bowl", {}, 0}, {}),
                 "lies neither on one board nor among the fields"));
    CHECK(hasOne(found(corner, {board, {1, 1}, 0}, "sooner"), "of the layer \"sooner\", which is not there"));
}

TEST_CASE("A turn of nothing is caught, and a turn to a way in which the piece cannot lie")
{
    const Pick bar = Pick::ofPiece(FourWithTurns::kBar);
    const auto turned = [](std::uint8_t turns, bool isFlipped) { return Pick::ofTurn({turns, isFlipped}); };
    const auto found = [](std::vector<Pick> before) {
        return breachesOf(FourWithTurns(std::move(before)), 1);
    };
    CHECK(areAll(found({turned(1, false)}), "offers", "turns what no pick before it takes up"));
    CHECK(areAll(found({bar, turned(1, false), turned(0, false)}), "offers",
                 "turns what no pick before it takes up"));
    // Half a turn covers the same spaces, and what only turns is not flipped.
    CHECK(areAll(found({bar, turned(2, false)}), "offers",
                 "which is none of its ways, or lies as one before it"));
    CHECK(areAll(found({bar, turned(0, true)}), "offers",
                 "which is none of its ways, or lies as one before it"));
    CHECK(found({bar, turned(1, false)}).empty());
}

TEST_CASE("A standing answer that presses no button, has no label or the name of another is caught, and so "
          "are many")
{
    const auto found = [](std::vector<Standing> answers) {
        return breachesOf(FourWithStanding(std::move(answers)), 1);
    };
    const auto answer = [](const Name& id, const Name& button, bool holds) {
        return Standing{id, button, TW_TEXT("test", "Pass"), {}, holds};
    };
    CHECK(found({answer("rest", "pass", true), answer("wait", "pass", false)}).empty());
    CHECK(areAll(found({answer("rest", "bell", true)}), "scene",
                 "holds and presses the button \"bell\", which is not there"));
    // A button that is there only while its viewer is asked is fine.
    CHECK(found({answer("rest", "bell", false)}).empty());
    CHECK(areAll(found({answer("rest", "pass", true), answer("rest", "pass", false)}), "scene",
                 "two standing answers are called \"rest\""));
    CHECK(areAll(found({Standing{"rest", "pass", {}, {}, false}}), "scene", "has no label"));
    CHECK(areAll(found({answer("a", "pass", false), answer("b", "pass", false), answer("c", "pass", false),
                        answer("d", "pass", false), answer("e", "pass", false)}),
                 "scene", "standing answers, which nobody tells apart"));
}

TEST_CASE("A portrait and a card of the night that the game does not have are caught")
{
    const auto breaches = breachesOf(FourWithoutFaces{}, 1);
    CHECK(hasOne(breaches, "shows the face \"joker\", which the game does not have"));
    CHECK(hasOne(breaches, "the card of the night shows the face \"moon\""));
    CHECK(hasOne(breaches, "a spot of the night shows the face \"owl\""));
}

TEST_CASE(
    "A board painted from a diagram of another size is caught, and a face that has more than a card has room")
{
    const Board board = ConnectFour().view(ConnectFour().setUp({}), Viewer::publicView()).boards.front();
    const auto wrong = breachesOf(FourWithDiagram(board.columns, 1), 1);
    CHECK(hasOne(wrong, "is painted from the face \"frame\", which has no diagram of its size"));
    CHECK(hasOne(wrong, "face \"frame\" has more than two numbers in its corners"));
    CHECK(hasOne(wrong, "face \"frame\" has a diagram with a space outside of it"));
    CHECK(hasOne(wrong, "face \"frame\", corners: \"Worth %1\" has no value for %1"));
    CHECK_FALSE(
        hasOne(breachesOf(FourWithDiagram(board.columns, board.rows), 1), "has no diagram of its size"));
}

TEST_CASE("What rises on the stage with a card that there is not, without a picture or a meaning is caught")
{
    const auto breaches = breachesOf(FourWithEmptyStage{}, 1);
    CHECK(hasOne(breaches, "the stage shows the face \"joker\", which the game does not have"));
    CHECK(hasOne(breaches, "has neither a card nor a sign"));
    CHECK(hasOne(breaches, "does not say what happened, or what that means"));
}

TEST_CASE("Legal moves whose order changes are caught")
{
    CHECK(hasOne(breachesOf(FourWithRestlessOrder{}), "differ when they are asked for twice"));
}

TEST_CASE("Moves worth a thought that are none, out of range, named twice or another time others are caught")
{
    const auto breaches = [](FourWithThoughts::Thoughts thoughts) {
        return breachesOf(FourWithThoughts(thoughts), 1);
    };
    using Numbers = std::vector<std::uint32_t>;
    CHECK(breaches([] { return Numbers{0}; }).empty());
    CHECK(areAll(breaches([] { return Numbers{}; }), "completeness", "are none, though it has some"));
    CHECK(areAll(breaches([] { return Numbers{0, 7}; }), "completeness", "worth a thought have number 7 of"));
    CHECK(areAll(breaches([] {
                     return Numbers{0, 0};
                 }),
                 "completeness", "worth a thought have number 0 twice"));
    CHECK(hasOne(breaches([] {
                     static std::uint32_t asked = 0;
                     return Numbers{++asked % 2};
                 }),
                 "worth a thought differ when they are asked for twice"));
}

TEST_CASE("A state with a field that its list forgets is caught")
{
    CHECK(hasOne(breachesOf(FourThatForgets{}), "round trip: the state is not equal"));
}

TEST_CASE("Chance that comes from outside the state is caught by the replay")
{
    CHECK(hasOne(breachesOf(FourWithChanceOutsideItsState{}),
                 "replay: the same setup and moves give another state"));
}

TEST_CASE("A game that throws is caught, with what it threw")
{
    CHECK(hasOne(breachesOf(FourThatThrows{}), "exception: no such column"));
}

TEST_CASE("A game that throws while a move is played is caught, with the move, and a word that is too long "
          "with its limit")
{
    const auto breaches = breachesOf(FourThatThrowsWhilePlaying{});
    CHECK(areAll(breaches, "exception: \"drop ",
                 " of seat 0 throws: \"xxxxxxxxxxxxxxxxxxxxxxxx\" has 24 letters. "
                 "Shorten it to 23, which is the most here"));
}

TEST_CASE("A placeholder without a value is caught, and a value without a placeholder")
{
    const auto breaches = breachesOf(FourWithWrongPlaceholders{}, 1);
    CHECK(
        hasOne(breaches, "text: the scene of seat 0, prompt, title: \"Drop %2 of %n\" has no value for %2"));
    CHECK(hasOne(breaches, "has a value for %1, which does not stand in it"));
    CHECK(hasOne(breaches, "has no number for %n"));
    CHECK(hasOne(breaches, "buttons, label: \"Column\" has a value for %1"));
}

TEST_CASE("A sheet that shows what there is not is caught")
{
    const auto breaches = breachesOf(FourWithWrongGuide{}, 1);
    CHECK(hasOne(breaches, "text: the sheet, line: \"Four of %1\" has no value for %1"));
    CHECK(hasOne(breaches,
                 "sheet: page 1 of the guide shows the face \"joker\", which the game does not have"));
}

TEST_CASE("A match that stops without an outcome is caught")
{
    CHECK(hasOne(breachesOf(FourThatStops{}), "play: there is no outcome"));
}

TEST_CASE("A match that goes on and on is caught, unless it was set up to have no end")
{
    kit::CheckPlan plan;
    plan.mostMoves = 5;
    CHECK(areAll(kit::checkRandomMatch(ConnectFour{}, Setup{}, plan).breaches, "play",
                 "has not ended after 5 moves"));
    CHECK(kit::checkRandomMatch(FourWithoutEnd{}, Setup{}, plan).breaches.empty());
    const Setup ending{2, {{"ending", "on"}}, {}};
    CHECK_FALSE(kit::checkRandomMatch(FourWithoutEnd{}, ending, plan).breaches.empty());
}

TEST_CASE("A run that does not come to its end in time is caught")
{
    const auto breachesOfRun = [](int steps) {
        kit::Course<FourThatRuns> course{{}, {}, {}};
        course.steps.resize(static_cast<std::size_t>(steps) + 1);
        for (auto step = course.steps.begin() + 1; step != course.steps.end(); ++step)
            step->before.moves = 1;
        kit::Breaches breaches(course.setup);
        kit::checkRuns(FourThatRuns{}, course, breaches);
        return breaches.list();
    };
    CHECK(breachesOfRun(Timer::kLongestRun).empty());
    CHECK(hasOne(breachesOfRun(Timer::kLongestRun + 1), "a run has more than 600 steps"));
}

TEST_CASE("A breach names seed, seats, move number and move")
{
    const auto breaches = breachesOf(FourWithMissingMove{});
    REQUIRE_FALSE(breaches.empty());
    CHECK(hasOne(breaches, "(at the start; seed " + Seed::fromText("broken 0").text() + ", 2 seats)"));
    CHECK(hasOne(breaches, "(after move 1 \"drop "));
}
