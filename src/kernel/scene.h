#pragma once

#include "kernel/cell.h"
#include "kernel/seat.h"
#include "kernel/shape.h"
#include "kernel/text.h"
#include "kernel/word.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The Scene: all that one viewer sees of a match, built up from nothing by the rules and drawn by a table
/// that knows no rules. Names of figures, faces, icons and areas are looked up in the look of the game
/// (resources/games/<id>/look.json) and in the shared art. A name has 23 letters at most.
namespace tablewood {

/// Identifies a piece for one viewer. A piece that left that viewer's sight, or was shuffled, comes back with
/// a new one.
using PieceId = std::uint32_t;

enum class Grid : std::uint8_t
{
    square,
    hex,
    free
};
constexpr auto enumNames(Grid) { return std::array<std::string_view, 3>{"square", "hex", "free"}; }

/// Spaces of a board that share a look: "missing" (no space there), "glow" (worth something), "aura" (a lit
/// edge), "ways" (worn earth joins those that touch), "fire" (light falls from there), "range" (what
/// something reaches: a faint field with an edge), "slab" (one tile of a map), a terrain of the look, ...
/// One of a `layer` is seen while its viewer has that layer on, or looks at a piece (kernel/layer_name.h).
struct Area
{
    Name style;
    std::vector<Cell> cells;
    Name layer = {};
    friend bool operator==(const Area&, const Area&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("style", self.style);
        visit("cells", self.cells);
        visit("layer", self.layer);
    }
};

/// A line over spaces in the order they were taken, such as a growth chain; numbered from 1 where
/// `isNumbered`. It comes out of `start`, which has no number. One of a `layer` is seen as areas are.
struct Trail
{
    Name style;
    std::optional<Cell> start;
    std::vector<Cell> cells;
    bool isNumbered = false;
    Name layer = {};
    friend bool operator==(const Trail&, const Trail&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("style", self.style);
        visit("start", self.start);
        visit("cells", self.cells);
        visit("isNumbered", self.isNumbered);
        visit("layer", self.layer);
    }
};

/// The edge of a board: a wooden frame round it, or none: a slab that ends where its spaces do.
enum class BoardFrame : std::uint8_t
{
    wood,
    slab
};
constexpr auto enumNames(BoardFrame) { return std::array<std::string_view, 2>{"wood", "slab"}; }

/// A board. `onPiece` makes it a nested one: the piece with that id is itself this grid.
struct Board
{
    Name id;
    Text name;
    Grid grid = Grid::square;
    std::int16_t columns = 0;
    std::int16_t rows = 0;
    Name ground;
    bool hasCoordinates = true;
    PieceId onPiece = 0;
    std::vector<Area> areas;
    std::vector<Trail> trails;
    BoardFrame frame = BoardFrame::wood;
    /// A face whose diagram is painted into the ground, as large as the board; empty where there is none.
    Name face = {};
    friend bool operator==(const Board&, const Board&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("id", self.id);
        visit("name", self.name);
        visit("grid", self.grid);
        visit("columns", self.columns);
        visit("rows", self.rows);
        visit("ground", self.ground);
        visit("hasCoordinates", self.hasCoordinates);
        visit("onPiece", self.onPiece);
        visit("areas", self.areas);
        visit("trails", self.trails);
        visit("frame", self.frame);
        visit("face", self.face);
    }
};

enum class ZoneKind : std::uint8_t
{
    hand,
    pile,
    row,
    track,
    tray,
    field
};
constexpr auto enumNames(ZoneKind)
{
    return std::array<std::string_view, 6>{"hand", "pile", "row", "track", "tray", "field"};
}

/// How much room a thing takes in its region of the table. A light panel of a seat is a plate: who it is
/// about and how they stand, wherever there is room for a plate. A light panel of the whole table is its
/// record: lines that are read with the log. A light hand is a fan at the edge, of which the upper part is
/// seen.
enum class Weight : std::uint8_t
{
    full,
    light
};
constexpr auto enumNames(Weight) { return std::array<std::string_view, 2>{"full", "light"}; }

/// A place for pieces that is no board. Fields are rows of cards in the middle of the table, from the top
/// down as the scene has them; a card with a `facing` lies tilted there, and cards on a card are attached to
/// it. `count` is how many lie there, also where the viewer sees none of them; `capacity` 0 means no limit.
/// `back` is the card back shown for pieces nobody may see. What lies in a guarded one shows its face only
/// for as long as its viewer holds it: others may look over their shoulder.
struct Zone
{
    Name id;
    ZoneKind kind = ZoneKind::row;
    Seat seat;
    Text name;
    Text hint;
    std::int16_t count = 0;
    std::int16_t capacity = 0;
    Name back;
    bool isGuarded = false;
    Weight weight = Weight::full;
    friend bool operator==(const Zone&, const Zone&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("id", self.id);
        visit("kind", self.kind);
        visit("seat", self.seat);
        visit("name", self.name);
        visit("hint", self.hint);
        visit("count", self.count);
        visit("capacity", self.capacity);
        visit("back", self.back);
        visit("isGuarded", self.isGuarded);
        visit("weight", self.weight);
    }
};

/// Where a piece is: on a board's space, in a zone (column is the position in it), or on another piece ("#"
/// and its id). A gate or its like stands beside a board: in the column or row before its first or after its
/// last. `layer` orders a stack from the bottom.
struct Place
{
    Name in;
    Cell cell;
    std::int16_t layer = 0;
    friend bool operator==(const Place&, const Place&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("in", self.in);
        visit("cell", self.cell);
        visit("layer", self.layer);
    }
};

/// A small mark on a piece: an icon, a number, or both.
struct Badge
{
    Name icon;
    std::string value;
    Text meaning;
    friend bool operator==(const Badge&, const Badge&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("icon", self.icon);
        visit("value", self.value);
        visit("meaning", self.meaning);
    }
};

/// Points from one place to another: a space of a board, a zone, or a piece ("#" and its id). Both ends lie
/// on one board, or both among the fields. `style` says what for: "attack", "block", "shot", "way" (where
/// something will go), "link" (what belongs together), "physical", "magical", "true" (what something reaches,
/// by its damage). `meaning` is said of it. One of a `layer` is seen as areas are. `number` is its place
/// among those that come one after the other, from 1; 0 where there is no order. One that ends where it
/// begins shows its number alone.
struct Arrow
{
    Name style;
    Place from;
    Place to;
    Name layer;
    Text meaning;
    std::uint8_t number = 0;
    friend bool operator==(const Arrow&, const Arrow&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("style", self.style);
        visit("from", self.from);
        visit("to", self.to);
        visit("layer", self.layer);
        visit("meaning", self.meaning);
        visit("number", self.number);
    }
};

/// What a viewer may lay over the table for themself, such as all ranges or what will happen next: no move,
/// and nobody learns of it. Areas and arrows say that they are of it. `isOn` before its viewer has switched
/// it.
struct Layer
{
    Name id;
    Name icon;
    Text label;
    Text hint;
    bool isOn = false;
    friend bool operator==(const Layer&, const Layer&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("id", self.id);
        visit("icon", self.icon);
        visit("label", self.label);
        visit("hint", self.hint);
        visit("isOn", self.isOn);
    }
};

constexpr auto enumNames(Turning)
{
    return std::array<std::string_view, 4>{"none", "quarters", "flips", "sixths"};
}

/// A thing on the table. `figure` says how it is drawn ("card" for cards), `variant` in which of its forms,
/// `face` is its entry in the game's catalogue of faces and empty while it lies hidden from this viewer.
/// `facing` counts steps of 30 degrees clockwise, so that 3 is a quarter and 2 a sixth of a turn. `cells`
/// says which spaces of its box it covers as it lies (kernel/shape.h), 0 for all; `turning` how it may be
/// turned by whoever holds it.
struct Piece
{
    PieceId id = 0;
    Seat seat;
    std::uint8_t facing = 0;
    bool isFlipped = false;
    bool isCutOff = false;
    std::uint8_t width = 1;
    std::uint8_t height = 1;
    std::uint32_t cells = 0;
    Turning turning = Turning::none;
    Name figure;
    Name variant;
    Name face;
    Place at;
    Text name;
    std::vector<Badge> badges;
    Shape shape() const { return {width, height, cells}; }
    friend bool operator==(const Piece&, const Piece&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("id", self.id);
        visit("at", self.at);
        visit("face", self.face);
        visit("facing", self.facing);
        visit("figure", self.figure);
        visit("variant", self.variant);
        visit("seat", self.seat);
        visit("isFlipped", self.isFlipped);
        visit("isCutOff", self.isCutOff);
        visit("width", self.width);
        visit("height", self.height);
        visit("name", self.name);
        visit("badges", self.badges);
        visit("cells", self.cells);
        visit("turning", self.turning);
    }
};

enum class ItemKind : std::uint8_t
{
    ability,
    slots,
    dice,
    counter,
    zone,
    line,
    medal
};
constexpr auto enumNames(ItemKind)
{
    return std::array<std::string_view, 7>{"ability", "slots", "dice", "counter", "zone", "line", "medal"};
}

enum class ItemState : std::uint8_t
{
    idle,
    ready,
    spent
};
constexpr auto enumNames(ItemState) { return std::array<std::string_view, 3>{"idle", "ready", "spent"}; }

/// One place of a track of slots, such as manna.
enum class Slot : std::uint8_t
{
    open,
    full,
    spent,
    blocked
};
constexpr auto enumNames(Slot) { return std::array<std::string_view, 4>{"open", "full", "spent", "blocked"}; }

/// One thing on a panel.
/// - ability: icon, label, text, state; `button` names the button that uses it, if it has one
/// - slots: label, icon, `slots`; value is the number in large, text what stands beside it; `blockIcon`
/// covers blocked ones
/// - dice: label, text, `dice` (faces "1" to "6" or names of the look)
/// - counter: icon, value, label
/// - medal: a counter that decides the match, in large with its word below it
/// - zone: `zone` names the zone that is shown here
/// - line: icon, text
struct PanelItem
{
    ItemKind kind = ItemKind::line;
    Name id;
    Name icon;
    Text label;
    Text text;
    ItemState state = ItemState::idle;
    std::int32_t value = 0;
    std::vector<Slot> slots;
    Name blockIcon;
    std::vector<Name> dice;
    Name zone;
    Name button;
    /// More about it, for whoever asks.
    Text hint;
    friend bool operator==(const PanelItem&, const PanelItem&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("kind", self.kind);
        visit("id", self.id);
        visit("icon", self.icon);
        visit("label", self.label);
        visit("text", self.text);
        visit("state", self.state);
        visit("value", self.value);
        visit("slots", self.slots);
        visit("blockIcon", self.blockIcon);
        visit("dice", self.dice);
        visit("zone", self.zone);
        visit("button", self.button);
        visit("hint", self.hint);
    }
};

/// How a seat stands: a number, and where the game has one a goal to reach. `fresh` of the value came in this
/// turn.
struct Score
{
    Text name;
    std::int32_t value = 0;
    std::int32_t target = 0;
    std::int32_t fresh = 0;
    friend bool operator==(const Score&, const Score&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("name", self.name);
        visit("value", self.value);
        visit("target", self.target);
        visit("fresh", self.fresh);
    }
};

/// How whoever a panel is about stands: as usual, in danger, or no longer in the game.
enum class Mood : std::uint8_t
{
    usual,
    danger,
    gone
};
constexpr auto enumNames(Mood) { return std::array<std::string_view, 3>{"usual", "danger", "gone"}; }

/// A panel at the table's edge. Its seat says in which region it lies: the viewer's own things, those of the
/// others, or where `seat` is none what belongs to the whole table. A seat's has its score and one line of
/// news. `portrait` is a face of the catalogue, `sign` an icon before the subtitle. A guarded panel is a page
/// that can be read for as long as its viewer holds it. One of the whole table that is `isAtHand` stands with
/// the viewer's own things where there is room. One of a `layer` is seen as areas are.
struct Panel
{
    Name id;
    Seat seat;
    Text title;
    Text subtitle;
    Name portrait;
    std::optional<Score> score;
    Text news;
    std::vector<PanelItem> items;
    Name sign;
    Mood mood = Mood::usual;
    bool isGuarded = false;
    Weight weight = Weight::full;
    bool isAtHand = false;
    Name layer;
    friend bool operator==(const Panel&, const Panel&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("id", self.id);
        visit("seat", self.seat);
        visit("title", self.title);
        visit("subtitle", self.subtitle);
        visit("portrait", self.portrait);
        visit("score", self.score);
        visit("news", self.news);
        visit("items", self.items);
        visit("sign", self.sign);
        visit("mood", self.mood);
        visit("isGuarded", self.isGuarded);
        visit("weight", self.weight);
        visit("isAtHand", self.isAtHand);
        visit("layer", self.layer);
    }
};

/// One turn of a cycle of turns: whose it is, or where it is nobody's `icon`, and the icon of what was done
/// in it.
struct CycleTurn
{
    Seat seat;
    Name icon;
    Name mark;
    Text name;
    friend bool operator==(const CycleTurn&, const CycleTurn&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("seat", self.seat);
        visit("icon", self.icon);
        visit("mark", self.mark);
        visit("name", self.name);
    }
};

/// One seat's slip in a ballot: whether it lies there, and once it is turned the icon of what it says.
struct Slip
{
    Seat seat;
    bool mayVote = true;
    bool isIn = false;
    Name icon;
    Text standing;
    friend bool operator==(const Slip&, const Slip&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("seat", self.seat);
        visit("mayVote", self.mayVote);
        visit("isIn", self.isIn);
        visit("icon", self.icon);
        visit("standing", self.standing);
    }
};

/// A vote about a seat, in the middle of the table: who has voted is seen, what they voted only when all
/// slips are turned. The viewer votes by the buttons of the prompt. `number` counts the ballots of the match.
struct Ballot
{
    std::int32_t number = 0;
    Seat subject;
    Text title;
    Text standing;
    std::vector<Slip> slips;
    /// Facts that all know, and the consequences of either outcome.
    std::vector<PanelItem> facts;
    bool isOver = false;
    friend bool operator==(const Ballot&, const Ballot&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("number", self.number);
        visit("subject", self.subject);
        visit("title", self.title);
        visit("standing", self.standing);
        visit("slips", self.slips);
        visit("facts", self.facts);
        visit("isOver", self.isOver);
    }
};

struct Phase
{
    Name id;
    Name icon;
    Text name;
    friend bool operator==(const Phase&, const Phase&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("id", self.id);
        visit("icon", self.icon);
        visit("name", self.name);
    }
};

/// Names a weighty event: the last one with this cue, of this seat, whose spotlight has this face.
struct WeightyEvent
{
    Name cue;
    Seat seat;
    Name face;
    friend bool operator==(const WeightyEvent&, const WeightyEvent&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("cue", self.cue);
        visit("seat", self.seat);
        visit("face", self.face);
    }
};

/// The question to the viewer now, in one sentence.
struct Prompt
{
    Name icon;
    Text title;
    Text body;
    /// The same in fewer words, for large type.
    Text brief;
    /// What it asks about: that stays on the stage until the viewer has answered.
    std::optional<WeightyEvent> about{};
    friend bool operator==(const Prompt&, const Prompt&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("icon", self.icon);
        visit("title", self.title);
        visit("body", self.body);
        visit("brief", self.brief);
        visit("about", self.about);
    }
};

enum class ButtonRole : std::uint8_t
{
    action,
    next,
    prompt
};
constexpr auto enumNames(ButtonRole) { return std::array<std::string_view, 3>{"action", "next", "prompt"}; }

/// How much a button tells of whether it can be pressed. `plain` is dimmed where it cannot. `discreet` looks
/// the same in either case; pressed in vain it says its reason, on that screen alone. So does a `veil`, and
/// while it lies there nothing but buttons is lit or taken, nor is a `veiled` one seen: its press is a move,
/// or lifts it until it is pressed again.
enum class ButtonLook : std::uint8_t
{
    plain,
    discreet,
    veil,
    veiled
};
constexpr auto enumNames(ButtonLook)
{
    return std::array<std::string_view, 4>{"plain", "discreet", "veil", "veiled"};
}

/// A button. It can be pressed while an offer picks it; otherwise `reason` says why not. `next` is the one
/// that goes on (gold when nothing else is left to do), `prompt` stands with the prompt. `cost` is shown with
/// `costIcon`.
struct Button
{
    Name id;
    ButtonRole role = ButtonRole::action;
    Name icon;
    Text label;
    Text hint;
    Text reason;
    std::int16_t cost = 0;
    Name costIcon;
    ButtonLook look = ButtonLook::plain;
    friend bool operator==(const Button&, const Button&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("id", self.id);
        visit("role", self.role);
        visit("icon", self.icon);
        visit("label", self.label);
        visit("hint", self.hint);
        visit("reason", self.reason);
        visit("cost", self.cost);
        visit("costIcon", self.costIcon);
        visit("look", self.look);
    }
};

/// An answer that the viewer may let stand, such as to pass until something of theirs is a target. While it
/// stands, `button` is pressed for them, at a drawn time, whenever it can be and `holds`; where it can be and
/// does not hold, or this is no longer offered, it stands no more. It is no move, and nobody is told of it.
/// But all see whether an answer comes by itself: which ones there are, and what holds, follows from what
/// everybody may know.
struct Standing
{
    Name id;
    Name button;
    Text label;
    Text hint;
    bool holds = false;
    friend bool operator==(const Standing&, const Standing&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("id", self.id);
        visit("button", self.button);
        visit("label", self.label);
        visit("hint", self.hint);
        visit("holds", self.holds);
    }
};

/// How it ended, or stands at the end.
struct Outcome
{
    Seats winners;
    /// Why, in the rules' words.
    Text reason;
    friend bool operator==(const Outcome&, const Outcome&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("winners", self.winners);
        visit("reason", self.reason);
    }
};

/// One place of the circle that all look at in the dark. A press on it presses `button`, none where it is
/// empty. It is a seat's, or shows `face`.
struct NightSpot
{
    Name button;
    Seat seat;
    Name face;
    Text name;
    /// The viewer has chosen it.
    bool isChosen = false;
    /// Whoever else has chosen it, of those whose choices the viewer sees.
    Seats others;
    friend bool operator==(const NightSpot&, const NightSpot&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("button", self.button);
        visit("seat", self.seat);
        visit("face", self.face);
        visit("name", self.name);
        visit("isChosen", self.isChosen);
        visit("others", self.others);
    }
};

/// The voice in the dark now: it opens a step of a script, says nothing new, or closes it.
enum class NightPart : std::uint8_t
{
    opening,
    acting,
    closing
};
constexpr auto enumNames(NightPart)
{
    return std::array<std::string_view, 3>{"opening", "acting", "closing"};
}

/// The calm screen that stands in place of the table while people sit in the dark, alike for all but its
/// words (those of the prompt) and what lies on it: spots in a circle round one card.
struct NightScreen
{
    Text title;
    /// The shipped script that has the words of this night (`nights` of a game), the step of it that runs, by
    /// its hook, and what is said of it: the same for everybody.
    std::string script;
    std::string hook;
    NightPart part = NightPart::acting;
    /// The step is the viewer's: what they choose counts.
    bool isCalled = false;
    std::vector<NightSpot> spots;
    /// The face of the card in the middle, empty while it lies face down. `isTurned` for all at once, whether
    /// or not there is something to see.
    Name card;
    bool isTurned = false;
    friend bool operator==(const NightScreen&, const NightScreen&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("title", self.title);
        visit("script", self.script);
        visit("hook", self.hook);
        visit("part", self.part);
        visit("isCalled", self.isCalled);
        visit("spots", self.spots);
        visit("card", self.card);
        visit("isTurned", self.isTurned);
    }
};

struct Scene
{
    /// Scenario or table, such as "Valley of Fate", and where in the match we are, such as "round 9".
    Text place;
    Text moment;
    /// How the match ends, for the corner of the shared screen, in two lines.
    Text goal;
    Text goalDetail;
    /// Seats that have the turn: one, or several in simultaneous steps.
    Seats active;
    /// `aloud` may answer and need not, active or not; the first to say so goes first. The last of their
    /// buttons beside the actions that is a whole offer wants nothing: it is pressed for all of them where
    /// nobody wants to. `open` are active seats whose answer all may see, such as a thumb. Persons who share
    /// a screen speak up, or show it, and nobody is waited for behind the gate.
    Seats aloud;
    Seats open;
    /// "Your day" for the viewer whose turn it is, "Mira's day" for others.
    Text turn;
    /// What somebody has begun and what it still owes, for all who watch: "Mira plays Archer. Still to lay:
    /// 1×1." Empty while nothing is underway.
    Text underway;
    std::vector<Phase> phases;
    std::int8_t phase = -1;
    Prompt prompt;
    std::vector<Button> buttons;
    std::vector<Standing> standing;
    /// The next steps of a run (Timer::isRun), the one that comes next first.
    std::vector<Phase> coming;
    std::vector<Board> boards;
    std::vector<Zone> zones;
    std::vector<Panel> panels;
    std::vector<Piece> pieces;
    std::vector<Arrow> arrows;
    std::vector<Layer> layers;
    std::optional<Outcome> outcome;
    /// The end in one line, where all win or lose together: "The kingdom stands". Else it is said who has
    /// won.
    Text ending;
    /// In the dark; none by day.
    std::optional<NightScreen> night;
    /// The turns of a cycle in their order, and which of them is on, -1 for none; empty where turns are not
    /// counted.
    std::vector<CycleTurn> cycle;
    std::int8_t cycleAt = -1;
    std::optional<Ballot> ballot;
    /// Why the viewer can neither point nor react now; empty where they can.
    Text silence;
    /// The zone whose cards say who the viewer may become, or is: as long as it is named, they are seen large
    /// and side by side over the table. Empty where nothing of that is to be chosen or learnt.
    Name identity;
    friend bool operator==(const Scene&, const Scene&) = default;
    static void describe(auto& self, auto& visit)
    {
        // Fields that change often come first: a difference then names them in fewer bytes.
        visit("active", self.active);
        visit("turn", self.turn);
        visit("pieces", self.pieces);
        visit("prompt", self.prompt);
        visit("buttons", self.buttons);
        visit("panels", self.panels);
        visit("phase", self.phase);
        visit("boards", self.boards);
        visit("zones", self.zones);
        visit("phases", self.phases);
        visit("place", self.place);
        visit("moment", self.moment);
        visit("goal", self.goal);
        visit("goalDetail", self.goalDetail);
        visit("outcome", self.outcome);
        visit("night", self.night);
        visit("cycle", self.cycle);
        visit("cycleAt", self.cycleAt);
        visit("ballot", self.ballot);
        visit("aloud", self.aloud);
        visit("open", self.open);
        visit("silence", self.silence);
        visit("identity", self.identity);
        visit("arrows", self.arrows);
        visit("layers", self.layers);
        visit("ending", self.ending);
        visit("standing", self.standing);
        visit("coming", self.coming);
        visit("underway", self.underway);
    }
};

} // namespace tablewood
