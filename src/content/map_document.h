#pragma once

#include "kernel/cell.h"
#include "kernel/scene.h"
#include "kernel/text.h"

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Maps that people draw, as the window and the command line know them. A game that has maps implements
/// these: what they are made of, what may be done, and what is wrong is its to say.
namespace tablewood {

/// A space of one of the maps of a document; it may lie a space beyond the edge, where a token stands.
struct MapSpot
{
    std::uint8_t map = 0;
    Cell at;
    friend constexpr auto operator<=>(const MapSpot&, const MapSpot&) = default;
};

/// Numbers of players: a bit for each, the lowest for one.
using MapPlayers = std::uint8_t;
inline constexpr MapPlayers kAllMapPlayers = 0b1111;

/// What can be seen and locked by itself, the highest first.
enum class MapLayer : std::uint8_t
{
    start,
    features,
    ends,
    sites,
    ground
};
inline constexpr std::size_t kMapLayers = 5;

/// How something lies in the hand before it is laid.
struct MapPose
{
    /// Quarter turns clockwise, after the flip.
    std::uint8_t turns = 0;
    bool isFlipped = false;
    friend bool operator==(const MapPose&, const MapPose&) = default;
};

/// Something that can be laid on a map.
struct MapStamp
{
    /// "tile:A1", "ground:path", "site:first", "spawn:2", "exit", "feature:lava", "start:0G".
    std::string key;
    MapLayer layer = MapLayer::ground;
    Text name;
    /// A second line: what it does in the game. May be empty.
    Text hint;
    /// The terrain of the look that paints it, or empty where `figure` does.
    std::string terrain;
    /// The figure of the look and its variant, as of a Piece.
    std::string figure;
    std::string variant;
    /// A letter or number on it, such as of a card.
    std::string label;
    /// How many there are still to lay; -1 for as many as one likes.
    int left = -1;
    /// What it covers from where it is laid, without a turn; one space where it is empty. A stamp of several
    /// spaces is laid once, others are painted space by space.
    std::vector<Cell> cells;
};

/// Stamps that stand together.
struct MapGroup
{
    std::string key;
    Text name;
    std::vector<MapStamp> stamps;
};

/// A kind of ground: its sign in the rows of a map, and the terrain of the look that paints it.
struct MapTerrain
{
    char sign = '.';
    std::string terrain;
    Text name;
};

/// A map of a document. `rows` has a sign for each space; `kNoMapSpace` where there is none.
inline constexpr char kNoMapSpace = 'x';
struct MapSheet
{
    std::string key;
    Text name;
    int columns = 0;
    int rows = 0;
};

/// Something that lies on a map or at its edge.
struct MapItem
{
    /// What it is, as the stamp that lays it.
    std::string stamp;
    MapLayer layer = MapLayer::features;
    MapSpot at;
    MapPlayers players = kAllMapPlayers;
    /// The terrain, or the figure and variant of the look, that paints it.
    std::string terrain;
    std::string figure;
    std::string variant;
    std::string label;
    Text name;
    friend bool operator==(const MapItem&, const MapItem&) = default;
};

/// A tile of the box, or land that was drawn without one: it has a seam round it.
struct MapTileArea
{
    std::string stamp;
    std::uint8_t map = 0;
    std::vector<Cell> cells;
    MapPlayers players = kAllMapPlayers;
    friend bool operator==(const MapTileArea&, const MapTileArea&) = default;
};

/// A way from a spawn towards an exit, space by space.
struct MapWay
{
    int number = 1;
    std::vector<MapSpot> spaces;
    /// Its first step comes from here and its last goes there: beyond the edge.
    std::optional<MapSpot> from;
    std::optional<MapSpot> to;
    friend bool operator==(const MapWay&, const MapWay&) = default;
};

/// How grave a fault is.
enum class MapGravity : std::uint8_t
{
    /// A match cannot be set up.
    fault,
    /// It can, and will not go as somebody would want.
    warning,
    /// Worth knowing.
    note
};

/// Something that a check says.
struct MapFault
{
    /// Of which check it is, such as "spawn-without-way"; the same for as long as it is said.
    std::string key;
    MapGravity gravity = MapGravity::fault;
    Text title;
    Text sentence;
    std::optional<MapSpot> at;
    /// The field that would mend it, such as "stack.2"; empty where it lies on the map.
    std::string field;
    /// What `MapDocument::repair` takes, and what its button says; empty where a person has to decide.
    std::string repair;
    Text repairName;
    friend bool operator==(const MapFault&, const MapFault&) = default;
};

/// What was checked: faults, the gravest first, and how many checks found nothing.
struct MapReport
{
    std::vector<MapFault> faults;
    int passed = 0;
    bool isPlayable() const { return faults.empty() || faults.front().gravity != MapGravity::fault; }
};

/// What a form asks for: a number within bounds, words, one of some choices, or any of them.
enum class MapFieldKind : std::uint8_t
{
    heading,
    number,
    words,
    choice,
    choices,
    players,
    /// Is only read.
    fact
};

struct MapFieldChoice
{
    std::string value;
    Text name;
    /// Cannot be chosen, and why: "not yet".
    Text whyNot;
    friend bool operator==(const MapFieldChoice&, const MapFieldChoice&) = default;
};

/// A line of a form. `value` is a number, words, the value chosen, the values chosen with a space between, or
/// the players as digits ("134").
struct MapField
{
    std::string key;
    MapFieldKind kind = MapFieldKind::words;
    Text name;
    Text hint;
    std::string value;
    int least = 0;
    int most = 0;
    std::vector<MapFieldChoice> choices;
    friend bool operator==(const MapField&, const MapField&) = default;
};

/// A card of the stacks, by what its back says.
struct MapCard
{
    /// "0G", "C1", "blank".
    std::string key;
    /// A row of the supply: "green", "yellow", "red", "more".
    std::string group;
    std::string label;
    /// How the stripe on its back looks; empty for none.
    std::string variant;
    Text name;
    /// In the box, and in the stacks and on the map of these players.
    int copies = 0;
    int used = 0;
};

/// The stacks for a number of players.
struct MapStacks
{
    /// Whether these players have stacks of their own, and not those of all.
    bool isOwn = false;
    /// By spawn, the top card first: keys of cards.
    std::vector<std::vector<std::string>> stacks;
    /// What lies on the map in round 1, by the nearest spawn.
    std::vector<std::vector<std::string>> start;
    /// For each round from the first: squares of enemies that come, and that bots cover about.
    std::vector<int> comes;
    std::vector<int> covered;
};

/// Why an edit does nothing, in one sentence; nothing where it was done.
using MapRefusal = std::optional<Text>;

/// A map that is being drawn. It may be wrong meanwhile; each edit can be taken back.
class MapDocument
{
public:
    MapDocument() = default;
    MapDocument(const MapDocument&) = delete;
    MapDocument& operator=(const MapDocument&) = delete;
    virtual ~MapDocument() = default;

