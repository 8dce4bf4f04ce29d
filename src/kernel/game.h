#pragma once

#include "kernel/fields.h"
#include "kernel/log.h"
#include "kernel/offer.h"
#include "kernel/random.h"
#include "kernel/scene.h"

#include <map>
#include <optional>
#include <span>

namespace tablewood {

/// Why a move is refused, in one sentence.
struct Refusal
{
    Text why;
    friend bool operator==(const Refusal&, const Refusal&) = default;
    static void describe(auto& self, auto& visit) { visit("why", self.why); }
};

/// A step that ends by itself. The session owns the clock and plays `move` for `Seat::clock()` when the time
/// is over. `step` counts the timed steps of the match: one that follows another has its whole time, although
/// its move and its seconds are the same.
struct Timer
{
    std::string move;
    std::int32_t seconds = 0;
    std::int32_t step = 0;
    /// For a step that may end early at marks, each with a timer of its own, so that nobody hears who was
    /// quick: the seconds before this timer, and the most that come after it. People are told them as one
    /// time.
    std::int32_t before = 0;
    std::int32_t after = 0;
    /// In `after`: it goes on until somebody ends it, and there is no time to tell.
    static constexpr std::int32_t kNoEnd = -1;
    /// A step of a run: what follows from what was decided, shown one step after the other. Whoever sits at
    /// the table may let it wait, go on step by step, slower or faster, or to its end.
    bool isRun = false;
    /// The most steps of a run: all of them are stored while people wait for its end.
    static constexpr int kLongestRun = 600;
    friend bool operator==(const Timer&, const Timer&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("move", self.move);
        visit("seconds", self.seconds);
        visit("step", self.step);
        visit("before", self.before);
        visit("after", self.after);
        visit("isRun", self.isRun);
    }
};

/// Where a fact of content comes from.
enum class Source : std::uint8_t
{
    rulebook,
    published,
    inferred,
    standIn
};
constexpr auto enumNames(Source)
{
    return std::array<std::string_view, 4>{"rulebook", "published", "inferred", "stand-in"};
}

/// A word of the rules, or who is seen on a card, and what it means. The sign is an icon, or an emblem.
struct Keyword
{
    std::string icon;
    Text name;
    Text meaning;
    bool isEmblem = false;
    friend bool operator==(const Keyword&, const Keyword&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("icon", self.icon);
        visit("name", self.name);
        visit("meaning", self.meaning);
        visit("isEmblem", self.isEmblem);
    }
};

/// A number in a lower corner of a card, such as its strength.
struct FaceNumber
{
    std::string icon;
    std::string value;
    Text meaning;
    friend bool operator==(const FaceNumber&, const FaceNumber&) = default;
};

/// A space of a diagram: what it is ("path", "reach", "self", ... as areas are named), and what stands on it.
struct DiagramCell
{
    Cell at;
    std::string style;
    std::string icon;
    std::string value;
    friend bool operator==(const DiagramCell&, const DiagramCell&) = default;
};

/// A small board on a card: which spaces it reaches, or who stands where. Spaces that are not named are
/// empty ground.
struct Diagram
{
    std::int16_t columns = 0;
    std::int16_t rows = 0;
    std::vector<DiagramCell> cells;
    Text meaning;
    friend bool operator==(const Diagram&, const Diagram&) = default;
};

/// An emblem that stands by the large one of a picture, in a pose such as "behind".
struct PosedEmblem
{
    std::string emblem;
    std::string pose;
    friend bool operator==(const PosedEmblem&, const PosedEmblem&) = default;
};

/// A picture has no more emblems: beside its large one, two.
inline constexpr std::size_t kMaxEmblems = 3;

/// What a card's picture is drawn from: names of emblems, poses and palettes of resources/art.
struct FacePicture
{
    std::string emblem;
    std::string palette;
    std::vector<PosedEmblem> with = {};
    friend bool operator==(const FacePicture&, const FacePicture&) = default;
};

/// A card or character, shown in one anatomy for all games.
struct Face
{
    std::string key;
    Text name;
    FacePicture picture;
    /// Form of the type, for the round mark beside the name.
    std::string typeIcon;
    Text type;
    /// "Fast" and its like, before the type, with its icon.
    Text speed;
    std::string speedIcon;
    /// Cost or level, top right: a number, or an icon.
    std::string cost;
    std::string costIcon;
    /// Short titles of what the card can do, for the small form.
    std::vector<Text> titles;
    /// The rules text, a paragraph each; the first ones belong to the titles, in their order.
    std::vector<Text> body;
    std::vector<Keyword> keywords;
    /// "gold" or "silver" edge, where the rules speak of one.
    std::string edge;
    Source source = Source::standIn;
    /// Two at most, left and right. A badge of a piece with the same icon takes the place of one.
    std::vector<FaceNumber> corners = {};
    std::optional<Diagram> diagram = {};
    friend bool operator==(const Face&, const Face&) = default;
};

/// A page of the short guide: what to know, with a view of the game as its picture, or faces to show.
struct GuidePage
{
    Text title;
    std::vector<Text> paragraphs;
    std::optional<Scene> picture;
    std::vector<std::string> faces;
};

/// One value of an option.
struct OptionChoice
{
    std::string value;
    Text label;
    Text hint;
    int minSeats = 0;
    int maxSeats = kMaxSeats;
    /// A match with it may go on for ever.
    bool isEndless = false;
    /// How long a match with it takes; 0 where that is as the sheet says.
    int minutes = 0;
    /// What it tells before it begins, and the rules that are new in it.
    std::vector<GuidePage> pages{};
};

/// A value of an option.
struct OptionNeed
{
    std::string key;
    std::string value;
};

/// What the order of an option's choices says.
enum class OptionOrder : std::uint8_t
{
    none,
    /// They are played one after the other: the first that persons have not won yet is proposed.
    road,
    /// Each is harder than the one before.
    ladder
};

/// Something that is decided before a match: its choices, and the one that a new match has unless somebody
/// chooses. Where a choice does not fit the number of seats, the first that does is taken.
struct OptionSpec
{
    std::string key;
    std::string icon;
    Text label;
    std::vector<OptionChoice> choices;
    std::string standard;
    /// Shown as little boards (the scenario) rather than as a list.
    bool isPictured = false;
    /// It counts for nothing, and nobody is asked for it, unless another option has this value.
    std::optional<OptionNeed> onlyWhile{};
    /// The value that an option has in a setup that does not name it, where that is not the standard: what
    /// held before the option was there. A match that is kept from then goes on as it was begun.
    std::string before{};
    /// Each seat has its own: the setup names it "hero.0" for the first seat's.
    bool isOfSeat = false;
    /// At fewer seats it counts for nothing, and nobody is asked for it.
    int minSeats = 0;
    OptionOrder order = OptionOrder::none;
};

/// A game as the shelf shows it.
struct GameSheet
{
    std::string id;
    Text name;
    Text line;
    int minSeats = 2;
    int maxSeats = 2;
    int minutes = 0;
    std::string emblem;
    std::string palette;
    /// Whether a seat has anything on its screen that another person at the same laptop must not see.
    bool hasPrivateViews = false;
    /// Everybody plays against the game: all win or all lose. Bots sit down only where somebody wants them.
    bool isTogether = false;
    std::vector<OptionSpec> options;
    std::vector<GuidePage> guide;
};

/// The start of a match. An option that is not named has the value from before it was there
/// (`OptionSpec::before`), else its standard value.
struct Setup
{
    int seats = 2;
    std::map<std::string, std::string> options;
    Seed seed;
    friend bool operator==(const Setup&, const Setup&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("seats", self.seats);
        visit("options", self.options);
        visit("seed", self.seed);
    }
};

/// The setup for a new match in which nobody has chosen more than this: names the standard value of each
/// option that had another before it was there.
Setup anew(const GameSheet& sheet, Setup setup);

/// The value of an option in a setup: what was chosen, else what stands for it there; where that does not fit
/// the number of seats, the first that does. Throws InputError for a value that is not among the choices or
/// does not fit the seats.
std::string chosen(const GameSheet& sheet, const Setup& setup, std::string_view key);

/// Whether an option counts in this setup.
bool isAsked(const GameSheet& sheet, const Setup& setup, const OptionSpec& option);

/// Whether a match with this setup may go on for ever, as one of its options says.
bool isEndless(const GameSheet& sheet, const Setup& setup);

/// How long a match with this setup takes, in minutes.
int minutesOf(const GameSheet& sheet, const Setup& setup);

/// Checks a setup against a sheet: number of seats, known options, known values. Throws InputError.
void checkSetup(const GameSheet& sheet, const Setup& setup);

/// The contract a game keeps. A game object holds its content and never changes; everything that changes is
/// in State.
///
/// - `toAct` says who may move, as everybody may know. A seat among them may have nothing left to do, because
///   it made a choice in secret: it has no legal move then, and still is to act. Somebody else has one, or a
///   clock runs.
/// - `legalMoves` appends every legal move of the seat, in a canonical order, none twice.
/// - `everyMove` appends every move that could be written down at this table, legal or not: the checks
///   compare it with `legalMoves`.
/// - `apply` refuses without touching the state, or changes it and tells what happened. Dice and shuffles
///   come from Random streams inside the state. It calls `log.reveal()` whenever chance or hidden information
///   came to light, `log.revealTo` where only some seats saw it.
/// - `view` builds what the viewer may know, from nothing. `gesture` gives a legal move its offer.
/// - `intend` guesses which move a gesture that is not offered was meant to be, so that `apply` can say why
///   it is refused.
/// - `sample` gives a state that the viewer cannot tell from this one, with everything they do not know drawn
///   anew from `random`; the future of chance too. It follows from what the viewer knows and from `random`
///   alone: states that the viewer cannot tell apart give the same sample.
template <class G>
concept Game = requires(const G& game, typename G::State& state, const typename G::State& constState,
                        const typename G::Move& move, std::vector<typename G::Move>& moves, Seat seat,
                        Viewer viewer, Log& log, Random& random, const Setup& setup,
                        std::span<const Pick> picks)
{
    requires std::equality_comparable<typename G::State>;
    requires std::equality_comparable<typename G::Move>;
    {
        game.sheet()
        } -> std::same_as<const GameSheet&>;
    {
        game.faces()
        } -> std::same_as<const std::vector<Face>&>;
    {
        game.setUp(setup)
        } -> std::same_as<typename G::State>;
    {
        game.toAct(constState)
        } -> std::same_as<Seats>;
    {
        game.legalMoves(constState, seat, moves)
        } -> std::same_as<void>;
    {
        game.everyMove(constState, moves)
        } -> std::same_as<void>;
    {
        game.apply(state, seat, move, log)
        } -> std::same_as<std::optional<Refusal>>;
    {
        game.outcome(constState)
        } -> std::same_as<std::optional<Outcome>>;
    {
        game.timer(constState)
        } -> std::same_as<std::optional<Timer>>;
    {
        game.view(constState, viewer)
        } -> std::same_as<Scene>;
    {
        game.gesture(constState, seat, move)
        } -> std::same_as<Offer>;
    {
        game.intend(constState, seat, picks)
        } -> std::same_as<std::optional<typename G::Move>>;
    {
        game.sample(constState, viewer, random)
        } -> std::same_as<typename G::State>;
};

/// A game may look over a state that was read from outside, before anybody uses it: `checkState` throws
/// InputError where the state is not one of a match with so many seats, or names what the game does not have.
/// A check that needs the state alone can also stand at the end of its field list.
template <class G>
concept ChecksStates = requires(const G& game, const typename G::State& state, int seats)
{
    game.checkState(state, seats);
};

/// A game may seal its moves: while `isSealed` says so nothing can be taken back, not what was done before
/// either. It follows from what everybody knows. For steps in which people choose in secret: who asks to take
/// back, and who has to agree, would tell of it.
template <class G>
concept SealsMoves = requires(const G& game, const typename G::State& state)
{
    {
        game.isSealed(state)
        } -> std::same_as<bool>;
};

/// How a seat takes back now.
struct UndoRule
{
    /// Whose yes it needs where others have moved since, or something came to light. Bots always agree.
    Seats asked;
    /// All act as one: the last move goes, whoever made it. Else the last that the seat itself made.
    bool isShared = false;
    /// What came to light stays: nothing is taken back from before it.
    bool stopsAtReveal = false;
    /// Not past the moves of these makers, whoever agrees.
    bool isBarred = false;
    friend bool operator==(const UndoRule&, const UndoRule&) = default;
};

/// A game may say how a seat takes back; else all others must agree. `makers` are the seats whose moves would
/// go too. It follows from what everybody knows, and so does which moves bring something to light: who may
/// take back, and how far, is told to all.
template <class G>
concept RulesUndo = requires(const G& game, const typename G::State& state, Seat by, Seats makers)
{
    {
        game.undoRule(state, by, makers)
        } -> std::same_as<UndoRule>;
};

/// A game may help bots where a seat has very many moves: `sensible` gives the numbers of those among its
/// legal moves that are worth a thought, the best first, at least one.
template <class G>
concept NarrowsSearch = requires(const G& game, const typename G::State& state, Seat seat,
                                 const std::vector<typename G::Move>& moves,
                                 std::vector<std::uint32_t>& chosen)
{
    {
        game.sensible(state, seat, moves, chosen)
        } -> std::same_as<void>;
};

/// A game may help bots: `judge` says what a state is worth to each seat, from 0 (lost) to 1 (won), also
/// before the end. It must be quick.
template <class G>
concept JudgesStates = requires(const G& game, const typename G::State& state, std::span<float> worths)
{
    game.judge(state, worths);
};

/// A game may help bots: `likelyMove` chooses among a seat's legal moves, of which there is at least one, as
/// a sensible player might, and says its number.
template <class G>
concept GuidesPlayouts = requires(const G& game, const typename G::State& state, Seat seat,
                                  const std::vector<typename G::Move>& moves, Random& random)
{
    {
        game.likelyMove(state, seat, moves, random)
        } -> std::same_as<std::size_t>;
};

/// A game may help bots: `isFolly` says of a legal move that nobody would make it who knows the rules,
/// whatever they want. Careless bots leave it out, and it is never a hint.
template <class G>
concept KnowsFolly = requires(const G& game, const typename G::State& state, Seat seat,
                              const typename G::Move& move)
{
    {
        game.isFolly(state, seat, move)
        } -> std::same_as<bool>;
};

/// A game may have something to say of a setup before it is begun, such as whom it favours.
template <class G>
concept RemarksOnSetups = requires(const G& game, const Setup& setup)
{
    {
        game.remarks(setup)
        } -> std::same_as<std::vector<Text>>;
};

/// A state of a match with so many seats, from a source that nobody vouches for. Throws InputError.
template <Game G>
typename G::State readState(const G& game, int seats, FieldSource& source)
{
    typename G::State state{};
    readValue(source, state);
    if constexpr (ChecksStates<G>)
        game.checkState(state, seats);
    return state;
}

} // namespace tablewood