    /// The file as it is kept: the same document has the same text, in an order that stays.
    virtual std::string text() const = 0;
    virtual std::string name() const = 0;

    /// A number of what it holds: after undo it is the number from before. So a window knows whether it
    /// differs from what was saved.
    virtual std::uint64_t version() const = 0;
    virtual bool canUndo() const = 0;
    virtual bool canRedo() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;
    /// The next edit is undone by itself; those of one stroke go together.
    virtual void rest() = 0;

    // What there is to see ---------------------------------------------------------------------------------
    virtual const std::vector<MapTerrain>& terrains() const = 0;
    virtual std::vector<MapSheet> sheets() const = 0;
    /// The signs of a row; valid until the next edit.
    virtual std::string_view row(std::uint8_t map, int row) const = 0;
    virtual std::vector<MapTileArea> tiles() const = 0;
    /// What lies there for so many players; 0 for what lies there for any.
    virtual std::vector<MapItem> items(int players) const = 0;
    virtual std::vector<MapWay> ways() const = 0;
    virtual std::vector<MapGroup> palette(int players) const = 0;
    /// What a space holds, for who hears it, the ground first.
    virtual std::vector<Text> wordsAt(MapSpot spot, int players) const = 0;
    /// The stamp that laid what is seen there, the highest layer first; empty for none.
    virtual std::string stampAt(MapSpot spot, int players) const = 0;

    // Edits on the map, of what the numbers of players in `players` have -----------------------------------
    virtual MapRefusal stamp(const std::string& stamp, std::span<const MapSpot> spots, MapPose pose,
                             MapPlayers players) = 0;
    /// The ground that hangs together with a spot and is like it.
    virtual MapRefusal fill(const std::string& stamp, MapSpot spot, MapPlayers players) = 0;
    /// Takes away what lies highest, or what lies in one layer.
    virtual MapRefusal erase(std::span<const MapSpot> spots, std::optional<MapLayer> layer,
                             MapPlayers players) = 0;
    /// What lies in a rectangle of spaces goes by so many columns and rows.
    virtual MapRefusal move(MapSpot first, MapSpot last, Cell by) = 0;
    /// What lies in a rectangle, as text that `paste` reads, also in another document.
    virtual std::string copy(MapSpot first, MapSpot last) const = 0;
    virtual MapRefusal paste(const std::string& text, MapSpot at, MapPose pose) = 0;
    /// The way of a spawn goes over these spaces from now on: after the last of them that it had already, or
    /// from its beginning.
    virtual MapRefusal drawWay(int number, std::span<const MapSpot> spaces) = 0;
    virtual MapRefusal resize(std::uint8_t map, int columns, int rows) = 0;

    // Forms ------------------------------------------------------------------------------------------------
    /// What can be said of what lies on a spot; of the whole map where there is none.
    virtual std::vector<MapField> fields(std::optional<MapSpot> spot, int players) const = 0;
    virtual MapRefusal setField(std::optional<MapSpot> spot, int players, const std::string& key,
                                const std::string& value) = 0;
    virtual MapRefusal repair(const std::string& repair) = 0;

    // Waves ------------------------------------------------------------------------------------------------
    virtual std::vector<MapCard> cards(int players) const = 0;
    virtual MapStacks stacks(int players) const = 0;
    /// A stack for these players, the top card first. They have stacks of their own from then on, where
    /// others have others.
    virtual MapRefusal setStack(int players, std::size_t stack, const std::vector<std::string>& cards) = 0;
    /// These players have the stacks of those, or the ones of all where `from` is 0.
    virtual MapRefusal copyStacks(int from, int players) = 0;
};

/// A map to begin with.
struct MapTemplate
{
    /// "beginner"
    std::string key;
    Text name;
    Text line;
};

/// What a game offers to who draws maps of it. Knows the content of the game alone, and never changes: checks
/// may run on any thread.
class MapMaker
{
public:
    MapMaker() = default;
    MapMaker(const MapMaker&) = delete;
    MapMaker& operator=(const MapMaker&) = delete;
    virtual ~MapMaker() = default;

    virtual const std::vector<MapTemplate>& templates() const = 0;
    virtual std::unique_ptr<MapDocument> fresh(std::string_view templateKey) const = 0;
    /// Reads what `MapDocument::text` wrote, also where it is wrong as a map. Throws InputErrors where it is
    /// no such file; `file` names it there.
    virtual std::unique_ptr<MapDocument> read(const std::string& text, const std::string& file) const = 0;
    /// What is wrong with a file of maps, read anew from its text.
    virtual MapReport check(const std::string& text) const = 0;
};

} // namespace tablewood
